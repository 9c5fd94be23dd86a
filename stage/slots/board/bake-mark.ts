import { starPath } from '#kit/art/star.ts'
import type { Palette } from '../theme.ts'
import { CELL, sheetOf } from './bake.ts'

/** The ground of a cell that is marked, or that multiplies: the theme's gold on its glass. */
export function bakeMarkGround(palette: Palette, multiplies: boolean): HTMLCanvasElement {
  const [canvas, pen] = sheetOf(CELL, CELL)
  const plate = new Path2D()
  plate.roundRect(4, 4, CELL - 8, CELL - 8, CELL * 0.095)
  pen.fillStyle = `${palette.gold}${multiplies ? '3d' : '1c'}`
  pen.fill(plate)
  pen.strokeStyle = `${palette.gold}${multiplies ? 'e0' : '8a'}`
  pen.lineWidth = multiplies ? 7 : 4
  pen.stroke(plate)
  if (multiplies) return canvas
  pen.fillStyle = `${palette.gold}66`
  for (const [x, y] of [
    [0.12, 0.12],
    [0.88, 0.12],
    [0.12, 0.88],
    [0.88, 0.88],
  ] as const)
    pen.fill(new Path2D(starPath(x * CELL, y * CELL, CELL * 0.07)))
  return canvas
}

/** A cell's multiplier, as it stands on the cell's lower edge: this share of the cell wide and high. */
export const BADGE = { width: 0.6, height: 0.32 } as const

export function bakeBadge(palette: Palette, multiplier: number): HTMLCanvasElement {
  const [width, height] = [CELL * BADGE.width, CELL * BADGE.height]
  const [canvas, pen] = sheetOf(width, height)
  const plate = new Path2D()
  plate.roundRect(3, 3, width - 6, height - 6, height / 2)
  pen.fillStyle = palette.deep
  pen.fill(plate)
  pen.strokeStyle = palette.gold
  pen.lineWidth = 5
  pen.stroke(plate)
  pen.fillStyle = palette.gold
  pen.font = `800 ${height * 0.72}px 'Bricolage Grotesque Variable', system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(`×${multiplier}`, width / 2, height * 0.53, width - 14)
  return canvas
}

/** A splinter of a symbol that bursts: a small star of light. */
export function bakeSpark(colour: string): HTMLCanvasElement {
  const [canvas, pen] = sheetOf(48, 48)
  pen.fillStyle = colour
  pen.fill(new Path2D(starPath(24, 24, 22)))
  pen.fillStyle = '#ffffffcc'
  pen.fill(new Path2D(starPath(24, 24, 10)))
  return canvas
}
