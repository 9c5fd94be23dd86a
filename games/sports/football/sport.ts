/** Football, as one sport among others. */
import type { BuiltMarket } from '../built.ts'
import type { FeedContent } from '../feed.ts'
import type { Sport } from '../sport.ts'
import { marketsBefore, priceBefore } from './before.ts'
import { isMarket, isOfFootball, selectionsOf, type Count, type Market } from './kinds.ts'
import { ratesBetween } from './leagues.ts'
import { priceAtStep, stepOf, stepRangeOf } from './live.ts'
import {
  applyMessage,
  goalsOf,
  halfGoalsOf,
  newRecord,
  type FootballRecord,
  type RecordMessage,
} from './record.ts'
import { settleMarket } from './settlement.ts'
import { ALL, isBuilt } from '../built.ts'

const COUNTS: readonly string[] = ['goals', 'corners', 'cards'] satisfies readonly Count[]
const PERIODS: readonly string[] = ['match', 'first-half']
const PHASES: readonly string[] = ['first-half', 'half-time', 'second-half', 'over']

/** Incidents of other sports. */
const FOREIGN: readonly string[] = ['points', 'point', 'serve', 'rally', 'first-serve', 'map']

const isCount = (count: string): count is Count => COUNTS.includes(count)

function isOwn(content: FeedContent): boolean {
  switch (content.type) {
    case 'fixture':
      return content.fixture.sport === 'football'
    case 'clock':
      return 'half' in content.clock
    case 'score':
      return isCount(content.count) && PERIODS.includes(content.period)
    case 'incident': {
      const { incident } = content
      if (incident.kind === 'phase') return PHASES.includes(incident.phase)
      if (incident.kind === 'ending') return incident.ending !== 'retired'
      return !FOREIGN.includes(incident.kind)
    }
    case 'correction':
      return true
    case 'price':
    case 'market':
    case 'settlement':
      return isOfFootball(content.market)
  }
}

export const FOOTBALL: Sport<FootballRecord, Market | BuiltMarket> = {
  name: 'football',
  id: 1,
  formats: [],
  newRecord: ({ follows }) => newRecord(follows.filter(isCount)),
  isOwn,
  isMarket: (market) => !isBuilt(market) && isMarket(market),
  // Looked at by `isOwn`.
  applyMessage: (record, message) => applyMessage(record, message as RecordMessage),
  settleMarket,
  selectionsOf: (market) => (isBuilt(market) ? [ALL] : selectionsOf(market)),
  scoreOf: goalsOf,
  halfScoreOf: halfGoalsOf,
  partScoresOf: () => [],
  gameOf: () => null,
  acceptDelayMs: 5_000,
  tablePoints: { win: 3, draw: 1, loss: 0 },
  // What its record follows is what there will be to settle by, whatever a later fixture says.
  priceBefore: (fixture, { follows }) => priceBefore({ ...fixture, follows }),
  marketsBefore: (_fixture, record) => marketsBefore(record),
  stepOf,
  stepRangeOf,
  priceAtStep(fixture, record, step) {
    const rates = ratesBetween(fixture)
    return rates ? priceAtStep(rates, record, step) : []
  },
}
