/**
 * The house's own prices of a tennis match, all from one recursion: fair odds with the margin taken off in proportion, rounded down to the ladder. What
 * pays at least as much has at least the chance, so never the higher price; and no choice of bets inside the book wins whatever
 * happens, for none of them is above what it is worth. It knows no member, no stake and no exposure.
 */
import { OVERROUND, priceEach, type Chance, type OfferOf } from '../price.ts'
import { SETS, setsToWinIn, type FormatName } from './formats.ts'
import {
  numberIn,
  resultAt,
  selectionsOf,
  type Period,
  type Reads,
  type TennisKindName,
  type TennisMarket,
} from './kinds.ts'
import type { Ending } from './model.ts'

export type TennisOffer = OfferOf<TennisMarket>

/** By period; of one that is over, that may not be played, or that nothing is known of, none. */
export type Forecast = ReadonlyMap<Period, readonly Ending[]>

/** What is alike in all endings has one chance, whichever way its floats were added. */
const FINE = 1e12
const rounded = (chance: number): number => Math.round(chance * FINE) / FINE

/** The chance of each selection. */
export function chancesOf(
  market: TennisMarket,
  law: readonly Ending[],
): ReadonlyMap<string, Chance> {
  return new Map(
    selectionsOf(market).map((selection) => {
      let [win, back] = [0, 0]
      for (const ending of law) {
        const result = resultAt(market, selection, ending)
        if (result === 'win') win += ending.chance
        else if (result === 'void') back += ending.chance
      }
      return [selection, { win: rounded(win), back: rounded(back) }]
    }),
  )
}

/** The offers of these markets, in their order; of a period that the forecast knows nothing of, none. */
export const priceMarkets = (
  markets: readonly TennisMarket[],
  of: Forecast,
  isLive: boolean,
): readonly TennisOffer[] =>
  priceEach(
    markets,
    ({ period }) => of.get(period),
    chancesOf,
    isLive ? OVERROUND.live : OVERROUND.prematch,
  )

/** How far beside the middle line the others are, in games. */
const BESIDE = {
  match: { difference: [-2, -1, 0, 1, 2], total: [-2, -1, 0, 1, 2], side: [-1, 0, 1] },
  set: { difference: [-1, 0, 1], total: [-1, 0, 1] },
} as const

/** The number that as many endings are below as above. */
function middleOf(law: readonly Ending[], reads: Reads): number {
  const numbers = law
    .map((ending) => ({ number: numberIn(ending, reads), chance: ending.chance }))
    .toSorted((a, b) => a.number - b.number)
  let below = 0
  for (const { number, chance } of numbers) {
    below += chance
    if (below >= 0.5) return number
  }
  return numbers.at(-1)?.number ?? 0
}

const UNITS = 4

/** On half games around the middle, where nothing is given back. */
const linesAround = (
  law: readonly Ending[],
  reads: Reads,
  beside: readonly number[],
): readonly number[] => {
  const middle = middleOf(law, reads)
  return beside.map((more) => middle - 0.5 + more)
}

const lined = (
  kind: TennisKindName,
  period: Period,
  lines: readonly number[],
): readonly TennisMarket[] => lines.map((line) => ({ kind, period, line: line * UNITS }))

/** In the order that they are shown. */
const PERIODS: readonly Period[] = ['match', ...SETS]

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
  // One set to either side is who wins, once more.
  const ahead = Array.from({ length: toWin - 1 }, (_, at) => at + 1.5)
  const { difference, total, side } = BESIDE.match
  const all: readonly TennisMarket[] = [
    { kind: 'match-winner', period: 'match', line: null },
    { kind: toWin === 2 ? 'set-score' : 'set-score-of-five', period: 'match', line: null },
    ...lined(
      'total-sets',
      'match',
      Array.from({ length: toWin - 1 }, (_, at) => toWin + at + 0.5),
    ),
    ...lined('sets-handicap', 'match', [...negated(ahead), ...ahead]),
    ...lined('total-games', 'match', linesAround(law, 'games-total', total)),
    ...lined('games-handicap', 'match', negated(linesAround(law, 'games-difference', difference))),
    ...lined('home-games', 'match', linesAround(law, 'games-home', side)),
    ...lined('away-games', 'match', linesAround(law, 'games-away', side)),
  ]
  return all.filter(({ kind, line }) => line === null || isHandicap(kind) || line > 0)
}

const isHandicap = (kind: TennisKindName): boolean => kind.endsWith('handicap')
/** As seen from the other side, from the lowest on. */
const negated = (lines: readonly number[]): readonly number[] =>
  lines.map((line) => -line).toReversed()

/** Of a match tie-break, which is one game, who wins it is all that there is. Half a game to either side is that once more. */
function setMarkets(law: readonly Ending[], period: Period): readonly TennisMarket[] {
  const winner: TennisMarket = { kind: 'set-winner', period, line: null }
  if (law.every(({ games }) => games.home + games.away === 1)) return [winner]
  const { difference, total } = BESIDE.set
  const handicaps = linesAround(law, 'games-difference', difference).filter(
    (games) => Math.abs(games) !== 0.5,
  )
  return [
    winner,
    ...lined('total-games', period, linesAround(law, 'games-total', total)),
    ...lined('games-handicap', period, negated(handicaps)),
  ]
}

/** More than a line can be to either side, in quarters of a game. */
const LINE_ROOM = 500
const LINES_ROOM = 2 * LINE_ROOM
const SELECTIONS_ROOM = 8
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

/** Where it stands among all that may be offered on a match, whatever of that is offered: rows do not change places as lines do. */
export function placeOf({ market, selection }: TennisOffer): number {
  const { kind, period, line } = market
  const group = PERIODS.indexOf(period) * KINDS.length + KINDS.indexOf(kind)
  const own = (line ?? 0) + LINE_ROOM
  return (group * LINES_ROOM + own) * SELECTIONS_ROOM + selectionsOf(market).indexOf(selection)
}
