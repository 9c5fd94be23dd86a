import type { Kysely } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { memberScope } from '../../push/source.ts'

/** What telling open sockets takes of an answer's context. */
type Within = Pick<Context, 'db' | 'house' | 'afterCommit'>

/** Which logins of a member end: `family` alone, or every one but `keepFamily`. */
type Ending = { memberId: bigint; now: Date } & (
  { family: bigint } | { keepFamily: bigint | undefined }
)

/** Ends logins with all that grew from them: their sessions, auth values and open sockets. */
export async function endLogins(context: Within, ending: Ending): Promise<void> {
  await endLoginRows(context.db, ending)
  closeSockets(context, ending.memberId)
}

/** The same in the database alone: whoever commits it tells the sockets afterwards. */
export async function endLoginRows(db: Kysely<Tables>, ending: Ending): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ ended_at: ending.now })
    .where('member_id', '=', ending.memberId)
    .where('id', ...which(ending))
    .where('ended_at', 'is', null)
    .execute()
  await endSessionRows(db, ending)
}

/** Ends the sessions alone; the auth values of their logins still open the next ones. */
export async function endSessions(context: Within, ending: Ending): Promise<void> {
  await endSessionRows(context.db, ending)
  closeSockets(context, ending.memberId)
}

async function endSessionRows(db: Kysely<Tables>, ending: Ending): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: ending.now })
    .where('member_id', '=', ending.memberId)
    .where('family_id', ...which(ending))
    .where('ended_at', 'is', null)
    .execute()
}

/** Sockets that stood on them are closed once that is committed. */
function closeSockets({ house, afterCommit }: Within, memberId: bigint): void {
  afterCommit(() => house.push.touch('session', memberScope(memberId)))
}

/** No login has the number 0. */
const which = (ending: Ending): ['=' | '!=', bigint] =>
  'family' in ending ? ['=', ending.family] : ['!=', ending.keepFamily ?? 0n]

/** What the browser had open before: its cookie is about to change, so nothing could reach it. */
export async function endLoginsOfBrowser(
  context: Within,
  browserHash: Buffer,
  now: Date,
): Promise<void> {
  const families = await context.db
    .selectFrom('sessions')
    .select(['member_id', 'family_id'])
    .distinct()
    .where('browser_hash', '=', browserHash)
    .where('ended_at', 'is', null)
    .execute()
  for (const { member_id: memberId, family_id: family } of families)
    await endLogins(context, { memberId, family, now })
}
