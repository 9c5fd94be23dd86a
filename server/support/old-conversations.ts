import type { House } from '../house.ts'

/** A visitor's cookie is gone by then, so nobody could read it any more. */
const KEPT_MS = 32 * 24 * 60 * 60 * 1000

/** The job: takes out what visitors wrote long ago. Members' conversations stay theirs. */
export async function forgetOldConversations({ database, clock }: House): Promise<void> {
  await database.db
    .deleteFrom('support_conversations')
    .where('member_id', 'is', null)
    .where('last_at', '<', new Date(clock().getTime() - KEPT_MS))
    .execute()
}
