/** Where the reels stand on the screen, in CSS pixels. Pure arithmetic. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Shape {
  /** The window the symbols turn in. */
  window: Box
  cellWidth: number
  cellHeight: number
  /** Space between two cells. */
  gap: number
  /** The frame round the window: this much wider on every side. */
  rim: number
  radius: number
}

/** A cell is a little taller than wide, and taller still where a phone leaves room for it. */
const WIDE = { least: 1.08, most: 1.34 }
/** A square board has the height it needs. */
const SQUARE = { least: 1, most: 1.12 }
const CELL_MAX = 216

/** The largest board of these reels and rows that fits the field, in its middle. */
export function shapeIn(field: Box, reels: number, rows: number): Shape {
  const aspects = rows < reels ? WIDE : SQUARE
  const rim = Math.max(8, Math.min(26, Math.min(field.width, field.height) * 0.035))
  const width = (field.width - 2 * rim) / reels
  const height = (field.height - 2 * rim) / rows / aspects.least
  const cellWidth = Math.max(24, Math.floor(Math.min(width, height, CELL_MAX)))
  const room = (field.height - 2 * rim) / rows / cellWidth
  const aspect = Math.min(aspects.most, Math.max(aspects.least, room))
  const cellHeight = Math.round(cellWidth * (cellWidth < CELL_MAX ? aspect : aspects.least))
  const window = {
    width: cellWidth * reels,
    height: cellHeight * rows,
    x: Math.round(field.x + (field.width - cellWidth * reels) / 2),
    y: Math.round(field.y + (field.height - cellHeight * rows) / 2),
  }
  const gap = Math.max(2, Math.round(cellWidth * 0.045))
  return { window, cellWidth, cellHeight, gap, rim, radius: rim * 1.35 }
}

/** The middle of a cell. */
export function middleOf(shape: Shape, reel: number, row: number): { x: number; y: number } {
  return {
    x: shape.window.x + (reel + 0.5) * shape.cellWidth,
    y: shape.window.y + (row + 0.5) * shape.cellHeight,
  }
}
