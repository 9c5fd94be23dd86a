/**
 * The demo's timetable: on every day each league plays one round of its season, at hours that never change. The same day has the same
 * matches, whoever asks and whenever. What comes of them is not said here.
 */
import { LEAGUES, pairingsOf, type Club, type League } from './leagues.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** More than a league has matches in a round. */
const NUMBERS_OF_A_ROUND = 16

const at = (hours: number, minutes = 0): number => hours * 60 + minutes

/**
 * Minutes after the day has begun, by league; of a league with more matches the rest are played at the last of them. Together they leave
 * no minute of a day without a match: one lasts 112 minutes, and begins up to three late.
 */
const KICK_OFFS: readonly (readonly number[])[] = [
  [at(15), at(19), at(20), at(20, 45), at(22, 30)],
  [at(10), at(13), at(17, 45), at(21, 45)],
  [at(5, 30), at(7), at(8, 15), at(9), at(11), at(12), at(14)],
  [at(0, 15), at(1, 15), at(2, 15), at(3), at(3, 45), at(4, 45), at(16, 15)],
]

export interface PlannedMatch {
  /** What its provider calls it. */
  readonly event: string
  /** No other match of any day has it. */
  readonly number: number
  readonly league: League
  /** Which season of its league it is in, all rounds of which are played day after day: its number, as a provider names it. */
  readonly season: string
  readonly clubs: readonly [home: Club, away: Club]
  /** Milliseconds since 1970. */
  readonly startsAt: number
}

/** The matches of a day that begins so many milliseconds after 1970, league by league. */
export function matchesOn(dayBegins: number): readonly PlannedMatch[] {
  const day = Math.round(dayBegins / DAY_MS)
  return LEAGUES.flatMap((league, order) => {
    const rounds = pairingsOf(league)
    const hours = KICK_OFFS[order % KICK_OFFS.length] ?? []
    return (rounds[day % rounds.length] ?? []).map((clubs, place): PlannedMatch => {
      const minutes = hours[Math.min(place, hours.length - 1)] ?? 0
      return {
        event: `${league.competition.id}-${day}-m${place + 1}`,
        number: (day * LEAGUES.length + order) * NUMBERS_OF_A_ROUND + place,
        league,
        season: String(Math.floor(day / rounds.length)),
        clubs,
        startsAt: dayBegins + minutes * MINUTE_MS,
      }
    })
  })
}
