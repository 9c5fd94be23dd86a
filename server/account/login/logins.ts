import type { Context } from '../../context.ts'
import { port } from '../../database/database.ts'
import { notifyTouched } from '../../push/notify.ts'
import { memberScope } from '../../push/source.ts'

/** An answer's own context, or, by an operator's command, a database without a house. */
type Within = Pick<Context, 'db'> & Partial<Pick<Context, 'house' | 'afterCommit'>>

/** Which logins of a member end: `family` alone, or every one but `keepFamily`. */
type Ending = { memberId: bigint; now: Date } & (
  { family: bigint } | { keepFamily: bigint | undefined }
)

/** Ends logins with all that grew from them: their sessions and auth values. */
export async function endLogins(context: Within, ending: Ending): Promise<void> {
  await context.db
    .updateTable('session_families')
    .set({ ended_at: ending.now })
    .where('member_id', '=', ending.memberId)
    .where('id', ...which(ending))
    .where('ended_at', 'is', null)
    .execute()
  await endSessions(context, ending)
}

/** Ends the sessions alone; the auth values of their logins still open the next ones. */
export async function endSessions(within: Within, ending: Ending): Promise<void> {
  await within.db
    .updateTable('sessions')
    .set({ ended_at: ending.now })
    .where('member_id', '=', ending.memberId)
    .where('family_id', ...which(ending))
    .where('ended_at', 'is', null)
    .execute()
  await closeSockets(within, memberScope(ending.memberId))
}

/** Sockets that stood on them are closed once that is committed. */
async function closeSockets({ db, house, afterCommit }: Within, scope: string): Promise<void> {
  if (house && afterCommit) afterCommit(() => house.push.touch('session', scope))
  else await notifyTouched(port(db), [['session', [scope]]])
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
