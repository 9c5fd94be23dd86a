import type { Kysely } from 'kysely'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { OperatingHouse } from '../house.ts'

/**
 * Play in the poker room ends with the pause that begins in this transaction. The room is told once that has
 * committed, and told again until it has answered (`stop.ts`).
 */
export async function oweStop(
  db: Kysely<Tables>,
  { jobs }: Pick<OperatingHouse, 'jobs'>,
  { memberId, now }: { memberId: bigint; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('poker_players')
    .set({ stop_due_at: now })
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await jobs.add(port(db), 'stop-poker-play', { member: String(memberId) })
}
