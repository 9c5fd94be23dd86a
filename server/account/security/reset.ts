import { Refused } from '#contract/refusals.ts'
import type { Input } from '#contract/registry.ts'
import type { Context } from '../../context.ts'
import type { House } from '../../house.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { isWaiting, mayMailTo, sendConfirmation, type Mailing } from '../joining/confirmation.ts'
import { allowCostlyCall, allowMailingCall } from '../login/costly-calls.ts'
import { makeLink, spendLink, whoseLink } from './links.ts'
import { forgetTries } from '../login/lockout.ts'
import { findAccount, type Account } from '../profile/members.ts'
import { refusePoorPassword } from './new-password.ts'
import { setPassword } from './password-change.ts'
import { hashPassword, isRightPassword } from './passwords.ts'
import { forgetCodeDays } from '../login/pending.ts'

/**
 * Asks for a reset. Whether there is such an account is looked at by a job afterwards: the answer
 * and its time are the same for all.
 */
export async function forgot(context: Context, { username }: Input<'user/forgot'>): Promise<true> {
  allowMailingCall(context)
  await context.house.jobs.add(context.q, 'send-reset-link', { username })
  return true
}

/** The job behind `user/forgot`. Whoever has yet to confirm is sent that link again instead. */
export async function sendResetLink(house: House, payload: unknown): Promise<void> {
  // Jobs of this name are added by that call alone, which made it so.
  const { username } = payload as { username: string }
  await house.database.db.transaction().execute(async (db) => {
    const account = await findAccount(db, username)
    const mailing = { db, house, now: house.clock() }
    const why = account?.isActive === true ? 'reset' : 'joining'
    if (account && (await mayMailTo(mailing, account.email, why))) await mailTo(mailing, account)
  })
}

async function mailTo(mailing: Mailing, account: Account): Promise<void> {
  const { id: memberId, email: to, firstname, language: lang } = account
  if (account.isActive) {
    const values = { link: await makeLink(mailing, memberId, 'reset'), firstname }
    return sendMessage(mailing, { memberId, to, template: 'reset-password', lang, values })
  }
  const waiting = await mailing.db
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where(isWaiting)
    .executeTakeFirst()
  if (waiting) await sendConfirmation(mailing, account)
}

/** Of the new password against the present one, and of the new one. */
const HASHES = 2

export async function passReset(
  context: Context,
  { token, password }: Input<'user/pass_reset'>,
): Promise<true> {
  allowCostlyCall(context, HASHES)
  // Before the hash, which costs something, and before the link is used up by a poor password.
  await refuseUnfit(context, token, password)
  const passwordHash = await hashPassword(password)
  return context.db.transaction().execute<true>(async (db) => {
    const memberId = await spendLink({ ...context, db }, token, 'reset')
    if (memberId === null) throw new Refused('link-over')
    await setPassword({ ...context, db }, memberId, passwordHash)
    // Mail proved who it is: what others tried in their name no longer holds them up.
    await forgetTries({ ...context, db }, memberId)
    await forgetCodeDays(db, memberId)
    return true
  })
}

/** Of the present password it is said that it is: whoever reset it may think that it leaked. */
async function refuseUnfit(context: Context, token: string, password: string): Promise<void> {
  const memberId = await whoseLink(context, token, 'reset')
  if (memberId === null) throw new Refused('link-over')
  const owner = await context.db
    .selectFrom('members')
    .select(['firstname', 'lastname', 'email', 'phone', 'username', 'password_hash'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  refusePoorPassword(password, owner)
  if (await isRightPassword(owner.password_hash, password)) throw new Refused('password-same')
}
