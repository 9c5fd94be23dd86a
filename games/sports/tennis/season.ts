/**
 * The demo's tennis season, as its provider tells it: fixtures, a price before the match, who serves, and every point as it is won, with some taken back
 * now and then, a player who retires, and one who does not come. The same seed tells the same season to the letter. It knows the feed's
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
import { priceMarkets } from './book.ts'
import { endingAt, frameOf, type SetSpan } from '../sets/season.ts'
import type { Rates } from '../sets/serve.ts'
import { USUAL_FORMAT, type FormatName } from './formats.ts'
import type { TennisMarket } from './kinds.ts'
import { MIDDLE } from './leagues.ts'
import { forecastBefore } from './live.ts'
import type { Place, TennisIncident } from './record.ts'
import { simulateMatch, type SimulatedPoint } from './simulate.ts'

const MINUTE = 60_000
/** Its start is up to so much late. */
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
export const playSeason = (
  league: League & { readonly format: FormatName },
  plan: Parameters<typeof seasonOf>[1],
): Generator<readonly FeedMessage[]> =>
  seasonOf(league, plan, (players, of) =>
    playMatch(league, players, { ...of, format: league.format }),
  )

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
  const market: TennisMarket = { kind: 'match-winner', period: 'match', line: null }
  return announced(fixture, market, priceMarkets([market], forecastBefore(rates, format), false))
}

const incidentAt = (at: number, incident: TennisIncident): Timed => ({
  at,
  content: { type: 'incident', incident },
})

function duringMatch(
  begins: number,
  { rates, stream, format }: { rates: Rates; stream: Stream; format: FormatName },
  { clockMs }: Pick<TennisPlan, 'clockMs'>,
): readonly Timed[] {
  const match = simulateMatch(rates, format, stream)
  const points = stream(RETIRED_EVERY) === 0 ? upToRetiring(match.points, stream) : match.points
  const hasRetired = points.length < match.points.length
  const timed: Timed[] = [
    incidentAt(begins + 1, { kind: 'serve', side: match.server, set: 's1', game: 1 }),
  ]
  const spans: SetSpan[] = []
  let from = begins
  let at = begins + MINUTE
  let before: SimulatedPoint | undefined
  for (const point of points) {
    if (before !== undefined && before.set !== point.set) {
      spans.push({ set: before.set, from, to: at })
      at += SET_BREAK_MS
      from = at
    } else if (before !== undefined && before.game !== point.game && before.game % 2 === 1)
      at += CHANGE_MS
    at += POINT_MS + stream(POINT_MS)
    timed.push(...callsOf(point, at, stream))
    before = point
  }
  spans.push({ set: before?.set ?? 's1', from, to: at })
  return [...timed, ...frameOf(spans, hasRetired ? 'retired' : 'ended', clockMs)]
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
