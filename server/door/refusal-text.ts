/** What refusals say at every door: in words, with the limit that was met. It never says whose, and reads nothing. */
import { toWire } from '#contract/money.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { describeBound, isOwnLimit, type StakeBound } from '#contract/stake-bound.ts'
import type { Lang } from '../context.ts'
import { liraText } from '../messages/letter.ts'

const WHERE: Readonly<Record<Lang, string>> = {
  tr: 'Limitleriniz “Kontrol sizde” sayfasındadır.',
  en: 'Your limits are on the page “You are in control”.',
}

/** What a refusal says: the limit that was met with what is left of it, where that is known, else its sentence. */
export function refusalText(
  name: RefusalName,
  bound: StakeBound | null,
  lang: Lang,
  unit: 'lira' | 'micro',
): string {
  if (bound === null) return REFUSALS[name][lang]
  const lira = (amount: number): number => (unit === 'lira' ? amount : toWire(BigInt(amount)))
  const text = describeBound(bound, lang, (amount) => liraText(lira(amount), lang))
  // A game leads there by a button of its own.
  return unit === 'lira' && isOwnLimit(bound) ? `${text} ${WHERE[lang]}` : text
}
