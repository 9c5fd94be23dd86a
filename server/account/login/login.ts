import { Refused } from '#contract/refusals.ts'
import type { Data, Input } from '#contract/registry.ts'
import type { Context } from '../../context.ts'
import { allowCostlyCall } from './costly-calls.ts'
import { enter } from './entering.ts'
import { recordTry, refuseLocked } from './lockout.ts'
import { findAccount, type Account } from '../profile/members.ts'
import { isRightPassword } from '../security/passwords.ts'
import { openPending } from './pending.ts'
import { askRegister } from '../../protection/register/ask.ts'

/**
 * Begins a session, or one that waits for its second factor. Whatever is wrong, the answer and its
 * time are the same.
 */
export async function login(
  context: Context,
  { username, password }: Input<'user/login'>,
): Promise<Data<'user/login'>> {
  allowCostlyCall(context)
  const { db } = context
  const account = await findAccount(db, username)
  const tried = account ? { memberId: account.id } : { name: username }
  await refuseLocked(context, tried)
  const isRight = await isRightPassword(account?.passwordHash, password)
  await recordTry(context, tried, isRight ? worthOf(account) : 'wrong')
  if (!account || !isRight) throw new Refused('login-failed')
  if (!account.isActive) throw new Refused('account-inactive')
  await askRegister(context.house, account.id)
  return db.transaction().execute((transaction) => begin({ ...context, db: transaction }, account))
}

/** While a second factor is owed, a right password alone forgives nothing. */
function worthOf(account: Account | undefined): 'right' | 'halfway' {
  return account?.twoFactor === 'none' ? 'right' : 'halfway'
}

async function begin(context: Context, account: Account): Promise<Data<'user/login'>> {
  const { twoFactor, latestLoginAt } = account
  if (!(await isStillSo(context, account))) throw new Refused('login-failed')
  if (twoFactor === 'none') return enter(context, account)
  return openPending(context, { ...account, twoFactor, lastloginAt: latestLoginAt })
}

/** The password took time to check: one that was changed meanwhile opens nothing. */
async function isStillSo({ db }: Context, account: Account): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select(['password_hash', 'is_active', 'two_factor'])
    .where('id', '=', account.id)
    .forUpdate()
    .executeTakeFirst()
  const { passwordHash, twoFactor } = account
  return row?.password_hash === passwordHash && row.is_active && row.two_factor === twoFactor
}
