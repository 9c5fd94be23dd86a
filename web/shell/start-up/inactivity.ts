/**
 * Whoever does nothing for an hour is logged out here, as the platform does on its side, and is asked
 * shortly before whether they are still there. What counts is stored, so that all tabs (and the game in
 * its frame) share one clock.
 */
import { createStore } from 'zustand/vanilla'
import { logOutInactive } from '#web/account/login/log-out.ts'
import { sendAway } from '#web/call/consequences.ts'
import { INACTIVE_MS, isInactive, isSoonInactive, lastActivity } from '#web/state/activity.ts'
import { auth } from '#web/state/auth.ts'
import { storedSession } from '#web/state/session.ts'
import { writeStored } from '#web/state/stored.ts'

const CHECKED_EVERY_MS = 5_000
const LOCK = 'kasa-inactivity'

/** When the member who does nothing will be logged out, in ms since 1970; null while that is far. */
export const leaving = createStore<{ atMs: number | null }>(() => ({ atMs: null }))

function setLeaving(atMs: number | null): void {
  if (leaving.getState().atMs !== atMs) leaving.setState({ atMs })
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
  setLeaving(leavesAtMs)
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
