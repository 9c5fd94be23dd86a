import type { Kysely } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { deposit } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import { port } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OperatingHouse } from '#server/house.ts'
import { methodOf } from '#server/payments/adapters.ts'
import {
  changeTransaction,
  settleOnce,
  type PaymentResult,
  type Settlement,
  type Transaction,
} from '../settlement.ts'
import { besideFollowed, followedNotice } from '../notices/standing-notices.ts'

export interface DepositResult extends PaymentResult {
  /** `expired`: nobody paid in time. `taken-back`: its member gave it up. `canceled`: an operator did. `beyond-limit`: a limit was lowered. */
  kind: 'approved' | 'declined' | 'expired' | 'taken-back' | 'canceled' | 'beyond-limit'
}

/** Settles money on its way in: it is credited, or the deposit is canceled. A withdrawal is `unknown` here. */
export function settleDeposit(house: OperatingHouse, result: DepositResult): Promise<Settlement> {
  return settleOnce(house, 'in', result, (db, transaction) =>
    endDeposit(house, db, transaction, result),
  )
}

/** What a result does to a locked deposit. */
export async function endDeposit(
  house: OperatingHouse,
  db: Kysely<Tables>,
  transaction: Transaction,
  result: DepositResult,
): Promise<Settlement> {
  const followed = await followedNotice(db, transaction)
  if (followed) return besideFollowed(followed, result)
  return result.kind === 'approved'
    ? credit(house, db, transaction, result)
    : cancel(house, db, transaction, result)
}

const CANCELED_BY = {
  declined: 'provider',
  expired: 'house',
  canceled: 'operator',
  'taken-back': 'member',
  'beyond-limit': 'limit',
} as const

async function cancel(
  house: OperatingHouse,
  db: Kysely<Tables>,
  transaction: Transaction,
  { kind }: DepositResult,
): Promise<Settlement> {
  if (transaction.status === TRANSACTION_STATUS.approved || kind === 'approved')
    return 'contradicts'
  if (transaction.status === TRANSACTION_STATUS.canceled) return 'repeated'
  const canceled_by = CANCELED_BY[kind]
  const change = {
    status: TRANSACTION_STATUS.canceled,
    canceled_by,
    decided_at: house.clock(),
  } as const
  await changeTransaction(db, transaction, change)
  return 'declined'
}

async function credit(
  house: OperatingHouse,
  db: Kysely<Tables>,
  transaction: Transaction,
  { amount }: DepositResult,
): Promise<Settlement> {
  if (amount !== transaction.amount) return 'amount-differs'
  if (transaction.status === TRANSACTION_STATUS.approved) return 'repeated'
  // What we gave up on ourselves may still arrive; what the provider declined may not.
  if (transaction.canceled_by === 'provider') return 'contradicts'
  return (await creditDeposit(house, db, transaction)) ? 'approved' : 'over-limit'
}

/** Credits a locked deposit that is not; false, and nothing has changed, where the balance would hold too much. */
export async function creditDeposit(
  house: OperatingHouse,
  db: Kysely<Tables>,
  transaction: Transaction,
): Promise<boolean> {
  const { member_id: memberId, id, amount, method_id, provider } = transaction
  const key = { memberId, source: 'deposit', reference: String(id) }
  const account = methodOf(house, method_id)?.key ?? provider ?? 'unknown'
  const answer = await post(port(db), deposit(key, amount, account))
  if (!isPosted(answer)) return false
  const change = {
    status: TRANSACTION_STATUS.approved,
    canceled_by: null,
    decided_at: house.clock(),
  }
  await changeTransaction(db, transaction, change)
  return true
}
