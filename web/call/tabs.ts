/**
 * The tabs of one browser: money that moved in one is asked for again in the others, and a session
 * that ended for want of a hand is over in all of them for the same reason.
 */
import { forgetStale } from './memory.ts'

const MONEY = 'money'
const INACTIVE = 'inactive '
/** A fast player's spins are told together. */
const TOLD_EVERY_MS = 2_000

let channel: BroadcastChannel | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

/** `onInactive` hears the sid of the session that ended. */
export function watchOtherTabs(onInactive: (sid: string) => void): void {
  channel = new BroadcastChannel('kasa')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === MONEY) forgetStale(['finance/check_balance'])
    else if (typeof data === 'string' && data.startsWith(INACTIVE))
      onInactive(data.slice(INACTIVE.length))
  }
}

export function notifyOtherTabs(): void {
  waiting ??= setTimeout(() => {
    waiting = undefined
    channel?.postMessage(MONEY)
  }, TOLD_EVERY_MS)
}

/** Sent before the session is taken out of storage: what ended it is known before that it ended. */
export const notifyOtherTabsInactive = (sid: string): void => channel?.postMessage(INACTIVE + sid)
