import { expect, it } from 'vitest'
import { endOfSpan } from './pause-span.ts'

it.each([
  ['1d', '2027-01-31T10:00:00Z', '2027-02-01T10:00:00Z'],
  ['1m', '2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z'],
  // 1 March 00:30 in Istanbul: until 1 April 00:30, though it is still February in UTC.
  ['1m', '2027-02-28T21:30:00Z', '2027-03-31T21:30:00Z'],
  ['2m', '2026-12-31T23:59:00Z', '2027-02-28T23:59:00Z'],
  // 31 January 00:30: the last of February, 00:30.
  ['1m', '2027-01-30T21:30:00Z', '2027-02-27T21:30:00Z'],
  // 29 February 01:00, and 1 March 02:00 of a year that has none.
  ['1y', '2028-02-28T22:00:00Z', '2029-02-27T22:00:00Z'],
  ['1y', '2027-02-28T23:00:00Z', '2028-02-29T23:00:00Z'],
  ['3m', '2026-11-30T22:30:00Z', '2027-02-28T22:30:00Z'],
  ['6m', '2027-08-31T00:00:00Z', '2028-02-29T00:00:00Z'],
  ['1y', '2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z'],
  ['5y', '2026-11-22T06:41:00Z', '2031-11-22T06:41:00Z'],
] as const)('PROT-20 %s from %s ends %s', (span, from, until) => {
  expect(endOfSpan(span, new Date(from))).toEqual(new Date(until))
})
