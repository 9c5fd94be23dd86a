/** What is fair less the margin, as every book of the house has it: never above what is fair, and rounded down to the ladder. */
import { floorToStep, type Odds } from './odds.ts'

/** In shares of the stake: what wins on average, and what is given back. */
export interface Chance {
  readonly win: number
  readonly back: number
}

export interface OfferOf<Market> {
  readonly market: Market
  readonly selection: string
  /** Null where even fair odds are below 1.01: it is not offered. */
  readonly odds: Odds | null
  readonly chance: Chance
}

/** The sum of what the odds of a market say, over what is sure. */
export const OVERROUND = { prematch: 1.05, live: 1.07 } as const

/** A little above what a float errs by. */
const CLOSE = 1e-12

/**
 * Down to the ladder, never below 1.01 where fair odds are not. What cannot win any more has none. `implied`: what the odds say of the selection,
 * above its chance.
 */
export function oddsOf({ win, back }: Chance, implied: number): Odds | null {
  if (win <= 0) return null
  const fair = (100 * (1 - back)) / win
  if (!(fair >= 101)) return null
  return floorToStep((100 * (1 - back)) / implied) ?? 101
}

/** The house keeps something of every selection, at the measure that the whole book is made by. */
export function assertNoEdge({
  market,
  selection,
  odds,
  chance,
}: OfferOf<{ readonly kind: string }>): void {
  if (odds !== null && (chance.win * odds) / 100 + chance.back > 1 + CLOSE)
    throw new Error(`${selection} of ${market.kind} is priced above what it is worth`)
}
