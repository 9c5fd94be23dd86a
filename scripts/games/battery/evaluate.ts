/**
 * How NIST SP 800-22 (4.2) reads many sequences: as many pass at 99 % as may be expected, and their
 * values lie evenly between 0 and 1.
 */
import { BIT_TESTS } from './bit-tests.ts'
import { chiSquare, chiSquareAbove } from './distributions.ts'

export interface Evaluation {
  name: string
  /** The share of sequences whose value is 0.01 or more, and the least that is fair. */
  passing: number
  passingMin: number
  /** Chance that even values spread at least as unevenly. */
  even: number
  holds: boolean
}

const LEVEL = 0.01
const EVEN_MIN = 0.0001
const BINS = 10

/** The least passing share that chance leaves above, but for three deviations. */
const passingMinOf = (sequences: number): number =>
  1 - LEVEL - 3 * Math.sqrt((LEVEL * (1 - LEVEL)) / sequences)

/** Verifies the values that one test gave over all sequences. */
function evaluate(name: string, values: readonly number[]): Evaluation {
  const passing = values.filter((value) => value >= LEVEL).length / values.length
  const passingMin = passingMinOf(values.length)
  const bins = Array.from({ length: BINS }, () => 0)
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor(value * BINS))
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  const expected = bins.map(() => values.length / BINS)
  const even = chiSquareAbove(chiSquare(bins, expected), BINS - 1)
  return { name, passing, passingMin, even, holds: passing >= passingMin && even >= EVEN_MIN }
}

/** Runs every test over every sequence. */
export function runBattery(sequences: Iterable<Uint8Array>): Evaluation[] {
  const values = new Map<string, number[]>()
  for (const bits of sequences)
    for (const [name, test] of Object.entries(BIT_TESTS))
      test(bits).forEach((value, part) => {
        const key = part === 0 ? name : `${name} (${part + 1})`
        values.set(key, [...(values.get(key) ?? []), value])
      })
  return [...values].map(([name, each]) => evaluate(name, each))
}
