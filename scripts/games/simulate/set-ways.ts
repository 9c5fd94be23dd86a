/** Every way that a match in sets can go on, set by set, and what prices pay in each. */
import type { Score } from '#games/sports/match.ts'
import type { PartResult } from '#games/sports/results.ts'
import type { Counted, SetsMarket } from '#games/sports/sets/kinds.ts'
import { NONE, SETS, sumOf, withSet, type SetName } from '#games/sports/sets/sets.ts'

/** A match that was played to its end. */
export interface Way extends Counted {
  readonly ends: readonly Score[]
}

/** From its beginning, by what each set can end at: what was told of one that is over is its one end. */
export function waysOn(
  setsToWin: number,
  endsAt: (place: number) => readonly Score[],
): readonly Way[] {
  const walk = ({ sets, scored, ends }: Way): readonly Way[] => {
    if (Math.max(sets.home, sets.away) === setsToWin) return [{ sets, scored, ends }]
    return endsAt(sets.home + sets.away).flatMap((end) =>
      walk({ sets: withSet(sets, end), scored: sumOf(scored, end), ends: [...ends, end] }),
    )
  }
  return walk({ sets: NONE, scored: NONE, ends: [] })
}

/** Of a set that was played. */
function ofSet({ ends }: Way, set: SetName): Counted | null {
  const scored = ends[SETS.indexOf(set)]
  return scored ? { scored, sets: NONE } : null
}

/** What each price pays in each way. */
export const payoutsIn = <Offer extends { readonly market: SetsMarket; odds: number | null }>(
  ways: readonly Way[],
  priced: readonly Offer[],
  resultOf: (offer: Offer, counted: Counted) => PartResult,
): readonly Float64Array[] =>
  priced.map((offer) =>
    Float64Array.from(ways, (way) => {
      const { period } = offer.market
      const counted = period === 'match' ? way : ofSet(way, period)
      const result = counted === null ? 'void' : resultOf(offer, counted)
      return result === 'win' ? (offer.odds ?? 0) / 100 : result === 'void' ? 1 : 0
    }),
  )
