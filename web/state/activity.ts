/** When the member last did something: stored, so that all tabs (and the game in its frame) share one clock. */
import { auth } from './auth.ts'
import { readStored, writeStored } from './stored.ts'

export const INACTIVE_MS = 3_600_000
/** So long before the hour is over the member is asked: enough to find the way back to the screen. */
const ASKED_BEFORE_MS = 120_000
/** Every movement counts, but storing each one would only wear the disk. */
const NOTED_EVERY_MS = 1_000

/** Older than the hour; exactly that old is not. */
export const isInactive = (lastMs: number, nowMs: number): boolean => nowMs - lastMs > INACTIVE_MS

/** Not yet so old, but soon. */
export const isSoonInactive = (lastMs: number, nowMs: number): boolean =>
  !isInactive(lastMs, nowMs) && nowMs - lastMs > INACTIVE_MS - ASKED_BEFORE_MS

export const lastActivity = (): number => Number(readStored('userActivityStartTime') ?? 0)

export function noteActivity(nowMs: number): void {
  const last = lastActivity()
  // A hand that comes back before the next check does not bring the hour back.
  if (auth.getState().user !== null && last > 0 && isInactive(last, nowMs)) return
  if (Math.abs(nowMs - last) >= NOTED_EVERY_MS) writeStored('userActivityStartTime', String(nowMs))
}
