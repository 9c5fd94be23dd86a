/**
 * The house's own prices of an esport match, all from one recursion: fair odds with the margin taken off in proportion, rounded down to the ladder. What
 * pays at least as much has at least the chance, so never the higher price; and no choice of bets inside the book wins whatever
 * happens, for none of them is above what it is worth. It knows no member, no stake and no exposure.
 */
import type { Chance, OfferOf } from '../price.ts'
import type { PartResult } from '../results.ts'
import {
  PERIODS,
  chancesIn,
  lined,
  placeIn,
  priceBySets,
  setLines,
  type Forecast as ForecastOf,
} from '../sets/book.ts'
import { resultAt } from '../sets/kinds.ts'
import { ESPORT_KINDS, KIND_NAMES, LINE_MOST, selectionsOf, type EsportMarket } from './kinds.ts'
import type { Ending } from './model.ts'
import { MAPS_TO_WIN } from './rules.ts'

export type EsportOffer = OfferOf<EsportMarket>

export type Forecast = ForecastOf<Ending>

/** What a selection is of a match, or a map, that came to this. */
export const resultOf = (market: EsportMarket, selection: string, ending: Ending): PartResult =>
  resultAt(ESPORT_KINDS[market.kind], market, selection, ending)

/** The chance of each selection. */
export const chancesOf = (
  market: EsportMarket,
  law: readonly Ending[],
): ReadonlyMap<string, Chance> =>
  chancesIn(selectionsOf(market), law, (selection, ending) => resultOf(market, selection, ending))

/** The offers of these markets, in their order; of a period that the forecast knows nothing of, none. */
export const priceMarkets = (
  markets: readonly EsportMarket[],
  of: Forecast,
  isLive: boolean,
): readonly EsportOffer[] => priceBySets(markets, of, chancesOf, isLive)

/** Every market that the house opens on a match of this forecast. */
export const bookMarkets = (of: Forecast): readonly EsportMarket[] =>
  PERIODS.filter((period) => of.has(period)).flatMap((period): readonly EsportMarket[] =>
    period === 'match' ? matchMarkets() : [{ kind: 'esport-map-winner', period, line: null }],
  )

function matchMarkets(): readonly EsportMarket[] {
  const { total, handicap } = setLines(MAPS_TO_WIN)
  return [
    { kind: 'esport-winner', period: 'match', line: null },
    { kind: 'esport-map-score', period: 'match', line: null },
    ...lined('esport-total-maps', 'match', total),
    ...lined('esport-maps-handicap', 'match', handicap),
  ]
}

/** Where it stands among all that may be offered on a match. */
export const placeOf = ({ market, selection }: EsportOffer): number =>
  placeIn(market, selectionsOf(market).indexOf(selection), { kinds: KIND_NAMES, most: LINE_MOST })
