/**
 * The rules of a roulette table: what a chip is paid, how much may lie on a spot, and what each spot returns. The pocket is
 * handed in (`chance/roulette.ts`); nothing here draws, reads a clock, or knows who plays.
 */
import type { Money } from '#contract/money.ts'
import { lira } from '#contract/money.ts'
import { ODDS, type Spot } from './spots.ts'
import { POCKETS, WHEEL } from './wheel.ts'

export interface RouletteRules {
  /** Is half of a stake on an even chance given back when zero falls? */
  readonly laPartage: boolean
}

/** The tables of the house. */
export const ROULETTE_TABLES = {
  'avrupa-ruleti': { laPartage: false },
  'fransiz-ruleti': { laPartage: true },
} as const satisfies Readonly<Record<string, RouletteRules>>

/** How long the ball rolls. */
export const SPIN_MS = 7_000
/** So many times its highest stake on an even chance a member may lay on one round. */
const ROUND_STAKES = 2n

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

/** The most on one spot, in whole lira: the table's highest stake, divided by what the spot pays to one. */
export const spotMost = ({ kind }: Spot, maxStake: Money): Money =>
  (maxStake / BigInt(ODDS[kind]) / lira(1)) * lira(1)

/** The most on all spots of one round. */
export const roundMost = (maxStake: Money): Money => maxStake * ROUND_STAKES

/** What all pockets together give for a stake of two on each: a whole number, over `2 * POCKETS`. */
export const returnOf = (spot: Spot, rules: RouletteRules): bigint =>
  WHEEL.reduce((sum, pocket) => sum + payoutOf(spot, 2n, pocket, rules), 0n)

/** The same as a share, for a figure to read. */
export const returnShare = (spot: Spot, rules: RouletteRules): number =>
  Number(returnOf(spot, rules)) / (2 * POCKETS)
