import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { Money } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { methodOf } from '#server/payments/adapters.ts'
import { readForStatement, statementFile } from '#server/statement/file.ts'
import { memberSheet } from '#server/statement/member-sheet.ts'
import type { Value } from '#server/statement/sheet.ts'
import { isReplaced, reasonText } from '../cancel-reason.ts'
import type { Transaction } from '../settlement.ts'
import { TRANSACTION_COLUMNS, transactionsMatching } from './transaction-filters.ts'
import { accountShown } from '../accounts/payout-account.ts'
import { CATEGORY_NAMES, statusName, TRANSFER_NAMES } from '../words.ts'

const WORDS = {
  tr: {
    title: 'Para hareketleri',
    file: 'para',
    columns: ['İşlem', 'Yöntem', 'Zaman', 'İşlem no', 'Durum', 'Neden', 'Tutar', 'Bakiyede'],
    totals: ['Yatırılan', 'Çekilen', 'Bekleyen çekim', 'Fark'],
  },
  en: {
    title: 'Transactions',
    file: 'transactions',
    columns: ['Kind', 'Method', 'Time', 'Number', 'Status', 'Reason', 'Amount', 'On balance'],
    totals: ['Deposited', 'Withdrawn', 'Waiting', 'Difference'],
  },
} as const

const WIDTHS = [15, 25, 19, 10, 15, 20, 14, 15]

/** All transactions of a filter in one file, with what they come to. */
export async function transactionStatement(
  context: MemberContext,
  { format, ...filters }: Input<'finance/statement'>,
): Promise<Output<'finance/statement'>> {
  const { OrderPar = 'date', OrderDir = 'desc' } = filters
  const rows = await readForStatement(context, format, (limit) =>
    transactionsMatching(context, filters)
      .selectAll()
      .select(isReplaced)
      .orderBy(TRANSACTION_COLUMNS[OrderPar], OrderDir)
      .orderBy('id', OrderDir)
      .limit(limit)
      .execute(),
  )
  const words = WORDS[context.lang]
  const sheet = memberSheet(context, {
    words,
    span: filters,
    widths: WIDTHS,
    firstFigure: words.columns.length - 2,
    rows: rows.map((row) => rowShown(context, row)),
    sums: totalsShown(rows),
  })
  return statementFile(sheet, format)
}

function rowShown(
  { lang, house }: MemberContext,
  row: Transaction & { isReplaced: boolean },
): Value[] {
  const method = methodOf(house, row.method_id)?.name[lang] ?? TRANSFER_NAMES[row.transfer_type_id]
  const account = accountShown(row, lang)
  const way = typeof method === 'string' ? method : (method?.[lang] ?? '')
  return [
    CATEGORY_NAMES[row.direction][lang],
    account === null ? way : `${account.name} ·· ${account.ending}`,
    row.created_at,
    row.id,
    statusName(row)[lang],
    reasonText(row, lang),
    { money: row.amount },
    { money: changeOf(row), signed: true },
  ]
}

/** What it did to the balance: a withdrawal is taken when it is asked for, a deposit comes when it is approved. */
function changeOf({ direction, status, amount }: Transaction): Money {
  if (status === TRANSACTION_STATUS.canceled) return 0n
  if (direction === 'out') return -amount
  return status === TRANSACTION_STATUS.approved ? amount : 0n
}

/** Deposited, withdrawn, waiting, and the difference of the first two: of the very rows that are written. */
function totalsShown(rows: readonly Transaction[]): bigint[] {
  const sum = (direction: Transaction['direction'], status: number) =>
    rows
      .filter((row) => row.direction === direction && row.status === status)
      .reduce((all, { amount }) => all + amount, 0n)
  const [deposited, withdrawn] = [
    sum('in', TRANSACTION_STATUS.approved),
    sum('out', TRANSACTION_STATUS.approved),
  ]
  return [deposited, withdrawn, sum('out', TRANSACTION_STATUS.fresh), deposited - withdrawn]
}
