import { expect, it } from 'vitest'
import { isCalendarDay } from './time-span.ts'

it('a day of the calendar is written in full, and is one', () => {
  for (const day of ['2026-02-28', '2028-02-29', '2031-12-31'])
    expect([day, isCalendarDay(day)]).toEqual([day, true])
  for (const none of ['2031-02-31', '2027-02-29', '2031-13-01', '2031-1-1', '14.03.2031', ''])
    expect([none, isCalendarDay(none)]).toEqual([none, false])
})
