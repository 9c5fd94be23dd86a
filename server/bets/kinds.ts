import type { GameKind } from '#contract/games/game-kinds.ts'

/**
 * Every kind of thing that a member stakes on, in one place. What reads bets (histories, net position,
 * standings, high wins, personal data, returns, the audit) takes each of them as it stands here, so that a
 * new kind is a line and no new reader. Demo rounds are no bets.
 */
interface BetKind {
  /** The `source` of its entries in the ledger. */
  entrySource: string
  /** The history of a member's that lists it: of games, or of coupons. */
  history: 'games' | 'coupons'
  /** Is the stake taken at once, for a round that is drawn as it is bought and pays once, when it ends? Others hold it until their outcome is known. */
  isTakenAtOnce: boolean
  /** May more be staked on one that is open? A round of a slot has one stake, and a coupon, which may be open for a week, too. */
  canGrow: boolean
}

/** The names stand in the database: never change one. */
export const BET_KINDS = {
  /** A round that is bought by itself, as a slot's are, whatever the stage shows it as; `rounds` keeps its draw. */
  slot: { entrySource: 'round', history: 'games', isTakenAtOnce: true, canGrow: false },
  /** What one member has on one round of a table: roulette, blackjack, baccarat. */
  table: { entrySource: 'bet', history: 'games', isTakenAtOnce: false, canGrow: true },
  /** A bet on a rising multiplier that ends by itself or by the member. */
  crash: { entrySource: 'bet', history: 'games', isTakenAtOnce: false, canGrow: true },
  /** A bet on a virtual event: a race, a match. */
  race: { entrySource: 'bet', history: 'games', isTakenAtOnce: false, canGrow: true },
  /** A ticket of a draw: bingo, a lottery. */
  ticket: { entrySource: 'bet', history: 'games', isTakenAtOnce: false, canGrow: true },
  /** A coupon of the sportsbook. */
  coupon: { entrySource: 'bet', history: 'coupons', isTakenAtOnce: false, canGrow: false },
} as const satisfies Readonly<Record<string, BetKind>>

export type BetKindName = keyof typeof BET_KINDS

/**
 * What catalogue and books call every game whose rounds are bought one at a time, whatever the stage shows it as: only a tile of this kind is opened
 * where such rounds are played, and each of them is a bet of it.
 */
export const BOUGHT_KIND = 'slot' as const satisfies BetKindName & GameKind

/** The kinds that a history lists; `all` of them. */
export const kindsIn = (history: BetKind['history'] | 'all'): BetKindName[] =>
  KIND_NAMES.filter((name) => history === 'all' || BET_KINDS[name].history === history)

/** Those whose stake is taken at once. */
export const kindsTakenAtOnce = (): BetKindName[] =>
  KIND_NAMES.filter((name) => BET_KINDS[name].isTakenAtOnce)

/** Of which an open one may still be staked more on. */
export const growingKinds = (): BetKindName[] =>
  KIND_NAMES.filter((name) => BET_KINDS[name].canGrow)

// The keys of a constant are those of its type.
const KIND_NAMES = Object.keys(BET_KINDS) as BetKindName[]

/** Names as a list in SQL. */
export const quoted = (words: readonly string[]): string =>
  words.map((word) => `'${word}'`).join(', ')
