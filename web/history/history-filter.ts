/**
 * What a history is narrowed by, as the address says it: `?span=90-days&category=2&status=1003&min=250`. What an
 * address says that no filter knows is as if it were not there.
 */
import type { TransactionStatus } from '#contract/transaction-status.ts'
import { spanOf, type Preset, type Span } from './date-presets.ts'

export const FILTER_KEYS = [
  'span',
  'from',
  'until',
  'category',
  'type',
  'status',
  'min',
  'number',
  'game',
  'outcome',
  'state',
  'order',
  'direction',
] as const
export type FilterKey = (typeof FILTER_KEYS)[number]

/** Each as its text in the address; empty where it narrows nothing. */
export type Filter = Readonly<Record<FilterKey, string>>

export const NO_FILTER = Object.fromEntries(FILTER_KEYS.map((key) => [key, ''])) as Filter

const DAY = /^\d{4}-\d{2}-\d{2}$/
const NUMBER = /^[1-9]\d{0,14}$/
const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/

const ALLOWED: Readonly<Partial<Record<FilterKey, RegExp>>> = {
  from: DAY,
  until: DAY,
  category: /^[12]$/,
  type: NUMBER,
  status: /^100[123]$/,
  min: AMOUNT,
  number: NUMBER,
  game: NUMBER,
  outcome: /^(won|lost|open)$/,
  state: /^(running|ended)$/,
  order: /^(date|amount|status)$/,
  direction: /^(asc|desc)$/,
}

export function filterIn(search: URLSearchParams, presets: readonly Preset[]): Filter {
  const read = (key: FilterKey): string => {
    const text = search.get(key) ?? ''
    const isKnown =
      key === 'span'
        ? presets.some((preset) => preset === text)
        : ALLOWED[key]?.test(text) === true && (!DAY.test(text) || isDay(text))
    return isKnown ? text : ''
  }
  // One for each key.
  const filter = Object.fromEntries(FILTER_KEYS.map((key) => [key, read(key)])) as Filter
  const isCrossed = filter.until !== '' && filter.from > filter.until
  return isCrossed ? { ...filter, from: '', until: '' } : filter
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && text >= '0001'
}

/** The same as an address says it, without what narrows nothing; another filter begins with its first page. */
export function searchOf(filter: Filter): string {
  const search = new URLSearchParams(
    Object.entries(filter).filter(([, text]) => text !== ''),
  ).toString()
  return search === '' ? '?' : `?${search}`
}

/** The days that a filter covers; without a word on it, those of the screen's own preset. */
export function daysOf(filter: Filter, fallback: Preset, now: Date): Span {
  const { from, until } = filter
  if (from !== '' || until !== '') return { from: from || null, until: until || null }
  return spanOf(presetOf(filter, fallback) ?? fallback, now)
}

/** The preset in force; null where somebody chose days of their own. */
export function presetOf({ span, from, until }: Filter, fallback: Preset): Preset | null {
  if (from !== '' || until !== '') return null
  // Read by `filterIn`, so it is one of them.
  return span === '' ? fallback : (span as Preset)
}

/** Whether anything but the days narrows it. */
export const isNarrowed = (filter: Filter): boolean =>
  (['category', 'type', 'status', 'min', 'number', 'game', 'outcome', 'state'] as const).some(
    (key) => filter[key] !== '',
  )

interface DatePayload {
  startDate?: string
  endDate?: string
}

const payloadOfDays = ({ from, until }: Span): DatePayload => ({
  ...(from === null ? {} : { startDate: from }),
  ...(until === null ? {} : { endDate: until }),
})

/** As `finance/list_transactions` and whoever sums or writes out the same take it. */
export function transactionsPayload(filter: Filter, fallback: Preset, now: Date) {
  const { category, type, status, min, number, order, direction } = filter
  return {
    ...payloadOfDays(daysOf(filter, fallback, now)),
    ...(category === '' ? {} : { searchCategory: Number(category) }),
    ...(type === '' ? {} : { searchType: Number(type) }),
    // Allowed are these three alone.
    ...(status === '' ? {} : { status: Number(status) as TransactionStatus }),
    ...(min === '' ? {} : { searchMinAmount: Number(min.replace(',', '.')) }),
    ...(number === '' ? {} : { searchID: Number(number) }),
    // `filterIn` let nothing else pass.
    ...(order === '' ? {} : { OrderPar: order as 'date' | 'amount' | 'status' }),
    ...(direction === '' ? {} : { OrderDir: direction as 'asc' | 'desc' }),
  }
}

/** As `casino/game_history` and whoever sums or writes out the same take it. */
export function roundsPayload(filter: Filter, fallback: Preset, now: Date) {
  const { game, outcome } = filter
  return {
    ...payloadOfDays(daysOf(filter, fallback, now)),
    ...(game === '' ? {} : { gameID: Number(game) }),
    // `filterIn` let nothing else pass.
    ...(outcome === '' ? {} : { outcome: outcome as 'won' | 'lost' | 'open' }),
  }
}

/** As `bonus/history` and whoever sums or writes out the same take it. */
export const bonusesPayload = (filter: Filter, fallback: Preset, now: Date) => ({
  ...payloadOfDays(daysOf(filter, fallback, now)),
  ...(filter.state === '' ? {} : { isActive: filter.state === 'running' }),
})

/** As `betframe/getCoupons` takes it. */
export const couponsPayload = (filter: Filter, fallback: Preset, now: Date) => ({
  ...payloadOfDays(daysOf(filter, fallback, now)),
  ...(filter.state === ''
    ? {}
    : ({ status: filter.state === 'running' ? 'open' : 'closed' } as const)),
})
