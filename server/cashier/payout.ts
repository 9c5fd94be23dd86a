import type { House } from '../house.ts'
import { offerOf } from '../payments/adapters.ts'
import { payoutReferenceFor } from './reference.ts'
import type { Transaction } from './settlement.ts'

type Sent = Pick<Transaction, 'member_id' | 'id' | 'attempt' | 'method_id' | 'amount' | 'fields'>

/**
 * Hands a withdrawal that is marked as sent to its provider. It may be handed over again under the same
 * attempt: the provider pays an attempt once. Throws when the provider cannot be reached.
 */
export async function sendPayout(house: House, sent: Sent): Promise<void> {
  const offer = offerOf(house, 'out', sent.method_id)
  if (!offer) throw new Error(`nobody pays out by method ${sent.method_id}`)
  const { member_id, id, attempt, amount, fields } = sent
  const reference = payoutReferenceFor({ memberId: member_id, transactionId: id, attempt })
  const { payment } = await offer.channel.send({ reference, amount, fields })
  await house.database.db
    .updateTable('cash_transactions')
    .set({ provider_payment: payment })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .where('direction', '=', 'out')
    .where('attempt', '=', attempt)
    .execute()
}
