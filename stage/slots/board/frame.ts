import { bakePlate, sheetOf } from './bake.ts'
import type { Palette } from '../theme.ts'
import type { Shape } from './shape.ts'

/** How far the frame's picture reaches over the window on each side. */
export const frameReach = (shape: Shape): number => shape.rim + 30

/** The frame round the reels with its shade, the columns of glass and the cells at rest: one picture. */
export function bakeFrame(
  shape: Shape,
  palette: Palette,
  rows: number,
  resolution: number,
): HTMLCanvasElement {
  const reach = frameReach(shape)
  const { width, height } = shape.window
  const [canvas, pen] = sheetOf((width + 2 * reach) * resolution, (height + 2 * reach) * resolution)
  pen.scale(resolution, resolution)
  pen.translate(reach, reach)
  drawRim(pen, shape, palette)
  drawGlass(pen, shape, palette)
  drawPlates(pen, shape, palette, rows)
  return canvas
}

function around(shape: Shape, by: number, radius: number): Path2D {
  const path = new Path2D()
  const { width, height } = shape.window
  path.roundRect(-by, -by, width + 2 * by, height + 2 * by, radius)
  return path
}

function drawRim(pen: CanvasRenderingContext2D, shape: Shape, palette: Palette): void {
  const { rim, radius } = shape
  pen.save()
  pen.shadowColor = '#000000b3'
  pen.shadowBlur = 28
  pen.shadowOffsetY = 10
  pen.fillStyle = palette.deep
  pen.fill(around(shape, rim, radius))
  pen.restore()
  pen.fillStyle = `${palette.middle}cc`
  pen.fill(around(shape, rim - 1, radius))
  pen.strokeStyle = `${palette.gold}99`
  pen.lineWidth = 2
  pen.stroke(around(shape, rim - 1, radius))
}

function drawGlass(pen: CanvasRenderingContext2D, shape: Shape, palette: Palette): void {
  const inner = around(shape, shape.rim * 0.45, shape.radius * 0.7)
  pen.fillStyle = `${palette.deep}ee`
  pen.fill(inner)
  pen.strokeStyle = `${palette.lattice}80`
  pen.lineWidth = 1.6
  pen.stroke(inner)
  const column = pen.createLinearGradient(0, 0, 0, shape.window.height)
  column.addColorStop(0, `${palette.middle}99`)
  column.addColorStop(1, `${palette.deep}66`)
  pen.fillStyle = column
  const reels = Math.round(shape.window.width / shape.cellWidth)
  for (let reel = 0; reel < reels; reel += 1) {
    const path = new Path2D()
    path.roundRect(reel * shape.cellWidth + 1, 0, shape.cellWidth - 2, shape.window.height, 12)
    pen.fill(path)
  }
}

function drawPlates(
  pen: CanvasRenderingContext2D,
  shape: Shape,
  palette: Palette,
  rows: number,
): void {
  const plate = bakePlate(palette, 'rest')
  const { cellWidth, cellHeight, gap } = shape
  const reels = Math.round(shape.window.width / cellWidth)
  for (let cell = 0; cell < reels * rows; cell += 1) {
    const x = Math.floor(cell / rows) * cellWidth + gap / 2
    const y = (cell % rows) * cellHeight + gap / 2
    pen.drawImage(plate, x, y, cellWidth - gap, cellHeight - gap)
  }
}
