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

/** What is known of a market's period, or what it can end at; nothing where its forecast knows none. */
type LawOf<Market, Law> = (market: Market) => Law | undefined

/** The offers of these markets, in their order; of one that nothing is known of, none. */
export const priceEach = <Market extends { readonly kind: string }, Law>(
  markets: readonly Market[],
  lawOf: LawOf<Market, Law>,
  chancesOf: (market: Market, law: Law) => ReadonlyMap<string, Chance>,
  overround: number,
): readonly OfferOf<Market>[] =>
  markets.flatMap((market) => {
    const law = lawOf(market)
    if (law === undefined) return []
    return [...chancesOf(market, law)].map(([selection, chance]) => {
      const offer = { market, selection, chance, odds: oddsOf(chance, chance.win * overround) }
      assertNoEdge(offer)
      return offer
    })
  })

interface NamedMarket {
  readonly kind: string
  readonly period: string
  readonly line: number | null
}

const nameOf = ({ kind, period, line }: NamedMarket): string => [kind, period, line].join()

/**
 * The book of a match in play, whose lines go with the score: `now`, and beside it what was offered `before` and is left behind. Of what is not open there is
 * nothing; what is left behind has chances, and no odds; and no market has odds of which less than two selections have some.
 */
function priceInPlay<Market extends NamedMarket>(
  { now, before }: Readonly<Record<'now' | 'before', readonly Market[]>>,
  isOpen: (market: Market) => boolean,
  price: (markets: readonly Market[]) => readonly OfferOf<Market>[],
): readonly OfferOf<Market>[] {
  const offered = new Set(now.map(nameOf))
  const leftBehind = before.filter((market) => !offered.has(nameOf(market)))
  const offers = price([...now, ...leftBehind].filter(isOpen))
  return offers.map((offer) => {
    const own = offers.filter(({ market, odds }) => market === offer.market && odds !== null)
    const hasOdds = own.length > 1 && offered.has(nameOf(offer.market))
    return { ...offer, odds: hasOdds ? offer.odds : null }
  })
}

interface SportsBook<Market, Known, Played> {
  /** The offers of these markets by what is known of their match, at the margin before it or in play. */
  readonly priceMarkets: (
    markets: readonly Market[],
    known: Known,
    isLive: boolean,
  ) => readonly OfferOf<Market>[]
  /** Where an offer stands among those of its match. */
  readonly placeOf: (offer: OfferOf<Market>) => number
  readonly settleMarket: (market: Market, record: Played) => { readonly state: string }
}

type Placed<Market> = readonly (OfferOf<Market> & { place: number })[]

/** The book of a sport whose lines go with the score: of a match that is still to begin, and of one as it stands. */
export function bookOf<
  Market extends NamedMarket,
  Known,
  Played extends { readonly follows: readonly string[] },
>(sport: SportsBook<Market, Known, Played>) {
  const placed = (offers: readonly OfferOf<Market>[]): Placed<Market> =>
    offers.map((offer) => ({ ...offer, place: sport.placeOf(offer) }))
  return {
    before: (markets: readonly Market[], known: Known): Placed<Market> =>
      placed(sport.priceMarkets(markets, known, false)),
    /**
     * At the margin in play. Lines of `before` that are left behind have chances, and no odds; of what is decided or cannot be known there is
     * nothing, and no odds on a market of which less than two selections have some.
     */
    inPlay(
      markets: Readonly<Record<'now' | 'before', readonly Market[]>>,
      known: Known,
      record: Played,
    ): Placed<Market> {
      // Between two scores that are stated everybody else knows more than the house.
      if (record.follows.length === 0) return []
      const isOpen = (market: Market) => sport.settleMarket(market, record).state === 'open'
      const price = (open: readonly Market[]) => sport.priceMarkets(open, known, true)
      return placed(priceInPlay(markets, isOpen, price))
    },
  }
}
