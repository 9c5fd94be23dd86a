/**
 * The record of a basketball match: what was told of it, applied one message after the other. Nothing that was told is overwritten, and no clock is
 * read: whoever applies the same messages has the same record. How many points there were of a period is known as far as they were told.
 */
import {
  recordAfter,
  type Ending,
  type MatchMessage,
  type MatchRecord,
  type Score,
  type Side,
} from '../match.ts'
import { STRETCHES_OF, type Period, type Stretch } from './kinds.ts'

/** How far the match is. What it stands at when it breaks off, it keeps. */
export type Phase =
  | 'scheduled'
  | 'q1'
  | 'after-q1'
  | 'q2'
  | 'half-time'
  | 'q3'
  | 'after-q3'
  | 'q4'
  | 'after-q4'
  | 'overtime'
  | 'over'

/** In their order. */
export const PHASES = [
  'scheduled',
  'q1',
  'after-q1',
  'q2',
  'half-time',
  'q3',
  'after-q3',
  'q4',
  'after-q4',
  'overtime',
  'over',
] as const satisfies readonly Phase[]

export interface Moment {
  readonly quarter: Stretch
  /** The minutes of the quarter that have been played, from 0; of an overtime, its own. */
  readonly minute: number
}

/** What an incident may say of itself. */
export type BasketballIncident =
  | ({
      readonly kind: 'points'
      readonly side: Side
      /** A free throw, a basket, or one from beyond the arc. */
      readonly points: 1 | 2 | 3
    } & Moment)
  | { readonly kind: 'phase'; readonly phase: Exclude<Phase, 'scheduled'> }
  | { readonly kind: 'ending'; readonly ending: Ending }

/** A period that a score is told of: overtimes count in the match alone. */
export type StatedPeriod = Period | 'overtime'

export interface StatedPoints {
  readonly count: 'points'
  readonly period: StatedPeriod
  readonly score: Score
}

export type BasketballMessage = MatchMessage<BasketballIncident, StatedPoints>

export interface BasketballRecord extends MatchRecord<BasketballIncident> {
  readonly sport: 'basketball'
  readonly phase: Phase
  /** Scores that were told as a whole. They count in place of the points up to their message. */
  readonly scores: readonly (StatedPoints & { readonly sequence: number })[]
  /** Are all points told? If not, they stay unknown until a score is told. */
  readonly follows: readonly 'points'[]
}

/** A match of which nothing was told yet. */
export const newRecord = (follows: readonly 'points'[] = ['points']): BasketballRecord => ({
  sport: 'basketball',
  version: 0,
  phase: 'scheduled',
  ending: null,
  startedAt: null,
  incidents: [],
  scores: [],
  follows,
})

/** The record after a message; see `recordAfter`. */
export const applyMessage = (
  record: BasketballRecord,
  message: BasketballMessage,
): BasketballRecord =>
  recordAfter<BasketballIncident, StatedPoints, BasketballRecord>(record, message, {
    hasBegun: () => true,
    notedScores: (_record, { sequence, count, period, score }) => [
      { sequence, count, period, score },
    ],
  })

/** From the least to the most that it can come to; no most while it can go on. */
export interface Span {
  readonly least: number
  readonly most: number | null
}
export type Tally = Readonly<Record<Side, Span>>

const STRETCHES = STRETCHES_OF.match
/** What is made of what, from the smallest on. */
const WHOLES: readonly (readonly [StatedPeriod, readonly StatedPeriod[]])[] = [
  ['first-half', ['q1', 'q2']],
  ['second-half', ['q3', 'q4']],
  ['match', ['first-half', 'second-half', 'overtime']],
]
/** All that a score can be told of. */
export const STATED_PERIODS: readonly StatedPeriod[] = [
  ...STRETCHES,
  ...WHOLES.map(([whole]) => whole),
]

const stretchesOf = (period: StatedPeriod): readonly Stretch[] =>
  period === 'overtime' ? ['overtime'] : STRETCHES_OF[period]

/** The points of these stretches that were told one by one, from a message on. */
function pointsIn(record: BasketballRecord, period: StatedPeriod, after = 0): Score {
  const score = { home: 0, away: 0 }
  const stretches = stretchesOf(period)
  for (const { incident, sequence, annulledBy } of record.incidents)
    if (
      incident.kind === 'points' &&
      annulledBy === null &&
      sequence > after &&
      stretches.includes(incident.quarter)
    )
      score[incident.side] += incident.points
  return score
}

/** What was told of a period as a whole, and has been told of it since; null where it was not. */
function statedOf(record: BasketballRecord, period: StatedPeriod): Score | null {
  const stated = record.scores.findLast((one) => one.period === period)
  if (!stated) return null
  const since = pointsIn(record, period, stated.sequence)
  return { home: stated.score.home + since.home, away: stated.score.away + since.away }
}

/** Do the points alone say what there was in it? Not where a whole that it is part of has another number of them. */
function isFollowed(record: BasketballRecord, stretch: Stretch): boolean {
  if (!record.follows.includes('points')) return false
  return WHOLES.every(([whole]) => {
    if (!stretchesOf(whole).includes(stretch)) return true
    const stated = statedOf(record, whole)
    if (stated === null) return true
    const counted = stretchesOf(whole)
      .map((each) => statedOf(record, each) ?? pointsIn(record, each))
      .reduce((sum, each) => ({ home: sum.home + each.home, away: sum.away + each.away }))
    return stated.home === counted.home && stated.away === counted.away
  })
}

/** Is nothing more to come in it? An overtime, and with it the match, is over with the match alone. */
export function isClosed({ phase, ending }: BasketballRecord, period: StatedPeriod): boolean {
  if (ending === 'ended') return true
  if (period === 'match' || period === 'overtime') return false
  const last = stretchesOf(period).at(-1) ?? 'overtime'
  return PHASES.indexOf(phase) > PHASES.indexOf(last === 'overtime' ? 'over' : last)
}

/** What every period can still come to, by all that was told: what is known of a whole says something of its parts, and the other way round. */
export function talliesOf(record: BasketballRecord): Readonly<Record<StatedPeriod, Tally>> {
  const first = new Map(STATED_PERIODS.map((period) => [period, reportedOf(record, period)]))
  const home = spansOf(first, 'home')
  const away = spansOf(first, 'away')
  const tallies = STATED_PERIODS.map((period): [StatedPeriod, Tally] => [
    period,
    { home: home.get(period) ?? UNKNOWN, away: away.get(period) ?? UNKNOWN },
  ])
  // Every period is in the list.
  return Object.fromEntries(tallies) as Record<StatedPeriod, Tally>
}

const UNKNOWN: Span = { least: 0, most: null }

/** What was told of a period itself. */
function reportedOf(record: BasketballRecord, period: StatedPeriod): Tally {
  const isStretch = WHOLES.every(([whole]) => whole !== period)
  const counted =
    statedOf(record, period) ??
    // A period that is its own only stretch.
    (isStretch && isFollowed(record, period as Stretch) ? pointsIn(record, period) : null)
  if (counted === null) return { home: UNKNOWN, away: UNKNOWN }
  const spanOf = (side: Side): Span => ({
    least: counted[side],
    most: isClosed(record, period) ? counted[side] : null,
  })
  return { home: spanOf('home'), away: spanOf('away') }
}

/** Enough for anything to have gone from a quarter to the match and back to another quarter. */
const PASSES = 3

function spansOf(
  stated: ReadonlyMap<StatedPeriod, Tally>,
  side: Side,
): ReadonlyMap<StatedPeriod, Span> {
  const spans = new Map([...stated].map(([period, tally]) => [period, tally[side]]))
  const spanOf = (period: StatedPeriod): Span => spans.get(period) ?? UNKNOWN
  const narrow = (period: StatedPeriod, least: number, most: number | null): void => {
    const now = spanOf(period)
    const mosts = [now.most, most].filter((each) => each !== null)
    spans.set(period, {
      least: Math.max(now.least, least),
      most: mosts.length === 0 ? null : Math.min(...mosts),
    })
  }
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const [whole, parts] of WHOLES) {
      const of = parts.map(spanOf)
      narrow(whole, leastOf(of), mostOf(of))
      for (const [at, part] of parts.entries()) {
        const { least, most } = spanOf(whole)
        const others = parts.filter((_, other) => other !== at).map(spanOf)
        const othersMost = mostOf(others)
        narrow(
          part,
          othersMost === null ? 0 : least - othersMost,
          most === null ? null : most - leastOf(others),
        )
      }
    }
  return spans
}

const leastOf = (spans: readonly Span[]): number => spans.reduce((sum, { least }) => sum + least, 0)
const mostOf = (spans: readonly Span[]): number | null =>
  spans.reduce<number | null>(
    (sum, { most }) => (sum === null || most === null ? null : sum + most),
    0,
  )

/** Is so much known of it that a score can be shown, or reckoned from? */
const isReported = (record: BasketballRecord): boolean =>
  record.follows.includes('points') || record.scores.length > 0

/** What a period stands at, as far as that was told. */
export function pointsOf(record: BasketballRecord, period: StatedPeriod = 'match'): Score | null {
  if (!isReported(record)) return null
  const { home, away } = talliesOf(record)[period]
  const isSure = isClosed(record, period)
    ? home.least === home.most && away.least === away.most
    : statedOf(record, period) !== null ||
      stretchesOf(period).every(
        (stretch) => statedOf(record, stretch) !== null || isFollowed(record, stretch),
      )
  return isSure ? { home: home.least, away: away.least } : null
}
