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
const WILD_AT = LINES_MAX + 3
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
    spins.firsts[stop] =
      linesOver(game, board) | ((seen & 3) << SCATTERS_AT) | ((seen >> 2) << WILD_AT)
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

/**
 * What a spin shows by its five stops, in one number for the three readers below: the lines that run
 * over the first reels, all scatters, and whether there is a wild.
 */
export function readStops(spins: LineSpins, stops: readonly number[]): number {
  const { firsts, lasts, lengths } = spins
  const two = (stops[0] as number) * (lengths[1] as number) + (stops[1] as number) // five stops, always
  const first = firsts[two * (lengths[2] as number) + (stops[2] as number)] as number
  const last = lasts[(stops[3] as number) * (lengths[4] as number) + (stops[4] as number)] as number
  return (first + ((last & 3) << SCATTERS_AT)) | ((last >> 2) << WILD_AT)
}

/** How many scatters a spin shows. */
export const scattersIn = (read: number): number => (read >> SCATTERS_AT) & 7

/** Whether a spin shows a wild. */
export const showsWild = (read: number): boolean => ((read >> WILD_AT) & 1) === 1

/** The sum of all lines of a spin, in hundredths of the base bet (a test reads each line by itself). */
export function payOfStops(spins: LineSpins, stops: readonly number[], read: number): number {
  let sum = 0
  for (let left = read & LINES; left !== 0; left &= left - 1)
    sum += payOfLine(spins, stops, 31 - Math.clz32(left & -left))
  return sum
}

function payOfLine({ game, symbols }: LineSpins, stops: readonly number[], line: number): number {
  const { reels, lines, wild, scatter, pays } = game
  const from = line * reels
  let symbol = wild
  let count = 0
  for (let cell = 0; count < reels; count += 1, cell += STRIDE) {
    // A reel of the line's, and a symbol of its strip.
    const at = cell + (stops[count] as number) + (lines[from + count] as number)
    const seen = symbols[at] as number
    if (seen === wild || seen === symbol) continue
    if (seen === scatter || symbol !== wild) break
    symbol = seen
  }
  return pays[symbol * (reels + 1) + count] as number // compiled for every symbol and count
}

/** Every combination of stops, played one by one: how many there are and what their lines pay in all. */
export function scanLines(spins: LineSpins): { combinations: number; paid: number } {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = spins.lengths
  let paid = 0
  for (let first = 0; first < a; first += 1)
    for (let second = 0; second < b; second += 1)
      for (let third = 0; third < c; third += 1) paid += scanLasts(spins, [first, second, third])
  return { combinations: a * b * c * d * e, paid }
}

/** All combinations that begin with these three stops. */
function scanLasts(spins: LineSpins, firsts: readonly number[]): number {
  const [fourth = 0, fifth = 0] = spins.lengths.subarray(3)
  const stops = [...firsts, 0, 0]
  const read = readStops(spins, stops)
  if ((read & LINES) === 0) return 0 // whatever the last two show
  let paid = 0
  for (let stop = 0; stop < fourth * fifth; stop += 1) {
    stops[3] = Math.floor(stop / fifth)
    stops[4] = stop % fifth
    paid += payOfStops(spins, stops, read)
  }
  return paid
}
