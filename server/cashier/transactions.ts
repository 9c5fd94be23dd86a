import { sql, type Selectable, type SelectQueryBuilder } from 'kysely'
import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { CashTransactionsTable } from '#server/database/tables/cashier.ts'
import type { Tables } from '#server/database/tables.ts'
import type { MemberContext } from '#server/context.ts'
import { offerOf, providerNamed } from '#server/payments/shelf.ts'
import { endOf, startOf } from '#server/time-span.ts'
import { CATEGORY, CATEGORY_NAMES, STATUS, statusOf, TRANSFER_NAMES } from './words.ts'

type Filters = Input<'finance/list_transactions'>
type Page = Output<'finance/list_transactions'>
type Found = SelectQueryBuilder<Tables, 'cash_transactions', object>

export async function listTransactions(context: MemberContext, filters: Filters): Promise<Page> {
  const { limit, offset, OrderPar = 'date', OrderDir = 'desc' } = filters
  const found = matching(context, filters)
  const rows = await found
    .selectAll()
    .orderBy(COLUMNS[OrderPar], OrderDir)
    .orderBy('id', OrderDir)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .select((row) => row.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const data = rows.map((row) => recordOf(context, row, filters.concatRequire === true))
  return { data, pagination: { limit, offset, total: Number(total) } }
}

const COLUMNS = { date: 'created_at', amount: 'amount', status: 'status' } as const

function matching({ db, member }: MemberContext, filters: Filters): Found {
  const { searchID, searchType, searchCategory, status, searchMinAmount } = checked(filters)
  let found = db.selectFrom('cash_transactions').where('member_id', '=', member.id)
  if (searchID !== undefined) found = found.where('id', '=', BigInt(searchID))
  if (searchType !== undefined) found = found.where('transfer_type_id', '=', searchType)
  if (searchCategory !== undefined) found = found.where('category_id', '=', searchCategory)
  if (status !== undefined) found = found.where('status', '=', status)
  if (searchMinAmount !== undefined)
    found = found.where('amount', '>=', sql<bigint>`${searchMinAmount}::numeric * 1000000`)
  const { startDate, endDate } = filters
  if (startDate !== undefined) found = found.where('created_at', '>=', startOf(startDate))
  if (endDate !== undefined) found = found.where('created_at', '<', endOf(endDate))
  return found
}

/** A value that no list offers is a mistake, not an empty answer. */
function checked(filters: Filters): Filters {
  const { searchType, searchCategory } = filters
  if (searchType !== undefined && !(searchType in TRANSFER_NAMES)) throw unknown('searchType')
  if (searchCategory !== undefined && !(searchCategory in CATEGORY_NAMES))
    throw unknown('searchCategory')
  return filters
}

function unknown(field: string): Refused {
  return new Refused('bad-payload', { fields: [{ field, problem: 'unknown' }] })
}

function recordOf(
  context: MemberContext,
  row: Selectable<CashTransactionsTable>,
  withNames: boolean,
): Page['data'][number] {
  const { house, lang } = context
  const offer = offerOf(house, row.method_id)
  const [category, transfer] = [row.category_id, row.transfer_type_id]
  const names = {
    category: CATEGORY_NAMES[category]?.[lang] ?? '',
    subCategory: TRANSFER_NAMES[transfer]?.[lang] ?? '',
  }
  return {
    transactionID: Number(row.id),
    transaction_category_id: category === CATEGORY.withdrawal ? 2 : 1,
    transaction_status: statusOf(row.status),
    transfer_type_id: transfer,
    methodID: row.method_id,
    methodName: offer?.method.name[lang] ?? names.subCategory,
    amount: toWire(row.amount),
    date: row.created_at.toISOString(),
    settledAt: row.decided_at?.toISOString() ?? null,
    reason: reasonOf(row.canceled_by),
    url: payableAt(context, row),
    ...(withNames ? names : {}),
  }
}

/** Where the member can still pay: whoever left the page half way goes on there. */
function payableAt(
  { house, now }: MemberContext,
  { status, url, provider, created_at }: Selectable<CashTransactionsTable>,
): string | null {
  if (status !== STATUS.fresh || url === null || provider === null) return null
  const payableMs = providerNamed(house, provider)?.payableMs ?? 0
  return now.getTime() < created_at.getTime() + payableMs ? url : null
}

function reasonOf(canceledBy: 'provider' | 'house' | null): 'declined' | 'expired' | null {
  if (canceledBy === null) return null
  return canceledBy === 'provider' ? 'declined' : 'expired'
}
