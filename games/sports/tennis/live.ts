/**
 * A tennis match as far as betting on it goes: where it stands for the model, and which markets are open at which prices, before it and while it is
 * played. Everything follows from who plays and from the record; no clock is read here and nothing is drawn.
 */
import { bookOf } from '../price.ts'
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

const book = bookOf({ priceMarkets, placeOf, settleMarket })

/** The book of a match that is still to begin. */
export function priceBefore(
  rates: Rates,
  format: FormatName,
): readonly (TennisOffer & { place: number })[] {
  const known = forecastBefore(rates, format)
  return book.before(bookMarkets(known, format), known)
}

/** The markets of the same. */
export const marketsBefore = (rates: Rates, format: FormatName): readonly TennisMarket[] =>
  bookMarkets(forecastBefore(rates, format), format)

/** The book of a match as it stands: its lines go with the score. */
export function priceAtStep(
  rates: Rates,
  record: TennisRecord,
  step: number | null,
): readonly (TennisOffer & { place: number })[] {
  if (step === null) return []
  const known = forecastAt(rates, record)
  const markets = {
    now: bookMarkets(known, record.format),
    before: marketsBefore(rates, record.format),
  }
  return book.inPlay(markets, known, record)
}
