/**
 * A volleyball match as far as betting on it goes: where it stands for the model, and which markets are open at which prices, before it and while it is
 * played. Everything follows from who plays and from the record; no clock is read here and nothing is drawn.
 */
import { bookOf } from '../price.ts'
import { forecastOf } from '../sets/book.ts'
import type { Rates } from '../sets/serve.ts'
import { bookMarkets, placeOf, priceMarkets, type Forecast, type VolleyballOffer } from './book.ts'
import type { VolleyballMarket } from './kinds.ts'
import { BEFORE, matchLaw, setLaws, type MatchStart } from './model.ts'
import { firstServerOf, matchStandingOf, type VolleyballRecord } from './record.ts'
import { LAST_SET, SETS_TO_WIN } from './rules.ts'
import { settleMarket } from './settlement.ts'

/** What can be expected from there: of the match, and of every set that is played for sure. */
function forecastFrom(rates: Rates, start: MatchStart): Forecast {
  const { sets } = start
  const first = sets.home + sets.away
  const laws = setLaws(rates, start, SETS_TO_WIN - Math.max(sets.home, sets.away))
  return forecastOf(matchLaw(rates, start), laws, first)
}

/** What can be expected of a match that is still to begin. */
export const forecastBefore = (rates: Rates): Forecast => forecastFrom(rates, BEFORE)

/** The same of one that is played; of one whose points are not known nothing. */
export function forecastAt(rates: Rates, record: VolleyballRecord): Forecast {
  const standing = matchStandingOf(record)
  if (standing === null || standing.isOver) return new Map()
  const { sets, before, at, points, server } = standing
  return forecastFrom(rates, {
    sets,
    points,
    pointsBefore: before.home + before.away,
    server,
    opener: firstServerOf(record, at),
    lastOpener: firstServerOf(record, LAST_SET),
  })
}

const book = bookOf({ priceMarkets, placeOf, settleMarket })

/** The book of a match that is still to begin. */
export function priceBefore(rates: Rates): readonly (VolleyballOffer & { place: number })[] {
  const known = forecastBefore(rates)
  return book.before(bookMarkets(known), known)
}

/** The markets of the same. */
export const marketsBefore = (rates: Rates): readonly VolleyballMarket[] =>
  bookMarkets(forecastBefore(rates))

/** The book of a match as it stands: its lines go with the score. */
export function priceAtStep(
  rates: Rates,
  record: VolleyballRecord,
  step: number | null,
): readonly (VolleyballOffer & { place: number })[] {
  if (step === null) return []
  const known = forecastAt(rates, record)
  const markets = { now: bookMarkets(known), before: marketsBefore(rates) }
  return book.inPlay(markets, known, record)
}
