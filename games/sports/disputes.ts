/** Where what a provider holds a market to have come to differs from what the record says: nothing is paid then before somebody has looked. */
import { marketKey } from './market.ts'
import type { Market } from './built.ts'
import type { LegResult } from './results.ts'
import type { Ruling } from './rulings.ts'
import type { SportRecord } from './sport.ts'
import { settleMarket } from './settlement.ts'
import { sportOf } from './sports.ts'

/** A message of type `settlement`. */
export interface StatedSettlement {
  readonly market: Market
  readonly results: Readonly<Record<string, LegResult>>
}

/**
 * The keys of the markets whose selections came to something else by the record than was stated last. What the record leaves open is not in
 * dispute yet, what it does not know by name never is, and neither is what an operator has ruled on since or before: theirs is the last word.
 */
export function disputedMarkets(
  stated: readonly StatedSettlement[],
  record: SportRecord,
  rulings: readonly Ruling[],
): readonly string[] {
  const last = new Map(stated.map((one) => [marketKey(one.market), one]))
  const sport = sportOf(record)
  return [...last].flatMap(([key, { market, results }]) => {
    if (isRuledOn(key, rulings) || !sport.isMarket(market)) return []
    const came = settleMarket(market, record)
    if (!('results' in came)) return []
    const isOther = Object.entries(results).some(([selection, result]) => {
      const own = came.results.get(selection)
      return own !== undefined && own !== result
    })
    return isOther ? [key] : []
  })
}

const isRuledOn = (key: string, rulings: readonly Ruling[]): boolean =>
  rulings.some(
    ({ content }) => 'market' in content && (content.market === null || content.market === key),
  )
