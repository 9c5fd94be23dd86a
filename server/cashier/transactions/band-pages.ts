/**
 * The first pages of transactions from a least amount on, in their order of time: of such amounts there may be few among a million
 * others. They are looked for among the first of all; where those are not enough, in the orders of the bands of amounts
 * that the member has any of (`band-counts.ts`). Reads only.
 */
import { sql } from 'kysely'
import type { Money } from '#contract/money.ts'
import { endOf, monthAfter, monthOf, startOf } from '#contract/time-span.ts'
import type { Direction } from '#server/payments/direction.ts'
import { bandOf } from './amount-bands.ts'
import { countsOf, inBand, type Owner } from './band-counts.ts'
import {
  transactionsMatching,
  type FoundTransactions,
  type TransactionFilters,
} from './transaction-filters.ts'

type Order = 'asc' | 'desc'

/** So many are looked through as they come. */
const FIRST = 2_000
/** And so many are put together of the bands at most. */
const OF_BANDS_MAX = 20_000

interface Wanted {
  records: number
  least: Money
  order: Order
}

/** The numbers of the first of a filter with this least amount, so many or all; null where too much would be read for them. */
export async function firstFrom(
  owner: Owner,
  filters: TransactionFilters,
  wanted: Wanted,
): Promise<bigint[] | null> {
  const early = await earlyOnes(owner, filters, wanted)
  if (early.length === wanted.records) return early
  const bands = await bandsWithAny(owner, filters, wanted)
  return bands && firstOfBands(owner, filters, bands, wanted)
}

async function earlyOnes(owner: Owner, filters: TransactionFilters, { records, order }: Wanted) {
  const { startDate, endDate } = filters
  const first = inTime(transactionsMatching(owner, { startDate, endDate }), order).limit(FIRST)
  const among = owner.db.selectFrom(first.selectAll().as('cash_transactions'))
  return idsOf(inTime(transactionsMatching(owner, filters, among), order).limit(records))
}

/** Transactions of one kind and state whose amounts are in one band. */
interface Band {
  direction: Direction
  status: number
  transfer_type_id: number
  band: number
}

async function bandsWithAny(
  owner: Owner,
  filters: TransactionFilters,
  { records, least }: Wanted,
): Promise<Band[] | null> {
  const { startDate, endDate } = filters
  const found = await countsOf(owner, filters, {
    from: startDate === undefined ? null : monthOf(startOf(startDate)),
    before: endDate === undefined ? null : monthAfter(monthOf(endOf(endDate))),
  })
    .where('band', '>=', bandOf(least))
    .where('records', '>', 0n)
    .select(['direction', 'status', 'transfer_type_id', 'band'])
    .select(sql<number>`least(sum(records), ${sql.lit(records)})::integer`.as('read'))
    .groupBy(['direction', 'status', 'transfer_type_id', 'band'])
    .execute()
  return found.reduce((all, { read }) => all + read, 0) > OF_BANDS_MAX ? null : found
}

function firstOfBands(
  owner: Owner,
  filters: TransactionFilters,
  bands: readonly Band[],
  { records, order }: Wanted,
) {
  const ofBand = transactionsMatching(owner, filters)
    .where('direction', '=', sql<Direction>`each.direction`)
    .where('status', '=', sql<number>`each.status`)
    .where('transfer_type_id', '=', sql<number>`each.transfer_type_id`)
    .where(inBand(sql`each.band`))
  const first = inTime(ofBand, order).select(['id', 'created_at']).limit(records)
  return idsOf(
    inTime(
      owner.db
        .selectFrom(rowsOf(bands))
        .innerJoinLateral(first.as('cash_transactions'), (join) => join.onTrue()),
      order,
    ).limit(records),
  )
}

const rowsOf = (bands: readonly Band[]) =>
  sql<object>`unnest(${bands.map(({ direction }) => direction)}::text[],
    ${bands.map(({ status }) => status)}::smallint[],
    ${bands.map(({ transfer_type_id: type }) => type)}::smallint[],
    ${bands.map(({ band }) => band)}::integer[])`.as<'each'>(
    sql`each (direction, status, transfer_type_id, band)`,
  )

const inTime = (found: FoundTransactions, order: Order) =>
  found.orderBy('cash_transactions.created_at', order).orderBy('cash_transactions.id', order)

async function idsOf(found: FoundTransactions): Promise<bigint[]> {
  const rows = await found.select('cash_transactions.id').execute()
  return rows.map(({ id }) => id)
}
