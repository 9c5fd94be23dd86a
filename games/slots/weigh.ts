/**
 * How a published table is made of rows whose rounds are known. Rows are drawn in parts, one after
 * the other, and the rounds that are too rare to be met that way follow by their seeds. Rows of one
 * kind make a cell that carries exactly its odds; within every cell the rows that pay more than its
 * mean lean one way and the others the other way, by the same share and less than a fifth, until the
 * table returns what is stated. Deterministic: every machine gets the same whole numbers. It knows
 * no game and draws nothing.
 *
 * `seeded-tables.ts` plays every row once, notes what it pays, sorts it into its cell and calls `weigh`.
 */

/** A run of rows of one sort. `word` keeps the seeds of different parts apart. */
export interface Part<Opening> {
  readonly opening: Opening
  readonly rows: number
  readonly word: number
  /** Chance of this opening within the mode. */
  readonly odds: number
}

/** Rows after all parts: rounds found by a search, by their seeds. */
export interface Found<Opening> {
  readonly opening: Opening
  readonly word: number
  readonly seeds: readonly number[]
}

/** Where a row's round comes from. */
export interface Source<Opening> {
  readonly opening: Opening
  readonly word: number
  readonly seed: number
}

/** How many rows the parts and the found rounds make. */
export function rowsOf(parts: readonly Part<unknown>[], found: Found<unknown>): number {
  return parts.reduce((sum, part) => sum + part.rows, 0) + found.seeds.length
}

/** The source of a row, from 0. Throws a RangeError for a row that is not there. */
export function sourceOf<Opening>(
  parts: readonly Part<Opening>[],
  found: Found<Opening>,
  row: number,
): Source<Opening> {
  let left = row
  for (const { opening, rows, word } of parts) {
    if (left < rows) return { opening, word, seed: left }
    left -= rows
  }
  const seed = found.seeds[left]
  if (seed === undefined) throw new RangeError(`there is no row ${row}`)
  return { opening: found.opening, word: found.word, seed }
}

export interface BuiltTable {
  /** By row id, from 0. */
  weights: Float64Array
  /** Hundredths of the base bet. */
  payouts: Int32Array
  /** By how much the heaviest lean moved a weight: 0.2 would be a fifth. */
  lean: number
}

/** Rows of one kind and the chance that the kind has in the mode. */
export interface Cell {
  readonly rows: readonly number[]
  readonly odds: number
}

/** No weight may lean further: the table corrects sampling, it never makes another game. */
const LEAN_MAX = 0.2

/** The sum that all weights of a table come to, nearly: below 2^53, so that doubles count exactly. */
const WEIGHT_SUM = 2 ** 50

/**
 * Gives every row its weight so that the mean pay is `target` (hundredths of the base bet). The
 * cells' odds sum to one and hold every row once. Throws when a cell is empty or impossible, and
 * when the rows are further from the target than a lean may mend.
 */
export function weigh(cells: readonly Cell[], payouts: Int32Array, target: number): BuiltTable {
  for (const { rows, odds } of cells) {
    if (rows.length === 0 || !(odds > 0)) throw new Error(`${rows.length} rows of odds ${odds}`)
  }
  const lean = leanOf(cells, payouts, target)
  const weights = new Float64Array(payouts.length)
  for (const cell of cells) weighCell(cell, payouts, lean, weights)
  return { weights, payouts, lean: Math.abs(lean) }
}

/** How far all weights lean so that the mean pay is `target`. */
function leanOf(cells: readonly Cell[], payouts: Int32Array, target: number): number {
  let mean = 0
  let gain = 0
  for (const cell of cells) {
    const { above, below, sumAbove, sumBelow } = halvesOf(cell, payouts)
    const rows = above + below
    mean += (cell.odds * (sumAbove + sumBelow)) / rows
    const turn = below * sumAbove - above * sumBelow
    gain += (cell.odds * turn) / (rows * Math.max(above, below))
  }
  const lean = (target - mean) / gain
  if (!(Math.abs(lean) <= LEAN_MAX))
    throw new Error(`the rules return ${mean}, too far from ${target}`)
  return lean
}

interface Halves {
  mean: number
  above: number
  below: number
  sumAbove: number
  sumBelow: number
}

/** The cell cut at its mean pay: how many rows lie above and not above, and what they pay. */
function halvesOf({ rows }: Cell, payouts: Int32Array): Halves {
  const payOf = (row: number): number => payouts[row] ?? 0
  const mean = rows.reduce((sum, row) => sum + payOf(row), 0) / rows.length
  const halves = { mean, above: 0, below: 0, sumAbove: 0, sumBelow: 0 }
  for (const row of rows) {
    if (payOf(row) > mean) {
      halves.above += 1
      halves.sumAbove += payOf(row)
    } else {
      halves.below += 1
      halves.sumBelow += payOf(row)
    }
  }
  return halves
}

/** Gives the cell's rows their whole weights; the cell keeps its odds whatever the lean. */
function weighCell(cell: Cell, payouts: Int32Array, lean: number, weights: Float64Array): void {
  const { mean, above, below } = halvesOf(cell, payouts)
  const each = (WEIGHT_SUM * cell.odds) / cell.rows.length
  const most = Math.max(above, below)
  const heavy = Math.round(each * (1 + (lean * below) / most))
  const light = Math.round(each * (1 - (lean * above) / most))
  for (const row of cell.rows) weights[row] = (payouts[row] ?? 0) > mean ? heavy : light
}
