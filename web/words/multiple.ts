import type { Lang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'

const DECIMALS = 2
/** What is smaller shows its first digit, so that a payout never reads as nothing. */
const SMALL = 0.01

/** `15,5×`: how many times a stake came back, written as in the game. */
export function timesText(multiple: number, lang: Lang): string {
  const isSmall = multiple > 0 && multiple < SMALL
  const decimals = isSmall ? -Math.floor(Math.log10(multiple)) : DECIMALS
  const needed = multiple.toFixed(decimals).replace(/0+$/, '').split('.')[1]?.length ?? 0
  return `${formatNumber(multiple, lang, needed)}×`
}

/** `2,50×`: where a flight ended or was left, given in hundredths; always two places, as in the game itself. */
export const pointText = (hundredths: number, lang: Lang): string =>
  `${formatNumber(hundredths / 100, lang, DECIMALS)}×`
