import { localeOf, type Lang } from '#kit/text/language.ts'
import { dayOf } from '#web/words/days.ts'
import { dateFormat } from '#web/words/moment.ts'
import type { Span } from './date-presets.ts'

/** `24 Eki – 22 Kas 2026`, as short as it can be said without being mistaken. */
export function spanText({ from, until }: Span, now: Date, lang: Lang): string | null {
  if (from === null && until === null) return null
  const format = dateFormat(localeOf(lang), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const end = dayAt(until ?? dayOf(now))
  if (from === null) return `… ${format.format(end)}`
  return format.formatRange(dayAt(from), end < dayAt(from) ? dayAt(from) : end)
}

const dayAt = (day: string): Date => new Date(`${day}T12:00:00Z`)
