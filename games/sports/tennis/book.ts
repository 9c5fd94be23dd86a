/**
 * The house's own prices of a tennis match, all from one recursion: fair odds with the margin taken off in proportion, rounded down to the ladder. What
 * pays at least as much has at least the chance, so never the higher price; and no choice of bets inside the book wins whatever
 * happens, for none of them is above what it is worth. It knows no member, no stake and no exposure.
 */
import type { Chance, OfferOf } from '../price.ts'
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
import { numberIn, resultAt, type Period, type Reads } from '../sets/kinds.ts'
import { setsToWinIn, type FormatName } from './formats.ts'
import {
  LINE_MOST,
  TENNIS_KINDS,
  selectionsOf,
  type TennisKindName,
  type TennisMarket,
} from './kinds.ts'
import type { Ending } from './model.ts'

export type TennisOffer = OfferOf<TennisMarket>

export type Forecast = ForecastOf<Ending>

/** The chance of each selection. */
export function chancesOf(
  market: TennisMarket,
  law: readonly Ending[],
): ReadonlyMap<string, Chance> {
  const kind = TENNIS_KINDS[market.kind]
  return chancesIn(kind.selections, law, (selection, ending) =>
    resultAt(kind, market, selection, ending),
  )
}

/** The offers of these markets, in their order; of a period that the forecast knows nothing of, none. */
export const priceMarkets = (
  markets: readonly TennisMarket[],
  of: Forecast,
  isLive: boolean,
): readonly TennisOffer[] => priceBySets(markets, of, chancesOf, isLive)

/** How far beside the middle line the others are, in games. */
const BESIDE = {
  match: { difference: [-2, -1, 0, 1, 2], total: [-2, -1, 0, 1, 2], side: [-1, 0, 1] },
  set: { difference: [-1, 0, 1], total: [-1, 0, 1] },
} as const

const linesOf = (
  law: readonly Ending[],
  reads: Reads,
  beside: readonly number[],
): readonly number[] => linesAround(law, (ending) => numberIn(ending, reads), beside)

/** Every market that the house opens on a match of this forecast. */
export function bookMarkets(of: Forecast, format: FormatName): readonly TennisMarket[] {
  return PERIODS.flatMap((period) => {
    const law = of.get(period)
    if (!law) return []
    return period === 'match' ? matchMarkets(law, format) : setMarkets(law, period)
  })
}

function matchMarkets(law: readonly Ending[], format: FormatName): readonly TennisMarket[] {
  const toWin = setsToWinIn(format)
  const sets = setLines(toWin)
  const { difference, total, side } = BESIDE.match
  const all: readonly TennisMarket[] = [
    { kind: 'match-winner', period: 'match', line: null },
    { kind: toWin === 2 ? 'set-score' : 'set-score-of-five', period: 'match', line: null },
    ...lined('total-sets', 'match', sets.total),
    ...lined('sets-handicap', 'match', sets.handicap),
    ...lined('total-games', 'match', linesOf(law, 'scored-total', total)),
    ...lined('games-handicap', 'match', negated(linesOf(law, 'scored-difference', difference))),
    ...lined('home-games', 'match', linesOf(law, 'scored-home', side)),
    ...lined('away-games', 'match', linesOf(law, 'scored-away', side)),
  ]
  return all.filter(({ kind, line }) => line === null || isHandicap(kind) || line > 0)
}

const isHandicap = (kind: TennisKindName): boolean => kind.endsWith('handicap')

/** Of a match tie-break, which is one game, who wins it is all that there is. Half a game to either side is that once more. */
function setMarkets(law: readonly Ending[], period: Period): readonly TennisMarket[] {
  const winner: TennisMarket = { kind: 'set-winner', period, line: null }
  if (law.every(({ scored }) => scored.home + scored.away === 1)) return [winner]
  const { difference, total } = BESIDE.set
  const handicaps = linesOf(law, 'scored-difference', difference).filter(
    (games) => Math.abs(games) !== 0.5,
  )
  return [
    winner,
    ...lined('total-games', period, linesOf(law, 'scored-total', total)),
    ...lined('games-handicap', period, negated(handicaps)),
  ]
}

/** In the order that they are shown. */
const KINDS: readonly TennisKindName[] = [
  'match-winner',
  'set-winner',
  'set-score',
  'set-score-of-five',
  'total-sets',
  'sets-handicap',
  'total-games',
  'games-handicap',
  'home-games',
  'away-games',
]

/** Where it stands among all that may be offered on a match. */
export const placeOf = ({ market, selection }: TennisOffer): number =>
  placeIn(market, selectionsOf(market).indexOf(selection), { kinds: KINDS, most: LINE_MOST })
