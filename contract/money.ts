/**
 * Money as every room knows it: a bigint of micro-lira. This file converts between that and what
 * travels or is shown; it never rounds silently and never holds a float as an amount.
 */

/** An amount in micro-lira: 1 TRY = 1,000,000. May be negative where it is a difference. */
export type Money = bigint

/** Micro-lira in one lira. */
export const LIRA: Money = 1_000_000n

/** Micro-lira in one kuruş, the smallest amount that people see or move. */
export const KURUS: Money = 10_000n

/** The largest amount any call takes: one billion lira. Larger input is refused before arithmetic. */
export const AMOUNT_MAX: Money = 1_000_000_000n * LIRA

/** Whole lira as money: `lira(5)` is ₺5. Throws on fractions: amounts from outside use `fromWire`. */
export function lira(whole: number): Money {
  return BigInt(whole) * LIRA
}

/** The wire's number of TRY (at most six decimals) for an amount. Exact below nine billion lira. */
export function toWire(amount: Money): number {
  return Number(amount) / 1_000_000
}

/**
 * The amount for a wire number of TRY, or null when it is not finite, has more than six decimals,
 * or is beyond `AMOUNT_MAX` either way. Sign is kept: callers that need more than zero check so.
 */
export function fromWire(value: number): Money | null {
  if (!Number.isFinite(value) || Math.abs(value) > Number(AMOUNT_MAX / LIRA)) return null
  const micro = Math.round(value * 1_000_000)
  return micro / 1_000_000 === value ? BigInt(micro) : null
}

/** Is the amount whole kuruş? Deposits, withdrawals and transfers must be. */
export function isWholeKurus(amount: Money): boolean {
  return amount % KURUS === 0n
}

/** The amount rounded down (towards minus infinity) to whole kuruş, as screens show it. */
export function floorToKurus(amount: Money): Money {
  const rest = ((amount % KURUS) + KURUS) % KURUS
  return amount - rest
}
