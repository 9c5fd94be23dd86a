/** A match before it begins, as far as betting on it goes: which markets are open at which prices. Everything follows from who plays. */
import type { Fixture } from '../feed.ts'
import { bookMarkets, priceMarkets, type FootballOffer } from './book.ts'
import type { Position } from './built-price.ts'
import { forecast, type Outlook } from './forecast.ts'
import { isCounted, kindOf, type Market } from './kinds.ts'
import { ratesBetween } from './leagues.ts'
import { walkFrom, type Rates } from './model.ts'
import { COUNT_RATES } from './simulate.ts'

/** What may be chosen before a match, out of all that the book has a price for. */
const OFFERED: Readonly<Partial<Record<Market['kind'], readonly (number | null)[]>>> = {
  'match-result': [null],
  'double-chance': [null],
  'draw-no-bet': [null],
  'both-score': [null],
  'odd-even': [null],
  'half-time-full-time': [null],
  'correct-score': [null],
  'european-handicap': [-4, 4],
  'asian-handicap': [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6],
  'total-goals': [2, 6, 7, 8, 9, 10, 11, 12, 13, 14, 18],
  'home-goals': [2, 6, 10],
  'away-goals': [2, 6, 10],
  'total-corners': [34, 38, 42],
  'total-cards': [14, 18, 22],
}

/** In the order that they are shown. */
const MARKETS_BEFORE: readonly Market[] = bookMarkets(0).filter(
  ({ kind, period, line }) =>
    OFFERED[kind]?.includes(line) === true &&
    (period === 'match' || line === null || line === 2 || line === 6),
)

/** Of a match whose corners, or cards, nobody tells, there is nothing to settle them by. */
export const marketsBefore = ({ follows }: Pick<Fixture, 'follows'>): readonly Market[] =>
  MARKETS_BEFORE.filter((market) => !isCounted(market) || follows.includes(kindOf(market).count))

const NONE = { home: 0, away: 0 }

const OUTLOOK: Outlook = {
  standing: { step: 0, score: NONE, reds: NONE },
  half: null,
  corners: { counted: 0, rate: COUNT_RATES.corners },
  cards: { counted: 0, rate: COUNT_RATES.yellows + COUNT_RATES.reds },
}

/** What its chances are reckoned from. */
export const positionBefore = (rates: Rates): Position => ({
  walk: walkFrom(rates, 0, NONE),
  outlook: OUTLOOK,
  isLive: false,
})

/** The book of a match that is still to begin; empty where it has none. */
export function priceBefore(fixture: Fixture): readonly FootballOffer[] {
  const rates = ratesBetween(fixture)
  if (!rates) return []
  const { walk, outlook } = positionBefore(rates)
  return priceMarkets(marketsBefore(fixture), forecast(walk, outlook), false)
}
