import type { Actor } from '#server/action/actor.ts'
import { recordAction } from '#server/action/record.ts'
import type { OperatingHouse } from '#server/house.ts'
import { BY_HAND } from '#server/payments/by-hand.ts'
import { settleOnce } from '../settlement.ts'
import { endPayout } from './payout-settlement.ts'
import type { WithdrawalDetails } from './queue.ts'

/**
 * An operator says what became of a withdrawal that was approved and that no provider carries. `not-sent`: it
 * was not approved, or has ended.
 */
export async function settlePayoutByHand(
  house: OperatingHouse,
  actor: Actor,
  { memberId, transactionId, amount, attempt }: WithdrawalDetails,
  kind: 'paid' | 'failed',
): Promise<'paid' | 'failed' | 'not-by-hand' | 'not-sent'> {
  const result = { memberId, transactionId, amount, attempt, provider: BY_HAND, kind }
  const settlement = await settleOnce(house, 'out', result, async (db, transaction) => {
    const settlement = await endPayout(house, db, transaction, result)
    if (settlement !== kind) return settlement
    const { id, payout_state } = transaction
    await recordAction(db, actor, {
      what: `withdrawal.${kind}`,
      target: `withdrawal:${id}`,
      before: { payout_state },
      after: { payout_state: kind === 'paid' ? 'paid' : 'review' },
    })
    return settlement
  })
  if (settlement === kind) return kind
  return settlement === 'unknown' ? 'not-by-hand' : 'not-sent'
}
