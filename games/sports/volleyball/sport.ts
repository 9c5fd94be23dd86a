/** Volleyball, as one sport among others. */
import { isSet, ownBySets } from '../sets/own.ts'
import { stepOf, stepRangeOf } from '../sets/sets.ts'
import type { GameScore, Sport } from '../sport.ts'
import { VOLLEYBALL_KINDS, isMarket, selectionsOf, type VolleyballMarket } from './kinds.ts'
import { MIDDLE, ratesBetween } from './leagues.ts'
import { marketsBefore, priceAtStep, priceBefore } from './live.ts'
import {
  applyMessage,
  matchStandingOf,
  newRecord,
  setsOf,
  standingOf,
  type VolleyballMessage,
  type VolleyballRecord,
} from './record.ts'
import { ALL_SETS } from './rules.ts'
import { settleMarket } from './settlement.ts'

const isOwn = ownBySets({
  sport: 'volleyball',
  kinds: VOLLEYBALL_KINDS,
  incidents: ['rally', 'first-serve'],
  canRetire: false,
  isScore: ({ count, period }) =>
    count === 'points' ? isSet(period) : count === 'sets' && period === 'match',
})

/** Sets that have begun. */
const partScoresOf = (record: VolleyballRecord) =>
  ALL_SETS.flatMap((part, at) => {
    const { scored, hasBegun, isKnown } = standingOf(record, at)
    return isKnown && (hasBegun || record.phase === part) ? [{ part, score: scored }] : []
  })

/** The points of the set that is played; null before the match, after it, and where that was not told. */
function gameOf(record: VolleyballRecord): GameScore | null {
  const standing = stepOf(record) === null ? null : matchStandingOf(record)
  if (standing === null || standing.isOver) return null
  const { points, server } = standing
  return {
    games: null,
    points: { home: String(points.home), away: String(points.away) },
    server,
  }
}

export const VOLLEYBALL: Sport<VolleyballRecord, VolleyballMarket> = {
  name: 'volleyball',
  id: 4,
  formats: [],
  newRecord: ({ follows }) => newRecord(follows.filter((count) => count === 'points')),
  isOwn,
  isMarket,
  // Looked at by `isOwn`.
  applyMessage: (record, message) => applyMessage(record, message as VolleyballMessage),
  settleMarket,
  selectionsOf,
  scoreOf: setsOf,
  halfScoreOf: () => null,
  partScoresOf,
  gameOf,
  acceptDelayMs: 4_000,
  tablePoints: { win: 3, draw: 0, loss: 0, byOne: { win: 2, loss: 1 } },
  priceBefore(fixture) {
    const rates = ratesBetween(fixture)
    return rates ? priceBefore(rates) : []
  },
  // Lines as of clubs of the middle, where the house had no odds.
  marketsBefore: (fixture) => marketsBefore(ratesBetween(fixture) ?? MIDDLE),
  stepOf,
  stepRangeOf,
  priceAtStep(fixture, record, step) {
    const rates = ratesBetween(fixture)
    return rates ? priceAtStep(rates, record, step) : []
  },
}
