import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { netPosition } from '../../bets/net-position.ts'
import { freeBetsSince } from '../../bets/turnover.ts'
import { TESTER } from '../../action/testing.ts'
import { offerFreeBets, purseOf } from '../../bonus/testing.ts'
import { setProductClosed } from '../../protection/products.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt, couponsOf, place, type AskedPick, type Player } from '../testing-coupons.ts'
import { freeBetsAt, winOf } from '../testing-free-bets.ts'
import { playingAt } from '../testing-in-play.ts'
import { ending, openMatch, phase } from '../testing.ts'
import { answerCoupons } from './accept-coupons.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, newPlayer } = bettingAt(() => house)
const { inPlay, tick, waitOut } = playingAt(() => house)
const { active, freely, latest, left, purse, withFreeBets } = freeBetsAt(() => house, {
  offerFreeBets,
  purseOf,
})

const refusalOf = async (player: Player, picks: readonly AskedPick[], more: object = {}) =>
  (await player.client.refused('betframe/place_coupon', await freely(player, picks, more)))
    .data as unknown as { refusal: string }
const openPick = async (clubs: readonly [number, number], market = 'match-result', of = '1') => {
  const match = await openMatch(house, { clubs })
  return { match, pick: await pickOf(match, market, of) }
}

describe('a free bet', () => {
  it('PROT-110 is placed without money of the member’s, and wins what is beyond its stake, as cash', async () => {
    const { match, pick } = await openPick([0, 1])
    const player = await withFreeBets({})
    expect(await left(player)).toMatchObject([{ stake: 10 }, { stake: 10 }])
    const [coupon] = await place(player, await freely(player, [pick]))
    expect(coupon).toMatchObject({ stake: 10, isFreeBet: true, status: 'open', most: winOf(pick) })
    expect(await purse(player)).toEqual([100, 0])
    expect(await left(player)).toHaveLength(1)
    await match.play(1, 0)
    await settleSports(house)
    const [ended] = await couponsOf(player)
    expect(ended).toMatchObject({ status: 'won', payout: winOf(pick), returned: 0 })
    expect(await purse(player)).toEqual([100 + winOf(pick), 0])
    expect(await active(player)).toMatchObject({ status: 'active', bets: 2, betsLeft: 1 })
    expect(await findings()).toEqual([])
  })

  it('PROT-110 loses nothing of the member’s, and its last one ends the bonus', async () => {
    const { match, pick } = await openPick([2, 3])
    const player = await withFreeBets({ bets: 1 })
    await place(player, await freely(player, [pick]))
    await match.play(0, 1)
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'lost', payout: 0 })
    expect(await purse(player)).toEqual([100, 0])
    expect(await latest(player)).toMatchObject({ status: 'spent', bets: 1, betsLeft: 0 })
    expect(await findings()).toEqual([])
  })

  it('PROT-110 wins bonus money where that is to be wagered, so many times what was won', async () => {
    const { match, pick } = await openPick([4, 5])
    const player = await withFreeBets({ bets: 1, wagering: 2 })
    await place(player, await freely(player, [pick]))
    await match.play(2, 0)
    await settleSports(house)
    const won = winOf(pick)
    expect(await purse(player)).toEqual([100, won])
    expect(await active(player)).toMatchObject({ wageringDue: 2 * won, wagered: 0, betsLeft: 0 })
    // A coupon of their own counts for it, the free bet did not.
    const { match: next, pick: own } = await openPick([6, 7])
    await place(player, { kind: 'single', stake: 100, selections: [own] })
    await next.play(1, 0)
    await settleSports(house)
    expect(await latest(player)).toMatchObject({ status: 'converted', converted: won })
    expect(await findings()).toEqual([])
  })

  it('PROT-110 goes by line in a system, which its stake is divided by', async () => {
    const games = [await openPick([0, 2]), await openPick([1, 3]), await openPick([4, 6])] as const
    const picks = games.map(({ pick }) => pick)
    const player = await withFreeBets({ stake: 12, bets: 1 })
    const system = { kind: 'system' as const }
    const uneven = await refusalOf(player, picks, { ...system, sizes: [1, 2, 3] })
    expect(uneven).toMatchObject({ refusal: 'free-bet-uneven', lines: 7, stake: 12 })
    const [coupon] = await place(player, await freely(player, picks, { ...system, sizes: [2] }))
    expect(coupon).toMatchObject({ stake: 12, lines: 3 })
    // The first two win, the third is broken off: the third is void, and each of its lines the smaller one.
    await games[0].match.play(1, 0)
    await games[1].match.play(1, 0)
    await games[2].match.feed(phase('first-half'), ending('abandoned'))
    await settleSports(house)
    const [a, b] = picks.map(({ odds }) => Math.round(odds * 100))
    const won = 4 * (((a ?? 0) * (b ?? 0)) / 10_000 - 1 + (a ?? 0) / 100 - 1 + (b ?? 0) / 100 - 1)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'won', returned: 0 })
    expect((await couponsOf(player))[0]?.payout).toBeCloseTo(won, 5)
    expect(await findings()).toEqual([])
  })

  it('PROT-111 comes back with the old expiry where it is void, and smaller where a part of its lines is', async () => {
    const games = [await openPick([0, 3]), await openPick([1, 4])] as const
    const picks = games.map(({ pick }) => pick)
    const player = await withFreeBets({ stake: 9, bets: 1 })
    const until = (await active(player))?.expiresAt
    const payload = { kind: 'system' as const, sizes: [1, 2] }
    await place(player, await freely(player, picks, payload))
    await games[0].match.feed(phase('first-half'), ending('abandoned'))
    await games[1].match.play(0, 1)
    await settleSports(house)
    // One single is void, the other lost, and with it the double.
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'part', payout: 0, returned: 3 })
    expect(await left(player)).toMatchObject([{ stake: 3 }])
    expect(await purse(player)).toEqual([100, 0])
    expect(await active(player)).toMatchObject({ expiresAt: until, bets: 2, betsLeft: 1 })
    const { match, pick } = await openPick([2, 5])
    await place(player, await freely(player, [pick]))
    await match.feed(phase('first-half'), ending('abandoned'))
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'void', payout: 0, returned: 3 })
    expect(await left(player)).toMatchObject([{ stake: 3 }])
    const net = await netPosition(house.database.db, player.memberId, new Date(0))
    expect(net).toBe(0n)
    expect(await findings()).toEqual([])
  })

  it('PROT-111 comes back from a coupon in play that was refused', async () => {
    const match = await inPlay([1, 2])
    const player = await withFreeBets({ bets: 1 })
    const [coupon] = await place(
      player,
      await freely(player, [await pickOf(match, 'match-result', '1')]),
    )
    expect(coupon).toMatchObject({ status: 'pending', isFreeBet: true })
    expect(await left(player)).toEqual([])
    await match.feed(phase('half-time'))
    await waitOut(match)
    await answerCoupons(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'refused', returned: 10 })
    expect(await left(player)).toMatchObject([{ stake: 10 }])
    expect(await purse(player)).toEqual([100, 0])
    expect(await findings()).toEqual([])
  })

  it('PROT-110 is accepted in play after its while, as any coupon', async () => {
    const match = await inPlay([3, 4])
    const player = await withFreeBets({ bets: 1 })
    const pick = await pickOf(match, 'match-result', '1')
    await place(player, await freely(player, [pick]))
    await waitOut(match)
    await tick(match, 0)
    await answerCoupons(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'open', most: winOf(pick) })
    expect(await findings()).toEqual([])
  })

  it('PROT-63 is accepted in play though losses are beyond their limit: nothing of the member’s is in it, and a coupon of their own is refused then', async () => {
    const match = await inPlay([5, 8])
    const { pick: first } = await openPick([4, 9])
    const player = await withFreeBets({ bets: 1 })
    const pick = await pickOf(match, 'match-result', '1')
    await place(player, { kind: 'single', stake: 5, selections: [pick] })
    await place(player, { kind: 'single', stake: 10, selections: [first] })
    await player.client.call('protection/set_limit', { kind: 'loss', period: 'day', value: 1 })
    await place(player, await freely(player, [pick]))
    await waitOut(match)
    await tick(match, 0)
    await answerCoupons(house)
    const coupons = await couponsOf(player)
    const answered = coupons.filter(({ isFreeBet, stake }) => isFreeBet || stake === 5)
    expect(new Map(answered.map(({ isFreeBet, status }) => [isFreeBet, status]))).toEqual(
      new Map([
        [true, 'open'],
        [false, 'refused'],
      ]),
    )
    expect(await findings()).toEqual([])
  })

  it('PROT-112 is placed once, of two requests at once and of a hundred by one', async () => {
    const { pick } = await openPick([5, 6])
    const player = await withFreeBets({ bets: 1 })
    const payload = await freely(player, [pick])
    const both = await Promise.allSettled([place(player, payload), place(player, { ...payload })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(String(both.find((each) => each.status === 'rejected')?.reason)).toContain(
      'free-bet-gone',
    )
    const other = await withFreeBets({ bets: 2 })
    const same = { ...(await freely(other, [pick])), requestId: 'one' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(other, same)))
    expect(new Set(answers.flat().map(({ couponID }) => couponID)).size).toBe(1)
    expect(await left(other)).toHaveLength(1)
    expect(await findings()).toEqual([])
  })

  it('PROT-112 is the member’s own, and its stake its own: nobody else’s, and no other amount', async () => {
    const { pick } = await openPick([6, 0])
    const [player, stranger] = [await withFreeBets({}), await newPlayer(100)]
    const payload = await freely(player, [pick])
    const gone = await stranger.client.refused('betframe/place_coupon', payload)
    expect(gone.data).toMatchObject({ refusal: 'free-bet-gone' })
    const both = await player.client.refused('betframe/place_coupon', { ...payload, stake: 10 })
    expect(both.data).toMatchObject({ refusal: 'bad-payload' })
    const { freeBetID: _, ...none } = payload
    const nothing = await player.client.refused('betframe/place_coupon', none)
    expect(nothing.data).toMatchObject({ refusal: 'bad-payload' })
    const { pick: second } = await openPick([7, 1])
    const two = { ...payload, selections: [pick, second] }
    const many = await player.client.refused('betframe/place_coupon', two)
    expect(many.data).toMatchObject({ refusal: 'bad-payload' })
    expect(await left(player)).toHaveLength(2)
  })

  it.each([
    ['odds of a pick that are too low', { oddsMin: 900 }, { oddsMin: 900 }],
    ['too few picks', { picksMin: 2 }, { picksMin: 2 }],
    ['another sport', { sports: ['tennis' as const] }, { sports: ['tennis'] }],
  ])('PROT-112 is refused by its terms for %s, and not used up', async (_what, terms, figures) => {
    const { pick } = await openPick([2, 7])
    const player = await withFreeBets(terms)
    const { data } = await player.client.refused(
      'betframe/place_coupon',
      await freely(player, [pick]),
    )
    expect(data).toMatchObject({ refusal: 'free-bet-terms', ...figures })
    expect(await left(player)).toHaveLength(2)
  })

  it('is not offered at least odds that would be rounded', async () => {
    await expect(offerFreeBets(house, { oddsMin: 1.505 })).rejects.toThrow('not-in-hundredths')
  })

  it('PROT-112 is refused as any stake is, by a limit, a pause and a closed product, and not used up', async () => {
    const { pick } = await openPick([3, 6])
    const limited = await withFreeBets({})
    await limited.client.call('protection/set_limit', { kind: 'stake', period: 'day', value: 5 })
    expect(await refusalOf(limited, [pick])).toMatchObject({ refusal: 'limit-reached' })
    expect(await left(limited)).toHaveLength(2)
    const losing = await withFreeBets({})
    await losing.client.call('protection/set_limit', { kind: 'loss', period: 'day', value: 1 })
    await place(losing, await freely(losing, [pick]))
    const product = { product: 'sportsbook', now: house.clock() } as const
    await setProductClosed(house.database.db, TESTER, { ...product, isClosed: true })
    expect(await refusalOf(losing, [pick])).toMatchObject({ refusal: 'product-closed' })
    await setProductClosed(house.database.db, TESTER, { ...product, isClosed: false })
    expect(await left(losing)).toHaveLength(1)
    expect(await findings()).toEqual([])
  })

  it('PROT-112 is refused to who is excluded, and one that waits comes back and is void', async () => {
    const match = await inPlay([2, 8])
    const player = await withFreeBets({ bets: 2 })
    const pick = await pickOf(match, 'match-result', '1')
    await place(player, await freely(player, [pick]))
    const payload = await freely(player, [pick])
    await house.owner.pool.query(
      `insert into protections (member_id, pause, paused_at, paused_until)
         values ($1, 'self-exclusion', now(), now() + interval '1 year')`,
      [player.memberId],
    )
    const { data } = await player.client.refused('betframe/place_coupon', payload)
    expect(data).toMatchObject({ refusal: expect.stringMatching(/self-excluded|member-paused/) })
    await waitOut(match)
    await answerCoupons(house)
    const { rows } = await house.owner.pool.query<{ state: string; live: bigint }>(
      `select (select state from sports_coupons c where c.member_id = $1) as state,
        (select count(*) from free_bets f where f.member_id = $1 and coupon_id is null) as live`,
      [player.memberId],
    )
    expect(rows[0]).toEqual({ state: 'refused', live: 2n })
    expect(await findings()).toEqual([])
  })

  it('PROT-112 is placed whole or not at all where the house stops in between, and then by the same request', async () => {
    const { match, pick } = await openPick([8, 9])
    const player = await withFreeBets({ bets: 1 })
    const payload = { ...(await freely(player, [pick])), requestId: 'stopped' }
    // The last thing that is written of it cannot be: all of it is taken back, as by a stop.
    await house.owner.pool.query(
      `create function no_legs() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`,
    )
    await house.owner.pool.query(
      'create trigger no_legs before insert on sports_coupon_legs execute function no_legs()',
    )
    await player.client.call('betframe/place_coupon', payload).catch(() => null)
    await house.owner.pool.query('drop trigger no_legs on sports_coupon_legs')
    await house.owner.pool.query('drop function no_legs()')
    expect(await left(player)).toHaveLength(1)
    expect(await findings()).toEqual([])
    await place(player, payload)
    expect(await left(player)).toEqual([])
    await match.play(1, 0)
    // Twice at once, as two processes would.
    await Promise.all([settleSports(house), settleSports(house)])
    expect(await purse(player)).toEqual([100 + winOf(pick), 0])
    const free = await freeBetsSince(house.database.db, '2026-01-01')
    expect(Number(free[0]?.bets)).toBeGreaterThan(0)
    expect(await findings()).toEqual([])
  })

  it('PROT-112 is no stake of the member’s own where they read what play has come to', async () => {
    const { match, pick } = await openPick([5, 0])
    const player = await withFreeBets({ bets: 1 })
    await player.client.call('protection/reality_check', { minutes: 60 })
    await place(player, await freely(player, [pick]))
    await match.play(1, 0)
    await settleSports(house)
    const { data } = await player.client.call('protection/reality_check', {})
    expect(data).toMatchObject({ staked: 0 })
    const net = await netPosition(house.database.db, player.memberId, new Date(0))
    expect(Number(net) / 1e6).toBe(winOf(pick))
  })

  it('PROT-112 can be placed no more once its time is over; what is open then is paid as cash', async () => {
    const { match, pick } = await openPick([6, 2])
    const player = await withFreeBets({ days: 1 })
    await place(player, await freely(player, [pick]))
    const [second] = await left(player)
    house.pass(2 * DAY_MS)
    try {
      await match.play(1, 0)
      await settleSports(house)
      const { rows } = await house.owner.pool.query<{ state: string; converted: bigint }>(
        'select state, converted from bonuses where member_id = $1',
        [player.memberId],
      )
      expect(rows[0]?.state).toBe('expired')
      expect(await purse(player)).toEqual([100 + winOf(pick), 0])
      expect(second).toBeDefined()
    } finally {
      house.pass(-2 * DAY_MS)
    }
    expect(await left(player)).toEqual([])
    expect(await findings()).toEqual([])
  })

  it('PROT-112 is given up with its bonus: what is open goes on, and pays by the terms', async () => {
    const { match, pick } = await openPick([7, 3])
    const cash = await withFreeBets({})
    const wagered = await withFreeBets({ wagering: 3 })
    for (const player of [cash, wagered]) {
      await place(player, await freely(player, [pick]))
      await player.client.call('bonus/cancel', { bonusID: player.bonusID })
      expect(await left(player)).toEqual([])
    }
    await match.play(1, 0)
    await settleSports(house)
    expect(await purse(cash)).toEqual([100 + winOf(pick), 0])
    expect(await purse(wagered)).toEqual([100, 0])
    expect(await latest(wagered)).toMatchObject({ status: 'cancelled', forfeited: winOf(pick) })
    expect(await findings()).toEqual([])
  })

  it('shows whoever holds its code that the house staked it', async () => {
    const { pick } = await openPick([0, 4])
    const player = await withFreeBets({ bets: 1 })
    const [coupon] = await place(player, await freely(player, [pick]))
    const { data } = await visitor(house).call('betframe/check_coupon', {
      code: coupon?.code ?? '',
    })
    expect(data).toMatchObject({ isFreeBet: true, stake: 10, returned: 0 })
  })
})
