/**
 * How a line slot pays: reels as symbol codes, a window of rows, lines read from the left. Only
 * arithmetic: it knows no game, no stake and no chance.
 */

import type { ReelSet } from './reels.ts'

/** One game's reels and pays, compiled so that a spin costs array reads only. */
export interface LineGame {
  readonly reels: number
  readonly rows: number
  /** Row of each reel for each line, flat: `lines[line * reels + reel]`. */
  readonly lines: Uint8Array
  readonly lineCount: number
  readonly wild: number
  readonly scatter: number
  /** Hundredths of the base bet for `pays[symbol * (reels + 1) + count]`. */
  readonly pays: Int32Array
}

/** What one line of a board pays, with the symbol and how many of it; `pays` is 0 for nothing. */
export interface LineResult {
  symbol: number
  count: number
  payout: number
}

/** Compiles a paytable. `pays[symbol]` lists hundredths of the base bet for one, two, three … in a row. */
export function lineGame(spec: {
  reels: number
  rows: number
  lines: readonly (readonly number[])[]
  wild: number
  scatter: number
  pays: readonly (readonly number[])[]
}): LineGame {
  const pays = new Int32Array(spec.pays.length * (spec.reels + 1))
  spec.pays.forEach((row, symbol) => {
    row.forEach((payout, index) => {
      pays[symbol * (spec.reels + 1) + index + 1] = payout
    })
  })
  return {
    reels: spec.reels,
    rows: spec.rows,
    lines: Uint8Array.from(spec.lines.flat()),
    lineCount: spec.lines.length,
    wild: spec.wild,
    scatter: spec.scatter,
    pays,
  }
}

/**
 * Reads one line of a board (`board[reel * rows + row]`). A wild stands for the first symbol after it
 * that is not wild; the scatter ends a line. The answer is written into `into`.
 */
export function readLine(
  game: LineGame,
  board: Uint8Array,
  line: number,
  into: LineResult,
): number {
  const { reels, rows, lines, wild, scatter, pays } = game
  const from = line * reels
  let symbol = wild
  let count = 0
  while (count < reels) {
    const seen = board[count * rows + (lines[from + count] ?? 0)] ?? scatter
    if (seen === scatter) break
    if (seen !== wild && seen !== symbol) {
      if (symbol !== wild) break
      symbol = seen
    }
    count += 1
  }
  into.symbol = symbol
  into.count = count
  into.payout = pays[symbol * (reels + 1) + count] ?? 0
  return into.payout
}

/**
 * The sum of all lines of a board, in hundredths of the base bet. Says the same as `readLine` summed
 * (a test holds it), in one loop: tables and simulations spend their time here.
 */
export function payOfLines(game: LineGame, board: Uint8Array): number {
  const { reels, rows, lines, lineCount, wild, scatter, pays } = game
  let sum = 0
  for (let line = 0, from = 0; line < lineCount; line += 1, from += reels) {
    let symbol = wild
    let count = 0
    for (let cell = 0; count < reels; count += 1, cell += rows) {
      const seen = board[cell + (lines[from + count] as number)] as number // both within bounds
      if (seen === wild || seen === symbol) continue
      if (seen === scatter || symbol !== wild) break
      symbol = seen
    }
    sum += pays[symbol * (reels + 1) + count] as number // compiled for every symbol and count
  }
  return sum
}

/**
 * A line game and its reels compiled together, for five reels and pays from three in a row on: what the
 * first three reels leave open is known by their stops, so a spin that pays nothing costs two reads.
 */
export interface LineSpins {
  readonly game: LineGame
  readonly lengths: Int32Array
  /** What stands at a stop of a reel is at `reel * STRIDE + stop`. */
  readonly symbols: Uint8Array
  /** By the first three stops: a bit a line that runs over them, then scatters, then a wild. */
  readonly firsts: Int32Array
  /** By the last two stops: scatters, then a wild. */
  readonly lasts: Uint8Array
}

const STRIDE = 64
const LINES_MAX = 24
const SCATTERS_AT = LINES_MAX
const WILD_AT = LINES_MAX + 2
const LINES = 2 ** LINES_MAX - 1

/** Compiles a game's reels. Takes some hundredths of a second. */
export function lineSpins(game: LineGame, { strips, unrolled }: ReelSet): LineSpins {
  if (game.reels !== 5 || game.rows !== 3 || game.lineCount > LINES_MAX)
    throw new RangeError('five reels of three rows')
  const lengths = Int32Array.from(strips, ({ length }) => length)
  const symbols = new Uint8Array(game.reels * STRIDE)
  unrolled.forEach((strip, reel) => symbols.set(strip, reel * STRIDE))
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = lengths
  const spins = { game, lengths, symbols, firsts: new Int32Array(a * b * c) }
  const lasts = new Uint8Array(d * e)
  const board = new Uint8Array(game.reels * game.rows)
  const show = (reel: number, stop: number): void =>
    board.set(symbols.subarray(reel * STRIDE + stop, reel * STRIDE + stop + game.rows), reel * 3)
  for (let stop = 0; stop < spins.firsts.length; stop += 1) {
    show(0, Math.floor(stop / (b * c)))
    show(1, Math.floor(stop / c) % b)
    show(2, stop % c)
    const seen = seenOn(game, board.subarray(0, 9))
    spins.firsts[stop] = linesOver(game, board) | (seen << SCATTERS_AT)
  }
  for (let stop = 0; stop < lasts.length; stop += 1) {
    show(3, Math.floor(stop / e))
    show(4, stop % e)
    lasts[stop] = seenOn(game, board.subarray(9))
  }
  return { ...spins, lasts }
}

/** The lines that run over the first three reels, a bit each. */
function linesOver({ lines, lineCount, reels, rows, wild, scatter }: LineGame, board: Uint8Array) {
  let over = 0
  for (let line = 0; line < lineCount; line += 1) {
    const seen = [0, 1, 2].map((reel) => board[reel * rows + (lines[line * reels + reel] ?? 0)])
    const kinds = new Set(seen.filter((symbol) => symbol !== wild))
    if (kinds.size <= 1 && !kinds.has(scatter)) over |= 1 << line
  }
  return over
}

/** Scatters in two bits, and whether there is a wild in a third. */
function seenOn({ wild, scatter }: LineGame, cells: Uint8Array): number {
  const scatters = cells.filter((symbol) => symbol === scatter).length
  return scatters | (cells.includes(wild) ? 4 : 0)
}

/** The first stops' entry and the last stops', for the reads below. */
function firstOf({ firsts, lengths }: LineSpins, stops: readonly number[]): number {
  const two = (stops[0] as number) * (lengths[1] as number) + (stops[1] as number)
  return firsts[two * (lengths[2] as number) + (stops[2] as number)] as number
}

function lastOf({ lasts, lengths }: LineSpins, stops: readonly number[]): number {
  return lasts[(stops[3] as number) * (lengths[4] as number) + (stops[4] as number)] as number
}

/** How many scatters a spin shows. */
export function scattersAt(spins: LineSpins, stops: readonly number[]): number {
  return ((firstOf(spins, stops) >> SCATTERS_AT) & 3) + (lastOf(spins, stops) & 3)
}

/** Whether a spin shows a wild. */
export function showsWild(spins: LineSpins, stops: readonly number[]): boolean {
  return ((firstOf(spins, stops) >> WILD_AT) & 1) + (lastOf(spins, stops) >> 2) > 0
}

/** The sum of all lines of a spin, as `payOfLines` says of its board (a test holds it). */
export function payOfStops(spins: LineSpins, stops: readonly number[]): number {
  let sum = 0
  for (let left = firstOf(spins, stops) & LINES; left !== 0; left &= left - 1)
    sum += payOfLine(spins, stops, 31 - Math.clz32(left & -left))
  return sum
}

function payOfLine({ game, symbols }: LineSpins, stops: readonly number[], line: number): number {
  const { reels, lines, wild, scatter, pays } = game
  const from = line * reels
  let symbol = wild
  let count = 0
  for (let cell = 0; count < reels; count += 1, cell += STRIDE) {
    const at = cell + (stops[count] as number) + (lines[from + count] as number)
    const seen = symbols[at] as number
    if (seen === wild || seen === symbol) continue
    if (seen === scatter || symbol !== wild) break
    symbol = seen
  }
  return pays[symbol * (reels + 1) + count] as number
}

/** Every combination of stops, played one by one: how many there are and what their lines pay in all. */
export function scanLines(spins: LineSpins): { combinations: number; paid: number } {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = spins.lengths
  const stops = [0, 0, 0, 0, 0]
  let paid = 0
  for (stops[0] = 0; stops[0] < a; stops[0] += 1)
    for (stops[1] = 0; stops[1] < b; stops[1] += 1)
      for (stops[2] = 0; stops[2] < c; stops[2] += 1) {
        if ((firstOf(spins, stops) & LINES) === 0) continue // whatever the last two show
        for (stops[3] = 0; stops[3] < d; stops[3] += 1)
          for (stops[4] = 0; stops[4] < e; stops[4] += 1) paid += payOfStops(spins, stops)
      }
  return { combinations: a * b * c * d * e, paid }
}
