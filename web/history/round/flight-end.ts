import type { Lang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { pointText } from '#web/words/multiple.ts'
import type { FLIGHT_STAKE_WORDS } from './flight-words.ts'
import type { TableRound } from './table-words.ts'

type Stake = Pick<TableRound['stakes'][number], 'state' | 'endedAt' | 'paid'>
type States = (typeof FLIGHT_STAKE_WORDS)[Lang]['states']

/** How a stake on a flight ended. One that was paid and never ended was cashed out by half, and lost the rest. */
export function flightEndText({ state, endedAt, paid }: Stake, states: States, lang: Lang): string {
  const amount = formatMoney(paid, lang)
  if (state !== 'paid') return states[state](amount)
  return endedAt === null ? states.restLost(amount) : states.paid(pointText(endedAt, lang), amount)
}
