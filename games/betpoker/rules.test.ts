import { describe, expect, it } from 'vitest'
import { POKER_HANDS } from '#contract/games/poker-names.ts'
import { findBetpokerBet, betpokerSpot } from '#contract/games/betpoker-names.ts'
import { handOf, valueOf } from '../poker-hands.ts'
import {
  FIRST_PRICE,
  OPEN_CARDS,
  RETURN_LEAST,
  RETURN_MOST,
  boardCards,
  handCards,
  mostPaid,
  priceIn,
  spotsOn,
  standingOf,
  streetOfCard,
} from './numbers.ts'
import { chancesOf, chancesWalk, pricesFrom, pricesOn } from './odds.ts'
import { payoutOf } from './rules.ts'

/** Numbers of the drum: spades 1 to 13 from the ace, hearts, diamonds, clubs. */
const at = (sign: string): number => {
  const suit = '♠♥♦♣'.indexOf(sign.slice(-1))
  return (
    1 +
    suit * 13 +
    ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(sign.slice(0, -1))
  )
}
const cards = (text: string): number[] => text.split(' ').map(at)
/** First cards of the six, then their second ones, then the board. */
const ROUND = cards('A♠ K♠ Q♥ 7♦ 2♣ 9♥ A♥ K♦ Q♦ 8♦ 3♣ 9♣ K♥ 5♠ 4♠ J♣ 6♦')
const TIE = cards('2♠ 3♠ 2♥ 3♥ 2♦ 3♦ 4♠ 4♥ 5♠ 5♥ 6♠ 6♥ A♣ K♣ Q♣ J♣ 10♣')

const sumOf = (chances: readonly { of: bigint }[]): bigint =>
  chances.reduce((sum, { of }) => sum + of, 0n)

it('cards are dealt to the six in turn, twice, and then to the board', () => {
  expect(handCards(ROUND, 1)).toEqual([0, 13])
  expect(boardCards(ROUND)).toEqual(cards('K♥ 5♠ 4♠ J♣ 6♦').map((number) => number - 1))
  expect([0, 11, 12, 14, 15, 16].map(streetOfCard)).toEqual([1, 1, 2, 2, 3, 4])
})

it('before the deal each hand has a sixth of the price, which returns 92 % exactly', () => {
  expect(FIRST_PRICE).toBe(552)
  expect((FIRST_PRICE ?? 0) / 600).toBe(0.92)
  expect(spotsOn(0).map((spot) => priceIn(spot, []))).toEqual(Array(6).fill(552))
})

/** Four spades between the first hand and the flop, three diamonds of it in the third: ways that end in a flush and ways that do not. */
const SUITED = cards('A♠ K♥ Q♦ 7♣ 2♣ 9♥ 8♠ K♦ J♦ 8♦ 3♣ 9♣ K♠ 5♠ 4♦ 4♥ 6♣')

it.each([
  [2, ROUND, 666],
  [2, SUITED, 666],
  [3, ROUND, 36],
  [3, SUITED, 36],
])(
  'on street %i of %j chances are those of all %i ways counted one by one',
  (street, round, ways) => {
    const open = round.slice(0, OPEN_CARDS[street])
    const left = Array.from({ length: 52 }, (_, n) => n + 1).filter((one) => !open.includes(one))
    const more = left.flatMap((one, at) =>
      street === 3 ? [[one]] : left.slice(at + 1).map((other) => [one, other]),
    )
    const [won, made] = [Array<number>(6).fill(0), new Map<string, number>()]
    for (const coming of more) {
      const values = [1, 2, 3, 4, 5, 6].map((hand) =>
        valueOf([...handCards(open, hand), ...boardCards([...open, ...coming])]),
      )
      const best = Math.max(...values)
      const ties = values.filter((value) => value === best).length
      values.forEach((value, hand) => {
        if (value === best) won[hand] = (won[hand] ?? 0) + 60 / ties
      })
      made.set(handOf(best), (made.get(handOf(best)) ?? 0) + 1)
    }
    const chances = chancesOf(open)
    expect(more).toHaveLength(ways)
    expect(chances.slice(0, 6).map(({ of }) => Number(of))).toEqual(won)
    expect(chances.slice(6).map(({ of }) => Number(of))).toEqual(
      POKER_HANDS.map((one) => made.get(one) ?? 0),
    )
  },
)

it.each([
  [1, 658_008],
  [2, 666],
  [3, 36],
])(
  'on street %i all %i ways are counted, shares make one, and every bet on offer returns 91.1 to 92 %%',
  (street, ways) => {
    const chances = chancesOf(ROUND.slice(0, OPEN_CARDS[street]))
    expect(chances[6]?.all).toBe(BigInt(ways))
    expect(sumOf(chances.slice(0, 6))).toBe(BigInt(ways * 60))
    expect(sumOf(chances.slice(6))).toBe(BigInt(ways))
    const prices = pricesFrom(chances)
    for (const [nth, { of, all }] of chances.entries()) {
      const price = prices[nth]
      if (!price) continue
      const returns = (Number(of) * price) / (Number(all) * 100)
      expect(returns).toBeGreaterThan(RETURN_LEAST)
      expect(returns).toBeLessThanOrEqual(RETURN_MOST)
    }
    expect(pricesOn(street, ROUND)).toEqual(prices)
  },
)

it('six hands alike in strength share the deal alike, as their chances are by symmetry', () => {
  // Suits of two hands changed for each other: what one has the other has.
  const twins = cards('A♠ A♥ 2♣ 7♦ 9♦ J♦ K♠ K♥ 3♣ 8♦ 10♦ Q♦')
  const [first, second] = chancesOf(twins)
  expect(first).toEqual(second)
})

it('a hand that cannot win any more is closed, and so is one that can hardly lose', () => {
  const prices = pricesOn(3, cards('A♠ K♠ Q♥ 7♦ 2♣ 9♥ A♥ K♦ Q♦ 8♦ 3♣ 10♣ A♦ A♣ 4♠ J♣ 6♦'))
  expect(prices.slice(0, 6)).toEqual(Array(6).fill(null))
})

it('work is given up every few thousand ways', () => {
  const walk = chancesWalk(ROUND.slice(0, OPEN_CARDS[1]))
  let parts = 0
  while (walk.next().done !== true) parts += 1
  expect(parts).toBeGreaterThan(600)
})

describe('a bet is paid', () => {
  const prices = [1, 2, 3].map((street) => pricesOn(street, ROUND))
  const open = { numbers: ROUND, prices }
  const best = standingOf(ROUND).findIndex(({ isBest }) => isBest) + 1
  it('the price of its own street, and none of another', () => {
    for (const street of [0, 1, 2, 3]) {
      const spot = `${street}-win-${best}`
      const price = priceIn(spot, prices)
      if (price) expect(payoutOf(spot, 5_000_000n, open)).toBe(50_000n * BigInt(price))
    }
    expect(payoutOf('0-win-5', 5_000_000n, open)).toBe(0n)
  })
  it('the part of its price that falls to one of several that tie, rounded down once', () => {
    const tied = { numbers: TIE, prices: [] }
    expect(standingOf(TIE).every(({ isBest }) => isBest)).toBe(true)
    expect(payoutOf('0-win-3', 5_010_001n, tied)).toBe((5_010_001n * 552n) / 600n)
  })
  it('for the combination of the best hand alone', () => {
    const combination = standingOf(ROUND)[best - 1]?.combination
    for (const spot of spotsOn(2).slice(6)) {
      if (!priceIn(spot, prices)) continue
      expect(payoutOf(spot, 1_000_000n, open) > 0n).toBe(spot === `2-with-${combination}`)
    }
  })
  it('and never where it was not offered', () => {
    for (const spot of ['0-win-9', '0-with-flush', '4-win-1', '1-with-luck', 'win-1', ''])
      expect(() => payoutOf(spot, 1n, open)).toThrow(RangeError)
  })
  it('at most as much as the slip says', () => {
    const chips = spotsOn(1).flatMap((spot): [string, number][] =>
      priceIn(spot, prices) ? [[spot, 1_000_000]] : [],
    )
    const paid = chips.reduce(
      (sum, [spot, amount]) => sum + payoutOf(spot, BigInt(amount), open),
      0n,
    )
    expect(mostPaid(chips, prices)).toBeGreaterThanOrEqual(paid)
  })
})

it('a bet has one name', () => {
  for (const street of [0, 1, 2, 3])
    for (const spot of spotsOn(street)) {
      const bet = findBetpokerBet(spot)
      expect(bet && betpokerSpot(bet)).toBe(spot)
    }
  expect(new Set([0, 1, 2, 3].flatMap(spotsOn)).size).toBe(54)
})
