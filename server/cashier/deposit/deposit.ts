import { sql } from 'kysely'
import { safePaymentPage } from '#contract/addresses/safe-address.ts'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { Refused } from '#contract/refusals.ts'
import { lockMember } from '#server/lock-member.ts'
import type { MemberContext } from '#server/context.ts'
import type { Instructions } from '#server/payments/adapter.ts'
import { adapterNamed, methodOf } from '#server/payments/adapters.ts'
import { requireDepositAllowed } from '#server/protection/rules.ts'
import { checkedForm } from '../form.ts'
import { refuseTooMany } from '../open-transfers.ts'
import { referenceFor } from '../reference.ts'
import { requireLeftToday } from '../daily-limit.ts'
import { askSoon } from '../inquiries/ask-soon.ts'
import type { Transaction } from '../settlement.ts'
import { findTransfer, insertTransfer, offerFor, type Transfer } from '../transfer-row.ts'
import { withAccount } from '../accounts/payout-account.ts'

/**
 * A deposit: reserved and committed, then its provider is spoken to, then what it said is kept. Cut off
 * anywhere in between, a repeat with the same `requestId` goes on where it stopped, and the job of
 * `unanswered.ts` ends what nobody repeats.
 */
export async function requestDeposit(
  context: MemberContext,
  transfer: Transfer,
): Promise<Transaction> {
  return opened(context, await reserve(context, transfer))
}

function reserve({ house }: MemberContext, transfer: Transfer): Promise<Transaction> {
  return house.database.money.db.transaction().execute(async (db) => {
    await lockMember(db, transfer.memberId)
    const known = await findTransfer(db, 'in', transfer)
    if (known) return known
    const offer = offerFor(house, 'in', transfer)
    const now = house.clock()
    const form = checkedForm(offer.terms.fields, transfer.form, now)
    const fields = await withAccount(db, transfer.memberId, offer.terms.fields, form)
    await refuseTooMany(db, 'in', transfer.memberId, now)
    await requireDepositAllowed(db, transfer, now)
    await requireLeftToday(db, 'in', transfer, { offer, now })
    return (await insertTransfer(db, 'in', transfer, { offer, fields, now })).transaction
  })
}

const jsonb = (value: Instructions | null) =>
  value && sql<Instructions>`${JSON.stringify(value)}::jsonb`

/** Makes sure that the provider of its row, whoever offers its method today, knows of the transaction, and that we know its page. */
async function opened(context: MemberContext, transaction: Transaction): Promise<Transaction> {
  if (transaction.provider_payment !== null || transaction.status !== TRANSACTION_STATUS.fresh)
    return transaction
  const { house, lang, db } = context
  const { member_id: memberId, id: transactionId } = transaction
  const provider = transaction.provider ?? ''
  const channel = adapterNamed(house, provider)?.channels.in
  const method = methodOf(house, transaction.method_id)
  if (!channel || !method) throw new Refused('method-unknown')
  const order = {
    reference: referenceFor({ memberId, transactionId }),
    amount: transaction.amount,
    method: method.key,
    fields: transaction.fields,
    note: transaction.fields['referenceNumber'] ?? '',
    lang,
    returnUrl: `${house.settings.publicUrl}/deposit?transaction=${transactionId}`,
  }
  const answer = await channel.open(order).catch((error: unknown) => {
    house.log.warn({ err: error, provider }, 'a provider could not be reached')
    throw new Refused('payment-provider-unreachable')
  })
  const { payment, url, instructions = null } = answer
  if (url !== null && safePaymentPage(url) === '') {
    house.log.error({ provider }, 'a provider names a page that is no web address')
    throw new Refused('payment-provider-unreachable')
  }
  await askSoon(house, provider, { memberId, transactionId, direction: 'in' })
  return db
    .updateTable('cash_transactions')
    .set({ provider_payment: payment, url, instructions: jsonb(instructions) })
    .where('member_id', '=', memberId)
    .where('id', '=', transactionId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
