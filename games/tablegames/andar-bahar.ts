/**
 * Andar bahar out of one deck that is shuffled anew for every round: a joker is opened, then cards come to andar and bahar by turns, andar
 * first whatever the joker's colour, until one of the joker's rank lies. Fifty cards are always drawn: it lies by then.
 */
import { rankOf } from '#contract/games/blackjack-names.ts'
import { cardIn, type TablegameBoard } from '#contract/games/tablegames-names.ts'
import type { Case } from '../drums.ts'
import { DECK, spotAt, type TablegameRules } from './tablegame.ts'

/** Three cards of the joker's rank are left, so at most 48 others come before one of them. */
const DRAWN = 50
const SUITS = 4

const sideAt = (nth: number): 'andar' | 'bahar' => (nth % 2 === 0 ? 'andar' : 'bahar')

function boardOf([joker = 1, ...cards]: readonly number[]): TablegameBoard {
  const isSame = (number: number): boolean => rankOf(cardIn(number)) === rankOf(cardIn(joker))
  const found = cards.findIndex(isSame)
  const dealt = cards.slice(0, found + 1).map((number, nth) => ({ place: sideAt(nth), number }))
  return {
    dealt: [{ place: 'joker', number: joker }, ...dealt],
    totals: {},
    ended: sideAt(found),
  }
}

/** An ace as the joker, and the next ace at each place that it may come to; those behind it may lie as they like. */
function endings(): readonly Case[] {
  const deck = Array.from({ length: DECK }, (_, at) => at + 1)
  const isAce = (number: number): boolean => rankOf(cardIn(number)) === 0
  const [joker = 1, next = 1] = deck.filter(isAce)
  const others = deck.filter((number) => !isAce(number))
  return Array.from({ length: DECK - SUITS + 1 }, (_, before) => {
    const behind = DECK - 2 - before
    return {
      numbers: [joker, ...others.slice(0, before), next],
      weight: (behind * (behind - 1)) / 2,
    }
  })
}

export const ANDAR_BAHAR: TablegameRules = {
  drums: [{ of: DECK, take: DRAWN }],
  groups: [
    {
      spots: [
        spotAt('andar', 90, ({ ended }) => ended === 'andar'),
        spotAt('bahar', 100, ({ ended }) => ended === 'bahar'),
      ],
      cases: endings,
    },
  ],
  boardOf,
}
