import { showFigure, type Lang } from '../frame/amounts.ts'

/** `1,30×`: always two places, so that it does not jump while it climbs. */
export function showMultiple(hundredths: number, lang: Lang): string {
  return `${showFigure(hundredths / 100, lang, [2, 2])}×`
}
