import { expect, it } from 'vitest'
import { formatCount, formatReturn } from './figures.ts'

it('writes returns and counts as each language does', () => {
  expect(formatReturn(96.52, 'tr')).toBe('%96,52')
  expect(formatReturn(96.5, 'en')).toBe('96.50%')
  expect(formatCount(10_000, 'tr')).toBe('10.000')
  expect(formatCount(10_000, 'en')).toBe('10,000')
})
