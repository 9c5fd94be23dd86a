import { Refused } from '#contract/refusals.ts'
import type { Data, Input } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { addressKey } from '../door/limits.ts'
import type { Newcomer } from './admission.ts'
import { readJoining } from './joining.ts'
import { spendLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { freeUsername } from './username.ts'

/**
 * Takes a registration. Whether its address, phone or national id is known is looked at by a job
 * afterwards: the answer and its time are the same for all, and only a mail tells the rest.
 */
export async function register(
  context: Context,
  typed: Input<'user/register'>,
): Promise<Data<'user/register'>> {
  const { house, db, q } = context
  allowSome(context)
  const joining = await readJoining(context, typed)
  const username = await freeUsername(house, db, joining)
  const password_hash = await hashPassword(typed.password)
  const newcomer: Newcomer = { ...joining, username, password_hash }
  // Pressed twice, it is one registration while the first has not begun.
  const key = `register ${house.keys.derive('registration', joining.email)}`
  await house.jobs.add(q, 'admit-newcomer', newcomer, { key })
  return { username }
}

export async function registerConfirm(
  context: Context,
  { token }: Input<'user/register_confirm'>,
): Promise<true> {
  const { db, now } = context
  allowSome(context)
  const memberId = await spendLink(context, token, 'confirm')
  if (memberId === null) throw new Refused('link-over')
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ is_active: true, confirmed_at: now })
    .where('id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refused('link-over')
  return true
}

export async function resendConfirmation(
  context: Context,
  { email }: Input<'user/resend_confirmation'>,
): Promise<true> {
  allowSome(context)
  const { house, q } = context
  await house.jobs.add(q, 'resend-confirmation', { email: email.toLowerCase() })
  return true
}

/** Calls that cost a hash or a mail count like logins: of one address only so many. */
export function allowSome({ house, ip, now }: Pick<Context, 'house' | 'ip' | 'now'>): void {
  if (!house.limits.allows('loginsOfAddress', addressKey(ip), now))
    throw new Refused('too-many-calls')
}
