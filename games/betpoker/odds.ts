/**
 * What the bets of bet on poker are worth on a street, exactly: every way in which the cards that are left may still come is looked at once
 * (658,008 after the deal, 666 after the flop, 36 after the turn), all equally likely.
 */
import { HAND_NUMBERS, HANDS, betpokerCard } from '#contract/games/betpoker-names.ts'
import { POKER_HANDS } from '#contract/games/poker-names.ts'
import { priceFor, type Chance } from '../fair-price.ts'
import { countOf, handPlace, suitsOf, valueOfSuits, type SuitMasks } from '../poker-hands.ts'
import { DECK, OPEN_CARDS, RIVER, boardCards, handCards } from './numbers.ts'

/** Halves to sixths of a price are whole numbers of sixtieths. */
const PARTS = 60

/** In the order of `spotsOn`: of each hand with its parts of ties, then of each combination. */
type Chances = readonly Chance[]

/** Of one board: which hands are the best, a bit each, and behind them which combination that is. */
const outcomeOf = (winners: number, value: number): number => (handPlace(value) << HANDS) | winners

/** Of each suit, with so many cards of a board somebody has a flush. */
function flushFrom(hands: readonly SuitMasks[]): [number, number, number, number] {
  const most = (suit: 0 | 1 | 2 | 3): number =>
    5 - Math.max(...hands.map((own) => countOf(own[suit])))
  return [most(0), most(1), most(2), most(3)]
}

/** The heights of a board's five cards as one whole number: which there are, which of them twice, and which of those three times or four. */
function heightsOf(a: number, b: number, c: number, d: number): number {
  const twice = (a & b) | ((a | b) & c) | ((a | b | c) & d)
  const thrice = (a & b & (c | d)) | ((a | b) & c & d)
  // Of two pairs' heights at most one is there once more; four alike leave room for one other card.
  const more = thrice === 0 ? 0 : thrice === (twice & -twice) ? 1 : 2
  return ((a | b | c | d) << 15) | (twice << 2) | more
}

/** In the order of `spotsOn`. */
function chancesFrom(boards: Float64Array, runouts: number): Chances {
  const won = new Float64Array(HANDS)
  const made = new Float64Array(POKER_HANDS.length)
  for (let outcome = 0; outcome < boards.length; outcome += 1) {
    const count = boards[outcome] ?? 0
    if (count === 0) continue
    const winners = outcome & (2 ** HANDS - 1)
    made[outcome >> HANDS] = (made[outcome >> HANDS] ?? 0) + count
    for (let at = 0; at < HANDS; at += 1)
      if ((winners >> at) & 1) won[at] = (won[at] ?? 0) + (count * PARTS) / countOf(winners)
  }
  return [
    ...[...won].map((of) => ({ of: BigInt(of), all: BigInt(runouts * PARTS) })),
    ...[...made].map((of) => ({ of: BigInt(of), all: BigInt(runouts) })),
  ]
}

/** Of each number of the drum, from 1 on. */
const MASKS = Array.from({ length: DECK[0]?.of ?? 0 }, (_, at) => suitsOf([betpokerCard(at + 1)]))

/** Every card that may still come. */
function leftOf(numbers: readonly number[]): SuitMasks[] {
  return MASKS.filter((_, at) => !numbers.includes(at + 1))
}

/** Yields between parts of the work, each of a few ms at most, for whoever has other things to do. */
export function* chancesWalk(numbers: readonly number[]): Generator<void, Chances> {
  const board = boardCards(numbers)
  const missing = OPEN_CARDS[RIVER] - numbers.length
  const deck = leftOf(numbers)
  const hands = HAND_NUMBERS.map((hand) => suitsOf(handCards(numbers, hand)))
  const [fromA, fromB, fromC, fromD] = flushFrom(hands)
  const boards = new Float64Array(POKER_HANDS.length << HANDS)
  /** Without a flush a board is its heights alone: few thousand of them stand for all the others. */
  const byHeights = new Map<number, number>()
  let runouts = 0

  function compare(a: number, b: number, c: number, d: number): number {
    let [best, winners, bit] = [-1, 0, 1]
    for (const [w, x, y, z] of hands) {
      const value = valueOfSuits(a | w, b | x, c | y, d | z)
      if (value > best) {
        best = value
        winners = bit
      } else if (value === best) winners |= bit
      bit <<= 1
    }
    return outcomeOf(winners, best)
  }

  function byHeightsAlone(a: number, b: number, c: number, d: number): number {
    const key = heightsOf(a, b, c, d)
    const known = byHeights.get(key)
    if (known !== undefined) return known
    const outcome = compare(a, b, c, d)
    byHeights.set(key, outcome)
    return outcome
  }

  function count(a: number, b: number, c: number, d: number): void {
    runouts += 1
    const isFlush =
      countOf(a) >= fromA || countOf(b) >= fromB || countOf(c) >= fromC || countOf(d) >= fromD
    const outcome = isFlush ? compare(a, b, c, d) : byHeightsAlone(a, b, c, d)
    boards[outcome] = (boards[outcome] ?? 0) + 1
  }

  function deal(from: number, left: number, a: number, b: number, c: number, d: number): void {
    if (left === 0) {
      count(a, b, c, d)
      return
    }
    for (let at = from; at <= deck.length - left; at += 1) {
      const card = deck[at]
      if (card) deal(at + 1, left - 1, a | card[0], b | card[1], c | card[2], d | card[3])
    }
  }

  /** As many cards as leave three to be dealt at once. */
  function* dealInParts(from: number, left: number, lying: SuitMasks): Generator<void, void> {
    if (left <= 3) {
      deal(from, left, ...lying)
      yield
      return
    }
    const [a, b, c, d] = lying
    for (let at = from; at <= deck.length - left; at += 1) {
      const card = deck[at]
      if (card)
        yield* dealInParts(at + 1, left - 1, [a | card[0], b | card[1], c | card[2], d | card[3]])
    }
  }

  yield* dealInParts(0, missing, suitsOf(board))
  return chancesFrom(boards, runouts)
}

/** At once. */
export function chancesOf(numbers: readonly number[]): Chances {
  const walk = chancesWalk(numbers)
  for (;;) {
    const step = walk.next()
    if (step.done === true) return step.value
  }
}

export const pricesFrom = (chances: Chances): (number | null)[] => chances.map(priceFor)

/** So many streets are remembered: whoever looks at many stakes looks at few rounds. */
const REMEMBERED = 5_000
const known = new Map<string, readonly (number | null)[]>()

/** What the bets of a street pay, by the cards that lay open then. */
export function pricesOn(street: number, numbers: readonly number[]): readonly (number | null)[] {
  const open = numbers.slice(0, OPEN_CARDS[street] ?? 0)
  const key = open.join()
  const prices = known.get(key) ?? pricesFrom(chancesOf(open))
  known.set(key, prices)
  const [oldest] = known.keys()
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
  return prices
}
