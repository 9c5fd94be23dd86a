import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fixture } from '#games/sports/feed.ts'
import { LEAGUES } from '#games/sports/football/leagues.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { settleSports } from '../settlement/settle.ts'
import { openMatch, type TestMatch } from '../testing.ts'
import { bettingAt, couponsOf, one, place } from '../testing-coupons.ts'
import { priceEvents } from '../trading/offers.ts'
import { FEED_SETTINGS, at, fixtureIn, providerAt } from './testing-provider.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({ settings: FEED_SETTINGS })
})
afterAll(() => house.close())

const { findings, newPlayer, pickOf, shown } = bettingAt(() => house)
const push = providerAt(() => house)

const { fixture: first } = fixtureIn(LEAGUES[0])('football', ['goals'])
const other = { id: 'another', name: 'Another' }

const fixtureOf = async ({ eventID }: TestMatch): Promise<Fixture> => {
  const { fixture } = await house.database.db
    .selectFrom('sports_events')
    .select('fixture')
    .where('id', '=', BigInt(eventID))
    .executeTakeFirstOrThrow()
  if (!fixture) throw new Error('a match has a fixture')
  return fixture
}

describe('who plays an event is what it was told of first', () => {
  it.each<[string, object]>([
    ['home and away turned round', { home: first.away, away: first.home }],
    ['another at home', { home: other }],
    ['another away', { away: other }],
    ['another competition', { competition: other }],
  ])('%s is taken in its turn, named, and changes nothing', async (what, changed) => {
    const event = what.replaceAll(' ', '-')
    const contents = [
      { type: 'fixture', fixture: first },
      { type: 'fixture', fixture: { ...first, ...changed, startsAt: first.startsAt + 60_000 } },
      { type: 'incident', incident: { kind: 'phase', phase: 'first-half' } },
    ]
    const { outcomes } = await push(contents.map((content, n) => at(event, n + 1, content)))
    expect(outcomes).toEqual(['taken', 'other-pairing', 'taken'])
    const row = await house.database.db
      .selectFrom('sports_events')
      .selectAll()
      .where('event', '=', event)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ taken: 3, fixture: first, starts_at: new Date(first.startsAt) })
    expect(await findings()).toEqual([])
  })

  it('a bet stays on the side that it was placed on', async () => {
    const match = await openMatch(house)
    const player = await newPlayer(100)
    await place(player, one(await pickOf(match, 'match-result', '1')))
    const fixture = await fixtureOf(match)
    const { home, away } = fixture
    await match.feed({ type: 'fixture', fixture: { ...fixture, home: away, away: home } })
    await priceEvents(house)
    expect(await shown(match)).toMatchObject({ home: home.name, away: away.name })
    await match.play(1, 0)
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'won' })
    expect(await findings()).toEqual([])
  })

  it('under another display name it is still the same', async () => {
    const match = await openMatch(house, { clubs: [2, 3] })
    const fixture = await fixtureOf(match)
    await match.feed({
      type: 'fixture',
      fixture: { ...fixture, home: { ...fixture.home, name: 'Yeni Ad' } },
    })
    expect(await shown(match)).toMatchObject({ home: 'Yeni Ad', away: match.away })
    expect(await findings()).toEqual([])
  })
})

describe('a match that was told twice', () => {
  const combined = (selections: readonly object[]) => ({
    kind: 'combination' as const,
    stake: 1,
    selections,
  })
  /** The same clubs an hour later, as another provider tells them, or the same under another name. */
  const toldAgain = async (match: TestMatch, isTurned: boolean) => {
    const { eventID, startsAt } = match
    const fixture = await fixtureOf(match)
    const { home, away } = fixture
    const event = `again-${eventID}-${isTurned}`
    const fixtureAgain = {
      ...fixture,
      ...(isTurned && { home: away, away: home }),
      startsAt: startsAt.getTime() + 3_600_000,
    }
    await push([at(event, 1, { type: 'fixture', fixture: fixtureAgain })])
    const { id } = await house.database.db
      .selectFrom('sports_events')
      .select('id')
      .where('event', '=', event)
      .executeTakeFirstOrThrow()
    return { ...match, eventID: Number(id) }
  }

  it.each([false, true])('does not stand in one coupon twice, turned round: %s', async (turned) => {
    const match = await openMatch(house, { clubs: turned ? [4, 5] : [6, 7] })
    const again = await toldAgain(match, turned)
    const third = await openMatch(house, { clubs: [8, 9] })
    const player = await newPlayer(100)
    const own = await pickOf(match, 'match-result', '1')
    const twin = await pickOf(again, 'match-result', turned ? '2' : '1')
    const beside = await pickOf(third, 'match-result', '1')
    const refused = async (asked: object) =>
      (await player.client.refused('betframe/place_coupon', asked as never)).data
    const twice = [own, twin].map(({ eventID, market, selection }) => ({
      eventID,
      market,
      selection,
    }))
    expect(await refused(combined([own, beside, twin]))).toMatchObject({
      refusal: 'same-event',
      selections: twice,
    })
    const system = { ...combined([own, beside, twin]), kind: 'system', sizes: [2] }
    expect(await refused(system)).toMatchObject({ refusal: 'same-event' })
    await place(player, { kind: 'single', stake: 10, selections: [own, twin] })
    await place(player, { kind: 'combination', stake: 10, selections: [own, beside] })
    expect(await findings()).toEqual([])
  })
})
