/**
 * The endless tape of one reel. Cells are numbered upwards: at rest on cell `p` the top row shows
 * cell `p`, the row below it `p - 1`. It runs along the game's own strip, so nothing is shown in
 * passing that the reel does not carry.
 */
export interface Tape {
  symbolAt: (cell: number) => string
  /** From here on, the window resting on `cell` shows `column` (top row first). */
  landOn: (cell: number, column: readonly string[], strip: readonly string[]) => void
}

interface Stretch {
  from: number
  strip: readonly string[]
  /** The place on the strip that stands at cell 0. */
  zero: number
  cells: ReadonlyMap<number, string>
}

export function createTape(strip: readonly string[]): Tape {
  let stretches: Stretch[] = [{ from: -Infinity, strip, zero: 0, cells: new Map() }]
  return {
    symbolAt: (cell) => {
      const stretch = stretches.findLast(({ from }) => cell >= from)
      return stretch ? symbolOn(stretch, cell) : ''
    },
    landOn: (cell, column, next) => {
      const top = stopOf(next, column)
      const from = cell - column.length
      const cells = new Map(column.map((symbol, row) => [cell - row, symbol]))
      stretches = [...stretches.slice(-1), { from, strip: next, zero: top + cell, cells }]
    },
  }
}

function symbolOn(stretch: Stretch, cell: number): string {
  const { strip, zero, cells } = stretch
  const place = (((zero - cell) % strip.length) + strip.length) % strip.length
  return cells.get(cell) ?? strip[place] ?? ''
}

/** Where the strip shows this column, its top first; 0 when it nowhere does. */
export function stopOf(strip: readonly string[], column: readonly string[]): number {
  const at = strip.findIndex((_, top) =>
    column.every((symbol, row) => strip[(top + row) % strip.length] === symbol),
  )
  return Math.max(0, at)
}
