/**
 * The rules of an esport match and of its bets once more, read from their text alone: slow, plain, and without a line of what the house settles by. For tests. It is
 * handed who won each map, in their order, as one letter each: `h` or `a`.
 */
interface PlainMarket {
  readonly kind: string
  readonly period: string
  readonly line: number | null
}

const wonBy = (maps: string, who: string): number =>
  maps.split('').filter((one) => one === who).length

/** All ways that a match which stands so can end: three maps are played on paper, and what comes after the second one of a side is struck out. */
export function everyEnd(maps: string): readonly string[] {
  const all = ['hhh', 'hha', 'hah', 'haa', 'ahh', 'aha', 'aah', 'aaa'].map((three) =>
    three.startsWith('hh') || three.startsWith('aa') ? three.slice(0, 2) : three,
  )
  return [...new Set(all)].filter((end) => end.startsWith(maps))
}

const compared = (number: number, isFirst: boolean): string => {
  if (number === 0) return 'void'
  return number > 0 === isFirst ? 'win' : 'lose'
}

/** What a selection came to in a match of these maps, all played: `win`, `void` or `lose`. */
export function plainResult(
  maps: string,
  { kind, period, line }: PlainMarket,
  selection: string,
): string {
  const value = (line ?? 0) / 4
  const [home, away] = [wonBy(maps, 'h'), wonBy(maps, 'a')]
  if (kind === 'esport-map-winner') {
    const winner = maps[Number(period[1]) - 1]
    if (winner === undefined) return 'void'
    return winner === (selection === '1' ? 'h' : 'a') ? 'win' : 'lose'
  }
  if (kind === 'esport-map-score') return selection === `${home}-${away}` ? 'win' : 'lose'
  if (kind === 'esport-total-maps') return compared(maps.length - value, selection === 'over')
  return compared(home - away + value, selection === '1')
}

/** All that a selection can still come to. */
export const possibleResults = (
  maps: string,
  market: PlainMarket,
  selection: string,
): ReadonlySet<string> => new Set(everyEnd(maps).map((end) => plainResult(end, market, selection)))

/** The chance of an end, map by map. */
export const plainChance = (chance: number, end: string): number =>
  end.split('').reduce((all, one) => all * (one === 'h' ? chance : 1 - chance), 1)
