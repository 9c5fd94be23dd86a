import { cardName, isRedCard, rankLetter, suitSign } from '#contract/games/blackjack-names.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'

/** A card as it lies on the felt; null for one face down. The hand it is of says it aloud. */
export function makeCard(card: number | null, isNew: boolean): HTMLElement {
  const attributes = { class: 'bj-card', 'data-new': String(isNew), 'aria-hidden': 'true' }
  if (card === null) return make('span', { ...attributes, 'data-face': 'down' })
  const letter = rankLetter(card)
  return make(
    'span',
    { ...attributes, 'data-red': String(isRedCard(card)) },
    make('b', { 'data-wide': String(letter.length > 1) }, letter),
    make('i', {}, suitSign(card)),
    make('em', {}, suitSign(card)),
  )
}

/** `kupa as, maça 7`. */
export const cardsText = (
  cards: readonly (number | null)[],
  faceDown: string,
  lang: Lang,
): string => cards.map((card) => (card === null ? faceDown : cardName(card, lang))).join(', ')
