import type { Kysely } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import { withdrawalRequest, withdrawalReturn, type Move } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import { port } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OperatingHouse } from '#server/house.ts'
import { contentHash } from '../content-hash.ts'
import { creditDeposit } from '../deposit/deposit-settlement.ts'
import { changeTransaction, type Transaction, type TransactionChange } from '../settlement.ts'
import type { Notice } from './standing-notices.ts'
import { endKey, requestKey } from '../withdrawal/entries.ts'
import { postPayout } from '../withdrawal/payout-settlement.ts'
import { PAID_OTHERWISE } from '../words.ts'

/**
 * Books what a notice says of a locked payment that has moved no money, and answers the row that was booked. A payment
 * keeps its amount for good: where another was said, it ends without money, and a row of what was said stands in its place.
 * Throws the refusal of the ledger; what was done before it must not stay then.
 */
export async function postNotice(
  house: OperatingHouse,
  db: Kysely<Tables>,
  transaction: Transaction,
  notice: Notice,
): Promise<Transaction> {
  const isIn = transaction.direction === 'in'
  if (notice.amount === transaction.amount) {
    if (isIn) await credit(house, db, transaction)
    else await postPayout(house, db, transaction)
    return transaction
  }
  return isIn
    ? replaceDeposit(house, db, transaction, notice.amount)
    : replacePayout(house, db, transaction, notice.amount)
}

async function credit(
  house: OperatingHouse,
  db: Kysely<Tables>,
  deposit: Transaction,
): Promise<void> {
  if (!(await creditDeposit(house, db, deposit))) throw new Refused('amount-out-of-range')
}

async function replaceDeposit(
  house: OperatingHouse,
  db: Kysely<Tables>,
  deposit: Transaction,
  amount: Money,
): Promise<Transaction> {
  if (deposit.status === TRANSACTION_STATUS.fresh)
    await end(house, db, deposit, { status: TRANSACTION_STATUS.canceled, canceled_by: 'house' })
  const booked = await insteadOf(house, db, deposit, amount, {})
  await credit(house, db, booked)
  return booked
}

async function replacePayout(
  house: OperatingHouse,
  db: Kysely<Tables>,
  withdrawal: Transaction,
  amount: Money,
): Promise<Transaction> {
  await posted(db, withdrawalReturn(endKey(whoseIs(withdrawal)), withdrawal.amount))
  await end(house, db, withdrawal, {
    payout_state: 'refused',
    status: TRANSACTION_STATUS.canceled,
    canceled_by: 'house',
    refusal_reason: PAID_OTHERWISE,
  })
  const { attempt, sent_at } = withdrawal
  const sending = { payout_state: 'sent', attempt, sent_at } as const
  const booked = await insteadOf(house, db, withdrawal, amount, sending)
  await posted(db, withdrawalRequest(requestKey(whoseIs(booked)), amount))
  await postPayout(house, db, booked)
  return booked
}

const whoseIs = ({ member_id: memberId, id: transactionId }: Transaction) => ({
  memberId,
  transactionId,
})

async function posted(db: Kysely<Tables>, move: Move): Promise<void> {
  const answer = await post(port(db), move)
  if (!isPosted(answer)) throw new Refused(answer.refusal)
}

const end = (
  { clock }: OperatingHouse,
  db: Kysely<Tables>,
  transaction: Transaction,
  change: TransactionChange,
) => changeTransaction(db, transaction, { ...change, decided_at: clock() })

/** In the place of a member's own call: a record that a notice made. */
export const NOTICE_CALL = 'notice'

/** The row that stands in the place of another: the same in all but its amount. */
function insteadOf(
  { clock }: OperatingHouse,
  db: Kysely<Tables>,
  { member_id, id, direction, method_id, transfer_type_id, fields, provider }: Transaction,
  amount: Money,
  sending: Partial<Pick<Transaction, 'payout_state' | 'attempt' | 'sent_at'>>,
): Promise<Transaction> {
  return db
    .insertInto('cash_transactions')
    .values({
      member_id,
      direction,
      method_id,
      transfer_type_id,
      fields,
      provider,
      amount,
      ...sending,
      call: NOTICE_CALL,
      request_id: String(id),
      content_hash: contentHash([direction, method_id, String(amount), []]),
      instead_of: id,
      created_at: clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
