/**
 * The published tables of Lale Devri. A row is a seed: its events are played from it whenever they
 * are wanted (a virtual book). Rows are drawn in parts (by the first board's coins), each part and
 * its split into rounds with and without a retrigger carries its exact odds, and within a part the
 * weights lean by less than a fifth until the return is the stated one. Whole numbers only leave.
 */

import type { SlotEvent } from '../events.ts'
import { streamOf } from '../stream.ts'
import { CAPPED_SEEDS, CAP_ODDS } from './max-wins.ts'
import { COIN_AWARDS, MODES } from './numbers.ts'
import {
  coinPatterns,
  coinsIn,
  FREE_REELS,
  playRound,
  tellRound,
  waysTo,
  type LaleRound,
  type Opening,
} from './rules.ts'

export type LaleMode = keyof typeof MODES

/** A run of rows of one sort. `word` keeps the seeds of different parts apart. */
interface Part {
  readonly opening: Opening
  readonly rows: number
  readonly word: number
  /** Chance of this opening within the mode. */
  readonly odds: number
}

/** The third word of the seeds that the search for maximum wins walks through. */
const SEARCH_WORD = 0x4d4158

const ALL_WAYS = waysTo('plain') + waysTo('feature')

const PARTS: Record<LaleMode, readonly Part[]> = {
  base: [
    { opening: 'plain', rows: 240_000, word: 0x10, odds: waysTo('plain') / ALL_WAYS },
    { opening: 3, rows: 48_000, word: 0x13, odds: waysTo(3) / ALL_WAYS },
    { opening: 4, rows: 9_000, word: 0x14, odds: waysTo(4) / ALL_WAYS },
    { opening: 5, rows: 3_000, word: 0x15, odds: waysTo(5) / ALL_WAYS },
  ],
  bonus: [
    { opening: 3, rows: 84_000, word: 0x23, odds: waysTo(3) / waysTo('feature') },
    { opening: 4, rows: 12_000, word: 0x24, odds: waysTo(4) / waysTo('feature') },
    { opening: 5, rows: 4_000, word: 0x25, odds: waysTo(5) / waysTo('feature') },
  ],
}

const GAME_WORD = 0x4c414c45

/** Ways of the free spins' reels to show three coins or more, out of all. */
const RETRIGGER_WAYS = coinPatterns(FREE_REELS).reduce(
  (sum, ways, pattern) => ({
    ways: sum.ways + (coinsIn(pattern) >= 3 ? ways : 0),
    of: sum.of + ways,
  }),
  { ways: 0, of: 0 },
)

/** How many rows a mode's table has: the parts, then the maximum wins. */
export function rowCount(mode: LaleMode): number {
  return PARTS[mode].reduce((sum, part) => sum + part.rows, 0) + CAPPED_SEEDS.length
}

/** Where a row's round comes from. */
function sourceOf(mode: LaleMode, row: number): { opening: Opening; word: number; seed: number } {
  let left = row
  for (const { opening, rows, word } of PARTS[mode]) {
    if (left < rows) return { opening, word, seed: left }
    left -= rows
  }
  const seed = CAPPED_SEEDS[left]
  if (seed === undefined) throw new RangeError(`no row ${row} in ${mode}`)
  return { opening: 'feature', word: SEARCH_WORD, seed }
}

/** The bought round of this number on the long walk that the maximum wins were found on. */
export function searchRound(number: number): LaleRound {
  return playRound('feature', streamOf(GAME_WORD, SEARCH_WORD, 0, number))
}

/** A row's round in numbers only, many times faster than its events. */
export function playRow(mode: LaleMode, row: number): LaleRound {
  const { opening, word, seed } = sourceOf(mode, row)
  return playRound(opening, streamOf(GAME_WORD, word, 0, seed))
}

/** The events of a row: the same at every call, on every machine. Throws for a row that is not there. */
export function bookOf(mode: LaleMode, row: number): SlotEvent[] {
  const { opening, word, seed } = sourceOf(mode, row)
  return tellRound(opening, streamOf(GAME_WORD, word, 0, seed))
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
interface Cell {
  readonly rows: number[]
  readonly odds: number
}

/** The sum that all weights of a table come to, nearly: below 2^53, so that doubles count exactly. */
const WEIGHT_SUM = 2 ** 50

/** Builds a mode's table. Deterministic: every machine gets the same rows and weights. */
export function buildTable(mode: LaleMode): BuiltTable {
  const rows = rowCount(mode)
  const payouts = new Int32Array(rows)
  const cells = cellsOf(mode, payouts)
  const lean = leanOf(cells, payouts, MODES[mode].rtp * MODES[mode].cost * 100)
  const weights = new Float64Array(rows)
  for (const cell of cells) weighCell(cell, payouts, lean, weights)
  return { weights, payouts, lean: Math.abs(lean) }
}

/** Plays every row, notes what it pays, and sorts the rows into cells. */
function cellsOf(mode: LaleMode, payouts: Int32Array): Cell[] {
  const cells: Cell[] = []
  const capped: number[] = []
  let row = 0
  let cappedOdds = 0
  for (const part of PARTS[mode]) {
    const cap = part.odds * capOdds(part.opening)
    const without: number[] = []
    const withRetrigger: number[] = []
    for (const end = row + part.rows; row < end; row += 1) {
      const round = playRow(mode, row)
      payouts[row] = round.payout
      ;(round.capped ? capped : round.retriggers > 0 ? withRetrigger : without).push(row)
    }
    cappedOdds += cap
    const odds = part.odds - cap
    const retrigger = part.opening === 'plain' ? 0 : retriggerOdds(part.opening)
    cells.push({ rows: without, odds: odds * (1 - retrigger) })
    if (retrigger > 0) cells.push({ rows: withRetrigger, odds: odds * retrigger })
  }
  for (; row < payouts.length; row += 1) {
    payouts[row] = playRow(mode, row).payout
    capped.push(row)
  }
  return [...cells, { rows: capped, odds: cappedOdds }]
}

/** Chance that a round opened so ends at the maximum win, as counted in the long run. */
function capOdds(opening: Opening): number {
  return opening === 3 || opening === 4 || opening === 5 ? CAP_ODDS[opening] : 0
}

/** Exact chance that at least one of the feature's first free spins shows three coins or more. */
export function retriggerOdds(opening: Opening): number {
  if (opening !== 3 && opening !== 4 && opening !== 5) return 0
  const { ways, of } = RETRIGGER_WAYS
  let none = 1
  for (let spin = 0; spin < COIN_AWARDS[opening].freeSpins; spin += 1) none *= 1 - ways / of
  return 1 - none
}

/** How far all weights lean so that the mean pay is `target` (hundredths). Never beyond a fifth. */
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
  if (!(Math.abs(lean) <= 0.2)) throw new Error(`the rules return ${mean}, too far from ${target}`)
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
