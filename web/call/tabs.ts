/**
 * The tabs of one browser: money that moved in one is asked for again in the others, and a session
 * that ended for want of a hand, or for a pause, is over in all of them for the same reason.
 */
import { begunPauseIn, type BegunPause } from '#web/state/begun-pause.ts'
import { forgetStale } from './memory.ts'

const MONEY = 'money'
const INACTIVE = 'inactive '
/** A fast player's spins are told together. */
const ANNOUNCED_EVERY_MS = 2_000

let channel: BroadcastChannel | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

interface PauseElsewhere {
  /** The session of the tab that says so; null where it had none any more. */
  sid: string | null
  begun: BegunPause
}

interface TabsReader {
  /** Hears the sid of the session that ended. */
  onInactive: (sid: string) => void
  onPaused: (sid: string | null, begun: BegunPause) => void
}

export function watchOtherTabs({ onInactive, onPaused }: TabsReader): void {
  channel = new BroadcastChannel('kasa')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === MONEY) forgetStale(['finance/check_balance'])
    else if (typeof data === 'string' && data.startsWith(INACTIVE))
      onInactive(data.slice(INACTIVE.length))
    else if (isPauseElsewhere(data)) onPaused(data.sid, data.begun)
  }
}

export function notifyOtherTabs(): void {
  waiting ??= setTimeout(() => {
    waiting = undefined
    channel?.postMessage(MONEY)
  }, ANNOUNCED_EVERY_MS)
}

/** Sent before the session is taken out of storage: what ended it is known before that it ended. */
export const notifyOtherTabsInactive = (sid: string): void => channel?.postMessage(INACTIVE + sid)

export const notifyOtherTabsPaused = (paused: PauseElsewhere): void => channel?.postMessage(paused)

const isPauseElsewhere = (data: unknown): data is PauseElsewhere =>
  typeof data === 'object' && data !== null && 'begun' in data && begunPauseIn(data.begun) !== null
