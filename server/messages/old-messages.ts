import type { House } from '../house.ts'

/** Whom a message went to is personal, so it is not kept for longer than a question about it takes. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export async function forgetOldMessages({ database, clock }: House): Promise<void> {
  await database.db
    .deleteFrom('messages')
    .where('created_at', '<', new Date(clock().getTime() - KEPT_MS))
    .execute()
}
