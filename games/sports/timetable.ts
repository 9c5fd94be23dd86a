/**
 * The demo's timetable, whatever is played: on every day each league plays one round of its season, at hours that never change. The same day
 * has the same matches, whoever asks and whenever. What comes of them is not said here.
 */
import type { Club, League } from './league.ts'
import { pairingsOf } from './pairings.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Minutes after the day has begun. */
export const at = (hours: number, minutes = 0): number => hours * 60 + minutes

export interface PlannedMatch {
  /** What its provider calls it. */
  readonly event: string
  /** No other match of its sport on any day has it. */
  readonly number: number
  readonly league: League
  /** Which season of its league it is in, all rounds of which are played day after day: its number, as a provider names it. */
  readonly season: string
  readonly clubs: readonly [home: Club, away: Club]
  /** Milliseconds since 1970. */
  readonly startsAt: number
}

interface Timetable {
  readonly leagues: readonly League[]
  /** By league, `at` each; of one with more matches the rest are played at the last of them. */
  readonly hours: readonly (readonly number[])[]
  /** More than a league has matches in a round. */
  readonly numbersOfRound: number
}

/** The matches of a day that begins so many milliseconds after 1970, league by league. */
export function matchesOf(
  dayBegins: number,
  { leagues, hours, numbersOfRound }: Timetable,
): readonly PlannedMatch[] {
  const day = Math.round(dayBegins / DAY_MS)
  return leagues.flatMap((league, order) => {
    const rounds = pairingsOf(league.clubs)
    const own = hours[order % hours.length] ?? []
    return (rounds[day % rounds.length] ?? []).map((clubs, place): PlannedMatch => ({
      event: `${league.competition.id}-${day}-m${place + 1}`,
      number: (day * leagues.length + order) * numbersOfRound + place,
      league,
      season: String(Math.floor(day / rounds.length)),
      clubs,
      startsAt: dayBegins + (own[Math.min(place, own.length - 1)] ?? 0) * MINUTE_MS,
    }))
  })
}
