/** Several coupons of one request are held to what they would be held to if they were sent one after the other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerFreeBets, purseOf } from '../../bonus/testing.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import {
  bettingAt,
  couponsOf,
  one,
  place,
  refusalOf,
  wallet,
  type Asked,
  type AskedPick,
  type CouponRefusal,
  type Player,
} from '../testing-coupons.ts'
import { freeBetsAt } from '../testing-free-bets.ts'
import { playingAt } from '../testing-in-play.ts'
import { openMatch, type TestMatch } from '../testing.ts'
import { answerCoupons } from './accept-coupons.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({
    perMinute: { joinedPricesOfAddress: 10_000, playsOfMember: 10_000 },
  })
})
afterAll(() => house.close())

const { findings, pickOf, newPlayer, shown } = bettingAt(() => house)
const { inPlay, tick, waitOut } = playingAt(() => house)
const { freely, left, withFreeBets } = freeBetsAt(() => house, { offerFreeBets, purseOf })

const RICH = 2_000_000
const OUTCOME_MAX = 500_000
const FOUR_ALL = { market: 'correct-score', selection: '4-4' }

type Named = Pick<AskedPick, 'market' | 'selection'>

const singles = (picks: readonly AskedPick[], stake: number): Asked => ({
  kind: 'single',
  stake,
  selections: [...picks],
})
/** Null where it is taken. */
async function answerTo({ client }: Player, asked: Asked): Promise<CouponRefusal | null> {
  const api = { class: 'betframe', method: 'place_coupon' }
  const { result, data } = await client.post({ api, data: asked, user: client.stored.user })
  return result ? null : (data as CouponRefusal)
}

/** Null where they have no price together. */
async function built({ eventID }: TestMatch, ...selections: Named[]): Promise<AskedPick | null> {
  const { data } = await visitor(house).call('betframe/builder', { eventID, selections })
  const { market, odds } = data
  return market === null || odds === null ? null : { eventID, market, selection: 'all', odds }
}

/** That the match ends four all, with so many corners or cards each. */
async function fourAll(match: TestMatch, count: number): Promise<AskedPick[]> {
  const { markets } = await shown(match)
  const counted = markets.filter(({ kind }) => kind === 'total-corners' || kind === 'total-cards')
  const picks: AskedPick[] = []
  for (const { market, selections } of counted)
    for (const { selection } of selections) {
      if (picks.length === count) return picks
      const pick = await built(match, FOUR_ALL, { market, selection })
      if (pick?.odds === 1_001) picks.push(pick)
    }
  throw new Error(`only ${picks.length} of ${count}`)
}

/** What is booked against a selection, in lira. */
async function bookedOn({ eventID }: TestMatch, { market, selection }: Named): Promise<number> {
  const { booked } = await house.database.db
    .selectFrom('sports_offers')
    .select('booked')
    .where('event_id', '=', BigInt(eventID))
    .where('market_key', '=', market)
    .where('selection', '=', selection)
    .executeTakeFirstOrThrow()
  return Number(booked) / 1e6
}

describe('singles of one request', () => {
  it('are refused together where one after the other would be, with the most that fits on each, and the one that finds no room by name', async () => {
    const match = await openMatch(house, { clubs: [0, 1] })
    const player = await newPlayer(RICH)
    const picks = await fourAll(match, 5)
    const [, second] = picks
    const refused = await refusalOf(player, singles(picks, 489))
    // Five win at once: each has a fifth of what the house may lose on the score.
    expect(refused).toEqual({
      refusal: 'amount-out-of-range',
      min: 1,
      max: 100,
      selections: [{ eventID: match.eventID, market: second?.market, selection: 'all' }],
    })
    expect(await bookedOn(match, FOUR_ALL)).toBe(0)
    expect(await wallet(player)).toEqual({ balance: RICH, held: 0 })
    expect((await refusalOf(player, singles(picks, 100.01))).selections).toMatchObject([
      { market: picks[4]?.market },
    ])
    await place(player, singles(picks, 100))
    expect(await bookedOn(match, FOUR_ALL)).toBe(OUTCOME_MAX)
    // No room for any, whoever asks.
    const [first] = await fourAll(match, 1)
    if (!first) throw new Error('one is there')
    expect(await refusalOf(await newPlayer(RICH), one(first, 1))).toMatchObject({ max: 0 })
    expect(await findings()).toEqual([])
  })

  it('are of one mind with the same sent one by one, whatever they are and whatever limit they meet', async () => {
    const met = new Set<string>()
    for (let seed = 1; seed <= 4; seed += 1) {
      const random = randomFrom(seed)
      const twins = [
        await openMatch(house, { clubs: [2, 3] }),
        await openMatch(house, { clubs: [2, 3] }),
      ] as const
      const names = await manyOn(twins[0], random)
      const stake = [20_000, 60_000, 100_000][seed % 3] ?? 0
      const at = ({ eventID }: TestMatch) => names.map((pick) => ({ ...pick, eventID }))
      const [together, apart] = [await newPlayer(RICH), await newPlayer(RICH)]
      const answer = await answerTo(together, singles(at(twins[0]), stake))
      const oneByOne: (CouponRefusal | null)[] = []
      for (const pick of at(twins[1])) {
        oneByOne.push(await answerTo(apart, one(pick, stake)))
        if (oneByOne.at(-1) !== null) break
      }
      const refused = oneByOne.at(-1) ?? null
      expect(answer?.refusal).toBe(refused?.refusal)
      if (!answer || !refused) continue
      const fails = names[oneByOne.length - 1]
      expect(answer.selections).toMatchObject([
        { market: fails?.market, selection: fails?.selection },
      ])
      met.add(oneByOne.length === 1 ? 'the first' : 'a later one')
      const most = answer.max ?? 0
      const beyond = Math.round(most * 100 + 1) / 100
      expect(await answerTo(together, singles(at(twins[0]), beyond))).toMatchObject({
        refusal: 'amount-out-of-range',
        max: most,
      })
      if (most > 0) await place(together, singles(at(twins[0]), most))
    }
    expect([...met]).toContain('a later one')
    expect(await findings()).toEqual([])
  }, 120_000)

  it('are refused at the one by which a match would cost too much, all its markets together', async () => {
    const match = await openMatch(house, { clubs: [5, 6] })
    const player = await newPlayer(RICH)
    const { eventID } = match
    const picks: AskedPick[] = []
    for (const { market, selections } of (await shown(match)).markets) {
      const [dearest] = selections
        .map(({ selection, odds }) => ({ selection, odds: odds ?? Infinity }))
        .filter(({ odds }) => odds < 13)
        .toSorted((one, other) => other.odds - one.odds)
      if (dearest) picks.push({ eventID, market, ...dearest })
    }
    // On any outcome less than half a million.
    const STAKE = 40_000
    let lost = 0
    const beyond = picks.slice(0, 20).find(({ odds }) => {
      lost += STAKE * (odds - 1)
      return lost > 2_000_000
    })
    if (!beyond) throw new Error('they cost enough')
    const { market, selection } = beyond
    const asked = singles(picks.slice(0, 20), STAKE)
    expect((await refusalOf(player, asked)).selections).toEqual([{ eventID, market, selection }])
    await place(player, singles(picks.slice(0, picks.indexOf(beyond)), STAKE))
    expect(await refusalOf(await newPlayer(RICH), one(beyond, STAKE))).toMatchObject({
      refusal: 'amount-out-of-range',
    })
    expect(await findings()).toEqual([])
  })

  it('count for what a member’s open coupons on one pick may pay', async () => {
    const match = await openMatch(house, { clubs: [0, 9] })
    const player = await newPlayer(RICH)
    const likely = await favourite(match)
    const { markets } = await shown(match)
    const picks: AskedPick[] = []
    for (const { market, selections } of markets.filter((each) => each.market !== likely.market))
      for (const { selection } of selections) {
        const pick = await built(match, likely, { market, selection })
        if (pick && pick.odds < 1.9) picks.push(pick)
      }
    const all = picks.slice(0, 20)
    const most = all.reduce((sum, { odds }) => sum + odds * 100_000, 0)
    expect(most).toBeGreaterThan(1_000_000)
    const refused = await refusalOf(player, singles(all, 100_000))
    const max = refused.max ?? 0
    await place(player, singles(all, max))
    const paid = (await couponsOf(player, { limit: 20 })).reduce((sum, each) => sum + each.most, 0)
    expect(paid).toBeLessThanOrEqual(1_000_000)
    expect(await bookedOn(match, likely)).toBeLessThan(OUTCOME_MAX)
    expect(paid).toBeGreaterThan(999_990)
  })

  it('are each asked for the member’s own limit with what those before them staked', async () => {
    const match = await openMatch(house, { clubs: [4, 5] })
    const player = await newPlayer(1_000)
    const picks = [
      await pickOf(match, 'match-result', '1'),
      await pickOf(match, 'both-score', 'yes'),
      await pickOf(match, 'odd-even', 'odd'),
    ]
    await player.client.call('protection/set_limit', { kind: 'stake', period: 'day', value: 50 })
    expect(await refusalOf(player, singles(picks, 20))).toMatchObject({ refusal: 'limit-reached' })
    expect(await wallet(player)).toEqual({ balance: 1_000, held: 0 })
    await place(player, singles(picks, 16))
    const poor = await newPlayer(50)
    expect(await refusalOf(poor, singles(picks, 20))).toMatchObject({
      refusal: 'insufficient-funds',
    })
    expect(await wallet(poor)).toEqual({ balance: 50, held: 0 })
  })

  it('is refused where a pick stands in it twice, by itself or with others in whatever order', async () => {
    const match = await openMatch(house, { clubs: [6, 7] })
    const player = await newPlayer(1_000)
    const home = { market: 'match-result', selection: '1' }
    const both = { market: 'both-score', selection: 'yes' }
    const pick = await built(match, home, both)
    if (!pick) throw new Error('they have a price together')
    expect((await refusalOf(player, singles([pick, pick], 10))).refusal).toBe('selection-repeated')
    const turned = { ...pick, market: 'builder:match-result=1+both-score=yes' }
    expect((await refusalOf(player, singles([pick, turned], 10))).refusal).toBe('selection-unknown')
  })
})

describe('a free bet', () => {
  it('finds the room that coupons before it have left, and no more', async () => {
    const match = await openMatch(house, { clubs: [0, 2] })
    const [first, second] = await fourAll(match, 2)
    if (!first || !second) throw new Error('two are there')
    await place(await newPlayer(RICH), one(first, 489))
    const large = await withFreeBets({ stake: 12, bets: 1 })
    expect(
      (await large.client.refused('betframe/place_coupon', await freely(large, [second]))).data,
    ).toMatchObject({ refusal: 'amount-out-of-range', max: 11 })
    expect(await left(large)).toHaveLength(1)
    const small = await withFreeBets({ stake: 11, bets: 1 })
    await place(small, await freely(small, [second]))
    expect(await bookedOn(match, FOUR_ALL)).toBe(OUTCOME_MAX)
    expect(await findings()).toEqual([])
  })
})

describe('requests at once', () => {
  it('never book more than the house may lose, of one member’s and of many’s', async () => {
    const match = await openMatch(house, { clubs: [1, 3] })
    const picks = await fourAll(match, 2)
    const players = await Promise.all(Array.from({ length: 5 }, () => newPlayer(RICH)))
    // Two of 60 each: 120,000 a request, so four fit.
    const answers = await Promise.all(
      [...players, ...players].map((player) => answerTo(player, singles(picks, 60))),
    )
    const busy = answers.filter((answer) => answer?.refusal === 'busy').length
    const taken = answers.filter((answer) => answer === null).length
    expect(taken).toBeLessThanOrEqual(4)
    expect(taken + busy).toBeGreaterThanOrEqual(4)
    expect(await bookedOn(match, FOUR_ALL)).toBe(taken * 120_000)
    for (const answer of answers)
      if (answer !== null) expect(['amount-out-of-range', 'busy']).toContain(answer.refusal)
    expect(await findings()).toEqual([])
  }, 60_000)
})

describe('coupons in play that are answered together', () => {
  it('each have the room that those before them left, by two processes at once', async () => {
    const match = await inPlay([4, 9])
    const player = await newPlayer(RICH)
    const score = { market: 'correct-score', selection: '0-1' }
    const pick = await pickOf(match, score.market, score.selection)
    const stake = Math.floor(230_000 / (pick.odds - 1))
    for (let coupon = 0; coupon < 2; coupon += 1) {
      await tick(match, 0)
      await place(player, { ...one(pick, stake), policy: 'any' })
    }
    await waitOut(match)
    // A tenth more each: there is room for one of them.
    await house.owner.pool.query(
      `update sports_offers set odds = odds + 10 * round(odds * 0.01) where event_id = $1 and market_key = $2 and selection = $3`,
      [match.eventID, score.market, score.selection],
    )
    await tick(match, 0)
    await Promise.all([answerCoupons(house), answerCoupons(house)])
    await answerCoupons(house)
    const coupons = await couponsOf(player)
    expect(coupons.map(({ status, refusal }) => `${status} ${refusal}`).toSorted()).toEqual([
      'open null',
      'refused amount-out-of-range',
    ])
    const open = coupons.find(({ status }) => status === 'open')
    expect(await bookedOn(match, score)).toBeCloseTo((open?.most ?? 0) - stake, 5)
  })
})

/** Chance that is the same every time. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

/** Between five and twenty picks of a match, alone and together. */
async function manyOn(
  match: TestMatch,
  random: (below: number) => number,
): Promise<Omit<AskedPick, 'eventID'>[]> {
  const { markets } = await shown(match)
  const offered = markets.flatMap(({ market, selections }) =>
    selections.flatMap(({ selection, odds }) =>
      odds === null ? [] : [{ market, selection, odds }],
    ),
  )
  const common = offered[random(3)]
  if (!common) throw new Error('a match has odds')
  const picks = new Map<string, Omit<AskedPick, 'eventID'>>()
  for (let tried = 0; tried < 40 && picks.size < 20; tried += 1) {
    const pick = offered[random(offered.length)]
    if (!pick) continue
    const found =
      random(3) === 0 && pick.market !== common.market ? await built(match, common, pick) : pick
    if (found)
      picks.set(`${found.market} ${found.selection}`, {
        market: found.market,
        selection: found.selection,
        odds: found.odds,
      })
  }
  return [...picks.values()]
}

async function favourite(match: TestMatch): Promise<Named> {
  const { markets } = await shown(match)
  const likely = markets
    .flatMap(({ market, selections }) =>
      selections.map(({ selection, odds }) => ({ market, selection, odds: odds ?? Infinity })),
    )
    .filter(({ market }) => market === 'match-result')
    .toSorted((a, b) => a.odds - b.odds)[0]
  if (!likely) throw new Error('a match has a favourite')
  return { market: likely.market, selection: likely.selection }
}
