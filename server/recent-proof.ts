import { Refused } from '#contract/refusals.ts'
import type { MemberContext } from './context.ts'

/** For this long after proving who they are, a member may change what lets them in and where money goes. */
const PROOF_MS_MAX = 15 * 60 * 1000

/** Throws `proof-needed` when whoever sits there has not proven lately that they are the member. */
export function requireRecentProof(context: Changing & Pick<MemberContext, 'session'>): void {
  const { session, now } = context
  if (now.getTime() - session.provedAt.getTime() > PROOF_MS_MAX) throw new Refused('proof-needed')
  allowChange(context)
}

type Changing = Pick<MemberContext, 'house' | 'member' | 'now'>

/** Each change is told by mail, so nobody makes more of them than they could mean. */
export function allowChange({ house, member, now }: Changing): void {
  if (!house.limits.allows('changesOfMemberInDay', String(member.id), now))
    throw new Refused('too-many-calls')
}
