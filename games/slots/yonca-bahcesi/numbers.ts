/**
 * Yonca Bahçesi in numbers: all that its rules, its stage, its paytable page and its tests share.
 * Pays are hundredths of the base bet (250 = 2.5×), and all of them multiples of five, so that every
 * stake is paid in whole kuruş.
 */

export const REELS = 7
export const ROWS = 7

/** In the order of the paytable. The rainbow is the scatter; there is no wild. */
export const SYMBOLS = [
  'clover',
  'ladybug',
  'mushroom',
  'cherry',
  'bell',
  'blossom',
  'leaf',
  'rainbow',
] as const

export type YoncaSymbol = (typeof SYMBOLS)[number]

export const SCATTER = 'rainbow' satisfies YoncaSymbol
export const SCATTER_COUNTED = 'as-shown'

/** So many of a symbol that touch at their sides are a cluster. */
export const CLUSTER_MIN = 5

/** Size classes by the smallest cluster in each: a cluster of eleven pays as ten, of twenty as fifteen. */
export const CLUSTER_SIZES = [5, 6, 7, 8, 9, 10, 12, 15] as const

type ClusterSize = (typeof CLUSTER_SIZES)[number]

/** What one cluster pays by its size class, before the multipliers under it. */
export const CLUSTER_PAYS = {
  clover: { 5: 100, 6: 150, 7: 250, 8: 400, 9: 600, 10: 1000, 12: 3000, 15: 15_000 },
  ladybug: { 5: 75, 6: 100, 7: 150, 8: 250, 9: 400, 10: 750, 12: 2000, 15: 8000 },
  mushroom: { 5: 60, 6: 80, 7: 120, 8: 200, 9: 300, 10: 500, 12: 1250, 15: 5000 },
  cherry: { 5: 50, 6: 70, 7: 90, 8: 150, 9: 200, 10: 350, 12: 900, 15: 3500 },
  bell: { 5: 45, 6: 55, 7: 70, 8: 100, 9: 150, 10: 250, 12: 600, 15: 2500 },
  blossom: { 5: 30, 6: 40, 7: 60, 8: 80, 9: 120, 10: 200, 12: 450, 15: 1500 },
  leaf: { 5: 25, 6: 30, 7: 50, 8: 60, 9: 100, 10: 150, 12: 350, 15: 1000 },
} as const satisfies Partial<Record<YoncaSymbol, Record<ClusterSize, number>>>

/**
 * Chances of a cell, first or fallen, out of 128: to repeat the symbol right under it (there is none
 * under the lowest, nor does a rainbow repeat: then it is drawn anew), else to hold each symbol. No
 * rainbow falls after a spin's first board.
 */
export const REPEATS = { base: 14, free: 20 } as const
export const WEIGHTS = {
  base: { clover: 11, ladybug: 13, mushroom: 15, cherry: 17, bell: 18, blossom: 19, leaf: 21 },
  free: { clover: 9, ladybug: 12, mushroom: 14, cherry: 16, bell: 18, blossom: 19, leaf: 20 },
} as const satisfies Record<'base' | 'free', Partial<Record<YoncaSymbol, number>>>

/** The reels, from 0, that can show a rainbow: at most one each, and only on a spin's first board. */
export const RAINBOW_REELS = [1, 2, 3, 4, 5] as const

/** Each of those reels shows a rainbow once in so many spins; it stands on every row alike. */
export const RAINBOW_ONE_IN = { base: 14, free: 9 } as const

/** Rainbows on the board of a paid spin: what they pay and the free spins they give. */
export const SCATTER_AWARDS = {
  3: { payout: 150, freeSpins: 10 },
  4: { payout: 1000, freeSpins: 12 },
  5: { payout: 5000, freeSpins: 15 },
} as const

/** Three or more rainbows in a free spin: more spins, and the rainbows' pay again. */
export const RETRIGGER_SPINS = 5

/** No feature grows beyond this many free spins. */
export const FREE_SPINS_MAX = 50

/**
 * What a cell's multiplier becomes each time a win is cleared from it. The first is only a mark: a
 * cluster pays times the sum of the multipliers from two on that lie under it, or once where there
 * are none. A paid spin begins without any, free spins keep theirs until the last one is over.
 */
export const GRID_STEPS = [1, 2, 4, 8, 16, 32, 64, 128] as const

/** A round ends when it has paid this: 7,500×. */
export const MAX_WIN = 750_000

/** The ways to play a round. `cost` multiplies the base bet; `rtp` is the return on that cost. */
export const MODES = {
  base: { cost: 1, feature: false, rtp: 0.9661 },
  /** Buys the free spins: the first board shows three or more rainbows. */
  bonus: { cost: 104, feature: true, rtp: 0.9661 },
} as const
