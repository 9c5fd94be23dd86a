/**
 * How a line slot pays: reels as symbol codes, a window of rows, lines read from the left. Only
 * arithmetic: it knows no game, no stake and no chance.
 */

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
