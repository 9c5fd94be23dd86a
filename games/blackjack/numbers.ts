/**
 * The figures of blackjack: what cards count, how a hand is added up, what side bets pay, which limits spots have, and what all of it
 * returns. All that a page needs to tell a table's rules by itself; nothing here draws. Amounts are micro-lira.
 */
import {
  CARD_RANKS,
  HANDS_MAX,
  SEATS,
  isRedCard,
  rankOf,
  suitOf,
  type LaidSpot,
} from '#contract/games/blackjack-names.ts'

export { HANDS_MAX, SEATS }

/** A member plays at so many seats at most. */
export const OWN_SEATS_MAX = 3
export const DECKS = 8
/** The cut card lies behind this many cards: the round in which it comes is the shoe's last. */
export const CUT_AFTER = 312
/** The last cards of a shoe are kept for the dealer: no hand draws when no more than so many are left. */
export const DEALER_RESERVE = 16

export interface BlackjackRules {
  /** So long a decision is waited for. */
  readonly decisionMs: number
}

/** What a card counts: an ace 1 here, pictures 10. */
export const valueOf = (card: number): number => Math.min(10, rankOf(card) + 1)

export interface Total {
  total: number
  /** Does an ace count eleven in it? */
  isSoft: boolean
}

/** The best total of a hand: an ace counts eleven where that does not take it over 21. */
export function totalOf(cards: readonly number[]): Total {
  const hard = cards.reduce((sum, card) => sum + valueOf(card), 0)
  const isSoft = hard <= 11 && cards.some((card) => valueOf(card) === 1)
  return { total: isSoft ? hard + 10 : hard, isSoft }
}

/** 21 with two cards, of which the hand was not split. */
export const isNatural = (cards: readonly number[]): boolean =>
  cards.length === 2 && totalOf(cards).total === 21

export type PairKind = 'perfect' | 'coloured' | 'mixed'
export type PlusKind = 'suited-trips' | 'straight-flush' | 'trips' | 'straight' | 'flush'

/** To one. */
export const PAIR_ODDS: Readonly<Record<PairKind, number>> = { perfect: 25, coloured: 12, mixed: 6 }
export const PLUS_ODDS: Readonly<Record<PlusKind, number>> = {
  'suited-trips': 100,
  'straight-flush': 40,
  trips: 30,
  straight: 10,
  flush: 5,
}
/** Insurance, to one. */
export const INSURANCE_ODDS = 2

/** What pair two cards are; null where they are none. */
export function pairOf(first: number, second: number): PairKind | null {
  if (rankOf(first) !== rankOf(second)) return null
  if (first === second) return 'perfect'
  return isRedCard(first) === isRedCard(second) ? 'coloured' : 'mixed'
}

/** What the own two cards and the dealer's open one are together; an ace stands below the two or above the king. */
export function plusOf(cards: readonly [number, number, number]): PlusKind | null {
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b)
  const [low = 0, middle = 0, high = 0] = ranks
  const isFlush = new Set(cards.map(suitOf)).size === 1
  if (low === high) return isFlush ? 'suited-trips' : 'trips'
  const isRun = low + 1 === middle && middle + 1 === high
  const isHighRun = low === 0 && middle === CARD_RANKS - 2 && high === CARD_RANKS - 1
  if (isRun || isHighRun) return isFlush ? 'straight-flush' : 'straight'
  return isFlush ? 'flush' : null
}

/** So many times the highest stake one may lay on a round while bets are open. */
const ROUND_STAKES = 6n

/** The most that may lie on a spot of a table: of a side bet what keeps its highest payout near the table's. */
export function spotMost(kind: LaidSpot, maxStake: bigint): bigint {
  if (kind === 'pairs') return wholeLira(maxStake / BigInt(PAIR_ODDS.perfect))
  if (kind === 'plus') return wholeLira(maxStake / BigInt(PLUS_ODDS['suited-trips']))
  return maxStake
}

export const roundMost = (maxStake: bigint): bigint => maxStake * ROUND_STAKES

const LIRA = 1_000_000n
const wholeLira = (amount: bigint): bigint => (amount / LIRA) * LIRA

/**
 * What comes back for the first stake by basic strategy from a full shoe (`returns.ts` works it out, and a test holds it to that), and
 * about how much less it is on average over a shoe that is played to its cut card.
 */
export const MAIN_RETURN = 0.995_673
export const CUT_CARD_COST = 0.000_2
/** What side bets and insurance return of a stake, over all cards from a full shoe: exact fractions. */
export const PAIRS_RETURN = 398 / 415
export const PLUS_RETURN = 11_470_944 / 11_912_160
export const INSURANCE_RETURN = 384 / 415
