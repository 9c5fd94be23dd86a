import type { Lang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'

/** A slot's return with what the jackpots return beside it: `%96,52 + %0,55`. */
export function formatWholeReturn(
  { rtp, jackpotRtp }: { rtp: number; jackpotRtp: number },
  lang: Lang,
): string {
  const own = formatReturn(rtp, lang)
  return jackpotRtp === 0 ? own : `${own} + ${formatReturn(jackpotRtp, lang)}`
}

/** A stated return: `%96,52` in Turkish, `96.52%` in English. Takes percent, as the wire does. */
export function formatReturn(percent: number, lang: Lang): string {
  const figure = formatNumber(percent, lang, 2)
  return lang === 'tr' ? `%${figure}` : `${figure}%`
}
