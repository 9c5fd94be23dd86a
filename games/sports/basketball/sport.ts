/** Basketball, as one sport among others. */
import type { FeedContent } from '../feed.ts'
import type { Sport } from '../sport.ts'
import {
  BASKETBALL_KINDS,
  QUARTERS,
  isMarket,
  selectionsOf,
  type BasketballMarket,
} from './kinds.ts'
import { MIDDLE, ratesBetween } from './leagues.ts'
import { marketsBefore, priceAtStep, priceBefore, stepOf, stepRangeOf } from './live.ts'
import {
  PHASES,
  STATED_PERIODS,
  applyMessage,
  isClosed,
  newRecord,
  pointsOf,
  type BasketballMessage,
  type BasketballRecord,
} from './record.ts'
import { settleMarket } from './settlement.ts'

const PHASE_NAMES: readonly string[] = PHASES

const isStated = (period: string): boolean => STATED_PERIODS.some((each) => each === period)

function isOwn(content: FeedContent): boolean {
  switch (content.type) {
    case 'fixture':
      return content.fixture.sport === 'basketball'
    case 'clock':
      return 'quarter' in content.clock
    case 'score':
      return content.count === 'points' && isStated(content.period)
    case 'incident': {
      const { incident } = content
      if (incident.kind === 'phase') return PHASE_NAMES.includes(incident.phase)
      if (incident.kind === 'ending') return incident.ending !== 'retired'
      return incident.kind === 'points'
    }
    case 'correction':
      return true
    case 'price':
    case 'market':
    case 'settlement':
      return Object.hasOwn(BASKETBALL_KINDS, content.market.kind)
  }
}

/** Quarters that have begun, and overtimes where there were some. */
function partScoresOf(record: BasketballRecord) {
  const { phase } = record
  return [...QUARTERS, 'overtime' as const].flatMap((part) => {
    const hasBegun = PHASES.indexOf(phase) >= PHASES.indexOf(part)
    const score = hasBegun ? pointsOf(record, part) : null
    const isEmpty =
      part === 'overtime' && phase !== 'overtime' && score?.home === 0 && score.away === 0
    return score === null || isEmpty ? [] : [{ part, score }]
  })
}

export const BASKETBALL: Sport<BasketballRecord, BasketballMarket> = {
  name: 'basketball',
  id: 2,
  formats: [],
  newRecord: ({ follows }) => newRecord(follows.filter((count) => count === 'points')),
  isOwn,
  isMarket,
  // Looked at by `isOwn`.
  applyMessage: (record, message) => applyMessage(record, message as BasketballMessage),
  settleMarket,
  selectionsOf,
  scoreOf: (record) => pointsOf(record),
  halfScoreOf: (record) => (isClosed(record, 'first-half') ? pointsOf(record, 'first-half') : null),
  partScoresOf,
  gameOf: () => null,
  acceptDelayMs: 4_000,
  tablePoints: { win: 2, draw: 1, loss: 1 },
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
