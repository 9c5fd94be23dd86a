/**
 * Lale Devri in numbers: all that its rules, its stage, its paytable page and its tests share.
 * Pays are hundredths of the base bet (250 = 2.5×); strips read downwards and wrap round.
 */

export const REELS = 5
export const ROWS = 3

/** In the order of the paytable. The crown is wild, the coin is the scatter. */
export const SYMBOLS = [
  'tulip',
  'dove',
  'diamond',
  'seashell',
  'A',
  'K',
  'Q',
  'J',
  'crown',
  'coin',
] as const

export type LaleSymbol = (typeof SYMBOLS)[number]

export const WILD = 'crown' satisfies LaleSymbol
export const SCATTER = 'coin' satisfies LaleSymbol
export const SCATTER_COUNTED = 'as-shown'

/** What one line pays for three, four and five of a symbol from the left. The crown has no pay of its own. */
export const LINE_PAYS = {
  tulip: { 3: 200, 4: 800, 5: 5000 },
  dove: { 3: 120, 4: 500, 5: 2000 },
  diamond: { 3: 100, 4: 400, 5: 1250 },
  seashell: { 3: 75, 4: 250, 5: 750 },
  A: { 3: 50, 4: 160, 5: 400 },
  K: { 3: 40, 4: 120, 5: 300 },
  Q: { 3: 30, 4: 100, 5: 250 },
  J: { 3: 25, 4: 80, 5: 200 },
} as const satisfies Partial<Record<LaleSymbol, Record<3 | 4 | 5, number>>>

/** Coins anywhere in the base spin: what they pay at once and the free spins they give. */
export const SCATTER_AWARDS = {
  3: { payout: 200, freeSpins: 10 },
  4: { payout: 1000, freeSpins: 15 },
  5: { payout: 5000, freeSpins: 20 },
} as const

/** Three or more coins in a free spin: more spins, and the coins' pay again (not multiplied). */
export const RETRIGGER_SPINS = 5

/** No feature grows beyond this many free spins. */
export const FREE_SPINS_MAX = 50

/**
 * Free spins begin at ×1; every free spin that shows at least one crown lifts the multiplier of the
 * spins after it by one, up to this.
 */
export const MULTIPLIER_MAX = 10

/** A round ends when it has paid this: 5,000×. */
export const MAX_WIN = 500_000

/** The row of each reel, from the left; line 1 first. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [0, 2, 0, 2, 0],
]

/** The reels of a paid spin, from the left: words between spaces, top first. */
export const BASE_STRIPS: readonly string[] = [
  `seashell seashell J J J dove dove A A dove dove A A A tulip Q Q Q diamond diamond coin
   seashell seashell J J J Q Q Q diamond diamond K K K tulip tulip J K K K`,
  `A A tulip tulip seashell seashell J crown dove Q Q Q dove dove Q Q Q crown diamond
   diamond crown coin K K K seashell seashell diamond diamond A A A J J J K K J J J`,
  `tulip tulip J J J coin dove dove crown J J J crown K K seashell seashell crown diamond
   diamond K K K Q Q Q seashell seashell diamond diamond A A Q Q Q J A A A dove`,
  `diamond diamond crown tulip tulip seashell seashell crown A A A seashell seashell dove
   J J J Q Q Q A A J diamond diamond crown J J J K K K coin K K Q Q Q dove dove`,
  `K K K Q Q Q diamond diamond K K K tulip seashell seashell J J J Q Q Q coin tulip tulip
   seashell A A A dove dove A A A diamond diamond seashell seashell dove J J J`,
]

/** The reels of the free spins: tulips in beds between crowns, and twice the coins. */
export const FREE_STRIPS: readonly string[] = [
  `seashell diamond coin Q Q Q seashell seashell A A A diamond diamond coin K dove dove J
   K K K A diamond diamond tulip tulip tulip tulip tulip Q dove seashell seashell dove
   dove J J J`,
  `seashell seashell coin dove dove crown J J J diamond diamond Q Q K dove dove A
   seashell seashell coin crown tulip tulip tulip tulip crown J K K K A A A diamond
   diamond Q Q Q crown`,
  `crown seashell seashell J J diamond diamond coin J J J A A A Q Q Q dove dove crown A
   crown tulip tulip tulip tulip crown seashell seashell K K coin dove dove diamond
   diamond K K K crown Q Q`,
  `K K J J J seashell seashell dove dove Q Q Q coin crown A A A seashell seashell J J
   coin crown diamond diamond K K K crown tulip tulip tulip tulip crown dove dove Q Q Q
   crown A A diamond diamond`,
  `dove Q Q Q diamond diamond dove dove Q A A A J seashell J J J seashell seashell coin A
   dove dove K K diamond diamond tulip tulip tulip tulip tulip diamond seashell seashell
   coin K K K`,
]

/** The ways to play a round. `cost` multiplies the base bet; `rtp` is the return on that cost. */
export const MODES = {
  base: { cost: 1, feature: false, rtp: 0.9652 },
  /** Buys the free spins: the first board shows three or more coins. */
  bonus: { cost: 85, feature: true, rtp: 0.9652 },
} as const
