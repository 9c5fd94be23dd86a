/** Football's hours in the demo's timetable. */
import { at, matchesOf, type PlannedMatch } from '../timetable.ts'
import { LEAGUES } from './leagues.ts'

/** Together they leave no minute of a day without a match: one lasts 112 minutes, and begins up to three late. */
const KICK_OFFS: readonly (readonly number[])[] = [
  [at(15), at(19), at(20), at(20, 45), at(22, 30)],
  [at(10), at(13), at(17, 45), at(21, 45)],
  [at(5, 30), at(7), at(8, 15), at(9), at(11), at(12), at(14)],
  [at(0, 15), at(1, 15), at(2, 15), at(3), at(3, 45), at(4, 45), at(16, 15)],
]

export const matchesOn = (dayBegins: number): readonly PlannedMatch[] =>
  matchesOf(dayBegins, { leagues: LEAGUES, hours: KICK_OFFS, numbersOfRound: 16 })
