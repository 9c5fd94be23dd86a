import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { isUnderMaintenance } from './site-state.ts'

const REMEMBERED_MS = 500

/** Is the site closed to this call? Asked of the database at most twice a second. */
export function maintenanceOf(
  db: Kysely<Tables>,
  clock: () => Date,
): (call: string) => Promise<boolean> {
  let atMs = Number.NEGATIVE_INFINITY
  let state = Promise.resolve(false)
  return async (call) => {
    if (call.startsWith('maintenance/')) return false
    const nowMs = clock().getTime()
    if (Math.abs(nowMs - atMs) > REMEMBERED_MS) {
      atMs = nowMs
      state = isUnderMaintenance(db)
      // A failure is this caller's; the next one asks again.
      state.catch(() => (atMs = Number.NEGATIVE_INFINITY))
    }
    return state
  }
}
