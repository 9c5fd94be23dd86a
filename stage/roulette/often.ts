/** What fell of late, counted and nothing more: which numbers most and least often, and how the places that many bet on came. */
import { POCKETS, SPOTS } from '#games/roulette/numbers.ts'

/** Over so many of the last rounds. */
export const COUNTED_MAX = 500
/** Before so many rounds counts say nothing: then each number has come once, on average. */
export const COUNTED_LEAST = POCKETS
/** So many of each are named. */
const NAMED = 4

/** Side by side, with zero between where it is the third of them. */
export const SHARED: readonly (readonly string[])[] = [
  ['red', '0', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen-1', 'dozen-2', 'dozen-3'],
]

export interface Often {
  rounds: number
  /** The most frequent first. */
  hot: readonly Counted[]
  /** The least frequent first. */
  cold: readonly Counted[]
  /** In which share of the rounds each of `SHARED` came. */
  shares: ReadonlyMap<string, number>
}

export interface Counted {
  pocket: number
  count: number
}

/** Of the newest of these, by their rounds. Numbers of one count stand in their own order. */
export function oftenOf(fell: ReadonlyMap<number, number>): Often {
  const newest = [...fell].toSorted(([a], [b]) => b - a).slice(0, COUNTED_MAX)
  const rounds = newest.length
  const counts = Array.from({ length: POCKETS }, () => 0)
  for (const [, pocket] of newest) counts[pocket] = (counts[pocket] ?? 0) + 1
  const counted = counts.map((count, pocket) => ({ pocket, count }))
  const hot = counted.toSorted((a, b) => b.count - a.count || a.pocket - b.pocket)
  const cold = counted.toSorted((a, b) => a.count - b.count || a.pocket - b.pocket)
  const shareOf = (name: string): number => {
    const { numbers = [] } = SPOTS.find((spot) => spot.name === name) ?? {}
    return numbers.reduce((sum, pocket) => sum + (counts[pocket] ?? 0), 0) / Math.max(1, rounds)
  }
  const shares = new Map(SHARED.flat().map((name) => [name, shareOf(name)]))
  return { rounds, hot: hot.slice(0, NAMED), cold: cold.slice(0, NAMED), shares }
}
