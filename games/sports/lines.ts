/**
 * The lines of a coupon: which of its legs stand together. A combination is one line of all, a system every choice of so many of
 * them, of several sizes at once; a banker stands in every line and is not counted. Pure arithmetic of choices, without money.
 */

/** Which legs stand together. Legs are counted from 0. */
export interface CouponShape {
  /** How many legs there are, bankers included. */
  readonly legs: number
  readonly bankers: readonly number[]
  /** How many of the others a line takes. A combination has one size: all of them. */
  readonly sizes: readonly number[]
}

export const LEGS_MAX = 20
/** The most legs, bankers apart, that a system chooses from. */
export const SYSTEM_MAX = 8

/** The systems that have a name. Those that begin with 1 take every leg as a single too. */
export const NAMED_SYSTEMS = {
  trixie: [2, 3],
  yankee: [2, 3, 4],
  canadian: [2, 3, 4, 5],
  heinz: [2, 3, 4, 5, 6],
  'super-heinz': [2, 3, 4, 5, 6, 7],
  goliath: [2, 3, 4, 5, 6, 7, 8],
  patent: [1, 2, 3],
  'lucky-15': [1, 2, 3, 4],
  'lucky-31': [1, 2, 3, 4, 5],
  'lucky-63': [1, 2, 3, 4, 5, 6],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type ShapeProblem =
  'too-many-legs' | 'no-legs' | 'bad-banker' | 'bad-size' | 'system-too-large'

/** One line of all legs. */
export const combinationOf = (legs: number): CouponShape => ({ legs, bankers: [], sizes: [legs] })

/** What speaks against a shape that came from outside; null where nothing does. */
export function findShapeProblem({ legs, bankers, sizes }: CouponShape): ShapeProblem | null {
  if (!Number.isInteger(legs) || legs < 1) return 'no-legs'
  if (legs > LEGS_MAX) return 'too-many-legs'
  if (!areDistinct(bankers) || bankers.some((at) => !isWithin(at, 0, legs - 1))) return 'bad-banker'
  const others = legs - bankers.length
  if (others === 0) return 'bad-banker'
  const isBad = (size: number): boolean => !isWithin(size, 1, others)
  if (sizes.length === 0 || !areDistinct(sizes) || sizes.some(isBad)) return 'bad-size'
  const isOneLine = sizes.length === 1 && sizes[0] === others
  return others > SYSTEM_MAX && !isOneLine ? 'system-too-large' : null
}

const areDistinct = (values: readonly number[]): boolean => new Set(values).size === values.length
const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** How many lines that is. */
export function countLines({ legs, bankers, sizes }: CouponShape): number {
  return sizes.reduce((sum, size) => sum + countChoices(legs - bankers.length, size), 0)
}

function countChoices(from: number, size: number): number {
  let count = 1
  for (let taken = 0; taken < size; taken += 1) count = (count * (from - taken)) / (taken + 1)
  return count
}

/** Every line, as the places of its legs, ascending: small sizes first. */
export function linesOf({ legs, bankers, sizes }: CouponShape): readonly (readonly number[])[] {
  const places = Array.from({ length: legs }, (_, at) => at)
  const others = places.filter((at) => !bankers.includes(at))
  return sizes
    .toSorted((a, b) => a - b)
    .flatMap((size) => choicesOf(others, size))
    .map((chosen) => [...bankers, ...chosen].sort((a, b) => a - b))
}

/** Every choice of so many, in the order of the places. */
function choicesOf(from: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]]
  if (size > from.length) return []
  return from.flatMap((first, at) =>
    choicesOf(from.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  )
}
