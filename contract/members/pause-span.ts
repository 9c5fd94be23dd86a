/** How long a pause lasts. The site says beforehand what the house will say when it has begun. */
import { monthsLater } from '../time-span.ts'
import type { EXCLUSIONS, TIME_OUTS } from './protection-choices.ts'

export type PauseSpan = (typeof TIME_OUTS | typeof EXCLUSIONS)[number]

const DAY_MS = 24 * 60 * 60 * 1000

const DAYS: Partial<Record<PauseSpan, number>> = { '1d': 1, '1w': 7 }
const MONTHS: Partial<Record<PauseSpan, number>> = {
  '1m': 1,
  '2m': 2,
  '3m': 3,
  '6m': 6,
  '1y': 12,
  '5y': 60,
}

/** The moment a span ends: days are 24 hours; months end at the same hour of the same day in Istanbul, or of the last that there is. */
export function endOfSpan(span: PauseSpan, from: Date): Date {
  const days = DAYS[span]
  return days === undefined
    ? monthsLater(from, MONTHS[span] ?? 0)
    : new Date(from.getTime() + days * DAY_MS)
}
