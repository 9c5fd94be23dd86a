import { deviceOf } from '#contract/members/device.ts'
import { toWire, type Money } from '#contract/money.ts'
import type { Lang } from '../context.ts'
import type { LimitKind } from '../database/tables/protection.ts'
import type { Templates } from './templates.ts'

/** A message before it is set in text and HTML. Plain text throughout: nothing in it is markup. */
export interface Letter {
  subject: string
  /** Begins with the member's name where it is known. */
  greeting?: string
  paragraphs: readonly string[]
  /** Named figures of what happened. */
  facts?: readonly (readonly [name: string, value: string])[]
  actions?: readonly Action[]
  /** What follows the actions, in a quieter voice. */
  notes?: readonly string[]
}

export interface Action {
  label: string
  link: string
}

/** What a letter may know beside its own values. */
export interface Surroundings {
  /** Where the site is, without a trailing slash. */
  site: string
}

export type Letters = {
  readonly [T in keyof Templates]: (values: Templates[T], about: Surroundings) => Letter
}

/** A name as it may stand in mail to an address that nobody has confirmed: never a link or a figure. */
export function nameOf(firstname: string): string | null {
  return /^[\p{L}\p{M}' ’-]{1,40}$/u.test(firstname) ? firstname : null
}

/** A browser in words, as `Firefox, Windows`; empty where it is none that we know. */
export function deviceText(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter((part) => part !== '').join(', ')
}

/** A country's two letters in words. */
export function placeName(place: string | null, lang: Lang): string | null {
  if (place === null) return null
  return new Intl.DisplayNames(lang, { type: 'region' }).of(place) ?? place
}

/** `₺1.250,00`, in English `₺1,250.00`. */
export const moneyText = (amount: Money, lang: Lang): string => liraText(toWire(amount), lang)

/** The same of lira as they travel. */
export function liraText(lira: number, lang: Lang): string {
  const figures = {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  } as const
  return `₺${lira.toLocaleString(lang === 'tr' ? 'tr-TR' : 'en-GB', figures)}`
}

/** Money, or minutes of a limit of time. */
export function limitText(kind: LimitKind, value: bigint, lang: Lang): string {
  if (kind !== 'session') return moneyText(value, lang)
  return `${value} ${lang === 'tr' ? 'dakika' : 'minutes'}`
}

/** `22 Kasım 2026 08:45 ÖS`: the house's clock has twelve hours and says the half of the day last. */
export function momentText(at: Date, lang: Lang): string {
  const timeZone = 'Europe/Istanbul'
  const locale = lang === 'tr' ? 'tr-TR' : 'en-GB'
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(at)
  const parts = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const [hour = '0', minute = '00'] = new Intl.DateTimeFormat('en-GB', parts).format(at).split(':')
  const halves = lang === 'tr' ? ['ÖÖ', 'ÖS'] : ['AM', 'PM']
  return `${day}, ${Number(hour) % 12 || 12}:${minute} ${halves[Number(hour) < 12 ? 0 : 1]}`
}
