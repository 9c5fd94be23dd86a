/**
 * The figures of 3D football, all that a page needs to show a match day by itself: its markets and every bet on a match, the exact
 * chance and the price of each by what is expected on the card, limits, and how long a match day takes. A bet's name stands in the books: its
 * match, counted from 1, its market and what was chosen of it (`3-result-1`, `3-double-1x`, `3-over-25`, `3-both-yes`, `3-halves-1-x`,
 * `3-score-2-1`, `3-score-other`). Prices are hundredths, the stake included; amounts are micro-lira; nothing here draws.
 */
import {
  MATCHES,
  MATCH_MARKETS,
  partsOfBet,
  type MatchMarket,
} from '#contract/games/football-names.ts'
import type { Money } from '#contract/money.ts'
import { pricesBy, type Chance } from '../fair-price.ts'
import { winnerOf, type Winner } from '../sports/football/kinds.ts'
import { matchScores, type Goals, type MatchScores } from './scores.ts'

export { roundMost, spotMost } from '../priced-stakes.ts'

export interface LeagueRules {
  /** Goals that a club of the middle scores against another, in hundredths. */
  readonly home: number
  readonly away: number
  /** What each club scores, and lets in, in hundredths of that. */
  readonly attacks: readonly number[]
  readonly defences: readonly number[]
}

/** The league of the house, by its table; its clubs stand in `contract/games/football-names.ts`, in the same order. */
export const LEAGUES = {
  'cini-ligi': {
    home: 150,
    away: 120,
    attacks: [132, 121, 112, 106, 101, 97, 93, 88, 80, 74, 120, 114, 105, 100, 94, 91],
    defences: [78, 84, 90, 97, 94, 102, 105, 108, 119, 124, 86, 92, 95, 100, 103, 109],
  },
} as const satisfies Readonly<Record<string, LeagueRules>>

/** How long a match day is told: the halves, what lies between them, and a moment after the last whistle. */
export const HALF_MS = 28_000
export const BREAK_MS = 3_000
export const MATCH_MS = 2 * HALF_MS + BREAK_MS + 1_000
export const HALF_MINUTES = 45

/** When what happens in a minute is told, in ms from kick-off. */
export function msOfMinute(minute: number): number {
  const isSecond = minute > HALF_MINUTES
  const played = minute - 0.5 - (isSecond ? HALF_MINUTES : 0)
  return (played / HALF_MINUTES) * HALF_MS + (isSecond ? HALF_MS + BREAK_MS : 0)
}

/** The minute that is played so many ms after kick-off, from 1 to 90; at half time 45. */
export function minuteAt(ms: number): number {
  const begins = ms < HALF_MS + BREAK_MS ? 0 : HALF_MINUTES
  const played = (begins === 0 ? ms : ms - HALF_MS - BREAK_MS) / HALF_MS
  const minute = 1 + Math.floor(Math.max(0, Math.min(played, 1)) * HALF_MINUTES)
  return begins + Math.min(minute, HALF_MINUTES)
}

/** Total goals are bet on over and under these: tenths of a goal. */
export const LINES = ['05', '15', '25', '35', '45'] as const
/** Scores of so many goals a side have a bet each. */
export const SCORE_MOST = 5

const RESULTS = ['1', 'x', '2'] as const
type Result = (typeof RESULTS)[number]

/** What is chosen of each market. */
const CHOICES: Readonly<Record<MatchMarket, readonly (readonly string[])[]>> = {
  result: RESULTS.map((one) => [one]),
  double: [['1x'], ['12'], ['x2']],
  over: LINES.map((line) => [line]),
  under: LINES.map((line) => [line]),
  both: [['yes'], ['no']],
  halves: RESULTS.flatMap((first) => RESULTS.map((last) => [first, last])),
  score: [
    ...Array.from({ length: (SCORE_MOST + 1) ** 2 }, (_, at) => [
      String(Math.floor(at / (SCORE_MOST + 1))),
      String(at % (SCORE_MOST + 1)),
    ]),
    ['other'],
  ],
}

export interface MatchSpot {
  readonly name: string
  /** From 1. */
  readonly match: number
  readonly market: MatchMarket
  readonly picks: readonly string[]
}

/** Every bet on a match, market by market. */
export const spotsOf = (match: number): MatchSpot[] =>
  MATCH_MARKETS.flatMap((market) =>
    CHOICES[market].map((picks) => ({
      name: [match, market, ...picks].join('-'),
      match,
      market,
      picks,
    })),
  )

/** Null where no match day has a bet of that name; whether this one offers it, its card says (`priceOf`). */
export function findSpot(name: string): MatchSpot | null {
  const parts = partsOfBet(name)
  if (parts === null || parts.match > MATCHES) return null
  const isChoice = CHOICES[parts.market].some((picks) => picks.join('-') === parts.picks.join('-'))
  return isChoice ? { name, ...parts } : null
}

const resultOf = ([home, away]: Goals): Result => (home > away ? '1' : home < away ? '2' : 'x')
const RESULT_OF: Readonly<Record<Winner, Result>> = { '1': '1', X: 'x', '2': '2' }

/** Who is ahead at half time, and the goals of both at the end: all that any bet looks at. */
export interface MatchEnd {
  readonly half: Winner
  readonly full: Goals
}

/** Is it right where its match ends so? */
export function isRightBy({ market, picks }: MatchSpot, { half, full }: MatchEnd): boolean {
  const [first = '', second = ''] = picks
  const [home, away] = full
  switch (market) {
    case 'result':
      return resultOf(full) === first
    case 'double':
      return first.includes(resultOf(full))
    case 'over':
      return 10 * (home + away) > Number(first)
    case 'under':
      return 10 * (home + away) < Number(first)
    case 'both':
      return (home > 0 && away > 0) === (first === 'yes')
    case 'halves':
      return RESULT_OF[half] === first && resultOf(full) === second
    case 'score':
      return first === 'other'
        ? Math.max(home, away) > SCORE_MOST
        : home === Number(first) && away === Number(second)
  }
}

/** How a match ended, counted from 1, by the minutes in which each place of the card scored. */
export function endOf(goals: readonly (readonly number[])[], match: number): MatchEnd {
  const [home, away] = [goals[2 * match - 2], goals[2 * match - 1]]
  if (!home || !away) throw new RangeError(`no match ${match} on this match day`)
  const beforeBreak = (minutes: readonly number[]): number =>
    minutes.filter((minute) => minute <= HALF_MINUTES).length
  const half = winnerOf({ home: beforeBreak(home), away: beforeBreak(away) })
  return { half, full: [home.length, away.length] }
}

/** The table of a match by what is expected on the card; null where the card has no such match. */
function scoresFor(match: number, strengths: readonly number[]): MatchScores | null {
  const [home, away] = [strengths[2 * match - 2], strengths[2 * match - 1]]
  return home === undefined || away === undefined ? null : matchScores(home, away)
}

/** How likely a bet is by what is expected of its clubs; null where its match is not on the card. Over every ending of the table. */
export function chanceOf(spot: MatchSpot, strengths: readonly number[]): Chance | null {
  const scores = scoresFor(spot.match, strengths)
  if (scores === null) return null
  let of = 0
  for (const ending of scores.endings) if (isRightBy(spot, ending)) of += ending.weight
  return { of: BigInt(of), all: BigInt(scores.all) }
}

/** The highest price, in hundredths: the highest stake may pay a hundred times itself. */
export const PRICE_MOST = 50_000_000n

export const priceFor = pricesBy({ aimedPercent: 93n, chanceMostPercent: 92n, most: PRICE_MOST })

/** What one lira on it pays, in hundredths; null where it is not offered. */
export function priceOf(spot: MatchSpot, strengths: readonly number[]): number | null {
  const chance = chanceOf(spot, strengths)
  return chance && priceFor(chance)
}

/** The prices of every bet on a match, by their names: one walk over its table. Null where one is not offered. */
export function pricesOf(match: number, strengths: readonly number[]): Map<string, number | null> {
  const scores = scoresFor(match, strengths)
  if (scores === null) return new Map()
  const spots = spotsOf(match)
  const sums = spots.map(() => 0)
  for (const ending of scores.endings)
    for (const [nth, spot] of spots.entries())
      if (isRightBy(spot, ending)) sums[nth] = (sums[nth] ?? 0) + ending.weight
  const all = BigInt(scores.all)
  return new Map(
    spots.map(({ name }, nth) => [name, priceFor({ of: BigInt(sums[nth] ?? 0), all })]),
  )
}

/** The least and the most that any bet on offer returns: a price is rounded down by less than a hundredth, of a chance of 0.92 at most. */
export const RETURN_LEAST = 0.9208
export const RETURN_MOST = 0.93

/** So many stakes a member may have on one match day. */
export const STAKES_MOST = 80

/** The most that bets on one match can pay together, whichever way it ends: what each pays by its name. */
export function mostPaid(
  match: number,
  strengths: readonly number[],
  paid: ReadonlyMap<string, Money>,
): Money {
  const scores = scoresFor(match, strengths)
  const bets = [...paid].flatMap(([name, won]) => {
    const spot = findSpot(name)
    return spot?.match === match ? [{ spot, won }] : []
  })
  let most = 0n
  for (const ending of bets.length > 0 ? (scores?.endings ?? []) : []) {
    const sum = bets.reduce((all, { spot, won }) => (isRightBy(spot, ending) ? all + won : all), 0n)
    if (sum > most) most = sum
  }
  return most
}
