import { KURUS, type Money } from '#contract/money.ts'

/** A coin that a method is paid in, and what one of it is worth. */
export interface Coin {
  /** As the member's wallet calls it: `USDT`. */
  currency: string
  /** So many are told and sent; the last is rounded up, so that what is sent covers the amount. */
  decimals: number
  /** What one whole coin is worth, in whole kuruş. */
  rate: Money
}

/** What a member sends, as decimal texts: so much of the coin, at this many lira for one. */
export interface CoinsDue {
  currency: string
  amount: string
  rate: string
}

/** The least of the coin that is worth the amount. */
export function coinsFor(amount: Money, { currency, decimals, rate }: Coin): CoinsDue {
  const units = (amount * 10n ** BigInt(decimals) + rate - 1n) / rate
  return { currency, amount: decimalText(units, decimals), rate: decimalText(rate / KURUS, 2) }
}

function decimalText(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
