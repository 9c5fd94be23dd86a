/**
 * The figures of bet on poker, all that a page needs to show a round by itself. The drum's numbers are dealt in this order: a card to each of
 * the six hands, another to each, three of the flop, the turn, the river; none is burnt. Prices of the streets after the deal are worked out
 * by `odds.ts`, and stand with the round. Prices are hundredths, the stake included; amounts are micro-lira; nothing here draws.
 */
import {
  HANDS,
  HAND_NUMBERS,
  betpokerCard,
  betpokerSpot,
  findBetpokerBet,
  type BetpokerBet,
} from '#contract/games/betpoker-names.ts'
import { POKER_HANDS } from '#contract/games/poker-names.ts'
import { areSameDrums, type Drums } from '../drums.ts'
import { priceFor } from '../fair-price.ts'
import { handOf, valueOf } from '../poker-hands.ts'

export { PRICE_MOST, RETURN_LEAST, RETURN_MOST } from '../fair-price.ts'
export { roundMost, spotMost } from '../priced-stakes.ts'

const HOLE = 2 * HANDS
/** How many cards lie open on a street, by its number; the last is the river, which is not bet on. */
export const OPEN_CARDS = [0, HOLE, HOLE + 3, HOLE + 4, HOLE + 5] as const
export const RIVER = 4
export const LAST_STREET = RIVER - 1

export const DECK: Drums = [{ of: 52, take: OPEN_CARDS[RIVER] }]
export const BETPOKER_TABLES = { 'poker-bahsi': { game: 'six-hands', drums: DECK } } as const
export const isSameDrums = (_game: 'six-hands', drums: Drums): boolean => areSameDrums(DECK, drums)

/** So many stakes a member may have on one round. */
export const STAKES_MOST = 60

/** What lies open of a round, and what the bets of each street after the deal pay, in the order of `spotsOn`; null where one is not offered. */
export interface OpenRound {
  readonly numbers: readonly number[]
  readonly prices: readonly (readonly (number | null)[])[]
}

/** Every bet of a street. Before the deal only the winner is bet on. */
export const spotsOn = (street: number): readonly string[] => BETS[street] ?? []

const BETS = [0, 1, 2, 3]
  .map((street) => [
    ...HAND_NUMBERS.map((hand): BetpokerBet => ({ street, market: 'win', hand })),
    ...(street === 0
      ? []
      : POKER_HANDS.map((combination): BetpokerBet => ({ street, market: 'with', combination }))),
  ])
  .map((bets) => bets.map(betpokerSpot))

/** Every hand is as good as another: a sixth of the price is one's own, and parts of ties make up the whole. */
export const FIRST_PRICE = priceFor({ of: 1n, all: BigInt(HANDS) })

/** What one lira pays; null where it is not offered, undefined of a street that does not lie open yet. */
export function priceIn(name: string, prices: OpenRound['prices']): number | null | undefined {
  const bet = findBetpokerBet(name)
  if (bet === null) return null
  if (bet.street === 0) return FIRST_PRICE
  return prices[bet.street - 1]?.[spotsOn(bet.street).indexOf(name)]
}

/** The two cards of a hand, from 1 on, as the house numbers cards. */
export const handCards = (numbers: readonly number[], hand: number): number[] =>
  [numbers[hand - 1], numbers[HANDS + hand - 1]].flatMap((one) =>
    one === undefined ? [] : [betpokerCard(one)],
  )

export const boardCards = (numbers: readonly number[]): number[] =>
  numbers.slice(HOLE).map(betpokerCard)

/** How each hand stands by the cards that lie open: what it holds from the flop on, and whether nobody holds more. */
export function standingOf(numbers: readonly number[]) {
  const board = boardCards(numbers)
  if (board.length === 0) return []
  const values = HAND_NUMBERS.map((hand) => valueOf([...handCards(numbers, hand), ...board]))
  const best = Math.max(...values)
  return values.map((value) => ({ combination: handOf(value), isBest: value === best }))
}

/** How long the cards of a street are dealt: two to each, the flop, the turn; the river, with a moment after it; ms. */
export const DEAL_MS = [0, HOLE * 220 + 600, 2_400, 1_400, 6_500] as const
/** When a card lies, counted from 0, since its street began. */
export function liesAtMs(nth: number): number {
  if (nth < HOLE) return 400 + nth * 220
  return nth < HOLE + 3 ? 700 + (nth - HOLE) * 500 : 900
}
/** The street that a card came with. */
export const streetOfCard = (nth: number): number => OPEN_CARDS.findIndex((open) => nth < open)

/** The most that bets can pay together: the hand and the combination that are kindest to them. */
export function mostPaid(
  chips: readonly (readonly [spot: string, amount: number])[],
  prices: OpenRound['prices'],
): bigint {
  const sums: Record<BetpokerBet['market'], Map<string, bigint>> = {
    win: new Map(),
    with: new Map(),
  }
  for (const [name, amount] of chips) {
    const [bet, price] = [findBetpokerBet(name), priceIn(name, prices)]
    if (!bet || !price) continue
    const key = bet.market === 'win' ? String(bet.hand) : bet.combination
    const won = (BigInt(amount) * BigInt(price)) / 100n
    sums[bet.market].set(key, (sums[bet.market].get(key) ?? 0n) + won)
  }
  const best = (of: Map<string, bigint>): bigint =>
    [...of.values()].reduce((most, one) => (one > most ? one : most), 0n)
  return best(sums.win) + best(sums.with)
}
