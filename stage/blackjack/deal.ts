/** What is dealt at a table, as far as it is shown: cards come one after the other, whatever is known already. */
import type { BlackjackOutcome, FloorOutcome } from '#contract/games/floor-protocol.ts'
import { boardOf, resultOf, type Board, type HandResult } from '#games/blackjack/board.ts'
import { totalOf } from '#games/blackjack/numbers.ts'

/** The hands of a round; null of another kind of table, and while nothing is dealt. */
export const dealIn = (outcome: FloorOutcome | null): BlackjackOutcome | null =>
  outcome !== null && 'acts' in outcome ? outcome : null

export interface ShownHand {
  id: number
  cards: readonly number[]
  /** `7 / 17` where an ace may count eleven; empty without a card. */
  total: string
  result: HandResult | 'stood' | null
  isDoubled: boolean
}

export interface ShownSeat {
  seat: number
  hands: readonly ShownHand[]
}

export interface ShownDeal {
  board: Board
  seats: readonly ShownSeat[]
  dealer: readonly (number | null)[]
  dealerTotal: string
  /** Do the first cards of every hand lie there? */
  isDealt: boolean
  /** Has every card that is known been shown? */
  isWhole: boolean
}

export function totalText(cards: readonly number[]): string {
  if (cards.length === 0) return ''
  const { total, isSoft } = totalOf(cards)
  return isSoft && total < 21 ? `${total - 10} / ${total}` : String(total)
}

/** The deal with its first so many cards. */
export function showDeal(deal: BlackjackOutcome, shown: number): ShownDeal {
  const board = boardOf(deal)
  const isWhole = shown >= deal.cards.length
  const isThere = (places: readonly number[]) => (_: unknown, at: number) =>
    (places[at] ?? 0) < shown
  const seats = board.seats.map((place) => ({
    seat: place.seat,
    hands: place.hands.map((hand) => {
      const cards = hand.cards.filter(isThere(hand.places))
      const isHere = cards.length === hand.cards.length
      const result = isWhole ? resultOf(hand, place, board) : null
      const waits = hand.isDone && isHere && !board.isOver ? ('stood' as const) : null
      const { id, isDoubled } = hand
      // Of a hand that nothing is asked of any more an ace counts as it does in the end.
      const total = hand.isDone && isHere ? String(totalOf(cards).total) : totalText(cards)
      return { id, cards, total, result: result ?? waits, isDoubled }
    }),
  }))
  const dealer = board.dealer.filter(isThere(board.dealerPlaces))
  const open = dealer.filter((card) => card !== null)
  const isOver = isWhole && board.isOver
  const dealerTotal = isOver && open.length > 0 ? String(totalOf(open).total) : totalText(open)
  const isDealt = shown >= 2 * deal.seats.length + 2
  return { board, seats, dealer, dealerTotal, isDealt, isWhole }
}
