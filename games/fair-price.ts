/** A price that follows from an exact chance. Prices are hundredths, the stake included. */

/** A chance, exactly: so much of so much. A bet that may be paid in part counts for that part. */
export interface Chance {
  of: bigint
  all: bigint
}

/** What a bet is to return of what is staked on it, in hundredths, before its price is rounded down. */
const AIMED_PERCENT = 92n
/** What is likelier than this is not offered. */
const CHANCE_MOST_PERCENT = 90n
/** What would pay more than this, in hundredths, is not offered either. */
export const PRICE_MOST = 1_000_000n
/** The least and the most that any bet on offer returns: a price is rounded down by less than a hundredth, of a chance of 0.9 at most. */
export const RETURN_LEAST = 0.911
export const RETURN_MOST = 0.92

/** What one lira at such a chance pays, in hundredths, rounded down; null where it is not offered. */
export function priceFor({ of, all }: Chance): number | null {
  if (of === 0n || 100n * of > CHANCE_MOST_PERCENT * all) return null
  const hundredths = (AIMED_PERCENT * all) / of
  return hundredths > PRICE_MOST ? null : Number(hundredths)
}
