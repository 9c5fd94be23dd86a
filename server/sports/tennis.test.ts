import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIMULATOR, type FeedContent } from '#games/sports/feed.ts'
import { TENNIS_LEAGUES } from '#games/sports/tennis/leagues.ts'
import type { Actor } from '../action/actor.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { answerCoupons } from './accept-coupons.ts'
import { answerCashouts } from './answer-cashouts.ts'
import { ACCEPT_DELAY_MS } from './delays.ts'
import { tellDemoMatches } from './demo.ts'
import { priceLiveEvents } from './offers.ts'
import { correctScore } from './operate.ts'
import { settleSports } from './settle.ts'
import {
  bettingAt,
  couponsOf,
  one,
  place,
  wallet,
  type Asked,
  type Player,
} from './testing-coupons.ts'
import {
  openTennis,
  point,
  serve,
  setOf,
  tennisClock,
  tennisPhase,
  wholeTennis,
} from './testing-tennis.ts'
import { ending, openMatch, type TestMatch } from './testing.ts'

const TRADER: Actor = { kind: 'command', name: 'elif', why: 'nobody told it' }

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, shown, newPlayer } = bettingAt(() => house)
const refusalOf = async ({ client }: Player, asked: Asked) =>
  (await client.refused('betframe/place_coupon', asked)).data.refusal

const open = (clubs: readonly [number, number]) => openTennis(house, { clubs })

const tick = async (game: TestMatch, ms: number): Promise<void> => {
  house.pass(ms)
  await game.feed(tennisClock('s1'))
}

const oddsIn = (
  { markets }: Awaited<ReturnType<typeof shown>>,
  market: string,
  selection: string,
): number =>
  markets
    .find((each) => each.market === market)
    ?.selections.find((each) => each.selection === selection)?.odds ?? 0

describe('tennis', () => {
  it('is shown beside football: as a sport, in lists with its chief markets, and with its sets on its own page', async () => {
    const game = await open([0, 1])
    await openMatch(house, { clubs: [0, 1] })
    const everybody = visitor(house)
    const { data: sports } = await everybody.call('betframe/sports', {})
    expect(sports.map(({ sportID, name }) => [sportID, name])).toEqual([
      [1, 'football'],
      [3, 'tennis'],
    ])
    const { data: list } = await everybody.call('betframe/events', { sportID: 3 })
    expect(list.map(({ eventID, sportID }) => [eventID, sportID])).toEqual([[game.eventID, 3]])
    expect(list[0]?.markets.map(({ kind }) => kind)).toEqual([
      'match-winner',
      'games-handicap',
      'total-games',
    ])
    const event = await shown(game)
    expect(event).toMatchObject({ sportID: 3, parts: [], game: null, incidents: [] })
    expect([...new Set(event.markets.map(({ period }) => period))]).toEqual(['match', 's1', 's2'])
    expect(event.markets.find(({ kind }) => kind === 'set-score')?.selections).toHaveLength(4)
    for (const { line } of event.markets) if (line !== null) expect((line * 2) % 2).not.toBe(0)
  })

  it('is settled by its sets and games, in one coupon with football, and gives a set back that was never played', async () => {
    const game = await open([2, 3])
    const match = await openMatch(house, { clubs: [2, 3] })
    const player = await newPlayer(1_000)
    const winner = await pickOf(game, 'match-winner', '2')
    const sets = await pickOf(game, 'set-score', '1-2')
    const second = await pickOf(game, 'set-winner@s2', '1')
    const football = await pickOf(match, 'match-result', '1')
    await place(player, { kind: 'single', stake: 10, selections: [winner, sets, second] })
    const [both] = await place(player, {
      kind: 'combination',
      stake: 10,
      selections: [winner, football],
    })
    expect(both?.odds).toBeGreaterThan(winner.odds)
    expect(await wallet(player)).toEqual({ balance: 960, held: 40 })
    await game.feed(
      ...wholeTennis([
        [4, 6],
        [7, 6],
        [5, 7],
      ]),
    )
    await match.play(1, 0)
    await settleSports(house)
    const coupons = await couponsOf(player)
    expect(coupons.map(({ status }) => status)).toEqual(['won', 'won', 'won', 'won'])
    expect(coupons.flatMap(({ legs }) => legs.map(({ score }) => score))).toContainEqual({
      home: 1,
      away: 2,
    })
    expect(await shown(game)).toMatchObject({
      score: { home: 1, away: 2 },
      halfScore: null,
      game: null,
      parts: [
        { part: 's1', score: { home: 4, away: 6 } },
        { part: 's2', score: { home: 7, away: 6 } },
        { part: 's3', score: { home: 5, away: 7 } },
      ],
    })
    expect(await findings()).toEqual([])
  })

  it('has results, the markets that were settled, and a table of its wins', async () => {
    const game = await open([4, 5])
    await game.play(2, 0)
    await settleSports(house)
    const competitionID = TENNIS_LEAGUES[0]?.competition.id ?? ''
    const { data } = await visitor(house).call('betframe/results', { competitionID })
    expect(data.find(({ eventID }) => eventID === game.eventID)).toMatchObject({
      sportID: 3,
      ending: 'ended',
      score: { home: 2, away: 0 },
      halfScore: null,
    })
    const { results } = await shown(game)
    expect(results.find(({ kind }) => kind === 'match-winner')?.selections).toEqual([
      { selection: '1', result: 'win' },
      { selection: '2', result: 'lose' },
    ])
    expect(
      results.every(({ selections }) => selections.every(({ result }) => result !== null)),
    ).toBe(true)
    const { data: table } = await visitor(house).call('betframe/standings', { competitionID })
    expect(table.sportID).toBe(3)
    expect(table.clubs.find(({ club }) => club === game.home)).toMatchObject({ won: 1, points: 1 })
    expect(table.clubs.find(({ club }) => club === game.away)).toMatchObject({ lost: 1, points: 0 })
  })

  it('leaves what was decided when a player retires, and gives the rest back, the winner too; of a walkover it gives back all', async () => {
    const game = await open([6, 7])
    const never = await open([5, 6])
    const player = await newPlayer(1_000)
    const picks = [
      await pickOf(game, 'match-winner', '1'),
      await pickOf(game, 'set-winner@s1', '1'),
      await pickOf(game, 'set-winner@s2', '1'),
      await pickOf(never, 'match-winner', '1'),
    ]
    await place(player, { kind: 'single', stake: 10, selections: picks })
    await game.feed(
      tennisPhase('s1'),
      ...setOf('s1', [6, 3]),
      tennisPhase('after-s1'),
      tennisPhase('s2'),
      ...setOf('s2', [4, 0]),
      ending('retired'),
    )
    await never.feed(ending('walkover'))
    await settleSports(house)
    const statuses = new Map(
      (await couponsOf(player)).map(({ legs: [leg], status }) => [
        `${leg?.eventID === game.eventID} ${leg?.market}`,
        status,
      ]),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      'true match-winner': 'void',
      'true set-winner@s1': 'won',
      'true set-winner@s2': 'void',
      'false match-winner': 'void',
    })
    const { data } = await visitor(house).call('betframe/results', {})
    expect(data.find(({ eventID }) => eventID === game.eventID)).toMatchObject({
      ending: 'retired',
      score: { home: 1, away: 0 },
    })
    expect(await findings()).toEqual([])
  })

  it('is bet on in play, where points change odds and stop nothing, and the end of a set refuses what waits', async () => {
    const game = await open([1, 2])
    await game.feed(tennisPhase('s1'), serve('home', 's1', 1))
    await tick(game, 3_100)
    await priceLiveEvents(house)
    const before = await shown(game)
    expect(before).toMatchObject({
      state: 'live',
      half: 's1',
      suspended: null,
      game: { games: { home: 0, away: 0 }, points: { home: '0', away: '0' }, server: 'home' },
    })
    const player = await newPlayer(1_000)
    await place(player, { ...one(await pickOf(game, 'match-winner', '1'), 10), policy: 'any' })
    await tick(game, ACCEPT_DELAY_MS / 2)
    await game.feed(point('home', 's1', 1))
    await priceLiveEvents(house)
    const after = await shown(game)
    expect(after).toMatchObject({
      suspended: null,
      score: { home: 0, away: 0 },
      game: { points: { home: '15', away: '0' } },
      parts: [{ part: 's1', score: { home: 0, away: 0 } }],
    })
    expect(oddsIn(after, 'match-winner', '1')).toBeLessThanOrEqual(
      oddsIn(before, 'match-winner', '1'),
    )
    await tick(game, ACCEPT_DELAY_MS / 2 + 100)
    await answerCoupons(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'open' })
    // What waits over the end of a set comes back.
    await place(player, { ...one(await pickOf(game, 'match-winner', '2'), 10), policy: 'any' })
    await game.feed(tennisPhase('after-s1'), tennisPhase('s2'))
    house.pass(ACCEPT_DELAY_MS + 100)
    await game.feed(tennisClock('s2'))
    await answerCoupons(house)
    expect((await couponsOf(player))[0]).toMatchObject({
      status: 'refused',
      refusal: 'selection-suspended',
    })
    expect(await findings()).toEqual([])
  })

  it('is sold back before and in play, at the chances of its own book', async () => {
    const game = await open([3, 4])
    const player = await newPlayer(1_000)
    await place(player, one(await pickOf(game, 'match-winner', '1'), 100))
    const offered = async () => (await couponsOf(player))[0]?.cashOut?.offers.at(-1)?.price ?? 0
    expect(await offered()).toBeGreaterThan(80)
    await game.feed(tennisPhase('s1'), ...setOf('s1', [4, 0]))
    await tick(game, 3_100)
    await priceLiveEvents(house)
    const price = await offered()
    expect(price).toBeGreaterThan(100)
    const couponID = (await couponsOf(player))[0]?.couponID ?? 0
    await player.client.call('betframe/cashout', { couponID, price, tenths: 10 })
    await tick(game, ACCEPT_DELAY_MS / 2)
    await tick(game, ACCEPT_DELAY_MS / 2 + 100)
    await answerCashouts(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'cashed-out' })
    expect(await findings()).toEqual([])
  })

  it('is corrected: a point that is taken back after its end moves what was paid', async () => {
    const game = await open([0, 5])
    const player = await newPlayer(1_000)
    await place(player, one(await pickOf(game, 'set-winner@s1', '2'), 10))
    // Fixture 1, phase 2; points of the first game 3 to 6.
    const first = setOf('s1', [0, 6])
    await game.feed(tennisPhase('s1'), ...first, ...setOf('s2', [0, 6]), ending('ended'))
    await settleSports(house)
    const [before] = await couponsOf(player)
    expect(before).toMatchObject({ status: 'won' })
    const { sequence } = await house.database.db
      .selectFrom('sports_messages')
      .select('sequence')
      .where('event_id', '=', BigInt(game.eventID))
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(sequence).toBe(2 + 24 + 24 + 1)
    // The sixth game went to the other side, who then won the set.
    const wrong = Array.from({ length: 4 }, (_, at): FeedContent => {
      return { type: 'correction', annuls: 2 + 20 + at + 1 }
    })
    const right = Array.from({ length: 4 }, () => point('home', 's1', 6))
    const others = [7, 8, 9, 10, 11].flatMap((number) =>
      Array.from({ length: 4 }, () => point('home', 's1', number)),
    )
    await game.feed(
      ...wrong,
      ...right,
      ...others,
      ...Array.from({ length: 4 }, () => point('home', 's1', 12)),
    )
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({
      status: 'lost',
      corrections: [{ after: 0 }],
    })
    expect(await wallet(player)).toEqual({ balance: 990, held: 0 })
    expect(await findings()).toEqual([])
  })

  it('waits for an operator where points were not told, who states sets and games, and no count of another sport', async () => {
    const game = await openTennis(house, { clubs: [0, 7], follows: [] })
    const player = await newPlayer(1_000)
    const total = (await shown(game)).markets.find(
      ({ kind, period }) => kind === 'total-games' && period === 'match',
    )
    await place(player, {
      kind: 'single',
      stake: 10,
      selections: [
        await pickOf(game, 'match-winner', '2'),
        await pickOf(game, total?.market ?? '', 'under'),
      ],
    })
    await game.feed(tennisPhase('s1'), tennisPhase('over'), ending('ended'))
    await settleSports(house)
    const statuses = async () => (await couponsOf(player)).map(({ status }) => status)
    expect(await statuses()).toEqual(['open', 'open'])
    const state = (score: Parameters<typeof correctScore>[3]['score']) =>
      correctScore(house.database.db, TRADER, BigInt(game.eventID), { score, now: house.clock() })
    const score = { home: 0, away: 2 }
    expect(await state({ count: 'points', period: 'match', score })).toBe('no-such-score')
    expect(await state({ count: 'goals', period: 'match', score })).toBe('no-such-score')
    expect(await state({ count: 'sets', period: 'match', score })).toBeNull()
    await settleSports(house)
    expect((await statuses()).toSorted()).toEqual(['open', 'won'])
    const lost = { home: 0, away: 6 }
    expect(await state({ count: 'games', period: 's1', score: lost })).toBeNull()
    expect(await state({ count: 'games', period: 's2', score: lost })).toBeNull()
    await settleSports(house)
    expect(await statuses()).toEqual(['won', 'won'])
    expect(await findings()).toEqual([])
  })

  it('is played in the demo, in each of its ways', async () => {
    await tellDemoMatches(house)
    const rows = await house.database.db
      .selectFrom('sports_events')
      .select(['fixture', 'record'])
      .where('provider', '=', SIMULATOR)
      .execute()
    const formats = rows.flatMap(({ fixture, record }) =>
      fixture?.sport === 'tennis' && record.sport === 'tennis' ? [record.format] : [],
    )
    expect([...new Set(formats)].sort()).toEqual([
      'best-of-five',
      'best-of-three',
      'match-tie-break',
    ])
    expect(rows.some(({ record }) => record.sport === 'tennis' && record.ending === 'ended')).toBe(
      true,
    )
    await settleSports(house)
    expect(await findings()).toEqual([])
  })
})

describe('what a member may not pick', () => {
  it('is refused by name: another sport’s market, a set that may not be played, a line that is not offered, two of one match, and such together', async () => {
    const game = await open([5, 2])
    const player = await newPlayer(1_000)
    const winner = await pickOf(game, 'match-winner', '1')
    const picked = (market: string, selection: string) => ({ ...winner, market, selection })
    for (const [market, selection] of [
      ['winner', '1'],
      ['match-winner', 'X'],
      ['set-winner@s3', '1'],
      ['set-score', '3-0'],
      ['total-games.1', 'over'],
    ] as const)
      expect(await refusalOf(player, one(picked(market, selection)))).toBe('selection-unknown')
    const sets = await pickOf(game, 'set-score', '2-0')
    expect(
      await refusalOf(player, { kind: 'combination', stake: 1, selections: [winner, sets] }),
    ).toBe('same-event')
    const name = `builder:${['set-score=2-0', 'match-winner=1'].sort().join('+')}`
    expect(await refusalOf(player, one(picked(name, 'all')))).toBe('selections-not-together')
    expect(await wallet(player)).toEqual({ balance: 1_000, held: 0 })
  })
})
