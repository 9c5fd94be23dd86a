/** What happens in a hand, in sentences: what the table's log says, and whoever sees nothing plays by. */
import { actName, cardName, handNumber } from '#contract/games/blackjack-names.ts'
import type { BlackjackOutcome } from '#contract/games/floor-protocol.ts'
import { boardOf, openCards, resultOf, type Hand } from '#games/blackjack/board.ts'
import { totalOf } from '#games/blackjack/numbers.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { cardsText } from './cards.ts'
import { totalText } from './deal.ts'
import type { BlackjackWords } from './words.ts'

export interface StoryContext {
  words: BlackjackWords
  lang: Lang
  /** Which seat it is, and whose. */
  who: (seat: number) => string
}

/** The first cards of every hand, and the dealer's open one. */
export function dealStory(deal: BlackjackOutcome, { words, lang, who }: StoryContext): string[] {
  const { seats, dealer } = boardOf({ ...deal, acts: [] })
  const lines = seats.map(({ seat, hands }) => {
    const cards = hands[0]?.cards ?? []
    return fill(words.story.dealt, {
      who: who(seat),
      cards: cardsText(cards, words.faceDown, lang),
      total: totalText(cards),
    })
  })
  const open = dealer[0] ?? null
  if (open === null) return lines
  return [...lines, fill(words.story.dealer, { card: cardName(open, lang) })]
}

/** What the decision of that place did. */
export function actStory(
  deal: BlackjackOutcome,
  at: number,
  { words, lang, who }: StoryContext,
): string[] {
  const decision = deal.acts[at]
  if (!decision) return []
  const { seat, act, byDefault } = decision
  const story = words.story
  // Without what came after: the hand as this decision found and left it.
  const before = handsOf({ ...deal, acts: deal.acts.slice(0, at) }, seat)
  const after = handsOf({ ...deal, acts: deal.acts.slice(0, at + 1) }, seat)
  if (act === 'split')
    return [
      fill(story.split, {
        who: who(seat),
        hands: after.map((hand) => totalText(hand.cards)).join(', '),
      }),
    ]
  const drawn = after.find(
    (hand) => hand.cards.length > (before.find(({ id }) => id === hand.id)?.cards.length ?? 0),
  )
  const last = drawn?.cards.at(-1)
  const isDone = (id: number): boolean => before.some((hand) => hand.id === id && hand.isDone)
  const played = drawn ?? after.find((hand) => hand.isDone && !isDone(hand.id))
  const isOneOfSeveral = before.length > 1 && played !== undefined
  const name = isOneOfSeveral
    ? fill(story.hand, { who: who(seat), hand: handNumber(after, played.id) })
    : who(seat)
  if (!drawn || last === undefined)
    return [
      byDefault && act === 'stand'
        ? fill(story.byDefault, { who: name })
        : fill(story.act, { who: name, act: actName(act, lang) }),
    ]
  const total = totalText(drawn.cards)
  const line = fill(story.drew, {
    who: name,
    act: actName(act, lang),
    card: cardName(last, lang),
    total,
  })
  return totalOf(drawn.cards).total > 21 ? [line, fill(story.bust, { who: name, total })] : [line]
}

const handsOf = (deal: BlackjackOutcome, seat: number): readonly Hand[] =>
  boardOf(deal).seats.find((one) => one.seat === seat)?.hands ?? []

/** The dealer's whole hand, and what each of the others came to by it. */
export function endStory(deal: BlackjackOutcome, { words, lang, who }: StoryContext): string[] {
  const board = boardOf(deal)
  const { dealer } = board
  if (dealer.length === 0) return []
  // What it came to: nothing is open about an ace any more.
  const { total } = totalOf(openCards(dealer))
  const { turned, hand: ofHand, ended } = words.story
  const results = board.seats.flatMap((place) =>
    place.hands.flatMap((hand, at) => {
      const result = resultOf(hand, place, board)
      const name = who(place.seat)
      const isOne = place.hands.length === 1
      const whose = isOne ? name : fill(ofHand, { who: name, hand: at + 1 })
      return result === null ? [] : [fill(ended, { who: whose, result: words.states[result] })]
    }),
  )
  return [fill(turned, { total, cards: cardsText(dealer, words.faceDown, lang) }), ...results]
}
