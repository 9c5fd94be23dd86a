import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from '#contract/registry.ts'
import { KEPT_AS_IT_IS, refusalTo } from '../../audit/testing-audit.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { backdate } from '../testing-settlement.ts'
import { settleSports } from '../settlement/settle.ts'
import {
  aHundred,
  bettingAt,
  couponsOf,
  hundredths,
  one,
  place,
  refusalOf,
  wallet,
  type Asked,
  type AskedPick,
  type Player,
} from '../testing-coupons.ts'
import { clock, ending, openMatch, phase, type TestMatch } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, ...betting } = bettingAt(() => house)
const newPlayer = (funds = 10_000): Promise<Player> => betting.newPlayer(funds)

describe('what can be bet on', () => {
  it('is shown to anyone: the sports, the matches of a day with their chief odds, and a match with all of them', async () => {
    const match = await openMatch(house)
    const stranger = visitor(house)
    const { data: sports } = await stranger.call('betframe/sports', {})
    expect(sports[0]).toMatchObject({ name: 'football' })
    const { data } = await stranger.call('betframe/events', { limit: 100 })
    const event = data.find(({ eventID }) => eventID === match.eventID)
    expect(event).toMatchObject({ home: match.home, away: match.away, state: 'open', score: null })
    expect(event?.markets.map(({ market }) => market)).toEqual([
      'match-result',
      'total-goals.10',
      'both-score',
    ])
    const { data: whole } = await stranger.call('betframe/event', { eventID: match.eventID })
    expect(whole.markets).toHaveLength(event?.marketCount ?? 0)
    const implied = whole.markets
      .find(({ market }) => market === 'match-result')
      ?.selections.reduce((sum, { odds }) => sum + 1 / (odds ?? Infinity), 0)
    expect(implied).toBeGreaterThan(1)
    expect(implied).toBeLessThan(1.07)
    expect((await stranger.refused('betframe/event', { eventID: 999_999_999 })).code).toBe(404)
  })

  it('is shown as played from its first whistle on, and as over from its last', async () => {
    const match = await openMatch(house)
    const stranger = visitor(house)
    const shown = async () =>
      (await stranger.call('betframe/event', { eventID: match.eventID })).data
    await match.feed(phase('first-half'), clock('first', 3))
    expect(await shown()).toMatchObject({
      state: 'live',
      minute: 3,
      half: 'first',
      score: { home: 0, away: 0 },
    })
    const { data } = await stranger.call('betframe/events', { live: true })
    expect(data.map(({ eventID }) => eventID)).toEqual([match.eventID])
    await match.feed(phase('half-time'), phase('over'), ending('ended'))
    expect(await shown()).toMatchObject({ state: 'over', score: { home: 0, away: 0 } })
  })
})

describe('a coupon', () => {
  it('CALL-coupons/auth is a member’s own: placed, held, listed and settled by what the match came to', async () => {
    const match = await openMatch(house)
    const player = await newPlayer()
    const pick = await pickOf(match, 'match-result', '1')
    expect((await visitor(house).refused('betframe/place_coupon', one(pick))).data.refusal).toBe(
      'no-permission',
    )
    expect((await visitor(house).refused('betframe/getCoupons', {})).data.refusal).toBe(
      'no-permission',
    )
    const [coupon] = await place(player, one(pick))
    expect(coupon).toMatchObject({ status: 'open', stake: 100, odds: pick.odds, payout: 0 })
    expect(await wallet(player)).toEqual({ balance: 9_900, held: 100 })
    expect(await couponsOf(player, { status: 'open' })).toEqual([coupon])
    await match.play(2, 1)
    await settleSports(house)
    const payout = hundredths(pick)
    expect(await wallet(player)).toEqual({ balance: 9_900 + payout, held: 0 })
    expect(await couponsOf(player, { status: 'closed' })).toMatchObject([
      { status: 'won', payout, legs: [{ result: 'win', score: { home: 2, away: 1 } }] },
    ])
    expect((await player.client.refused('betframe/getCoupons', { status: 'open' })).code).toBe(404)
    const other = await newPlayer()
    expect((await other.client.refused('betframe/getCoupons', {})).code).toBe(404)
  })

  it('of several picks multiplies their odds, and is lost with the first of them', async () => {
    const [first, second, third] = [
      await openMatch(house, { clubs: [2, 3] }),
      await openMatch(house, { clubs: [4, 5] }),
      await openMatch(house, { clubs: [6, 7] }),
    ]
    const player = await newPlayer()
    const over = await pickOf(first, 'total-goals.10', 'over')
    const away = await pickOf(second, 'match-result', '2')
    const both = await pickOf(third, 'both-score', 'no')
    const combination = (...selections: AskedPick[]): Asked => ({
      kind: 'combination',
      stake: 33.33,
      selections,
    })
    const [winning] = await place(player, combination(over, away))
    const [losing] = await place(player, combination(both, over))
    const [all] = await place(player, combination(over, away, both))
    const product = hundredths(over) * hundredths(away)
    expect(winning?.odds).toBe(Math.floor(product / 100) / 100)
    await third.play(1, 1)
    await settleSports(house)
    const closed = await couponsOf(player, { status: 'closed' })
    expect(closed.map(({ couponID }) => couponID)).toEqual([all?.couponID, losing?.couponID])
    expect(closed.every(({ status, payout }) => status === 'lost' && payout === 0)).toBe(true)
    await first.play(3, 0)
    await settleSports(house)
    expect(await couponsOf(player, { status: 'open' })).toHaveLength(1)
    await second.play(0, 1)
    await settleSports(house)
    const exact = (33_330_000n * BigInt(product)) / 10_000n
    expect((await couponsOf(player, { limit: 100 })).at(-1)).toMatchObject({
      status: 'won',
      payout: Number(exact) / 1e6,
    })
    expect(await findings()).toEqual([])
  })

  it('of singles is one of each, all or none, settled each by itself', async () => {
    const [first, second] = [
      await openMatch(house, { clubs: [2, 3] }),
      await openMatch(house, { clubs: [4, 5] }),
    ]
    const player = await newPlayer(150)
    const picks = [
      await pickOf(first, 'match-result', 'X'),
      await pickOf(second, 'draw-no-bet', '1'),
    ]
    const asked = (stake: number): Asked => ({ kind: 'single', stake, selections: picks })
    expect((await refusalOf(player, asked(80))).refusal).toBe('insufficient-funds')
    expect(await wallet(player)).toEqual({ balance: 150, held: 0 })
    expect(await place(player, asked(70))).toHaveLength(2)
    expect(await wallet(player)).toEqual({ balance: 10, held: 140 })
    await first.play(1, 0)
    await second.play(2, 2)
    await Promise.all([settleSports(house), settleSports(house)])
    await settleSports(house)
    expect(await wallet(player)).toEqual({ balance: 80, held: 0 })
    const ended = await couponsOf(player)
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['lost', 'void'])
  })

  it('SPORT lines: a whole line that is met is given back, a quarter line half of it, half won or half lost', async () => {
    const match = await openMatch(house, { clubs: [8, 9] })
    const player = await newPlayer(500)
    const placed = async (market: string, selection: string, stake = 100) => {
      const pick = await pickOf(match, market, selection)
      const [coupon] = await place(player, one(pick, stake))
      return { id: coupon?.couponID, odds: pick.odds }
    }
    const level = await placed('total-goals.8', 'over')
    const halfLost = await placed('total-goals.9', 'over')
    const halfWon = await placed('asian-handicap.1', '1')
    const won = await placed('asian-handicap.-3', '2')
    await match.play(1, 1)
    await settleSports(house)
    const ended = await couponsOf(player, { status: 'closed' })
    const endOf = ({ id }: { id: number | undefined }) => {
      const { payout, legs } = ended.find(({ couponID }) => couponID === id) ?? {}
      return { payout, result: legs?.[0]?.result }
    }
    expect(endOf(level)).toEqual({ payout: 100, result: 'void' })
    expect(endOf(halfLost)).toEqual({ payout: 50, result: 'half-lose' })
    const half = (100 * (halfWon.odds + 1)) / 2
    expect(endOf(halfWon)).toEqual({ payout: expect.closeTo(half, 4), result: 'half-win' })
    expect(endOf(won)).toEqual({ payout: expect.closeTo(100 * won.odds, 4), result: 'win' })
    expect(await findings()).toEqual([])
  })

  it('CALL-coupons/dates CALL-coupons/paging is found by its day, and no page repeats or loses one', async () => {
    const match = await openMatch(house, { clubs: [8, 9] })
    const player = await newPlayer()
    const pick = await pickOf(match, 'odd-even', 'odd')
    for (let n = 1; n <= 5; n += 1) await place(player, one(pick, n))
    const stakes = async (filters: Payload<'betframe/getCoupons'>) =>
      (await couponsOf(player, filters)).map(({ stake }) => stake)
    expect(await stakes({ limit: 2 })).toEqual([5, 4])
    expect(await stakes({ limit: 2, offset: 2 })).toEqual([3, 2])
    expect(await stakes({ limit: 2, offset: 4 })).toEqual([1])
    await house.owner.pool.query(
      `update bets set placed_at = case stake when 1000000 then timestamptz '2026-03-01 23:59:59+03'
         else '2026-03-02 00:00:00+03' end where member_id = $1 and stake in (1000000, 2000000)`,
      [player.memberId],
    )
    expect(await stakes({ startDate: '2026-03-01', endDate: '2026-03-01' })).toEqual([1])
    expect(await stakes({ startDate: '2026-03-01', endDate: '2026-03-02' })).toEqual([2, 1])
    expect(await stakes({ startDate: '2026-03-03' })).toEqual([5, 4, 3])
    const { pagination } = await player.client.call('betframe/getCoupons', { limit: 1 })
    expect(pagination).toEqual({ limit: 1, offset: 0, total: 5 })
    // As they were, for the books.
    await house.owner.pool.query(
      `update bets b set placed_at = e.at from entries e where b.member_id = $1 and e.member_id = b.member_id
         and e.reference = 'stake:' || b.id`,
      [player.memberId],
    )
  })
})

describe('what is refused', () => {
  let match: TestMatch
  let other: TestMatch
  let player: Player
  let pick: AskedPick
  beforeAll(async () => {
    match = await openMatch(house, { clubs: [0, 9] })
    other = await openMatch(house, { clubs: [1, 8] })
    player = await newPlayer()
    pick = await pickOf(match, 'match-result', 'X')
  })

  it.each<[string, () => object | Promise<object>, string]>([
    [
      'a match that is not there',
      () => one({ ...pick, eventID: 999_999_999 }),
      'selection-unknown',
    ],
    [
      'a market that is not there',
      () => one({ ...pick, market: 'match-resulT' }),
      'selection-unknown',
    ],
    ['a selection that is not there', () => one({ ...pick, selection: '3' }), 'selection-unknown'],
    ['odds that were never offered', () => one({ ...pick, odds: 999 }), 'odds-changed'],
    ['odds of one', () => one({ ...pick, odds: 1 }), 'bad-payload'],
    ['odds of a thousand million', () => one({ ...pick, odds: 1e9 }), 'bad-payload'],
    ['odds as a text', () => one({ ...pick, odds: String(pick.odds) } as never), 'bad-payload'],
    ['odds of three decimals', () => one({ ...pick, odds: pick.odds + 0.001 }), 'bad-payload'],
    ['a stake of three decimals', () => one(pick, 10.005), 'bad-payload'],
    ['a stake below the least', () => one(pick, 0.99), 'amount-out-of-range'],
    ['a stake above the most', () => one(pick, 100_000.01), 'amount-out-of-range'],
    ['no pick', () => ({ kind: 'single', stake: 1, selections: [] }), 'bad-payload'],
    [
      'the same pick twice',
      () => ({ kind: 'single', stake: 1, selections: [pick, pick] }),
      'selection-repeated',
    ],
    [
      'a combination of one',
      () => ({ kind: 'combination', stake: 1, selections: [pick] }),
      'bad-payload',
    ],
    [
      'two picks of one match combined',
      async () => ({
        kind: 'combination',
        stake: 1,
        selections: [
          pick,
          await pickOf(match, 'both-score', 'yes'),
          await pickOf(other, 'both-score', 'yes'),
        ],
      }),
      'same-event',
    ],
    [
      'twenty-one picks',
      () => ({ kind: 'single', stake: 1, selections: Array.from({ length: 21 }, () => pick) }),
      'bad-payload',
    ],
    ['more than there is', () => one(pick, 10_000.01), 'insufficient-funds'],
  ])('%s', async (_what, asked, refusal) => {
    expect((await refusalOf(player, (await asked()) as Asked)).refusal).toBe(refusal)
    expect(await wallet(player)).toEqual({ balance: 10_000, held: 0 })
  })

  it('odds of three decimals by their name, whatever the policy', async () => {
    for (const policy of ['none', 'higher', 'any'] as const) {
      const asked = { ...one({ ...pick, odds: pick.odds + 0.001 }, 10), policy }
      expect(await refusalOf(player, asked)).toMatchObject({
        fields: [{ field: 'selections.0.odds', problem: 'not-in-hundredths' }],
      })
    }
  })

  it('other odds than were shown, by the member’s own policy, with those of now', async () => {
    const now = hundredths(pick)
    const asked = (policy: 'none' | 'higher' | 'any', shown: number) => ({
      ...one({ ...pick, odds: shown / 100 }, 10),
      policy,
    })
    expect(await refusalOf(player, asked('none', now - 10))).toMatchObject({
      refusal: 'odds-changed',
      selections: [
        { eventID: match.eventID, market: 'match-result', selection: 'X', odds: now / 100 },
      ],
    })
    expect((await place(player, asked('higher', now - 10)))[0]?.odds).toBe(now / 100)
    expect((await refusalOf(player, asked('higher', now + 30))).refusal).toBe('odds-changed')
    // A tenth less than was shown, and no more.
    const most = Math.floor(now / 0.9)
    expect((await place(player, asked('any', most)))[0]?.odds).toBe(now / 100)
    expect((await refusalOf(player, asked('any', most + 1))).refusal).toBe('odds-changed')
  })

  it('PROT-56 what may not be staked: an account that is closed, a limit of the member’s own, with what is left of it', async () => {
    const limited = await newPlayer()
    const limit = { kind: 'stake', period: 'day', value: 50 } as const
    await limited.client.call('protection/set_limit', limit)
    expect(await refusalOf(limited, one(pick, 50.01))).toMatchObject({ limit: 50, left: 50 })
    await place(limited, one(pick, 50))
    const used = { refusal: 'limit-reached', kind: 'stake', period: 'day', limit: 50, left: 0 }
    expect(await refusalOf(limited, one(pick, 1))).toMatchObject(used)
    const paused = await newPlayer()
    await house.owner.pool.query(
      `insert into protections (member_id, pause, paused_at, paused_until)
         values ($1, 'self-exclusion', now(), now() + interval '1 year')`,
      [paused.memberId],
    )
    expect(['self-excluded', 'member-paused']).toContain(
      (await refusalOf(paused, one(pick))).refusal,
    )
  })

  it('what the house could lose too much by, with the largest stake that fits', async () => {
    const rich = await newPlayer(1_000_000)
    const likely = await pickOf(other, 'correct-score', '0-0')
    const refused = await refusalOf(rich, one(likely, 100_000))
    expect(refused).toMatchObject({ refusal: 'amount-out-of-range', min: 1 })
    const max = refused.max ?? 0
    expect(max * likely.odds - max).toBeLessThanOrEqual(500_000)
    expect((max + 1) * (likely.odds - 1)).toBeGreaterThan(499_999)
    await place(rich, one(likely, max))
    const again = await refusalOf(await newPlayer(), one(likely, 100))
    expect(again).toMatchObject({ refusal: 'amount-out-of-range' })
    expect(again.max).toBeLessThan(1)
  })

  it('a match whose hour has come, or that has begun before it', async () => {
    const late = await openMatch(house, { clubs: [2, 9], inMs: 60_000 })
    const early = await openMatch(house, { clubs: [3, 8] })
    const picks = [
      await pickOf(late, 'match-result', '1'),
      await pickOf(early, 'match-result', '1'),
    ]
    await early.feed(phase('first-half'))
    house.pass(60_001)
    try {
      for (const [at, refusal] of ['selection-closed', 'selection-suspended'].entries()) {
        const each = picks[at] ?? pick
        expect(await refusalOf(player, one(each))).toMatchObject({
          refusal,
          selections: [{ eventID: each.eventID }],
        })
      }
    } finally {
      house.pass(-60_001)
    }
  })
})

describe('a request', () => {
  it('is one coupon though it is sent a hundred times at once, and never another; without an id each is meant', async () => {
    const match = await openMatch(house, { clubs: [5, 6] })
    const player = await newPlayer(1_000)
    const pick = await pickOf(match, 'both-score', 'yes')
    const payload = { ...one(pick, 10), requestId: 'bir' }
    expect(new Set(await aHundred(player, payload)).size).toBe(1)
    expect(await wallet(player)).toEqual({ balance: 990, held: 10 })
    expect((await refusalOf(player, { ...payload, stake: 11 })).refusal).toBe('reference-reused')
    const each = await aHundred(player, one(pick, 9))
    expect(new Set(each).size).toBe(each.length)
    expect((await wallet(player)).held).toBe(10 + 9 * each.length)
    await match.play(1, 1)
    await settleSports(house)
    expect((await place(player, payload))[0]).toMatchObject({ status: 'won' })
  })

  it('and others beside it never stake more than there is', async () => {
    const match = await openMatch(house, { clubs: [5, 7] })
    const player = await newPlayer(35)
    const pick = await pickOf(match, 'match-result', '2')
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => place(player, one(pick, 10))),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await wallet(player)).toEqual({ balance: 5, held: 30 })
  })
})

describe('a match that does not end', () => {
  const placedOn = async (match: TestMatch) => {
    const player = await newPlayer(100)
    const picks = [
      await pickOf(match, 'match-result', '1'),
      await pickOf(match, 'total-goals.2', 'over'),
    ]
    await place(player, { kind: 'single', stake: 10, selections: picks })
    return player
  }
  const statuses = async (player: Player) => {
    await settleSports(house)
    return (await couponsOf(player)).map(({ status, legs }) => `${legs[0]?.selection} ${status}`)
  }
  const goal = { kind: 'goal', side: 'away', half: 'first', minute: 7 } as const

  it('and is broken off: what was decided stands, all else comes back', async () => {
    const match = await openMatch(house, { clubs: [1, 2] })
    const player = await placedOn(match)
    await match.feed(phase('first-half'), { type: 'incident', incident: goal }, ending('abandoned'))
    expect((await statuses(player)).toSorted()).toEqual(['1 void', 'over won'])
  })

  it('within two days of its first hour: the same', async () => {
    const match = await openMatch(house, { clubs: [3, 4] })
    const player = await placedOn(match)
    await match.feed(phase('first-half'), { type: 'incident', incident: goal })
    expect((await statuses(player)).toSorted()).toEqual(['1 open', 'over open'])
    const earlier = `update sports_events set first_starts_at = first_starts_at - interval '50 hours' where id = ${match.eventID}`
    expect(await refusalTo(house, earlier)).toMatch(KEPT_AS_IT_IS)
    await backdate(house, match, 50 * 3_600_000)
    expect((await statuses(player)).toSorted()).toEqual(['1 void', 'over won'])
    expect(await wallet(player)).toMatchObject({ held: 0 })
  })

  it('before a bet that was taken after its real beginning: that bet comes back', async () => {
    const match = await openMatch(house, { clubs: [6, 8] })
    const player = await placedOn(match)
    await house.owner.pool.query(
      `update bets set placed_at = placed_at + interval '1 minute' where member_id = $1`,
      [player.memberId],
    )
    await match.play(3, 0)
    expect(await statuses(player)).toEqual(['over void', '1 void'])
    expect(await wallet(player)).toEqual({ balance: 100, held: 0 })
  })
})
