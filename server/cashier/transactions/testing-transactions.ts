/** Transactions as if they had come about, for tests of what lists, sums and writes them out. */
import type { Insertable, Kysely } from 'kysely'
import { LIRA } from '#contract/money.ts'
import type { CashTransactionsTable } from '#server/database/tables/cashier.ts'
import type { Tables } from '#server/database/tables.ts'

export interface PastTransaction {
  direction?: 'in' | 'out'
  /** 1002 unless it says otherwise. */
  status?: 1001 | 1002 | 1003
  lira: number
  at: Date
  /** Of a withdrawal: where it went. */
  fields?: Record<string, string>
  /** Of a canceled withdrawal: what the operator says, or that the member took it back. */
  refusal?: string | null
}

/** Adds them for a member, in this order; answers their numbers. They move no money. */
export async function addPastTransactions(
  db: Kysely<Tables>,
  member_id: bigint,
  transactions: readonly PastTransaction[],
): Promise<bigint[]> {
  const rows = await db
    .insertInto('cash_transactions')
    .values(transactions.map((each) => ({ member_id, ...rowOf(each) })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

type Row = Omit<Insertable<CashTransactionsTable>, 'member_id'>

function rowOf(transaction: PastTransaction): Row {
  const { direction = 'in', status = 1002, lira, at, fields = {} } = transaction
  return {
    direction,
    status,
    amount: (BigInt(Math.round(lira * 100)) * LIRA) / 100n,
    method_id: 1,
    transfer_type_id: direction === 'in' ? 2 : 1,
    fields,
    call: 'test',
    content_hash: '',
    created_at: at,
    decided_at: status === 1001 ? null : at,
    ...endOf(transaction),
  }
}

function endOf({ direction = 'in', status = 1002, refusal = null }: PastTransaction) {
  if (direction === 'in') return { canceled_by: status === 1003 ? ('provider' as const) : null }
  if (status === 1001) return { payout_state: 'waiting' as const }
  if (status === 1002) return { payout_state: 'paid' as const }
  return refusal === null
    ? { payout_state: 'taken-back' as const, canceled_by: 'member' as const }
    : { payout_state: 'refused' as const, canceled_by: 'house' as const, refusal_reason: refusal }
}
