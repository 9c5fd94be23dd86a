import type { Lang } from '../frame/amounts.ts'

/** `1,30×`: always two places, so that it does not jump while it climbs. */
export function showMultiple(hundredths: number, lang: Lang): string {
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return `${(hundredths / 100).toLocaleString(lang === 'tr' ? 'tr-TR' : 'en-GB', places)}×`
}
