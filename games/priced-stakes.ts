/** The most that may lie on bets with a price: at a race, on a match day, on a draw. Amounts are micro-lira, prices hundredths. */
import type { Money } from '#contract/money.ts'

const LIRA = 1_000_000n
/** So many times a table's highest stake one bet may pay, and all bets of a round may come to. */
const PAID_STAKES = 100n
const ROUND_STAKES = 4n

/** The most on one bet of this price: the table's highest stake, and less where it would pay over a hundred times that; whole lira. */
export function spotMost(price: number, maxStake: Money): Money {
  const most = (maxStake * PAID_STAKES * 100n) / BigInt(price)
  return ((most < maxStake ? most : maxStake) / LIRA) * LIRA
}

/** The most on all bets of one round. */
export const roundMost = (maxStake: Money): Money => maxStake * ROUND_STAKES
