/**
 * The board of Yonca Bahçesi: how it is drawn, and how what is left falls when clusters are taken
 * away. Which reels show a rainbow is one integer of a spin, known odds and all; three cells are
 * another.
 */

import { codeIn, scattersIn, type Patterns } from '../reels.ts'
import type { Stream } from '../stream.ts'
import { RAINBOW_ONE_IN, RAINBOW_REELS, REELS, REPEATS, ROWS, SCATTER } from './numbers.ts'
import { SYMBOLS, WEIGHTS } from './numbers.ts'

export type Spin = keyof typeof WEIGHTS

export const CELLS = REELS * ROWS
export const RAINBOW = codeIn(SYMBOLS, SCATTER)

/** Stands where a cluster was taken away, until something falls there. */
export const EMPTY = 254

/** Stands among a cell's chances for the symbol under it. */
const REPEAT = 253

/** Every cell's chances are out of this; a draw for three cells is one integer below its cube. */
const CHANCES = 128
const CHANCE_BITS = 7
const CELLS_A_DRAW = 3
const DRAW_BELOW = CHANCES ** CELLS_A_DRAW

/** The symbol for each of a cell's chances. */
const PICKS: Record<Spin, Uint8Array> = { base: pickOf('base'), free: pickOf('free') }

function pickOf(spin: Spin): Uint8Array {
  const symbols = Object.entries(WEIGHTS[spin])
  const codes = symbols.flatMap(([symbol, weight]) => many(codeIn(SYMBOLS, symbol), weight))
  const all = [...codes, ...many(REPEAT, REPEATS[spin])]
  if (all.length !== CHANCES) throw new Error(`chances sum to ${all.length}, not ${CHANCES}`)
  return Uint8Array.from(all)
}

function many(code: number, times: number): number[] {
  return Array.from({ length: times }, () => code)
}

/** The ways of a spin to show rainbows on its reels, for those counts of them that `fits` wants. */
export function rainbowWays(spin: Spin, fits: (rainbows: number) => boolean): Patterns {
  const reels = RAINBOW_REELS.length
  const ways = Array.from({ length: 2 ** reels }, (_, pattern) => {
    const rainbows = scattersIn(pattern)
    return fits(rainbows) ? (RAINBOW_ONE_IN[spin] - 1) ** (reels - rainbows) : 0
  })
  return { ways, total: ways.reduce((sum, one) => sum + one, 0) }
}

/** Where integers come from, and what is left of the last one drawn for cells. */
export interface Source {
  readonly stream: Stream
  word: number
  /** For so many cells. */
  held: number
}

/** Draws the cells of a reel from `low` up to `top`, each over the one that stands there. */
function drawCells(source: Source, spin: Spin, board: Uint8Array, top: number, low: number): void {
  const pick = PICKS[spin]
  let { word, held } = source
  let under = (low + 1) % ROWS === 0 ? RAINBOW : (board[low + 1] as number) // within the reel
  for (let cell = low; cell >= top; held -= 1, word >>>= CHANCE_BITS) {
    if (held === 0) {
      word = source.stream(DRAW_BELOW)
      held = CELLS_A_DRAW
    }
    const picked = pick[word & (CHANCES - 1)] as number // one for every chance
    if (picked === REPEAT && under === RAINBOW) continue
    if (picked !== REPEAT) under = picked
    board[cell] = under
    cell -= 1
  }
  source.word = word
  source.held = held
}

/** A spin's first board: a rainbow on each reel of the pattern, everything else by its chances. */
export function drawBoard(source: Source, spin: Spin, pattern: number, board: Uint8Array): void {
  source.held = 0
  for (let top = 0; top < CELLS; top += ROWS) drawCells(source, spin, board, top, top + ROWS - 1)
  if (pattern === 0) return
  RAINBOW_REELS.forEach((reel, bit) => {
    if ((pattern >> bit) & 1) board[reel * ROWS + source.stream(ROWS)] = RAINBOW
  })
}

/** What stands over empty cells falls, and new symbols fall in after it, the lowest one first. */
export function tumble(source: Source, spin: Spin, board: Uint8Array): void {
  for (let top = 0; top < CELLS; top += ROWS) {
    let into = top + ROWS - 1
    for (let cell = into; cell >= top; cell -= 1) {
      const symbol = board[cell] as number // within bounds
      if (symbol === EMPTY) continue
      board[into] = symbol
      into -= 1
    }
    drawCells(source, spin, board, top, into)
  }
}
