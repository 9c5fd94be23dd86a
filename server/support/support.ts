import type { Selectable } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Data, Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import type { SupportMessagesTable } from '../database/tables/support.ts'
import { addressKey } from '../door/limits.ts'
import {
  conversationOf,
  openConversation,
  addMessage,
  scopeOf,
  conversationOwnerOf,
  unreadIn,
} from './conversation.ts'
import { passOn } from './deliver.ts'
import { hoursOf, hourText, isOpenAt } from './hours.ts'

type Message = Data<'support/send_message'>

export async function listSupportMessages(
  context: Context,
  { limit, offset }: Input<'support/list_messages'>,
): Promise<Output<'support/list_messages'>> {
  const { db } = context
  const conversation = await conversationOf(db, conversationOwnerOf(context))
  if (!conversation) return { data: [], pagination: { limit, offset, total: 0 } }
  const found = db.selectFrom('support_messages').where('conversation_id', '=', conversation.id)
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await found
    .select((row) => row.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(messageOf), pagination: { limit, offset, total: Number(total) } }
}

export async function sendSupportMessage(
  context: Context,
  { text, requestId }: Input<'support/send_message'>,
): Promise<Message> {
  const { db, q, house, now } = context
  // A browser that wrote before keeps its cookie; another is given one.
  const owner = conversationOwnerOf(context) ?? { visitor_hash: context.visitor.renew() }
  const { id } = await openConversation(db, owner, now)
  const before = requestId === undefined ? undefined : await sentAs(context, id, requestId)
  if (before) {
    if (before.text !== text) throw new Refused('reference-reused')
    return messageOf(before)
  }
  refuseTooMany(context)
  const message = await addMessage(db, id, { isFromHouse: false, text, requestId }, now)
  if (!message) throw new Error('a support message was held twice')
  await passOn(house, q, message.id)
  context.afterCommit(() => {
    house.push.touch('support', scopeOf(owner))
    house.push.touch('inbox')
  })
  return messageOf(message)
}

/** By the member, and by the address: whoever drops their cookie is no newcomer. */
function refuseTooMany({ house, member, ip, now }: Context): void {
  const [limits, whose] = member
    ? ([['supportOfMember', 'supportOfMemberInDay'], String(member.id)] as const)
    : ([['supportOfAddress', 'supportOfAddressInDay'], addressKey(ip)] as const)
  const isAllowed = limits.every((limit) => house.limits.allows(limit, whose, now))
  if (!isAllowed) throw new Refused('too-many-messages')
}

function sentAs({ db }: Context, conversationId: bigint, requestId: string) {
  return db
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

export async function supportStatus(context: Context): Promise<Data<'support/status'>> {
  const { db, now } = context
  const hours = await hoursOf(db)
  const conversation = await conversationOf(db, conversationOwnerOf(context))
  return {
    open: isOpenAt(hours, now),
    opens: hourText(hours.opensMinute),
    closes: hourText(hours.closesMinute),
    begun: conversation !== undefined,
    unread: conversation ? await unreadIn(db, conversation) : 0,
  }
}

/** Only ever further, and only as far as the conversation itself goes. */
export async function markSupportRead(
  context: Context,
  { messageID }: Input<'support/mark_read'>,
): Promise<true> {
  const { db, house, afterCommit } = context
  const owner = conversationOwnerOf(context)
  const conversation = await conversationOf(db, owner)
  if (!conversation || owner === null) return true
  afterCommit(() => house.push.touch('support', scopeOf(owner)))
  const upTo = BigInt(messageID)
  await db
    .updateTable('support_conversations')
    .set({ read_up_to: upTo })
    .where('id', '=', conversation.id)
    .where('read_up_to', '<', upTo)
    .where((row) =>
      row.exists(
        row
          .selectFrom('support_messages')
          .select('id')
          .where('conversation_id', '=', conversation.id)
          .where('id', '=', upTo),
      ),
    )
    .execute()
  return true
}

function messageOf({ id, is_from_house, text, at }: Selectable<SupportMessagesTable>): Message {
  return {
    messageID: Number(id),
    from: is_from_house ? 'house' : 'member',
    text,
    at: at.toISOString(),
  }
}
