/**
 * What a basketball market came to: a pure function of the match's record. It stands once the number that it looks at stays on its side of the line
 * whatever may still happen; a match that breaks off leaves what was decided and gives back the rest; what was played to its end and is
 * still not known waits for an operator.
 */
import type { MarketResult, PartResult } from '../results.ts'
import {
  readsOf,
  resultAt,
  selectionsOf,
  signAt,
  type BasketballMarket,
  type Reads,
  type Sign,
} from './kinds.ts'
import { talliesOf, type BasketballRecord, type Tally } from './record.ts'

/** What a market came to. */
export function settleMarket(market: BasketballMarket, record: BasketballRecord): MarketResult {
  if (record.ending === 'walkover') return voided(market)
  const sign = decidedSign(market, talliesOf(record)[market.period])
  if (sign !== null)
    return resultsOf(market, 'settled', (selection) => resultAt(market, selection, sign))
  if (record.ending === 'abandoned' || record.ending === 'expired') return voided(market)
  return { state: record.ending === 'ended' ? 'waits' : 'open' }
}

const voided = (market: BasketballMarket): MarketResult => resultsOf(market, 'void', () => 'void')

const resultsOf = (
  market: BasketballMarket,
  state: 'settled' | 'void',
  resultOf: (selection: string) => PartResult,
): MarketResult => ({
  state,
  results: new Map(selectionsOf(market).map((selection) => [selection, resultOf(selection)])),
})

/** Where the number is to its line in every ending; null while that is open, and where what was told cannot be true together. */
function decidedSign(market: BasketballMarket, tally: Tally): Sign | null {
  const { home, away } = tally
  const isPossible = [home, away].every(({ least, most }) => most === null || least <= most)
  if (!isPossible) return null
  const { least, most } = rangeOf(tally, readsOf(market))
  const sign = signAt(market, least)
  return sign === signAt(market, most) ? sign : null
}

/** The least and the most that the number can be. */
function rangeOf({ home, away }: Tally, reads: Reads): { least: number; most: number } {
  const [homeMost, awayMost] = [home.most ?? Infinity, away.most ?? Infinity]
  switch (reads) {
    case 'difference':
      return { least: home.least - awayMost, most: homeMost - away.least }
    case 'total':
      return { least: home.least + away.least, most: homeMost + awayMost }
    case 'home':
      return { least: home.least, most: homeMost }
    case 'away':
      return { least: away.least, most: awayMost }
  }
}
