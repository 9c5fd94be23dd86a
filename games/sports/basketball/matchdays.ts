/** Basketball's hours in the demo's timetable: four matches of each league on every day. */
import { at, matchesOf, type PlannedMatch } from '../timetable.ts'
import { BASKETBALL_LEAGUES } from './leagues.ts'

const TIP_OFFS: readonly (readonly number[])[] = [
  [at(13, 30), at(16), at(18, 30), at(20, 15)],
  [at(1, 45), at(6), at(9, 30), at(22)],
]

export const matchesOn = (dayBegins: number): readonly PlannedMatch[] =>
  matchesOf(dayBegins, { leagues: BASKETBALL_LEAGUES, hours: TIP_OFFS, numbersOfRound: 8 })
