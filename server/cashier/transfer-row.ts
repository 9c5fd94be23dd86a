import type { Kysely } from 'kysely'
import { toWire, type Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Tables } from '#server/database/tables.ts'
import { offerOf, type OfferedMethod } from '#server/payments/adapters.ts'
import type { Direction } from '#server/payments/direction.ts'
import type { House } from '#server/house.ts'
import { contentHash } from './content-hash.ts'
import type { FormValues } from './form.ts'
import type { Transaction } from './settlement.ts'

/** A request to move money in or out, and the row that it becomes. */
export interface Transfer {
  memberId: bigint
  methodId: number
  amount: Money
  /** The method's form as it was filled in. */
  form: FormValues
  /** The call that asked, and its id of the request: a repeat answers with the first transaction. */
  call: string
  requestId: string | null
}

/** What a method offers for it, or the refusal that fits. */
export function offerFor<D extends Direction>(
  house: Pick<House, 'payments'>,
  direction: D,
  { methodId, amount }: Pick<Transfer, 'methodId' | 'amount'>,
): OfferedMethod<D> {
  const offer = offerOf(house, direction, methodId)
  if (!offer) throw new Refused('method-unknown')
  const { minimum, maximum } = offer.terms
  if (amount < minimum || amount > maximum)
    throw new Refused('amount-out-of-range', { minimum: toWire(minimum), maximum: toWire(maximum) })
  return offer
}

/** The transaction of an earlier request of that id. Other content under it is refused. */
export async function findTransfer(
  db: Kysely<Tables>,
  direction: Direction,
  transfer: Transfer,
): Promise<Transaction | null> {
  const { memberId, call, requestId } = transfer
  if (requestId === null) return null
  const found = await db
    .selectFrom('cash_transactions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('call', '=', call)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  if (found && found.content_hash !== hashOf(direction, transfer))
    throw new Refused('reference-reused')
  return found ?? null
}

interface Checked {
  offer: OfferedMethod<Direction>
  /** What of the form is kept. */
  fields: FormValues
  /** By the house's clock, as all that is later counted from it. */
  now: Date
}

/** Writes it down, once for all of its id: `isNew` is false for whoever came second. */
export async function insertTransfer(
  db: Kysely<Tables>,
  direction: Direction,
  transfer: Transfer,
  { offer: { method, provider }, fields, now }: Checked,
): Promise<{ transaction: Transaction; isNew: boolean }> {
  const added = await db
    .insertInto('cash_transactions')
    .values({
      member_id: transfer.memberId,
      direction,
      payout_state: direction === 'out' ? 'waiting' : null,
      method_id: method.id,
      transfer_type_id: method.transferTypeId,
      amount: transfer.amount,
      fields,
      call: transfer.call,
      request_id: transfer.requestId,
      content_hash: hashOf(direction, transfer),
      provider,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'call', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  const transaction = added ?? (await findTransfer(db, direction, transfer))
  if (!transaction) throw new Error('a repeated transfer is not in the book')
  return { transaction, isNew: added !== undefined }
}

/** What makes a request itself, whatever the order of its fields. */
function hashOf(direction: Direction, { methodId, amount, form }: Transfer): string {
  const fields = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1))
  return contentHash([direction, methodId, String(amount), fields])
}
