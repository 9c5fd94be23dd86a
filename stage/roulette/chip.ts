import { make } from '../dom.ts'
import type { RouletteWords } from './words.ts'

const LIRA = 1_000_000

/** What a chip is worth, in whole micro-lira. */
export const CHIPS: readonly number[] = [5, 10, 25, 100, 500, 1_000, 5_000].map((n) => n * LIRA)

/** `25`, `1B`, `12,5`: as much as fits on a chip. */
export function chipText(micro: number, { thousand }: RouletteWords): string {
  const lira = micro / LIRA
  if (lira >= 1_000) return `${Math.floor(lira / 100) / 10}${thousand}`.replace('.', ',')
  return lira % 1 === 0 ? String(lira) : String(Math.floor(lira * 10) / 10).replace('.', ',')
}

/** Which of the chips an amount looks like: the highest that it reaches. */
export const chipSort = (micro: number): number =>
  Math.max(
    0,
    CHIPS.findLastIndex((chip) => chip <= micro),
  )

export const makeChip = (micro: number, words: RouletteWords): HTMLElement =>
  make(
    'span',
    { class: 'rl-chip', 'data-sort': String(chipSort(micro)), 'aria-hidden': 'true' },
    make('b', {}, chipText(micro, words)),
  )
