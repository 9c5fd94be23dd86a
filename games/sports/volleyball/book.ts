/**
 * The house's own prices of a volleyball match, all from one recursion: fair odds with the margin taken off in proportion, rounded down to the ladder. What
 * pays at least as much has at least the chance, so never the higher price; and no choice of bets inside the book wins whatever
 * happens, for none of them is above what it is worth. It knows no member, no stake and no exposure.
 */
import type { Chance, OfferOf } from '../price.ts'
import type { PartResult } from '../results.ts'
import {
  PERIODS,
  chancesIn,
  lined,
  linesAround,
  negated,
  placeIn,
  priceBySets,
  setLines,
  type Forecast as ForecastOf,
} from '../sets/book.ts'
import { resultAtNumber, resultAtSets, type Period, type Reads } from '../sets/kinds.ts'
import {
  KIND_NAMES,
  LINE_MOST,
  VOLLEYBALL_KINDS,
  selectionsOf,
  type VolleyballMarket,
} from './kinds.ts'
import type { Ending } from './model.ts'
import { SETS_TO_WIN } from './rules.ts'

export type VolleyballOffer = OfferOf<VolleyballMarket>

export type Forecast = ForecastOf<Ending>

/** The number that is looked at. */
function numberOf({ sets, total, difference }: Ending, reads: Reads): number {
  if (reads === 'sets-difference') return sets.home - sets.away
  if (reads === 'sets-total') return sets.home + sets.away
  if (reads === 'scored-total') return total
  if (reads === 'scored-difference' && difference !== null) return difference
  throw new RangeError(`no market of volleyball looks at ${reads} of that`)
}

/** What a selection is of a match, or a set, that came to this. */
export function resultOf(market: VolleyballMarket, selection: string, ending: Ending): PartResult {
  const kind = VOLLEYBALL_KINDS[market.kind]
  return kind.reads === null
    ? resultAtSets(selection, ending.sets)
    : resultAtNumber(kind, market, selection, numberOf(ending, kind.reads))
}

/** The chance of each selection. */
export const chancesOf = (
  market: VolleyballMarket,
  law: readonly Ending[],
): ReadonlyMap<string, Chance> =>
  chancesIn(selectionsOf(market), law, (selection, ending) => resultOf(market, selection, ending))

/** The offers of these markets, in their order; of a period that the forecast knows nothing of, none. */
export const priceMarkets = (
  markets: readonly VolleyballMarket[],
  of: Forecast,
  isLive: boolean,
): readonly VolleyballOffer[] => priceBySets(markets, of, chancesOf, isLive)

/** How far beside the middle line the others are, in points. */
const BESIDE = { match: [-8, -4, 0, 4, 8], set: [-4, -2, 0, 2, 4] } as const

/** Every market that the house opens on a match of this forecast. */
export const bookMarkets = (of: Forecast): readonly VolleyballMarket[] =>
  PERIODS.flatMap((period) => {
    const law = of.get(period)
    if (!law) return []
    return period === 'match' ? matchMarkets(law) : setMarkets(law, period)
  })

const linesOf = (
  law: readonly Ending[],
  reads: Reads,
  beside: readonly number[],
): readonly number[] => linesAround(law, (ending) => numberOf(ending, reads), beside)

/** A total below nothing is none. */
const totals = (law: readonly Ending[], beside: readonly number[]): readonly number[] =>
  linesOf(law, 'scored-total', beside).filter((line) => line > 0)

function matchMarkets(law: readonly Ending[]): readonly VolleyballMarket[] {
  const { total, handicap } = setLines(SETS_TO_WIN)
  return [
    { kind: 'volleyball-winner', period: 'match', line: null },
    { kind: 'volleyball-set-score', period: 'match', line: null },
    ...lined('volleyball-total-sets', 'match', total),
    ...lined('volleyball-sets-handicap', 'match', handicap),
    ...lined('volleyball-total-points', 'match', totals(law, BESIDE.match)),
  ]
}

/** A set is won by two points at the least: less than that to either side is who wins it, once more. */
function setMarkets(law: readonly Ending[], period: Period): readonly VolleyballMarket[] {
  const handicaps = linesOf(law, 'scored-difference', BESIDE.set).filter(
    (points) => Math.abs(points) > 2,
  )
  return [
    { kind: 'volleyball-set-winner', period, line: null },
    ...lined('volleyball-total-points', period, totals(law, BESIDE.set)),
    ...lined('volleyball-points-handicap', period, negated(handicaps)),
  ]
}

/** Where it stands among all that may be offered on a match. */
export const placeOf = ({ market, selection }: VolleyballOffer): number =>
  placeIn(market, selectionsOf(market).indexOf(selection), { kinds: KIND_NAMES, most: LINE_MOST })
