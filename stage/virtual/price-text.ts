/** Prices as a board and a slip show them, from hundredths. */
import { showFigure, showPercent, type Lang } from '../frame/amounts.ts'

/** The exact price: `4,30`, `1.234,56`. */
export function showPrice(hundredths: number, lang: Lang): string {
  return showFigure(hundredths / 100, lang, [2, 2])
}

/** As much of it as fits a small cell, and never more than it is. */
export function showShortPrice(hundredths: number, lang: Lang): string {
  const digits = hundredths < 1_000 ? 2 : hundredths < 10_000 ? 1 : 0
  const unit = 10 ** (2 - digits)
  return showFigure((Math.floor(hundredths / unit) * unit) / 100, lang, [digits, digits])
}

/** Rounded so that what is stated is never more than what is returned. */
export function showReturns([least, most]: readonly [number, number], lang: Lang): string {
  const down = (share: number): string => showPercent(Math.floor(share * 10_000) / 10_000, lang)
  const [from, to] = [down(least), down(most)]
  return from === to ? from : `${from} – ${to}`
}
