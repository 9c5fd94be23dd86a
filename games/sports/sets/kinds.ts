/**
 * Kinds of market of a sport that is played in sets, as far as they are alike: what each looks at of the match or of a set, and what a selection comes to by
 * that. What is counted in a set, games or points, is what is scored.
 */
import type { Score } from '../match.ts'
import type { PartResult } from '../results.ts'
import type { SetName } from './sets.ts'

export type Period = 'match' | SetName

/** What of a match or a set a market looks at: a number of it, or how many sets each has won. */
export const READS = [
  'sets-difference',
  'sets-total',
  'scored-difference',
  'scored-total',
  'scored-home',
  'scored-away',
] as const
export type Reads = (typeof READS)[number]

/** What a match, or a set, came to. */
export interface Counted {
  readonly sets: Score
  readonly scored: Score
}

export const SIDES = ['1', '2'] as const
export const OVER_UNDER = ['over', 'under'] as const
export const MATCH = ['match'] as const

export interface SetsKind {
  /** Null: how many sets each has won is looked at itself. */
  readonly reads: Reads | null
  readonly periods: readonly Period[]
  readonly hasLine: boolean
  readonly selections: readonly string[]
}

/** A market of an event: its kind, and what tells it from others of the kind. */
export interface SetsMarket<Kind extends string = string> {
  readonly kind: Kind
  readonly period: Period
  /** In quarters of what is counted; handicaps are the home side's. Null for kinds without. */
  readonly line: number | null
  readonly goal?: undefined
  readonly scores?: undefined
}

/** The sets that each has won, as a selection names them. */
export const setScoreText = ({ home, away }: Score): string => `${home}-${away}`

/** The number that is looked at. */
export function numberIn({ sets, scored }: Counted, reads: Reads): number {
  switch (reads) {
    case 'sets-difference':
      return sets.home - sets.away
    case 'sets-total':
      return sets.home + sets.away
    case 'scored-difference':
      return scored.home - scored.away
    case 'scored-total':
      return scored.home + scored.away
    case 'scored-home':
      return scored.home
    case 'scored-away':
      return scored.away
  }
}

const wonIf = (isSo: boolean): PartResult => (isSo ? 'win' : 'lose')

/** Lines are in quarters. */
export const UNIT = 4

type Lined = Pick<SetsMarket, 'line'>

/** What a selection is at that number: a handicap is added to it, any other line is compared; on the line itself it is given back. */
export function resultAtNumber(
  { selections }: Pick<SetsKind, 'selections'>,
  market: Lined,
  selection: string,
  number: number,
): PartResult {
  const line = (market.line ?? 0) / UNIT
  const above = selections === SIDES ? number + line : number - line
  return above === 0 ? 'void' : wonIf(above > 0 === (selection === '1' || selection === 'over'))
}

/** What a selection is where so many sets were won. */
export const resultAtSets = (selection: string, sets: Score): PartResult =>
  wonIf(setScoreText(sets) === selection)

/** What a selection is of a match, or a set, that came to this. */
export const resultAt = (
  kind: SetsKind,
  market: Lined,
  selection: string,
  counted: Counted,
): PartResult =>
  kind.reads === null
    ? resultAtSets(selection, counted.sets)
    : resultAtNumber(kind, market, selection, numberIn(counted, kind.reads))

const HALF = UNIT / 2

/** Is this a market that there can be, its line no more than that to either side? What comes from outside is asked so before anything reads it. */
export function isMarketOf(
  { periods, hasLine, selections }: SetsKind,
  { period, line }: Pick<SetsMarket, 'period' | 'line'>,
  most: number,
): boolean {
  if (!periods.includes(period)) return false
  if (line === null || !hasLine) return line === null && !hasLine
  const isStep = Number.isInteger(line) && line % HALF === 0 && Math.abs(line) <= most * UNIT
  return isStep && (selections === SIDES || line > 0)
}
