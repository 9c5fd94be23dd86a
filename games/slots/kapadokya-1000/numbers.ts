/**
 * Kapadokya 1000 in numbers: all that its rules, its stage, its paytable page and its tests share.
 * Pays are hundredths of the base bet (250 = 2.5×); strips read downwards and wrap round.
 */

export const REELS = 5
export const ROWS = 3

/** In the order of the paytable. The eye is wild and stands on reels 2 to 4; the sun is the scatter. */
export const SYMBOLS = [
  'balloon',
  'horse',
  'amphora',
  'grapes',
  'A',
  'K',
  'Q',
  'J',
  '10',
  'eye',
  'sun',
] as const

export type KapadokyaSymbol = (typeof SYMBOLS)[number]

export const WILD = 'eye' satisfies KapadokyaSymbol
export const SCATTER = 'sun' satisfies KapadokyaSymbol

/** In how many ways a board is read: a row of each reel. */
export const WAYS: number = ROWS ** REELS

/** What each way pays for three, four and five reels in a row from the left. The eye has no pay of its own. */
export const WAY_PAYS = {
  balloon: { 3: 50, 4: 150, 5: 600 },
  horse: { 3: 30, 4: 80, 5: 250 },
  amphora: { 3: 20, 4: 60, 5: 200 },
  grapes: { 3: 20, 4: 50, 5: 150 },
  A: { 3: 10, 4: 30, 5: 100 },
  K: { 3: 10, 4: 25, 5: 80 },
  Q: { 3: 10, 4: 20, 5: 60 },
  J: { 3: 10, 4: 20, 5: 50 },
  '10': { 3: 10, 4: 20, 5: 50 },
} as const satisfies Partial<Record<KapadokyaSymbol, Record<3 | 4 | 5, number>>>

/**
 * The multiplier of the wins of a paid spin: the first wins, those after one tumble, after two …; it
 * stays at the last and falls back with the next spin.
 */
export const BASE_LADDER: readonly number[] = [1, 2, 3, 5, 10]

/** The same in free spins, where it never falls back: each tumble is a step up, to ×1,000. */
export const FREE_LADDER: readonly number[] = [
  1, 2, 3, 5, 8, 10, 15, 20, 30, 50, 75, 100, 150, 250, 500, 1000,
]

/** Suns on the board when it has come to rest: what they pay at once and the free spins they give. */
export const SUN_AWARDS = {
  3: { payout: 200, freeSpins: 10 },
  4: { payout: 1000, freeSpins: 12 },
  5: { payout: 5000, freeSpins: 15 },
} as const

/** Three or more suns at rest in a free spin: more spins, and the suns' pay again (not multiplied). */
export const RETRIGGER_SPINS = 5

/** No feature grows beyond this many free spins. */
export const FREE_SPINS_MAX = 50

/** A round ends when it has paid this: 10,000×. */
export const MAX_WIN = 1_000_000

/** The reels of a paid spin, from the left: words between spaces, top first. */
export const BASE_STRIPS: readonly string[] = [
  `K K grapes grapes K K 10 10 A A J J sun balloon balloon 10 10 10 Q Q Q J J J A A balloon horse horse grapes grapes amphora amphora horse horse Q Q amphora amphora`,
  `balloon balloon grapes grapes amphora amphora horse horse A A K K sun Q Q Q A A eye J J 10 10 horse horse eye K K Q Q amphora amphora balloon 10 10 10 J J J grapes grapes`,
  `J J J amphora amphora J J grapes grapes K K 10 10 10 eye balloon balloon A A amphora amphora eye grapes grapes horse horse A A 10 10 Q Q balloon horse horse Q Q Q sun K K`,
  `Q Q Q horse horse K K J J J eye balloon J J A A K K grapes grapes 10 10 10 amphora amphora A A Q Q 10 10 grapes grapes balloon balloon amphora amphora eye sun horse horse`,
  `J J J Q Q Q grapes grapes horse horse J J K K grapes grapes horse horse 10 10 amphora amphora A A 10 10 10 K K Q Q sun balloon amphora amphora balloon balloon A A`,
]

/** The reels of the free spins. */
export const FREE_STRIPS: readonly string[] = [
  `Q Q Q grapes grapes balloon horse horse 10 10 A A grapes grapes 10 10 10 Q Q amphora amphora K K amphora amphora A A J J balloon balloon horse horse K K sun J J J`,
  `balloon balloon amphora amphora A A 10 10 10 sun eye Q Q Q horse horse grapes grapes 10 10 eye balloon A A amphora amphora Q Q horse horse J J J K K J J sun grapes grapes K K eye`,
  `eye horse horse K K Q Q Q sun amphora amphora grapes grapes 10 10 10 A A grapes grapes horse horse eye balloon balloon amphora amphora A A K K J J sun eye 10 10 J J J Q Q balloon`,
  `K K A A Q Q 10 10 10 eye 10 10 grapes grapes K K sun eye J J amphora amphora balloon balloon amphora amphora J J J horse horse A A sun eye balloon horse horse grapes grapes Q Q Q`,
  `balloon 10 10 10 K K sun A A J J J grapes grapes horse horse J J horse horse grapes grapes balloon balloon A A Q Q K K amphora amphora 10 10 Q Q Q amphora amphora`,
]

/** The ways to play a round. `cost` multiplies the base bet; `rtp` is the return on that cost. */
export const MODES = {
  base: { cost: 1, feature: false, rtp: 0.9648 },
  /** Buys the free spins: the first board shows three or more suns. */
  bonus: { cost: 100, feature: true, rtp: 0.9648 },
} as const
