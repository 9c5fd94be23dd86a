import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASKETBALL_LEAGUES } from '#games/sports/basketball/leagues.ts'
import type { Actor } from '../action/actor.ts'
import { signing } from '../signed-line.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { answerCoupons } from './accept-coupons.ts'
import { answerCashouts } from './answer-cashouts.ts'
import { ACCEPT_DELAY_MS } from './delays.ts'
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
  gameClock,
  openBasketball,
  points,
  quarter,
  scored,
  wholeGame,
} from './testing-basketball.ts'
import { ending, openMatch, type TestMatch } from './testing.ts'

const TRADER: Actor = { kind: 'command', name: 'elif', why: 'nobody told it' }
const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const PROVIDER = 'kasa-demo'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({
    settings: { sportsFeeds: new Map([[PROVIDER, SECRET]]) },
  })
})
afterAll(() => house.close())

const { findings, pickOf, shown, newPlayer } = bettingAt(() => house)
const refusalOf = async ({ client }: Player, asked: Asked) =>
  (await client.refused('betframe/place_coupon', asked)).data.refusal

const open = (clubs: readonly [number, number]) => openBasketball(house, { clubs })

const tick = async (game: TestMatch, ms: number): Promise<void> => {
  house.pass(ms)
  await game.feed(gameClock('q1'))
}

describe('basketball', () => {
  it('is shown beside football: as a sport, in lists with its chief markets, and with all of its parts on its own page', async () => {
    const game = await open([0, 1])
    await openMatch(house, { clubs: [0, 1] })
    const everybody = visitor(house)
    const { data: sports } = await everybody.call('betframe/sports', {})
    expect(sports.map(({ sportID, name }) => [sportID, name])).toEqual([
      [1, 'football'],
      [2, 'basketball'],
    ])
    const { data: list } = await everybody.call('betframe/events', { sportID: 2 })
    expect(list.map(({ eventID, sportID }) => [eventID, sportID])).toEqual([[game.eventID, 2]])
    expect(list[0]?.markets.map(({ kind }) => kind)).toEqual([
      'winner',
      'points-handicap',
      'total-points',
    ])
    expect((await everybody.refused('betframe/events', { sportID: 3 })).code).toBe(404)
    const event = await shown(game)
    expect(event).toMatchObject({ sportID: 2, parts: [], corners: null, incidents: [] })
    expect(new Set(event.markets.map(({ period }) => period)).size).toBe(7)
    for (const { line } of event.markets) if (line !== null) expect((line * 2) % 2).not.toBe(0)
  })

  it('is bet on alone and beside football, settled by its overtime and by its quarters, and the audit works it all out again', async () => {
    const game = await open([2, 3])
    const match = await openMatch(house, { clubs: [2, 3] })
    const player = await newPlayer(1_000)
    const winner = await pickOf(game, 'winner', '2')
    const fourth = await pickOf(game, 'period-result@q4', 'X')
    const football = await pickOf(match, 'match-result', '1')
    await place(player, { kind: 'single', stake: 10, selections: [winner, fourth] })
    const [both] = await place(player, {
      kind: 'combination',
      stake: 10,
      selections: [winner, football],
    })
    expect(both?.odds).toBeGreaterThan(winner.odds)
    expect(await wallet(player)).toEqual({ balance: 970, held: 30 })
    await game.feed(
      ...wholeGame([
        [20, 18],
        [15, 17],
        [22, 22],
        [19, 19],
      ]).slice(0, -2),
      quarter('after-q4'),
      quarter('overtime'),
      ...scored(4, 7, 'overtime'),
      quarter('over'),
      ending('ended'),
    )
    await match.play(1, 0)
    await settleSports(house)
    const coupons = await couponsOf(player)
    expect(coupons.map(({ status }) => status)).toEqual(['won', 'won', 'won'])
    expect(coupons.flatMap(({ legs }) => legs.map(({ score }) => score))).toContainEqual({
      home: 80,
      away: 83,
    })
    expect(await shown(game)).toMatchObject({
      score: { home: 80, away: 83 },
      halfScore: { home: 35, away: 35 },
      parts: [
        { part: 'q1', score: { home: 20, away: 18 } },
        { part: 'q2', score: { home: 15, away: 17 } },
        { part: 'q3', score: { home: 22, away: 22 } },
        { part: 'q4', score: { home: 19, away: 19 } },
        { part: 'overtime', score: { home: 4, away: 7 } },
      ],
    })
    expect(await findings()).toEqual([])
  })

  it('has results with its half, the markets that were settled, and a table of two points a win', async () => {
    const game = await open([4, 5])
    await game.feed(
      ...wholeGame([
        [20, 10],
        [20, 10],
        [20, 10],
        [20, 10],
      ]),
    )
    await settleSports(house)
    const competitionID = BASKETBALL_LEAGUES[0]?.competition.id ?? ''
    const { data } = await visitor(house).call('betframe/results', { competitionID })
    expect(data.find(({ eventID }) => eventID === game.eventID)).toMatchObject({
      sportID: 2,
      score: { home: 80, away: 40 },
      halfScore: { home: 40, away: 20 },
    })
    const { results } = await shown(game)
    expect(results.find(({ kind }) => kind === 'winner')?.selections).toEqual([
      { selection: '1', result: 'win' },
      { selection: '2', result: 'lose' },
    ])
    expect(
      results.every(({ selections }) => selections.every(({ result }) => result !== null)),
    ).toBe(true)
    const { data: table } = await visitor(house).call('betframe/standings', { competitionID })
    expect(table.sportID).toBe(2)
    expect(table.clubs.find(({ club }) => club === game.home)).toMatchObject({ won: 1, points: 2 })
    expect(table.clubs.find(({ club }) => club === game.away)).toMatchObject({ lost: 1, points: 1 })
  })

  it('is bet on in play, where points change odds and stop nothing, and the end of a quarter refuses what waits', async () => {
    const game = await open([6, 7])
    await game.feed(quarter('q1'))
    await tick(game, 3_100)
    await priceLiveEvents(house)
    const before = await shown(game)
    expect(before).toMatchObject({ state: 'live', half: 'q1', minute: 1, suspended: null })
    const player = await newPlayer(1_000)
    await place(player, { ...one(await pickOf(game, 'winner', '1'), 10), policy: 'any' })
    await tick(game, ACCEPT_DELAY_MS / 2)
    await game.feed(points('home', 3, 'q1'))
    await priceLiveEvents(house)
    const after = await shown(game)
    expect(after).toMatchObject({ suspended: null, score: { home: 3, away: 0 } })
    expect(oddsIn(after, 'winner', '1')).toBeLessThan(oddsIn(before, 'winner', '1'))
    await tick(game, ACCEPT_DELAY_MS / 2 + 100)
    await answerCoupons(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'open' })
    // What waits over the end of a quarter comes back.
    await place(player, { ...one(await pickOf(game, 'winner', '2'), 10), policy: 'any' })
    await game.feed(quarter('after-q1'), quarter('q2'))
    house.pass(ACCEPT_DELAY_MS + 100)
    await game.feed(gameClock('q2'))
    await answerCoupons(house)
    expect((await couponsOf(player))[0]).toMatchObject({
      status: 'refused',
      refusal: 'selection-suspended',
    })
    expect(await findings()).toEqual([])
  })

  it('is sold back before and in play, at the chances of its own book', async () => {
    const game = await open([1, 4])
    const player = await newPlayer(1_000)
    await place(player, one(await pickOf(game, 'winner', '1'), 100))
    const offered = async () => (await couponsOf(player))[0]?.cashOut?.offers.at(-1)?.price ?? 0
    expect(await offered()).toBeGreaterThan(80)
    await game.feed(quarter('q1'), ...scored(9, 0, 'q1'))
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

  it('is corrected: points that are taken back after its end move what was paid', async () => {
    const game = await open([3, 6])
    const player = await newPlayer(1_000)
    await place(player, one(await pickOf(game, 'winner', '1'), 10))
    await game.feed(
      ...wholeGame([
        [1, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
    )
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'won' })
    // The second phase and the points before it: fixture 1, phase 2, points 3.
    await game.feed({ type: 'correction', annuls: 3 }, points('away', 2, 'q4'))
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({
      status: 'lost',
      corrections: [{ after: 0 }],
    })
    expect(await wallet(player)).toEqual({ balance: 990, held: 0 })
    expect(await findings()).toEqual([])
  })

  it('waits for an operator where points were not told, who states them and none of another sport', async () => {
    const game = await openBasketball(house, { clubs: [0, 7], follows: [] })
    const player = await newPlayer(1_000)
    await place(player, one(await pickOf(game, 'winner', '2'), 10))
    await game.feed(quarter('q1'), quarter('over'), ending('ended'))
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'open' })
    const id = BigInt(game.eventID)
    const now = house.clock()
    const score = { home: 70, away: 71 }
    expect(
      await correctScore(house.database.db, TRADER, id, {
        score: { count: 'goals', period: 'match', score },
        now,
      }),
    ).toBe('no-such-score')
    expect(
      await correctScore(house.database.db, TRADER, id, {
        score: { count: 'points', period: 'match', score },
        now,
      }),
    ).toBeNull()
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'won' })
    expect(await findings()).toEqual([])
  })
})

const oddsIn = (
  { markets }: Awaited<ReturnType<typeof shown>>,
  market: string,
  selection: string,
): number =>
  markets
    .find((each) => each.market === market)
    ?.selections.find((each) => each.selection === selection)?.odds ?? 0

async function push(messages: readonly object[]) {
  const bytes = Buffer.from(JSON.stringify({ messages }))
  const response = await fetch(
    `${house.settings.publicUrl}/providers/sports/${PROVIDER}/messages`,
    {
      method: 'POST',
      headers: { ...signing(house, 'kasa', Buffer.from(SECRET), bytes) },
      body: new Uint8Array(bytes),
    },
  )
  const body = (await response.json()) as { messages?: { outcome: string }[] }
  return { status: response.status, outcomes: (body.messages ?? []).map(({ outcome }) => outcome) }
}

describe('what a provider may not say', () => {
  const [league] = BASKETBALL_LEAGUES
  const fixture = (sport: string, follows: readonly string[]) => ({
    type: 'fixture',
    fixture: {
      sport,
      region: league?.region,
      competition: league?.competition,
      home: { id: 'ev', name: 'Ev' },
      away: { id: 'konuk', name: 'Konuk' },
      startsAt: Date.now() + 3_600_000,
      follows,
    },
  })
  const at = (event: string, sequence: number, content: object) => ({
    provider: PROVIDER,
    event,
    sequence,
    at: Date.now(),
    ...content,
  })
  const GOAL = {
    type: 'incident',
    incident: { kind: 'goal', side: 'home', half: 'first', minute: 3 },
  }

  it('of another sport than the match’s is taken in its turn, named, and changes nothing but how far it is told', async () => {
    const sent = [
      fixture('basketball', ['points']),
      quarter('q1'),
      points('home', 2, 'q1'),
      GOAL,
      { type: 'clock', clock: { half: 'first', minute: 7, isRunning: true } },
      { type: 'incident', incident: { kind: 'phase', phase: 'second-half' } },
      { type: 'score', count: 'goals', period: 'match', score: { home: 9, away: 9 } },
      {
        type: 'market',
        market: { kind: 'match-result', period: 'match', line: null },
        state: 'open',
      },
      fixture('football', ['goals']),
    ]
    const { status, outcomes } = await push(sent.map((content, n) => at('strange', n + 1, content)))
    expect(status).toBe(200)
    expect(outcomes).toEqual(['taken', 'taken', 'taken', ...Array(6).fill('other-sport')])
    const row = await house.database.db
      .selectFrom('sports_events')
      .selectAll()
      .where('event', '=', 'strange')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      taken: 9,
      clock: null,
      fixture: { sport: 'basketball' },
      record: { sport: 'basketball', phase: 'q1', scores: [], version: 9 },
    })
    expect(row.record.incidents).toHaveLength(2)
    // And the other way round.
    const other = [fixture('football', ['goals']), points('home', 3, 'q1'), quarter('q1'), GOAL]
    expect((await push(other.map((content, n) => at('other', n + 1, content)))).outcomes).toEqual([
      'taken',
      'other-sport',
      'other-sport',
      'taken',
    ])
    // What begins without its fixture is of football.
    const late = [quarter('q1'), fixture('basketball', ['points'])]
    expect((await push(late.map((content, n) => at('late', n + 1, content)))).outcomes).toEqual([
      'other-sport',
      'other-sport',
    ])
    await settleSports(house)
    expect(await findings()).toEqual([])
  })

  it.each<[string, object]>([
    ['a sport that there is not', fixture('curling', [])],
    ['a basketball match that follows goals', fixture('basketball', ['goals'])],
    ['a football match that follows points', fixture('football', ['points'])],
    [
      'a basket of four points',
      {
        type: 'incident',
        incident: { kind: 'points', side: 'home', points: 4, quarter: 'q1', minute: 1 },
      },
    ],
    [
      'no points',
      {
        type: 'incident',
        incident: { kind: 'points', side: 'home', points: 0, quarter: 'q1', minute: 1 },
      },
    ],
    [
      'a fifth quarter',
      {
        type: 'incident',
        incident: { kind: 'points', side: 'home', points: 2, quarter: 'q5', minute: 1 },
      },
    ],
    [
      'points of a half',
      {
        type: 'incident',
        incident: { kind: 'points', side: 'home', points: 2, half: 'first', minute: 1 },
      },
    ],
    [
      'goals of a quarter',
      { type: 'score', count: 'goals', period: 'q1', score: { home: 1, away: 0 } },
    ],
    [
      'a score of half a point',
      { type: 'score', count: 'points', period: 'q1', score: { home: 1.5, away: 0 } },
    ],
    [
      'a clock of a half and a quarter',
      { type: 'clock', clock: { half: 'first', quarter: 'q1', minute: 1, isRunning: true } },
    ],
    [
      'a winner of a quarter',
      { type: 'market', market: { kind: 'winner', period: 'q1', line: null }, state: 'open' },
    ],
    [
      'a total on a quarter of a point',
      {
        type: 'market',
        market: { kind: 'total-points', period: 'match', line: 641 },
        state: 'open',
      },
    ],
    [
      'a total below nothing',
      {
        type: 'market',
        market: { kind: 'total-points', period: 'match', line: -2 },
        state: 'open',
      },
    ],
    [
      'points with a list of scores',
      {
        type: 'market',
        market: { kind: 'total-points', period: 'match', line: 642, scores: ['1-0'] },
        state: 'open',
      },
    ],
    [
      'goals in a quarter',
      { type: 'market', market: { kind: 'total-goals', period: 'q1', line: 10 }, state: 'open' },
    ],
    ['a phase that there is not', { type: 'incident', incident: { kind: 'phase', phase: 'q5' } }],
  ])('%s is refused as unreadable, and nothing is written', async (_, content) => {
    expect(await push([at('unreadable', 1, content)])).toEqual({ status: 400, outcomes: [] })
    const rows = await house.database.db
      .selectFrom('sports_events')
      .select('id')
      .where('event', '=', 'unreadable')
      .execute()
    expect(rows).toEqual([])
  })
})

describe('what a member may not pick', () => {
  it('is refused by name: another sport’s market, a line that is not offered, two of one match, and such together', async () => {
    const game = await open([5, 2])
    const player = await newPlayer(1_000)
    const winner = await pickOf(game, 'winner', '1')
    const picked = (market: string, selection: string) => ({ ...winner, market, selection })
    for (const [market, selection] of [
      ['match-result', '1'],
      ['winner', 'X'],
      ['total-points.1', 'over'],
      ['winner@q1', '1'],
    ] as const)
      expect(await refusalOf(player, one(picked(market, selection)))).toBe('selection-unknown')
    const total = (await shown(game)).markets.find(({ kind }) => kind === 'total-points')
    const other = await pickOf(game, total?.market ?? '', 'over')
    expect(
      await refusalOf(player, { kind: 'combination', stake: 1, selections: [winner, other] }),
    ).toBe('same-event')
    const name = `builder:${[`${other.market}=over`, 'winner=1'].sort().join('+')}`
    expect(await refusalOf(player, one(picked(name, 'all')))).toBe('selections-not-together')
    const { data } = await visitor(house).call('betframe/builder', {
      eventID: game.eventID,
      selections: [
        { market: 'winner', selection: '1' },
        { market: other.market, selection: 'over' },
      ],
    })
    expect(data).toMatchObject({ market: null, odds: null })
    expect(await wallet(player)).toEqual({ balance: 1_000, held: 0 })
  })
})
