/** What stands in the field of a limit, and what keeps it from being one. */
import type { ProtectionState } from '#contract/calls/protection.ts'
import { LIMIT_MAX, PERIOD_HOURS } from '#contract/members/protection-choices.ts'
import type { Lang } from '#kit/text/language.ts'
import { liraOf, readAmount, typedNothing } from '#contract/typed-amount.ts'

type Which = Pick<ProtectionState['limits'][number], 'kind' | 'period'>

export type LimitProblem = 'empty' | 'unreadable' | 'minutesOnly' | 'tooLong' | 'tooBig'

/** No period has more. */
export const mostMinutes = (period: Which['period']): number => PERIOD_HOURS[period] * 60

/** What stands in an empty field: how it is typed in this language, and no sum to begin with. */
export const shapeOfLimit = ({ kind }: Pick<Which, 'kind'>, lang: Lang): string =>
  kind === 'session' ? '0' : typedNothing(lang)

/** Lira, or whole minutes. */
export function readLimit(
  { kind, period }: Which,
  text: string,
  lang: Lang,
): number | LimitProblem {
  if (text.trim() === '') return 'empty'
  if (kind === 'session') {
    if (!/^\d+$/.test(text.trim())) return 'minutesOnly'
    return Number(text) > mostMinutes(period) ? 'tooLong' : Number(text)
  }
  const typed = readAmount(text, lang)
  if (typed.kind === 'beyond') return 'tooBig'
  if (typed.kind !== 'amount') return 'unreadable'
  const lira = liraOf(typed.kurus)
  return lira > LIMIT_MAX ? 'tooBig' : lira
}
