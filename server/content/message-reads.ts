import { sql } from 'kysely'
import type { Data, Input } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'

/** A message that shows now, whatever language it is written in. */
export const SHOWN = (now: Date) => sql`
  item.kind = 'message' and item.removed_at is null and item.is_active
  and (item.starts_at is null or item.starts_at <= ${now})
  and (item.ends_at is null or item.ends_at > ${now})`

/** Withdrawals that were refused are messages to their member, as long as the list of them goes back. */
export const REFUSALS_UNREAD = (now: Date) => sql`
  payout_state = 'refused' and notice_read_at is null
  and decided_at > ${new Date(now.getTime() - NOTICE_DAYS * DAY_MS)}`

const NOTICE_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

export async function unreadMassMessages({
  db,
  member,
  now,
}: Pick<MemberContext, 'db' | 'member' | 'now'>): Promise<Data<'crm/unread_mass_messages'>> {
  const { rows } = await sql<{ unread: bigint }>`
    select (select count(*) from content_items item
        where ${SHOWN(now)} and not ${Boolean(member.paused)}::boolean and not exists(select 1 from message_reads
          where member_id = ${member.id} and item_id = item.id))
      + (select count(*) from cash_transactions
          where member_id = ${member.id} and ${REFUSALS_UNREAD(now)}) as unread`.execute(db)
  return { unread: Number(rows[0]?.unread ?? 0) }
}

/** Notes what was read, once. What is no message of now leaves no row, whoever names it. */
export async function readMassMessages(
  context: MemberContext,
  { messageIDs, transactionIDs }: Input<'crm/read_mass_messages'>,
): Promise<Data<'crm/read_mass_messages'>> {
  const { db, member, now } = context
  const isAll = messageIDs === undefined && transactionIDs === undefined
  const named = isAll ? sql`true` : sql`item.id::bigint = any(${messageIDs ?? []}::bigint[])`
  const refused = isAll ? sql`true` : sql`id = any(${transactionIDs ?? []}::bigint[])`
  await sql`
    insert into message_reads (member_id, item_id, read_at)
    select ${member.id}, item.id, ${now} from content_items item
    where ${SHOWN(now)} and ${named} on conflict do nothing`.execute(db)
  await sql`
    update cash_transactions set notice_read_at = ${now}
    where member_id = ${member.id} and ${REFUSALS_UNREAD(now)} and ${refused}`.execute(db)
  return unreadMassMessages(context)
}

/** Which of some messages the member has read. */
export async function readAmong(
  { db, member }: Pick<MemberContext, 'db' | 'member'>,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('message_reads')
    .select('item_id')
    .where('member_id', '=', member.id)
    .where('item_id', 'in', ids.length > 0 ? [...ids] : [0])
    .execute()
  return new Set(rows.map(({ item_id }) => item_id))
}
