import { Refused } from '#contract/refusals.ts'
import type { Input } from '#contract/registry.ts'
import type { Context, MemberContext } from '../../context.ts'
import { allowChange } from '../../recent-proof.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { endLinks } from './links.ts'
import { allowCostlyCall } from '../login/costly-calls.ts'
import { recordTry, refuseLocked } from '../login/lockout.ts'
import { endLogins } from '../login/logins.ts'
import { lockMember } from '../profile/members.ts'
import { refusePoorPassword } from './new-password.ts'
import { hashPassword, isRightPassword } from './passwords.ts'
import { noteProof } from './proof.ts'

/** Of the old password, of the new one against it, and of the new one. */
const HASHES = 3

export async function passChange(
  context: MemberContext,
  { oldPassword, password }: Input<'user/pass_change'>,
): Promise<true> {
  const { db, member, session } = context
  allowCostlyCall(context, HASHES)
  allowChange(context)
  await refuseLocked(context, { memberId: member.id })
  const { password_hash: oldHash } = await db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const isRight = await isRightPassword(oldHash, oldPassword)
  await recordTry(context, { memberId: member.id }, isRight ? 'right' : 'wrong')
  if (!isRight) throw new Refused('password-wrong')
  if (await isRightPassword(oldHash, password)) throw new Refused('password-same')
  refusePoorPassword(password, member)
  const newHash = await hashPassword(password)
  return db.transaction().execute<true>(async (db) => {
    const within = { ...context, db }
    await setPassword(within, member.id, newHash, { oldHash, keepFamily: session.familyId })
    await noteProof(within)
    return true
  })
}

interface Change {
  /** The password that was proven: another that came in between is not overwritten. */
  oldHash?: string
  /** The login that stays; without it every one ends. */
  keepFamily?: bigint
}

/** Sets a password, ends the member's logins and open reset links, and tells them by mail. */
export async function setPassword(
  context: Context,
  memberId: bigint,
  passwordHash: string,
  { oldHash, keepFamily }: Change = {},
): Promise<void> {
  const { db, now } = context
  await lockMember(db, memberId)
  let row = db
    .updateTable('members')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', memberId)
    .where('is_active', '=', true)
  if (oldHash !== undefined) row = row.where('password_hash', '=', oldHash)
  const changed = await row.returning(['email', 'language']).executeTakeFirst()
  if (!changed) throw new Refused(oldHash === undefined ? 'link-over' : 'password-wrong')
  await endLogins(context, { memberId, now, keepFamily })
  await endLinks(db, memberId, 'reset')
  const { email: to, language: lang } = changed
  await sendMessage(context, { memberId, to, template: 'password-changed', lang, values: {} })
}
