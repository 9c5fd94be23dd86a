/** A conversation's rows: whose it is, what is said in it. Knows neither calls nor providers. */
import type { Kysely, Selectable } from 'kysely'
import type { Context } from '../context.ts'
import { Refused } from '#contract/refusals.ts'
import type { SupportConversationsTable } from '../database/tables/support.ts'
import type { Tables } from '../database/tables.ts'
import { memberScope, visitorScope } from '../push/source.ts'

type Db = Kysely<Tables>
export type Conversation = Selectable<SupportConversationsTable>

/** Whose words these are: a member's, or those of a browser that nobody is logged in with. */
type ConversationOwner = { member_id: bigint } | { visitor_hash: Buffer }

/** The caller; null for a visitor who never wrote. A session that is over is refreshed first. */
export function conversationOwnerOf({
  member,
  sentSession,
  visitor,
}: Context): ConversationOwner | null {
  if (member) return { member_id: member.id }
  if (sentSession) throw new Refused('session-expired')
  return visitor.hash === null ? null : { visitor_hash: visitor.hash }
}

/** Where the stream tells of their conversation. */
export const scopeOf = (owner: ConversationOwner): string =>
  'member_id' in owner ? memberScope(owner.member_id) : visitorScope(owner.visitor_hash)

/** The scope of a conversation, by its number; null when there is none of it. */
export async function scopeOfConversation(db: Db, id: bigint): Promise<string | null> {
  const found = await db
    .selectFrom('support_conversations')
    .select(['member_id', 'visitor_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const { member_id, visitor_hash } = found
  if (member_id !== null) return memberScope(member_id)
  return visitor_hash && visitorScope(visitor_hash)
}

export async function conversationOf(
  db: Db,
  owner: ConversationOwner | null,
): Promise<Conversation | undefined> {
  if (owner === null) return undefined
  const found = db.selectFrom('support_conversations').selectAll()
  return 'member_id' in owner
    ? found.where('member_id', '=', owner.member_id).executeTakeFirst()
    : found.where('visitor_hash', '=', owner.visitor_hash).executeTakeFirst()
}

/** The speaker's conversation, begun if there is none, and held until the transaction ends. */
export async function openConversation(
  db: Db,
  owner: ConversationOwner,
  now: Date,
): Promise<{ id: bigint }> {
  await db
    .insertInto('support_conversations')
    .values({ ...owner, created_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.column('member_id' in owner ? 'member_id' : 'visitor_hash').doNothing(),
    )
    .execute()
  const found = db.selectFrom('support_conversations').select('id').forUpdate()
  return 'member_id' in owner
    ? found.where('member_id', '=', owner.member_id).executeTakeFirstOrThrow()
    : found.where('visitor_hash', '=', owner.visitor_hash).executeTakeFirstOrThrow()
}

export interface NewMessage {
  isFromHouse: boolean
  text: string
  requestId?: string | undefined
  providerId?: string | undefined
}

/** Writes a message down; whoever writes to a closed conversation opens it again. */
export async function addMessage(db: Db, conversationId: bigint, given: NewMessage, now: Date) {
  const message = await db
    .insertInto('support_messages')
    .values({
      conversation_id: conversationId,
      is_from_house: given.isFromHouse,
      text: given.text,
      request_id: given.requestId ?? null,
      provider_id: given.providerId ?? null,
      at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!message) return null
  await db
    .updateTable('support_conversations')
    .set({ last_at: now, closed_at: null })
    .where('id', '=', conversationId)
    .execute()
  return message
}

export async function unreadIn(db: Db, { id, read_up_to }: Conversation): Promise<number> {
  const { unread } = await db
    .selectFrom('support_messages')
    .select((row) => row.fn.countAll<bigint>().as('unread'))
    .where('conversation_id', '=', id)
    .where('is_from_house', '=', true)
    .where('id', '>', read_up_to)
    .executeTakeFirstOrThrow()
  return Number(unread)
}
