import * as z from 'zod/mini'
import type { OperatingHouse } from '#server/house.ts'
import type { PayOut } from '#server/payments/adapter.ts'
import { adapterNamed } from '#server/payments/adapters.ts'
import { askSoon } from '../inquiries/ask-soon.ts'
import { payoutReferenceFor } from '../reference.ts'
import type { Transaction } from '../settlement.ts'
import { isReportedPaid } from '../notices/standing-notices.ts'
import { settlePayout } from './payout-settlement.ts'

/**
 * Hands a withdrawal that is marked as sent to its provider: the one that the row names, whoever offers its method
 * today. It may be handed over again under the same attempt: the provider pays an attempt once. Throws when the provider
 * cannot be reached, or is none of this house's any more.
 */
export async function sendPayout(house: OperatingHouse, sent: Transaction): Promise<void> {
  const provider = sent.provider ?? ''
  const channel = adapterNamed(house, provider)?.channels.out
  if (!channel) throw new Error(`${provider} pays nobody out: withdrawal ${sent.id} stays as it is`)
  if (await isHeldBack(house, channel, sent)) return
  const { member_id: memberId, id: transactionId, attempt, amount, fields } = sent
  const reference = referenceOf(sent, attempt)
  const { payment } = await channel.send({ reference, amount, fields })
  await house.database.db
    .updateTable('cash_transactions')
    .set({ provider_payment: payment })
    .where('member_id', '=', memberId)
    .where('id', '=', transactionId)
    .where('direction', '=', 'out')
    .where('attempt', '=', attempt)
    .execute()
  await askSoon(house, provider, { memberId, transactionId, direction: 'out' })
}

const referenceOf = ({ member_id: memberId, id: transactionId }: Transaction, attempt: number) =>
  payoutReferenceFor({ memberId, transactionId, attempt })

/**
 * Before a second sending, its provider is asked whether it has not paid an earlier one after all. It goes back to
 * the operators then, where nothing of it has been handed over.
 */
async function isHeldBack(
  house: OperatingHouse,
  channel: PayOut,
  sent: Transaction,
): Promise<boolean> {
  const { attempt, member_id: memberId, id: transactionId, amount } = sent
  if (attempt === 1 || (await channel.ask(referenceOf(sent, attempt))).kind !== 'unknown')
    return false
  const result = { memberId, transactionId, provider: sent.provider ?? '' }
  for (let earlier = 1; earlier < attempt; earlier += 1) {
    const state = await channel.ask(referenceOf(sent, earlier))
    if (state.kind === 'paid') await settlePayout(house, { ...result, ...state, attempt: earlier })
  }
  if (!(await isReportedPaid(house.database.db, sent))) return false
  await settlePayout(house, { ...result, attempt, kind: 'failed', amount })
  return true
}

const payload = z.object({ member: z.string(), transaction: z.string() })

/** The job: hands over a withdrawal that an operator let go, where nobody has yet. */
export async function sendPayoutOf(house: OperatingHouse, given: unknown): Promise<void> {
  const { member, transaction } = payload.parse(given)
  const sent = await house.database.db
    .selectFrom('cash_transactions')
    .selectAll()
    .where('member_id', '=', BigInt(member))
    .where('id', '=', BigInt(transaction))
    .where('payout_state', '=', 'sent')
    .executeTakeFirst()
  if (sent) await sendPayout(house, sent)
}
