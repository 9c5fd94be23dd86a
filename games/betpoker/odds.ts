/**
 * What the bets of bet on poker are worth on a street, exactly: every way in which the cards that are left may still come is looked at once
 * (658,008 after the deal, 666 after the flop, 36 after the turn), all equally likely.
 */
import { HAND_NUMBERS, HANDS, betpokerCard } from '#contract/games/betpoker-names.ts'
import { POKER_HANDS } from '#contract/games/poker-names.ts'
import { priceFor, type Chance } from '../fair-price.ts'
import { handOf, suitsOf, valueOfSuits, type SuitMasks } from '../poker-hands.ts'
import { DECK, OPEN_CARDS, RIVER, boardCards, handCards } from './numbers.ts'

/** Halves to sixths of a price are whole numbers of sixtieths. */
const PARTS = 60

/** In the order of `spotsOn`: of each hand with its parts of ties, then of each combination. */
type Chances = readonly Chance[]

/** Yields between parts of the work, each of a few ms at most, for whoever has other things to do. */
export function* chancesWalk(numbers: readonly number[]): Generator<void, Chances> {
  const board = boardCards(numbers)
  const missing = OPEN_CARDS[RIVER] - numbers.length
  const taken = new Set(numbers)
  const deck = Array.from({ length: DECK[0]?.of ?? 0 }, (_, at) => at + 1)
    .filter((number) => !taken.has(number))
    .map((number) => suitsOf([betpokerCard(number)]))
  const hands = HAND_NUMBERS.map((hand) => suitsOf(handCards(numbers, hand)))
  const won = new Float64Array(HANDS)
  const combinations = new Map(POKER_HANDS.map((one) => [one, 0]))
  const values = new Float64Array(HANDS)
  let runouts = 0

  function count(a: number, b: number, c: number, d: number): void {
    let [best, ties] = [-1, 0]
    for (let at = 0; at < HANDS; at += 1) {
      const own = hands[at]
      if (!own) continue
      const value = valueOfSuits(a | own[0], b | own[1], c | own[2], d | own[3])
      values[at] = value
      if (value > best) [best, ties] = [value, 1]
      else if (value === best) ties += 1
    }
    for (let at = 0; at < HANDS; at += 1)
      if (values[at] === best) won[at] = (won[at] ?? 0) + PARTS / ties
    const combination = handOf(best)
    combinations.set(combination, (combinations.get(combination) ?? 0) + 1)
    runouts += 1
  }

  function deal(from: number, left: number, [a, b, c, d]: SuitMasks): void {
    if (left === 0) {
      count(a, b, c, d)
      return
    }
    for (let at = from; at <= deck.length - left; at += 1) {
      const card = deck[at]
      if (card) deal(at + 1, left - 1, [a | card[0], b | card[1], c | card[2], d | card[3]])
    }
  }

  /** As many cards as leave three to be dealt at once. */
  function* dealInParts(from: number, left: number, lying: SuitMasks): Generator<void, void> {
    if (left <= 3) {
      deal(from, left, lying)
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
  return [
    ...[...won].map((of) => ({ of: BigInt(of), all: BigInt(runouts * PARTS) })),
    ...[...combinations.values()].map((of) => ({ of: BigInt(of), all: BigInt(runouts) })),
  ]
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
