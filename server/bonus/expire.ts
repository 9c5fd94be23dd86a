import { sql, type Kysely } from 'kysely'
import { lockWallet } from '#ledger/lock.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { memberScope } from '../push/source.ts'

const BONUSES_A_RUN_MAX = 1_000

/** Ends a member's bonus whose time is over, if there is one, as their next stake would. */
export async function endDueBonus(db: Kysely<Tables>, memberId: bigint, now: Date): Promise<void> {
  await lockWallet(port(db), memberId)
  await sql`select bonus_end_due(array[${memberId}::bigint], ${now}::timestamptz)`.execute(db)
}

/** Ends the bonuses whose time is over before anybody stakes under them, each in a transaction of its own. May run twice, in any process. */
export async function endExpiredBonuses({ database, clock, log, push }: House): Promise<void> {
  const now = clock()
  const due = await database.db
    .selectFrom('bonuses')
    .select(['member_id', 'id'])
    .where('state', '=', 'active')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BONUSES_A_RUN_MAX)
    .execute()
  for (const { member_id: memberId, id } of due) {
    try {
      await database.db.transaction().execute((db) => endDueBonus(db, memberId, now))
      push.touch('balance', memberScope(memberId))
    } catch (error) {
      // The others are not made to wait for it; the next run tries it again.
      log.error({ bonus: String(id), err: error }, 'a bonus could not be ended')
    }
  }
  if (due.length > 0) log.info({ bonuses: due.length }, 'the time of bonuses was over')
}
