/** What a volleyball market came to: a pure function of the match's record, by every way that the match can still go (`../sets/settlement.ts`). */
import type { MarketResult } from '../results.ts'
import { outcomesOfRecords } from '../sets/outcomes.ts'
import { settleBySets } from '../sets/settlement.ts'
import { VOLLEYBALL_KINDS, type VolleyballMarket } from './kinds.ts'
import { reportedOf, type VolleyballRecord } from './record.ts'

const outcomesIn = outcomesOfRecords<VolleyballRecord>(reportedOf)

/** What a market came to. */
export const settleMarket = (market: VolleyballMarket, record: VolleyballRecord): MarketResult =>
  settleBySets(market, VOLLEYBALL_KINDS[market.kind], {
    ending: record.ending,
    outcomes: outcomesIn(record),
  })
