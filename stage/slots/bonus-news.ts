/** What a bonus gives and binds in a slot that is open: as it begins, becomes another, or is over by its time. */
import type { FreeRounds } from '#contract/games/game-protocol.ts'
import { showMoney, type Lang } from '../frame/amounts.ts'
import type { Frame } from '../frame/frame.ts'
import { fill } from '../frame/words.ts'
import type { BonusNow } from '../protocol/game-session.ts'
import { announceFree } from './free-rounds.ts'
import type { SlotState } from './state.ts'
import { slotWords } from './words.ts'

interface BonusPlay {
  state: SlotState
  frame: Frame
}

const NOTICE_MS = 12_000
/** A round that is shown is waited for; a clock of ours that is ahead of the server's asks again. */
const AGAIN_MS = 2_000
/** No timer runs longer. */
const TIMER_MS_MAX = 2 ** 31 - 1

/** Which bonus held when the game was opened is said by the game itself: the highest bet in words, where no free rounds are told. */
export function announceBonus(slot: BonusPlay): void {
  announceFree(slot)
  const { state, frame } = slot
  if (state.free || state.highestBet === null) return
  showText(frame, [highestText(state)])
}

/** Takes what the server says now. What went, or binds from now on, is said. */
export function takeBonus(slot: BonusPlay, now: BonusNow): void {
  const { state, frame } = slot
  const { free, highestBet } = state
  state.free = now.freeRounds ?? null
  state.highestBet = highestBetOf(now)
  const isGone = free !== null && free.left > 0 && state.free === null
  if (isGone) state.isOwnStake = false
  const isNew = state.free !== null && free === null
  const isBound = state.highestBet !== null && state.highestBet !== highestBet
  if (isNew) announceFree(slot)
  else
    showText(frame, [
      ...(isGone ? [goneText(free, state.lang)] : []),
      ...(isBound ? [highestText(state)] : []),
    ])
  frame.refresh()
}

/** The most that a bet may be; null where no bonus binds. */
export const highestBetOf = ({ highestBet }: Pick<BonusNow, 'highestBet'>): bigint | null =>
  highestBet === undefined ? null : BigInt(highestBet)

/** Asks once no round is under way: a win that is being shown is not given away. */
export async function renewBonus(slot: BonusPlay): Promise<void> {
  const { state, frame } = slot
  if (state.isReplay || state.phase === 'closed') return
  if (state.phase !== 'idle') return void setTimeout(() => void renewBonus(slot), AGAIN_MS)
  try {
    const now = await frame.session.bonus()
    // A round begun meanwhile brings newer news with it.
    if (now === null || state.phase !== 'idle') return
    takeBonus(slot, now)
    keepTime(slot)
  } catch (refusal) {
    frame.refuse(refusal)
  }
}

/** Free rounds are over at their moment, whether or not anybody presses. */
export function keepTime(slot: BonusPlay): void {
  const { free } = slot.state
  if (free === null) return
  const { expiresAt } = free
  const ms = Math.max(AGAIN_MS, Date.parse(expiresAt) - Date.now())
  if (ms > TIMER_MS_MAX) return
  setTimeout(() => {
    if (slot.state.free?.expiresAt === expiresAt) void renewBonus(slot)
  }, ms)
}

/** Why there are none any more: by the clock, or by what was done elsewhere. */
export function goneText({ left, expiresAt }: FreeRounds, lang: Lang): string {
  const { timeOver, gone } = slotWords[lang].freeRounds
  return Date.parse(expiresAt) <= Date.now() ? fill(timeOver, { left }) : gone
}

const highestText = ({ highestBet, lang }: SlotState): string =>
  fill(slotWords[lang].highest, { most: showMoney(highestBet ?? 0n, lang) })

function showText(frame: Frame, sentences: readonly string[]): void {
  if (sentences.length === 0) return
  const text = sentences.join(' ')
  frame.log.add(text)
  frame.notice.show({ tone: 'info', text, msMax: NOTICE_MS })
}
