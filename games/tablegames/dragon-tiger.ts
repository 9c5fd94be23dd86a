/** Dragon tiger out of eight decks that are shuffled anew for every round: a card each, dragon first; the higher wins, aces are low. */
import { rankOf, suitOf } from '#contract/games/blackjack-names.ts'
import { cardIn, dealtTo, type TablegameBoard } from '#contract/games/tablegames-names.ts'
import type { Case } from '../drums.ts'
import { DECK, DECKS, spotAt, spotBack, type TablegameRules } from './tablegame.ts'

type Side = 'dragon' | 'tiger'

function boardOf([dragon = 1, tiger = 1]: readonly number[]): TablegameBoard {
  const [one, other] = [rankOf(cardIn(dragon)), rankOf(cardIn(tiger))]
  return {
    dealt: [
      { place: 'dragon', number: dragon },
      { place: 'tiger', number: tiger },
    ],
    totals: {},
    ended: one === other ? 'tie' : one > other ? 'dragon' : 'tiger',
  }
}

function isSuited(board: TablegameBoard): boolean {
  const [dragon = 1, tiger = 1] = [...dealtTo(board, 'dragon'), ...dealtTo(board, 'tiger')]
  return board.ended === 'tie' && suitOf(cardIn(dragon)) === suitOf(cardIn(tiger))
}

/** Every two cards of a deck, in order, each with how many such two there are in all decks. */
function endings(): readonly Case[] {
  const deck = Array.from({ length: DECK }, (_, at) => at + 1)
  return deck.flatMap((dragon) =>
    deck.map((tiger) => ({
      numbers: [dragon, tiger + DECK],
      weight: DECKS * (dragon === tiger ? DECKS - 1 : DECKS),
    })),
  )
}

const halfBackOnTie = (name: Side) =>
  spotBack(
    spotAt(name, 100, ({ ended }) => ended === name),
    'tie',
    50,
  )

export const DRAGON_TIGER: TablegameRules = {
  drums: [{ of: DECKS * DECK, take: 2 }],
  groups: [
    {
      spots: [
        halfBackOnTie('dragon'),
        halfBackOnTie('tiger'),
        spotAt('tie', 1_100, ({ ended }) => ended === 'tie'),
        spotAt('suited-tie', 5_000, isSuited),
      ],
      cases: endings,
    },
  ],
  boardOf,
}
