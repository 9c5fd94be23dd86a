/**
 * What five to seven cards are worth as a hand of poker: the best five of them, as one number that is higher the better the hand is. Cards are
 * those of the house, 0 to 51 (`contract/games/blackjack-names.ts`). Nothing here draws.
 */
import { CARD_RANKS } from '#contract/games/blackjack-names.ts'
import { POKER_HANDS, type PokerHand } from '#contract/games/poker-names.ts'

/** A hand's cards by their suits: of each a set of heights, bit 0 the two, bit 12 the ace. */
export type SuitMasks = readonly [number, number, number, number]

/** A value holds its hand above two sets of heights: what makes the hand, and what decides beside it. */
const MAIN = 2 ** CARD_RANKS
const HAND = MAIN * MAIN
const ACE = CARD_RANKS - 1

/** 0 is a two, 12 an ace. */
export const heightOf = (card: number): number => (card + ACE) % CARD_RANKS

/** The position of the highest bit; -1 where none is set. */
const topOf = (mask: number): number => 31 - Math.clz32(mask)

/** What is asked of every set of heights, worked out once: whoever walks through very many hands looks it up. */
function ofEverySet(work: (mask: number) => number): Int16Array {
  return Int16Array.from({ length: MAIN }, (_, mask) => work(mask))
}

function highestOf(mask: number, count: number): number {
  let rest = mask
  let found = 0
  for (let at = 0; at < count && rest !== 0; at += 1) {
    const bit = 1 << topOf(rest)
    found |= bit
    rest ^= bit
  }
  return found
}

/** Bounds are known, so what stands there is a number. */
const at = (table: Int16Array, mask: number): number => table[mask] ?? 0

const COUNTS = ofEverySet((mask) => mask.toString(2).replaceAll('0', '').length)
const ONE = ofEverySet((mask) => highestOf(mask, 1))
const TWO = ofEverySet((mask) => highestOf(mask, 2))
const THREE_TOP = ofEverySet((mask) => highestOf(mask, 3))
const FIVE = ofEverySet((mask) => highestOf(mask, 5))
/** The height of the highest run of five, an ace below the two as well; -1 where there is none. */
const RUNS = ofEverySet((mask) => {
  const low = (mask << 1) | (mask >> ACE)
  const runs = low & (low >> 1) & (low >> 2) & (low >> 3) & (low >> 4)
  return runs === 0 ? -1 : topOf(runs) + 3
})

/** So many heights are in a set. */
export const countOf = (mask: number): number => at(COUNTS, mask)

const worth = (hand: PokerHand): number => POKER_HANDS.indexOf(hand) * HAND

const HIGH = worth('high-card')
const PAIR = worth('pair')
const TWO_PAIR = worth('two-pair')
const THREE = worth('three')
const STRAIGHT = worth('straight')
const FLUSH = worth('flush')
const FULL = worth('full-house')
const FOUR = worth('four')
const STRAIGHT_FLUSH = worth('straight-flush')
const ROYAL = worth('royal-flush')

function flushValue(suit: number): number {
  const run = at(RUNS, suit)
  if (run < 0) return FLUSH + at(FIVE, suit) * MAIN
  return (run === ACE ? ROYAL : STRAIGHT_FLUSH) + (1 << run) * MAIN
}

/** The same as `valueOf`, of sets of heights: for whoever walks through very many hands. */
export function valueOfSuits(a: number, b: number, c: number, d: number): number {
  // Five of a suit leave no room for four alike or a full house among seven.
  if (countOf(a) > 4) return flushValue(a)
  if (countOf(b) > 4) return flushValue(b)
  if (countOf(c) > 4) return flushValue(c)
  if (countOf(d) > 4) return flushValue(d)
  const all = a | b | c | d
  const twice = (a & b) | ((a | b) & c) | ((a | b | c) & d)
  if (twice === 0) {
    const run = at(RUNS, all)
    return run < 0 ? HIGH + at(FIVE, all) : STRAIGHT + (1 << run) * MAIN
  }
  const four = a & b & c & d
  if (four !== 0) return FOUR + four * MAIN + at(ONE, all ^ four)
  const thrice = (a & b & (c | d)) | ((a | b) & c & d)
  if (thrice !== 0) {
    const three = at(ONE, thrice)
    const under = twice & ~three
    if (under !== 0) return FULL + three * MAIN + at(ONE, under)
    const run = at(RUNS, all)
    if (run >= 0) return STRAIGHT + (1 << run) * MAIN
    return THREE + three * MAIN + at(TWO, all ^ three)
  }
  const run = at(RUNS, all)
  if (run >= 0) return STRAIGHT + (1 << run) * MAIN
  const pairs = at(TWO, twice)
  if ((pairs & (pairs - 1)) !== 0) return TWO_PAIR + pairs * MAIN + at(ONE, all & ~pairs)
  return PAIR + pairs * MAIN + at(THREE_TOP, all ^ pairs)
}

/** Cards as sets of heights, one of each suit. */
export function suitsOf(cards: readonly number[]): SuitMasks {
  const masks: [number, number, number, number] = [0, 0, 0, 0]
  for (const card of cards) {
    const suit = Math.floor(card / CARD_RANKS)
    masks[suit] = (masks[suit] ?? 0) | (1 << heightOf(card))
  }
  return masks
}

/** Of five, six or seven cards that are not alike. */
export const valueOf = (cards: readonly number[]): number => valueOfSuits(...suitsOf(cards))

/** Which of `POKER_HANDS` it is, counted from 0. */
export const handPlace = (value: number): number => Math.floor(value / HAND)

export const handOf = (value: number): PokerHand => POKER_HANDS[handPlace(value)] ?? 'high-card'

/** The lowest value of a pair of that height. */
export const pairValue = (height: number): number => PAIR + 2 ** height * MAIN

/** The five of the cards that make the hand. */
export function bestFive(cards: readonly number[]): readonly number[] {
  const value = valueOf(cards)
  const fives = (from: number, taken: readonly number[]): readonly number[] | null => {
    if (taken.length === 5) return valueOf(taken) === value ? taken : null
    for (let at = from; at < cards.length; at += 1) {
      const found = fives(at + 1, [...taken, cards[at] ?? 0])
      if (found) return found
    }
    return null
  }
  return fives(0, []) ?? cards.slice(0, 5)
}
