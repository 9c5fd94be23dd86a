/**
 * What a tennis market came to: a pure function of the match's record, by every way that the match can still go (`../sets/settlement.ts`). What a match of its format
 * does not have is given back.
 */
import type { MarketResult } from '../results.ts'
import { outcomesOfRecords } from '../sets/outcomes.ts'
import { settleBySets, voided } from '../sets/settlement.ts'
import { statedSetsOf } from '../sets/sets.ts'
import { setsIn, setsToWinIn } from './formats.ts'
import { TENNIS_KINDS, type TennisMarket } from './kinds.ts'
import { standingOf, type TennisRecord } from './record.ts'

const outcomesIn = outcomesOfRecords<TennisRecord>((record) => ({
  setsToWin: setsToWinIn(record.format),
  sets: setsIn(record.format).map((_, at) => standingOf(record, at)),
  stated: statedSetsOf(record),
  hasEnded: record.ending === 'ended',
}))

/** What a market came to. */
export function settleMarket(market: TennisMarket, record: TennisRecord): MarketResult {
  const kind = TENNIS_KINDS[market.kind]
  if (!isOfFormat(market, record)) return voided(kind)
  return settleBySets(market, kind, { ending: record.ending, outcomes: outcomesIn(record) })
}

/** Has a match of that format such a set, or such a score? */
function isOfFormat({ kind, period }: TennisMarket, { format }: TennisRecord): boolean {
  if (period !== 'match') return setsIn(format).includes(period)
  if (kind === 'set-score') return setsToWinIn(format) === 2
  return kind !== 'set-score-of-five' || setsToWinIn(format) === 3
}
