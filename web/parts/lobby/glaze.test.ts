import { expect, it } from 'vitest'
import { GLAZES, glazeOf } from './glaze.ts'

it('gives a shelf many glazes, whichever games stand on it, and a game always its own', () => {
  for (const step of [1, 2, 4, 8]) {
    const shelf = Array.from({ length: 16 }, (_, i) => glazeOf(160 + i * step))
    expect(new Set(shelf).size).toBeGreaterThanOrEqual(4)
    expect(shelf.every((glaze) => glaze >= 0 && glaze < GLAZES)).toBe(true)
  }
  expect(glazeOf(41)).toBe(glazeOf(41))
})
