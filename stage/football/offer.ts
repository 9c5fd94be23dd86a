/** What a match day offers, as its slip asks for it. */
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { clubsOf, matchBetName, matchName, partsOfBet } from '#contract/games/football-names.ts'
import { mostPaid, spotMost } from '#games/football/numbers.ts'
import type { Lang } from '../frame/amounts.ts'
import type { SlipChoice } from '../virtual/slip-lines.ts'
import { makeCrest } from './crest.ts'
import type { PriceBook } from './prices.ts'

const matchOf = (spot: string): number => partsOfBet(spot)?.match ?? 0

/** `Poyraz FK – İmbat FK, Maç sonucu 1`. */
export function betName(
  { round }: Pick<FloorTableState, 'round'>,
  spot: string,
  lang: Lang,
): string {
  return `${matchName(round?.card?.field, matchOf(spot))}, ${matchBetName(spot, lang)}`
}

export function offerOf(table: FloorTableState, book: PriceBook, lang: Lang): SlipChoice {
  const { round, limits } = table
  const { field, strengths = [] } = round?.card ?? {}
  const priceOf = (spot: string): number | null => book.of(spot) ?? null
  return {
    key: `${round?.number} ${book.counted}`,
    nameOf: (spot) => matchBetName(spot, lang),
    signOf: (spot) => clubsOf(field, matchOf(spot)).map(makeCrest),
    aboutOf: (spot) => matchName(field, matchOf(spot)),
    priceOf,
    mostOn: (spot) => {
      const price = priceOf(spot)
      return price === null ? null : Number(spotMost(price, BigInt(limits.max)))
    },
    highest: (chips) => highest(chips, strengths, priceOf),
  }
}

/** Matches end as they like, each by itself: the most of each, together. */
function highest(
  chips: readonly (readonly [string, number])[],
  strengths: readonly number[],
  priceOf: (spot: string) => number | null,
): bigint {
  const paid = new Map<string, bigint>()
  for (const [spot, amount] of chips) {
    const won = (BigInt(amount) * BigInt(priceOf(spot) ?? 0)) / 100n
    paid.set(spot, (paid.get(spot) ?? 0n) + won)
  }
  const matches = new Set(chips.map(([spot]) => matchOf(spot)))
  return [...matches].reduce((sum, match) => sum + mostPaid(match, strengths, paid), 0n)
}
