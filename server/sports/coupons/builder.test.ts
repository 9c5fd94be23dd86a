import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEPT_AS_IT_IS, refusalTo } from '../../audit/testing-audit.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { answerCoupons } from './accept-coupons.ts'
import { voidBets } from '../trading/operate.ts'
import { settleSports } from '../settlement/settle.ts'
import {
  bettingAt,
  couponsOf,
  one,
  place,
  wallet,
  type Asked,
  type AskedPick,
} from '../testing-coupons.ts'
import { playingAt } from '../testing-in-play.ts'
import { ending, incident, openMatch, phase, type TestMatch } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({ perMinute: { joinedPricesOfAddress: 60 } })
})
afterAll(() => house.close())

const { findings, pickOf, newPlayer } = bettingAt(() => house)
const { inPlay, tick, waitOut } = playingAt(() => house)

const HOME = { market: 'match-result', selection: '1' }
const BOTH = { market: 'both-score', selection: 'yes' }
const OVER = { market: 'total-goals.14', selection: 'over' }

const together = async (
  { eventID }: TestMatch,
  ...selections: readonly { market: string; selection: string }[]
) => (await visitor(house).call('betframe/builder', { eventID, selections: [...selections] })).data

async function built(match: TestMatch, ...selections: (typeof HOME)[]): Promise<AskedPick> {
  const { market, odds } = await together(match, ...selections)
  if (market === null || odds === null) throw new Error('they have a price together')
  return { eventID: match.eventID, market, selection: 'all', odds }
}

describe('selections of one match together', () => {
  it('SPORT builder: are priced as one, placed, shown, sold in part and paid, alone and beside other matches, and the audit works it all out again', async () => {
    const match = await openMatch(house, { clubs: [0, 1] })
    const other = await openMatch(house, { clubs: [2, 3] })
    const third = await openMatch(house, { clubs: [4, 5] })
    const priced = await together(match, HOME, BOTH)
    expect(priced).toMatchObject({ market: 'builder:both-score=yes+match-result=1', problem: null })
    const singles = [
      await pickOf(match, 'match-result', '1'),
      await pickOf(match, 'both-score', 'yes'),
    ]
    const [home = 0, both = 0] = singles.map(({ odds }) => odds)
    expect(priced.odds).toBeGreaterThan(Math.max(home, both))
    const player = await newPlayer(1_000)
    const pick = await built(match, HOME, BOTH)
    const [coupon] = await place(player, one(pick))
    expect(coupon?.legs).toMatchObject([
      { kind: 'builder', selection: 'all', odds: pick.odds, parts: [BOTH, HOME] },
    ])
    const offer = coupon?.cashOut?.offers.find(({ tenths }) => tenths === 5)
    await player.client.call('betframe/cashout', {
      couponID: coupon?.couponID ?? 0,
      tenths: 5,
      price: offer?.price ?? 0,
    })
    const away = await pickOf(other, 'match-result', '2')
    const draw = await pickOf(third, 'match-result', 'X')
    const kind = 'combination' as const
    await place(player, { kind, stake: 10, selections: [pick, away] })
    await place(player, { kind: 'system', sizes: [2], stake: 10, selections: [pick, away, draw] })
    const before = (await wallet(player)).balance
    await match.play(2, 1)
    await other.play(0, 1)
    await third.play(1, 0)
    await settleSports(house)
    const [system, combined, single] = await couponsOf(player)
    const paid = pick.odds * away.odds * 10
    expect(single?.payout).toBeCloseTo(pick.odds * 50 + (offer?.price ?? 0), 4)
    expect([combined?.payout, system?.payout].map((sum) => Math.round((sum ?? 0) * 100))).toEqual(
      [paid, paid].map((sum) => Math.round(sum * 100)),
    )
    expect((await wallet(player)).balance - before).toBeCloseTo(pick.odds * 50 + 2 * paid, 1)
    expect(await findings()).toEqual([])
    const of = `where member_id = ${player.memberId} and coupon_id = ${coupon?.couponID}`
    const others = JSON.stringify([
      { market: { kind: 'odd-even', period: 'match', line: null }, selection: 'odd' },
    ])
    expect(
      await findings([
        `update sports_coupon_legs set market = jsonb_set(market, '{parts}', '${others}') ${of}`,
      ]),
    ).toContain('coupon-not-as-taken')
    expect(await findings([`update sports_coupon_legs set odds = odds + 10 ${of}`])).toContain(
      'coupon-odds-not-ours',
    )
    expect(
      await refusalTo(house, `update sports_coupon_legs set market_key = 'builder:' ${of}`),
    ).toMatch(KEPT_AS_IT_IS)
  })

  it('SPORT builder: what adds nothing, cannot be or may be given back is locked by name, and refused by name where it is placed all the same', async () => {
    const match = await openMatch(house, { clubs: [6, 7] })
    const { eventID } = match
    const { locked, market } = await together(match, HOME)
    expect(market).toBeNull()
    const why = (name: string, selection: string) =>
      locked.find((each) => each.market === name && each.selection === selection)?.why
    expect(why('match-result', 'X')).toBe('impossible')
    expect(why('home-goals.2', 'over')).toBe('implied')
    expect(why('draw-no-bet', '1')).toBe('may-be-void')
    expect(why('total-goals.14', 'over')).toBeUndefined()
    const player = await newPlayer(100)
    const refusalOf = async (name: string, selection = 'all', odds = 2) => {
      const { data } = await player.client.refused(
        'betframe/place_coupon',
        one({ eventID, market: name, selection, odds }, 10),
      )
      return [data.refusal, 'why' in data ? data.why : null]
    }
    for (const [name, refusal] of [
      ['builder:match-result=1+match-result=X', ['selections-not-together', 'impossible']],
      ['builder:home-goals.2=over+match-result=1', ['selections-not-together', 'implied']],
      ['builder:draw-no-bet=1+total-goals.10=over', ['selections-not-together', 'may-be-void']],
      ['builder:match-result=1+both-score=yes', ['selection-unknown', null]],
      ['builder:match-result=1', ['selection-unknown', null]],
      ['builder:both-score=yes+no-market=1', ['selection-unknown', null]],
      ['builder:=+=', ['selection-unknown', null]],
    ] as const)
      expect([name, await refusalOf(name)]).toEqual([name, refusal])
    const pick = await built(match, HOME, BOTH, OVER)
    expect(await refusalOf(pick.market, 'all', pick.odds - 0.5)).toMatchObject([
      'odds-changed',
      null,
    ])
    const payload: Asked = {
      kind: 'combination',
      stake: 10,
      selections: [pick, { ...HOME, eventID, odds: 2 }],
    }
    expect((await player.client.refused('betframe/place_coupon', payload)).data.refusal).toBe(
      'same-event',
    )
    const wrong = one(pick, 100_000)
    expect((await player.client.refused('betframe/place_coupon', wrong)).data.refusal).toMatch(
      /amount-out-of-range|insufficient-funds/,
    )
    expect(await wallet(player)).toEqual({ balance: 100, held: 0 })
    const { booked } = await house.database.db
      .selectFrom('sports_offers')
      .select(({ fn }) => fn.sum<string>('booked').as('booked'))
      .where('event_id', '=', BigInt(eventID))
      .executeTakeFirstOrThrow()
    expect(Number(booked)).toBe(0)
    await place(player, one(pick, 10))
    const rows = await house.database.db
      .selectFrom('sports_offers')
      .select('market_key')
      .where('event_id', '=', BigInt(eventID))
      .where('booked', '>', 0n)
      .orderBy('market_key')
      .execute()
    expect(rows.map((row) => row.market_key)).toEqual([
      'both-score',
      'match-result',
      'total-goals.14',
    ])
    for (const selections of [[], [HOME, HOME], [{ market: 'x', selection: 'y' }]])
      await player.client.refused('betframe/builder', { eventID, selections })
    expect(await findings()).toEqual([])
  })

  it('SPORT builder: in play it waits, is looked at again at the joint price, is lost with its first lost selection, and a goal between refuses it', async () => {
    const match = await inPlay([8, 9])
    const player = await newPlayer(1_000)
    const under = { market: 'total-goals.10', selection: 'under' }
    const pick = await built(match, HOME, under)
    const [asked] = await place(player, one(pick))
    expect(asked).toMatchObject({ status: 'pending' })
    await waitOut(match)
    await answerCoupons(house)
    const [taken] = await couponsOf(player)
    expect(taken).toMatchObject({ status: 'open', legs: [{ isLive: true, odds: pick.odds }] })
    expect(taken?.cashOut?.offers.length).toBeGreaterThan(0)
    await place(player, one(await built(match, HOME, under)))
    const goal = incident({ kind: 'goal', side: 'away', half: 'first', minute: 2 })
    await match.feed(goal)
    await tick(match, 6_000)
    await answerCoupons(house)
    expect((await couponsOf(player))[0]).toMatchObject({
      status: 'refused',
      refusal: 'selection-suspended',
    })
    await match.feed(goal, goal)
    for (let second = 0; second < 124; second += 4) await tick(match, 4_000, 3)
    await settleSports(house)
    // Three goals are there: one selection is lost, whatever becomes of the other.
    expect((await couponsOf(player))[1]).toMatchObject({
      status: 'lost',
      legs: [{ result: 'lose' }],
    })
    expect(await findings()).toEqual([])
  })

  it('SPORT builder: is given back where one of its selections is and none is lost, and what is ruled afterwards corrects it', async () => {
    const match = await openMatch(house, { clubs: [0, 2] })
    const player = await newPlayer(1_000)
    const pick = await built(match, HOME, OVER)
    await place(player, one(pick))
    await match.play(4, 0)
    await settleSports(house)
    expect(await couponsOf(player)).toMatchObject([{ status: 'won' }])
    const actor = { kind: 'command', name: 'trader', why: 'miscounted' } as const
    const traded = { eventId: BigInt(match.eventID), market: 'total-goals.14' }
    expect(await voidBets(house.database.db, actor, traded, house.clock())).toBeNull()
    await settleSports(house)
    expect(await couponsOf(player)).toMatchObject([{ status: 'void', legs: [{ result: 'void' }] }])
    expect(await wallet(player)).toEqual({ balance: 1_000, held: 0 })
    const broken = await openMatch(house, { clubs: [3, 5] })
    const scored = { market: 'home-goals.2', selection: 'over' }
    const draw = { market: 'match-result', selection: 'X' }
    await place(player, one(await built(broken, scored, draw)))
    const goal = incident({ kind: 'goal', side: 'home', half: 'first', minute: 9 })
    await broken.feed(phase('first-half'), goal, ending('abandoned'))
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'void' })
    expect(await findings()).toEqual([])
  })
})

it('SPORT builder: what is joined is worked out once, and an address has no more of it worked out than its share', async () => {
  const match = await openMatch(house, { clubs: [8, 9] })
  const first = await together(match, HOME, BOTH)
  const { markets } = (await visitor(house).call('betframe/event', { eventID: match.eventID })).data
  const others = markets.flatMap(({ market, selections }) =>
    selections.map(({ selection }) => ({ market, selection })),
  )
  const answers: string[] = []
  for (const other of others.slice(0, 90)) {
    const payload = { eventID: match.eventID, selections: [OVER, other] }
    const { code, data } = await visitor(house).post({
      api: { class: 'betframe', method: 'builder' },
      data: payload,
    })
    answers.push(code === 200 ? 'told' : (data as { refusal: string }).refusal)
  }
  expect(answers).toContain('told')
  expect(answers).toContain('too-many-calls')
  expect(await together(match, HOME, BOTH)).toEqual(first)
})
