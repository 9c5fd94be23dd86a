/** How a volleyball match is played: three sets win it, each to 25 points and a fifth to 15, two ahead; every rally is a point. */
import type { Score } from '../match.ts'
import { setsFor } from '../sets/sets.ts'

export const SETS_TO_WIN = 3
/** All sets that there can be. */
export const ALL_SETS = setsFor(SETS_TO_WIN)
/** The place of the set that a toss decides anew who serves first in, from 0. */
export const LAST_SET = ALL_SETS.length - 1

/** So many points win the set of that place, from 0, two ahead. */
export const pointsToWin = (at: number): number => (at === LAST_SET ? 15 : 25)

/** Is a set to so many over at these points? It is won as soon as that is so, and no later. */
export function isSetOver({ home, away }: Score, to: number): boolean {
  const [most, ahead] = [Math.max(home, away), Math.abs(home - away)]
  return most === to ? ahead >= 2 : most > to && ahead === 2
}

/** A set has no last point: it can go on past every line that there can be. */
const FAR = 10_000

/**
 * What a set can end at from there; nothing where it cannot stand so. Of those beyond the points that win it, which differ in nothing but how many
 * both have, the nearest and one past all lines stand for all.
 */
export function endsFrom({ home, away }: Score, to: number): readonly Score[] {
  if (isSetOver({ home, away }, to)) return [{ home, away }]
  if (Math.max(home, away) >= to && Math.abs(home - away) > 2) return []
  return [
    ...endsOf(home, away, to).map(([more, less]) => ({ home: more, away: less })),
    ...endsOf(away, home, to).map(([more, less]) => ({ home: less, away: more })),
  ]
}

/** Those where the first of both wins. */
function endsOf(own: number, other: number, to: number): readonly (readonly [number, number])[] {
  const regular = Array.from({ length: to - 1 }, (_, less) => [to, less] as const).filter(
    ([more, less]) => own < more && less >= other,
  )
  const level = Math.max(to - 1, other, own - 1)
  return [...regular, [level + 2, level], [level + FAR + 2, level + FAR]]
}
