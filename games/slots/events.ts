/**
 * The typed events a line slot's round is told by, in the order they happen. The server stores
 * them, the stage shows them, and both add up `payout` to the same total. Payouts are integers of
 * one hundredth of the base bet (1150 = 11.5×). Positions count reels from the left and rows from
 * the top, both from 0.
 */

export interface Position {
  reel: number
  row: number
}

export interface LineWin {
  /** Which line, from 1, as the paytable draws it. */
  line: number
  symbol: string
  count: number
  payout: number
  positions: Position[]
}

export type SlotEvent =
  /** The board after a spin: one array of symbols a reel. `anticipation[reel]` counts how long that reel teases. */
  | {
      index: number
      type: 'reveal'
      spin: 'base' | 'free'
      board: string[][]
      anticipation: number[]
    }
  /** The line wins of the board just revealed, best first, the multiplier in each; `payout` is their sum. */
  | { index: number; type: 'wins'; payout: number; wins: LineWin[] }
  /** Scatters paid and gave free spins; on a retrigger `total` is the new sum of spins. */
  | {
      index: number
      type: 'freeSpins'
      awarded: number
      total: number
      retrigger: boolean
      payout: number
      positions: Position[]
    }
  /** Before each free spin's reveal. */
  | { index: number; type: 'freeSpin'; current: number; total: number; multiplier: number }
  /** After the last free spin: what the feature paid in all (already counted in its wins). */
  | { index: number; type: 'freeSpinsEnd'; feature: number }
  /** A win was cut at the game's maximum; the round ends here. */
  | { index: number; type: 'maxWin'; payout: number }
  /** The round's total, equal to the book's payout multiplier. Always last. */
  | { index: number; type: 'total'; payout: number }

/** What a round pays by its events: line wins and scatter pays, held to the game's maximum. */
export function totalOf(events: readonly SlotEvent[]): number {
  const last = events[events.length - 1]
  return last?.type === 'total' ? last.payout : 0
}
