/**
 * The demo's season, as its provider tells it: fixtures, a price before the match, and everything of a match as it happens, with a goal taken back
 * now and then. The same seed tells the same season to the letter. It knows the feed's messages and no door.
 */
import { streamOf, type Stream } from '../../slots/stream.ts'
import type { FeedMessage, Fixture } from '../feed.ts'
import { ratesOf, type Club, type League } from '../league.ts'
import { pairingsOf } from '../pairings.ts'
import { fixtureOf, messagesOf, type MatchPlan, type Timed } from '../season-messages.ts'
import { priceMarkets } from './book.ts'
import { forecast } from './forecast.ts'
import type { Market, Side } from './kinds.ts'
import { MIDDLE } from './leagues.ts'
import { FIRST_HALF_STEPS, STEPS, walkFrom, type Rates } from './model.ts'
import type { Incident } from './record.ts'
import { COUNT_RATES, momentAt, simulateMatch } from './simulate.ts'

export interface SeasonPlan {
  readonly seed: number
  /** When the first match starts, and how long after each the next one does. In milliseconds. */
  readonly firstAt: number
  readonly everyMs: number
  /** How often a clock is told in play. */
  readonly clockMs: number
}

const MINUTE = 60_000
const BREAK_MINUTES = 15
/** Fixtures are told so long before their start, which itself is up to three minutes late. */
const AHEAD_MS = 3 * 24 * 60 * MINUTE
const LATE_MINUTES = 3
/** In one minute of so many, a goal is given that is taken back. */
const ANNULLED_EVERY = 1_500
/** Most goals are seen coming; and in one minute of so many, one that does not come. */
const DANGER_AHEAD_MS = 4_000
const DANGER_EVERY = 14

/** A match of the season, and all that is told of it, in its order. */
export interface SeasonMatch {
  readonly event: string
  readonly fixture: Fixture
  readonly messages: readonly FeedMessage[]
}

/** The matches of a season, one after the other. */
export function* playSeason(league: League, plan: SeasonPlan): Generator<SeasonMatch> {
  let number = 0
  for (const round of pairingsOf(league.clubs))
    for (const [home, away] of round) {
      const startsAt = plan.firstAt + number * plan.everyMs
      const event = `${league.competition.id}-${plan.seed}-${number + 1}`
      yield playMatch(league, [home, away], { ...plan, number, startsAt, event })
      number += 1
    }
}

/** One match: who plays, and all that is told of it. */
export function playMatch(
  league: League,
  clubs: readonly [home: Club, away: Club],
  plan: MatchPlan,
): SeasonMatch {
  const { event, number, seed } = plan
  const stream = streamOf(seed, number, 0x4b41, 0x5341)
  const of = { sport: 'football', follows: ['goals', 'corners', 'cards'] } as const
  const fixture = fixtureOf(of, league, clubs, plan)
  const rates = ratesOf(MIDDLE, ...clubs)
  const timed = [...beforeMatch(fixture, rates), ...duringMatch(fixture, rates, stream, plan)]
  return { event, fixture, messages: messagesOf(event, timed, 'goal') }
}

function beforeMatch(fixture: Fixture, rates: Rates): readonly Timed[] {
  const at = fixture.startsAt - AHEAD_MS
  const market: Market = { kind: 'match-result', period: 'match', line: null }
  const none = { home: 0, away: 0 }
  const of = forecast(walkFrom(rates, 0, none), {
    standing: { step: 0, score: none, reds: none },
    half: null,
    corners: { counted: 0, rate: COUNT_RATES.corners },
    cards: { counted: 0, rate: COUNT_RATES.yellows + COUNT_RATES.reds },
  })
  const odds = Object.fromEntries(
    priceMarkets([market], of, false).flatMap((offer) =>
      offer.odds === null ? [] : [[offer.selection, offer.odds]],
    ),
  )
  return [
    { at, content: { type: 'fixture', fixture } },
    { at: at + 1, content: { type: 'price', market, odds } },
  ]
}

const incidentAt = (at: number, incident: Incident): Timed => ({
  at,
  content: { type: 'incident', incident },
})

function duringMatch(
  { startsAt }: Fixture,
  rates: Rates,
  stream: Stream,
  { clockMs }: Pick<SeasonPlan, 'clockMs'>,
): readonly Timed[] {
  const beginsAt = startsAt + stream(LATE_MINUTES * MINUTE)
  const minuteAt = (step: number): number =>
    beginsAt + (step + (momentAt(step).half === 'second' ? BREAK_MINUTES : 0)) * MINUTE
  const timeline = simulateMatch((step, reds) => walkFrom(rates, step, reds), stream)
  const timed: Timed[] = timeline.flatMap(({ step, incident }) => {
    const isPhase = incident.kind === 'phase' || incident.kind === 'ending'
    if (incident.kind === 'phase' && incident.phase === 'half-time')
      return [incidentAt(minuteAt(step - 1) + MINUTE, incident)]
    const at = minuteAt(step) + (isPhase ? 0 : 1_000 + stream(56_000))
    const isSeenComing = incident.kind === 'goal' && at - DANGER_AHEAD_MS > minuteAt(step)
    return [
      ...(isSeenComing ? [dangerAt(at - DANGER_AHEAD_MS, incident.side, step)] : []),
      incidentAt(at, incident),
    ]
  })
  for (let step = 0; step < STEPS; step += 1) {
    timed.push(...clocksOf(step, minuteAt(step), clockMs))
    if (stream(ANNULLED_EVERY) === 0) timed.push(...annulledGoal(step, minuteAt(step)))
    if (stream(DANGER_EVERY) === 0)
      timed.push(
        dangerAt(minuteAt(step) + 1_000 + stream(56_000), stream(2) === 0 ? 'home' : 'away', step),
      )
  }
  return [...timed, ...clocksOfBreak(minuteAt(FIRST_HALF_STEPS - 1) + MINUTE, clockMs)]
}

const dangerAt = (at: number, side: Side, step: number): Timed =>
  incidentAt(at, { kind: 'danger', side, ...momentAt(step) })

/** It stands still, and is told all the same: who says nothing is not believed. */
const clocksOfBreak = (from: number, clockMs: number): readonly Timed[] =>
  Array.from({ length: Math.floor((BREAK_MINUTES * MINUTE) / clockMs) }, (_, at) => ({
    at: from + at * clockMs + 500,
    content: { type: 'clock', clock: { half: 'second', minute: 45, isRunning: false } },
  }))

const clocksOf = (step: number, from: number, clockMs: number): readonly Timed[] =>
  Array.from({ length: Math.max(1, Math.floor(MINUTE / clockMs)) }, (_, at) => ({
    at: from + at * clockMs + 500,
    content: { type: 'clock', clock: { ...momentAt(step), isRunning: true } },
  }))

/** Given, looked at, and taken back. The correction names the goal by the time that it was told at. */
function annulledGoal(step: number, from: number): readonly Timed[] {
  const moment = momentAt(step)
  const at = from + 250
  return [
    incidentAt(at, { kind: 'goal', side: 'home', ...moment }),
    incidentAt(at + 10_000, { kind: 'var', ...moment }),
    { at: at + 45_000, content: { type: 'correction', annuls: at } },
  ]
}
