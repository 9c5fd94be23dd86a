import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * What a visitor wrote from this browser becomes the member's when they log in: their own goes on
 * with it, or it becomes their own. Wants `db` to be a transaction.
 */
export async function joinConversation(
  db: Kysely<Tables>,
  visitorHash: Buffer | null,
  memberId: bigint,
): Promise<void> {
  if (visitorHash === null) return
  const visitors = await db
    .selectFrom('support_conversations')
    .select(['id', 'last_at'])
    .where('visitor_hash', '=', visitorHash)
    .forUpdate()
    .executeTakeFirst()
  if (!visitors) return
  const own = await db
    .selectFrom('support_conversations')
    .select('id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (own) await pour(db, visitors, own.id)
  else
    await db
      .updateTable('support_conversations')
      .set({ member_id: memberId, visitor_hash: null })
      .where('id', '=', visitors.id)
      .execute()
}

/** A request id that both happen to have stays with the older message: nothing of either is lost. */
async function pour(
  db: Kysely<Tables>,
  from: { id: bigint; last_at: Date },
  into: bigint,
): Promise<void> {
  await db
    .updateTable('support_messages')
    .set({ conversation_id: into, request_id: null })
    .where('conversation_id', '=', from.id)
    .execute()
  await db
    .updateTable('support_conversations')
    .set({ closed_at: null, last_at: sql<Date>`greatest(last_at, ${from.last_at})` })
    .where('id', '=', into)
    .execute()
  await db.deleteFrom('support_conversations').where('id', '=', from.id).execute()
}
