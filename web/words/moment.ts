/**
 * Days and times as the member reads them: Europe/Istanbul, weeks from Monday, a 12-hour clock in
 * both languages (ÖÖ and ÖS in Turkish).
 */
import { localeOf, type Lang } from '#kit/text/language.ts'

export const HOUSE_ZONE = 'Europe/Istanbul'

/** 1 is Monday, as calendars and week pickers count from it. */
export const FIRST_WEEKDAY = 1

const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Each is made once: that costs a thousand uses of it, the first a slow phone's tenth of a second. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}

/** The twelve months, January first. */
export function monthNames(lang: Lang): string[] {
  const format = dateFormat(localeOf(lang), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)))
}

/** The seven days, from the first of the week. */
export function dayNames(lang: Lang): string[] {
  const format = dateFormat(localeOf(lang), { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) =>
    format.format(MONDAY + (FIRST_WEEKDAY - 1 + day) * DAY_MS),
  )
}

/** Which day of the house's week a moment falls on, from 0. */
function weekdayOf(at: Date | string): number {
  const day = dateFormat('en-CA', { timeZone: HOUSE_ZONE }).format(new Date(at))
  const days = (Date.parse(`${day}T00:00Z`) - MONDAY) / DAY_MS - (FIRST_WEEKDAY - 1)
  return ((days % 7) + 7) % 7
}

const HALVES: Record<Lang, readonly [string, string]> = { tr: ['ÖÖ', 'ÖS'], en: ['AM', 'PM'] }

/** `8:45 ÖS`, `8:45 PM`: never broken between the two. */
export function clockTime(at: Date | string, lang: Lang, options: { seconds?: boolean } = {}) {
  const parts = dateFormat('en-GB', {
    timeZone: HOUSE_ZONE,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(at))
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '0'
  const hour = Number(part('hour'))
  const seconds = options.seconds === true ? `:${part('second')}` : ''
  return `${hour % 12 || 12}:${part('minute')}${seconds}\u00a0${HALVES[lang][hour < 12 ? 0 : 1]}`
}

/** `21 Kasım 2026`, `21 November 2026`. */
export function calendarDay(at: Date | string, lang: Lang): string {
  return dateFormat(localeOf(lang), {
    timeZone: HOUSE_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(at))
}

/** A day that one plans by: `21 Kasım 2026 Cumartesi`, `Saturday, 21 November 2026`. */
export function namedDay(at: Date | string, lang: Lang): string {
  const [day, name = ''] = [calendarDay(at, lang), dayNames(lang)[weekdayOf(at)]]
  return lang === 'tr' ? `${day} ${name}` : `${name}, ${day}`
}

/** Day and time in one line, for tables: `21.11.2026 8:45 ÖS`. */
export function dayAndTime(at: Date | string, lang: Lang): string {
  const day = dateFormat(localeOf(lang), {
    timeZone: HOUSE_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(at))
  return `${day} ${clockTime(at, lang)}`
}
