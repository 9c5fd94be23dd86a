import { sql } from 'kysely'
import type { TopicData } from '#contract/topics.ts'
import type { Source } from '../push/source.ts'
import { pausingMembers } from '../protection/rules.ts'
import { REFUSALS_UNREAD, SHOWN } from './message-reads.ts'

/** How many of the messages that show now, and of their refused withdrawals, members have not read. */
export const unreadMessages: Source<TopicData<'messages'>> = {
  name: 'messages',
  async read({ database, clock }, scopes) {
    const { rows } = await sql<{ id: bigint; unread: bigint }>`
      with shown as (select item.id from content_items item where ${SHOWN(clock())})
      select member.id, case when member.id in ${pausingMembers(database.db, clock())} then 0
        else (select count(*) from shown)
          - (select count(*) from message_reads
              where member_id = member.id and item_id in (select id from shown)) end
        + (select count(*) from cash_transactions
            where member_id = member.id and ${REFUSALS_UNREAD(clock())}) as unread
      from unnest(${scopes}::bigint[]) member(id)`.execute(database.db)
    return new Map(rows.map(({ id, unread }) => [String(id), { unread: Number(unread) }]))
  },
  /** When a message begins or ceases to show. */
  async nextChangeAt({ database, clock }) {
    const now = clock()
    const { rows } = await sql<{ at: Date | null }>`
      select min(at) as at from content_items item, unnest(array[item.starts_at, item.ends_at]) at
      where item.kind = 'message' and item.removed_at is null and item.is_active and at > ${now}
    `.execute(database.db)
    return rows[0]?.at ?? null
  },
}
