/**
 * The rules of bet on games: what a bet is paid. The numbers are handed in (`chance/drums.ts`); nothing here draws, reads a clock, or knows
 * who plays.
 */
import type { Betgame } from '#contract/games/betgames-names.ts'
import type { Money } from '#contract/money.ts'
import { findSpot, priceOf } from './numbers.ts'

/**
 * What a stake on it is paid, its own return included: its price, or the part of it that falls to one of several who tie; rounded down to the
 * micro-lira, once. Throws where it was not on offer.
 */
export function payoutOf(
  game: Betgame,
  name: string,
  amount: Money,
  numbers: readonly number[],
): Money {
  const [spot, price] = [findSpot(game, name), priceOf(game, name)]
  if (spot === null || price === null) throw new RangeError(`${name} is not offered`)
  const part = spot.partOf(numbers)
  return part === 0 ? 0n : (amount * BigInt(price)) / BigInt(100 * part)
}
