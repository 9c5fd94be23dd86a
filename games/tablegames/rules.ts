/**
 * The rules of table games: what a bet is paid. The numbers are handed in (`chance/drums.ts`); nothing here draws, reads a clock, or knows who
 * plays.
 */
import type { Money } from '#contract/money.ts'
import type { Tablegame } from '#contract/games/tablegames-names.ts'
import { boardOf, findSpot } from './numbers.ts'

/**
 * What a stake is paid, its own return included; rounded down to the micro-lira, once. Of a bet that is lost without a call it is asked whether
 * there was one. Throws where the game has no such bet.
 */
export function payoutOf(
  game: Tablegame,
  name: string,
  amount: Money,
  numbers: readonly number[],
  isCalled = false,
): Money {
  const spot = findSpot(game, name)
  if (spot === null) throw new RangeError(`${game} has no bet ${name}`)
  if (spot.isOfCall && !isCalled) return 0n
  return (amount * BigInt(spot.pays(boardOf(game, numbers)))) / 100n
}
