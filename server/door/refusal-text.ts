import { toWire } from '#contract/money.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { describeBound, type StakeBound } from '#contract/stake-bound.ts'
import type { Lang } from '../context.ts'
import { liraText } from '../messages/letter.ts'

/** What a refusal says: the limit that was met with what is left of it, where that is known, else its sentence. */
export function refusalText(
  name: RefusalName,
  bound: StakeBound | null,
  lang: Lang,
  unit: 'lira' | 'micro',
): string {
  if (bound === null) return REFUSALS[name][lang]
  const lira = (amount: number): number => (unit === 'lira' ? amount : toWire(BigInt(amount)))
  return describeBound(bound, lang, (amount) => liraText(lira(amount), lang))
}
