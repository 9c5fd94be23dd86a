import type { Kysely } from 'kysely'
import { toWire, type Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import { withdrawalRequest, withdrawalReturn } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { offerOf, type Offer } from '../payments/adapters.ts'
import { memberScope } from '../push/source.ts'
import { contentHash } from './content-hash.ts'
import { checkedForm, type FormValues } from './deposit-form.ts'
import { sendPayout } from './payout.ts'
import type { Whose } from './reference.ts'
import {
  changeTransaction,
  lockTransaction,
  publishTransactions,
  type Transaction,
} from './settlement.ts'
import { endKey, requestKey } from './withdrawal-entries.ts'
import { STATUS } from './words.ts'

/**
 * A withdrawal on our side: what is asked for is set aside at once, then waits for an operator, who sends it
 * to its provider or refuses it. Only a refusal gives the money back.
 */

interface WithdrawalRequest {
  memberId: bigint
  methodId: number
  amount: Money
  fields: FormValues
  /** The call that asked, and its id of the request: a repeat answers with the first withdrawal. */
  call: string
  requestId: string
}

/** Takes the request and sets the money aside, or throws the refusal and does neither. One transaction. */
export async function requestWithdrawal(
  house: House,
  request: WithdrawalRequest,
): Promise<Transaction> {
  const { memberId, amount } = request
  const offer = offerOf(house, 'out', request.methodId)
  if (!offer) throw new Refused('method-unknown')
  checkAmount(offer, amount)
  const fields = checkedForm(offer.terms.fields, request.fields)
  const transaction = await house.database.db.transaction().execute(async (db) => {
    const added = await insert(db, offer, { ...request, fields })
    if (!added) return findRepeated(db, { ...request, fields })
    const key = requestKey({ memberId, transactionId: added.id })
    const answer = await post(port(db), withdrawalRequest(key, amount))
    if (!isPosted(answer)) throw new Refused(answer.refusal)
    return added
  })
  house.push.touch('balance', memberScope(memberId))
  publishTransactions(house, memberId)
  return transaction
}

function checkAmount({ terms: { minimum, maximum } }: Offer<'out'>, amount: Money): void {
  if (amount < minimum || amount > maximum)
    throw new Refused('amount-out-of-range', { minimum: toWire(minimum), maximum: toWire(maximum) })
}

const hashOf = ({ methodId, amount, fields }: WithdrawalRequest): string =>
  contentHash(['out', methodId, String(amount), Object.entries(fields)])

/** Undefined where a request of that id is there already. */
async function insert(
  db: Kysely<Tables>,
  { method, provider }: Offer<'out'>,
  request: WithdrawalRequest,
): Promise<Transaction | undefined> {
  return db
    .insertInto('cash_transactions')
    .values({
      member_id: request.memberId,
      direction: 'out',
      payout_state: 'waiting',
      method_id: method.id,
      transfer_type_id: method.transferTypeId,
      amount: request.amount,
      fields: request.fields,
      call: request.call,
      request_id: request.requestId,
      content_hash: hashOf(request),
      provider,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'call', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

async function findRepeated(db: Kysely<Tables>, request: WithdrawalRequest): Promise<Transaction> {
  const found = await db
    .selectFrom('cash_transactions')
    .selectAll()
    .where('member_id', '=', request.memberId)
    .where('call', '=', request.call)
    .where('request_id', '=', request.requestId)
    .executeTakeFirstOrThrow()
  if (found.content_hash !== hashOf(request)) throw new Refused('reference-reused')
  return found
}

/** An operator lets a withdrawal go: it is sent to its provider. False: it was not waiting. */
export async function approveWithdrawal(
  house: House,
  actor: Actor,
  whose: Whose,
): Promise<boolean> {
  const sent = await house.database.db.transaction().execute(async (db) => {
    const transaction = await lockTransaction(db, 'out', whose)
    if (transaction?.payout_state !== 'waiting') return null
    const { payout_state, attempt } = transaction
    const after = { payout_state: 'sent', attempt: attempt + 1 } as const
    await changeTransaction(db, transaction, { ...after, sent_at: house.clock() })
    await recordAction(db, actor, {
      what: 'withdrawal.approve',
      target: targetOf(whose),
      before: { payout_state, attempt },
      after,
    })
    return { ...transaction, ...after }
  })
  if (!sent) return false
  // What cannot be sent now, or may have been sent although it failed, the job goes on with.
  await sendPayout(house, sent).catch((error: unknown) => {
    house.log.warn({ err: error, provider: sent.provider }, 'a payout could not be sent')
  })
  return true
}

/** An operator refuses a withdrawal: the money is back in cash. False: it was not waiting. */
export async function refuseWithdrawal(house: House, actor: Actor, whose: Whose): Promise<boolean> {
  const isRefused = await house.database.db.transaction().execute(async (db) => {
    const transaction = await lockTransaction(db, 'out', whose)
    if (transaction?.payout_state !== 'waiting') return false
    const answer = await post(port(db), withdrawalReturn(endKey(whose), transaction.amount))
    if (!isPosted(answer)) throw new Error(`a withdrawal cannot go back: ${answer.refusal}`)
    const after = {
      payout_state: 'refused',
      status: STATUS.canceled,
      canceled_by: 'house',
    } as const
    await changeTransaction(db, transaction, { ...after, decided_at: house.clock() })
    await recordAction(db, actor, {
      what: 'withdrawal.refuse',
      target: targetOf(whose),
      before: { payout_state: transaction.payout_state, status: transaction.status },
      after,
    })
    return true
  })
  if (!isRefused) return false
  house.push.touch('balance', memberScope(whose.memberId))
  publishTransactions(house, whose.memberId)
  return true
}

const targetOf = ({ transactionId }: Whose): string => `withdrawal:${transactionId}`
