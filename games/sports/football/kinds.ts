/**
 * The kinds of football market, as data: what each counts, which periods and lines it has, its selections, and what an ending makes of
 * them. Nothing here knows how far a match has come, or a price. Handicaps and lines are in quarters of a goal, so that they are
 * whole: 2.5 is 10.
 */
import type { Score, Side } from '../match.ts'
import type { PartResult } from '../results.ts'

export type { Score, Side } from '../match.ts'
/** Ninety minutes and what is added, or the half up to its whistle. Extra time and shoot-outs are in neither. */
export type Period = 'match' | 'first-half'
/** What is counted. Corners taken; cards by `record.ts`. */
export type Count = 'goals' | 'corners' | 'cards'

/** A market of an event: its kind, and what tells it from others of the kind. */
export interface Market {
  readonly kind: MarketKindName
  readonly period: Period
  /** In quarters of what is counted; handicaps are the home side's. Null for kinds without. */
  readonly line: number | null
  /** Which goal of the match, from 1; only of `next-goal`. */
  readonly goal?: number
  /** The scores that can be chosen, as `2-1`, frozen when the market opens; only of `correct-score`. */
  readonly scores?: readonly string[]
}

/** A market, and what was chosen in it. */
export interface Chosen {
  readonly market: Market
  readonly selection: string
}

/** What a selection is at a score of its market's period. A line here is never a quarter line. */
type ScoreRule = (score: Score, selection: string, market: Market) => PartResult

interface KindBase {
  readonly count: Count
  readonly periods: readonly Period[]
  /** The lines it may have: whole ones alone, or any multiple of a quarter. */
  readonly lines: 'none' | 'whole' | 'quarters'
  readonly selections: (market: Market) => readonly string[]
}

/** Read from the score of one period, from who was ahead at half time and at the end, or from who scored one goal. */
export type MarketKind = KindBase &
  (
    | { readonly reads: 'score'; readonly rule: ScoreRule }
    | {
        readonly reads: 'halves'
        readonly rule: (half: Winner, full: Winner, selection: string) => PartResult
      }
    | {
        readonly reads: 'goal'
        readonly rule: (scorer: Side | null, selection: string) => PartResult
      }
  )

export const WINNERS = ['1', 'X', '2'] as const
export type Winner = (typeof WINNERS)[number]

const ahead = (difference: number): Winner => (difference > 0 ? '1' : difference < 0 ? '2' : 'X')

const wonIf = (isSo: boolean): PartResult => (isSo ? 'win' : 'lose')
const differenceOf = ({ home, away }: Score): number => home - away
/** Who is ahead at a score; X where nobody is. */
export const winnerOf = (score: Score): Winner => ahead(differenceOf(score))
const handicapped = (score: Score, { line }: Market): number =>
  differenceOf(score) + (line ?? 0) / 4
/** As they stand in a list of scores. */
export const scoreName = ({ home, away }: Score): string => `${home}-${away}`

const names =
  (...selections: readonly string[]) =>
  (): readonly string[] =>
    selections

const overUnder = (valueOf: (score: Score) => number): ScoreRule => {
  return (score, selection, { line }) => {
    const above = valueOf(score) - (line ?? 0) / 4
    if (above === 0) return 'void'
    return wonIf(above > 0 === (selection === 'over'))
  }
}

/** The selection of whoever is ahead wins; level, both are given back. */
const aheadOrBack: ScoreRule = (score, selection, market) => {
  const winner = ahead(handicapped(score, market))
  return winner === 'X' ? 'void' : wonIf(winner === selection)
}

const totalOf = ({ home, away }: Score): number => home + away
const totals = (count: Count, periods: readonly Period[], valueOf = totalOf) =>
  ({
    count,
    periods,
    lines: 'quarters',
    selections: names('over', 'under'),
    reads: 'score',
    rule: overUnder(valueOf),
  }) as const

const MATCH = ['match'] as const
const EITHER = ['match', 'first-half'] as const
const GOALS_OF_MATCH = { count: 'goals', periods: MATCH, lines: 'none' } as const

/** The names stand in the database and on the wire: never change one. */
export const MARKET_KINDS = {
  'match-result': {
    ...GOALS_OF_MATCH,
    periods: EITHER,
    selections: names(...WINNERS),
    reads: 'score',
    rule: (score, selection) => wonIf(winnerOf(score) === selection),
  },
  'double-chance': {
    ...GOALS_OF_MATCH,
    selections: names('1X', '12', 'X2'),
    reads: 'score',
    rule: (score, selection) => wonIf(selection.includes(winnerOf(score))),
  },
  'draw-no-bet': {
    ...GOALS_OF_MATCH,
    selections: names('1', '2'),
    reads: 'score',
    rule: aheadOrBack,
  },
  'total-goals': totals('goals', EITHER),
  'home-goals': totals('goals', MATCH, ({ home }) => home),
  'away-goals': totals('goals', MATCH, ({ away }) => away),
  'both-score': {
    ...GOALS_OF_MATCH,
    selections: names('yes', 'no'),
    reads: 'score',
    rule: ({ home, away }, selection) => wonIf((home > 0 && away > 0) === (selection === 'yes')),
  },
  'european-handicap': {
    ...GOALS_OF_MATCH,
    lines: 'whole',
    selections: names(...WINNERS),
    reads: 'score',
    rule: (score, selection, market) => wonIf(ahead(handicapped(score, market)) === selection),
  },
  'asian-handicap': {
    ...GOALS_OF_MATCH,
    lines: 'quarters',
    selections: names('1', '2'),
    reads: 'score',
    rule: aheadOrBack,
  },
  'correct-score': {
    ...GOALS_OF_MATCH,
    selections: ({ scores = [] }) => [...scores, 'other'],
    reads: 'score',
    rule: (score, selection, { scores = [] }) => {
      const name = scoreName(score)
      return wonIf(selection === (scores.includes(name) ? name : 'other'))
    },
  },
  'half-time-full-time': {
    ...GOALS_OF_MATCH,
    selections: names(...WINNERS.flatMap((half) => WINNERS.map((full) => `${half}/${full}`))),
    reads: 'halves',
    rule: (half, full, selection) => wonIf(selection === `${half}/${full}`),
  },
  'next-goal': {
    ...GOALS_OF_MATCH,
    selections: names('1', 'none', '2'),
    reads: 'goal',
    rule: (scorer, selection) => wonIf(selection === SCORERS[scorer ?? 'none']),
  },
  'odd-even': {
    ...GOALS_OF_MATCH,
    selections: names('odd', 'even'),
    reads: 'score',
    rule: (score, selection) => wonIf((totalOf(score) % 2 === 1) === (selection === 'odd')),
  },
  'total-corners': totals('corners', MATCH),
  'total-cards': totals('cards', MATCH),
} as const satisfies Readonly<Record<string, MarketKind>>

const SCORERS = { home: '1', away: '2', none: 'none' } as const

export type MarketKindName = keyof typeof MARKET_KINDS

/** Is it one of football's, among those of every sport? */
export const isOfFootball = (market: { readonly kind: string }): market is Market =>
  Object.hasOwn(MARKET_KINDS, market.kind)

/** What its kind says of a market. */
export const kindOf = ({ kind }: Pick<Market, 'kind'>): MarketKind => MARKET_KINDS[kind]

/** Is it on corners or cards, which are counted apart from goals and stop no bets? */
export const isCounted = (market: Pick<Market, 'kind'>): boolean => kindOf(market).count !== 'goals'

/** What can be chosen, in the order that it is shown. */
export const selectionsOf = (market: Market): readonly string[] => kindOf(market).selections(market)

/** The most that a line may be to either side, in quarters: fifteen goals; of corners and cards, sixty. */
const LINE_MOST = { goals: 60, corners: 240, cards: 240 } as const satisfies Readonly<
  Record<Count, number>
>

/** Is this a market that there can be? What comes from outside is asked so before anything reads it. */
export function isMarket(market: Market): boolean {
  const kind = kindOf(market)
  return (
    kind.periods.includes(market.period) &&
    isLineOf(kind, market.line) &&
    (kind.reads === 'goal' ? isGoalNumber(market.goal) : market.goal === undefined) &&
    (market.kind === 'correct-score') === (market.scores !== undefined) &&
    (market.scores ?? ['0-0']).every((score) => SCORE_NAME.test(score)) &&
    new Set(market.scores).size === (market.scores?.length ?? 0)
  )
}

const SCORE_NAME = /^(?:0|[1-9]\d?)-(?:0|[1-9]\d?)$/

const isGoalNumber = (goal: number | undefined): boolean =>
  goal !== undefined && Number.isInteger(goal) && goal >= 1 && goal <= 99

function isLineOf({ lines, count, selections }: MarketKind, line: number | null): boolean {
  if (lines === 'none' || line === null) return lines === 'none' && line === null
  if (!Number.isInteger(line) || Math.abs(line) > LINE_MOST[count]) return false
  const isTotal = selections({ kind: 'total-goals', period: 'match', line }).includes('over')
  return (lines === 'quarters' || line % 4 === 0) && (!isTotal || line > 0)
}
