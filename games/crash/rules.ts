/**
 * The rules of the crash games: how long a flight takes, what a bet is paid. Where it ends is handed in (`chance/crash.ts`);
 * nothing here draws, reads a clock, or knows who plays.
 */
import type { Money } from '#contract/money.ts'
import { FIRST_HUNDREDTHS, msUntil, multiplierAt, type CrashRules } from './numbers.ts'

/** How long it flies: until the multiplier is past its point, or at the cap. */
export const flightMs = (point: number, { capHundredths }: CrashRules): number =>
  msUntil(point >= capHundredths ? capHundredths : point + 1)

/** What an amount gives at a multiplier, rounded down once. */
export const payoutAt = (amount: Money, hundredths: number): Money =>
  (amount * BigInt(hundredths)) / 100n

/** At what a hand's press so long after take-off is paid; null before the first multiplier. A target comes before the hand. */
export function pressedAt(ms: number, target: number | null): number | null {
  const now = multiplierAt(ms)
  if (now < FIRST_HUNDREDTHS) return null
  return target !== null && target <= now ? target : now
}

/** At what a bet that still flies at the end is paid; null when it is lost. */
export function endedAt(point: number, target: number | null, rules: CrashRules): number | null {
  if (target !== null && target <= point) return target
  return point >= rules.capHundredths ? rules.capHundredths : null
}

/** The part of a bet that half of it is: rounded down, of the first stake. */
export const halfOf = (amount: Money): Money => amount / 2n

/** What was cashed out of a bet: of its half, and of all or the rest of it; 0 where nothing was. */
export function cashedOut(bet: {
  readonly amount: Money
  readonly halfAt: number | null
  readonly endedAt: number | null
}): Money {
  const half = bet.halfAt === null ? 0n : halfOf(bet.amount)
  const ofHalf = bet.halfAt === null ? 0n : payoutAt(half, bet.halfAt)
  return ofHalf + (bet.endedAt === null ? 0n : payoutAt(bet.amount - half, bet.endedAt))
}
