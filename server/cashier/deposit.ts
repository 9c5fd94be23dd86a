import { fromWire, toWire, type Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { offerOf, type Offer } from '#server/payments/adapters.ts'
import { CATEGORY_ID } from '#server/payments/direction.ts'
import type { MethodTerms } from '#server/payments/method.ts'
import { contentHash } from './content-hash.ts'
import { checkedForm, type FormValues } from './deposit-form.ts'
import { referenceFor } from './reference.ts'
import type { Transaction } from './settlement.ts'
import { STATUS, statusOf } from './words.ts'

const CALL = 'prepayServices/processTransaction'

type Request = Input<typeof CALL>
type Reply = Output<typeof CALL>

/**
 * A deposit through a payment provider: reserved and committed, then the provider is spoken to,
 * then what it said is kept. Cut off anywhere in between, a repeat with the same `requestId` goes
 * on where it stopped, and the job of `unanswered.ts` ends what nobody repeats.
 */
export async function processTransaction(context: MemberContext, request: Request): Promise<Reply> {
  const hash = hashOf(request)
  const known = await findRequest(context, request, hash)
  if (known) return replyTo(await opened(context, known))
  const transaction = await reserve(context, request, hash)
  return replyTo(await opened(context, transaction))
}

/** The transaction of an earlier request of that id. Other content under it is refused. */
async function findRequest(
  { db, member }: MemberContext,
  { requestId }: Request,
  hash: string,
): Promise<Transaction | null> {
  if (requestId === undefined) return null
  const found = await db
    .selectFrom('cash_transactions')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('call', '=', CALL)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  if (found && found.content_hash !== hash) throw new Refused('reference-reused')
  return found ?? null
}

async function reserve(
  context: MemberContext,
  request: Request,
  hash: string,
): Promise<Transaction> {
  const { db, member } = context
  const { method, terms, provider } = chosenOffer(context, request)
  const amount = checkedAmount(terms, request.amount)
  const fields = checkedForm(terms.fields, typedIn(request))
  const reserved = await db
    .insertInto('cash_transactions')
    .values({
      member_id: member.id,
      direction: 'in',
      method_id: method.id,
      transfer_type_id: method.transferTypeId,
      amount,
      fields,
      call: CALL,
      request_id: request.requestId ?? null,
      content_hash: hash,
      provider,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'call', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  // Two of the same at once: the other one was first, and this one answers for it.
  const transaction = reserved ?? (await findRequest(context, request, hash))
  if (!transaction) throw new Error('a reserved deposit is not in the book')
  return transaction
}

/** Makes sure that the provider knows of the transaction and that we know its page. */
async function opened(context: MemberContext, transaction: Transaction): Promise<Transaction> {
  if (transaction.url !== null || transaction.status !== STATUS.fresh) return transaction
  const { house, lang, db } = context
  const offer = offerOf(house, 'in', transaction.method_id)
  if (!offer) throw new Refused('method-unknown')
  const { member_id: memberId, id: transactionId } = transaction
  const order = {
    reference: referenceFor({ memberId, transactionId }),
    amount: transaction.amount,
    note: transaction.fields['referenceNumber'] ?? '',
    lang,
    returnUrl: `${house.settings.publicUrl}/deposit?transaction=${transactionId}`,
  }
  const { payment, url } = await offer.channel.open(order).catch((error: unknown) => {
    house.log.warn({ err: error, provider: offer.provider }, 'a provider could not be reached')
    throw new Refused('payment-provider-unreachable')
  })
  return db
    .updateTable('cash_transactions')
    .set({ provider_payment: payment, url })
    .where('member_id', '=', memberId)
    .where('id', '=', transactionId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function chosenOffer({ house }: MemberContext, request: Request): Offer<'in'> {
  const isOut = request.Type === CATEGORY_ID.out
  const offer = isOut ? null : offerOf(house, 'in', request.methodID)
  if (!offer) throw new Refused('method-unknown')
  const { transferTypeId } = offer.method
  if (request.transfer_type_id !== undefined && request.transfer_type_id !== transferTypeId)
    throw new Refused('method-unknown')
  return offer
}

function checkedAmount({ minimum, maximum }: MethodTerms, wire: number): Money {
  const amount = fromWire(wire)
  if (amount === null || amount < minimum || amount > maximum)
    throw new Refused('amount-out-of-range', { minimum: toWire(minimum), maximum: toWire(maximum) })
  return amount
}

function typedIn({ fields = {} }: Request): FormValues {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}

/** What makes a request itself, whatever the order of its fields. */
function hashOf(request: Request): string {
  const fields = Object.entries(typedIn(request)).sort(([a], [b]) => (a < b ? -1 : 1))
  const { methodID, amount, transfer_type_id: transfer, Type } = request
  return contentHash([Type ?? CATEGORY_ID.in, methodID, amount, transfer ?? null, fields])
}

/** The first reply again, word for word, however far the transaction has come since. */
function replyTo({ id, status, url }: Transaction): Reply {
  const transactionID = Number(id)
  if (url === null) return { transactionID, status: statusOf(status) }
  return { transactionID, status: STATUS.fresh, url }
}
