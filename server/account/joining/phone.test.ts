import { expect, it } from 'vitest'
import { phoneOf } from './phone.ts'

it.each([
  ['0532 123 45 67', '905321234567'],
  ['532 123 45 67', '905321234567'],
  ['+90 (0)532 123 45 67', '905321234567'],
  ['+49 151 43636418', '4915143636418'],
  ['+49 (0)151 43636418', '4915143636418'],
  ['0049 0151 43636418', '4915143636418'],
  ['+44 (0) 7700 900123', '447700900123'],
  ['+353 (0)85 0123456', '353850123456'],
  ['+1 202 555 0100', '12025550100'],
])('%s is kept in one spelling', (typed, kept) => {
  expect(phoneOf(typed)).toBe(kept)
})

it('a 0 that is a part of the number stays', () => {
  expect(phoneOf('+39 06 6982 1234')).toBe('390669821234')
})

it.each(['12345', '+90 212 123 45 67', '151 43636418', 'call me', '+49'])(
  '%s is none that codes are sent to',
  (typed) => {
    expect(phoneOf(typed)).toBeNull()
  },
)
