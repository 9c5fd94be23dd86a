import { sql } from 'kysely'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { directionOf } from '#server/payments/direction.ts'
import {
  checked,
  isCounted,
  transactionsMatching,
  type TransactionFilters,
} from './transaction-filters.ts'
import { STATUS } from './words.ts'

interface Sum {
  direction: 'in' | 'out'
  status: number
  records: bigint
  amount: bigint
}

type Totals = Output<'finance/transaction_totals'>

/** What the transactions of a filter come to. */
export async function transactionTotals(
  context: MemberContext,
  filters: Input<'finance/transaction_totals'>,
): Promise<Totals> {
  return totalsOf(await sumsOf(context, filters))
}

/** How many transactions a filter leaves. */
export async function countOf(
  context: Pick<MemberContext, 'db' | 'member'>,
  filters: TransactionFilters,
): Promise<number> {
  const sums = await sumsOf(context, filters)
  return Number(sums.reduce((all, { records }) => all + records, 0n))
}

function totalsOf(sums: readonly Sum[]): Totals {
  const amountOf = (direction: Sum['direction'], status: number) =>
    toWire(
      sums
        .filter((sum) => sum.direction === direction && sum.status === status)
        .reduce((all, { amount }) => all + amount, 0n),
    )
  return {
    deposited: amountOf('in', STATUS.approved),
    withdrawn: amountOf('out', STATUS.approved),
    waiting: amountOf('out', STATUS.fresh),
    records: Number(sums.reduce((all, { records }) => all + records, 0n)),
  }
}

/**
 * By direction and status. Of whole days they stand in `cash_counts`, which the database keeps beside the rows; within
 * other spans they are read from the index alone.
 */
function sumsOf(
  context: Pick<MemberContext, 'db' | 'member'>,
  filters: TransactionFilters,
): Promise<Sum[]> {
  return isCounted(filters) ? keptSums(context, filters) : readSums(context, filters)
}

function keptSums(
  { db, member }: Pick<MemberContext, 'db' | 'member'>,
  filters: TransactionFilters,
): Promise<Sum[]> {
  const { searchType, searchCategory, status } = checked(filters)
  let kept = db.selectFrom('cash_counts').where('member_id', '=', member.id)
  if (searchType !== undefined) kept = kept.where('transfer_type_id', '=', searchType)
  if (searchCategory !== undefined) kept = kept.where('direction', '=', directionOf(searchCategory))
  if (status !== undefined) kept = kept.where('status', '=', status)
  if (filters.startDate !== undefined) kept = kept.where('day', '>=', dayIn(filters.startDate))
  if (filters.endDate !== undefined) kept = kept.where('day', '<=', dayIn(filters.endDate))
  return kept
    .select(['direction', 'status'])
    .select(sql<bigint>`sum(records)::bigint`.as('records'))
    .select(sql<bigint>`sum(amount)::bigint`.as('amount'))
    .groupBy(['direction', 'status'])
    .execute()
}

const dayIn = (day: string) => sql<Date>`${day}::date`

function readSums(
  context: Pick<MemberContext, 'db' | 'member'>,
  filters: TransactionFilters,
): Promise<Sum[]> {
  return transactionsMatching(context, filters)
    .select(['direction', 'status'])
    .select((row) => row.fn.countAll<bigint>().as('records'))
    .select(sql<bigint>`sum(amount)::bigint`.as('amount'))
    .groupBy(['direction', 'status'])
    .execute()
}
