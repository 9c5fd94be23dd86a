/**
 * The demo's timetable: on every day each league plays one round of its season, at hours that never change. The same day has the same
 * matches, whoever asks and whenever. What comes of them is not said here.
 */
import { LEAGUES, pairingsOf, type Club, type League } from './leagues.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** More than a league has matches in a round. */
const NUMBERS_OF_A_ROUND = 16

/** Minutes after the day has begun, by league; of a league with more matches the rest are played at the last of them. */
const KICK_OFFS: readonly (readonly number[])[] = [
  [15 * 60, 19 * 60, 20 * 60, 20 * 60 + 45, 22 * 60 + 30],
  [10 * 60, 13 * 60, 17 * 60 + 45, 21 * 60 + 45],
]

export interface PlannedMatch {
  /** What its provider calls it. */
  readonly event: string
  /** No other match of any day has it. */
  readonly number: number
  readonly league: League
  readonly clubs: readonly [home: Club, away: Club]
  /** Milliseconds since 1970. */
  readonly startsAt: number
}

/** The matches of a day that begins so many milliseconds after 1970, league by league. */
export function matchesOn(dayBegins: number): readonly PlannedMatch[] {
  const day = Math.round(dayBegins / DAY_MS)
  return LEAGUES.flatMap((league, at) => {
    const rounds = pairingsOf(league)
    const hours = KICK_OFFS[at % KICK_OFFS.length] ?? []
    return (rounds[day % rounds.length] ?? []).map((clubs, place): PlannedMatch => {
      const minutes = hours[Math.min(place, hours.length - 1)] ?? 0
      return {
        event: `${league.competition.id}-${day}-${place + 1}`,
        number: (day * LEAGUES.length + at) * NUMBERS_OF_A_ROUND + place,
        league,
        clubs,
        startsAt: dayBegins + minutes * MINUTE_MS,
      }
    })
  })
}
