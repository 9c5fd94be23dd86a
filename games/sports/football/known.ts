/**
 * What is known of a match, as everything that it can still come to: of each count the least and the most, and who scored in which
 * order. A market is decided where each of those endings makes the same of all its selections, and a score that nobody told is
 * as open as one that is still to be played. Nothing is guessed here.
 */
import type { PartResult } from '../results.ts'
import {
  kindOf,
  scoreName,
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

/**
 * One ending at least for each way that the market can come to, however many scores there are: what is worked through grows with the market's own
 * list of scores, and with nothing that was told.
 */
export function endingsOf(kind: MarketKind, market: Market, known: Known): readonly Ending[] {
  const goals = known.tallies.goals
  switch (kind.reads) {
    case 'score':
      return scoresOf(known.tallies[kind.count][market.period], market).map(
        (score) => (selection) => kind.rule(score, selection, market),
      )
    case 'halves':
      return leastHalves(goals['first-half']).flatMap((half) =>
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

/**
 * For whoever can be ahead at half time, the half with the fewest goals of either side: whatever a match can end at after any other half with the
 * same side ahead, it can end at after this one.
 */
function leastHalves(half: Tally): readonly Score[] {
  const [home, away] = [half.home.least, half.away.least]
  const level = Math.max(home, away)
  return [
    { home: Math.max(home, away + 1), away },
    { home: level, away: level },
    { home, away: Math.max(away, home + 1) },
  ].filter((score) => isIn(score, half))
}

/** What a match can end at that stood so at half time. */
const since = (match: Tally, half: Score): Tally => ({
  home: { ...match.home, least: Math.max(match.home.least, half.home) },
  away: { ...match.away, least: Math.max(match.away.least, half.away) },
})

const isIn = (score: Score, { home, away }: Tally): boolean =>
  isWithin(score.home, home) && isWithin(score.away, away)
const isWithin = (value: number, { least, most }: Span): boolean =>
  value >= least && value <= (most ?? Infinity)

/**
 * Scores of the tally that have every kind of ending among them. A market compares one number of a score with its line: what both have together,
 * by how many one is ahead, or what one of them has. Each takes every value from its least to its most, so its ends and what is around the line are
 * enough. The few scores next to the least have odd and even, and both with a goal; a list of scores has those that are in it, and one that is not.
 */
function scoresOf(tally: Tally, market: Market): readonly Score[] {
  const { home, away } = tally
  const [homeMost, awayMost] = [home.most ?? Infinity, away.most ?? Infinity]
  const valuesIn = (least: number, most: number): readonly number[] =>
    [least, most, ...aroundLine(market)].filter(
      (value) => Number.isFinite(value) && value >= least && value <= most,
    )
  const scores = [
    ...[0, 1].flatMap((more) => [
      { home: home.least + more, away: away.least },
      { home: home.least + more, away: away.least + 1 },
    ]),
    ...valuesIn(home.least, homeMost).map((value) => ({ home: value, away: away.least })),
    ...valuesIn(away.least, awayMost).map((value) => ({ home: home.least, away: value })),
    ...valuesIn(home.least + away.least, homeMost + awayMost).map((total) => {
      const own = Math.min(homeMost, total - away.least)
      return { home: own, away: total - own }
    }),
    ...valuesIn(home.least - awayMost, homeMost - away.least).map((difference) => {
      const own = Math.max(home.least, away.least + difference)
      return { home: own, away: own - difference }
    }),
    ...namedOrNot(tally, market.scores ?? []),
  ]
  return scores.filter((score) => isIn(score, tally))
}

/** The whole numbers at which a comparison with the line can turn, as it is or taken from the other side. */
const aroundLine = ({ line }: Market): readonly number[] =>
  [(line ?? 0) / 4, -(line ?? 0) / 4].flatMap((at) => [
    Math.ceil(at) - 1,
    Math.floor(at),
    Math.ceil(at),
    Math.floor(at) + 1,
  ])

/** The scores of a list, and the first of the tally that is not in it: of one more than there are names, one is not. */
function namedOrNot({ home, away }: Tally, names: readonly string[]): readonly Score[] {
  const named = names.map((name) => {
    const [own = 0, others = 0] = name.split('-').map(Number)
    return { home: own, away: others }
  })
  const width = (home.most ?? Infinity) - home.least + 1
  const first = Array.from({ length: names.length + 1 }, (_, at) => ({
    home: home.least + (at % width),
    away: away.least + Math.floor(at / width),
  }))
  const other = first.find((score) => !names.includes(scoreName(score)))
  return other ? [...named, other] : named
}

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
