import { sql, type Selectable, type SelectQueryBuilder } from 'kysely'
import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { CashTransactionsTable } from '#server/database/tables/cashier.ts'
import type { Tables } from '#server/database/tables.ts'
import type { MemberContext } from '#server/context.ts'
import { adapterNamed, methodOf } from '#server/payments/adapters.ts'
import { CATEGORY_ID, directionOf, type CategoryId } from '#server/payments/direction.ts'
import { endOf, startOf } from '#server/time-span.ts'
import { CATEGORY_NAMES, STATUS, statusOf, TRANSFER_NAMES } from './words.ts'

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
  if (searchCategory !== undefined)
    found = found.where('direction', '=', directionOf(searchCategory))
  if (status !== undefined) found = found.where('status', '=', status)
  if (searchMinAmount !== undefined)
    found = found.where('amount', '>=', sql<bigint>`${searchMinAmount}::numeric * 1000000`)
  const { startDate, endDate } = filters
  if (startDate !== undefined) found = found.where('created_at', '>=', startOf(startDate))
  if (endDate !== undefined) found = found.where('created_at', '<', endOf(endDate))
  return found
}

/** A value that no list offers is a mistake, not an empty answer. */
function checked({ searchType, searchCategory, ...filters }: Filters) {
  if (searchType !== undefined && !(searchType in TRANSFER_NAMES)) throw unknown('searchType')
  if (searchCategory !== undefined && !isCategoryId(searchCategory)) throw unknown('searchCategory')
  return { ...filters, searchType, searchCategory }
}

const isCategoryId = (id: number): id is CategoryId =>
  id === CATEGORY_ID.in || id === CATEGORY_ID.out

function unknown(field: string): Refused {
  return new Refused('bad-payload', { fields: [{ field, problem: 'unknown' }] })
}

function recordOf(
  context: MemberContext,
  row: Selectable<CashTransactionsTable>,
  withNames: boolean,
): Page['data'][number] {
  const { house, lang } = context
  const transfer = row.transfer_type_id
  const names = {
    category: CATEGORY_NAMES[row.direction][lang],
    subCategory: TRANSFER_NAMES[transfer]?.[lang] ?? '',
  }
  return {
    transactionID: Number(row.id),
    transaction_category_id: CATEGORY_ID[row.direction],
    transaction_status: statusOf(row.status),
    transfer_type_id: transfer,
    methodID: row.method_id,
    methodName: methodOf(house, row.method_id)?.name[lang] ?? names.subCategory,
    amount: toWire(row.amount),
    date: row.created_at.toISOString(),
    settledAt: row.decided_at?.toISOString() ?? null,
    reason: reasonOf(row),
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
  const payableMs = adapterNamed(house, provider)?.channels.in?.payableMs ?? 0
  return now.getTime() < created_at.getTime() + payableMs ? url : null
}

/** A deposit that the house canceled was not paid in time; a withdrawal, it refused. */
function reasonOf({
  canceled_by,
  direction,
}: Selectable<CashTransactionsTable>): 'declined' | 'expired' | null {
  if (canceled_by === null) return null
  return canceled_by === 'provider' || direction === 'out' ? 'declined' : 'expired'
}
