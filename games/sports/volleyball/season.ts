/**
 * The demo's volleyball season, as its provider tells it: fixtures, a price before the match, who serves first, and every rally as it is won, with some taken
 * back now and then, a match that is broken off, and one that is not played. The same seed tells the same season to the letter. It knows the feed's
 * messages and no door.
 */
import { streamOf, type Stream } from '../../slots/stream.ts'
import type { FeedMessage, Fixture } from '../feed.ts'
import { ratesOf, type Club, type League } from '../league.ts'
import { otherSide } from '../match.ts'
import {
  announced,
  fixtureOf,
  messagesOf,
  seasonOf,
  type MatchPlan,
  type Timed,
} from '../season-messages.ts'
import { endingAt, frameOf, type SetSpan } from '../sets/season.ts'
import type { Rates } from '../sets/serve.ts'
import { SETS } from '../sets/sets.ts'
import { priceMarkets } from './book.ts'
import type { VolleyballMarket } from './kinds.ts'
import { MIDDLE } from './leagues.ts'
import { forecastBefore } from './live.ts'
import type { VolleyballIncident } from './record.ts'
import { simulateMatch, type SimulatedRally } from './simulate.ts'

const MINUTE = 60_000
/** Its start is up to so much late. */
const LATE_MINUTES = 3
/** From one rally to the next, up to twice as long; and how long between two sets. */
const RALLY_MS = 16_000
const SET_BREAK_MS = 3 * MINUTE
/** Of so many rallies, one that is called wrongly and taken back when the screen was looked at. */
const ANNULLED_EVERY = 120
const ANNULLED_AFTER_MS = 7_000
/** Nobody wins a set with a rally that was called wrongly: below so many points of both. */
const ANNULLED_BELOW = 12
/** Of so many matches, one that is broken off, and one that is not played. */
const ABANDONED_EVERY = 80
const WALKOVER_EVERY = 120

export interface VolleyballPlan extends MatchPlan {
  /** What is expected of both clubs, where that is not said by who they are. */
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
  plan: VolleyballPlan,
): readonly FeedMessage[] {
  const { event, number, seed, startsAt } = plan
  const stream = streamOf(seed, number, 0x4b41, 0x564f)
  const rates = plan.rates ?? ratesOf(MIDDLE, ...clubs)
  const fixture = fixtureOf({ sport: 'volleyball', follows: ['points'] }, league, clubs, plan)
  const begins = startsAt + stream(LATE_MINUTES * MINUTE)
  const played =
    stream(WALKOVER_EVERY) === 0
      ? [endingAt(begins, 'walkover')]
      : duringMatch(begins, { rates, stream }, plan)
  return messagesOf(event, [...beforeMatch(fixture, rates), ...played], 'rally')
}

function beforeMatch(fixture: Fixture, rates: Rates): readonly Timed[] {
  const market: VolleyballMarket = { kind: 'volleyball-winner', period: 'match', line: null }
  return announced(fixture, market, priceMarkets([market], forecastBefore(rates), false))
}

const incidentAt = (at: number, incident: VolleyballIncident): Timed => ({
  at,
  content: { type: 'incident', incident },
})

function duringMatch(
  begins: number,
  { rates, stream }: { rates: Rates; stream: Stream },
  { clockMs }: Pick<VolleyballPlan, 'clockMs'>,
): readonly Timed[] {
  const match = simulateMatch(rates, stream)
  const { rallies: all, openers } = match
  const isBrokenOff = stream(ABANDONED_EVERY) === 0
  const rallies = isBrokenOff ? all.slice(0, 10 + stream(all.length - 11)) : all
  const timed: Timed[] = []
  const spans: SetSpan[] = []
  let [from, at] = [begins, begins]
  for (const [place, rally] of rallies.entries()) {
    const before = rallies[place - 1]
    if (before?.set !== rally.set) {
      if (before) {
        spans.push({ set: before.set, from, to: at })
        at += SET_BREAK_MS
        from = at
      }
      const side = openers[SETS.indexOf(rally.set)] ?? 'home'
      timed.push(incidentAt(from + 1, { kind: 'first-serve', side, set: rally.set }))
    }
    at += RALLY_MS + stream(RALLY_MS)
    timed.push(...callsOf(rally, at, stream))
  }
  spans.push({ set: rallies.at(-1)?.set ?? 's1', from, to: at })
  return [...timed, ...frameOf(spans, isBrokenOff ? 'abandoned' : 'ended', clockMs)]
}

/** A rally, and sometimes before it one that was called wrongly. */
function callsOf(
  { side, set, points }: SimulatedRally,
  at: number,
  stream: Stream,
): readonly Timed[] {
  const right = incidentAt(at, { kind: 'rally', side, set })
  const isEarly = Math.max(points.home, points.away) < ANNULLED_BELOW
  if (!isEarly || stream(ANNULLED_EVERY) > 0) return [right]
  const called = at - ANNULLED_AFTER_MS - 1_000
  return [
    incidentAt(called, { kind: 'rally', side: otherSide(side), set }),
    { at: called + ANNULLED_AFTER_MS, content: { type: 'correction', annuls: called } },
    right,
  ]
}
