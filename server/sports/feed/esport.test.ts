import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ESPORT_LEAGUES } from '#games/sports/esport/leagues.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt, couponsOf, one, place } from '../testing-coupons.ts'
import { esportClock, esportPhase, map, openEsport } from '../testing-esport.ts'
import { rally } from '../testing-volleyball.ts'
import { ending } from '../testing.ts'
import { priceLiveEvents } from '../trading/offers.ts'
import { FEED_SETTINGS, at, fixtureIn, marketOf, providerAt } from './testing-provider.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({ settings: FEED_SETTINGS })
})
afterAll(() => house.close())

const { findings, newPlayer, pickOf, shown } = bettingAt(() => house)
const push = providerAt(() => house)
const fixture = fixtureIn(ESPORT_LEAGUES[0])
const mapsOf = (period: string, home = 1, away = 0) => ({
  type: 'score',
  count: 'maps',
  period,
  score: { home, away },
})

describe('what a provider may not say of an esport', () => {
  it('of another sport than the match’s is taken in its turn, named, and changes nothing but how far it is told', async () => {
    const sent = [
      fixture('esport', ['maps']),
      esportPhase('s1'),
      map('home', 's1'),
      rally('home', 's1'),
      { type: 'incident', incident: { kind: 'phase', phase: 'half-time' } },
      { type: 'clock', clock: { quarter: 'q1', minute: 7, isRunning: true } },
      { type: 'score', count: 'sets', period: 'match', score: { home: 2, away: 0 } },
      marketOf('volleyball-winner', 'match', null),
      fixture('volleyball', ['points']),
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
      fixture: { sport: 'esport' },
      record: { sport: 'esport', phase: 's1', scores: [], ending: null, version: 9 },
    })
    // And the other way round.
    const strange = [map('home', 's1'), mapsOf('match'), marketOf('esport-winner', 'match', null)]
    for (const [event, first] of [
      ['balls', fixture('tennis', ['points'])],
      ['rallies', fixture('volleyball', ['points'])],
      ['baskets', fixture('basketball', ['points'])],
      ['goals', fixture('football', ['goals'])],
    ] as const) {
      const all = [first, ...strange].map((content, n) => at(event, n + 1, content))
      expect((await push(all)).outcomes).toEqual(['taken', ...Array(3).fill('other-sport')])
    }
    await settleSports(house)
    expect(await findings()).toEqual([])
  })

  it('and cannot be true is survived: maps that nobody played, and results that differ', async () => {
    const sent = [
      fixture('esport', ['maps']),
      esportPhase('s1'),
      map('away', 's5'),
      map('home', 's1'),
      map('away', 's1'),
      mapsOf('s2', 9, 8),
      mapsOf('match', 7, 7),
      { type: 'correction', annuls: 900 },
      esportClock('s3', 660),
      esportPhase('over'),
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
    ['an esport match that follows points', fixture('esport', ['points'])],
    ['a volleyball match that follows maps', fixture('volleyball', ['maps'])],
    ['a match of three sets', fixture('esport', ['maps'], 'best-of-three')],
    ['a sixth map', { type: 'incident', incident: { kind: 'map', side: 'home', set: 's6' } }],
    ['a map for nobody', { type: 'incident', incident: { kind: 'map', side: 'none', set: 's1' } }],
    ['maps of a quarter', mapsOf('q1')],
    ['half a map', mapsOf('match', 1.5)],
    ['a winner of the match by a map', marketOf('esport-winner', 's1', null)],
    ['a map of the match', marketOf('esport-map-winner', 'match', null)],
    ['a fourth map', marketOf('esport-map-winner', 's4', null)],
    ['maps on a quarter', marketOf('esport-total-maps', 'match', 9)],
    ['maps below nothing', marketOf('esport-total-maps', 'match', -2)],
    ['a line past all', marketOf('esport-maps-handicap', 'match', 42)],
    ['maps with a list of scores', marketOf('esport-map-score', 'match', null, { scores: [] })],
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

it('while a map is played only the one after it is offered, and a coupon on the match cannot be sold', async () => {
  const match = await openEsport(house, { clubs: [2, 4] })
  const player = await newPlayer(1_000)
  await place(player, one(await pickOf(match, 'esport-winner', '1'), 100))
  const tick = async () => {
    house.pass(3_100)
    await match.feed(esportClock('s1'))
    await priceLiveEvents(house)
  }
  const offered = async () =>
    (await shown(match)).markets.map(({ kind, period }) => `${kind} ${period}`)
  const sold = async () => (await couponsOf(player))[0]?.cashOut?.offers.length ?? 0
  expect(await sold()).toBeGreaterThan(0)
  await match.feed(esportPhase('s1'))
  await tick()
  expect(await offered()).toEqual(['esport-map-winner s2'])
  expect(await shown(match)).toMatchObject({ state: 'live', half: 's1', suspended: null })
  expect(await sold()).toBe(0)
  await match.feed(map('home', 's1'), esportPhase('after-s1'))
  await tick()
  expect(await offered()).toContain('esport-winner match')
  expect(await sold()).toBeGreaterThan(0)
  await match.feed(esportPhase('s2'))
  await tick()
  expect(await offered()).toEqual([])
  expect(await sold()).toBe(0)
  expect(await findings()).toEqual([])
})
