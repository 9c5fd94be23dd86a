import type { Kysely } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { newSecret } from '../login/auth-values.ts'
import { secretHash } from '../login/sessions.ts'
import { lockMember } from '../profile/members.ts'

/**
 * Links that are mailed and work once. The token is 256 random bits and stands in the mail alone:
 * the table knows its hash.
 */
export type LinkPurpose = 'confirm' | 'reset'

const MINUTE_MS = 60_000
const LINKS: Readonly<Record<LinkPurpose, { path: string; goodForMs: number }>> = {
  confirm: { path: '/register-account-confirm', goodForMs: 24 * 60 * MINUTE_MS },
  reset: { path: '/account_reset', goodForMs: 30 * MINUTE_MS },
}

/** Passwords that may be tried beside one link. */
export const LINK_TRIES_MAX = 5

interface Maker {
  db: Kysely<Tables>
  house: Pick<House, 'random' | 'settings'>
  now: Date
}

/**
 * The address to mail, within a transaction. The member's older links of this purpose end with it; whoever
 * makes one at the same moment waits, so that the other's is seen and ended.
 */
export async function makeLink(
  { db, house, now }: Maker,
  memberId: bigint,
  purpose: LinkPurpose,
): Promise<string> {
  const { path, goodForMs } = LINKS[purpose]
  const token = newSecret(house)
  await lockMember(db, memberId)
  await endLinks(db, memberId, purpose)
  await db
    .insertInto('account_links')
    .values({
      token_hash: secretHash(token),
      member_id: memberId,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + goodForMs),
    })
    .execute()
  return `${house.settings.publicUrl}${path}?token=${token}`
}

/** Uses the link up and answers whose it was; null when it is none, used, late, or for another use. */
export async function spendLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
  purpose: LinkPurpose,
): Promise<bigint | null> {
  const memberId = await whoseLink({ db, now }, token, purpose)
  if (memberId === null) return null
  // The member before the link, in the order of whoever makes one.
  await lockMember(db, memberId)
  const row = await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** Whose it is while it still works, else null. Asked before work that strangers are not to have for nothing. */
export async function whoseLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
  purpose: LinkPurpose,
): Promise<bigint | null> {
  const row = await db
    .selectFrom('account_links')
    .select('member_id')
    .where('token_hash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** Takes one of the tries that a password has beside this link; false when none is left. */
export async function takeLinkTry(
  { db }: Pick<Context, 'db'>,
  token: string,
  purpose: LinkPurpose,
): Promise<boolean> {
  const row = await db
    .updateTable('account_links')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .where('tries', '<', LINK_TRIES_MAX)
    .returning('tries')
    .executeTakeFirst()
  return row !== undefined
}

/** The caller holds the member's row, or a link that is just being made would outlive this. */
export async function endLinks(
  db: Kysely<Tables>,
  memberId: bigint,
  purpose: LinkPurpose,
): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .execute()
}
