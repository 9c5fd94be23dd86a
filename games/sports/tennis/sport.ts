/** Tennis, as one sport among others. */
import type { Score, Side } from '../match.ts'
import type { GameScore, Sport } from '../sport.ts'
import { isSet, ownBySets } from '../sets/own.ts'
import { SETS, stepOf, stepRangeOf } from '../sets/sets.ts'
import { setFormOf, isTieBreakAt, setsIn, FORMAT_NAMES } from './formats.ts'
import { TENNIS_KINDS, isMarket, selectionsOf, type TennisMarket } from './kinds.ts'
import { MIDDLE, formatOf, ratesBetween } from './leagues.ts'
import { marketsBefore, priceAtStep, priceBefore } from './live.ts'
import {
  applyMessage,
  matchStandingOf,
  newRecord,
  serverOf,
  setsOf,
  standingOf,
  type TennisMessage,
  type TennisRecord,
} from './record.ts'
import { settleMarket } from './settlement.ts'
import { tieBreakServer } from './model.ts'

const isOwn = ownBySets({
  sport: 'tennis',
  kinds: TENNIS_KINDS,
  incidents: ['point', 'serve'],
  canRetire: true,
  isScore: ({ count, period }) =>
    count === 'games' ? isSet(period) : count === 'sets' && period === 'match',
})

/** Sets that have begun. */
const partScoresOf = (record: TennisRecord) =>
  setsIn(record.format).flatMap((part, at) => {
    const { scored, hasBegun, isKnown } = standingOf(record, at)
    return isKnown && (hasBegun || record.phase === part) ? [{ part, score: scored }] : []
  })

const CALLED = ['0', '15', '30', '40'] as const

/** As an umpire calls them: of a tie-break they are counted. */
function calledOf(points: Score, isTieBreak: boolean): Readonly<Record<Side, string>> {
  const call = (own: number, others: number): string => {
    if (isTieBreak) return String(own)
    if (own > 3 && own > others) return 'A'
    return CALLED[Math.min(own, 3)] ?? '40'
  }
  return { home: call(points.home, points.away), away: call(points.away, points.home) }
}

/** The game that is played; null before the match, after it, and where that was not told. */
function gameOf(record: TennisRecord): GameScore | null {
  const standing = stepOf(record) === null ? null : matchStandingOf(record)
  if (standing === null || standing.isOver) return null
  const { at, games, points } = standing
  const isTieBreak = isTieBreakAt(games, setFormOf(record.format, at))
  const place = { set: SETS[at] ?? 's5', game: games.home + games.away + 1 }
  const first = serverOf(record, place)
  const played = points.home + points.away
  return {
    games,
    points: calledOf(points, isTieBreak),
    server: first !== null && isTieBreak ? tieBreakServer(first, played) : first,
  }
}

export const TENNIS: Sport<TennisRecord, TennisMarket> = {
  name: 'tennis',
  id: 3,
  formats: FORMAT_NAMES,
  newRecord: (fixture) =>
    newRecord(
      fixture.follows.filter((count) => count === 'points'),
      formatOf(fixture),
    ),
  isOwn,
  isMarket,
  // Looked at by `isOwn`.
  applyMessage: (record, message) => applyMessage(record, message as TennisMessage),
  settleMarket,
  selectionsOf,
  scoreOf: setsOf,
  halfScoreOf: () => null,
  partScoresOf,
  gameOf,
  acceptDelayMs: 3_000,
  tablePoints: { win: 1, draw: 0, loss: 0 },
  // How it is played its first fixture has said, for good.
  priceBefore(fixture, { format }) {
    const rates = ratesBetween(fixture)
    return rates ? priceBefore(rates, format) : []
  },
  // Lines as of players of the middle, where the house had no odds.
  marketsBefore: (fixture, { format }) => marketsBefore(ratesBetween(fixture) ?? MIDDLE, format),
  stepOf,
  stepRangeOf,
  priceAtStep(fixture, record, step) {
    const rates = ratesBetween(fixture)
    return rates ? priceAtStep(rates, record, step) : []
  },
}
