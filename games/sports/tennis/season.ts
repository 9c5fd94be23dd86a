/**
 * The demo's tennis season, as its provider tells it: fixtures, a price before the match, who serves, and every point as it is won, with some taken back
 * now and then, a player who retires, and one who does not come. The same seed tells the same season to the letter. It knows the feed's
 * messages and no door.
 */
import { streamOf, type Stream } from '../../slots/stream.ts'
import type { FeedMessage, Fixture } from '../feed.ts'
import { ratesOf, type Club, type League } from '../league.ts'
import { otherSide, type Ending } from '../match.ts'
import { pairingsOf } from '../pairings.ts'
import { fixtureOf, messagesOf, type MatchPlan, type Timed } from '../season-messages.ts'
import { priceMarkets } from './book.ts'
import { USUAL_FORMAT, type FormatName, type SetName } from './formats.ts'
import type { TennisMarket } from './kinds.ts'
import { MIDDLE } from './leagues.ts'
import { forecastBefore } from './live.ts'
import type { Rates } from './model.ts'
import type { Phase, Place, TennisIncident } from './record.ts'
import { simulateMatch, type SimulatedPoint } from './simulate.ts'

const MINUTE = 60_000
/** Fixtures are told so long before their start, which itself is up to three minutes late. */
const AHEAD_MS = 3 * 24 * 60 * MINUTE
const LATE_MINUTES = 3
/** From one point to the next, up to twice as long; and how long more after an odd game, where sides are changed, and after a set. */
const POINT_MS = 16_000
const CHANGE_MS = 50_000
const SET_BREAK_MS = 2 * MINUTE
/** Of so many points, one that is called wrongly and taken back. */
const ANNULLED_EVERY = 160
const ANNULLED_AFTER_MS = 6_000
/** Of so many matches, one that a player retires from, and one that is not played. */
const RETIRED_EVERY = 50
const WALKOVER_EVERY = 120

export interface TennisPlan extends MatchPlan {
  readonly format?: FormatName
  /** What is expected of both players, where that is not said by who they are. */
  readonly rates?: Rates
}

/** All that is told of the matches of a season, one after the other. */
export function* playSeason(
  league: League & { readonly format: FormatName },
  plan: { seed: number; clockMs: number; firstAt: number; everyMs: number },
): Generator<readonly FeedMessage[]> {
  const { firstAt, everyMs, ...rest } = plan
  const { format } = league
  for (const [number, players] of pairingsOf(league.clubs).flat().entries()) {
    const event = `${league.competition.id}-${plan.seed}-${number + 1}`
    const startsAt = firstAt + number * everyMs
    yield playMatch(league, players, { ...rest, number, startsAt, event, format })
  }
}

/** All that is told of a match, in its order. */
export function playMatch(
  league: League,
  players: readonly [home: Club, away: Club],
  plan: TennisPlan,
): readonly FeedMessage[] {
  const { event, number, seed, startsAt, format = USUAL_FORMAT } = plan
  const stream = streamOf(seed, number, 0x4b41, 0x5445)
  const of = { sport: 'tennis', follows: ['points'] } as const
  const rates = plan.rates ?? ratesOf(MIDDLE, ...players)
  const fixture = { ...fixtureOf(of, league, players, plan), format }
  const begins = startsAt + stream(LATE_MINUTES * MINUTE)
  const played =
    stream(WALKOVER_EVERY) === 0
      ? [endingAt(begins, 'walkover')]
      : duringMatch(begins, { rates, stream, format }, plan)
  return messagesOf(event, [...beforeMatch(fixture, rates, format), ...played], 'point')
}

function beforeMatch(fixture: Fixture, rates: Rates, format: FormatName): readonly Timed[] {
  const at = fixture.startsAt - AHEAD_MS
  const market: TennisMarket = { kind: 'match-winner', period: 'match', line: null }
  const odds = Object.fromEntries(
    priceMarkets([market], forecastBefore(rates, format), false).flatMap((offer) =>
      offer.odds === null ? [] : [[offer.selection, offer.odds]],
    ),
  )
  return [
    { at, content: { type: 'fixture', fixture } },
    { at: at + 1, content: { type: 'price', market, odds } },
  ]
}

const incidentAt = (at: number, incident: TennisIncident): Timed => ({
  at,
  content: { type: 'incident', incident },
})
const phaseAt = (at: number, phase: Exclude<Phase, 'scheduled'>): Timed =>
  incidentAt(at, { kind: 'phase', phase })
const endingAt = (at: number, ending: Ending): Timed => incidentAt(at, { kind: 'ending', ending })

const AFTER = {
  s1: 'after-s1',
  s2: 'after-s2',
  s3: 'after-s3',
  s4: 'after-s4',
  s5: 'over',
} as const

function duringMatch(
  begins: number,
  { rates, stream, format }: { rates: Rates; stream: Stream; format: FormatName },
  { clockMs }: Pick<TennisPlan, 'clockMs'>,
): readonly Timed[] {
  const match = simulateMatch(rates, format, stream)
  const points = stream(RETIRED_EVERY) === 0 ? upToRetiring(match.points, stream) : match.points
  const hasRetired = points.length < match.points.length
  const timed: Timed[] = [
    phaseAt(begins, 's1'),
    incidentAt(begins + 1, { kind: 'serve', side: match.server, set: 's1', game: 1 }),
  ]
  let at = begins + MINUTE
  let before: SimulatedPoint | undefined
  for (const point of points) {
    if (before !== undefined && before.set !== point.set) {
      timed.push(phaseAt(at, AFTER[before.set]), phaseAt(at + SET_BREAK_MS, point.set))
      timed.push(
        ...clocksOf(before.set, begins, [at, at + SET_BREAK_MS], { clockMs, isRunning: false }),
      )
      at += SET_BREAK_MS
    } else if (before !== undefined && before.game !== point.game && before.game % 2 === 1)
      at += CHANGE_MS
    at += POINT_MS + stream(POINT_MS)
    timed.push(...callsOf(point, at, stream))
    before = point
  }
  for (const [set, from, to] of spansOf(timed, begins, at))
    timed.push(...clocksOf(set, begins, [from, to], { clockMs, isRunning: true }))
  at += 1_000
  return hasRetired
    ? [...timed, endingAt(at, 'retired')]
    : [...timed, phaseAt(at, 'over'), endingAt(at + 1, 'ended')]
}

/** Not before the first game is over. */
const upToRetiring = (points: readonly SimulatedPoint[], stream: Stream) =>
  points.slice(0, Math.min(points.length - 1, 20 + stream(points.length)))

/** A point, and sometimes before it one that was called wrongly: never one that would have ended its game. */
function callsOf(
  { side, set, game, points }: SimulatedPoint,
  at: number,
  stream: Stream,
): readonly Timed[] {
  const place: Place = { set, game }
  const right = incidentAt(at, { kind: 'point', side, ...place })
  const isWrong = Math.max(points.home, points.away) < 3 && stream(ANNULLED_EVERY) === 0
  if (!isWrong) return [right]
  const called = at - ANNULLED_AFTER_MS - 1_000
  return [
    incidentAt(called, { kind: 'point', side: otherSide(side), ...place }),
    { at: called + ANNULLED_AFTER_MS, content: { type: 'correction', annuls: called } },
    right,
  ]
}

/** From when to when each set is played. */
function spansOf(
  timed: readonly Timed[],
  begins: number,
  ends: number,
): readonly (readonly [set: SetName, from: number, to: number])[] {
  const phases = timed.flatMap(({ at, content }) =>
    content.type === 'incident' && content.incident.kind === 'phase'
      ? [{ at, phase: content.incident.phase }]
      : [],
  )
  return phases.flatMap(({ at, phase }, place) =>
    phase === 's1' || phase === 's2' || phase === 's3' || phase === 's4' || phase === 's5'
      ? [[phase, Math.max(at, begins), phases[place + 1]?.at ?? ends] as const]
      : [],
  )
}

/** Running, or standing still after its set: who says nothing is not believed. */
const clocksOf = (
  set: SetName,
  begins: number,
  [from, to]: readonly [number, number],
  { clockMs, isRunning }: { clockMs: number; isRunning: boolean },
): readonly Timed[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / clockMs)) }, (_, tick) => {
    const at = from + tick * clockMs + 700
    const clock = { set, minute: Math.floor((at - begins) / MINUTE), isRunning }
    return { at, content: { type: 'clock', clock } }
  })
