import { expect, it } from 'vitest'
import { datePartsOf, isoDateOf, typedDate } from './date-parts.ts'

it.each([
  ['1990-4-7', '1990-04-07'],
  ['2008-02-29', '2008-02-29'],
  ['2007-02-29', null],
  ['1990-13-01', null],
  ['1990-00-10', null],
  ['90-4-7', null],
  ['1990--7', null],
  ['', null],
  ['1990-4-x', null],
])('%o typed is the date %o', (value, iso) => {
  expect(isoDateOf(value)).toBe(iso)
})

it('keeps an unfinished date as it was typed', () => {
  const half = { day: '7', month: '', year: '19' }
  expect(datePartsOf(typedDate(half))).toEqual(half)
  expect(typedDate({ day: '', month: '', year: '' })).toBe('')
  expect(datePartsOf('')).toEqual({ day: '', month: '', year: '' })
})
