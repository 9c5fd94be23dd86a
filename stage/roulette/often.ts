/** Which numbers fell most and least often of late, and in which rounds: counted, and nothing more. */
import { POCKETS } from '#games/roulette/numbers.ts'

/** Over so many of the last rounds. */
export const COUNTED_MAX = 200
/** So many of each are named. */
const NAMED = 4

export interface Often {
  rounds: number
  /** The most frequent first. */
  hot: readonly Counted[]
  /** The least frequent first. */
  cold: readonly Counted[]
}

export interface Counted {
  pocket: number
  count: number
}

/** Of the newest of these, by their rounds. Numbers of one count stand in their own order. */
export function oftenOf(fell: ReadonlyMap<number, number>): Often {
  const newest = [...fell].toSorted(([a], [b]) => b - a).slice(0, COUNTED_MAX)
  const counts = Array.from({ length: POCKETS }, () => 0)
  for (const [, pocket] of newest) counts[pocket] = (counts[pocket] ?? 0) + 1
  const counted = counts.map((count, pocket) => ({ pocket, count }))
  const hot = counted.toSorted((a, b) => b.count - a.count || a.pocket - b.pocket)
  const cold = counted.toSorted((a, b) => a.count - b.count || a.pocket - b.pocket)
  return { rounds: newest.length, hot: hot.slice(0, NAMED), cold: cold.slice(0, NAMED) }
}
