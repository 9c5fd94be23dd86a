/**
 * The rules of table games: what a bet is paid. The numbers are handed in (`chance/drums.ts`); nothing here draws, reads a clock, or knows who
 * plays.
 */
import type { Money } from '#contract/money.ts'
import type { Tablegame } from '#contract/games/tablegames-names.ts'
import { boardOf, findSpot } from './numbers.ts'

/** What a stake is paid, its own return included; rounded down to the micro-lira, once. Throws where the game has no such bet. */
export function payoutOf(
  game: Tablegame,
  name: string,
  amount: Money,
  numbers: readonly number[],
): Money {
  const spot = findSpot(game, name)
  if (spot === null) throw new RangeError(`${game} has no bet ${name}`)
  return (amount * BigInt(spot.pays(boardOf(game, numbers)))) / 100n
}
