import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { Actor } from '#server/action/actor.ts'
import { recordAction } from '#server/action/record.ts'
import type { OperatingHouse } from '#server/house.ts'
import { BY_HAND } from '#server/payments/by-hand.ts'
import type { DepositDetails } from './deposit-queue.ts'
import { endDeposit } from './deposit-settlement.ts'
import { settleOnce } from '../settlement.ts'

/**
 * An operator says what became of a deposit that no provider carries. `settled`: it has ended otherwise. A deposit
 * that was given up may still be approved, for the money may have come after all.
 */
export async function settleDepositByHand(
  house: OperatingHouse,
  actor: Actor,
  { memberId, transactionId, amount }: DepositDetails,
  kind: 'approved' | 'canceled',
): Promise<'approved' | 'canceled' | 'over-limit' | 'not-by-hand' | 'settled'> {
  const result = { memberId, transactionId, amount, provider: BY_HAND, kind }
  const wanted = kind === 'approved' ? 'approved' : 'declined'
  const settlement = await settleOnce(house, 'in', result, async (db, transaction) => {
    const settlement = await endDeposit(house, db, transaction, result)
    if (settlement !== wanted) return settlement
    await recordAction(db, actor, {
      what: `deposit.${kind}`,
      target: `deposit:${transaction.id}`,
      before: { status: transaction.status },
      after: { status: TRANSACTION_STATUS[kind] },
    })
    return settlement
  })
  if (settlement === wanted) return kind
  if (settlement === 'over-limit') return settlement
  return settlement === 'unknown' ? 'not-by-hand' : 'settled'
}
