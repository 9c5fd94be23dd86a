/**
 * War of elements: earth, water, fire and air are dealt a card each from one deck, and the highest wins, aces high. Where several have the
 * highest, a bet on one of them is paid the part of its price that falls to it.
 */
import { CARD_RANKS, SUITS, isRedCard, rankOf, suitOf } from '#contract/games/blackjack-names.ts'
import { ELEMENTS, cardOf, type Element } from '#contract/games/betgames-names.ts'
import {
  choose,
  countTo,
  spotOf,
  type BetGroup,
  type BetgameRules,
  type BetgameSpot,
  type Case,
} from './betgame.ts'

const DECK = CARD_RANKS * SUITS.length
const OF_RANK = SUITS.length
const HEIGHTS = countTo(CARD_RANKS)
/** What heights are called in a bet's name, from the lowest. */
const LETTERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a']

/** From 1, a two, to 13, an ace. */
export const heightOf = (number: number): number => rankOf(cardOf(number)) || CARD_RANKS

const cardAt = (height: number, suit: number): number =>
  1 + suit * CARD_RANKS + (height % CARD_RANKS)

const heightsOf = (numbers: readonly number[]): number[] => numbers.map(heightOf)
const isRed = (number: number): boolean => isRedCard(cardOf(number))

/** In how many orders so many can be taken of so many. */
const ordered = (of: number, take: number): number =>
  countTo(take).reduce((ways, at) => ways * (of - at + 1), 1)

function winOf(element: Element, at: number): BetgameSpot {
  return {
    name: `win-${element}`,
    market: 'win',
    picks: [element],
    partOf: (numbers) => {
      const heights = heightsOf(numbers)
      const most = Math.max(...heights)
      return heights[at] === most ? heights.filter((one) => one === most).length : 0
    },
  }
}

/** Whoever has the highest card: each of the elements alone, or any of them together. */
function winGroup(): BetGroup {
  const isTie = (numbers: readonly number[]): boolean => {
    const heights = heightsOf(numbers)
    return heights.indexOf(Math.max(...heights)) !== heights.lastIndexOf(Math.max(...heights))
  }
  return {
    spots: [...ELEMENTS.map(winOf), spotOf('win', ['tie'], isTie)],
    cases: countTo(2 ** ELEMENTS.length - 1).map(winCase),
  }
}

/** Those of the elements whose bits are set have the highest. */
function winCase(bits: number): Case {
  const isHighest = ELEMENTS.map((_, at) => (bits & (2 ** at)) !== 0)
  const highest = isHighest.filter(Boolean).length
  const weight = HEIGHTS.reduce((sum, height) => {
    const below = OF_RANK * (height - 1)
    return sum + ordered(OF_RANK, highest) * ordered(below, ELEMENTS.length - highest)
  }, 0)
  return { numbers: isHighest.map((is, at) => cardAt(is ? CARD_RANKS : at + 1, at)), weight }
}

/** Which of two is higher: a tie is neither's. */
const aboveGroup = (one: number, other: number): BetGroup => {
  const spot = (own: number, against: number): BetgameSpot =>
    spotOf('above', [ELEMENTS[own] ?? '', ELEMENTS[against] ?? ''], (numbers) => {
      const heights = heightsOf(numbers)
      return (heights[own] ?? 0) > (heights[against] ?? 0)
    })
  const numbers = (own: number, against: number): number[] =>
    ELEMENTS.map((_, at) => cardAt(at === one ? own : at === other ? against : 1, at))
  const pairs = DECK * (DECK - 1)
  const ties = DECK * (OF_RANK - 1)
  return {
    spots: [spot(one, other), spot(other, one)],
    cases: [
      { numbers: numbers(3, 2), weight: (pairs - ties) / 2 },
      { numbers: numbers(2, 3), weight: (pairs - ties) / 2 },
      { numbers: numbers(2, 2), weight: ties },
    ],
  }
}

/** The card of one element, by its colour and its suit. */
const cardGroup = (element: Element, at: number): BetGroup => ({
  spots: [
    spotOf('tint', [element, 'red'], (numbers) => isRed(numbers[at] ?? 0)),
    spotOf('tint', [element, 'black'], (numbers) => !isRed(numbers[at] ?? 0)),
    ...SUITS.map((suit) =>
      spotOf('suit', [element, suit], (numbers) => suitOf(cardOf(numbers[at] ?? 1)) === suit),
    ),
  ],
  cases: SUITS.map((_, suit) => ({
    numbers: ELEMENTS.map((_one, place) => cardAt(place + 1, suit)),
    weight: 1,
  })),
})

/** How many of the four are red. */
const redsGroup = (): BetGroup => {
  const counts = [0, ...countTo(ELEMENTS.length)]
  const [hearts, spades] = [SUITS.indexOf('hearts'), SUITS.indexOf('spades')]
  return {
    spots: counts.map((count) =>
      spotOf('reds', [count], (numbers) => numbers.filter(isRed).length === count),
    ),
    cases: counts.map((count) => ({
      numbers: ELEMENTS.map((_, at) => cardAt(at + 1, at < count ? hearts : spades)),
      weight: choose(DECK / 2, count) * choose(DECK / 2, ELEMENTS.length - count),
    })),
  }
}

const highGroup = (): BetGroup => ({
  spots: HEIGHTS.map((height) =>
    spotOf(
      'high',
      [LETTERS[height - 1] ?? ''],
      (numbers) => Math.max(...heightsOf(numbers)) === height,
    ),
  ),
  cases: HEIGHTS.map((height) => ({
    numbers: ELEMENTS.map((_, at) => cardAt(height, at)),
    weight:
      choose(OF_RANK * height, ELEMENTS.length) - choose(OF_RANK * (height - 1), ELEMENTS.length),
  })),
})

export const WAR_OF_ELEMENTS: BetgameRules = {
  drums: [{ of: DECK, take: ELEMENTS.length }],
  groups: [
    winGroup(),
    ...ELEMENTS.flatMap((_, one) =>
      ELEMENTS.flatMap((_other, other) => (other > one ? [aboveGroup(one, other)] : [])),
    ),
    ...ELEMENTS.map(cardGroup),
    redsGroup(),
    highGroup(),
  ],
  made: null,
}
