import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TENNIS_LEAGUES } from '#games/sports/tennis/leagues.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { priceLiveEvents } from '../trading/offers.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt } from '../testing-coupons.ts'
import { point, serve, tennisClock, tennisPhase } from '../testing-tennis.ts'
import { ending } from '../testing.ts'
import { FEED_SETTINGS, at, fixtureIn, marketOf, providerAt } from './testing-provider.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({ settings: FEED_SETTINGS })
})
afterAll(() => house.close())

const { findings } = bettingAt(() => house)

const push = providerAt(() => house)

describe('what a provider may not say of tennis', () => {
  const fixture = fixtureIn(TENNIS_LEAGUES[0])

  it('of another sport than the match’s is taken in its turn, named, and changes nothing but how far it is told', async () => {
    const sent = [
      fixture('tennis', ['points'], 'best-of-five'),
      tennisPhase('s1'),
      point('home', 's1', 1),
      {
        type: 'incident',
        incident: { kind: 'points', side: 'home', points: 2, quarter: 'q1', minute: 1 },
      },
      { type: 'incident', incident: { kind: 'phase', phase: 'half-time' } },
      { type: 'clock', clock: { quarter: 'q1', minute: 7, isRunning: true } },
      { type: 'score', count: 'points', period: 'match', score: { home: 9, away: 9 } },
      marketOf('winner', 'match', null),
      fixture('basketball', ['points']),
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
      fixture: { sport: 'tennis' },
      record: { sport: 'tennis', format: 'best-of-five', phase: 's1', scores: [], version: 9 },
    })
    // And the other way round.
    const own = {
      type: 'incident',
      incident: { kind: 'points', side: 'home', points: 2, quarter: 'q1', minute: 1 },
    }
    const strange = [
      point('home', 's1', 1),
      serve('home', 's1', 1),
      ending('retired'),
      { type: 'score', count: 'games', period: 's1', score: { home: 6, away: 4 } },
    ]
    for (const [event, first, last] of [
      ['others', fixture('basketball', ['points']), own],
      ['goals', fixture('football', ['goals']), tennisPhase('over')],
    ] as const) {
      const all = [first, ...strange, last].map((content, n) => at(event, n + 1, content))
      expect((await push(all)).outcomes).toEqual([
        'taken',
        ...Array(4).fill('other-sport'),
        'taken',
      ])
    }
    await settleSports(house)
    expect(await findings()).toEqual([])
  })

  it('and cannot be true is survived: points of games that nobody played, and of a set that was over', async () => {
    const sent = [
      fixture('tennis', ['points']),
      tennisPhase('s1'),
      point('away', 's5', 13),
      point('home', 's1', 9),
      ...Array.from({ length: 9 }, () => point('home', 's1', 1)),
      serve('away', 's4', 2),
      { type: 'score', count: 'games', period: 's2', score: { home: 99, away: 98 } },
      { type: 'score', count: 'sets', period: 'match', score: { home: 7, away: 7 } },
      { type: 'correction', annuls: 900 },
      tennisClock('s3', 660),
      tennisPhase('over'),
      ending('ended'),
    ]
    const { status, outcomes } = await push(sent.map((content, n) => at('mad', n + 1, content)))
    expect([status, new Set(outcomes)]).toEqual([200, new Set(['taken', 'nothing-annulled'])])
    await priceLiveEvents(house)
    await settleSports(house)
    const row = await house.database.db
      .selectFrom('sports_events')
      .select('id')
      .where('event', '=', 'mad')
      .executeTakeFirstOrThrow()
    const { data } = await visitor(house).call('betframe/event', { eventID: Number(row.id) })
    expect(data).toMatchObject({ ending: 'ended', game: null })
    expect(data.results.every(({ selections }) => selections.every(({ result }) => !result))).toBe(
      true,
    )
    expect(await findings()).toEqual([])
  })

  it.each<[string, object]>([
    ['a tennis match that follows goals', fixture('tennis', ['goals'])],
    ['a match of seven sets', fixture('tennis', ['points'], 'best-of-seven')],
    ['a football match of three sets', fixture('football', ['goals'], 'best-of-three')],
    [
      'a sixth set',
      { type: 'incident', incident: { kind: 'point', side: 'home', set: 's6', game: 1 } },
    ],
    [
      'a fourteenth game',
      { type: 'incident', incident: { kind: 'point', side: 'home', set: 's1', game: 14 } },
    ],
    [
      'a point for nobody',
      { type: 'incident', incident: { kind: 'point', side: 'none', set: 's1', game: 1 } },
    ],
    [
      'a point of a quarter',
      { type: 'incident', incident: { kind: 'point', side: 'home', quarter: 'q1', minute: 1 } },
    ],
    [
      'games of a match',
      { type: 'score', count: 'games', period: 'match', score: { home: 6, away: 4 } },
    ],
    ['sets of a set', { type: 'score', count: 'sets', period: 's1', score: { home: 1, away: 0 } }],
    ['half a game', { type: 'score', count: 'games', period: 's1', score: { home: 5.5, away: 4 } }],
    [
      'a clock of a set and a quarter',
      { type: 'clock', clock: { set: 's1', quarter: 'q1', minute: 1, isRunning: true } },
    ],
    ['a winner of a set by its match', marketOf('match-winner', 's1', null)],
    ['a set of the match', marketOf('set-winner', 'match', null)],
    ['games on a quarter', marketOf('total-games', 'match', 81)],
    ['games below nothing', marketOf('home-games', 'match', -2)],
    ['sets with a list of scores', marketOf('set-score', 'match', null, { scores: ['2-0'] })],
    ['points of a quarter of tennis', marketOf('total-games', 'q1', 82)],
    [
      'a phase that there is not',
      { type: 'incident', incident: { kind: 'phase', phase: 'after-s5' } },
    ],
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
