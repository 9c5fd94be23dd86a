/**
 * Whoever does nothing for an hour is logged out here, as the platform does on its side, and is asked
 * shortly before whether they are still there. What counts is stored, so that all tabs (and the game in
 * its frame) share one clock.
 */
import { createStore } from 'zustand/vanilla'
import { logOutInactive } from '#web/account/log-out.ts'
import { sendAway } from '#web/call/consequences.ts'
import { auth } from '#web/state/auth.ts'
import { storedSession } from '#web/state/session.ts'
import { readStored, writeStored } from '#web/state/stored.ts'

export const INACTIVE_MS = 3_600_000
/** So long before the hour is over the member is asked: enough to find the way back to the screen. */
export const ASKED_BEFORE_MS = 120_000
const CHECKED_EVERY_MS = 5_000
/** Every movement counts, but storing each one would only wear the disk. */
const NOTED_EVERY_MS = 1_000
const LOCK = 'kasa-inactivity'

/** Older than the hour; exactly that old is not. */
export const isInactive = (lastMs: number, nowMs: number): boolean => nowMs - lastMs > INACTIVE_MS

/** Not yet so old, but soon. */
export const isSoonInactive = (lastMs: number, nowMs: number): boolean =>
  !isInactive(lastMs, nowMs) && nowMs - lastMs > INACTIVE_MS - ASKED_BEFORE_MS

/** When the member who does nothing will be logged out, in ms since 1970; null while that is far. */
export const leaving = createStore<{ atMs: number | null }>(() => ({ atMs: null }))

function tellLeaving(atMs: number | null): void {
  if (leaving.getState().atMs !== atMs) leaving.setState({ atMs })
}

const lastActivity = (): number => Number(readStored('userActivityStartTime') ?? 0)

export function noteActivity(nowMs: number): void {
  const last = lastActivity()
  // A hand that comes back before the next check does not bring the hour back.
  if (auth.getState().user !== null && last > 0 && isInactive(last, nowMs)) return
  if (Math.abs(nowMs - last) >= NOTED_EVERY_MS) writeStored('userActivityStartTime', String(nowMs))
}

/** Opening the page is something the member does; from then on it is looked at every 5 seconds. */
export function watchInactivity(): void {
  writeStored('userActivityStartTime', String(Date.now()))
  setInterval(() => void check(), CHECKED_EVERY_MS)
}

/** What the stored time says of the member who is logged in; of a guest, nothing. */
function restNow(): { isOver: boolean; leavesAtMs: number | null } {
  const [last, now] = [lastActivity(), Date.now()]
  if (auth.getState().user === null) return { isOver: false, leavesAtMs: null }
  const leavesAtMs = isSoonInactive(last, now) ? last + INACTIVE_MS : null
  return { isOver: isInactive(last, now), leavesAtMs }
}

async function check(): Promise<void> {
  const { isOver, leavesAtMs } = restNow()
  tellLeaving(leavesAtMs)
  if (!isOver) return
  // Of several tabs one does it; the others find it done, and follow.
  const locks = globalThis.navigator?.locks
  await (locks === undefined ? leave() : locks.request(LOCK, leave))
}

async function leave(): Promise<void> {
  const session = storedSession()
  if (!restNow().isOver || session === null) return
  sendAway(await logOutInactive(session))
}
