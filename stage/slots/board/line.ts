import type { Graphics } from 'pixi.js'
import { middleOf, type Shape } from './shape.ts'

/**
 * Draws a line through its cells up to `share` of its way: a white core with a dark edge, which is
 * seen on the gold of a win as well as between the cells.
 */
export function strokeLine(
  line: Graphics,
  rows: readonly number[],
  shape: Shape,
  drawn: { share: number; kind: 'win' | 'return'; edge: string },
): void {
  line.clear()
  const points = rows.map((row, reel) => middleOf(shape, reel, row))
  if (points.length < 2) return
  for (const [width, color, alpha] of [
    [shape.cellWidth * 0.085, drawn.edge, 0.92],
    [shape.cellWidth * 0.042, drawn.kind === 'win' ? 0xffffff : 0xc9bcc6, 1],
  ] as const) {
    trace(line, points, drawn.share * (points.length - 1))
    line.stroke({ width, color, alpha, cap: 'round', join: 'round' })
  }
}

function trace(line: Graphics, points: readonly { x: number; y: number }[], reach: number): void {
  for (const [at, point] of points.entries()) {
    const before = points[at - 1]
    if (!before) line.moveTo(point.x, point.y)
    else if (at <= reach + 1) {
      const part = Math.min(1, Math.max(0, reach - at + 1))
      line.lineTo(before.x + (point.x - before.x) * part, before.y + (point.y - before.y) * part)
    }
  }
}
