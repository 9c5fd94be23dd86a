/**
 * A basketball match that never was, possession by possession: by the very walk that prices are read from. The same integers give the same
 * match. For the demo's season and for tests; nothing here is chance that money hangs on.
 */
import type { Stream } from '../../slots/stream.ts'
import type { Score, Side } from '../match.ts'
import { QUARTERS, type Stretch } from './kinds.ts'
import { OVERTIMES_MOST, OVERTIME_STEPS, QUARTER_STEPS, possessionOf, type Rates } from './model.ts'

export interface SimulatedPoints {
  readonly quarter: Stretch
  /** Which overtime it is of, from 0; 0 of a quarter. */
  readonly overtime: number
  /** Of its quarter. */
  readonly step: number
  readonly side: Side
  readonly points: 1 | 2 | 3
}

export interface SimulatedMatch {
  readonly points: readonly SimulatedPoints[]
  readonly overtimes: number
}

const FINE = 2 ** 30
const SIDES = ['home', 'away'] as const

/** All that is scored in a match, in its order, and how many overtimes it takes. */
export function simulateMatch(rates: Rates, stream: Stream): SimulatedMatch {
  const points: SimulatedPoints[] = []
  const score = { home: 0, away: 0 }
  const play = (quarter: Stretch, overtime: number, steps: number): void => {
    for (let step = 0; step < steps; step += 1)
      for (const side of SIDES) {
        const scored = drawPoints(rates[side], stream)
        if (scored === 0) continue
        score[side] += scored
        points.push({ quarter, overtime, step, side, points: scored })
      }
  }
  for (const quarter of QUARTERS) play(quarter, 0, QUARTER_STEPS)
  let overtimes = 0
  for (; isLevel(score) && overtimes < OVERTIMES_MOST; overtimes += 1)
    play('overtime', overtimes, OVERTIME_STEPS)
  return { points, overtimes }
}

const isLevel = ({ home, away }: Score): boolean => home === away

function drawPoints(rate: number, stream: Stream): 0 | 1 | 2 | 3 {
  const [none = 0, one = 0, two = 0] = possessionOf(rate)
  const drawn = stream(FINE) / FINE
  if (drawn < none) return 0
  if (drawn < none + one) return 1
  return drawn < none + one + two ? 2 : 3
}
