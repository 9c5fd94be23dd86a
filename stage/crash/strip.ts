import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { showMultiple } from './multiple.ts'
import { pointOf } from './point.ts'
import type { CrashWords } from './words.ts'

/** Where the last flights ended, the newest first. */
export function showStrip(
  element: HTMLElement,
  last: FloorTableState['last'],
  words: CrashWords,
  lang: Lang,
): void {
  element.setAttribute('aria-label', words.lastFlights)
  element.replaceChildren(
    ...last.map(({ outcome }) => {
      const point = pointOf(outcome)
      const text = point === null ? words.phases.void : showMultiple(point, lang)
      return make('li', { 'data-size': sizeOf(point) }, text)
    }),
  )
}

const sizeOf = (point: number | null): string =>
  point === null || point < 200 ? 'plain' : point < 1_000 ? 'good' : 'rare'
