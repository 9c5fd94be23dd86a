/** Tail probabilities that the tests of chance need, as doubles right to about twelve digits. */

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
]

/** ln Γ(x) for x > 0. */
function lnGamma(x: number): number {
  const [first = 0, ...rest] = LANCZOS
  const sum = rest.reduce((all, factor, index) => all + factor / (x + index), first)
  const base = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum)
}

const STEPS_MAX = 100_000
const CLOSE = 1e-15

/** The regularised upper incomplete gamma function Q(a, x): NIST's igamc. */
export function gammaQ(a: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - lnGamma(a))
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x)
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let step = 1; step < STEPS_MAX && term > sum * CLOSE; step += 1) {
    term *= x / (a + step)
    sum += term
  }
  return sum
}

/** Lentz's way through the continued fraction. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let fraction = d
  for (let step = 1; step < STEPS_MAX; step += 1) {
    const factor = -step * (step - a)
    b += 2
    d = 1 / (Math.abs(factor * d + b) < tiny ? tiny : factor * d + b)
    c = Math.abs(b + factor / c) < tiny ? tiny : b + factor / c
    fraction *= d * c
    if (Math.abs(d * c - 1) < CLOSE) break
  }
  return fraction
}

/** The complementary error function. */
export function erfc(x: number): number {
  return x < 0 ? 2 - erfc(-x) : gammaQ(0.5, x * x)
}

/** Chance of a standard normal value below z. */
export function normalBelow(z: number): number {
  return erfc(-z / Math.SQRT2) / 2
}

/** Chance of a chi-square at least this high. */
export function chiSquareAbove(square: number, degrees: number): number {
  return gammaQ(degrees / 2, square / 2)
}

/** The chi-square of counts against what was expected of them. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, at) => {
    const share = expected[at] ?? 0
    return sum + (count - share) ** 2 / share
  }, 0)
}
