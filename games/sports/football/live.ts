/**
 * A match that is being played, as far as betting on it goes: what stops it and for how long, where the match stands for the model, which markets are
 * open at which prices, and up to which message its results are sure. Everything follows from the record and the clock that was told; no
 * clock is read here and nothing is drawn.
 */
import type { MatchClock } from '../feed.ts'
import { bookMarkets, priceMarkets, type FootballOffer } from './book.ts'
import type { Position } from './built-price.ts'
import { forecast, type Outlook } from './forecast.ts'
import { selectionsOf, type Market, type Score } from './kinds.ts'
import { FIRST_HALF_STEPS, STEPS, isWithinTable, walkFrom, type Rates } from './model.ts'
import { goalsOf, knownOf, sentOffIn, type FootballRecord } from './record.ts'
import { COUNT_RATES } from './simulate.ts'
import { settleMarket } from './settlement.ts'

/** The minute of the model that a match is in; null of one that is not being played. Added time beyond the model's is its last minute. */
export function stepOf({ phase, ending }: FootballRecord, clock: MatchClock | null): number | null {
  if (ending !== null) return null
  const within = (minute: number, most: number): number => Math.min(Math.max(minute, 0), most - 1)
  switch (phase) {
    case 'first-half':
      return halfOf(clock) === 'first' ? within(clock?.minute ?? 0, FIRST_HALF_STEPS) : 0
    case 'half-time':
      return FIRST_HALF_STEPS
    case 'second-half':
      return halfOf(clock) === 'second'
        ? FIRST_HALF_STEPS + within((clock?.minute ?? 0) - 45, STEPS - FIRST_HALF_STEPS)
        : FIRST_HALF_STEPS
    case 'scheduled':
    case 'over':
      return null
  }
}

const halfOf = (clock: MatchClock | null) => (clock !== null && 'half' in clock ? clock.half : null)

/** The minutes of the model that a match of this record may be in: whole numbers, the last one included. */
export function stepRangeOf({
  phase,
  ending,
}: FootballRecord): { least: number; most: number } | null {
  if (ending !== null || phase === 'scheduled' || phase === 'over') return null
  if (phase === 'first-half') return { least: 0, most: FIRST_HALF_STEPS - 1 }
  return { least: FIRST_HALF_STEPS, most: phase === 'half-time' ? FIRST_HALF_STEPS : STEPS - 1 }
}

/** Where a match stands for the model; null where it is not played, where not every goal is told, and where what was stated says otherwise. */
function outlookOf(record: FootballRecord, step: number | null): Outlook | null {
  const { goals, corners, cards } = knownOf(record).tallies
  const counted = goalsOf(record)
  if (step === null || counted === null || !record.follows.includes('goals')) return null
  const leastOf = ({ home, away }: typeof goals.match): Score => ({
    home: home.least,
    away: away.least,
  })
  const score = leastOf(goals.match)
  // A half that has more than its match: one of them is wrong.
  if (score.home !== counted.home || score.away !== counted.away) return null
  if (!isWithinTable(score)) return null
  const half = goals['first-half']
  const isHalfKnown = half.home.most === half.home.least && half.away.most === half.away.least
  const countedIn = ({ home, away }: typeof goals.match): number => home.least + away.least
  return {
    standing: { step, score, reds: sentOffIn(record) },
    half: step >= FIRST_HALF_STEPS && isHalfKnown ? leastOf(half) : null,
    corners: { counted: countedIn(corners.match), rate: COUNT_RATES.corners },
    cards: { counted: countedIn(cards.match), rate: COUNT_RATES.yellows + COUNT_RATES.reds },
  }
}

/** What its chances are reckoned from, in that minute of the model; null as above. */
export function positionAtStep(
  rates: Rates,
  record: FootballRecord,
  minute: number | null,
): Position | null {
  const outlook = outlookOf(record, minute)
  if (outlook === null) return null
  const { step, reds } = outlook.standing
  return { walk: walkFrom(rates, step, reds), outlook, isLive: true }
}

const HALVES = [2, 6, 10, 14, 18, 22, 26, 30]
/** What may be chosen in play, out of all that the book has a price for. */
const OFFERED: Readonly<Partial<Record<Market['kind'], readonly (number | null)[]>>> = {
  'match-result': [null],
  'next-goal': [null],
  'total-goals': [...HALVES, 7, 8, 9, 11, 12, 13, 15],
  'double-chance': [null],
  'both-score': [null],
  'draw-no-bet': [null],
  'asian-handicap': [-10, -6, -4, -3, -2, -1, 1, 2, 3, 4, 6, 10],
  'european-handicap': [-4, 4],
  'home-goals': HALVES.slice(0, 4),
  'away-goals': HALVES.slice(0, 4),
  'odd-even': [null],
  'half-time-full-time': [null],
  'correct-score': [null],
}

/** Every market that may be open in play, in the order that it is shown: it is the same whatever is decided of them. */
export const liveMarkets = (goals: number): readonly Market[] => {
  const kinds = Object.keys(OFFERED)
  return bookMarkets(goals)
    .filter(({ kind, line }) => OFFERED[kind]?.includes(line) === true)
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}

/** An offer, and its place among all that may be open in play. */
export interface PlacedOffer extends FootballOffer {
  readonly place: number
}

/** More than any market has selections. */
const PLACES_OF_A_MARKET = 32

/**
 * The book of a match as it stands, at the margin in play: of what is decided or cannot be known nothing, and no odds on a market of which
 * less than two selections have some; their chances stand there all the same. Empty where no minute of the model is known.
 */
export function priceAtStep(
  rates: Rates,
  record: FootballRecord,
  minute: number | null,
): readonly PlacedOffer[] {
  const position = positionAtStep(rates, record, minute)
  if (position === null) return []
  const { walk, outlook } = position
  const { score } = outlook.standing
  const all = liveMarkets(score.home + score.away)
  const open = all.filter((market) => settleMarket(market, record).state === 'open')
  const offers = priceMarkets(open, forecast(walk, outlook), true)
  return all.flatMap((market, at) => {
    const own = offers.filter((offer) => offer.market === market)
    const isOpen = own.filter(({ odds }) => odds !== null).length > 1
    const names = selectionsOf(market)
    return own.map((offer) => ({
      ...offer,
      odds: isOpen ? offer.odds : null,
      place: at * PLACES_OF_A_MARKET + names.indexOf(offer.selection),
    }))
  })
}
