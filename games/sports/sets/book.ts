/** The book of a match in sets, as far as sports make it alike: chances out of what there can be, lines around the middle, and places. */
import { OVERROUND, priceEach, type Chance, type OfferOf } from '../price.ts'
import type { PartResult } from '../results.ts'
import { UNIT, type Period, type SetsMarket } from './kinds.ts'
import { SETS } from './sets.ts'

/** Something that a match, or a set, can come to. */
export interface Likely {
  readonly chance: number
}

/** What is alike in all endings has one chance, whichever way its floats were added. */
const FINE = 1e12
const rounded = (chance: number): number => Math.round(chance * FINE) / FINE

/** The chance of each selection. */
export function chancesIn<Ending extends Likely>(
  selections: readonly string[],
  law: readonly Ending[],
  resultOf: (selection: string, ending: Ending) => PartResult,
): ReadonlyMap<string, Chance> {
  return new Map(
    selections.map((selection) => {
      let [win, back] = [0, 0]
      for (const ending of law) {
        const result = resultOf(selection, ending)
        if (result === 'win') win += ending.chance
        else if (result === 'void') back += ending.chance
      }
      return [selection, { win: rounded(win), back: rounded(back) }]
    }),
  )
}

/** By period; of one that is over, that may not be played, or that nothing is known of, none. */
export type Forecast<Ending extends Likely> = ReadonlyMap<Period, readonly Ending[]>

/** What the match can come to, and each of the sets that are played for sure, the first of which is at that place. */
export const forecastOf = <Ending extends Likely>(
  match: readonly Ending[],
  sets: readonly (readonly Ending[])[],
  first: number,
): Forecast<Ending> =>
  new Map<Period, readonly Ending[]>([['match', match], ...setsFrom(sets, first)])

/** The same of sets alone. */
export const setsFrom = <Ending extends Likely>(
  sets: readonly (readonly Ending[])[],
  first: number,
): readonly (readonly [Period, readonly Ending[]])[] =>
  sets.map((law, at) => [SETS[first + at] ?? 's5', law] as const)

/** The offers of these markets, in their order; of a period that the forecast knows nothing of, none. */
export const priceBySets = <Market extends SetsMarket, Ending extends Likely>(
  markets: readonly Market[],
  of: Forecast<Ending>,
  chancesOf: (market: Market, law: readonly Ending[]) => ReadonlyMap<string, Chance>,
  isLive: boolean,
): readonly OfferOf<Market>[] =>
  priceEach(
    markets,
    ({ period }) => of.get(period),
    chancesOf,
    isLive ? OVERROUND.live : OVERROUND.prematch,
  )

/** The number that as many endings are below as above. */
function middleOf<Ending extends Likely>(
  law: readonly Ending[],
  numberOf: (ending: Ending) => number,
): number {
  const numbers = law
    .map((ending) => ({ number: numberOf(ending), chance: ending.chance }))
    .toSorted((a, b) => a.number - b.number)
  let below = 0
  for (const { number, chance } of numbers) {
    below += chance
    if (below >= 0.5) return number
  }
  return numbers.at(-1)?.number ?? 0
}

/** On halves around the middle, where nothing is given back. */
export function linesAround<Ending extends Likely>(
  law: readonly Ending[],
  numberOf: (ending: Ending) => number,
  beside: readonly number[],
): readonly number[] {
  const middle = middleOf(law, numberOf)
  return beside.map((more) => middle - 0.5 + more)
}

/** Markets of a kind on these lines. */
export const lined = <Kind extends string>(
  kind: Kind,
  period: Period,
  lines: readonly number[],
): readonly SetsMarket<Kind>[] => lines.map((line) => ({ kind, period, line: line * UNIT }))

/** As seen from the other side, from the lowest on. */
export const negated = (lines: readonly number[]): readonly number[] =>
  lines.map((line) => -line).toReversed()

/** Lines on how many sets there are, and by how many a side is ahead, where so many win the match. One set to either side is who wins, once more. */
export function setLines(toWin: number): Readonly<Record<'total' | 'handicap', readonly number[]>> {
  const more = Array.from({ length: toWin - 1 }, (_, at) => at)
  const ahead = more.map((at) => at + 1.5)
  return { total: more.map((at) => toWin + at + 0.5), handicap: [...negated(ahead), ...ahead] }
}

/** In the order that they are shown. */
export const PERIODS: readonly Period[] = ['match', ...SETS]

const SELECTIONS_ROOM = 8

/** Where it stands among all that may be offered on a match, whatever of that is offered: rows do not change places as lines do. No line is more than `most` to either side. */
export function placeIn<Kind extends string>(
  { kind, period, line }: SetsMarket<Kind>,
  selection: number,
  { kinds, most }: { kinds: readonly Kind[]; most: number },
): number {
  const room = most * UNIT + 100
  const group = PERIODS.indexOf(period) * kinds.length + kinds.indexOf(kind)
  return (group * 2 * room + (line ?? 0) + room) * SELECTIONS_ROOM + selection
}
