/**
 * What a line of a free bet wins on average: E[max(0, Π − 1)] for a stake of one. The stake never comes back, so that a line which brings back
 * less than it pays nothing, and the mean of its factors does not say what it is worth: a half of a quarter line that is lost
 * counts by its own chance. Exact, in whole numbers; rounds nothing, decides no sale and moves no money.
 */
import type { CouponLeg } from './coupon.ts'
import { rational, type Rational } from './rational.ts'
import type { LegResult } from './results.ts'

/** How a leg on a quarter line ends where one of its halves is given back. */
export type HalfResult = Extract<LegResult, 'half-win' | 'half-lose'>

/** A leg by its result, or by its chances in whole parts: null where nothing can be said of it now. */
export interface GainLeg extends CouponLeg {
  readonly chance: { readonly win: bigint; readonly back: bigint } | null
  /** On a quarter line. */
  readonly half?: HalfResult | null
}

/** Factors in parts of this: odds are hundredths, and a half of a stake may be lost. */
const WHOLE = 200n

interface Outcome {
  /** Of a leg that is settled, all. */
  readonly parts: bigint
  readonly factor: bigint
}

/** Chances are in so many parts. Null where an open leg has none. A lost leg leaves nothing. */
export function meanGainOf(line: readonly GainLeg[], all: bigint): Rational | null {
  const legs = line.map((leg) => outcomesOf(leg, all))
  const known = legs.filter((outcomes) => outcomes !== null)
  if (known.length < legs.length) return null
  // What may bring back less than its stake comes first: behind it most is known at once.
  const ordered = known.toSorted((a, b) => (leastOf(a) < leastOf(b) ? -1 : 1))
  const one = WHOLE ** BigInt(ordered.length)
  return rational(gainFrom(1n, one, restsOf(ordered)), one * all ** BigInt(ordered.length))
}

/** All but a loss, which ends the line. */
function outcomesOf(
  { result, odds, chance, half }: GainLeg,
  all: bigint,
): readonly Outcome[] | null {
  if (result !== null) return [{ parts: all, factor: factorIn(result, odds) }]
  if (chance === null) return null
  const { win, back } = chance
  if (half === 'half-win')
    return [
      { parts: win > back ? win - back : 0n, factor: factorIn('win', odds) },
      { parts: 2n * back, factor: factorIn('half-win', odds) },
    ]
  return half === 'half-lose'
    ? [
        { parts: win, factor: factorIn('win', odds) },
        { parts: 2n * back, factor: factorIn('half-lose', odds) },
      ]
    : [
        { parts: win, factor: factorIn('win', odds) },
        { parts: back, factor: factorIn('void', odds) },
      ]
}

function factorIn(result: LegResult, odds: number): bigint {
  const hundredths = BigInt(odds)
  switch (result) {
    case 'win':
      return 2n * hundredths
    case 'half-win':
      return hundredths + 100n
    case 'void':
      return WHOLE
    case 'half-lose':
      return WHOLE / 2n
    case 'lose':
      return 0n
  }
}

const leastOf = (outcomes: readonly Outcome[]): bigint =>
  outcomes.reduce((least, { factor }) => (factor < least ? factor : least), WHOLE)

/** The legs from one on, and what all of them come to together. */
interface Rest {
  readonly first: readonly Outcome[]
  readonly next: Rest | null
  readonly least: bigint
  readonly most: bigint
  /** The sum of parts times factors, and of parts. */
  readonly mean: bigint
  readonly chance: bigint
}

const NOTHING = { least: 1n, most: 1n, mean: 1n, chance: 1n }

function restsOf(legs: readonly (readonly Outcome[])[]): Rest | null {
  const [first, ...others] = legs
  if (first === undefined) return null
  const next = restsOf(others)
  const { least, most, mean, chance } = next ?? NOTHING
  const factors = first.map(({ factor }) => factor)
  return {
    first,
    next,
    least: least * factors.reduce((a, b) => (a < b ? a : b)),
    most: most * factors.reduce((a, b) => (a > b ? a : b)),
    mean: mean * first.reduce((sum, { parts, factor }) => sum + parts * factor, 0n),
    chance: chance * first.reduce((sum, { parts }) => sum + parts, 0n),
  }
}

/**
 * What is won beyond the stake, which is `one`, after legs that came to `product`. Where all that can still come wins, or none of it does,
 * nothing is looked at one by one.
 */
function gainFrom(product: bigint, one: bigint, rest: Rest | null): bigint {
  if (rest === null) return product > one ? product - one : 0n
  if (product * rest.most <= one) return 0n
  if (product * rest.least >= one) return product * rest.mean - one * rest.chance
  return rest.first.reduce(
    (sum, { parts, factor }) => sum + parts * gainFrom(product * factor, one, rest.next),
    0n,
  )
}
