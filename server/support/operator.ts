/** The operator's side of support, as `npm run support` shows it. */
import { sql, type Kysely } from 'kysely'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { inTransaction, port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { notifyTouched } from '../push/notify.ts'
import { addMessage, scopeOfConversation } from './conversation.ts'

type Db = Kysely<Tables>

const SHOWN_MAX = 50

/** The newest conversations first; `waits` is what was written since the house last answered. */
export async function listConversations(db: Db) {
  return db
    .selectFrom('support_conversations as conversation')
    .leftJoin('members', 'members.id', 'conversation.member_id')
    .select((row) => [
      'conversation.id',
      'members.username',
      'conversation.last_at as lastAt',
      'conversation.closed_at as closedAt',
      row
        .selectFrom('support_messages as message')
        .select((all) => all.fn.countAll<bigint>().as('waits'))
        .whereRef('message.conversation_id', '=', 'conversation.id')
        .where('message.is_from_house', '=', false)
        .where((each) =>
          each(
            'message.id',
            '>',
            each.fn.coalesce(
              each
                .selectFrom('support_messages as reply')
                .select((last) => last.fn.max('reply.id').as('id'))
                .whereRef('reply.conversation_id', '=', 'conversation.id')
                .where('reply.is_from_house', '=', true),
              each.val(0n),
            ),
          ),
        )
        .as('waits'),
    ])
    .orderBy('conversation.last_at', 'desc')
    .limit(SHOWN_MAX)
    .execute()
}

/** Its messages, oldest first; null when there is no such conversation. */
export async function readConversation(db: Db, id: bigint) {
  const found = await db
    .selectFrom('support_conversations')
    .leftJoin('members', 'members.id', 'support_conversations.member_id')
    .select(['members.username', 'support_conversations.closed_at as closedAt'])
    .where('support_conversations.id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const messages = await db
    .selectFrom('support_messages')
    .select(['is_from_house as isFromHouse', 'text', 'at'])
    .where('conversation_id', '=', id)
    .orderBy('id')
    .execute()
  return { ...found, messages }
}

/** The newest message that there is; 0 when there is none. */
export async function newestMessage(db: Db): Promise<bigint> {
  const { id } = await db
    .selectFrom('support_messages')
    .select((row) => row.fn.coalesce(row.fn.max('id'), sql<bigint>`0`).as('id'))
    .executeTakeFirstOrThrow()
  return id
}

/** What members and visitors wrote after that message, oldest first. */
export async function writtenAfter(db: Db, message: bigint) {
  return db
    .selectFrom('support_messages as message')
    .innerJoin('support_conversations as conversation', 'conversation.id', 'conversation_id')
    .leftJoin('members', 'members.id', 'conversation.member_id')
    .select(['message.id', 'conversation_id as conversation', 'username', 'text', 'at'])
    .where('message.id', '>', message)
    .where('is_from_house', '=', false)
    .orderBy('message.id')
    .limit(SHOWN_MAX)
    .execute()
}

/** Answers in the house's name. False: there is no such conversation. */
export async function replyTo(
  db: Db,
  actor: Actor,
  id: bigint,
  text: string,
  now: Date,
): Promise<boolean> {
  if (!(await isThere(db, id))) return false
  const scope = await inTransaction(db, async (db) => {
    const message = await addMessage(db, id, { isFromHouse: true, text }, now)
    // Which one, not what it says: conversations are forgotten after a while, and the log never is.
    const after = { message: message?.id }
    const target = `conversation:${id}`
    await recordAction(db, actor, { what: 'support.reply', target, before: null, after })
    return scopeOfConversation(db, id)
  })
  if (scope !== null) await notifyTouched(port(db), [['support', [scope]]])
  return true
}

/** Done with, until they write again; one that is, stays so. False: there is no such conversation. */
export async function closeConversation(
  db: Db,
  actor: Actor,
  id: bigint,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const before = await db
      .selectFrom('support_conversations')
      .select('closed_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return false
    if (before.closed_at !== null) return true
    const after = { closed_at: now }
    await db.updateTable('support_conversations').set(after).where('id', '=', id).execute()
    const target = `conversation:${id}`
    await recordAction(db, actor, { what: 'support.close', target, before, after })
    return true
  })
}

async function isThere(db: Db, id: bigint): Promise<boolean> {
  const found = await db
    .selectFrom('support_conversations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
