import { expect, it } from 'vitest'
import { nationalIdOf } from './national-id.ts'

const NUMBER = '10000000146'

it.each([NUMBER, '100 000 00146', `TR${NUMBER}`, `t.c. ${NUMBER}`, `${NUMBER}-K`, `00${NUMBER}`])(
  'a number that Turkey could have given is kept bare beside another country: %s',
  (typed) => {
    expect(nationalIdOf(typed, 'DE')).toBe(NUMBER)
  },
)

it.each([
  ['K-4411 90', 'K441190'],
  // Its check digits are not right, so it is no number of Turkey's.
  ['TR10000000147', 'TR10000000147'],
  ['010000000147', '010000000147'],
])('%s is kept as %s', (typed, kept) => {
  expect(nationalIdOf(typed, 'DE')).toBe(kept)
})

it.each([`TR${NUMBER}`, `0${NUMBER}`, '10000000147', ''])('%j is no number of Turkey', (typed) => {
  expect(nationalIdOf(typed, 'TR')).toBeNull()
})

it.each(['ab', 'ÇK-4411', 'x'.repeat(21)])('%j is no number of anybody', (typed) => {
  expect(nationalIdOf(typed, 'DE')).toBeNull()
})
