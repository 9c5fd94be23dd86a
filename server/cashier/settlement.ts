import type { Kysely, Selectable, Transaction as Within } from 'kysely'
import type { Money } from '#contract/money.ts'
import type { CashTransactionsTable } from '#server/database/tables/cashier.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OperatingHouse } from '#server/house.ts'
import type { Notice } from '#server/payments/adapter.ts'
import { BY_HAND } from '#server/payments/by-hand.ts'
import type { Direction } from '#server/payments/direction.ts'
import { memberScope } from '#server/push/source.ts'
import type { Whose } from './reference.ts'

/**
 * What settling a deposit and settling a payout have in common: the row is found in its own direction alone,
 * locked, ended once, and every notice is kept. What an end does to the balance each direction says itself
 * (`deposit-settlement.ts`, `withdrawal/payout-settlement.ts`).
 */

/** What became of a payment, by its provider, or by ourselves when the provider has no answer. */
export interface PaymentResult extends Whose {
  provider: string
  kind: Notice['kind'] | 'expired' | 'taken-back' | 'canceled' | 'beyond-limit'
  amount: Money
  /** Of a payout: the sending that it became so of. */
  attempt?: number
  /** Set when the provider said it by itself. */
  noticeId?: string
}

/**
 * `contradicts`: the provider took back its own final word. `amount-differs`, `over-limit`: the
 * money cannot be booked as it came. All three change nothing and wait for a person. `failed`: a payout
 * waits to be decided again.
 */
export type Settlement =
  | 'approved'
  | 'declined'
  | 'paid'
  | 'failed'
  | 'repeated'
  | 'unknown'
  | 'amount-differs'
  | 'contradicts'
  | 'over-limit'

/** What waits for a person: `standing-notices.ts` finds it until somebody has answered it. */
export const NOT_FOLLOWED: readonly Settlement[] = ['contradicts', 'amount-differs', 'over-limit']

export type Transaction = Selectable<CashTransactionsTable>

/** Settles a payment of this direction once, whatever comes twice, late or at the same time. One transaction. */
export async function settleOnce(
  house: OperatingHouse,
  direction: Direction,
  result: PaymentResult,
  apply: (db: Within<Tables>, transaction: Transaction) => Promise<Settlement>,
): Promise<Settlement> {
  const settlement = await house.database.money.db.transaction().execute(async (db) => {
    const transaction = await lockTransaction(db, direction, result)
    if (transaction?.provider !== result.provider) return 'unknown'
    const outcome = await apply(db, transaction)
    await keepNotice(db, direction, result, outcome)
    return outcome
  })
  publishSettlement(house, result, settlement)
  return settlement
}

/** The transaction, locked, where it goes in this direction: whoever settles the other does not find it. */
export async function lockTransaction(
  db: Kysely<Tables>,
  direction: Direction,
  { memberId, transactionId }: Whose,
): Promise<Transaction | undefined> {
  return db
    .selectFrom('cash_transactions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', transactionId)
    .where('direction', '=', direction)
    .forUpdate()
    .executeTakeFirst()
}

export type TransactionChange = Partial<
  Pick<
    Transaction,
    | 'status'
    | 'canceled_by'
    | 'decided_at'
    | 'payout_state'
    | 'attempt'
    | 'sent_at'
    | 'provider_payment'
    | 'refusal_reason'
    | 'first_approval_by'
    | 'announced_at'
    | 'reviewed_at'
  >
>

/** Changes a locked transaction; its direction is asked once more, and another one is a fault. */
export async function changeTransaction(
  db: Kysely<Tables>,
  { member_id, id, direction }: Transaction,
  change: TransactionChange,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('cash_transactions')
    .set(change)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .where('direction', '=', direction)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error('a locked transaction is not there')
}

/** What was said stays on record, and what we could not follow stays also where we had to ask. */
async function keepNotice(
  db: Kysely<Tables>,
  direction: Direction,
  result: PaymentResult,
  outcome: Settlement,
): Promise<void> {
  const { memberId, transactionId, kind, amount, attempt = null } = result
  const noticeId = result.noticeId ?? answerId(result, outcome)
  if (noticeId === null) return
  const key = { member_id: memberId, transaction_id: transactionId, notice_id: noticeId }
  await db
    .insertInto('payment_notices')
    .values({ ...key, direction, kind, amount, outcome, attempt })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'transaction_id', 'notice_id'])
        .doUpdateSet((row) => ({ times: row('payment_notices.times', '+', 1) })),
    )
    .execute()
}

/** A provider that was asked gives its answers no names: the same one once more is a repeat. What we say by hand is no answer. */
function answerId(
  { provider, kind, amount, attempt = 0 }: PaymentResult,
  outcome: Settlement,
): string | null {
  if (provider === BY_HAND || !NOT_FOLLOWED.includes(outcome) || !ANSWERED.has(kind)) return null
  return `asked ${kind} ${attempt} ${amount}`
}

/** The others are our own words, for what nobody has an answer to. */
const ANSWERED: ReadonlySet<PaymentResult['kind']> = new Set([
  'approved',
  'declined',
  'paid',
  'failed',
])

const CHANGED_BALANCE: ReadonlySet<Settlement> = new Set(['approved', 'paid'])
/** A payout that failed is looked at once more, and its member sees so. */
const CHANGED_LIST: ReadonlySet<Settlement> = new Set(['approved', 'declined', 'paid', 'failed'])

function publishSettlement(
  house: OperatingHouse,
  { memberId }: Whose,
  settlement: Settlement,
): void {
  if (CHANGED_BALANCE.has(settlement)) house.push.touch('balance', memberScope(memberId))
  if (CHANGED_LIST.has(settlement)) publishTransactions(house, memberId)
}

/** The member's list of transactions is another one now. */
export function publishTransactions(
  { push }: Pick<OperatingHouse, 'push'>,
  memberId: bigint,
): void {
  push.publish('changes', memberScope(memberId), { calls: ['finance/list_transactions'] })
}
