import { expect, it } from 'vitest'
import { shortHash } from './game-facts.ts'

it('shows the two ends of a hash', () => {
  expect(shortHash('a1b2c3d4e5f6a7b8c9d0e1f2')).toBe('a1b2c3…d0e1f2')
  expect(shortHash('a1b2')).toBe('a1b2')
})
