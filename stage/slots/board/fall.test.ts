import { describe, expect, it } from 'vitest'
import { fallenTo, fallMs, keptRows } from './fall.ts'

const CELL_MS = 100

describe('a symbol that falls', () => {
  it('begins where it hangs, goes faster and faster, and lies still where it belongs', () => {
    expect(fallenTo(-4, 5, 0, CELL_MS)).toBe(-4)
    const at = [0, 100, 200, 300].map((ms) => fallenTo(-4, 5, ms, CELL_MS))
    const steps = at.slice(1).map((y, i) => y - (at[i] ?? 0))
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(fallenTo(-4, 5, fallMs(9, CELL_MS), CELL_MS)).toBe(5)
    expect(fallenTo(-4, 5, 60_000, CELL_MS)).toBe(5)
  })

  it('never lies lower than its place, and stays where it is when it has nowhere to fall', () => {
    for (let ms = 0; ms < 600; ms += 7) expect(fallenTo(0, 3, ms, CELL_MS)).toBeLessThanOrEqual(3)
    expect(fallMs(0, CELL_MS)).toBe(0)
    expect(fallenTo(2, 2, 10, CELL_MS)).toBe(2)
  })

  it('leaves the rows that were not taken, in their order', () => {
    expect(keptRows(7, new Set([0, 3, 6]))).toEqual([1, 2, 4, 5])
  })
})
