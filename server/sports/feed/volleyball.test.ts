import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VOLLEYBALL_LEAGUES } from '#games/sports/volleyball/leagues.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { priceLiveEvents } from '../trading/offers.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt } from '../testing-coupons.ts'
import { point } from '../testing-tennis.ts'
import { firstServe, rally, volleyballClock, volleyballPhase } from '../testing-volleyball.ts'
import { ending } from '../testing.ts'
import { FEED_SETTINGS, at, fixtureIn, marketOf, providerAt } from './testing-provider.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({ settings: FEED_SETTINGS })
})
afterAll(() => house.close())

const { findings } = bettingAt(() => house)

const push = providerAt(() => house)

describe('what a provider may not say of volleyball', () => {
  const fixture = fixtureIn(VOLLEYBALL_LEAGUES[0])
  const pointsOf = (period: string) => ({
    type: 'score',
    count: 'points',
    period,
    score: { home: 25, away: 20 },
  })

  it('of another sport than the match’s is taken in its turn, named, and changes nothing but how far it is told', async () => {
    const sent = [
      fixture('volleyball', ['points']),
      volleyballPhase('s1'),
      rally('home', 's1'),
      point('home', 's1', 1),
      ending('retired'),
      { type: 'incident', incident: { kind: 'phase', phase: 'half-time' } },
      { type: 'clock', clock: { quarter: 'q1', minute: 7, isRunning: true } },
      pointsOf('match'),
      marketOf('match-winner', 'match', null),
      fixture('tennis', ['points']),
    ]
    const { status, outcomes } = await push(sent.map((content, n) => at('strange', n + 1, content)))
    expect(status).toBe(200)
    expect(outcomes).toEqual(['taken', 'taken', 'taken', ...Array(7).fill('other-sport')])
    const row = await house.database.db
      .selectFrom('sports_events')
      .selectAll()
      .where('event', '=', 'strange')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      taken: 10,
      clock: null,
      fixture: { sport: 'volleyball' },
      record: { sport: 'volleyball', phase: 's1', scores: [], ending: null, version: 10 },
    })
    // And the other way round.
    const strange = [
      rally('home', 's1'),
      firstServe('home', 's1'),
      pointsOf('s1'),
      marketOf('volleyball-winner', 'match', null),
    ]
    for (const [event, first] of [
      ['balls', fixture('tennis', ['points'])],
      ['baskets', fixture('basketball', ['points'])],
      ['goals', fixture('football', ['goals'])],
    ] as const) {
      const all = [first, ...strange].map((content, n) => at(event, n + 1, content))
      expect((await push(all)).outcomes).toEqual(['taken', ...Array(4).fill('other-sport')])
    }
    await settleSports(house)
    expect(await findings()).toEqual([])
  })

  it('and cannot be true is survived: rallies of sets that nobody played, and of one that was over', async () => {
    const sent = [
      fixture('volleyball', ['points']),
      volleyballPhase('s1'),
      rally('away', 's5'),
      ...Array.from({ length: 40 }, () => rally('home', 's1')),
      firstServe('away', 's4'),
      { ...pointsOf('s2'), score: { home: 99, away: 98 } },
      { type: 'score', count: 'sets', period: 'match', score: { home: 7, away: 7 } },
      { type: 'correction', annuls: 900 },
      volleyballClock('s3', 660),
      volleyballPhase('over'),
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
    ['a volleyball match that follows goals', fixture('volleyball', ['goals'])],
    ['a volleyball match of three sets', fixture('volleyball', ['points'], 'best-of-three')],
    ['a sixth set', { type: 'incident', incident: { kind: 'rally', side: 'home', set: 's6' } }],
    [
      'a rally for nobody',
      { type: 'incident', incident: { kind: 'rally', side: 'none', set: 's1' } },
    ],
    [
      'a rally of a quarter',
      { type: 'incident', incident: { kind: 'rally', side: 'home', quarter: 'q1' } },
    ],
    ['half a point', { ...pointsOf('s1'), score: { home: 24.5, away: 20 } }],
    ['a winner of a set by its match', marketOf('volleyball-winner', 's1', null)],
    ['a set of the match', marketOf('volleyball-set-winner', 'match', null)],
    ['a handicap in points of the match', marketOf('volleyball-points-handicap', 'match', 10)],
    ['points on a quarter', marketOf('volleyball-total-points', 'match', 721)],
    ['points below nothing', marketOf('volleyball-total-points', 's1', -2)],
    ['a line past all', marketOf('volleyball-total-points', 'match', 2_002)],
    ['sets with a list of scores', marketOf('volleyball-set-score', 'match', null, { scores: [] })],
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
