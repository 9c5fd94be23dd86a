/**
 * Baccarat (punto banco) out of eight decks that are shuffled anew for every round: player and banker get two cards by turns, player first,
 * and a third by the rule. Six cards are always drawn; those that nobody takes are no part of the board.
 */
import { rankOf } from '#contract/games/blackjack-names.ts'
import { cardIn, dealtTo, type TablegameBoard } from '#contract/games/tablegames-names.ts'
import type { Case } from '../drums.ts'
import { DECK, DECKS, spotAt, spotBack, type TablegameRules } from './tablegame.ts'

const CARDS = DECKS * DECK
const DRAWN = 6
const VALUES = 10

/** An ace counts one, tens and pictures nothing. */
const valueOf = (number: number): number => {
  const rank = rankOf(cardIn(number)) + 1
  return rank < VALUES ? rank : 0
}

/** The last digit of what cards of these numbers count together. */
export const pointsOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + valueOf(number), 0) % VALUES

type Side = 'player' | 'banker'
const TURNS: readonly Side[] = ['player', 'banker', 'player', 'banker']

const NATURAL = 8
const DRAWS_TO = 5

/** Against which third cards of the player a banker of 3 to 6 draws. */
const BANKER_DRAWS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
}

/** Who takes the next card after cards of these values; null where the round is over. */
function nextTo(values: readonly number[]): Side | null {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = values
  if (values.length < TURNS.length) return TURNS[values.length] ?? null
  const [player, banker] = [(first + third) % VALUES, (second + fourth) % VALUES]
  if (player >= NATURAL || banker >= NATURAL) return null
  const playerDraws = player <= DRAWS_TO
  if (values.length === TURNS.length)
    return playerDraws ? 'player' : banker <= DRAWS_TO ? 'banker' : null
  if (!playerDraws || values.length > TURNS.length + 1) return null
  const bankerDraws = banker <= 2 || (BANKER_DRAWS[banker]?.includes(fifth) ?? false)
  return bankerDraws ? 'banker' : null
}

function boardOf(numbers: readonly number[]): TablegameBoard {
  const dealt: { place: Side; number: number }[] = []
  const values: number[] = []
  for (const number of numbers) {
    const place = nextTo(values)
    if (place === null) break
    dealt.push({ place, number })
    values.push(valueOf(number))
  }
  const pointsAt = (side: Side): number =>
    pointsOf(dealt.flatMap(({ place, number }) => (place === side ? [number] : [])))
  const totals = { player: pointsAt('player'), banker: pointsAt('banker') }
  const { player, banker } = totals
  const ended = player === banker ? 'tie' : player > banker ? 'player' : 'banker'
  return { dealt, totals, ended }
}

/** A card that counts so much, out of the deck of that number. */
const cardOf = (value: number, deck: number): number => deck * DECK + (value === 0 ? VALUES : value)

/**
 * How many of all ways to draw six cards end in each way: every row of values is walked to the card with which the round is over, and whatever
 * lies behind it counts as it may. The two cards that a side begins with come to the same either way round: they are walked in one order, and
 * count twice where they differ. Whole numbers below 2^53.
 */
function endings(): readonly Case[] {
  const left = Array.from({ length: VALUES }, (_, value) => DECKS * 4 * (value === 0 ? 4 : 1))
  const values: number[] = []
  /** By who is ahead: 1 the player, -1 the banker, 0 nobody. */
  const found = new Map<number, { numbers: readonly number[]; weight: number }>()
  const note = (ways: number, lead: number): void => {
    let weight = ways
    for (let at = values.length; at < DRAWN; at += 1) weight *= CARDS - at
    const known = found.get(lead)
    if (known) known.weight += weight
    else found.set(lead, { numbers: values.map(cardOf), weight })
  }
  const walk = (ways: number, player: number, banker: number): void => {
    const side = nextTo(values)
    if (side === null) return note(ways, Math.sign((player % VALUES) - (banker % VALUES)))
    const isSecond = values.length === 2 || values.length === 3
    const before = isSecond ? (values.at(-2) ?? 0) : 0
    for (const [value, count] of left.entries()) {
      if (isSecond && value < before) continue
      const now = ways * count * (isSecond && value > before ? 2 : 1)
      left[value] = count - 1
      values.push(value)
      if (side === 'player') walk(now, player + value, banker)
      else walk(now, player, banker + value)
      values.pop()
      left[value] = count
    }
  }
  walk(1, 0, 0)
  return [...found.values()]
}

/** Are the first two cards of one rank? */
function isPair(board: TablegameBoard, side: Side): boolean {
  const [first = 0, second = 0] = dealtTo(board, side).map((number) => rankOf(cardIn(number)))
  return first === second
}

/** Of the cards that may lie beside a first one, those of its rank: whatever else is drawn. */
const pairCases = (): readonly Case[] => [
  { numbers: [1, 2, 1 + DECK, 2 + DECK, 3, 4], weight: DECKS * 4 - 1 },
  { numbers: [1, 2, 3, 4, 5, 6], weight: CARDS - DECKS * 4 },
]

const givenBackOnTie = (name: Side, odds: number) =>
  spotBack(
    spotAt(name, odds, ({ ended }) => ended === name),
    'tie',
    100,
  )

export const BACCARAT: TablegameRules = {
  drums: [{ of: CARDS, take: DRAWN }],
  groups: [
    {
      spots: [
        givenBackOnTie('player', 100),
        givenBackOnTie('banker', 95),
        spotAt('tie', 800, ({ ended }) => ended === 'tie'),
      ],
      cases: endings,
    },
    {
      spots: [
        spotAt('player-pair', 1_100, (board) => isPair(board, 'player')),
        spotAt('banker-pair', 1_100, (board) => isPair(board, 'banker')),
      ],
      cases: pairCases,
    },
  ],
  boardOf,
}
