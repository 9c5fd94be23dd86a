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

/** So many of a symbol that touch at their sides are a cluster. */
export const CLUSTER_MIN = 5

/** Size classes by the smallest cluster in each: a cluster of eleven pays as ten, of twenty as fifteen. */
export const CLUSTER_SIZES = [5, 6, 7, 8, 9, 10, 12, 15] as const

type ClusterSize = (typeof CLUSTER_SIZES)[number]

/** What one cluster pays by its size class, before the multipliers under it. */
export const CLUSTER_PAYS = {
  clover: { 5: 100, 6: 150, 7: 200, 8: 300, 9: 500, 10: 1000, 12: 3000, 15: 15_000 },
  ladybug: { 5: 75, 6: 100, 7: 150, 8: 200, 9: 300, 10: 600, 12: 2000, 15: 8000 },
  mushroom: { 5: 50, 6: 75, 7: 100, 8: 150, 9: 200, 10: 400, 12: 1200, 15: 5000 },
  cherry: { 5: 40, 6: 50, 7: 75, 8: 100, 9: 150, 10: 300, 12: 800, 15: 3000 },
  bell: { 5: 30, 6: 40, 7: 50, 8: 75, 9: 100, 10: 200, 12: 500, 15: 2000 },
  blossom: { 5: 25, 6: 30, 7: 40, 8: 50, 9: 75, 10: 150, 12: 350, 15: 1200 },
  leaf: { 5: 20, 6: 25, 7: 30, 8: 40, 9: 60, 10: 100, 12: 250, 15: 800 },
} as const satisfies Partial<Record<YoncaSymbol, Record<ClusterSize, number>>>

/** Chances of a cell to hold each symbol, first or fallen, out of 128; no rainbow falls after the first board. */
export const WEIGHTS = {
  base: { clover: 12, ladybug: 15, mushroom: 18, cherry: 20, bell: 21, blossom: 21, leaf: 21 },
  free: { clover: 12, ladybug: 15, mushroom: 18, cherry: 20, bell: 21, blossom: 21, leaf: 21 },
} as const satisfies Record<'base' | 'free', Partial<Record<YoncaSymbol, number>>>

/** The reels, from 0, that can show a rainbow: at most one each, and only on a spin's first board. */
export const RAINBOW_REELS = [1, 2, 3, 4, 5] as const

/** Each of those reels shows a rainbow once in so many spins; it stands on every row alike. */
export const RAINBOW_ONE_IN = { base: 14, free: 11 } as const

/** Rainbows on the board of a paid spin: what they pay and the free spins they give. */
export const RAINBOW_AWARDS = {
  3: { payout: 200, freeSpins: 10 },
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
  bonus: { cost: 100, feature: true, rtp: 0.9661 },
} as const

/** Base bets in micro-lira: from ₺1 to ₺10,000 in steps of ₺0.20; the levels are the stake panel's. */
export const STAKES = {
  minMicro: 1_000_000,
  maxMicro: 10_000_000_000,
  stepMicro: 200_000,
  defaultMicro: 5_000_000,
  levelsMicro: [
    1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500,
    750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000,
  ].map((lira) => lira * 1_000_000),
} as const
