import { expect, it } from 'vitest'
import { CHIPS } from '#contract/games/floor-boards.ts'
import { words } from '../roulette/words.ts'
import { chipsFrom, chipText } from './chip.ts'

it.each([
  [25, '25', '25'],
  [12.5, '12,5', '12.5'],
  [1_000, '1B', '1K'],
  [1_550, '1,5B', '1.5K'],
  [12_000, '12B', '12K'],
])('%d lira on a chip', (lira, tr, en) => {
  expect(chipText(lira * 1_000_000, words.tr)).toBe(tr)
  expect(chipText(lira * 1_000_000, words.en)).toBe(en)
})

it.each([
  [1, [1, 5, 10, 25, 100, 500, 1_000]],
  [5, [5, 10, 25, 100, 500, 1_000, 5_000]],
  [100, [5, 10, 25, 100, 500, 1_000, 5_000]],
  [9_000, [5, 10, 25, 100, 500, 1_000, 5_000]],
])('at a table whose least stake is %d lira these chips lie', (least, chips) => {
  expect(chipsFrom(least * 1_000_000)).toEqual(chips.map((lira) => lira * 1_000_000))
})

it('whatever the least stake is, a row has a chip that may be laid where there is one', () => {
  for (const least of CHIPS) expect(chipsFrom(least)).toContain(least)
})
