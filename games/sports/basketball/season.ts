/**
 * The demo's basketball season, as its provider tells it: fixtures, a price before the match, and every point as it is scored, with some taken back now
 * and then. The same seed tells the same season to the letter. It knows the feed's messages and no door.
 */
import { streamOf, type Stream } from '../../slots/stream.ts'
import type { FeedMessage, Fixture } from '../feed.ts'
import { ratesOf, type Club, type League } from '../league.ts'
import {
  announced,
  fixtureOf,
  messagesOf,
  seasonOf,
  type MatchPlan,
  type Timed,
} from '../season-messages.ts'
import { priceMarkets } from './book.ts'
import { MIDDLE } from './leagues.ts'
import { forecastBefore } from './live.ts'
import { QUARTERS, type BasketballMarket, type Quarter, type Stretch } from './kinds.ts'
import { OVERTIME_STEPS, QUARTER_STEPS, STEPS_OF_MINUTE, type Rates } from './model.ts'
import type { BasketballIncident, Phase } from './record.ts'
import { simulateMatch, type SimulatedPoints } from './simulate.ts'

const MINUTE = 60_000
/** Its start is up to so much late. */
const LATE_MINUTES = 3
/** A minute of the match's clock takes so long: it stands still at every whistle. */
const CLOCK_MINUTE_MS = 108_000
const STEP_MS = CLOCK_MINUTE_MS / STEPS_OF_MINUTE
const BREAK_MS = 2 * MINUTE
const HALF_TIME_MS = 15 * MINUTE
/** Of so many steps, one with points that are taken back. */
const ANNULLED_EVERY = 160
const ANNULLED_AFTER_MS = 12_000

export interface BasketballPlan extends MatchPlan {
  /** What is expected of both sides, where that is not said by their clubs. */
  readonly rates?: Rates
}

/** All that is told of the matches of a season, one after the other. */
export const playSeason = (
  league: League,
  plan: Parameters<typeof seasonOf>[1],
): Generator<readonly FeedMessage[]> =>
  seasonOf(league, plan, (clubs, of) => playMatch(league, clubs, of))

/** All that is told of a match, in its order. */
export function playMatch(
  league: League,
  clubs: readonly [home: Club, away: Club],
  plan: BasketballPlan,
): readonly FeedMessage[] {
  const { event, number, seed, startsAt } = plan
  const stream = streamOf(seed, number, 0x4b41, 0x4242)
  const of = { sport: 'basketball', follows: ['points'] } as const
  const rates = plan.rates ?? ratesOf(MIDDLE, ...clubs)
  const fixture = fixtureOf(of, league, clubs, plan)
  const timed = [...beforeMatch(fixture, rates), ...duringMatch(startsAt, rates, stream, plan)]
  return messagesOf(event, timed, 'points')
}

function beforeMatch(fixture: Fixture, rates: Rates): readonly Timed[] {
  const market: BasketballMarket = { kind: 'winner', period: 'match', line: null }
  return announced(fixture, market, priceMarkets([market], forecastBefore(rates), false))
}

const incidentAt = (at: number, incident: BasketballIncident): Timed => ({
  at,
  content: { type: 'incident', incident },
})
const phaseAt = (at: number, phase: Exclude<Phase, 'scheduled'>): Timed =>
  incidentAt(at, { kind: 'phase', phase })

const BREAKS: Readonly<Record<Quarter, { phase: Exclude<Phase, 'scheduled'>; ms: number }>> = {
  q1: { phase: 'after-q1', ms: BREAK_MS },
  q2: { phase: 'half-time', ms: HALF_TIME_MS },
  q3: { phase: 'after-q3', ms: BREAK_MS },
  q4: { phase: 'after-q4', ms: BREAK_MS },
}

/** A quarter, or an overtime, and the break behind it. */
interface Part {
  readonly quarter: Stretch
  readonly overtime: number
  readonly steps: number
}

function duringMatch(
  startsAt: number,
  rates: Rates,
  stream: Stream,
  { clockMs }: Pick<BasketballPlan, 'clockMs'>,
): readonly Timed[] {
  const { points, overtimes } = simulateMatch(rates, stream)
  const parts: Part[] = [
    ...QUARTERS.map((quarter) => ({ quarter, overtime: 0, steps: QUARTER_STEPS })),
    ...Array.from({ length: overtimes }, (_, overtime) => ({
      quarter: 'overtime' as const,
      overtime,
      steps: OVERTIME_STEPS,
    })),
  ]
  const timed: Timed[] = []
  let at = startsAt + stream(LATE_MINUTES * MINUTE)
  for (const [place, part] of parts.entries()) {
    const own = points.filter(
      (one) => one.quarter === part.quarter && one.overtime === part.overtime,
    )
    timed.push(...partOf(part, own, at, { stream, clockMs }))
    at += part.steps * STEP_MS
    if (place === parts.length - 1) break
    const { phase, ms } = part.quarter === 'overtime' ? BREAKS.q4 : BREAKS[part.quarter]
    if (part.quarter !== 'overtime') timed.push(phaseAt(at, phase))
    timed.push(...clocksOf(part.quarter, at, ms, { clockMs, isRunning: false, last: part.steps }))
    at += ms
  }
  return [...timed, phaseAt(at, 'over'), incidentAt(at + 1, { kind: 'ending', ending: 'ended' })]
}

function partOf(
  { quarter, steps }: Part,
  points: readonly SimulatedPoints[],
  from: number,
  { stream, clockMs }: { stream: Stream; clockMs: number },
): readonly Timed[] {
  const timed: Timed[] = [phaseAt(from, quarter)]
  const minuteOf = (step: number): number => Math.floor(step / STEPS_OF_MINUTE)
  for (const { step, side, points: scored } of points) {
    // The home side has the ball first in every step.
    const within = (side === 'home' ? 1_000 : STEP_MS / 2) + stream(STEP_MS / 2 - 2_000)
    const moment = { quarter, minute: minuteOf(step) }
    timed.push(
      incidentAt(from + step * STEP_MS + within, {
        kind: 'points',
        side,
        points: scored,
        ...moment,
      }),
    )
  }
  for (let step = 0; step < steps - 1; step += 1)
    if (stream(ANNULLED_EVERY) === 0)
      timed.push(...annulledPoints(from + step * STEP_MS + 500, quarter, minuteOf(step)))
  const ms = steps * STEP_MS
  return [...timed, ...clocksOf(quarter, from, ms, { clockMs, isRunning: true, last: steps })]
}

/** Given, looked at, and taken back. The correction names them by the time that they were told at. */
const annulledPoints = (at: number, quarter: Stretch, minute: number): readonly Timed[] => [
  incidentAt(at, { kind: 'points', side: 'home', points: 2, quarter, minute }),
  { at: at + ANNULLED_AFTER_MS, content: { type: 'correction', annuls: at } },
]

/** Running, or standing still in the break behind its quarter: who says nothing is not believed. */
const clocksOf = (
  quarter: Stretch,
  from: number,
  ms: number,
  { clockMs, isRunning, last }: { clockMs: number; isRunning: boolean; last: number },
): readonly Timed[] =>
  Array.from({ length: Math.max(1, Math.floor(ms / clockMs)) }, (_, tick) => {
    const minute = isRunning
      ? Math.floor((tick * clockMs) / CLOCK_MINUTE_MS)
      : Math.floor(last / STEPS_OF_MINUTE)
    const clock = { quarter, minute, isRunning }
    return { at: from + tick * clockMs + 700, content: { type: 'clock', clock } }
  })
