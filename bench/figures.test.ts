import { expect, it } from 'vitest'
import { welch, withoutSlowest } from './figures.ts'

it('compares two sets by the t of Welch', () => {
  // Means 2 and 4, variances 1 and 4, three of each: -2 over the root of 1/3 + 4/3.
  const { t, meanA, meanB, visible } = welch([1, 2, 3], [2, 4, 6])
  expect([meanA, meanB]).toEqual([2, 4])
  expect(t).toBeCloseTo(-2 / Math.sqrt(5 / 3), 10)
  expect(visible).toBeCloseTo(3 * Math.sqrt(5 / 3), 10)
  expect(welch([1, 2, 3], [1, 2, 3]).t).toBe(0)
})

it('sees a small difference behind a few slow tries, and none where there is none', () => {
  const noise = (n: number) => 10 + ((n * 37) % 100) / 100 + (n % 20 === 0 ? 500 + n : 0)
  const known = Array.from({ length: 1000 }, (_, n) => noise(n) + 0.1)
  const unknown = Array.from({ length: 1000 }, (_, n) => noise(n))
  expect(Math.abs(welch(known, unknown).t)).toBeLessThan(3)
  expect(Math.abs(welch(...withoutSlowest(known, unknown)).t)).toBeGreaterThan(3)
  expect(welch(...withoutSlowest(unknown, unknown)).t).toBe(0)
})
