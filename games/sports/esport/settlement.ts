/** What an esport market came to: a pure function of the match's record, by every way that the match can still go (`../sets/settlement.ts`). */
import type { MarketResult } from '../results.ts'
import { outcomesOfRecords } from '../sets/outcomes.ts'
import { settleBySets } from '../sets/settlement.ts'
import { ESPORT_KINDS, type EsportMarket } from './kinds.ts'
import { reportedOf, type EsportRecord } from './record.ts'

const outcomesIn = outcomesOfRecords<EsportRecord>(reportedOf)

/** What a market came to. */
export const settleMarket = (market: EsportMarket, record: EsportRecord): MarketResult =>
  settleBySets(market, ESPORT_KINDS[market.kind], {
    ending: record.ending,
    outcomes: outcomesIn(record),
  })
