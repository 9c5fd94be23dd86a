import { Refused } from '#contract/refusals.ts'
import type { Input } from '#contract/registry.ts'
import type { MemberContext } from '../../context.ts'
import { recordTry } from '../login/lockout.ts'
import { isRightPassword } from './passwords.ts'

/** For this long after proving who they are, a member may change what lets them in. */
export const PROOF_MS_MAX = 15 * 60 * 1000

/** Throws `proof-needed` when whoever sits there has not proven lately that they are the member. */
export function requireRecentProof({ session, now }: Pick<MemberContext, 'session' | 'now'>): void {
  if (now.getTime() - session.provedAt.getTime() > PROOF_MS_MAX) throw new Refused('proof-needed')
}

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

/** Proves once more, by password, who sits there. Wrong ones count like those at the door. */
export async function prove(
  context: MemberContext,
  { password }: Input<'user/prove'>,
): Promise<true> {
  const { db, member } = context
  const row = await db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirst()
  const isRight = await isRightPassword(row?.password_hash, password)
  await recordTry(context, { memberId: member.id }, isRight ? 'right' : 'wrong')
  if (!isRight) throw new Refused('password-wrong')
  await noteProof(context)
  return true
}
