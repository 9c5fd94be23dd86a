import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { IDLE_MS_MAX } from './sessions.ts'

/** Which sessions of these members are open, and of which logins they are. */
export async function openSessionsOf(
  db: Kysely<Tables>,
  members: readonly bigint[],
  now: Date,
): Promise<{ sessions: Set<bigint>; families: Set<bigint> }> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.id', 'sessions.family_id'])
    .where('sessions.member_id', 'in', members)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.is_pending', '=', false)
    .where('sessions.expires_at', '>', now)
    .where('sessions.active_at', '>', new Date(now.getTime() - IDLE_MS_MAX))
    .where('members.is_active', '=', true)
    .execute()
  return {
    sessions: new Set(rows.map(({ id }) => id)),
    families: new Set(rows.map(({ family_id }) => family_id)),
  }
}
