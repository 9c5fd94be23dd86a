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
export const SCATTER_COUNTED = 'at-rest'

/** In how many ways a board is read: a row of each reel. */
export const WAYS: number = ROWS ** REELS

/** What each way pays for three, four and five reels in a row from the left. The eye has no pay of its own. */
export const WAY_PAYS = {
  balloon: { 3: 60, 4: 200, 5: 1000 },
  horse: { 3: 40, 4: 120, 5: 400 },
  amphora: { 3: 30, 4: 80, 5: 300 },
  grapes: { 3: 25, 4: 60, 5: 180 },
  A: { 3: 15, 4: 40, 5: 120 },
  K: { 3: 15, 4: 30, 5: 100 },
  Q: { 3: 10, 4: 25, 5: 100 },
  J: { 3: 10, 4: 20, 5: 60 },
  '10': { 3: 10, 4: 20, 5: 60 },
} as const satisfies Partial<Record<KapadokyaSymbol, Record<3 | 4 | 5, number>>>

/**
 * The multiplier of the wins of a paid spin: the first wins, those after one tumble, after two …; it
 * stays at the last and falls back with the next spin.
 */
export const BASE_LADDER: readonly number[] = [1, 2, 3, 5, 10]

/** The same in free spins, where it never falls back: each tumble is a step up, to ×1,000. */
export const FREE_LADDER: readonly number[] = [
  1, 2, 3, 5, 8, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 750, 1000,
]

/** Suns on the board when it has come to rest: what they pay at once and the free spins they give. */
export const SCATTER_AWARDS = {
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
  `Q J Q A Q Q amphora J J horse amphora grapes grapes horse sun K K 10 grapes balloon
   J 10 10 K horse 10 amphora amphora balloon 10 A J Q K A A balloon grapes`,
  `balloon K grapes Q grapes grapes A A J J horse J balloon sun J Q A eye horse K K A
   10 J Q Q horse balloon K 10 amphora amphora 10 amphora eye 10 10 grapes Q amphora`,
  `balloon Q Q horse J Q J J A grapes grapes J 10 horse grapes 10 K grapes amphora
   amphora K K A 10 10 Q balloon amphora K J A A eye horse sun amphora Q balloon eye 10`,
  `horse A Q 10 A A balloon amphora amphora 10 A grapes amphora K eye amphora J horse
   eye K K sun grapes grapes 10 10 balloon grapes 10 J J Q J Q Q J balloon horse K Q`,
  `10 10 amphora J 10 sun K grapes grapes A horse A 10 Q amphora amphora K K grapes
   balloon J J Q Q amphora Q J Q 10 horse J balloon horse K balloon A A grapes`,
]

/** The reels of the free spins. */
export const FREE_STRIPS: readonly string[] = [
  `horse A 10 A amphora Q sun grapes 10 grapes amphora J balloon K Q grapes 10 grapes
   amphora horse amphora horse J A A K balloon J balloon Q Q 10 K K J`,
  `Q 10 grapes A balloon A A eye amphora horse 10 amphora J K balloon sun Q horse
   balloon J K eye J horse J grapes eye K K grapes 10 eye amphora Q Q A 10 grapes
   amphora`,
  `A balloon horse eye K 10 eye amphora K J grapes horse eye J sun horse Q 10 A A
   amphora J 10 K K J amphora 10 Q Q grapes balloon Q balloon grapes eye grapes A
   amphora`,
  `balloon grapes A A J amphora 10 balloon amphora K 10 grapes eye Q Q K K 10 eye
   balloon grapes Q A amphora J 10 horse sun K eye grapes J amphora eye Q J horse A
   horse`,
  `K grapes amphora J Q amphora 10 horse Q amphora J A balloon K 10 grapes horse 10 K K
   A A amphora grapes Q Q sun balloon J horse J balloon 10 A grapes`,
]

/** The ways to play a round. `cost` multiplies the base bet; `rtp` is the return on that cost. */
export const MODES = {
  base: { cost: 1, feature: false, rtp: 0.9648 },
  /** Buys the free spins: the first board shows three or more suns. */
  bonus: { cost: 100, feature: true, rtp: 0.9648 },
} as const
