/**
 * The house's own prices of a basketball match, all from one walk: fair odds with the margin taken off in proportion, rounded down to the ladder. What
 * pays at least as much has at least the chance, so never the higher price; and no choice of bets inside the book wins whatever
 * happens, for none of them is above what it is worth. It knows no member, no stake and no exposure.
 */
import { OVERROUND, priceEach, type Chance, type OfferOf } from '../price.ts'
import {
  QUARTERS,
  READS,
  readsOf,
  resultAt,
  selectionsOf,
  signAt,
  type BasketballKindName,
  type BasketballMarket,
  type Period,
  type Reads,
  type Sign,
} from './kinds.ts'
import type { Forecast, Law } from './model.ts'

export type BasketballOffer = OfferOf<BasketballMarket>

/** The chance of each selection. */
export function chancesOf(market: BasketballMarket, law: Law): ReadonlyMap<string, Chance> {
  const { least, chances } = law[readsOf(market)]
  const bySign = new Map<Sign, number>()
  for (const [at, chance] of chances.entries()) {
    const sign = signAt(market, least + at)
    bySign.set(sign, (bySign.get(sign) ?? 0) + chance)
  }
  return new Map(
    selectionsOf(market).map((selection) => {
      const sumOf = (result: 'win' | 'void'): number =>
        [...bySign].reduce(
          (sum, [sign, chance]) =>
            resultAt(market, selection, sign) === result ? sum + chance : sum,
          0,
        )
      return [selection, { win: sumOf('win'), back: sumOf('void') }]
    }),
  )
}

/** The offers of these markets, in their order; of a period that the forecast knows nothing of, none. */
export const priceMarkets = (
  markets: readonly BasketballMarket[],
  of: Forecast,
  isLive: boolean,
): readonly BasketballOffer[] =>
  priceEach(
    markets,
    ({ period }) => of.get(period),
    chancesOf,
    isLive ? OVERROUND.live : OVERROUND.prematch,
  )

/** How far beside the middle line the others are, in points: fewer where fewer points are scored. */
const BESIDE: Readonly<
  Record<'match' | 'half' | 'quarter', Readonly<Record<Reads, readonly number[]>>>
> = {
  match: {
    difference: [-6, -3, 0, 3, 6],
    total: [-8, -4, 0, 4, 8],
    home: [-4, 0, 4],
    away: [-4, 0, 4],
  },
  half: { difference: [-3, 0, 3], total: [-4, 0, 4], home: [], away: [] },
  quarter: { difference: [-2, 0, 2], total: [-3, 0, 3], home: [], away: [] },
}

const besideIn = (period: Period) =>
  period === 'match'
    ? BESIDE.match
    : period === 'first-half' || period === 'second-half'
      ? BESIDE.half
      : BESIDE.quarter

const KIND_OF: Readonly<Record<Reads, BasketballKindName>> = {
  difference: 'points-handicap',
  total: 'total-points',
  home: 'home-points',
  away: 'away-points',
}

/** In the order that they are shown. */
const PERIODS: readonly Period[] = ['match', 'first-half', 'second-half', ...QUARTERS]

/** The number that as many endings are below as above. */
function middleOf({ least, chances }: Law[Reads]): number {
  let below = 0
  for (const [at, chance] of chances.entries()) {
    below += chance
    if (below >= 0.5) return least + at
  }
  return least
}

const QUARTERS_OF_POINT = 4

/**
 * Every market that the house opens on a match of this forecast: lines stand on half points, where nothing is given back. Half a point to either side
 * is who wins, once more, and is left out.
 */
export function bookMarkets(of: Forecast): readonly BasketballMarket[] {
  return PERIODS.flatMap((period) => {
    const law = of.get(period)
    return law ? marketsOf(period, law) : []
  })
}

function marketsOf(period: Period, law: Law): readonly BasketballMarket[] {
  const plain: BasketballMarket = {
    kind: period === 'match' ? 'winner' : 'period-result',
    period,
    line: null,
  }
  const lined = READS.flatMap((reads) =>
    linesAround(middleOf(law[reads]), reads, period).map((points): BasketballMarket => {
      const line = points * QUARTERS_OF_POINT * (reads === 'difference' ? -1 : 1)
      return { kind: KIND_OF[reads], period, line }
    }),
  )
  return [plain, ...lined]
}

/** On half points; in the order of the numbers. */
function linesAround(middle: number, reads: Reads, period: Period): readonly number[] {
  return besideIn(period)
    [reads].map((beside) => middle - 0.5 + beside)
    .filter((points) => (reads === 'difference' ? Math.abs(points) !== 0.5 : points > 0))
}

/** More than a line can be to either side, in quarters of a point. */
const LINE_ROOM = 2_000
const LINES_ROOM = 2 * LINE_ROOM
const SELECTIONS_ROOM = 4
const KINDS: readonly BasketballKindName[] = [
  'winner',
  'period-result',
  'points-handicap',
  'total-points',
  'home-points',
  'away-points',
]

/** Where it stands among all that may be offered on a match, whatever of that is offered: rows do not change places as lines do. */
export function placeOf({ market, selection }: BasketballOffer): number {
  const { kind, period, line } = market
  const group = PERIODS.indexOf(period) * KINDS.length + KINDS.indexOf(kind)
  const own = (line ?? 0) + LINE_ROOM
  return (group * LINES_ROOM + own) * SELECTIONS_ROOM + selectionsOf(market).indexOf(selection)
}
