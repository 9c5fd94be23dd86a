import { expect, it } from 'vitest'
import { randomId } from './random-id.ts'

it('CONST-10/random-id the random id has 26 characters, and never comes twice', () => {
  const ids = Array.from({ length: 1000 }, randomId)
  expect(ids.every((id) => /^[a-z2-7]{26}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})
