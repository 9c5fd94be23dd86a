import type { House } from '../../house.ts'
import { utcDayOf } from './days.ts'
import { forgetFreePairs } from './lockout.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than any of them counts for anything. */
const KEPT_MS = 2 * DAY_MS
/** A browser's cookie is gone by then, so nothing could be known by it. */
const BROWSER_KEPT_MS = 32 * DAY_MS

/** Takes out what was tried and proven long ago: it lets nobody in and holds nobody up any more. */
export async function forgetOldTries({ database: { db }, clock }: House): Promise<void> {
  const now = clock()
  const before = new Date(now.getTime() - KEPT_MS)
  await forgetFreePairs({ db, now })
  await db.deleteFrom('sms_codes').where('created_at', '<', before).execute()
  await db.deleteFrom('proven_factors').where('at', '<', before).execute()
  for (const days of ['code_days', 'joining_days'] as const)
    await db.deleteFrom(days).where('day', '<', utcDayOf(before)).execute()
  await db
    .deleteFrom('known_browsers')
    .where('last_at', '<', new Date(now.getTime() - BROWSER_KEPT_MS))
    .execute()
}
