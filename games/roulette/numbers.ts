/**
 * The figures of roulette, all that a page needs to draw a table by itself: the wheel, every spot that a chip may lie on with its
 * numbers and its odds, the announced bets, limits and returns. A spot's name stands in the books: inside bets are called by
 * their numbers (`17`, `8-11`, `0-1-2`), outside bets by what they are (`dozen-2`, `red`). Amounts are micro-lira; nothing here draws.
 */
import { colourOf } from '#contract/games/roulette-names.ts'

/** The pockets clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

export const POCKETS = WHEEL.length

/** Where on the wheel a pocket is, in steps clockwise from zero. */
export const placeOf = (pocket: number): number => WHEEL.indexOf(pocket)

/** The pocket with so many to each side of it, clockwise. */
export function neighboursOf(pocket: number, each: number): number[] {
  const at = placeOf(pocket)
  const around = Array.from({ length: 2 * each + 1 }, (_, n) => at - each + n)
  return around.map((place) => WHEEL[(place + POCKETS) % POCKETS] ?? 0)
}

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

export const ANNOUNCED = ['voisins', 'tiers', 'orphelins', 'jeu-zero'] as const
export type Announced = (typeof ANNOUNCED)[number]

/** On which spots its chips lie; a spot with two of them stands twice. */
export const CHIPS_OF: Readonly<Record<Announced, readonly string[]>> = {
  voisins: [
    '0-2-3',
    '0-2-3',
    '4-7',
    '12-15',
    '18-21',
    '19-22',
    '25-26-28-29',
    '25-26-28-29',
    '32-35',
  ],
  tiers: ['5-8', '10-11', '13-16', '23-24', '27-30', '33-36'],
  orphelins: ['1', '6-9', '14-17', '17-20', '31-34'],
  'jeu-zero': ['0-3', '12-15', '26', '32-35'],
}

/** The most neighbours to each side. */
export const NEIGHBOURS_MAX = 9

/** A chip on the number and on each of its neighbours. */
export const neighbourChips = (pocket: number, each: number): string[] =>
  neighboursOf(pocket, each).map(String)

export interface RouletteRules {
  /** Is half of a stake on an even chance given back when zero falls? */
  readonly laPartage: boolean
}

/** How long the ball rolls. */
export const SPIN_MS = 7_000
/** So many times its highest stake on an even chance a member may lay on one round. */
const ROUND_STAKES = 2n

const LIRA = 1_000_000n

/** The most on one spot, in whole lira: the table's highest stake, divided by what the spot pays to one. */
export const spotMost = ({ kind }: Spot, maxStake: bigint): bigint =>
  (maxStake / BigInt(ODDS[kind]) / LIRA) * LIRA

/** The most on all spots of one round. */
export const roundMost = (maxStake: bigint): bigint => maxStake * ROUND_STAKES

/** What a stake on a spot returns on average, as a share, for a figure to read; `rules.test.ts` holds it to the payouts. */
export function returnShare({ kind, numbers }: Spot, { laPartage }: RouletteRules): number {
  const half = laPartage && kind === 'even-chance' ? 0.5 : 0
  return (numbers.length * (ODDS[kind] + 1) + half) / POCKETS
}
