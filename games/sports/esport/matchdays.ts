/** The esport's hours in the demo's timetable: the matches of each league on every day. */
import { at, matchesOf, type PlannedMatch } from '../timetable.ts'
import { ESPORT_LEAGUES } from './leagues.ts'

const BEGINNINGS: readonly (readonly number[])[] = [
  [at(13), at(15, 30), at(18), at(20, 30)],
  [at(3), at(8), at(22, 30)],
]

export const matchesOn = (dayBegins: number): readonly PlannedMatch[] =>
  matchesOf(dayBegins, { leagues: ESPORT_LEAGUES, hours: BEGINNINGS, numbersOfRound: 8 })
