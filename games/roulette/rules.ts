/**
 * The rules of a roulette table: what a chip is paid, and what each spot returns over all pockets. The pocket is handed in
 * (`chance/roulette.ts`); nothing here draws, reads a clock, or knows who plays.
 */
import type { Money } from '#contract/money.ts'
import { ODDS, WHEEL, type RouletteRules, type Spot } from './numbers.ts'

/** What a stake on a spot is paid, its own return included; rounded down to the micro-lira. */
export function payoutOf(
  { kind, numbers }: Spot,
  amount: Money,
  pocket: number,
  rules: RouletteRules,
): Money {
  if (numbers.includes(pocket)) return amount * BigInt(ODDS[kind] + 1)
  return pocket === 0 && kind === 'even-chance' && rules.laPartage ? amount / 2n : 0n
}

/** What all pockets together give for a stake of two on each: a whole number, over `2 * POCKETS`. */
export const returnOf = (spot: Spot, rules: RouletteRules): bigint =>
  WHEEL.reduce((sum, pocket) => sum + payoutOf(spot, 2n, pocket, rules), 0n)
