/**
 * What transactions from a least amount on come to, by what the database counts of months and bands of amounts
 * (`amount-bands.ts`): whatever the span, no more is read beside the counts than the months that it cuts and the one band that
 * the least amount cuts. Reads only.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Money } from '#contract/money.ts'
import { endOf, monthAfter, monthOf, startOf } from '#contract/time-span.ts'
import type { MemberContext } from '#server/context.ts'
import { directionOf, type Direction } from '#server/payments/direction.ts'
import { bandIn, bandOf, leastOf } from './amount-bands.ts'
import { checked, transactionsMatching, type TransactionFilters } from './transaction-filters.ts'

export type Owner = Pick<MemberContext, 'db' | 'member'>

/** First days of months, up to one and without it; null where the span has no such end. */
interface Months {
  from: string | null
  before: string | null
}

export interface Sum {
  direction: Direction
  status: number
  records: bigint
  amount: bigint
}

/** What the transactions of a filter with this least amount come to, by direction and state. */
export function sumsFrom(owner: Owner, filters: TransactionFilters, least: Money): Promise<Sum[]> {
  const rows = transactionsMatching(owner, filters)
  const months = wholeMonths(filters)
  if (!months) return grouped(rows).execute()
  const from = months.from && startOf(months.from)
  const before = months.before && startOf(months.before)
  let parts = countedIn(owner, filters, least, months)
  if (from) parts = parts.unionAll(grouped(rows.where('created_at', '<', from)))
  if (before) parts = parts.unionAll(grouped(rows.where('created_at', '>=', before)))
  if (!isBegun(least)) {
    let cut = rows.where(inBand(sql.lit(bandOf(least))))
    if (from) cut = cut.where('created_at', '>=', from)
    if (before) cut = cut.where('created_at', '<', before)
    parts = parts.unionAll(grouped(cut))
  }
  return owner.db
    .selectFrom(parts.as('part'))
    .select(['direction', 'status'])
    .select(sql<bigint>`sum(records)::bigint`.as('records'))
    .select(sql<bigint>`sum(amount)::bigint`.as('amount'))
    .groupBy(['direction', 'status'])
    .execute()
}

/** All of the band that it is in are as much or more. */
const isBegun = (least: Money): boolean => leastOf(bandOf(least)) === least

/** As the index has it. */
export const inBand = (band: RawBuilder<unknown>) =>
  sql<SqlBool>`${sql.raw(bandIn('cash_transactions.amount'))} = ${band}`

/** Those that lie within a span; null where none does. */
function wholeMonths({ startDate, endDate }: TransactionFilters): Months | null {
  const from = startDate === undefined ? null : firstWhole(startOf(startDate))
  const before = endDate === undefined ? null : monthOf(endOf(endDate))
  return from !== null && before !== null && from >= before ? null : { from, before }
}

function firstWhole(moment: Date): string {
  const month = monthOf(moment)
  return startOf(month) < moment ? monthAfter(month) : month
}

/** What rows come to, by direction and state. */
export const grouped = (rows: ReturnType<typeof transactionsMatching>) =>
  rows
    .select(['direction', 'status'])
    .select((row) => row.fn.countAll<bigint>().as('records'))
    .select(sql<bigint>`sum(amount)::bigint`.as('amount'))
    .groupBy(['direction', 'status'])

const countedIn = (owner: Owner, filters: TransactionFilters, least: Money, months: Months) =>
  countsOf(owner, filters, months)
    .where('band', isBegun(least) ? '>=' : '>', bandOf(least))
    .select(['direction', 'status'])
    .select(sql<bigint>`sum(records)::bigint`.as('records'))
    .select(sql<bigint>`sum(amount)::bigint`.as('amount'))
    .groupBy(['direction', 'status'])

/** The counts of a filter, whatever its least amount. */
export function countsOf(
  { db, member }: Owner,
  filters: TransactionFilters,
  { from, before }: Months,
) {
  const { searchType, searchCategory, status } = checked(filters)
  let kept = db.selectFrom('cash_band_counts').where('member_id', '=', member.id)
  if (searchType !== undefined) kept = kept.where('transfer_type_id', '=', searchType)
  if (searchCategory !== undefined) kept = kept.where('direction', '=', directionOf(searchCategory))
  if (status !== undefined) kept = kept.where('status', '=', status)
  if (from !== null) kept = kept.where('month', '>=', dayIn(from))
  if (before !== null) kept = kept.where('month', '<', dayIn(before))
  return kept
}

const dayIn = (day: string) => sql<Date>`${day}::date`
