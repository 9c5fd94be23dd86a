import type { Lang } from './language.ts'
import { formatNumber } from './number-format.ts'

const KURUS_IN_LIRA = 100
const MICRO_IN_LIRA = 1_000_000
const MICRO_IN_KURUS = MICRO_IN_LIRA / KURUS_IN_LIRA

/** Six decimals of a wire amount, rounded down to the whole kuruş that people see. */
export function wholeKurus(lira: number): number {
  // Through micro-lira first: 0.29 * 100 is 28.999… in floats, and would lose a kuruş.
  return Math.floor(Math.round(lira * MICRO_IN_LIRA) / MICRO_IN_KURUS)
}

/** `₺1.234,56` in Turkish, `₺1,234.56` in English; a minus stands before the sign. */
export function formatMoney(lira: number, lang: Lang, options: { signed?: boolean } = {}): string {
  const kurus = wholeKurus(lira)
  const figure = formatNumber(Math.abs(kurus) / KURUS_IN_LIRA, lang, 2)
  const sign = kurus < 0 ? '−' : options.signed === true && kurus > 0 ? '+' : ''
  return `${sign}₺${figure}`
}
