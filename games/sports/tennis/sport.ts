/** Tennis, as one sport among others. */
import type { FeedContent } from '../feed.ts'
import type { Score, Side } from '../match.ts'
import type { GameScore, Sport } from '../sport.ts'
import { PHASES, SETS, stepOf, stepRangeOf } from '../sets/sets.ts'
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

const PHASE_NAMES: readonly string[] = PHASES
const SET_NAMES: readonly string[] = SETS

function isOwn(content: FeedContent): boolean {
  switch (content.type) {
    case 'fixture':
      return content.fixture.sport === 'tennis'
    case 'clock':
      return 'set' in content.clock
    case 'score':
      return content.count === 'games'
        ? SET_NAMES.includes(content.period)
        : content.count === 'sets' && content.period === 'match'
    case 'incident': {
      const { incident } = content
      if (incident.kind === 'phase') return PHASE_NAMES.includes(incident.phase)
      return ['point', 'serve', 'ending'].includes(incident.kind)
    }
    case 'correction':
      return true
    case 'price':
    case 'market':
    case 'settlement':
      return Object.hasOwn(TENNIS_KINDS, content.market.kind)
  }
}

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
