/**
 * The rules of the crash games: where a flight ends, how long it takes, what a bet is paid. Chance is handed in as a number
 * of 52 bits; nothing here draws, reads a clock, or knows who plays.
 */
import type { Money } from '#contract/money.ts'
import { FIRST_HUNDREDTHS, msUntil, multiplierAt, type CrashRules } from './numbers.ts'

/** How many numbers a flight's end is drawn from. */
export const DRAWN_FROM = 1n << 52n

/**
 * Where a flight ends, in hundredths: ⌊97·2^52/(2^52 − u)⌋ for a return of 97 %, 1.00 at least and the cap at most. A target x
 * is reached by the ⌊return·2^52/x⌋ largest u, so x times its chance is the return whatever x is.
 */
export function pointOf(u: bigint, { permille, capHundredths }: CrashRules): number {
  if (u < 0n || u >= DRAWN_FROM) throw new RangeError('no number of 52 bits')
  const drawn = (BigInt(permille) * DRAWN_FROM) / (10n * (DRAWN_FROM - u))
  if (drawn <= 100n) return 100
  return drawn >= BigInt(capHundredths) ? capHundredths : Number(drawn)
}

/** How many of all the numbers let a flight reach this multiplier: its chance, times 2^52. */
export function reaching(hundredths: number, { permille, capHundredths }: CrashRules): bigint {
  if (hundredths > capHundredths) return 0n
  if (hundredths <= 100) return DRAWN_FROM
  return (BigInt(permille) * DRAWN_FROM) / (10n * BigInt(hundredths))
}

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
