/**
 * The order of a shoe: eight decks, shuffled once for all of its rounds. Unshuffled they lie one behind the other, and in each the
 * cards lie from the ace to the king, spades first, then hearts, diamonds and clubs: card n of a shoe is n mod 52 of a deck.
 */
import type { FloorWords } from './floor.ts'

const DECK = 52
const DECKS = 8
/** How many cards a shoe holds. */
export const SHOE_CARDS = DECK * DECKS

/** Fisher–Yates from the end: the last card is changed with one of all, the one before it with one of those up to it. */
export async function drawShoe(words: FloorWords): Promise<readonly number[]> {
  const cards = Array.from({ length: SHOE_CARDS }, (_, n) => n % DECK)
  for (let last = SHOE_CARDS - 1; last > 0; last -= 1) {
    const at = Number(await words.below(BigInt(last + 1)))
    const card = cards[at] ?? 0
    cards[at] = cards[last] ?? 0
    cards[last] = card
  }
  return cards
}
