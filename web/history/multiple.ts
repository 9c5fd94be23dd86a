import { localeOf, type Lang } from '#kit/language.ts'

/** What is smaller shows its first digit, so that a payout never reads as nothing. */
const SMALL = 0.01

/** `15,5×`: how many times a stake came back, written as in the game. */
export function timesText(multiple: number, lang: Lang): string {
  const isSmall = multiple > 0 && multiple < SMALL
  const digits = isSmall ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 2 }
  return `${new Intl.NumberFormat(localeOf(lang), digits).format(multiple)}×`
}
