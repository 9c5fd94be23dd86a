/**
 * The rules of golden race: what a bet is paid. The order is handed in (`chance/race.ts`); nothing here
 * draws, reads a clock, or knows who plays.
 */
import type { Money } from '#contract/money.ts'
import { isRight, priceOf, type RaceSpot } from './numbers.ts'

/** What a stake on it is paid, its own return included, rounded down to the micro-lira. Throws where it was not on offer. */
export function payoutOf(
  spot: RaceSpot,
  amount: Money,
  order: readonly number[],
  strengths: readonly number[],
): Money {
  const price = priceOf(spot, strengths)
  if (price === null) throw new RangeError(`${spot.name} is not offered on this race`)
  return isRight(spot, order) ? (amount * BigInt(price)) / 100n : 0n
}
