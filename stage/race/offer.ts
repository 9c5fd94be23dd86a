/** What a race offers, as its slip asks for it. */
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { raceSpotName } from '#contract/games/race-names.ts'
import { findSpot, spotMost } from '#games/race/numbers.ts'
import type { Lang } from '../frame/amounts.ts'
import type { SlipChoice } from '../virtual/slip-lines.ts'
import { highest, priceIn } from './prices.ts'
import { makeJacket, nameAt } from './runners.ts'

export function offerOf({ table, round, limits }: FloorTableState, lang: Lang): SlipChoice {
  const card = round?.card ?? null
  const postsOf = (spot: string): readonly number[] => findSpot(spot)?.posts ?? []
  const priceOf = (spot: string): number | null => priceIn(card, spot)
  return {
    key: JSON.stringify(card),
    nameOf: (spot) => raceSpotName(spot, lang),
    signOf: (spot) => postsOf(spot).map(makeJacket),
    aboutOf: (spot) =>
      postsOf(spot)
        .map((post) => nameAt(table, card ?? undefined, post))
        .join(' – '),
    priceOf,
    mostOn: (spot) => {
      const price = priceOf(spot)
      return price === null ? null : Number(spotMost(price, BigInt(limits.max)))
    },
    highest: (chips) => highest(chips, card),
  }
}
