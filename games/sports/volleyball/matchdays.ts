/** Volleyball's hours in the demo's timetable: the matches of each league on every day. */
import { at, matchesOf, type PlannedMatch } from '../timetable.ts'
import { VOLLEYBALL_LEAGUES } from './leagues.ts'

const FIRST_SERVES: readonly (readonly number[])[] = [
  [at(12), at(15), at(17, 45), at(20)],
  [at(2, 30), at(7), at(23)],
]

export const matchesOn = (dayBegins: number): readonly PlannedMatch[] =>
  matchesOf(dayBegins, { leagues: VOLLEYBALL_LEAGUES, hours: FIRST_SERVES, numbersOfRound: 8 })
