import { grouped } from '#contract/grouped.ts'
import type { OfferOf } from '#games/sports/price.ts'

interface NamedMarket {
  readonly kind: string
  readonly period: string
  readonly line: number | null
}

/** A little above what a float errs by. */
const CLOSE = 1e-12
const CLOSE_SUM = 1e-9

/**
 * What is wrong with the prices of a book; empty where all is well. Where no selection returns more than its stake by chances that are those of one
 * table, no spread of stakes over them does, and so none wins whatever happens. `sumOf`: what the chances of a market come to.
 */
export function wrongPrices<Market extends NamedMarket>(
  offers: readonly OfferOf<Market>[],
  sumOf: (market: Market) => number = () => 1,
): readonly string[] {
  const nameOf = ({ kind, period, line }: Market): string => `${kind} ${period} ${line}`
  const wrong = offers.flatMap(({ market, selection, odds, chance: { win, back } }) => {
    const returned = odds === null ? 0 : (win * odds) / 100 + back
    return returned > 1 + CLOSE ? [`${nameOf(market)} ${selection} returns ${returned}`] : []
  })
  for (const [market, own] of grouped(offers, (offer) => offer.market)) {
    const all = own.reduce((sum, { chance }) => sum + chance.win, own[0]?.chance.back ?? 0)
    if (Math.abs(all - sumOf(market)) > CLOSE_SUM)
      wrong.push(`${nameOf(market)} has chances of ${all}`)
  }
  return wrong
}
