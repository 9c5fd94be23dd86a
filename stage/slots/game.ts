/**
 * A line slot as the engine knows it: its shape and the numbers its pages print, taken from the
 * game's own `numbers.ts`. The engine reads no rules and decides nothing.
 */
export interface SlotGame {
  reels: number
  rows: number
  /** What the reels carry while they turn, read downwards; by the kind of spin. */
  strips: Readonly<Record<'base' | 'free', readonly (readonly string[])[]>>
  /** The row of each reel for each line. */
  lines: readonly (readonly number[])[]
  /** In the order of the paytable. */
  pays: readonly { symbol: string; counts: readonly { count: number; payout: number }[] }[]
  scatterPays: readonly { count: number; payout: number; freeSpins: number }[]
  wild: string
  scatter: string
  retriggerSpins: number
  freeSpinsMax: number
  multiplierMax: number
  /** Hundredths of the base bet. */
  maxWin: number
}
