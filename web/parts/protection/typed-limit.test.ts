import { expect, it } from 'vitest'
import { readLimit, shapeOfLimit } from './typed-limit.ts'

const STAKE = { kind: 'stake', period: 'day' } as const
const TIME = { kind: 'session', period: 'day' } as const

it.each([
  ['1.250,50', 'tr', 1250.5],
  ['1,250.50', 'en', 1250.5],
  ['0', 'tr', 0],
  ['100.000.000', 'tr', 100_000_000],
] as const)('a limit typed as %s in %s is read', (text, lang, lira) => {
  expect(readLimit(STAKE, text, lang)).toBe(lira)
})

it('PROT-84 a sum is shown and read by the language of its reader: a point or a comma is never guessed at', () => {
  expect([shapeOfLimit(STAKE, 'tr'), shapeOfLimit(STAKE, 'en')]).toEqual(['0,00', '0.00'])
  expect(shapeOfLimit(TIME, 'en')).toBe('0')
  for (const lang of ['tr', 'en'] as const)
    for (const text of ['0,001', '0.001']) expect(readLimit(STAKE, text, lang)).toBe('unreadable')
})

it.each([
  [STAKE, ' ', 'empty'],
  [STAKE, 'çok', 'unreadable'],
  // Not in whole kuruş.
  [STAKE, '1,005', 'unreadable'],
  [STAKE, '100000000,01', 'tooBig'],
  [STAKE, '99999999999999', 'tooBig'],
  [TIME, '12,5', 'minutesOnly'],
  [TIME, '1441', 'tooLong'],
  [TIME, '99999999', 'tooLong'],
] as const)(
  'what keeps %j typed as %j from being a limit has a name of its own: %s',
  (which, text, problem) => {
    expect(readLimit(which, text, 'tr')).toBe(problem)
  },
)
