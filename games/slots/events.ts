/**
 * The typed events a slot's round is told by, in the order they happen, whatever its mechanic. The
 * server stores them, the stage shows them, and both add up `payout` to the same total. Payouts are integers of
 * one hundredth of the base bet (1150 = 11.5×). Positions count reels from the left and rows from
 * the top, both from 0.
 */

export interface Position {
  reel: number
  row: number
}

interface WinBase {
  symbol: string
  /** Reels in a row (lines, ways), or cells of the cluster. */
  count: number
  /** Everything in it: ways, and the multiplier it was paid with. */
  payout: number
  positions: Position[]
}

export interface LineWin extends WinBase {
  /** Which line, from 1, as the paytable draws it. */
  line: number
}

export interface WaysWin extends WinBase {
  /** In how many ways the symbol runs over its reels. */
  ways: number
}

export interface ClusterWin extends WinBase {
  /** What the cells' own multipliers under the cluster came to; 1 without any. */
  multiplier: number
}

export type Win = LineWin | WaysWin | ClusterWin

/** A cell of the board that multiplies the clusters lying on it; at 1 it is only marked. */
export interface GridCell extends Position {
  multiplier: number
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
  /** The wins of the board as it lies, best first, the multiplier in each; `payout` is their sum. */
  | { index: number; type: 'wins'; payout: number; wins: Win[] }
  /**
   * The winning cells were taken away, what stood over them fell, and new symbols came in from above.
   * `fallen[reel]` are the new ones from the top; `board` is the board after it.
   */
  | {
      index: number
      type: 'tumble'
      removed: Position[]
      fallen: string[][]
      board: string[][]
    }
  /** The multiplier that the next wins are paid with rose, or fell back to where it begins. */
  | { index: number; type: 'multiplier'; multiplier: number }
  /** The cells that are marked or multiply from now on, all of them; none when the grid is cleared. */
  | { index: number; type: 'grid'; cells: GridCell[] }
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
