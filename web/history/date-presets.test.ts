import { expect, it } from 'vitest'
import { endOf, startOf } from '#contract/time-span.ts'
import { CASINO_PRESETS, FINANCE_PRESETS, spanOf, type Preset } from '#web/history/date-presets.ts'

/** Sunday, 22 November 2026, 16:05 in Istanbul. */
const NOW = new Date('2026-11-22T16:05:00+03:00')

function momentsIn(preset: Preset, now = NOW): [start: string | null, end: string] {
  const { from, until } = spanOf(preset, now)
  // As the house reads the days that it is sent; without an end it is everything so far.
  const start = from === null ? null : startOf(from).toISOString()
  return [start, (until === null ? now : endOf(until)).toISOString()]
}
const istanbul = (text: string): string => new Date(`${text}+03:00`).toISOString()
const now = NOW.toISOString()

it('CONST-dates/today runs from midnight of today in Istanbul to now', () => {
  expect(momentsIn('today')).toEqual([istanbul('2026-11-22T00:00:00'), now])
  // Two hours before midnight UTC it is the next day there.
  const late = new Date('2026-11-22T22:00:00Z')
  expect(momentsIn('today', late)[0]).toBe(istanbul('2026-11-23T00:00:00'))
})

it('CONST-dates/yesterday is the whole day before today and nothing of today', () => {
  expect(momentsIn('yesterday')).toEqual([
    istanbul('2026-11-21T00:00:00'),
    istanbul('2026-11-22T00:00:00'),
  ])
})

const DAYS = [
  ['7-days', 7, '2026-11-15'],
  ['30-days', 30, '2026-10-23'],
  ['90-days', 90, '2026-08-24'],
  ['180-days', 180, '2026-05-26'],
  ['12-months', 365, '2025-11-22'],
  ['2-years', 730, '2024-11-22'],
] as const
for (const [preset, days, from] of DAYS)
  it(`CONST-dates/${preset} begins ${days} days before today`, () => {
    expect(momentsIn(preset)).toEqual([istanbul(`${from}T00:00:00`), now])
    const began = new Date(istanbul(`${from}T00:00:00`)).getTime()
    const today = new Date(istanbul('2026-11-22T00:00:00')).getTime()
    expect((today - began) / 86_400_000).toBe(days)
  })

it('CONST-dates/3-months begins on the same day three calendar months before', () => {
  expect(momentsIn('3-months')).toEqual([istanbul('2026-08-22T00:00:00'), now])
  const last = new Date('2026-05-31T12:00:00+03:00')
  expect(spanOf('3-months', last).from).toBe('2026-02-28')
})

it('CONST-dates/6-months begins on the same day six calendar months before, over a year’s end too', () => {
  expect(momentsIn('6-months')).toEqual([istanbul('2026-05-22T00:00:00'), now])
  expect(spanOf('6-months', new Date('2026-02-10T12:00:00+03:00')).from).toBe('2025-08-10')
})

it('CONST-dates/this-month begins on the first of the month', () => {
  expect(momentsIn('this-month')).toEqual([istanbul('2026-11-01T00:00:00'), now])
})

it('CONST-dates/last-month is the whole month before, over a year’s end too', () => {
  expect(momentsIn('last-month')).toEqual([
    istanbul('2026-10-01T00:00:00'),
    istanbul('2026-11-01T00:00:00'),
  ])
  const january = new Date('2027-01-15T12:00:00+03:00')
  expect(spanOf('last-month', january)).toEqual({ from: '2026-12-01', until: '2026-12-31' })
})

it('CONST-dates/all-time sets no lower bound', () => {
  expect(momentsIn('all-time')).toEqual([null, now])
})

it('the casino screens list months where the finance helper lists days', () => {
  expect(FINANCE_PRESETS).not.toContain('3-months')
  expect(CASINO_PRESETS).not.toContain('90-days')
  expect(new Set([...FINANCE_PRESETS, ...CASINO_PRESETS]).size).toBe(13)
})
