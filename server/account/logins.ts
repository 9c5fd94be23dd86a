import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Which logins of a member end: `family` alone, or every one but `keepFamily`. */
type Ending = { memberId: bigint; now: Date } & (
  { family: bigint } | { keepFamily: bigint | undefined }
)

/** Ends logins with all that grew from them: their sessions and auth values. */
export async function endLogins(db: Kysely<Tables>, ending: Ending): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ ended_at: ending.now })
    .where('member_id', '=', ending.memberId)
    .where('id', ...which(ending))
    .where('ended_at', 'is', null)
    .execute()
  await endSessions(db, ending)
}

/** Ends the sessions alone; the auth values of their logins still open the next ones. */
export async function endSessions(db: Kysely<Tables>, ending: Ending): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: ending.now })
    .where('member_id', '=', ending.memberId)
    .where('family_id', ...which(ending))
    .where('ended_at', 'is', null)
    .execute()
}

/** No login has the number 0. */
const which = (ending: Ending): ['=' | '!=', bigint] =>
  'family' in ending ? ['=', ending.family] : ['!=', ending.keepFamily ?? 0n]

/** What the browser had open before: its cookie is about to change, so nothing could reach it. */
export async function endLoginsOfBrowser(
  db: Kysely<Tables>,
  browserHash: Buffer,
  now: Date,
): Promise<void> {
  const families = await db
    .selectFrom('sessions')
    .select(['member_id', 'family_id'])
    .distinct()
    .where('browser_hash', '=', browserHash)
    .where('ended_at', 'is', null)
    .execute()
  for (const { member_id: memberId, family_id: family } of families)
    await endLogins(db, { memberId, family, now })
}
