import { CHIPS } from '#contract/games/floor-boards.ts'
import { make } from '../dom.ts'

const LIRA = 1_000_000

export interface ChipWords {
  /** What stands behind a thousand on a chip. */
  thousand: string
  decimal: string
}

/** `25`, `1B`, `12,5`: as much as fits on a chip, never more than lies there. */
export function chipText(micro: number, { thousand, decimal }: ChipWords): string {
  const lira = micro / LIRA
  if (lira >= 1_000) return `${Math.floor(lira / 100) / 10}${thousand}`.replace('.', decimal)
  return lira % 1 === 0 ? String(lira) : String(Math.floor(lira * 10) / 10).replace('.', decimal)
}

/** So many chips have room in a row of a phone. */
const ROW = 7

/** Those that a table offers: a row from its least stake on; where that is high, the chips below it that fill the row. */
export function chipsFrom(least: number): readonly number[] {
  const first = CHIPS.findIndex((chip) => chip >= least)
  const lastRow = CHIPS.length - ROW
  const from = first < 0 ? lastRow : Math.min(first, lastRow)
  return CHIPS.slice(from, from + ROW)
}

/** Which of the chips an amount looks like: the highest that it reaches. */
export const chipSort = (micro: number): number =>
  Math.max(
    0,
    CHIPS.findLastIndex((chip) => chip <= micro),
  )

export const makeChip = (micro: number, words: ChipWords): HTMLElement =>
  make(
    'span',
    { class: 'floor-chip', 'data-sort': String(chipSort(micro)), 'aria-hidden': 'true' },
    make('b', {}, chipText(micro, words)),
  )
