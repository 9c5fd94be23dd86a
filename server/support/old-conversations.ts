import type { House } from '../house.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A visitor's cookie is gone by then, so nobody could read it any more. */
const VISITORS_KEPT_MS = 32 * DAY_MS
/** Longer than anything said there could still matter to somebody. */
const MEMBERS_KEPT_MS = 2 * 365 * DAY_MS

/** The job: takes out what visitors wrote a month ago, and what was said with members two years ago. */
export async function forgetOldConversations({ database, clock }: House): Promise<void> {
  const { db } = database
  const before = (keptMs: number) => new Date(clock().getTime() - keptMs)
  await db
    .deleteFrom('support_conversations')
    .where('member_id', 'is', null)
    .where('last_at', '<', before(VISITORS_KEPT_MS))
    .execute()
  await db.deleteFrom('support_messages').where('at', '<', before(MEMBERS_KEPT_MS)).execute()
  await db
    .deleteFrom('support_conversations')
    .where('last_at', '<', before(MEMBERS_KEPT_MS))
    .execute()
}
