/**
 * Bands of amounts: all amounts of so many digits that begin with the same two are one band. So an amount is found among few others,
 * and every round least amount begins a band. Amounts are whole micro-lira, more than zero. Pure.
 */

/** A band's number grows with its amounts: the digits of an amount, then the first two of them. */
export const bandOf = (amount: bigint): number =>
  digitsOf(amount) * 100 + Number(amount.toString().slice(0, 2))

/** The least amount of a band that has some: of two digits and more. */
export const leastOf = (band: number): bigint =>
  BigInt(band % 100) * 10n ** BigInt(Math.floor(band / 100) - 2)

const digitsOf = (amount: bigint): number => amount.toString().length

/** `bandOf` in SQL, as the index and the counts have it. */
export const bandIn = (amount: string): string =>
  `(length(${amount}::text) * 100 + left(${amount}::text, 2)::integer)`

/** The first day of a moment's month in Istanbul, in SQL. */
export const monthIn = (moment: string): string =>
  `date_trunc('month', ${moment} at time zone 'Europe/Istanbul')::date`
