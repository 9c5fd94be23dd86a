import type { Lang } from '#contract/languages.ts'
import { floorToKurus, type Money } from '#contract/money.ts'

export type { Lang }

/** What a payout of hundredths of the base bet is worth at this base bet. Exact for whole kuruş bets. */
export function amountOf(payoutHundredths: number, baseBet: Money): Money {
  return (BigInt(payoutHundredths) * baseBet) / 100n
}

/** `₺1.234,56` in Turkish, `₺1,234.56` in English, rounded down to the kuruş. */
export function showMoney(amount: Money, lang: Lang): string {
  const kurus = floorToKurus(amount) / 10_000n
  const size = kurus < 0n ? -kurus : kurus
  const [thousands, decimal] = lang === 'tr' ? ['.', ','] : [',', '.']
  const whole = String(size / 100n).replace(/\B(?=(\d{3})+$)/g, thousands)
  const rest = String(size % 100n).padStart(2, '0')
  return `${kurus < 0n ? '−' : ''}₺${whole}${decimal}${rest}`
}

/** The same without kuruş where there are none: `₺50.000`. */
export const showRoundMoney = (amount: Money, lang: Lang): string =>
  showMoney(amount, lang).replace(/[.,]00$/, '')

const formats = new Map<string, Intl.NumberFormat>()

/** A figure of this language with so many decimals: figures are written before every frame, and a format takes long to make. */
export function showFigure(value: number, lang: Lang, [least, most]: readonly [number, number]) {
  const key = `${lang} ${least} ${most}`
  const known = formats.get(key)
  if (known) return known.format(value)
  const made = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  })
  formats.set(key, made)
  return made.format(value)
}

/** `12,5×`: hundredths of the base bet as a multiple, without idle zeros. */
export function showMultiple(hundredths: number, lang: Lang): string {
  return `${showTimes(hundredths, lang)}×`
}

/** `12,5`: the same for a sentence that says "times". */
export function showTimes(hundredths: number, lang: Lang): string {
  return showFigure(hundredths / 100, lang, [0, 2])
}

/** `%96,52` in Turkish, `96.52%` in English, from a fraction. */
export function showPercent(fraction: number, lang: Lang): string {
  const figure = showFigure(fraction * 100, lang, [2, 2])
  return lang === 'tr' ? `%${figure}` : `${figure}%`
}

/** What a mode costs: the base bet times its cost, whole micro-lira. */
export function costOf(baseBet: Money, costMultiplier: number): Money {
  return (baseBet * BigInt(Math.round(costMultiplier * 100))) / 100n
}

/** The part of an amount reached at `share` (0 to 1) of a count-up. */
export function partOf(amount: Money, share: number): Money {
  if (share >= 1) return amount
  return (amount * BigInt(Math.round(Math.max(0, share) * 10_000))) / 10_000n
}
