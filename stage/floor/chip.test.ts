import { expect, it } from 'vitest'
import { words } from '../roulette/words.ts'
import { chipText } from './chip.ts'

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
