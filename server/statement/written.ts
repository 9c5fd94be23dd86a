import { toWire } from '#contract/money.ts'
import type { Lang } from '../context.ts'
import type { Value } from './sheet.ts'

const timeZone = 'Europe/Istanbul'

/** `2026-11-22 16:05`, by the house's clock: sorts as text, and every program knows it. */
const MINUTE = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

export const minuteOf = (at: Date): string => MINUTE.format(at)

const HALVES = { tr: ['ÖÖ', 'ÖS'], en: ['AM', 'PM'] } as const
const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const
const DAYS = { tr: dayFormat('tr'), en: dayFormat('en') }
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })

function dayFormat(lang: Lang): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[lang], {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
}

export const dayShown = (at: Date, lang: Lang): string => DAYS[lang].format(at)

/** `22.11.2026 4:05 ÖS`, as the site writes it. */
export function momentShown(at: Date, lang: Lang): string {
  const [hour = 0, minute = 0] = CLOCK.format(at).split(':').map(Number)
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
  return `${dayShown(at, lang)} ${clock} ${HALVES[lang][hour < 12 ? 0 : 1]}`
}

const figureFormat = (lang: Lang) =>
  new Intl.NumberFormat(LOCALES[lang], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: 'floor',
  })
const FIGURES = { tr: figureFormat('tr'), en: figureFormat('en') }
const NUMBERS = {
  tr: new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }),
}

/** A value as people read it; amounts in whole kuruş, rounded down as everywhere on the site. */
export function shown(value: Value, lang: Lang): string {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  if (value instanceof Date) return momentShown(value, lang)
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return NUMBERS[lang].format(value)
  const figure = FIGURES[lang].format(toWire(value.money))
  const plus = value.signed === true && value.money > 0n ? '+' : ''
  return figure.startsWith('-') ? `−₺${figure.slice(1)}` : `${plus}₺${figure}`
}
