import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { memberScope } from '../push/source.ts'
import { endBonus } from './end.ts'

/** Gives it up. Asked again it answers what became of it: nothing is given up twice. */
export async function bonusCancel(
  { db, house, member, now, afterCommit }: MemberContext,
  { bonusID }: Input<'bonus/cancel'>,
): Promise<Output<'bonus/cancel'>> {
  const bonus = await endBonus(db, { memberId: member.id, id: BigInt(bonusID) }, now)
  if (!bonus) throw new Refused('not-found')
  afterCommit(() => house.push.touch('balance', memberScope(member.id)))
  return { bonusID, status: bonus.state, forfeited: toWire(bonus.forfeited) }
}
