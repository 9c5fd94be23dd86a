import { describe, expect, it } from 'vitest'
import { streamOf } from './stream.ts'

describe('a stream', () => {
  it('is the same for the same seed, and another for another', () => {
    const first = (d: number) => {
      const stream = streamOf(1, 2, 3, d)
      return Array.from({ length: 8 }, () => stream(1000))
    }
    expect(first(4)).toEqual(first(4))
    expect(first(4)).not.toEqual(first(5))
  })

  it.each([2, 3, 37, 40, 1000, 3 * 2 ** 30])('falls evenly below %d', (below) => {
    const stream = streamOf(9, 9, 9, below)
    const bins = Math.min(below, 40)
    const counts = Array.from({ length: bins }, () => 0)
    const N = 80_000
    for (let draw = 0; draw < N; draw += 1) {
      const value = stream(below)
      expect(value).toBeLessThan(below)
      const bin = Math.floor((value / below) * bins)
      counts[bin] = (counts[bin] ?? 0) + 1
    }
    const expected = N / bins
    const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Mean bins − 1, deviation √(2·(bins − 1)): five of them away is chance no more.
    expect(square).toBeLessThan(bins - 1 + 5 * Math.sqrt(2 * (bins - 1)))
  })
})
