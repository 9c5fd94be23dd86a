/**
 * The demo's esport season, as its provider tells it: fixtures, a price before the match, and the official result of every map, one of which is put right now and
 * then; a match that is given up, one that is broken off, and one that is not played. The same seed tells the same season to the letter. It knows
 * the feed's messages and no door.
 */
import { streamOf, type Stream } from '../../slots/stream.ts'
import type { FeedMessage, Fixture } from '../feed.ts'
import type { Club, League } from '../league.ts'
import { otherSide, type Side } from '../match.ts'
import {
  announced,
  fixtureOf,
  messagesOf,
  seasonOf,
  type MatchPlan,
  type Timed,
} from '../season-messages.ts'
import { endingAt, frameOf, type SetSpan } from '../sets/season.ts'
import type { SetName } from '../sets/sets.ts'
import { priceMarkets } from './book.ts'
import type { EsportMarket } from './kinds.ts'
import { chanceOf } from './leagues.ts'
import { forecastBefore } from './live.ts'
import type { EsportIncident } from './record.ts'
import { MAPS } from './rules.ts'
import { simulateMatch } from './simulate.ts'

const MINUTE = 60_000
/** Its start is up to so much late. */
const LATE_MINUTES = 3
/** A map lasts so long, and up to as long again; and so long is there between two. */
const MAP_MS = 22 * MINUTE
const BREAK_MS = 8 * MINUTE
/** Of so many maps with another behind them, one whose official result is put right after so long. */
const ANNULLED_EVERY = 25
const ANNULLED_AFTER_MS = 90_000
/** Of so many matches, one that a team gives up, one that is broken off, and one that is not played. */
const RETIRED_EVERY = 50
const ABANDONED_EVERY = 80
const WALKOVER_EVERY = 80

export interface EsportPlan extends MatchPlan {
  /** The chance of the first of both to win a map, where that is not said by who they are. */
  readonly chance?: number
}

/** All that is told of the matches of a season, one after the other. */
export const playSeason = (
  league: League,
  plan: Parameters<typeof seasonOf>[1],
): Generator<readonly FeedMessage[]> =>
  seasonOf(league, plan, (teams, of) => playMatch(league, teams, of))

/** All that is told of a match, in its order. */
export function playMatch(
  league: League,
  teams: readonly [home: Club, away: Club],
  plan: EsportPlan,
): readonly FeedMessage[] {
  const { event, number, seed, startsAt } = plan
  const stream = streamOf(seed, number, 0x4b41, 0x4553)
  const chance = plan.chance ?? chanceOf(...teams)
  const fixture = fixtureOf({ sport: 'esport', follows: ['maps'] }, league, teams, plan)
  const begins = startsAt + stream(LATE_MINUTES * MINUTE)
  const played =
    stream(WALKOVER_EVERY) === 0
      ? [endingAt(begins, 'walkover')]
      : duringMatch(begins, { chance, stream }, plan)
  return messagesOf(event, [...beforeMatch(fixture, chance), ...played], 'map')
}

function beforeMatch(fixture: Fixture, chance: number): readonly Timed[] {
  const market: EsportMarket = { kind: 'esport-winner', period: 'match', line: null }
  return announced(fixture, market, priceMarkets([market], forecastBefore(chance), false))
}

function duringMatch(
  begins: number,
  { chance, stream }: { chance: number; stream: Stream },
  { clockMs }: Pick<EsportPlan, 'clockMs'>,
): readonly Timed[] {
  const winners = simulateMatch(chance, stream)
  const how = endingOf(stream)
  // Of one that ends before its end, the last map is not played out.
  const begun = how === 'ended' ? winners.length : 1 + stream(winners.length)
  const timed: Timed[] = []
  const spans: SetSpan[] = []
  let from = begins
  for (const [at, side] of winners.slice(0, begun).entries()) {
    const map = MAPS[at] ?? 's3'
    const isLast = at === begun - 1
    const to = from + MAP_MS + stream(MAP_MS)
    spans.push({ set: map, from, to })
    if (!isLast || how === 'ended') timed.push(...resultsOf(map, side, { at: to, isLast, stream }))
    from = to + BREAK_MS
  }
  return [...timed, ...frameOf(spans, how, clockMs)]
}

function endingOf(stream: Stream): 'ended' | 'retired' | 'abandoned' {
  if (stream(RETIRED_EVERY) === 0) return 'retired'
  return stream(ABANDONED_EVERY) === 0 ? 'abandoned' : 'ended'
}

/** The official result of a map, and sometimes before it one that was wrong. */
function resultsOf(
  set: SetName,
  side: Side,
  { at, isLast, stream }: { at: number; isLast: boolean; stream: Stream },
): readonly Timed[] {
  const result = (when: number, won: Side): Timed => {
    const incident: EsportIncident = { kind: 'map', side: won, set }
    return { at: when, content: { type: 'incident', incident } }
  }
  if (isLast || stream(ANNULLED_EVERY) > 0) return [result(at, side)]
  const corrected = at + ANNULLED_AFTER_MS
  return [
    result(at, otherSide(side)),
    { at: corrected, content: { type: 'correction', annuls: at } },
    result(corrected + 1, side),
  ]
}
