import type { House } from '../house.ts'
import { memberScope } from '../push/source.ts'
import { endBonus } from './end.ts'

const BONUSES_A_RUN_MAX = 1_000

/** Ends the bonuses whose time is over, each in a transaction of its own. May run twice, in any process. */
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
      await database.db
        .transaction()
        .execute((db) => endBonus(db, { memberId, id }, 'expired', now))
      push.touch('balance', memberScope(memberId))
    } catch (error) {
      // The others are not made to wait for it; the next run tries it again.
      log.error({ bonus: String(id), err: error }, 'a bonus could not be ended')
    }
  }
  if (due.length > 0) log.info({ bonuses: due.length }, 'the time of bonuses was over')
}
