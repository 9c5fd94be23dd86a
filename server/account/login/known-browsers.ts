import type { Context, Member } from '../../context.ts'
import { sendMessage } from '../../messages/send-message.ts'

/** The browser's cookie changed: whoever it was known to, it still is. */
export async function moveKnownBrowser(db: Context['db'], from: Buffer, to: Buffer): Promise<void> {
  await db
    .updateTable('known_browsers')
    .set({ browser_hash: to })
    .where('browser_hash', '=', from)
    .execute()
}

interface Entry {
  /** Of the cookie that it has from now on. */
  browserHash: Buffer
  isFirstLogin: boolean
  /** Where it is, as far as its address tells. */
  place: string | null
}

/** The member came in from this browser. One they never came from before is told them by mail. */
export async function rememberBrowser(
  context: Context,
  member: Member,
  { browserHash, isFirstLogin, place }: Entry,
): Promise<void> {
  const { db, browser, now } = context
  const known = await db
    .updateTable('known_browsers')
    .set({ last_at: now, browser: browser.name })
    .where('member_id', '=', member.id)
    .where('browser_hash', '=', browserHash)
    .returning('id')
    .executeTakeFirst()
  if (known) return
  await db
    .insertInto('known_browsers')
    .values({
      member_id: member.id,
      browser_hash: browserHash,
      browser: browser.name,
      first_at: now,
      last_at: now,
    })
    .execute()
  if (isFirstLogin) return
  await sendMessage(context, {
    memberId: member.id,
    to: member.email,
    template: 'new-device',
    lang: member.language,
    values: { at: now, browser: browser.name, place },
  })
}
