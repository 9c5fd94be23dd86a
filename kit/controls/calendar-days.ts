/** Days as texts, `2026-11-22`: they compare and sort as they are, and no zone of a browser's moves them. */

const DAYS_A_WEEK = 7
const dayText = (at: Date): string => at.toISOString().slice(0, 10)

export function monthOf(day: string): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, date }
}

/** The weeks of a month from Monday on, with the days of its neighbours that fill the first and the last. */
export function weeksOf(year: number, month: number): string[][] {
  const first = new Date(Date.UTC(year, month - 1, 1))
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const before = (first.getUTCDay() + 6) % DAYS_A_WEEK
  const weeks = Math.ceil((before + length) / DAYS_A_WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, day) =>
      dayText(new Date(Date.UTC(year, month - 1, 1 - before + week * DAYS_A_WEEK + day))),
    ),
  )
}

/** So many days or months on, or back; of a month that is shorter, its last day. */
export function leafed(day: string, { days = 0, months = 0 }): string {
  const { year, month, date } = monthOf(day)
  if (months === 0) return dayText(new Date(Date.UTC(year, month - 1, date + days)))
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayText(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))))
}
