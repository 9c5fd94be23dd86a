/** Tennis’ hours in the demo's timetable: the matches of each series on every day. */
import { at, matchesOf, type PlannedMatch } from '../timetable.ts'
import type { FormatName } from './formats.ts'
import { TENNIS_LEAGUES } from './leagues.ts'

const FIRST_SERVES: readonly (readonly number[])[] = [
  [at(11), at(14, 30), at(17, 15), at(19, 45)],
  [at(0, 30), at(5), at(8, 15), at(21, 15)],
  [at(12, 15), at(16)],
]

/** On that day, each with how it is played. */
export const matchesOn = (
  dayBegins: number,
): readonly (PlannedMatch & { readonly format: FormatName })[] =>
  matchesOf(dayBegins, { leagues: TENNIS_LEAGUES, hours: FIRST_SERVES, numbersOfRound: 8 }).flatMap(
    (match) => {
      const series = TENNIS_LEAGUES.find(
        ({ competition }) => competition === match.league.competition,
      )
      return series ? [{ ...match, format: series.format }] : []
    },
  )
