/** An esport, as one sport among others: matches of Dört Fener, two maps of which win. */
import { isSet, ownBySets } from '../sets/own.ts'
import { stepOf, stepRangeOf } from '../sets/sets.ts'
import type { Sport } from '../sport.ts'
import { ESPORT_KINDS, isMarket, selectionsOf, type EsportMarket } from './kinds.ts'
import { chanceBetween } from './leagues.ts'
import { marketsBefore, priceAtStep, priceBefore } from './live.ts'
import {
  applyMessage,
  mapsOf,
  newRecord,
  standingOf,
  type EsportMessage,
  type EsportRecord,
} from './record.ts'
import { MAPS } from './rules.ts'
import { settleMarket } from './settlement.ts'

const isOwn = ownBySets({
  sport: 'esport',
  kinds: ESPORT_KINDS,
  incidents: ['map'],
  canRetire: true,
  isScore: ({ count, period }) => count === 'maps' && (isSet(period) || period === 'match'),
})

/** Maps that have begun. */
const partScoresOf = (record: EsportRecord) =>
  MAPS.flatMap((part, at) => {
    const { scored, hasBegun, isKnown } = standingOf(record, at)
    return isKnown && hasBegun ? [{ part, score: scored }] : []
  })

export const ESPORT: Sport<EsportRecord, EsportMarket> = {
  name: 'esport',
  id: 5,
  formats: [],
  newRecord: ({ follows }) => newRecord(follows.filter((count) => count === 'maps')),
  isOwn,
  isMarket,
  // Looked at by `isOwn`.
  applyMessage: (record, message) => applyMessage(record, message as EsportMessage),
  settleMarket,
  selectionsOf,
  scoreOf: mapsOf,
  halfScoreOf: () => null,
  partScoresOf,
  gameOf: () => null,
  acceptDelayMs: 5_000,
  tablePoints: { win: 1, draw: 0, loss: 0 },
  priceBefore(fixture) {
    const chance = chanceBetween(fixture)
    return chance === null ? [] : priceBefore(chance)
  },
  marketsBefore,
  stepOf,
  stepRangeOf,
  priceAtStep(fixture, record, step) {
    const chance = chanceBetween(fixture)
    return chance === null ? [] : priceAtStep(chance, record, step)
  },
}
