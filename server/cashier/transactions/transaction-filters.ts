import { sql, type SelectQueryBuilder } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { fromWire, type Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input } from '#contract/registry.ts'
import type { Tables } from '#server/database/tables.ts'
import type { MemberContext } from '#server/context.ts'
import {
  CATEGORY_ID,
  directionOf,
  type CategoryId,
  type Direction,
} from '#server/payments/direction.ts'
import { endOf, startOf } from '#contract/time-span.ts'
import { TRANSFER_NAMES } from '../words.ts'

export type TransactionFilters = Omit<Input<'finance/list_transactions'>, 'limit' | 'offset'>
export type FoundTransactions = SelectQueryBuilder<Tables, 'cash_transactions', object>

/** The member's transactions that a filter leaves, for the list, its totals and its statement alike: of all, or of those among which they are looked for. */
export function transactionsMatching(
  { db, member }: Pick<MemberContext, 'db' | 'member'>,
  filters: TransactionFilters,
  among: FoundTransactions = db.selectFrom('cash_transactions'),
): FoundTransactions {
  const { searchID, searchType, searchCategory, status } = checked(filters)
  const least = leastAmountOf(filters)
  let found = among.where('member_id', '=', member.id)
  if (searchID !== undefined) found = found.where('id', '=', BigInt(searchID))
  if (searchType !== undefined) found = found.where('transfer_type_id', '=', searchType)
  if (searchCategory !== undefined)
    found = found.where('direction', '=', directionOf(searchCategory))
  if (status !== undefined) found = found.where('status', '=', status)
  if (least !== null) found = found.where('amount', '>=', least)
  const { startDate, endDate } = filters
  if (startDate !== undefined) found = found.where('created_at', '>=', startOf(startDate))
  if (endDate !== undefined) found = found.where('created_at', '<', endOf(endDate))
  return found
}

/** The least amount that a filter leaves; null where it leaves every amount. */
export function leastAmountOf({ searchMinAmount }: TransactionFilters): Money | null {
  if (searchMinAmount === undefined || searchMinAmount === 0) return null
  const least = fromWire(searchMinAmount)
  // The contract takes no more decimals and no greater amounts than money has.
  if (least === null) throw new Error('a least amount that is no amount of money')
  return least
}

/** What `OrderPar` orders by. */
export const TRANSACTION_COLUMNS = {
  date: 'created_at',
  amount: 'amount',
  status: 'status',
} as const

const BOTH: readonly Direction[] = ['in', 'out']

/** The kinds and states that a filter leaves, as rows `kind`; null where it leaves all of them or looks for a single one. */
export function kindsLeft(filters: TransactionFilters) {
  const { searchID, searchType, searchCategory, status } = checked(filters)
  if (searchID !== undefined) return null
  if ([searchType, searchCategory, status].every((each) => each === undefined)) return null
  const directions = searchCategory === undefined ? BOTH : [directionOf(searchCategory)]
  const statuses = status === undefined ? Object.values(TRANSACTION_STATUS) : [status]
  const types = searchType === undefined ? Object.keys(TRANSFER_NAMES).map(Number) : [searchType]
  const rows = directions.flatMap((direction) =>
    statuses.flatMap((each) => types.map((type) => [direction, each, type] as const)),
  )
  return sql<object>`unnest(${rows.map(([direction]) => direction)}::text[],
    ${rows.map(([, each]) => each)}::smallint[], ${rows.map(([, , type]) => type)}::smallint[])`.as<'kind'>(
    sql`kind (direction, status, transfer_type_id)`,
  )
}

/** A value that no list offers is a mistake, not an empty answer. */
export function checked({ searchType, searchCategory, ...filters }: TransactionFilters) {
  if (searchType !== undefined && !(searchType in TRANSFER_NAMES)) throw unknown('searchType')
  if (searchCategory !== undefined && !isCategoryId(searchCategory)) throw unknown('searchCategory')
  return { ...filters, searchType, searchCategory }
}

const isCategoryId = (id: number): id is CategoryId =>
  id === CATEGORY_ID.in || id === CATEGORY_ID.out

function unknown(field: string): Refused {
  return new Refused('bad-payload', { fields: [{ field, problem: 'unknown' }] })
}
