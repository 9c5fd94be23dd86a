import { toWire } from '#contract/money.ts'
import type { Output } from '#contract/registry.ts'
import { balanceOf } from '#ledger/balance.ts'
import type { MemberContext } from '#server/context.ts'

export async function checkBalance({
  q,
  member,
}: MemberContext): Promise<Output<'finance/check_balance'>> {
  const { cash, bonus, held, pending } = await balanceOf(q, member.id)
  const balances = {
    cash: toWire(cash),
    bonus: toWire(bonus),
    held: toWire(held),
    pendingWithdrawal: toWire(pending),
  }
  return [{ balance: balances.cash, ...balances, currency: 'TRY' }]
}
