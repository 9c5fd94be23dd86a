import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASKETBALL_LEAGUES } from '#games/sports/basketball/leagues.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { settleSports } from '../settlement/settle.ts'
import { points, quarter } from '../testing-basketball.ts'
import { bettingAt } from '../testing-coupons.ts'
import { FEED_SETTINGS, at, fixtureIn, providerAt } from './testing-provider.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({ settings: FEED_SETTINGS })
})
afterAll(() => house.close())

const { findings } = bettingAt(() => house)

const push = providerAt(() => house)

describe('what a provider may not say', () => {
  const fixture = fixtureIn(BASKETBALL_LEAGUES[0])
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
