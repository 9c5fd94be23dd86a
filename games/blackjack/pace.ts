/** How long a round of blackjack takes to be told: what the house waits before it asks, and a page needs to show the cards. */
import { boardOf, openCards, type Deal } from './board.ts'

/** A card on its way to a hand, and the next one behind it. */
export const CARD_MS = 320
/** What lay face down is turned. */
export const TURN_MS = 700
/** The dealer looks under an ace or a ten. */
const LOOK_MS = 500
/** From the last card to the end of the round: hands are told, stakes swept. */
const SETTLE_MS = 1_600

/** Until the first cards lie. */
export const dealMs = ({ seats }: Pick<Deal, 'seats'>): number =>
  seats.length === 0 ? 0 : (2 * seats.length + 2) * CARD_MS + LOOK_MS

/** What comes before the present question: the deal, or what the last decision drew. */
export function leadMs(deal: Deal): number {
  const last = deal.acts.at(-1)
  if (!last) return dealMs(deal)
  if (last.act === 'stand') return 0
  if (last.act === 'insure' || last.act === 'decline')
    return boardOf(deal).question?.id === 0 ? 0 : LOOK_MS
  return last.act === 'split' ? 3 * CARD_MS : 2 * CARD_MS
}

/** From the last decision to the end of the round. */
export function finishMs(deal: Deal): number {
  if (deal.seats.length === 0) return 0
  const drawn = Math.max(0, openCards(boardOf(deal).dealer).length - 2)
  return leadMs(deal) + TURN_MS + drawn * 2 * CARD_MS + SETTLE_MS
}
