/**
 * The kinds of tennis market, as data: what each looks at of the match or of a set, which lines it has, its selections, and what becomes of them. A
 * tie-break is one game; a match tie-break is one set and one game.
 */
import type { Score } from '../match.ts'
import type { PartResult } from '../results.ts'
import { SETS, type SetName } from './formats.ts'

export type Period = 'match' | SetName

/** What of a match or a set a market looks at: a number of it, or how many sets each has won. */
export const READS = [
  'sets-difference',
  'sets-total',
  'games-difference',
  'games-total',
  'games-home',
  'games-away',
] as const
export type Reads = (typeof READS)[number]

/** A market of an event: its kind, and what tells it from others of the kind. */
export interface TennisMarket {
  readonly kind: TennisKindName
  readonly period: Period
  /** In quarters of a game or a set; handicaps are the home side's. Null for kinds without. */
  readonly line: number | null
  readonly goal?: undefined
  readonly scores?: undefined
}

/** What a match, or a set, came to. */
export interface Counted {
  readonly sets: Score
  readonly games: Score
}

interface TennisKind {
  /** Null: how many sets each has won is looked at itself. */
  readonly reads: Reads | null
  readonly periods: readonly Period[]
  readonly hasLine: boolean
  readonly selections: readonly string[]
}

const MATCH = ['match'] as const
const ANY = [...MATCH, ...SETS] as const
const SIDES = ['1', '2'] as const
const OVER_UNDER = ['over', 'under'] as const

/** The names stand in the database and on the wire: never change one. */
export const TENNIS_KINDS = {
  'match-winner': { reads: 'sets-difference', periods: MATCH, hasLine: false, selections: SIDES },
  'set-winner': { reads: 'games-difference', periods: SETS, hasLine: false, selections: SIDES },
  'set-score': {
    reads: null,
    periods: MATCH,
    hasLine: false,
    selections: ['2-0', '2-1', '1-2', '0-2'],
  },
  'set-score-of-five': {
    reads: null,
    periods: MATCH,
    hasLine: false,
    selections: ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'],
  },
  'sets-handicap': { reads: 'sets-difference', periods: MATCH, hasLine: true, selections: SIDES },
  'total-sets': { reads: 'sets-total', periods: MATCH, hasLine: true, selections: OVER_UNDER },
  'games-handicap': { reads: 'games-difference', periods: ANY, hasLine: true, selections: SIDES },
  'total-games': { reads: 'games-total', periods: ANY, hasLine: true, selections: OVER_UNDER },
  'home-games': { reads: 'games-home', periods: MATCH, hasLine: true, selections: OVER_UNDER },
  'away-games': { reads: 'games-away', periods: MATCH, hasLine: true, selections: OVER_UNDER },
} as const satisfies Readonly<Record<string, TennisKind>>

export type TennisKindName = keyof typeof TENNIS_KINDS

const kindOf = ({ kind }: Pick<TennisMarket, 'kind'>): TennisKind => TENNIS_KINDS[kind]

export const readsOf = (market: TennisMarket): Reads | null => kindOf(market).reads

/** What can be chosen, in the order that it is shown. */
export const selectionsOf = (market: TennisMarket): readonly string[] => kindOf(market).selections

/** The sets that each has won, as a selection names them. */
export const setScoreText = ({ home, away }: Score): string => `${home}-${away}`

/** The number that is looked at. */
export function numberIn({ sets, games }: Counted, reads: Reads): number {
  switch (reads) {
    case 'sets-difference':
      return sets.home - sets.away
    case 'sets-total':
      return sets.home + sets.away
    case 'games-difference':
      return games.home - games.away
    case 'games-total':
      return games.home + games.away
    case 'games-home':
      return games.home
    case 'games-away':
      return games.away
  }
}

const wonIf = (isSo: boolean): PartResult => (isSo ? 'win' : 'lose')

const UNIT = 4

/** What a selection is at that number: a handicap is added to it, any other line is compared; on the line itself it is given back. */
export function resultAtNumber(
  market: TennisMarket,
  selection: string,
  number: number,
): PartResult {
  const line = (market.line ?? 0) / UNIT
  const isOfSides = kindOf(market).selections === SIDES
  const above = isOfSides ? number + line : number - line
  return above === 0 ? 'void' : wonIf(above > 0 === (selection === '1' || selection === 'over'))
}

/** What a selection is of a match, or a set, that came to this. */
export function resultAt(market: TennisMarket, selection: string, counted: Counted): PartResult {
  const reads = readsOf(market)
  return reads === null
    ? wonIf(setScoreText(counted.sets) === selection)
    : resultAtNumber(market, selection, numberIn(counted, reads))
}

/** The most that a line may be to either side: a hundred. */
const LINE_MOST = 100 * UNIT
const HALF = UNIT / 2

/** Is this a market that there can be? What comes from outside is asked so before anything reads it. */
export function isMarket(market: TennisMarket): boolean {
  const { periods, hasLine, selections } = kindOf(market)
  if (!periods.includes(market.period)) return false
  const { line } = market
  if (line === null || !hasLine) return line === null && !hasLine
  const isStep = Number.isInteger(line) && line % HALF === 0 && Math.abs(line) <= LINE_MOST
  return isStep && (selections === SIDES || line > 0)
}
