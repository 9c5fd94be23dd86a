import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

interface Ending {
  memberId: bigint
  now: Date
  /** The login that stays open. */
  keepFamily?: bigint | undefined
}

/** Ends a member's logins with all that grew from them; answers how many sessions were open. */
export async function endLogins(
  db: Kysely<Tables>,
  { memberId, now, keepFamily }: Ending,
): Promise<number> {
  // No login has the number 0.
  const kept = keepFamily ?? 0n
  await db
    .updateTable('session_families')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('id', '!=', kept)
    .where('ended_at', 'is', null)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('family_id', '!=', kept)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
