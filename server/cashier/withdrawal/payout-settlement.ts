import type { Kysely } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { withdrawalPay } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import { port } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OperatingHouse } from '#server/house.ts'
import { methodOf } from '#server/payments/adapters.ts'
import type { WhosePayout } from '../reference.ts'
import {
  changeTransaction,
  settleOnce,
  type PaymentResult,
  type Settlement,
  type Transaction,
} from '../settlement.ts'
import { besideFollowed, followedNotice } from '../notices/standing-notices.ts'
import { endKey } from './entries.ts'

type PayoutResult = PaymentResult & WhosePayout & { kind: 'paid' | 'failed' }

/**
 * Settles money on its way out: what was set aside leaves the member, or the withdrawal is looked at once
 * more. A payout that fails never gives the money back by itself: an operator does, who can see why. A
 * deposit is `unknown` here.
 */
export function settlePayout(house: OperatingHouse, result: PayoutResult): Promise<Settlement> {
  return settleOnce(house, 'out', result, (db, transaction) =>
    endPayout(house, db, transaction, result),
  )
}

/** What a result does to a locked withdrawal. */
export async function endPayout(
  house: OperatingHouse,
  db: Kysely<Tables>,
  transaction: Transaction,
  result: PayoutResult,
): Promise<Settlement> {
  const followed = await followedNotice(db, transaction)
  if (followed) return besideFollowed(followed, result)
  return result.kind === 'paid'
    ? pay(house, db, transaction, result)
    : fail(db, transaction, result)
}

async function fail(
  db: Kysely<Tables>,
  transaction: Transaction,
  { attempt }: PayoutResult,
): Promise<Settlement> {
  if (attempt > transaction.attempt) return 'unknown'
  const isOver = attempt < transaction.attempt
  if (transaction.payout_state === 'paid') return isOver ? 'repeated' : 'contradicts'
  if (isOver || transaction.payout_state !== 'sent') return 'repeated'
  await changeTransaction(db, transaction, { payout_state: 'review', first_approval_by: null })
  return 'failed'
}

/** Money that the provider paid after it had said no, or under an attempt that is over, is for a person. */
async function pay(
  house: OperatingHouse,
  db: Kysely<Tables>,
  transaction: Transaction,
  { amount, attempt }: PayoutResult,
): Promise<Settlement> {
  if (attempt > transaction.attempt) return 'unknown'
  if (attempt < transaction.attempt) return 'contradicts'
  if (amount !== transaction.amount) return 'amount-differs'
  if (transaction.payout_state === 'paid') return 'repeated'
  if (transaction.payout_state !== 'sent') return 'contradicts'
  await postPayout(house, db, transaction)
  return 'paid'
}

/** What a locked withdrawal set aside leaves its member. */
export async function postPayout(
  house: OperatingHouse,
  db: Kysely<Tables>,
  transaction: Transaction,
): Promise<void> {
  const { member_id: memberId, id: transactionId, amount, method_id, provider } = transaction
  const account = methodOf(house, method_id)?.key ?? provider ?? 'unknown'
  const key = endKey({ memberId, transactionId })
  const answer = await post(port(db), withdrawalPay(key, amount, account))
  if (!isPosted(answer)) throw new Error(`a withdrawal's money is not set aside: ${answer.refusal}`)
  const end = {
    payout_state: 'paid',
    status: TRANSACTION_STATUS.approved,
    decided_at: house.clock(),
  } as const
  await changeTransaction(db, transaction, end)
}
