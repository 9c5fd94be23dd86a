import type { ProtectionState } from '#contract/calls/protection.ts'
import type { Lang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'

export type Limit = ProtectionState['limits'][number]
export type LimitKind = Limit['kind']
export type LimitPeriod = Limit['period']

export const KINDS: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'session']
export const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month']

/** A limit's value as it is read: money, or hours and minutes. */
export function limitText(kind: LimitKind, value: number, lang: Lang): string {
  if (kind !== 'session') return formatMoney(value, lang)
  const [hours, minutes] = [Math.floor(value / 60), value % 60]
  const [h, m] = lang === 'tr' ? ['sa', 'dk'] : ['h', 'min']
  if (hours === 0) return `${minutes} ${m}`
  return minutes === 0 ? `${hours} ${h}` : `${hours} ${h} ${minutes} ${m}`
}

/** When a pause begun now would end. The house says it exactly; this is what is shown beforehand. */
export function endsAt(span: string, now: Date): Date {
  const days: Record<string, number> = { '1d': 1, '1w': 7 }
  const months: Record<string, number> = { '1m': 1, '2m': 2, '3m': 3, '6m': 6, '1y': 12, '5y': 60 }
  const until = new Date(now)
  if (days[span] !== undefined) until.setUTCDate(until.getUTCDate() + days[span])
  else {
    const day = until.getUTCDate()
    until.setUTCDate(1)
    until.setUTCMonth(until.getUTCMonth() + (months[span] ?? 0))
    const last = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate()
    until.setUTCDate(Math.min(day, last))
  }
  return until
}
