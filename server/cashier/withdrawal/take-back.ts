import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { memberScope } from '#server/push/source.ts'
import { changeTransaction, lockTransaction, publishTransactions } from '../settlement.ts'
import { giveBack } from './entries.ts'

/** A member takes a withdrawal back, as long as nobody looks at it: the money is in cash again. */
export async function cancelWithdrawal(
  { db, q, house, member, now, afterCommit }: MemberContext,
  { transactionID }: Input<'finance/cancel_withdrawal'>,
): Promise<Output<'finance/cancel_withdrawal'>> {
  const whose = { memberId: member.id, transactionId: BigInt(transactionID) }
  const transaction = await lockTransaction(db, 'out', whose)
  if (!transaction) throw new Refused('not-found')
  if (transaction.payout_state === 'taken-back') return true
  if (transaction.payout_state !== 'waiting') throw new Refused('withdrawal-under-way')
  await giveBack(q, whose, transaction.amount)
  await changeTransaction(db, transaction, {
    payout_state: 'taken-back',
    status: TRANSACTION_STATUS.canceled,
    canceled_by: 'member',
    decided_at: now,
  })
  afterCommit(() => {
    house.push.touch('balance', memberScope(member.id))
    publishTransactions(house, member.id)
  })
  return true
}
