import { expect, it } from 'vitest'
import { endOfSpan } from './pause-span.ts'

it.each([
  ['1d', '2027-01-31T10:00:00Z', '2027-02-01T10:00:00Z'],
  ['1m', '2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z'],
  ['3m', '2026-11-30T22:30:00Z', '2027-02-28T22:30:00Z'],
  ['6m', '2027-08-31T00:00:00Z', '2028-02-29T00:00:00Z'],
  ['1y', '2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z'],
  ['5y', '2026-11-22T06:41:00Z', '2031-11-22T06:41:00Z'],
] as const)('PROT-20 %s from %s ends %s', (span, from, until) => {
  expect(endOfSpan(span, new Date(from))).toEqual(new Date(until))
})
