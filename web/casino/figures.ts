import type { Lang } from '#kit/language.ts'
import { formatNumber } from '#kit/number-format.ts'

/** A stated return: `%96,52` in Turkish, `96.52%` in English. Takes percent, as the wire does. */
export function formatReturn(percent: number, lang: Lang): string {
  const figure = formatNumber(percent, lang, 2)
  return lang === 'tr' ? `%${figure}` : `${figure}%`
}
