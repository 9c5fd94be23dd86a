import type { FloorOutcome } from '#contract/games/floor-protocol.ts'
import { pointOf } from './point.ts'

export interface Flight {
  number: number
  outcome: FloorOutcome | null
}

export interface FlownFlight {
  number: number
  point: number
}

/** The highest of all these flights, each once; of two alike the newer one stands first. */
export function highestOf(flights: readonly Flight[], most: number): FlownFlight[] {
  const points = new Map<number, number>()
  for (const { number, outcome } of flights) {
    const point = pointOf(outcome)
    if (point !== null) points.set(number, point)
  }
  return [...points]
    .map(([number, point]) => ({ number, point }))
    .toSorted((a, b) => b.point - a.point || b.number - a.number)
    .slice(0, most)
}
