/**
 * What is known of a match, as everything that it can still come to: of each count the least and the most, and who scored in which
 * order. A market is decided where each of those endings makes the same of all its selections, and a score that nobody told is
 * as open as one that is still to be played. Nothing is guessed here.
 */
import type { PartResult } from '../results.ts'
import {
  kindOf,
  selectionsOf,
  winnerOf,
  type Count,
  type Market,
  type MarketKind,
  type Period,
  type Score,
  type Side,
} from './kinds.ts'

/** From the least to the most that it can come to; no most while it can go on. */
export interface Span {
  readonly least: number
  readonly most: number | null
}

export type Tally = Readonly<Record<Side, Span>>

export interface Known {
  readonly tallies: Readonly<Record<Count, Readonly<Record<Period, Tally>>>>
  /** Who scored, from the first goal on, as far as that was told. */
  readonly scorers: readonly Side[]
}

/** What each selection of a market, or of one half of a quarter line, came to. */
export type Decided = ReadonlyMap<string, PartResult>

/** What every ending makes of the market; null while they differ. The line is no quarter line. */
export function decide(market: Market, known: Known): Decided | null {
  const kind = kindOf(market)
  const endings = endingsOf(kind, market, known)
  const decided = new Map<string, PartResult>()
  for (const selection of selectionsOf(market)) {
    const [first, ...others] = new Set(endings.map((resultOf) => resultOf(selection)))
    if (first === undefined || others.length > 0) return null
    decided.set(selection, first)
  }
  return decided
}

/** An ending, as far as the market looks. */
type Ending = (selection: string) => PartResult

function endingsOf(kind: MarketKind, market: Market, known: Known): readonly Ending[] {
  const goals = known.tallies.goals
  switch (kind.reads) {
    case 'score':
      return scoresOf(known.tallies[kind.count][market.period], market).map(
        (score) => (selection) => kind.rule(score, selection, market),
      )
    case 'halves':
      return scoresOf(goals['first-half'], market).flatMap((half) =>
        scoresOf(since(goals.match, half), market).map(
          (full) => (selection: string) => kind.rule(winnerOf(half), winnerOf(full), selection),
        ),
      )
    case 'goal':
      return scorersOf(market.goal ?? 0, known).map(
        (scorer) => (selection) => kind.rule(scorer, selection),
      )
  }
}

/** What a match can end at that stood so at half time. */
const since = (match: Tally, half: Score): Tally => ({
  home: { ...match.home, least: Math.max(match.home.least, half.home) },
  away: { ...match.away, least: Math.max(match.away.least, half.away) },
})

/** So many scores of the tally that every kind of ending is among them: what lies further changes no result. */
function scoresOf({ home, away }: Tally, market: Market): readonly Score[] {
  const reach = reachOf({ home: home.least, away: away.least }, market)
  return valuesOf(home, reach).flatMap((h) =>
    valuesOf(away, reach).map((a) => ({ home: h, away: a })),
  )
}

const valuesOf = ({ least, most }: Span, reach: number): readonly number[] => {
  const last = Math.min(most ?? Infinity, least + reach)
  return Array.from({ length: Math.max(0, last - least + 1) }, (_, more) => least + more)
}

/** One more of either side than turns any comparison that the market makes: with its line, its scores, or the other side. */
const reachOf = ({ home, away }: Score, { line, scores = [] }: Market): number =>
  Math.ceil(Math.abs(line ?? 0) / 4) +
  Math.abs(home - away) +
  Math.max(0, ...scores.flatMap((score) => score.split('-').map(Number))) +
  2

/** Who can have scored the goal of that number; null among them where it may not come. */
function scorersOf(goal: number, { tallies, scorers }: Known): readonly (Side | null)[] {
  const scorer = scorers[goal - 1]
  if (scorer) return [scorer]
  const { home, away } = tallies.goals.match
  const mayStillScore = (side: Side): boolean =>
    tallies.goals.match[side].most !== scorers.filter((of) => of === side).length
  const isSure = home.least + away.least >= goal
  const mayCome = home.most === null || away.most === null || home.most + away.most >= goal
  return [
    ...(mayCome && mayStillScore('home') ? ['home' as const] : []),
    ...(mayCome && mayStillScore('away') ? ['away' as const] : []),
    ...(isSure ? [] : [null]),
  ]
}
