/**
 * Every spot that a chip may lie on: its name, the numbers that it covers and what it pays to one. A name stands in the books:
 * inside bets are called by their numbers (`17`, `8-11`, `0-1-2`), outside bets by what they are (`dozen-2`, `red`).
 */
import { colourOf } from '#contract/games/roulette-names.ts'
import { POCKETS } from './wheel.ts'

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'first-four'
  | 'line'
  | 'dozen'
  | 'column'
  | 'even-chance'

/** What a spot of a kind pays to one. */
export const ODDS: Readonly<Record<SpotKind, number>> = {
  straight: 35,
  split: 17,
  street: 11,
  trio: 11,
  corner: 8,
  'first-four': 8,
  line: 5,
  dozen: 2,
  column: 2,
  'even-chance': 1,
}

export interface Spot {
  readonly name: string
  readonly kind: SpotKind
  /** Ascending. */
  readonly numbers: readonly number[]
}

const NUMBERS = Array.from({ length: POCKETS - 1 }, (_, at) => at + 1)
/** The first number of each street of three. */
const STREETS = NUMBERS.filter((n) => n % 3 === 1)

const inside = (kind: SpotKind, ...numbers: number[]): Spot => ({
  name: numbers.join('-'),
  kind,
  numbers,
})

const outside = (kind: SpotKind, name: string, covers: (n: number) => boolean): Spot => ({
  name,
  kind,
  numbers: NUMBERS.filter(covers),
})

const run = (from: number, length: number): number[] => Array.from({ length }, (_, at) => from + at)

const THIRDS = [1, 2, 3] as const

export const SPOTS: readonly Spot[] = [
  ...[0, ...NUMBERS].map((n) => inside('straight', n)),
  ...THIRDS.map((n) => inside('split', 0, n)),
  ...NUMBERS.filter((n) => n % 3 !== 0).map((n) => inside('split', n, n + 1)),
  ...NUMBERS.filter((n) => n <= 33).map((n) => inside('split', n, n + 3)),
  ...STREETS.map((n) => inside('street', ...run(n, 3))),
  inside('trio', 0, 1, 2),
  inside('trio', 0, 2, 3),
  ...NUMBERS.filter((n) => n <= 32 && n % 3 !== 0).map((n) =>
    inside('corner', n, n + 1, n + 3, n + 4),
  ),
  inside('first-four', 0, 1, 2, 3),
  ...STREETS.slice(0, -1).map((n) => inside('line', ...run(n, 6))),
  ...THIRDS.map((d) => outside('dozen', `dozen-${d}`, (n) => Math.ceil(n / 12) === d)),
  ...THIRDS.map((c) => outside('column', `column-${c}`, (n) => n % 3 === c % 3)),
  outside('even-chance', 'red', (n) => colourOf(n) === 'red'),
  outside('even-chance', 'black', (n) => colourOf(n) === 'black'),
  outside('even-chance', 'even', (n) => n % 2 === 0),
  outside('even-chance', 'odd', (n) => n % 2 === 1),
  outside('even-chance', 'low', (n) => n <= 18),
  outside('even-chance', 'high', (n) => n >= 19),
]

const BY_NAME: ReadonlyMap<string, Spot> = new Map(SPOTS.map((spot) => [spot.name, spot]))

/** Null where nothing is called so. */
export const findSpot = (name: string): Spot | null => BY_NAME.get(name) ?? null

/** The spot of a name that is known to be one. Throws where it is none. */
export function spotNamed(name: string): Spot {
  const spot = findSpot(name)
  if (!spot) throw new RangeError(`no spot of a roulette table is called ${name}`)
  return spot
}
