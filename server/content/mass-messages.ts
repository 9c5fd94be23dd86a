import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { readAmong } from './message-reads.ts'
import { clean, moment, preferably, visibleItems } from './shown.ts'

/** Messages to everyone, the newest first; they may advertise, so whoever pauses has none. */
export async function listMassMessages(
  context: Context,
  { limit, offset }: Input<'crm/list_mass_messages'>,
): Promise<Output<'crm/list_mass_messages'>> {
  if (context.member?.paused) return { data: [], pagination: { limit, total: 0, offset } }
  const found = preferably(visibleItems(context, 'message'), context.lang)
  const rows = await found
    .clearOrderBy()
    .orderBy('item.starts_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const { db, member } = context
  const ids = rows.map(({ id }) => id)
  const read = member && (await readAmong({ db, member }, ids))
  const data = rows.map(clean).map((row) => ({
    messageID: row.id,
    title: row.title,
    text: row.text,
    link: row.link,
    at: moment(row.starts_at),
    isRead: read && read.has(row.id),
  }))
  return { data, pagination: { limit, total: Number(total), offset } }
}
