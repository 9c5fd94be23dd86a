import type { ScatterCounted, SlotNumbers } from '#games/slots/numbers.ts'

/**
 * A slot as the engine knows it: its shape and the numbers its pages print, taken from the game's own
 * `numbers.ts`. The engine reads no rules and decides nothing.
 */
interface GameFacts {
  reels: number
  rows: number
  /** What stands there before the first round; one column a reel, top first. */
  opening: readonly (readonly string[])[]
  /** In the order of the paytable. */
  pays: readonly SymbolPays[]
  scatterPays: readonly { count: number; payout: number; freeSpins: number }[]
  scatter: string
  scatterCounted: ScatterCounted
  /** From 1; at most one scatter shows on each. */
  scatterReels: readonly number[]
  retriggerSpins: number
  freeSpinsMax: number
  /** Hundredths of the base bet. */
  maxWin: number
}

export interface SymbolPays {
  symbol: string
  /** `upTo` is the largest count that pays the same; null: any larger one. */
  counts: readonly { count: number; upTo: number | null; payout: number }[]
}

/** Lines over reels that turn. */
export interface LinesGame extends GameFacts {
  mechanic: 'lines'
  wild: string
  wildReels: readonly number[]
  /** What the reels carry while they turn, read downwards; by the kind of spin. */
  strips: Readonly<Record<'base' | 'free', readonly (readonly string[])[]>>
  /** The row of each reel for each line. */
  lines: readonly (readonly number[])[]
  multiplierMax: number
}

/** Ways over a board that falls in and tumbles, with a multiplier that rises while it does. */
export interface WaysGame extends GameFacts {
  mechanic: 'ways'
  wild: string
  wildReels: readonly number[]
  ways: number
  /** What the wins of a spin are multiplied with, one after the other; the last one stays. */
  multipliers: Readonly<Record<'base' | 'free', readonly number[]>>
}

/** Clusters on a board that tumbles, over cells that multiply once wins were cleared from them. */
export interface ClustersGame extends GameFacts {
  mechanic: 'clusters'
  clusterMin: number
  /** What a cell comes to each time it is cleared; the first is a mark only. */
  cellSteps: readonly number[]
}

export type SlotGame = LinesGame | WaysGame | ClustersGame

/** The paytable's part of a symbol: each count pays for those up to the next. */
export function paysOf(symbol: string, pays: Readonly<Record<number, number>>): SymbolPays {
  const rows = Object.entries(pays).map(([count, payout]) => ({ count: Number(count), payout }))
  const counts = rows.map((row, at) => {
    const next = rows[at + 1]
    return { ...row, upTo: next ? next.count - 1 : null }
  })
  return { symbol, counts }
}

/** A reel's strip, read downwards. */
export const toStrip = (symbols: string): string[] => symbols.trim().split(/\s+/)

interface Strips {
  readonly BASE_STRIPS: readonly string[]
  readonly FREE_STRIPS: readonly string[]
}

/** The reels, from 1, on whose strips a symbol stands, in whatever kind of spin. */
export function reelsWith(symbol: string, { BASE_STRIPS, FREE_STRIPS }: Strips): number[] {
  return BASE_STRIPS.flatMap((strip, at) => {
    const both = toStrip(`${strip} ${FREE_STRIPS[at] ?? ''}`)
    return both.includes(symbol) ? [at + 1] : []
  })
}

/** What the engine takes from the numbers of every game, whatever its mechanic. */
export const factsOf = (
  numbers: SlotNumbers,
): Omit<GameFacts, 'opening' | 'pays' | 'scatterCounted' | 'scatterReels'> => ({
  reels: numbers.REELS,
  rows: numbers.ROWS,
  // Fewest first: whole numbers stand in order among an object's keys.
  scatterPays: Object.entries(numbers.SCATTER_AWARDS).map(([count, award]) => ({
    count: Number(count),
    ...award,
  })),
  scatter: numbers.SCATTER,
  retriggerSpins: numbers.RETRIGGER_SPINS,
  freeSpinsMax: numbers.FREE_SPINS_MAX,
  maxWin: numbers.MAX_WIN,
})

/** So many scatters, or more, give free spins. */
export const scattersMin = ({ scatterPays }: Pick<GameFacts, 'scatterPays'>): number =>
  Math.min(...scatterPays.map(({ count }) => count))

/** The paytable in the order of the game's symbols, those that pay. */
export const payTable = (
  { SYMBOLS }: Pick<SlotNumbers, 'SYMBOLS'>,
  pays: Readonly<Record<string, Readonly<Record<number, number>>>>,
): SymbolPays[] =>
  SYMBOLS.flatMap((symbol) => {
    const byCount = pays[symbol]
    return byCount ? [paysOf(symbol, byCount)] : []
  })
