import { Refused } from '#contract/refusals.ts'
import type { Input } from '#contract/registry.ts'
import type { MemberContext } from '../../context.ts'
import { allowCostlyCall } from '../login/costly-calls.ts'
import { recordTry, refuseLocked } from '../login/lockout.ts'
import { isRightPassword } from './passwords.ts'

/** The member has proven just now, within this session, who they are. */
export async function noteProof({ db, member, session, now }: MemberContext): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: now })
    .where('member_id', '=', member.id)
    .where('id', '=', session.id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Proves once more, by password, who sits there. */
export async function prove(
  context: MemberContext,
  { password }: Input<'user/prove'>,
): Promise<true> {
  await requirePassword(context, password)
  await noteProof(context)
  return true
}

/** Refuses a wrong password, which counts like one at the door. */
export async function requirePassword(context: MemberContext, password: string): Promise<void> {
  const { db, member } = context
  allowCostlyCall(context)
  await refuseLocked(context, { memberId: member.id })
  const row = await db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirst()
  const isRight = await isRightPassword(row?.password_hash, password)
  await recordTry(context, { memberId: member.id }, isRight ? 'right' : 'wrong')
  if (!isRight) throw new Refused('password-wrong')
}
