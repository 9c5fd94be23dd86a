import type { Kysely, Selectable } from 'kysely'
import type { Money } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import { port } from '#server/database/database.ts'
import type { CashTransactionsTable } from '#server/database/tables/cashier.ts'
import type { Tables } from '#server/database/tables.ts'
import type { House } from '#server/house.ts'
import { offerOf } from '#server/payments/shelf.ts'
import type { Whose } from './reference.ts'
import { STATUS } from './words.ts'

/** What became of a deposit, by its provider's word, or by ours when the provider has none. */
export interface Word extends Whose {
  provider: string
  kind: 'approved' | 'declined' | 'expired'
  amount: Money
  /** Set when the provider said it by itself. */
  noticeId?: string
}

/**
 * `contradicts`: the provider took back its own final word. `amount-differs`, `over-limit`: the
 * money cannot be booked as it came. All three change nothing and wait for a person.
 */
export type Settlement =
  'approved' | 'declined' | 'repeated' | 'unknown' | 'amount-differs' | 'contradicts' | 'over-limit'

type Transaction = Selectable<CashTransactionsTable>

/** Settles a deposit once, whatever comes twice, late or at the same time. One transaction. */
export async function settle(house: House, word: Word): Promise<Settlement> {
  return house.database.db.transaction().execute(async (db) => {
    const transaction = await lock(db, word)
    if (!transaction) return 'unknown'
    const outcome = await apply(house, db, transaction, word)
    if (word.noticeId !== undefined) await keepNotice(db, word, word.noticeId, outcome)
    return outcome
  })
}

async function lock(db: Kysely<Tables>, word: Word): Promise<Transaction | undefined> {
  return db
    .selectFrom('cash_transactions')
    .selectAll()
    .where('member_id', '=', word.memberId)
    .where('id', '=', word.transactionId)
    .where('provider', '=', word.provider)
    .forUpdate()
    .executeTakeFirst()
}

async function apply(
  house: House,
  db: Kysely<Tables>,
  transaction: Transaction,
  word: Word,
): Promise<Settlement> {
  if (word.kind === 'approved') return approve(house, db, transaction, word)
  if (transaction.status === STATUS.approved) return 'contradicts'
  if (transaction.status === STATUS.canceled) return 'repeated'
  const by = word.kind === 'declined' ? 'provider' : 'house'
  await close(house, db, transaction, { status: STATUS.canceled, canceled_by: by })
  return 'declined'
}

async function approve(
  house: House,
  db: Kysely<Tables>,
  transaction: Transaction,
  word: Word,
): Promise<Settlement> {
  if (word.amount !== transaction.amount) return 'amount-differs'
  if (transaction.status === STATUS.approved) return 'repeated'
  // What we gave up on ourselves may still arrive; what the provider declined may not.
  if (transaction.canceled_by === 'provider') return 'contradicts'
  const { memberId, transactionId } = word
  const key = { memberId, source: 'deposit', reference: String(transactionId) }
  const account = offerOf(house, transaction.method_id)?.method.key ?? word.provider
  const answer = await post(port(db), deposit(key, transaction.amount, account))
  if (!isPosted(answer)) return 'over-limit'
  await close(house, db, transaction, { status: STATUS.approved, canceled_by: null })
  return 'approved'
}

async function close(
  house: House,
  db: Kysely<Tables>,
  { member_id, id }: Transaction,
  end: Pick<Transaction, 'status' | 'canceled_by'>,
): Promise<void> {
  await db
    .updateTable('cash_transactions')
    .set({ ...end, decided_at: house.clock() })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute()
}

/** What was said stays on record, also what we could not follow. */
async function keepNotice(
  db: Kysely<Tables>,
  { memberId, transactionId, kind, amount }: Word,
  noticeId: string,
  outcome: Settlement,
): Promise<void> {
  const key = { member_id: memberId, transaction_id: transactionId, notice_id: noticeId }
  await db
    .insertInto('payment_notices')
    .values({ ...key, kind, amount, outcome })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'transaction_id', 'notice_id'])
        .doUpdateSet((row) => ({ times: row('payment_notices.times', '+', 1) })),
    )
    .execute()
}
