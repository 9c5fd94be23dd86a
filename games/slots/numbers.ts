/**
 * What the numbers of every slot hold under the same names, whatever its mechanic: `numbers.ts` of each
 * game exports these, and its paytable beside them.
 */

/** When a spin's scatters are counted: on its first board, as none fall in later, or once it has come to rest. */
export type ScatterCounted = 'as-shown' | 'at-rest'

export interface SlotNumbers {
  readonly REELS: number
  readonly ROWS: number
  /** In the order of the paytable. */
  readonly SYMBOLS: readonly string[]
  readonly SCATTER: string
  /** What so many scatters pay at once, in hundredths of the base bet, and the free spins they give. */
  readonly SCATTER_AWARDS: Readonly<Record<number, { payout: number; freeSpins: number }>>
  /** What as many scatters in a free spin give besides their pay. */
  readonly RETRIGGER_SPINS: number
  /** No feature grows beyond this many free spins. */
  readonly FREE_SPINS_MAX: number
  /** A round ends when it has paid this, in hundredths of the base bet. */
  readonly MAX_WIN: number
}
