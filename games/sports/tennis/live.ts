/**
 * A tennis match as far as betting on it goes: where it stands for the model, and which markets are open at which prices, before it and while it is
 * played. Everything follows from who plays and from the record; no clock is read here and nothing is drawn.
 */
import { priceInPlay } from '../price.ts'
import { bookMarkets, placeOf, priceMarkets, type Forecast, type TennisOffer } from './book.ts'
import { forecastOf } from '../sets/book.ts'
import type { Rates } from '../sets/serve.ts'
import { SETS } from '../sets/sets.ts'
import { setsToWinIn, type FormatName } from './formats.ts'
import type { TennisMarket } from './kinds.ts'
import { BEFORE, matchLaw, setLaws, type MatchStart } from './model.ts'
import { matchStandingOf, serverOf, type TennisRecord } from './record.ts'
import { settleMarket } from './settlement.ts'

/** What can be expected from there: of the match, and of every set that is played for sure. */
function forecastFrom(rates: Rates, format: FormatName, start: MatchStart): Forecast {
  const { sets } = start
  const first = sets.home + sets.away
  const count = setsToWinIn(format) - Math.max(sets.home, sets.away)
  const laws = setLaws(rates, format, start, count)
  return forecastOf(matchLaw(rates, format, start), laws, first)
}

/** What can be expected of a match that is still to begin. */
export const forecastBefore = (rates: Rates, format: FormatName): Forecast =>
  forecastFrom(rates, format, BEFORE)

/** The same of one that is played; of one whose games are not known nothing. */
export function forecastAt(rates: Rates, record: TennisRecord): Forecast {
  const standing = matchStandingOf(record)
  if (standing === null || standing.isOver) return new Map()
  const { at, games } = standing
  const place = { set: SETS[at] ?? 's5', game: games.home + games.away + 1 }
  return forecastFrom(rates, record.format, { ...standing, server: serverOf(record, place) })
}

const placed = (offers: readonly TennisOffer[]) =>
  offers.map((offer) => ({ ...offer, place: placeOf(offer) }))

/** The book of a match that is still to begin. */
export function priceBefore(
  rates: Rates,
  format: FormatName,
): readonly (TennisOffer & { place: number })[] {
  const of = forecastBefore(rates, format)
  return placed(priceMarkets(bookMarkets(of, format), of, false))
}

/** The markets of the same. */
export const marketsBefore = (rates: Rates, format: FormatName): readonly TennisMarket[] =>
  bookMarkets(forecastBefore(rates, format), format)

/**
 * The book of a match as it stands, at the margin in play: its lines go with the score. Lines of before that are left behind have chances, and no odds; of
 * what is decided or cannot be known there is nothing, and no odds on a market of which less than two selections have some.
 */
export function priceAtStep(
  rates: Rates,
  record: TennisRecord,
  step: number | null,
): readonly (TennisOffer & { place: number })[] {
  if (step === null) return []
  const of = forecastAt(rates, record)
  const markets = {
    now: bookMarkets(of, record.format),
    before: marketsBefore(rates, record.format),
  }
  const isOpen = (market: TennisMarket) => settleMarket(market, record).state === 'open'
  return placed(priceInPlay(markets, isOpen, (open) => priceMarkets(open, of, true)))
}
