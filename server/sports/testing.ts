/** Matches as a provider tells them, for tests alone. */
import { randomBytes } from 'node:crypto'
import type { FeedContent, FeedMessage, Fixture, Named } from '#games/sports/feed.ts'
import { LEAGUES } from '#games/sports/football/leagues.ts'
import type { Count } from '#games/sports/football/kinds.ts'
import type { Incident } from '#games/sports/football/record.ts'
import type { TestHouse } from '../testing.ts'
import { priceEvents } from './trading/offers.ts'
import { takeMessages } from './feed/take-messages.ts'

export interface TestMatch {
  eventID: number
  home: string
  away: string
  startsAt: Date
  /** Tells what comes next of it. */
  feed(...contents: readonly FeedContent[]): Promise<void>
  /** The same of something that happened so long ago. */
  sayLate(lateMs: number, content: FeedContent): Promise<void>
  /** It is played from its beginning to its end, and ends so. */
  play(home: number, away: number): Promise<void>
}

const HOUR_MS = 3_600_000

export type FeedHouse = Pick<TestHouse, 'database' | 'clock' | 'push'>

/** A match of two clubs that the house has odds for, by their places in the first league. */
export async function openMatch(
  house: FeedHouse,
  {
    clubs,
    follows = ['goals', 'corners', 'cards'],
    inMs,
  }: { clubs?: readonly [number, number]; inMs?: number; follows?: readonly Count[] } = {},
): Promise<TestMatch> {
  const match = await openFixture(house, LEAGUES[0], { sport: 'football', clubs, follows, inMs })
  return { ...match, play: (home, away) => match.feed(...wholeMatch(home, away)) }
}

interface TestFixture extends Pick<Fixture, 'sport' | 'follows'> {
  clubs?: readonly [number, number] | undefined
  inMs?: number | undefined
}

/** The same of any sport, but for how it is played. */
export async function openFixture(
  house: FeedHouse,
  league:
    (Pick<Fixture, 'region' | 'competition'> & { readonly clubs: readonly Named[] }) | undefined,
  { sport, follows, clubs: [first, second] = [0, 1], inMs = HOUR_MS }: TestFixture,
): Promise<Omit<TestMatch, 'play'>> {
  const home = league?.clubs[first]
  const away = league?.clubs[second]
  if (!league || !home || !away) throw new Error('no such clubs')
  const event = `test-${randomBytes(6).toString('hex')}`
  let sequence = 0
  const sayAt = async (at: number, contents: readonly FeedContent[]): Promise<void> => {
    const messages = contents.map((content): FeedMessage => {
      sequence += 1
      return { provider: 'test', event, sequence, at, ...content }
    })
    await takeMessages(house, messages)
  }
  const feed = (...contents: readonly FeedContent[]) => sayAt(house.clock().getTime(), contents)
  const { region, competition } = league
  const startsAt = house.clock().getTime() + inMs
  const named = ({ id, name }: Named) => ({ id, name })
  await feed({
    type: 'fixture',
    fixture: {
      sport,
      region,
      competition,
      home: named(home),
      away: named(away),
      startsAt,
      follows,
    },
  })
  await priceEvents(house)
  const { id } = await house.database.db
    .selectFrom('sports_events')
    .select('id')
    .where('event', '=', event)
    .executeTakeFirstOrThrow()
  return {
    eventID: Number(id),
    home: home.name,
    away: away.name,
    startsAt: new Date(startsAt),
    feed,
    sayLate: (lateMs, content) => sayAt(house.clock().getTime() - lateMs, [content]),
  }
}

/** A later fixture of it, with its start so long after the one first published. */
export async function moveMatch(
  { database }: Pick<TestHouse, 'database'>,
  { eventID, startsAt, feed }: Omit<TestMatch, 'play'>,
  byMs: number,
): Promise<void> {
  const { fixture } = await database.db
    .selectFrom('sports_events')
    .select('fixture')
    .where('id', '=', BigInt(eventID))
    .executeTakeFirstOrThrow()
  if (!fixture) throw new Error('a match has a fixture')
  await feed({ type: 'fixture', fixture: { ...fixture, startsAt: startsAt.getTime() + byMs } })
}

/** Where the match is: whoever says nothing is not believed to stand still. */
export const clock = (half: 'first' | 'second', minute: number): FeedContent => ({
  type: 'clock',
  clock: { half, minute, isRunning: true },
})

export const incident = (what: Incident): FeedContent => ({ type: 'incident', incident: what })
export const phase = (to: 'first-half' | 'half-time' | 'second-half' | 'over'): FeedContent =>
  incident({ kind: 'phase', phase: to })
export const ending = (how: 'ended' | 'abandoned' | 'retired' | 'walkover'): FeedContent =>
  incident({ kind: 'ending', ending: how })

/** All goals in the second half. */
function wholeMatch(home: number, away: number): readonly FeedContent[] {
  const goals = (side: 'home' | 'away', count: number): readonly FeedContent[] =>
    Array.from({ length: count }, (_, at) =>
      incident({ kind: 'goal', side, half: 'second', minute: 50 + at }),
    )
  return [
    phase('first-half'),
    phase('half-time'),
    phase('second-half'),
    ...goals('home', home),
    ...goals('away', away),
    phase('over'),
    ending('ended'),
  ]
}
