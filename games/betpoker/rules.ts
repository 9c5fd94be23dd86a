/**
 * The rules of bet on poker: what a bet is paid. The numbers are handed in (`chance/drums.ts`), and so are the prices that stood on the
 * street of the bet; nothing here draws, reads a clock, or knows who plays.
 */
import { findBetpokerBet } from '#contract/games/betpoker-names.ts'
import type { Money } from '#contract/money.ts'
import { priceIn, standingOf, type OpenRound } from './numbers.ts'

/**
 * What a stake on it is paid, its own return included: its price, or of a hand the part that falls to one of several that tie; rounded down to
 * the micro-lira, once. Throws where it was not on offer.
 */
export function payoutOf(name: string, amount: Money, { numbers, prices }: OpenRound): Money {
  const [bet, price] = [findBetpokerBet(name), priceIn(name, prices)]
  if (!bet || !price) throw new RangeError(`${name} is not offered`)
  const best = standingOf(numbers).flatMap((hand, at) =>
    hand.isBest ? [{ hand: at + 1, combination: hand.combination }] : [],
  )
  const isRight =
    bet.market === 'win'
      ? best.some(({ hand }) => hand === bet.hand)
      : best[0]?.combination === bet.combination
  const parts = bet.market === 'win' ? best.length : 1
  return isRight ? (amount * BigInt(price)) / BigInt(100 * parts) : 0n
}
