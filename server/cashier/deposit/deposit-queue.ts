import type { Kysely } from 'kysely'
import { TRANSACTION_STATUS, type TransactionStatus } from '#contract/transaction-status.ts'
import type { Money } from '#contract/money.ts'
import type { Tables } from '#server/database/tables.ts'
import type { FormValues } from '../form.ts'
import type { Whose } from '../reference.ts'
import { statusOf } from '../words.ts'

/** A deposit as an operator sees it. */
export interface DepositDetails extends Whose {
  username: string
  memberName: string
  amount: Money
  methodId: number
  status: TransactionStatus
  askedAt: Date
  announcedAt: Date | null
  decidedAt: Date | null
  /** What the member was told to write with the money, where they were. */
  note: string | null
  form: FormValues
}

async function found(
  db: Kysely<Tables>,
  narrowed: { provider: string } | { id: bigint },
): Promise<DepositDetails[]> {
  let query = db
    .selectFrom('cash_transactions as t')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .select((row) => [
      't.member_id as memberId',
      't.id as transactionId',
      'm.username',
      row.fn<string>('concat_ws', [row.val(' '), 'm.firstname', 'm.lastname']).as('memberName'),
      't.amount',
      't.method_id as methodId',
      't.status',
      't.created_at as askedAt',
      't.announced_at as announcedAt',
      't.decided_at as decidedAt',
      't.instructions',
      't.fields as form',
    ])
    .where('t.direction', '=', 'in')
  query =
    'id' in narrowed
      ? query.where('t.id', '=', narrowed.id)
      : query
          .where('t.provider', '=', narrowed.provider)
          .where('t.status', '=', TRANSACTION_STATUS.fresh)
  const rows = await query.orderBy('t.created_at').orderBy('t.id').execute()
  return rows.map(({ instructions, status, ...row }) => ({
    ...row,
    status: statusOf(status),
    note: instructions?.rows.find(({ name }) => name === 'note')?.value ?? null,
  }))
}

/** Those of a provider that are not decided, the oldest first. */
export const undecidedDeposits = (
  db: Kysely<Tables>,
  provider: string,
): Promise<DepositDetails[]> => found(db, { provider })

/** One of any state, by its number. */
export async function findDeposit(
  db: Kysely<Tables>,
  transactionId: bigint,
): Promise<DepositDetails | undefined> {
  return (await found(db, { id: transactionId }))[0]
}
