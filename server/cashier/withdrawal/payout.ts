import * as z from 'zod/mini'
import type { OperatingHouse } from '#server/house.ts'
import { offerOf } from '#server/payments/adapters.ts'
import { askSoon } from '../ask-soon.ts'
import { payoutReferenceFor } from '../reference.ts'
import type { Transaction } from '../settlement.ts'

type Sent = Pick<Transaction, 'member_id' | 'id' | 'attempt' | 'method_id' | 'amount' | 'fields'>

/**
 * Hands a withdrawal that is marked as sent to its provider. It may be handed over again under the same
 * attempt: the provider pays an attempt once. Throws when the provider cannot be reached.
 */
export async function sendPayout(house: OperatingHouse, sent: Sent): Promise<void> {
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
  await askSoon(house, offer.provider, { memberId: member_id, transactionId: id, direction: 'out' })
}

const payload = z.object({ member: z.string(), transaction: z.string() })

/** The job: hands over a withdrawal that an operator let go, where nobody has yet. */
export async function sendPayoutOf(house: OperatingHouse, given: unknown): Promise<void> {
  const { member, transaction } = payload.parse(given)
  const sent = await house.database.db
    .selectFrom('cash_transactions')
    .select(['member_id', 'id', 'attempt', 'method_id', 'amount', 'fields'])
    .where('member_id', '=', BigInt(member))
    .where('id', '=', BigInt(transaction))
    .where('payout_state', '=', 'sent')
    .executeTakeFirst()
  if (sent) await sendPayout(house, sent)
}
