/** When two fixtures are of one match: who meets whom, in which competition, and when. Names are how a club is shown, and count for nothing. */
import type { Fixture } from './feed.ts'

type Pairing = Pick<Fixture, 'sport' | 'competition' | 'home' | 'away'>

/** The same two in the same competition, at home and away alike: of one event it is never another. */
export const isOfPairing = (one: Pairing, other: Pairing): boolean =>
  one.sport === other.sport &&
  one.competition.id === other.competition.id &&
  one.home.id === other.home.id &&
  one.away.id === other.away.id

/** Nobody meets the same other twice within it. */
const APART_MS = 24 * 3_600_000

/**
 * Two events that may be one match, told twice: the same two in the same competition, either way round, with hardly any time between. What one of
 * them comes to says what the other does.
 */
export function mayBeOneMatch(one: Fixture, other: Fixture): boolean {
  const turned = { ...other, home: other.away, away: other.home }
  return (
    (isOfPairing(one, other) || isOfPairing(one, turned)) &&
    Math.abs(one.startsAt - other.startsAt) < APART_MS
  )
}

const YEAR_MS = 366 * 24 * 3_600_000
/** Nobody knows the hour of a match further ahead, or tells of one that is longer past. */
const AHEAD_MS = 2 * YEAR_MS
const PAST_MS = 30 * YEAR_MS

/** Can a match begin then, as seen from now? Both in milliseconds since 1970. */
export const isSensibleStart = (startsAt: number, now: number): boolean =>
  startsAt - now <= AHEAD_MS && now - startsAt <= PAST_MS
