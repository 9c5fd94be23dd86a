/**
 * Spans of days as people ask for them, in Istanbul, where a day begins at midnight of +03:00. A preset is
 * said anew each time it is used: what is remembered is its name, so that "today" is today tomorrow, too.
 */
import { dayOf, daysBefore } from '#web/words/days.ts'

const COMMON_BEFORE = ['today', 'yesterday', '7-days', '30-days'] as const
const COMMON_AFTER = ['12-months', '2-years', 'this-month', 'last-month', 'all-time'] as const

/** The finance helper's, and those of the casino screens. */
export const FINANCE_PRESETS = [...COMMON_BEFORE, '90-days', '180-days', ...COMMON_AFTER] as const
export const CASINO_PRESETS = [...COMMON_BEFORE, '3-months', '6-months', ...COMMON_AFTER] as const

export type Preset = (typeof FINANCE_PRESETS)[number] | (typeof CASINO_PRESETS)[number]

/** Days, `2026-11-22`, both of them in it. Without a beginning it begins with all; without an end it goes on until now. */
export interface Span {
  from: string | null
  until: string | null
}

const BACK_DAYS: Partial<Record<Preset, number>> = {
  '7-days': 7,
  '30-days': 30,
  '90-days': 90,
  '180-days': 180,
  '12-months': 365,
  '2-years': 730,
}
const BACK_MONTHS: Partial<Record<Preset, number>> = { '3-months': 3, '6-months': 6 }

/** What a preset stands for at this moment. */
export function spanOf(preset: Preset, now: Date): Span {
  const today = dayOf(now)
  const days = BACK_DAYS[preset]
  if (days !== undefined) return { from: daysBefore(today, days), until: null }
  const months = BACK_MONTHS[preset]
  if (months !== undefined) return { from: monthsBefore(today, months), until: null }
  if (preset === 'all-time') return { from: null, until: null }
  if (preset === 'yesterday') return { from: daysBefore(today, 1), until: daysBefore(today, 1) }
  if (preset === 'this-month') return { from: firstOfMonth(today), until: null }
  if (preset === 'last-month') return lastMonth(today)
  return { from: today, until: null }
}

/** The same day of the month; where a month is shorter, its last. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  const at = new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDay)))
  return at.toISOString().slice(0, 10)
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

function lastMonth(today: string): Span {
  const until = daysBefore(firstOfMonth(today), 1)
  return { from: firstOfMonth(until), until }
}
