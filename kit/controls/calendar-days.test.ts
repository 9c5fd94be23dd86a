import { expect, it } from 'vitest'
import { leafed, weeksOf } from '#kit/controls/calendar-days.ts'

it('a month is drawn in whole weeks from Monday on', () => {
  const weeks = weeksOf(2026, 11)
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ])
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30')
  // A February that begins on a Monday has four weeks and no neighbour.
  expect(weeksOf(2027, 2).flat()).toHaveLength(28)
})

it('leafs by days over the ends of months and years, and by months onto a day that is there', () => {
  expect(leafed('2026-12-31', { days: 1 })).toBe('2027-01-01')
  expect(leafed('2026-03-01', { days: -1 })).toBe('2026-02-28')
  expect(leafed('2026-03-31', { months: -1 })).toBe('2026-02-28')
  expect(leafed('2026-01-15', { months: -1 })).toBe('2025-12-15')
})
