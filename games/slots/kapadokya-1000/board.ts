/**
 * The board of Kapadokya 1000 as windows on its strips, and how it tumbles: what won is taken away,
 * what stood over it falls, and each reel's strip runs on from above. So the five stops of a spin
 * settle all its tumbles, and every spin there is can be counted.
 */

import { codeIn, reelSet, type ReelSet } from '../reels.ts'
import { goes, goneFrom, symbolsOf, waysGame, windowOf, type WaysGame } from '../ways.ts'
import {
  BASE_STRIPS,
  FREE_STRIPS,
  REELS,
  ROWS,
  SCATTER,
  SYMBOLS,
  WAY_PAYS,
  WILD,
} from './numbers.ts'

export const SUN: number = codeIn(SYMBOLS, SCATTER)

/** The paytable, compiled. */
export const KAPADOKYA: WaysGame = waysGame({
  wild: codeIn(SYMBOLS, WILD),
  pays: SYMBOLS.map((symbol) => {
    const row = new Map(Object.entries(WAY_PAYS)).get(symbol)
    return row ? [0, 0, row[3], row[4], row[5]] : []
  }),
})

/** Room for the longest strip. */
const STRIDE = 64

/** A set of reels, flat: what stands at a stop of a reel is at `reel * STRIDE + stop`. */
export interface Reels extends ReelSet {
  readonly lengths: Int32Array
  readonly symbols: Uint8Array
  /** The window of each stop. */
  readonly windows: Int32Array
}

/** Compiles five strips of words between spaces, top first; none longer than 64. Throws for an unknown symbol. */
export function reelsOf(words: readonly string[]): Reels {
  const set = reelSet(words, { symbols: SYMBOLS, rows: ROWS, scatter: SCATTER })
  const symbols = new Uint8Array(REELS * STRIDE)
  const windows = new Int32Array(REELS * STRIDE)
  set.strips.forEach((strip, reel) => {
    const around = set.unrolled[reel] ?? strip
    symbols.set(strip, reel * STRIDE)
    strip.forEach((top, stop) => {
      const [middle = 0, bottom = 0] = around.subarray(stop + 1)
      windows[reel * STRIDE + stop] = windowOf(top, middle, bottom)
    })
  })
  return { ...set, lengths: Int32Array.from(set.strips, ({ length }) => length), symbols, windows }
}

/** Reels of the paid spin and of the free spins. */
export const BASE_REELS: Reels = reelsOf(BASE_STRIPS)
export const FREE_REELS: Reels = reelsOf(FREE_STRIPS)

/** What shows (`windows[reel]`), and where each strip stands: the symbol before that falls in next. */
export interface Board {
  readonly windows: Int32Array
  readonly stops: Int32Array
}

/** A board to stop reels on. */
export function emptyBoard(): Board {
  return { windows: new Int32Array(REELS), stops: new Int32Array(REELS) }
}

/** Stops a reel. */
export function show({ windows, stops }: Board, reels: Reels, reel: number, stop: number): void {
  stops[reel] = stop
  windows[reel] = reels.windows[reel * STRIDE + stop] as number // a stop of this very strip
}

/** Takes the winning cells away and lets the strips run on. */
export function tumble(board: Board, reels: Reels, winners: number): void {
  // From the right: who runs how far is read off the reels before.
  for (let reel = REELS - 1; reel >= 0; reel -= 1) {
    const gone = goneFrom(KAPADOKYA, board.windows, winners, reel)
    if (gone !== 0) fall(board, reels, reel, gone)
  }
}

function fall({ windows, stops }: Board, reels: Reels, reel: number, gone: number): void {
  const window = windows[reel] as number // one a reel
  let shift = 4 * (ROWS - 1)
  let after = 0
  for (let from = shift; from >= 0; from -= 4) {
    const symbol = (window >> from) & 15
    if (goes(gone, symbol)) continue
    after |= symbol << shift
    shift -= 4
  }
  // A reel's own stop and length, and a symbol of its strip.
  let stop = stops[reel] as number
  for (; shift >= 0; shift -= 4) {
    // Its own length and symbols.
    stop = (stop === 0 ? (reels.lengths[reel] as number) : stop) - 1
    after |= (reels.symbols[reel * STRIDE + stop] as number) << shift
  }
  windows[reel] = after
  stops[reel] = stop
}

/** How many suns each window shows. */
const SUNS_IN = Uint8Array.from(
  { length: 2 ** (4 * ROWS) },
  (_, window) => symbolsOf(window).filter((symbol) => symbol === SUN).length,
)

/** How many suns show. */
export function sunsOn({ windows }: Board): number {
  let suns = 0
  // Windows are 12 bits, as is the table.
  for (let reel = 0; reel < REELS; reel += 1) suns += SUNS_IN[windows[reel] as number] as number
  return suns
}
