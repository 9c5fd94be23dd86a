import type { Output } from '#contract/registry.ts'
import { balanceOf } from '#ledger/balance.ts'
import type { MemberContext } from '#server/context.ts'
import { balanceReplyOf } from './balance-source.ts'

export async function checkBalance({
  q,
  member,
}: MemberContext): Promise<Output<'finance/check_balance'>> {
  return balanceReplyOf(await balanceOf(q, member.id))
}
