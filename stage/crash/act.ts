/** What the one button of a bet does at a moment, and what stands on it. */
import type { FloorStakeState } from '#contract/games/floor-protocol.ts'
import { showMoney, type Lang } from '../frame/amounts.ts'
import type { WaitingBet } from './waiting.ts'
import type { CrashWords } from './words.ts'

export type PanelAct = 'lay' | 'back' | 'out' | 'wait' | 'wait-no-more' | 'none'

/** What a panel is shown from. */
export interface PanelState {
  lang: Lang
  words: CrashWords
  phase: 'open' | 'wait' | 'flying' | 'over'
  stake: FloorStakeState | null
  /** What waits for the next flight. */
  waits: WaitingBet | null
  /** The multiplier of the moment, in hundredths. */
  now: number
  limits: { min: number; max: number; step: number }
  mayHalf: boolean
  /** The highest target that there is, in hundredths. */
  targetMax: number
  isBusy: boolean
  isClosed: boolean
  /** Does no new flight begin? */
  isShut: boolean
}

/** What the button does at this moment. */
export function actOf(
  { stake, waits, phase, words, now, lang, isClosed, isShut }: PanelState,
  amount: number,
  isTaken: boolean,
): { act: PanelAct; name: string; worth: string } {
  const money = (micro: number): string => showMoney(BigInt(micro), lang)
  if (stake?.state === 'placed' && phase === 'open')
    return { act: 'back', name: words.laid, worth: money(stake.amount) }
  if (stake?.state === 'placed' && phase === 'flying' && now > 100) {
    const rest = stake.halfAt === null ? stake.amount : stake.amount - Math.floor(stake.amount / 2)
    return { act: 'out', name: words.out, worth: money(Math.floor((rest * now) / 100)) }
  }
  if (waits) return { act: 'wait-no-more', name: words.laid, worth: money(waits.amount) }
  if (stake?.state === 'placed' && phase !== 'over')
    return { act: 'none', name: words.waiting, worth: '' }
  if (stake?.state === 'paid' && isTaken)
    return { act: 'none', name: words.taken, worth: money(stake.paid) }
  if (isShut) return { act: 'none', name: words.shut, worth: '' }
  if (isClosed) return { act: 'none', name: words.next, worth: '' }
  if (phase === 'open') return { act: 'lay', name: words.lay, worth: money(amount) }
  return { act: 'wait', name: words.wait, worth: money(amount) }
}
