/**
 * An esport match as far as betting on it goes: where it stands for the model, and which markets are open at which prices, before it and between its maps.
 * Everything follows from who plays and from the record; no clock is read here and nothing is drawn.
 */
import { bookOf } from '../price.ts'
import { forecastOf, setsFrom } from '../sets/book.ts'
import { NONE, type SetsStanding } from '../sets/sets.ts'
import { bookMarkets, placeOf, priceMarkets, type EsportOffer, type Forecast } from './book.ts'
import type { EsportMarket } from './kinds.ts'
import { mapLaw, matchLaw } from './model.ts'
import { matchStandingOf, type EsportRecord } from './record.ts'
import { MAPS, MAPS_TO_WIN } from './rules.ts'
import { settleMarket } from './settlement.ts'

type Standing = Pick<SetsStanding, 'sets' | 'at'>

/** Of every map that is played for sure, from the one that comes next. */
const mapLaws = (chance: number, { sets }: Standing) =>
  Array.from({ length: MAPS_TO_WIN - Math.max(sets.home, sets.away) }, () => mapLaw(chance))

/** What can be expected of a match that is still to begin, by the chance of its first side to win a map. */
export const forecastBefore = (chance: number): Forecast =>
  forecastOf(matchLaw(chance, NONE), mapLaws(chance, { sets: NONE, at: 0 }), 0)

/**
 * The same of one that is played; of one whose maps are not known nothing. How a map goes nobody tells the house, and everybody else can see it: while one
 * is played, nothing is known of it, nor of the match, but of those that come whatever becomes of it.
 */
export function forecastAt(chance: number, record: EsportRecord): Forecast {
  const standing = matchStandingOf(record)
  if (standing === null || standing.isOver) return new Map()
  const { sets, at } = standing
  const maps = mapLaws(chance, standing)
  return record.phase === MAPS[at]
    ? new Map(setsFrom(maps.slice(1), at + 1))
    : forecastOf(matchLaw(chance, sets), maps, at)
}

const book = bookOf({ priceMarkets, placeOf, settleMarket })

/** The book of a match that is still to begin. */
export function priceBefore(chance: number): readonly (EsportOffer & { place: number })[] {
  const known = forecastBefore(chance)
  return book.before(bookMarkets(known), known)
}

/** The markets of the same: they are those of every match. */
export const marketsBefore = (): readonly EsportMarket[] => bookMarkets(forecastBefore(0.5))

/** The book of a match as it stands, at the margin in play; of what is decided, cannot be known or is being played there is nothing. */
export function priceAtStep(
  chance: number,
  record: EsportRecord,
  step: number | null,
): readonly (EsportOffer & { place: number })[] {
  if (step === null) return []
  const known = forecastAt(chance, record)
  const markets = { now: bookMarkets(known), before: marketsBefore() }
  return book.inPlay(markets, known, record)
}
