import { localeOf, type Lang } from '#kit/language.ts'

const PERCENT = 100

/** A stated return: `%96,52` in Turkish, `96.52%` in English. Takes percent, as the wire does. */
export function formatReturn(percent: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(percent / PERCENT)
}

/** A whole number with its thousands apart: `10.000` in Turkish, `10,000` in English. */
export function formatCount(count: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 0 }).format(count)
}
