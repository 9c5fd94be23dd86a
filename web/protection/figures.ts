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

/** What may be chosen, and what stands although it is not among it: other programs may choose more than the page offers. */
export function withStanding(
  choices: readonly number[],
  standing: number | null,
  rank: (choice: number) => number = (choice) => choice,
): readonly number[] {
  if (standing === null || choices.includes(standing)) return choices
  return [...choices, standing].toSorted((a, b) => rank(a) - rank(b))
}
