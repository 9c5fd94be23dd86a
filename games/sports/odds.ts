/**
 * Decimal odds as the house writes them: whole hundredths on a ladder of steps, from 1.01 to 1,001.00. What is computed is
 * rounded down to a step, towards the house, and never up.
 */

/** Decimal odds in hundredths: 1.85 is 185. A whole number on the ladder. */
export type Odds = number

export const ODDS_MIN: Odds = 101
export const ODDS_MAX: Odds = 100_100

/** Steps of the ladder in hundredths, each below its bound. */
const STEPS = [
  { below: 500, step: 1 },
  { below: 2_000, step: 5 },
  { below: 10_000, step: 50 },
  { below: Infinity, step: 100 },
] as const

const stepAt = (hundredths: number): number =>
  STEPS.find(({ below }) => hundredths < below)?.step ?? 100

/** Is the number one that the house could have offered? */
export const isOdds = (value: number): boolean =>
  Number.isInteger(value) && value >= ODDS_MIN && value <= ODDS_MAX && value % stepAt(value) === 0

/**
 * The highest odds of the ladder that are not above so many hundredths, fractions of one included; null below 1.01, and what
 * is above the ladder is its top.
 */
export function floorToStep(hundredths: number): Odds | null {
  if (!(hundredths >= ODDS_MIN)) return null
  const capped = Math.min(hundredths, ODDS_MAX)
  const step = stepAt(capped)
  return Math.floor(capped / step) * step
}
