import type { Kysely } from 'kysely'
import type { Actor } from '../../action/actor.ts'
import { LOG_OUT } from '../../action/log-out.ts'
import { recordAction } from '../../action/record.ts'
import { inTransaction, port } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { notifyTouched } from '../../push/notify.ts'
import { memberScope } from '../../push/source.ts'
import { endLoginRows } from './logins.ts'

/** Ends every login of a member with its sessions; they may log in again at once. Answers how many there were. */
export async function logOutEverywhere(
  db: Kysely<Tables>,
  actor: Actor,
  memberId: bigint,
  now: Date,
): Promise<number> {
  const ended = await inTransaction(db, async (db) => {
    const { logins } = await db
      .selectFrom('session_families')
      .select(({ fn }) => fn.countAll<bigint>().as('logins'))
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    await endLoginRows(db, { memberId, now, keepFamily: undefined })
    await recordAction(db, actor, {
      what: LOG_OUT,
      target: `member:${memberId}`,
      before: { logins: Number(logins) },
      after: { logins: 0 },
    })
    return Number(logins)
  })
  await notifyTouched(port(db), [['session', [memberScope(memberId)]]])
  return ended
}
