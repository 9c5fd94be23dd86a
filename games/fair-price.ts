/** A price that follows from an exact chance. Prices are hundredths, the stake included. */

/** A chance, exactly: so much of so much. A bet that may be paid in part counts for that part. */
export interface Chance {
  of: bigint
  all: bigint
}

/** What a game's prices are made by. */
interface PriceTerms {
  /** What a bet is to return of what is staked on it, in hundredths, before its price is rounded down. */
  aimedPercent: bigint
  /** What is likelier than this is not offered. */
  chanceMostPercent: bigint
  /** What would pay more than this, in hundredths, is not offered either; null where nothing can. */
  most: bigint | null
}

/** What one lira at a chance pays, in hundredths, rounded down; null where it is not offered. */
export const pricesBy =
  ({ aimedPercent, chanceMostPercent, most }: PriceTerms) =>
  ({ of, all }: Chance): number | null => {
    if (of === 0n || 100n * of > chanceMostPercent * all) return null
    const price = (aimedPercent * all) / of
    return most !== null && price > most ? null : Number(price)
  }

/** The highest price of bets on games and on a poker hand. */
export const PRICE_MOST = 1_000_000n
/** The least and the most that any bet on offer returns: a price is rounded down by less than a hundredth, of a chance of 0.9 at most. */
export const RETURN_LEAST = 0.911
export const RETURN_MOST = 0.92

/** As bets on games and on a poker hand are priced. */
export const priceFor = pricesBy({ aimedPercent: 92n, chanceMostPercent: 90n, most: PRICE_MOST })
