/**
 * The kinds of basketball market, as data: which number of a period's score each is read from, which periods and lines it has, its selections, and
 * what the number makes of them above, on, or below the line. The match is counted with its overtimes, quarters and halves without.
 */
import type { Score } from '../match.ts'
import type { PartResult } from '../results.ts'

export const QUARTERS = ['q1', 'q2', 'q3', 'q4'] as const
export type Quarter = (typeof QUARTERS)[number]
/** A quarter, or all overtimes together. */
export type Stretch = Quarter | 'overtime'
export type Period = 'match' | 'first-half' | 'second-half' | Quarter

/** What a period is made of, in its order. */
export const STRETCHES_OF: Readonly<Record<Period, readonly Stretch[]>> = {
  match: [...QUARTERS, 'overtime'],
  'first-half': ['q1', 'q2'],
  'second-half': ['q3', 'q4'],
  q1: ['q1'],
  q2: ['q2'],
  q3: ['q3'],
  q4: ['q4'],
}

/** What of a score a market looks at. */
export const READS = ['difference', 'total', 'home', 'away'] as const
export type Reads = (typeof READS)[number]

/** A market of an event: its kind, and what tells it from others of the kind. */
export interface BasketballMarket {
  readonly kind: BasketballKindName
  readonly period: Period
  /** In quarters of a point; handicaps are the home side's. Null for kinds without. */
  readonly line: number | null
  readonly goal?: undefined
  readonly scores?: undefined
}

/** Is the number above its line, on it, or below? */
export type Sign = -1 | 0 | 1

interface BasketballKind {
  readonly reads: Reads
  readonly periods: readonly Period[]
  readonly hasLine: boolean
  readonly selections: readonly string[]
  readonly rule: (sign: Sign, selection: string) => PartResult
}

const wonIf = (isSo: boolean): PartResult => (isSo ? 'win' : 'lose')

/** Level, both are given back. */
const sides = (sign: Sign, selection: string): PartResult =>
  sign === 0 ? 'void' : wonIf(sign > 0 === (selection === '1'))
const threeWays = (sign: Sign, selection: string): PartResult =>
  wonIf(selection === (sign > 0 ? '1' : sign < 0 ? '2' : 'X'))
const overUnder = (sign: Sign, selection: string): PartResult =>
  sign === 0 ? 'void' : wonIf(sign > 0 === (selection === 'over'))

const MATCH = ['match'] as const
const PARTS = ['first-half', 'second-half', ...QUARTERS] as const
const ANY = [...MATCH, ...PARTS] as const

const totals = (reads: Reads, periods: readonly Period[]) =>
  ({ reads, periods, hasLine: true, selections: ['over', 'under'], rule: overUnder }) as const

/** The names stand in the database and on the wire: never change one. */
export const BASKETBALL_KINDS = {
  winner: {
    reads: 'difference',
    periods: MATCH,
    hasLine: false,
    selections: ['1', '2'],
    rule: sides,
  },
  'points-handicap': {
    reads: 'difference',
    periods: ANY,
    hasLine: true,
    selections: ['1', '2'],
    rule: sides,
  },
  'total-points': totals('total', ANY),
  'home-points': totals('home', MATCH),
  'away-points': totals('away', MATCH),
  'period-result': {
    reads: 'difference',
    periods: PARTS,
    hasLine: false,
    selections: ['1', 'X', '2'],
    rule: threeWays,
  },
} as const satisfies Readonly<Record<string, BasketballKind>>

export type BasketballKindName = keyof typeof BASKETBALL_KINDS

const kindOf = ({ kind }: Pick<BasketballMarket, 'kind'>): BasketballKind => BASKETBALL_KINDS[kind]

export const readsOf = (market: BasketballMarket): Reads => kindOf(market).reads

/** What can be chosen, in the order that it is shown. */
export const selectionsOf = (market: BasketballMarket): readonly string[] =>
  kindOf(market).selections

/** The number that a market of this kind looks at. */
export function numberIn({ home, away }: Score, reads: Reads): number {
  switch (reads) {
    case 'difference':
      return home - away
    case 'total':
      return home + away
    case 'home':
      return home
    case 'away':
      return away
  }
}

const POINT = 4

/** Where the number stands to the market's line. A handicap is added to it; any other line is compared. */
export function signAt(market: BasketballMarket, number: number): Sign {
  const line = (market.line ?? 0) / POINT
  const above = kindOf(market).reads === 'difference' ? number + line : number - line
  return above > 0 ? 1 : above < 0 ? -1 : 0
}

/** What a selection is there. */
export const resultAt = (market: BasketballMarket, selection: string, sign: Sign): PartResult =>
  kindOf(market).rule(sign, selection)

/** The most that a line may be to either side: four hundred points. */
const LINE_MOST = 400 * POINT
const HALF_POINT = POINT / 2

/** Is this a market that there can be? What comes from outside is asked so before anything reads it. */
export function isMarket(market: BasketballMarket): boolean {
  const { periods, hasLine, reads } = kindOf(market)
  if (!periods.includes(market.period)) return false
  const { line } = market
  if (line === null || !hasLine) return line === null && !hasLine
  const isStep = Number.isInteger(line) && line % HALF_POINT === 0 && Math.abs(line) <= LINE_MOST
  return isStep && (reads === 'difference' || line > 0)
}
