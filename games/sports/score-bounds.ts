/**
 * The most that a side can be stated to have: more than anybody has ever seen, and little enough to be counted. What is told one by one has no such
 * bound, and a record that was kept before there was one is settled all the same.
 */
import type { Score, Side } from './match.ts'
import { isSet } from './sets/own.ts'
import type { StatedScore } from './sport.ts'

/** Of basketball alone there are more than two figures. */
const POINTS_MOST = 299
const MOST = {
  goals: 99,
  corners: 99,
  cards: 99,
  // A set of tennis without a tie-break has come to seventy.
  games: 99,
  sets: 9,
  maps: 9,
} as const satisfies Readonly<Record<Exclude<StatedScore['count'], 'points'>, number>>
const POINTS_OF_SET_MOST = 99

interface Stated {
  readonly count: StatedScore['count']
  /** Of any sport: whether that count has such a one is not asked here. */
  readonly period: string
  readonly score: Score
}

const mostOf = ({ count, period }: Stated): number =>
  count === 'points' ? (isSet(period) ? POINTS_OF_SET_MOST : POINTS_MOST) : MOST[count]

/** The side that is stated to have more than there can be; null where neither is. */
export function findTooHigh(stated: Stated): Side | null {
  const { home, away } = stated.score
  const most = mostOf(stated)
  return home > most ? 'home' : away > most ? 'away' : null
}
