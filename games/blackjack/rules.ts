/**
 * What every stake of a round of blackjack is paid. The board is handed in (`board.ts`), with all of its cards; nothing here draws,
 * reads a clock, or knows who plays.
 */
import { findBlackjackSpot, type BlackjackSpot } from '#contract/games/blackjack-names.ts'
import type { Money } from '#contract/money.ts'
import {
  boardOf,
  openCards,
  resultOf,
  type Board,
  type Deal,
  type HandResult,
  type SeatBoard,
} from './board.ts'
import {
  INSURANCE_ODDS,
  PAIR_ODDS,
  PLUS_ODDS,
  isNatural,
  pairOf,
  plusOf,
  totalOf,
} from './numbers.ts'

/** In halves of the stake, its own return included. */
const HALVES: Readonly<Record<HandResult, bigint>> = {
  blackjack: 5n,
  win: 4n,
  push: 2n,
  lose: 0n,
  bust: 0n,
}

/**
 * What a stake on a spot is paid, rounded down to the micro-lira; null while that is open. Throws a RangeError for a spot that has no
 * hand on the board.
 */
export function payoutOf(spot: string, amount: Money, board: Board): Money | null {
  const on = findBlackjackSpot(spot)
  const place = board.seats.find(({ seat }) => seat === on?.seat)
  if (!on || !place || !isThere(on, place)) throw new RangeError('a stake on no hand')
  if (on.kind === 'pairs' || on.kind === 'plus')
    return amount * BigInt(sideTimes(on.kind, place, board))
  if (on.kind === 'insurance') return insurancePayout(amount, board)
  const hand = place.hands.find(({ id }) => id === on.hand)
  if (!hand) throw new RangeError('a stake on no hand')
  const result = resultOf(hand, place, board)
  return result === null ? null : (amount * HALVES[result]) / 2n
}

/** Whether there is what a stake on a spot is on: the seat's hand, its double, an insurance that was taken. False for a spot that is none. */
export function isOnBoard(spot: string, board: Board): boolean {
  const on = findBlackjackSpot(spot)
  const place = board.seats.find(({ seat }) => seat === on?.seat)
  return on !== null && place !== undefined && isThere(on, place)
}

/** The same of a spot and its place. */
function isThere(on: BlackjackSpot, place: SeatBoard): boolean {
  if (on.kind === 'pairs' || on.kind === 'plus') return true
  if (on.kind === 'insurance') return place.isInsured === true
  const hand = place.hands.find(({ id }) => id === on.hand)
  return on.kind === 'double' ? hand?.isDoubled === true : hand !== undefined
}

/** Of the first two cards, whatever became of them. */
function sideTimes(kind: 'pairs' | 'plus', place: SeatBoard, { dealer }: Board): number {
  const [first, second] = firstTwo(place)
  if (kind === 'pairs') {
    const pair = pairOf(first, second)
    return pair === null ? 0 : PAIR_ODDS[pair] + 1
  }
  const plus = plusOf([first, second, dealer[0] ?? 0])
  return plus === null ? 0 : PLUS_ODDS[plus] + 1
}

/**
 * A hand that was split keeps the first of its cards; the second went to the hand that was split off first, and lies first there.
 */
function firstTwo({ hands }: SeatBoard): readonly [number, number] {
  const [first = 0, second = 0] = hands.find(({ id }) => id === 1)?.cards ?? []
  const split = hands.find(({ id }) => id === 2)
  return [first, split ? (split.cards[0] ?? 0) : second]
}

function insurancePayout(amount: Money, board: Board): Money | null {
  if (board.question?.id === 0) return null
  const dealer = openCards(board.dealer.slice(0, 2))
  return board.isOver && isNatural(dealer) ? amount * BigInt(INSURANCE_ODDS + 1) : 0n
}

/** What lay there when a round was over; whose hand is whose is not in it. */
export interface SettledBoard {
  dealer: { cards: number[]; total: number }
  seats: {
    seat: number
    isInsured: boolean | null
    /** In the order of play; an id says which stakes lie on a hand. */
    hands: { id: number; cards: number[]; total: number; isDoubled: boolean; result: HandResult }[]
  }[]
}

/** The hands of a round, from its cards and decisions; null while it is not over, and where nobody had one. Throws as `boardOf` does. */
export function settledBoard(deal: Deal): SettledBoard | null {
  const board = boardOf(deal)
  if (board.seats.length === 0 || !board.isOver) return null
  const cards = openCards(board.dealer)
  return {
    dealer: { cards, total: totalOf(cards).total },
    seats: board.seats.map((place) => ({
      seat: place.seat,
      isInsured: place.isInsured,
      hands: place.hands.map((hand) => ({
        id: hand.id,
        cards: hand.cards,
        total: totalOf(hand.cards).total,
        isDoubled: hand.isDoubled,
        result: resultOf(hand, place, board) ?? 'lose',
      })),
    })),
  }
}
