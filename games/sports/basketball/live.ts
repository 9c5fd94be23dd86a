/**
 * A basketball match as far as betting on it goes: where it stands for the model, and which markets are open at which prices, before it and while it is
 * played. Everything follows from who plays, from the record and from the clock that was told; no clock is read here and nothing is drawn.
 */
import type { MatchClock } from '../feed.ts'
import { bookOf } from '../price.ts'
import { bookMarkets, placeOf, priceMarkets, type BasketballOffer } from './book.ts'
import { QUARTERS, STRETCHES_OF, type BasketballMarket, type Period } from './kinds.ts'
import {
  OVERTIME_STEPS,
  QUARTER_STEPS,
  REGULATION_STEPS,
  STEPS_OF_MINUTE,
  forecast,
  type Forecast,
  type Rates,
  type Standing,
} from './model.ts'
import { pointsOf, type BasketballRecord, type Phase } from './record.ts'
import { settleMarket } from './settlement.ts'

/** By the phase of a match, the quarter that it is in, or that comes next, and whether it is being played. */
const PLACES: Readonly<Partial<Record<Phase, { quarter: number; isPlayed: boolean }>>> = {
  q1: { quarter: 0, isPlayed: true },
  'after-q1': { quarter: 1, isPlayed: false },
  q2: { quarter: 1, isPlayed: true },
  'half-time': { quarter: 2, isPlayed: false },
  q3: { quarter: 2, isPlayed: true },
  'after-q3': { quarter: 3, isPlayed: false },
  q4: { quarter: 3, isPlayed: true },
  'after-q4': { quarter: 4, isPlayed: false },
  overtime: { quarter: 4, isPlayed: true },
}

/** The step of the model that a match is in, an overtime's behind those of the quarters; null of one that is not being played. */
export function stepOf(
  { phase, ending }: BasketballRecord,
  clock: MatchClock | null,
): number | null {
  const place = PLACES[phase]
  if (ending !== null || !place) return null
  const begins = place.quarter * QUARTER_STEPS
  const isOfPhase = clock !== null && 'quarter' in clock && clock.quarter === phase
  if (!place.isPlayed || !isOfPhase) return begins
  const most = phase === 'overtime' ? OVERTIME_STEPS : QUARTER_STEPS
  return begins + Math.min(Math.max(clock.minute, 0) * STEPS_OF_MINUTE, most - 1)
}

/** The steps of the model that a match of this record may be in: whole numbers, the last one included. */
export function stepRangeOf({
  phase,
  ending,
}: BasketballRecord): { least: number; most: number } | null {
  const place = PLACES[phase]
  if (ending !== null || !place) return null
  const least = place.quarter * QUARTER_STEPS
  const steps = phase === 'overtime' ? OVERTIME_STEPS : QUARTER_STEPS
  return { least, most: place.isPlayed ? least + steps - 1 : least }
}

const ALL: readonly Period[] = ['match', 'first-half', 'second-half', ...QUARTERS]

/** The steps of a period that are still to be played. */
function stepsLeft(period: Period, step: number): number {
  if (period === 'match' && step >= REGULATION_STEPS)
    // After the last quarter an overtime is still to begin; in one, its own steps are left.
    return REGULATION_STEPS + OVERTIME_STEPS - step
  return QUARTERS.reduce((sum, quarter, at) => {
    if (!STRETCHES_OF[period].includes(quarter)) return sum
    const played = Math.min(Math.max(step - at * QUARTER_STEPS, 0), QUARTER_STEPS)
    return sum + QUARTER_STEPS - played
  }, 0)
}

const NONE = { home: 0, away: 0 }

const BEFORE: ReadonlyMap<Period, Standing> = new Map(
  ALL.map((period) => [period, { score: NONE, stepsLeft: stepsLeft(period, 0) }]),
)

/** What can be expected of a match that is still to begin. */
export const forecastBefore = (rates: Rates): Forecast => forecast(rates, BEFORE)

/** The same of one that is played, in that step: of periods whose score is not known nothing. */
export function forecastAt(rates: Rates, record: BasketballRecord, step: number): Forecast {
  return forecast(
    rates,
    new Map(
      ALL.flatMap((period): [Period, Standing][] => {
        const score = pointsOf(record, period)
        return score === null ? [] : [[period, { score, stepsLeft: stepsLeft(period, step) }]]
      }),
    ),
  )
}

const book = bookOf({ priceMarkets, placeOf, settleMarket })

/** The book of a match that is still to begin. */
export function priceBefore(rates: Rates): readonly (BasketballOffer & { place: number })[] {
  const known = forecastBefore(rates)
  return book.before(bookMarkets(known), known)
}

/** The markets of the same. */
export const marketsBefore = (rates: Rates): readonly BasketballMarket[] =>
  bookMarkets(forecastBefore(rates))

/** Said to wait for an overtime that there is none of: it is not level. */
function isDecidedLate(record: BasketballRecord): boolean {
  const score = pointsOf(record, 'match')
  return record.phase === 'after-q4' && score !== null && score.home !== score.away
}

/** The book of a match as it stands: its lines go with the score. */
export function priceAtStep(
  rates: Rates,
  record: BasketballRecord,
  step: number | null,
): readonly (BasketballOffer & { place: number })[] {
  if (step === null || isDecidedLate(record)) return []
  const known = forecastAt(rates, record, step)
  const markets = { now: bookMarkets(known), before: marketsBefore(rates) }
  return book.inPlay(markets, known, record)
}
