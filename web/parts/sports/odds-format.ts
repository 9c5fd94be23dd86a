import type { Lang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'

/** Ways to show a price. What counts, is sent and multiplied is the decimal one. */
export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

export const oddsFormatFrom = (stored: string | null): OddsFormat =>
  ODDS_FORMATS.find((format) => format === stored) ?? 'decimal'

/** A price of whole hundredths: `1,85`; what it wins over the stake, reduced: `17/20`; or what a hundred win, or are won by: `−118`. */
export function oddsText(odds: number, lang: Lang, format: OddsFormat = 'decimal'): string {
  const hundredths = Math.round(odds * 100)
  // Nothing is won: no fraction and no hundred says that.
  if (format === 'decimal' || hundredths <= 100) return formatNumber(odds, lang, 2)
  return format === 'fractional'
    ? fractional(hundredths - 100, lang)
    : american(hundredths - 100, lang)
}

function fractional(won: number, lang: Lang): string {
  const divisor = greatestDivisor(won, 100)
  return `${formatNumber(won / divisor, lang, 0)}/${100 / divisor}`
}

/** Whole, and where it is none toward the house: never more than is paid. */
const american = (won: number, lang: Lang): string =>
  won >= 100
    ? `+${formatNumber(won, lang, 0)}`
    : `−${formatNumber(Math.ceil(10_000 / won), lang, 0)}`

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))
