/** How far a bonus is, as its history says it in a cell. */
import type { Data } from '#contract/registry.ts'
import { wholePercent } from '#web/parts/balance/use-bonus.ts'
import type { HISTORY_WORDS } from './history-words.ts'

type Bonus = Pick<
  Data<'bonus/history'>[number],
  'status' | 'wagering' | 'wagered' | 'wageringDue' | 'rounds' | 'roundsPlayed'
>

/** Of free rounds first what was played of them, for what they win is to be wagered only once it is there. */
export function wageringText(bonus: Bonus, words: (typeof HISTORY_WORDS)['tr']): string {
  const { status, wagering, wagered, wageringDue, rounds } = bonus
  const share = words.wageringDone(wholePercent(wagered, wageringDue))
  if (rounds === null) return wageringDue === 0 ? words.noWagering : share
  const played = bonus.roundsPlayed ?? 0
  const left = rounds - played
  const parts = [words.roundsPlayed(played, rounds)]
  if (status === 'active' && left > 0) parts.push(words.roundsToCome(left))
  if (wagering === 0) parts.push(words.noWageringToCome)
  else if (wageringDue > 0 && (left === 0 || status !== 'active')) parts.push(share)
  else if (status === 'active') parts.push(words.wageringToCome(wagering))
  return parts.join(' · ')
}
