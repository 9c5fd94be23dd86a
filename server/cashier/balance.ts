import type { Output } from '#contract/registry.ts'
import { balanceOf } from '#ledger/balance.ts'
import { bonusesUnderWay } from '#server/bonus/rules.ts'
import type { MemberContext } from '#server/context.ts'
import { balanceReplyOf } from './balance-source.ts'

export async function checkBalance({
  q,
  member,
}: MemberContext): Promise<Output<'finance/check_balance'>> {
  const has = await balanceOf(q, member.id)
  const underWay = await bonusesUnderWay(q, [member.id])
  return balanceReplyOf({ ...has, underWay: underWay.get(member.id) ?? null })
}
