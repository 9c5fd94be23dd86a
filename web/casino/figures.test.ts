import { expect, it } from 'vitest'
import { formatReturn } from './figures.ts'

it('writes returns as each language does', () => {
  expect(formatReturn(96.52, 'tr')).toBe('%96,52')
  expect(formatReturn(96.5, 'en')).toBe('96.50%')
})
