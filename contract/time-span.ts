/**
 * Where the spans that a filter names begin and end, in days of Istanbul or in moments. It reads no clock.
 */
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const ISTANBUL_MS = 3 * HOUR_MS
/** Does a bound name a day, and no moment? */
export const isDay = (text: string): boolean => text.length === 10

/** Is this a day of the calendar, written `2026-02-28`? */
export function isCalendarDay(text: string): boolean {
  const noon = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().slice(0, 10) === text
}

/**
 * The moment a span begins at, from the contract's `dateOrMoment`. A day begins when it begins in
 * Istanbul, which has kept +03:00 since 2016, before there was anything to look for.
 */
export function startOf(text: string): Date {
  return new Date(isDay(text) ? `${text}T00:00:00+03:00` : text)
}

/** The first moment after a span that ends with `text`: a day as its end belongs to it. */
export function endOf(text: string): Date {
  return new Date(startOf(text).getTime() + (isDay(text) ? DAY_MS : 1))
}

const ISTANBUL_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' })

/** The day that a moment belongs to in Istanbul: `2026-02-28`. */
export const dayOf = (moment: Date): string => ISTANBUL_DAY.format(moment)

export const dayAfter = (day: string): string => dayOf(endOf(day))
export const dayBefore = (day: string): string => dayOf(new Date(startOf(day).getTime() - 1))

/** The first day of the month that a moment belongs to in Istanbul. */
export const monthOf = (moment: Date): string => `${dayOf(moment).slice(0, 7)}-01`

/** The first day of the month after the one that begins with `month`. */
export const monthAfter = (month: string): string =>
  monthOf(new Date(startOf(month).getTime() + 31 * DAY_MS))

/** So many months later by the calendar of Istanbul: the same hour of the same day, or of the last that there is. */
export function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment.getTime() + ISTANBUL_MS)
  const day = later.getUTCDate()
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(day, last))
  return new Date(later.getTime() - ISTANBUL_MS)
}
