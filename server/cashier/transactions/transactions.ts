import { sql, type Selectable } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { CashTransactionsTable } from '#server/database/tables/cashier.ts'
import type { MemberContext } from '#server/context.ts'
import type { Instructions } from '#server/payments/adapter.ts'
import { adapterNamed, methodOf } from '#server/payments/adapters.ts'
import { CATEGORY_ID } from '#server/payments/direction.ts'
import { firstFrom } from './band-pages.ts'
import { isReplaced, reasonOf } from '../cancel-reason.ts'
import {
  kindsLeft,
  leastAmountOf,
  TRANSACTION_COLUMNS,
  transactionsMatching,
  type FoundTransactions,
} from './transaction-filters.ts'
import { countOf } from './transaction-totals.ts'
import { accountShown } from '../accounts/payout-account.ts'
import { CATEGORY_NAMES, reasonShown, statusOf, TRANSFER_NAMES } from '../words.ts'

type Filters = Input<'finance/list_transactions'>
type Page = Output<'finance/list_transactions'>

export async function listTransactions(context: MemberContext, filters: Filters): Promise<Page> {
  const { limit, offset } = filters
  const rows = await pageOf(context, filters, await firstOf(context, filters))
    .selectAll('cash_transactions')
    .select(isReplaced)
    .limit(limit)
    .offset(offset)
    .execute()
  const total = await countOf(context, filters)
  const data = rows.map((row) => recordOf(context, row, filters.concatRequire === true))
  return { data, pagination: { limit, offset, total } }
}

/** As far as that it is read kind by kind: later pages of all are read as the others. */
const FIRST_PAGES = 1_000

/**
 * The filtered transactions in their order. Where a filter leaves some kinds and states, the first of each of those are read
 * from their own order in time and put together: among a million others there may be few of them, or none. So are those from
 * a least amount on (`band-pages.ts`): of them `first` names the numbers.
 */
function pageOf(context: MemberContext, filters: Filters, first: readonly bigint[] | null) {
  const { limit, offset, OrderPar = 'date', OrderDir = 'desc' } = filters
  const ordered = (found: FoundTransactions) =>
    found
      .orderBy(`cash_transactions.${TRANSACTION_COLUMNS[OrderPar]}`, OrderDir)
      .orderBy('cash_transactions.id', OrderDir)
  const found = transactionsMatching(context, filters)
  if (first) return ordered(found.where(sql<boolean>`id = any(${first}::bigint[])`))
  const kinds = kindsLeft(filters)
  if (kinds === null || leastAmountOf(filters) !== null || !isFirstOfDate(filters))
    return ordered(found)
  const ofKind = ordered(
    found
      .where('direction', '=', sql<'in' | 'out'>`kind.direction`)
      .where('status', '=', sql<number>`kind.status`)
      .where('transfer_type_id', '=', sql<number>`kind.transfer_type_id`),
  )
    .selectAll()
    .limit(limit + offset)
  return ordered(
    context.db
      .selectFrom(kinds)
      .innerJoinLateral(ofKind.as('cash_transactions'), (join) => join.onTrue()),
  )
}

const isFirstOfDate = ({ limit, offset, OrderPar = 'date' }: Filters): boolean =>
  OrderPar === 'date' && limit + offset <= FIRST_PAGES

/** Where few may be of a least amount: the numbers of those that the page and all before it show. */
async function firstOf(context: MemberContext, filters: Filters): Promise<bigint[] | null> {
  const least = leastAmountOf(filters)
  if (least === null || filters.searchID !== undefined || !isFirstOfDate(filters)) return null
  const { limit, offset, OrderDir: order = 'desc' } = filters
  return firstFrom(context, filters, { least, records: limit + offset, order })
}

type Row = Selectable<CashTransactionsTable> & { isReplaced: boolean }

function recordOf(context: MemberContext, row: Row, withNames: boolean): Page['data'][number] {
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
    payoutState: row.payout_state,
    reason: reasonOf(row),
    reasonText: reasonShown(row.refusal_reason, lang),
    isRead: row.payout_state === 'refused' ? row.notice_read_at !== null : null,
    account: accountShown(row, lang),
    ...payableBy(context, row),
    announcedAt: row.announced_at?.toISOString() ?? null,
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    usualHours: isLookedAt(row) ? house.settings.withdrawals.usualHours : null,
    duration: methodOf(house, row.method_id)?.terms[row.direction]?.duration[lang] ?? '',
    ...(withNames ? names : {}),
  }
}

const isLookedAt = ({ payout_state: state }: Selectable<CashTransactionsTable>): boolean =>
  state === 'waiting' || state === 'review'

/** How the member can still pay: whoever left half way goes on there. */
function payableBy(
  { house, now }: MemberContext,
  { status, url, instructions, provider, created_at }: Selectable<CashTransactionsTable>,
): Pick<Page['data'][number], 'url' | 'instructions'> {
  const channel = provider === null ? null : adapterNamed(house, provider)?.channels.in
  const until = new Date(created_at.getTime() + (channel?.payableMs ?? 0))
  if (status !== TRANSACTION_STATUS.fresh || now >= until) return { url: null, instructions: null }
  return { url, instructions: instructions && shownUntil(instructions, until) }
}

const shownUntil = ({ kind, code, rows, coins }: Instructions, until: Date) => ({
  kind,
  code,
  rows: rows.map(({ name, value }) => ({ name, value })),
  ...(coins && { coins }),
  until: until.toISOString(),
})
