/**
 * What a stake at a table of the floor was owed, from the table's rules and what its round came to: the house's audit works every
 * settled stake out with it, and whoever plays works out their own. Nothing here draws, reads a clock, or knows who plays.
 */
import type { Money } from '#contract/money.ts'
import type { Betgame } from '#contract/games/betgames-names.ts'
import type { Tablegame } from '#contract/games/tablegames-names.ts'
import { findBetpokerBet, type BetpokerGame } from '#contract/games/betpoker-names.ts'
import { LAST_STREET, isSameDrums as isSamePokerDrums, priceIn } from './betpoker/numbers.ts'
import { pricesOn } from './betpoker/odds.ts'
import { payoutOf as pokerPayout } from './betpoker/rules.ts'
import { isSameDrums, priceOf as gamePriceOf } from './betgames/numbers.ts'
import { payoutOf as gamePayout } from './betgames/rules.ts'
import type { BingoRules } from './bingo/numbers.ts'
import { payoutOf as ticketsPayout, type WonPrize } from './bingo/rules.ts'
import { boardOf, type Deal } from './blackjack/board.ts'
import { payoutOf as handPayout, settledBoard, type SettledBoard } from './blackjack/rules.ts'
import { FIRST_HUNDREDTHS, type CrashRules } from './crash/numbers.ts'
import { cashedOut, endedAt as endsAt, halfOf } from './crash/rules.ts'
import {
  findSpot as findMatchBet,
  priceOf as matchPriceOf,
  type LeagueRules,
} from './football/numbers.ts'
import { payoutOf as matchPayout } from './football/rules.ts'
import type { Drums } from './drums.ts'
import { findSpot as findBet, priceOf, type RaceRules } from './race/numbers.ts'
import { payoutOf as betPayout } from './race/rules.ts'
import { findSpot as findChip, type RouletteRules } from './roulette/numbers.ts'
import { payoutOf as chipPayout } from './roulette/rules.ts'
import { findSpot as findTableBet, isSameDrums as isSameTableDrums } from './tablegames/numbers.ts'
import { payoutOf as tablePayout } from './tablegames/rules.ts'

/** A stake as it was settled: at how many hundredths its half and its rest were cashed out, null where they were not. */
export interface SettledStake {
  spot: string
  /** Micro-lira. */
  amount: Money
  /** At how many hundredths it was to be cashed out by itself; null when by hand alone. */
  target: number | null
  halfAt: number | null
  endedAt: number | null
  /** Did its member call on that round? Absent where nothing is called. */
  isCalled?: boolean
}

type OwedRules =
  | ({ readonly kind: 'crash' } & CrashRules)
  | ({ readonly kind: 'roulette' } & RouletteRules)
  | ({ readonly kind: 'race' } & RaceRules)
  | ({ readonly kind: 'football' } & LeagueRules)
  | { readonly kind: 'blackjack' }
  | ({ readonly kind: 'bingo' } & BingoRules)
  | { readonly kind: 'betgames'; readonly game: Betgame; readonly drums: Drums }
  | { readonly kind: 'betpoker'; readonly game: BetpokerGame; readonly drums: Drums }
  | { readonly kind: 'tablegames'; readonly game: Tablegame; readonly drums: Drums }

/**
 * Where a flight ended, the number of a spin, the posts of a race as they finished, the minutes in which each place of a match day
 * scored, the cards and decisions of a deal, a game of bingo, the numbers of bet on games and table games as they were drawn.
 */
type OwedOutcome =
  | { readonly point: number }
  | { readonly pocket: number }
  | { readonly order: readonly number[] }
  | { readonly goals: readonly (readonly number[])[] }
  | Deal
  | OwedGame
  | { readonly numbers: readonly number[] }

interface OwedGame {
  readonly tickets: readonly { readonly first: number; readonly count: number }[]
  readonly prizes: readonly WonPrize[]
}

interface OwedRound {
  rules: OwedRules
  outcome: OwedOutcome
  /** Of a race or a match day, by which its bets are priced; else null. */
  card: { readonly strengths: readonly number[] } | null
}

/**
 * In micro-lira, its own return included; null where it cannot have been settled so. Throws a RangeError for an outcome of another kind
 * of table, a race without a card, and a hand that is not on the board.
 */
export function owedOf(stake: SettledStake, { rules, outcome, card }: OwedRound): Money | null {
  if (rules.kind === 'crash' && 'point' in outcome) return ofFlight(stake, outcome.point, rules)
  const { spot, amount, target, halfAt, endedAt } = stake
  const isCashedOut = target !== null || halfAt !== null || endedAt !== null
  if (rules.kind === 'roulette' && 'pocket' in outcome) {
    const chip = findChip(spot)
    return chip && !isCashedOut ? chipPayout(chip, amount, outcome.pocket, rules) : null
  }
  if (rules.kind === 'race' && 'order' in outcome && card) {
    const bet = findBet(spot)
    if (!bet || isCashedOut || priceOf(bet, card.strengths) === null) return null
    return betPayout(bet, amount, outcome.order, card.strengths)
  }
  if (rules.kind === 'football' && 'goals' in outcome && card) {
    const bet = findMatchBet(spot)
    if (!bet || isCashedOut || matchPriceOf(bet, card.strengths) === null) return null
    return matchPayout(bet, amount, outcome.goals, card.strengths)
  }
  if (rules.kind === 'betgames' && 'numbers' in outcome) {
    const isOffered = gamePriceOf(rules.game, spot) !== null && isSameDrums(rules.game, rules.drums)
    return isCashedOut || !isOffered ? null : gamePayout(rules.game, spot, amount, outcome.numbers)
  }
  if (rules.kind === 'betpoker' && 'numbers' in outcome) {
    const isOurs = isSamePokerDrums(rules.game, rules.drums)
    return isCashedOut || !isOurs ? null : ofStreet(spot, amount, outcome.numbers)
  }
  if (rules.kind === 'tablegames' && 'numbers' in outcome) {
    const { game, drums } = rules
    const isOffered = findTableBet(game, spot) !== null && isSameTableDrums(game, drums)
    if (isCashedOut || !isOffered) return null
    return tablePayout(game, spot, amount, outcome.numbers, stake.isCalled)
  }
  if (rules.kind === 'blackjack' && 'cards' in outcome)
    return isCashedOut ? null : handPayout(spot, amount, boardOf(outcome))
  if (rules.kind === 'bingo' && 'prizes' in outcome)
    return isCashedOut ? null : ticketsPayout(stake, rules.price, outcome)
  throw new RangeError(`what a table of ${rules.kind} came to is of another kind`)
}

/** By the price that its street gives, worked out from the cards that lay open then and not from what is recorded beside them. */
function ofStreet(spot: string, amount: Money, numbers: readonly number[]): Money | null {
  const bet = findBetpokerBet(spot)
  if (bet === null) return null
  const prices = Array.from({ length: LAST_STREET }, (_, at) =>
    bet.street === at + 1 ? pricesOn(bet.street, numbers) : [],
  )
  return priceIn(spot, prices) ? pokerPayout(spot, amount, { numbers, prices }) : null
}

/** A hand's press comes before the target, and before the end. */
function ofFlight(stake: SettledStake, point: number, rules: CrashRules): Money | null {
  const { target, halfAt, endedAt } = stake
  const isPressed = (hundredths: number): boolean =>
    hundredths >= FIRST_HUNDREDTHS && hundredths <= Math.min(point, target ?? point)
  if (halfAt !== null && !(rules.half && isPressed(halfAt))) return null
  const isByItself = endedAt === endsAt(point, target, rules)
  if (!isByItself && (endedAt === null || !isPressed(endedAt))) return null
  return cashedOut(stake)
}

/** What was cashed out of a stake before its round became void; null where nothing can have been. */
export function cashedOutOf(stake: SettledStake, kind: OwedRules['kind']): Money | null {
  if (kind === 'crash') return cashedOut(stake)
  return stake.halfAt === null && stake.endedAt === null ? 0n : null
}

/** What a void round gives back of a stake: all, or the half that was not cashed out. */
export const givenBackOf = ({ amount, halfAt }: Pick<SettledStake, 'amount' | 'halfAt'>): Money =>
  halfAt === null ? amount : amount - halfOf(amount)

/** The hands that a round ended with; null of kinds without, and where nobody had one. Throws for cards that make no board. */
export const handsOf = (
  rules: Pick<OwedRules, 'kind'>,
  outcome: OwedOutcome | null,
): SettledBoard | null =>
  rules.kind === 'blackjack' && outcome !== null && 'cards' in outcome
    ? settledBoard(outcome)
    : null

/**
 * Whether what is recorded beside a draw follows from it: every decision and card of a deal makes a whole board, and the prices of bet on
 * poker are those of the cards that lay open. True of kinds that record nothing beside it.
 */
export function isWhole(rules: Pick<OwedRules, 'kind'>, outcome: RecordedOutcome): boolean {
  if (rules.kind === 'betpoker' && 'numbers' in outcome) {
    const is = [1, 2, LAST_STREET].map((street) => pricesOn(street, outcome.numbers))
    return JSON.stringify(is) === JSON.stringify(outcome.prices)
  }
  if (rules.kind !== 'blackjack' || !('cards' in outcome)) return true
  try {
    const board = boardOf(outcome)
    return board.isOver && board.used === outcome.cards.length
  } catch {
    // Cards and decisions that make no board.
    return false
  }
}

type RecordedOutcome =
  | Exclude<OwedOutcome, { readonly numbers: readonly number[] }>
  | { readonly numbers: readonly number[]; readonly prices?: unknown }

export { shareOut, type SharedGame, type SoldTicket } from './bingo/rules.ts'
export { ticketsOf } from './bingo/numbers.ts'
