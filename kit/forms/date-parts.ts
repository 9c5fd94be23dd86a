/** A date as it is typed, part by part, before it is one: `year-month-day`, any of them empty yet. */
export interface DateParts {
  day: string
  month: string
  year: string
}

export function datePartsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

/** Empty when nothing has been typed at all. */
export function typedDate({ day, month, year }: DateParts): string {
  return day === '' && month === '' && year === '' ? '' : `${year}-${month}-${day}`
}

/** The ISO date that was typed; null when it is unfinished or no day of any calendar. */
export function isoDateOf(value: string): string | null {
  const { day, month, year } = datePartsOf(value)
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  // A 30 February would roll on into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
