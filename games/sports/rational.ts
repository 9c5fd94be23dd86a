/**
 * Exact fractions, for what a coupon is worth. Nothing here is ever a float or rounded on the way: the one rounding is
 * `floorOf`, and its name says which way.
 */

/** In lowest terms; the denominator is above zero. Made by `rational`. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The fraction in lowest terms. Throws where the denominator is zero. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('a fraction over zero')
  const divisor = divisorOf(numerator, denominator) * (denominator < 0n ? -1n : 1n)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/** The greatest common divisor, above zero unless both are zero. */
function divisorOf(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a < 0n ? -a : a
}

/** The sum of all; of none, zero. */
export function sumOf(values: readonly Rational[]): Rational {
  const denominator = values.reduce((product, value) => lcmOf(product, value.denominator), 1n)
  const numerator = values.reduce(
    (sum, value) => sum + value.numerator * (denominator / value.denominator),
    0n,
  )
  return rational(numerator, denominator)
}

const lcmOf = (a: bigint, b: bigint): bigint => (a / divisorOf(a, b)) * b

/** The product of all; of none, one. */
export const productOf = (values: readonly Rational[]): Rational =>
  rational(
    values.reduce((product, { numerator }) => product * numerator, 1n),
    values.reduce((product, { denominator }) => product * denominator, 1n),
  )

/** The largest whole number that is not above it. */
export function floorOf({ numerator, denominator }: Rational): bigint {
  const cut = numerator / denominator
  return numerator < 0n && cut * denominator !== numerator ? cut - 1n : cut
}

/** Below zero where `a` is less, zero where they are equal, above zero where `a` is more. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
