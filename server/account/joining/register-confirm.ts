import { Refused } from '#contract/refusals.ts'
import type { ChosenLimits } from '#contract/calls/protection.ts'
import type { Input } from '#contract/registry.ts'
import type { Context } from '../../context.ts'
import { isWaiting, lockAdmissions } from './confirmation.ts'
import { endContest, isContested } from './contested.ts'
import { allowCostlyCall } from '../login/costly-calls.ts'
import { setLimit } from '../../protection/limits.ts'
import { isExcludedDevice } from '../../protection/rules.ts'
import { spendLink, takeLinkTry, whoseLink } from '../security/links.ts'
import { isRightPassword } from '../security/passwords.ts'

/** Opens the account that waits. Whose address is contested proves by password who chose it. */
export async function registerConfirm(
  context: Context,
  { token, password }: Input<'user/register_confirm'>,
): Promise<true> {
  allowCostlyCall(context)
  const { db, house, browser, now } = context
  // It may have been registered here before the pause began.
  if (await isExcludedDevice(db, browser.hash, now)) throw new Refused('person-excluded')
  const waiting = await waitingFor(context, token)
  if (await isContested(db, house.keys, waiting.email))
    await provePassword(context, { token, password, passwordHash: waiting.password_hash })
  // Whoever registers meanwhile takes the waiting account's place, and this link ends with it.
  await db.transaction().execute((within) => open({ ...context, db: within }, token))
  return true
}

async function waitingFor(context: Context, token: string) {
  const id = await whoseLink(context, token, 'confirm')
  const waiting = await context.db
    .selectFrom('members')
    .select(['email', 'password_hash'])
    .where('id', '=', id ?? 0n)
    .where(isWaiting)
    .executeTakeFirst()
  if (!waiting) throw new Refused('link-over')
  return waiting
}

interface Proof {
  token: string
  password: string | undefined
  passwordHash: string
}

/** The try is taken before the password is looked at: a thousand at once are as many as in a row. */
async function provePassword(context: Context, { token, password, passwordHash }: Proof) {
  if (password === undefined) throw new Refused('password-needed')
  if (!(await takeLinkTry(context, token, 'confirm'))) throw new Refused('link-over')
  if (!(await isRightPassword(passwordHash, password))) throw new Refused('password-wrong')
}

async function open(context: Context, token: string): Promise<void> {
  const { db, house, now } = context
  await lockAdmissions(db)
  const memberId = await spendLink(context, token, 'confirm')
  if (memberId === null) throw new Refused('link-over')
  const opened = await db
    .updateTable('members')
    .set(({ eb }) => ({
      is_active: eb('closed_at', 'is', null).$castTo<boolean>(),
      confirmed_at: now,
    }))
    .where('id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .returning(['id', 'email', 'joining_limits'])
    .executeTakeFirst()
  if (!opened) throw new Refused('link-over')
  await endContest(db, house.keys, opened.email)
  await beginWithLimits({ db, now }, opened)
}

/** The limits that were chosen while joining, if any: in force from now on, and kept where all limits are. */
async function beginWithLimits(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, joining_limits: limits }: { id: bigint; joining_limits: ChosenLimits | null },
): Promise<void> {
  if (limits === null) return
  for (const limit of limits) await setLimit({ db, now, member: { id } }, limit)
  await db.updateTable('members').set({ joining_limits: null }).where('id', '=', id).execute()
}
