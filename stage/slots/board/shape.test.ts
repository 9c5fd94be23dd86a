import { describe, expect, it } from 'vitest'
import { middleOf, shapeIn } from './shape.ts'

describe('the board', () => {
  it('stays within its field from 320 to 1920 pixels, portrait and landscape', () => {
    for (const [width, height] of [
      [320, 300],
      [390, 420],
      [500, 300],
      [1280, 560],
      [1920, 800],
    ] as const) {
      const { window, rim } = shapeIn({ x: 0, y: 50, width, height }, 5, 3)
      expect(window.x - rim).toBeGreaterThanOrEqual(-1)
      expect(window.x + window.width + rim).toBeLessThanOrEqual(width + 1)
      expect(window.y - rim).toBeGreaterThanOrEqual(49)
      expect(window.y + window.height + rim).toBeLessThanOrEqual(50 + height + 2)
    }
  })

  it('finds the middle of a cell', () => {
    const shape = shapeIn({ x: 0, y: 0, width: 800, height: 500 }, 5, 3)
    const first = middleOf(shape, 0, 0)
    const last = middleOf(shape, 4, 2)
    expect(last.x - first.x).toBe(4 * shape.cellWidth)
    expect(last.y - first.y).toBe(2 * shape.cellHeight)
  })
})
