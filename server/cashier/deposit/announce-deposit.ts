import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { changeTransaction, lockTransaction, publishTransactions } from '../settlement.ts'

/** A member says that the money of a transfer is sent. It moves nothing: whoever looks for it knows. */
export async function announceDeposit(
  { db, house, member, now, afterCommit }: MemberContext,
  { transactionID }: Input<'finance/announce_deposit'>,
): Promise<Output<'finance/announce_deposit'>> {
  const whose = { memberId: member.id, transactionId: BigInt(transactionID) }
  const transaction = await lockTransaction(db, 'in', whose)
  if (transaction?.instructions?.kind !== 'transfer') throw new Refused('not-found')
  if (transaction.announced_at !== null) return true
  if (transaction.status !== TRANSACTION_STATUS.fresh) throw new Refused('deposit-settled')
  await changeTransaction(db, transaction, { announced_at: now })
  afterCommit(() => publishTransactions(house, member.id))
  return true
}
