/**
 * How a ways slot pays: five reels of three rows, and every choice of a row on each reel is a way. A
 * symbol pays by the reels in a row from the left that show it or the wild, once for each way. Only
 * arithmetic: it knows no game, no stake and no chance.
 *
 * A reel's window is one number: four bits for each row's symbol, the top row lowest. What a window
 * holds is another: two bits a symbol, how many of its rows count for that symbol. So a board without
 * a win costs three reads and two comparisons.
 */

export const WAYS_REELS = 5
export const WAYS_ROWS = 3

/** How many symbols two bits each leave room for; codes beyond pay nothing. */
const SYMBOLS_MAX = 15

/** The lower bit of every symbol's two. */
const EACH = 0x15555555

/** One game's pays, compiled so that a board costs array reads only. */
export interface WaysGame {
  /** What each window holds: two bits a symbol, wilds counted for all that pay. */
  readonly held: Int32Array
  /** Hundredths of the base bet a way for `pays[symbol * 6 + count]`. */
  readonly pays: Int32Array
  readonly wild: number
}

/** What a symbol pays on a board; `payout` is 0 for nothing. */
export interface WaysResult {
  count: number
  ways: number
  payout: number
}

/**
 * Compiles a paytable. `pays[symbol]` lists hundredths of the base bet for one, two, three … reels in
 * a row; nothing may pay on fewer than three. A symbol without pays (wild, scatter) counts for nothing.
 */
export function waysGame(spec: { wild: number; pays: readonly (readonly number[])[] }): WaysGame {
  if (spec.pays.length > SYMBOLS_MAX) throw new RangeError(`${spec.pays.length} symbols`)
  const pays = new Int32Array((SYMBOLS_MAX + 1) * (WAYS_REELS + 1))
  spec.pays.forEach((row, symbol) => {
    if ((row[0] ?? 0) + (row[1] ?? 0) > 0) throw new RangeError('a pay for fewer than three reels')
    row.forEach((payout, index) => {
      pays[symbol * (WAYS_REELS + 1) + index + 1] = payout
    })
  })
  const paying = spec.pays.flatMap((row, symbol) => (row.some((pay) => pay > 0) ? [symbol] : []))
  const held = Int32Array.from({ length: 2 ** (4 * WAYS_ROWS) }, (_, window) => {
    const symbols = symbolsOf(window)
    return paying.reduce((all, symbol) => {
      const rows = symbols.filter((one) => one === symbol || one === spec.wild).length
      return all | (rows << (2 * symbol))
    }, 0)
  })
  return { held, pays, wild: spec.wild }
}

/** The window that shows these three symbols, top first. */
export function windowOf(top: number, middle: number, bottom: number): number {
  return top | (middle << 4) | (bottom << 8)
}

/** The symbols of a window, top first. */
export function symbolsOf(window: number): [number, number, number] {
  return [window & 15, (window >> 4) & 15, window >> 8]
}

/** Of what a window holds: the lower bit of each symbol that it holds at all. */
function shown(held: number): number {
  return (held | (held >>> 1)) & EACH
}

/**
 * The symbols that pay on a board (`windows[reel]`), two bits apart; 0 for none. Whoever runs over the
 * first three reels pays.
 */
export function winnersOf({ held }: WaysGame, windows: Int32Array): number {
  const first = held[windows[0] as number] as number // windows are 12 bits, as is the table
  const second = held[windows[1] as number] as number
  const third = held[windows[2] as number] as number
  return shown(first) & shown(second) & shown(third)
}

/** Reads one symbol's win. The answer is written into `into`. */
export function readWays(
  { held, pays }: WaysGame,
  windows: Int32Array,
  symbol: number,
  into: WaysResult,
): number {
  let ways = 1
  let count = 0
  while (count < WAYS_REELS) {
    // Windows are 12 bits, as is the table; so below.
    const rows = ((held[windows[count] as number] as number) >> (2 * symbol)) & 3
    if (rows === 0) break
    ways *= rows
    count += 1
  }
  into.count = count
  into.ways = ways
  into.payout = ways * (pays[symbol * (WAYS_REELS + 1) + count] ?? 0)
  return into.payout
}

/**
 * The sum of all wins of a board whose `winners` are known, in hundredths of the base bet. Says the
 * same as `readWays` summed (a test holds it).
 */
export function payOfWays({ held, pays }: WaysGame, windows: Int32Array, winners: number): number {
  // Windows are 12 bits, as is the table.
  const first = held[windows[0] as number] as number
  const second = held[windows[1] as number] as number
  const third = held[windows[2] as number] as number
  // The last two may hold none of the winners.
  const fourth = held[windows[3] as number] as number
  const fifth = held[windows[4] as number] as number
  let sum = 0
  for (let left = winners; left !== 0; left &= left - 1) {
    const shift = 31 - Math.clz32(left & -left)
    const at = shift * 3 // two bits a symbol, six pays a symbol
    const three = ((first >> shift) & 3) * ((second >> shift) & 3) * ((third >> shift) & 3)
    const four = (fourth >> shift) & 3
    const five = (fifth >> shift) & 3
    // Compiled for every symbol and count.
    if (four === 0) sum += three * (pays[at + 3] as number)
    else if (five === 0) sum += three * four * (pays[at + 4] as number)
    else sum += three * four * five * (pays[at + 5] as number)
  }
  return sum
}

/**
 * Which of the board's `winners` run through a reel: their symbols are taken from it, and with them
 * the wilds (whose bit is set when any is).
 */
export function goneFrom(
  { held, wild }: WaysGame,
  windows: Int32Array,
  winners: number,
  reel: number,
): number {
  // Windows are 12 bits, as is the table.
  let gone = winners
  for (let at = WAYS_ROWS; at <= reel; at += 1) gone &= shown(held[windows[at] as number] as number)
  return gone === 0 ? 0 : gone | (1 << (2 * wild))
}

/** Whether a symbol is among those that go. */
export function goes(gone: number, symbol: number): boolean {
  return ((gone >> (2 * symbol)) & 1) === 1
}
