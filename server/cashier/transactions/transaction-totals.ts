import { sql } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import { isDay } from '#contract/time-span.ts'
import type { MemberContext } from '#server/context.ts'
import { directionOf } from '#server/payments/direction.ts'
import { grouped, sumsFrom, type Owner, type Sum } from './band-counts.ts'
import {
  checked,
  leastAmountOf,
  transactionsMatching,
  type TransactionFilters,
} from './transaction-filters.ts'

type Totals = Output<'finance/transaction_totals'>

/** What the transactions of a filter come to. */
export async function transactionTotals(
  context: MemberContext,
  filters: Input<'finance/transaction_totals'>,
): Promise<Totals> {
  return totalsOf(await sumsOf(context, filters))
}

/** How many transactions a filter leaves. */
export async function countOf(context: Owner, filters: TransactionFilters): Promise<number> {
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
    deposited: amountOf('in', TRANSACTION_STATUS.approved),
    withdrawn: amountOf('out', TRANSACTION_STATUS.approved),
    waiting: amountOf('out', TRANSACTION_STATUS.fresh),
    records: Number(sums.reduce((all, { records }) => all + records, 0n)),
  }
}

/**
 * By direction and status. Of whole days they stand in `cash_counts`, which the database keeps beside the rows, and from a
 * least amount on in `cash_band_counts`; within other spans they are read from the index alone.
 */
function sumsOf(owner: Owner, filters: TransactionFilters): Promise<Sum[]> {
  const { searchID, startDate, endDate } = filters
  if (searchID !== undefined) return readSums(owner, filters)
  const least = leastAmountOf(filters)
  if (least !== null) return sumsFrom(owner, filters, least)
  const isOfDays = [startDate, endDate].every((each) => each === undefined || isDay(each))
  return isOfDays ? keptSums(owner, filters) : readSums(owner, filters)
}

function keptSums({ db, member }: Owner, filters: TransactionFilters): Promise<Sum[]> {
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

function readSums(owner: Owner, filters: TransactionFilters): Promise<Sum[]> {
  return grouped(transactionsMatching(owner, filters)).execute()
}
