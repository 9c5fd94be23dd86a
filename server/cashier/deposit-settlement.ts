import type { Kysely } from 'kysely'
import { deposit } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import { port } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { House } from '#server/house.ts'
import { methodOf } from '#server/payments/adapters.ts'
import {
  changeTransaction,
  settleOnce,
  type PaymentResult,
  type Settlement,
  type Transaction,
} from './settlement.ts'
import { STATUS } from './words.ts'

interface DepositResult extends PaymentResult {
  kind: 'approved' | 'declined' | 'expired'
}

/** Settles money on its way in: it is credited, or the deposit is canceled. A withdrawal is `unknown` here. */
export function settleDeposit(house: House, result: DepositResult): Promise<Settlement> {
  return settleOnce(house, 'in', result, (db, transaction) =>
    result.kind === 'approved'
      ? credit(house, db, transaction, result)
      : cancel(house, db, transaction, result),
  )
}

async function cancel(
  house: House,
  db: Kysely<Tables>,
  transaction: Transaction,
  { kind }: DepositResult,
): Promise<Settlement> {
  if (transaction.status === STATUS.approved) return 'contradicts'
  if (transaction.status === STATUS.canceled) return 'repeated'
  const canceled_by = kind === 'declined' ? 'provider' : 'house'
  const change = { status: STATUS.canceled, canceled_by, decided_at: house.clock() } as const
  await changeTransaction(db, transaction, change)
  return 'declined'
}

async function credit(
  house: House,
  db: Kysely<Tables>,
  transaction: Transaction,
  { memberId, transactionId, provider, amount }: DepositResult,
): Promise<Settlement> {
  if (amount !== transaction.amount) return 'amount-differs'
  if (transaction.status === STATUS.approved) return 'repeated'
  // What we gave up on ourselves may still arrive; what the provider declined may not.
  if (transaction.canceled_by === 'provider') return 'contradicts'
  const key = { memberId, source: 'deposit', reference: String(transactionId) }
  const account = methodOf(house, transaction.method_id)?.key ?? provider
  const answer = await post(port(db), deposit(key, amount, account))
  if (!isPosted(answer)) return 'over-limit'
  const change = { status: STATUS.approved, canceled_by: null, decided_at: house.clock() }
  await changeTransaction(db, transaction, change)
  return 'approved'
}
