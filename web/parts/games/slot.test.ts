import { expect, it } from 'vitest'
import { initialOf } from './slot.ts'

it('writes the initial in Turkish', () => {
  expect(initialOf('inci')).toBe('İ')
  expect(initialOf('  🌷 Bahçe')).toBe('🌷')
  expect(initialOf('')).toBe('?')
})
