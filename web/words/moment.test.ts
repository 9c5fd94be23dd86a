import { describe, expect, it } from 'vitest'
import {
  calendarDay,
  clockTime,
  dayAndTime,
  dayNames,
  FIRST_WEEKDAY,
  monthNames,
  namedDay,
} from './moment.ts'

it('CONST-10/month-names months have their Turkish names in tr', () => {
  expect(monthNames('tr')).toEqual(
    'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
  )
  expect(monthNames('en')[0]).toBe('January')
  expect(calendarDay('2026-11-21T03:00:00Z', 'tr')).toBe('21 Kasım 2026')
})

it('CONST-10/day-names CONST-10/week-start days have their Turkish names in tr, from Monday on', () => {
  expect(dayNames('tr')).toEqual('Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar'.split(' '))
  expect(dayNames('en')[0]).toBe('Monday')
  expect(FIRST_WEEKDAY).toBe(1)
})

it.each([
  ['2026-11-22T20:59:59Z', '22 Kasım 2026 Pazar', 'Sunday, 22 November 2026'],
  ['2026-11-22T21:00:00Z', '23 Kasım 2026 Pazartesi', 'Monday, 23 November 2026'],
  ['2026-11-28T12:00:00Z', '28 Kasım 2026 Cumartesi', 'Saturday, 28 November 2026'],
  ['2023-12-31T12:00:00Z', '31 Aralık 2023 Pazar', 'Sunday, 31 December 2023'],
])('names the day that %s falls on in Istanbul', (at, tr, en) => {
  expect(namedDay(at, 'tr')).toBe(tr)
  expect(namedDay(at, 'en')).toBe(en)
})

describe('CONST-10/12-hour the clock has twelve hours', () => {
  it.each([
    ['2026-11-21T17:45:00Z', '8:45\u00a0ÖS', '8:45\u00a0PM'],
    ['2026-11-21T05:05:09Z', '8:05\u00a0ÖÖ', '8:05\u00a0AM'],
    ['2026-11-20T21:00:00Z', '12:00\u00a0ÖÖ', '12:00\u00a0AM'],
    ['2026-11-21T09:30:00Z', '12:30\u00a0ÖS', '12:30\u00a0PM'],
  ])('CONST-10/12-hour %s is %s and %s in Istanbul', (at, tr, en) => {
    expect(clockTime(at, 'tr')).toBe(tr)
    expect(clockTime(at, 'en')).toBe(en)
  })
})

it('shows day and time in one line, seconds when asked', () => {
  expect(dayAndTime('2026-11-21T17:45:09Z', 'tr')).toBe('21.11.2026 8:45\u00a0ÖS')
  expect(dayAndTime('2026-11-21T17:45:09Z', 'en')).toBe('21/11/2026 8:45\u00a0PM')
  expect(clockTime('2026-11-21T17:45:09Z', 'tr', { seconds: true })).toBe('8:45:09\u00a0ÖS')
})
