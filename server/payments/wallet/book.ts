import type { Kysely, Selectable } from 'kysely'
import type { WalletPaymentsTable } from '#server/database/tables/cashier.ts'
import type { Tables } from '#server/database/tables.ts'
import type { WalletAnswer, WalletQuestion } from './line.ts'

/** So long the sandbox wallet takes to decide. */
export const DECIDING_MS = 6_000

/** Amounts that end in so many kuruş fail, so that whoever tries the house sees that, too. */
const FAILS_AT_KURUS = 13n

/** The wallet's side of a question: its own book, in which nothing is decided twice. */
export async function answerQuestion(
  db: Kysely<Tables>,
  question: WalletQuestion,
  now: Date,
): Promise<WalletAnswer> {
  if (question.act === 'order') await takeOrder(db, question, now)
  await decideDue(db, question, now)
  if (question.act === 'close' && question.direction === 'in') await closeOpen(db, question)
  const found = await find(db, question)
  const { reference } = question
  if (!found) return { reference, status: 'unknown', amountKurus: '0' }
  return { reference, status: found.status, amountKurus: String(found.amount_kurus) }
}

type Named = Pick<WalletQuestion, 'direction' | 'reference'>

async function takeOrder(
  db: Kysely<Tables>,
  { direction, reference, amountKurus = '0' }: WalletQuestion,
  now: Date,
): Promise<void> {
  await db
    .insertInto('wallet_payments')
    .values({ direction, reference, amount_kurus: BigInt(amountKurus), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function decideDue(db: Kysely<Tables>, named: Named, now: Date): Promise<void> {
  const due = await find(db, named)
  if (due?.status !== 'open' || now.getTime() - due.created_at.getTime() < DECIDING_MS) return
  const status = due.amount_kurus % 100n === FAILS_AT_KURUS ? 'failed' : 'done'
  await decidePayment(db, named, status)
}

const closeOpen = (db: Kysely<Tables>, named: Named): Promise<void> =>
  decidePayment(db, named, 'closed')

/** The first word stands. */
export async function decidePayment(
  db: Kysely<Tables>,
  { direction, reference }: Named,
  status: 'done' | 'failed' | 'closed',
): Promise<void> {
  await db
    .updateTable('wallet_payments')
    .set({ status })
    .where('direction', '=', direction)
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .execute()
}

function find(
  db: Kysely<Tables>,
  { direction, reference }: Named,
): Promise<Selectable<WalletPaymentsTable> | undefined> {
  return db
    .selectFrom('wallet_payments')
    .selectAll()
    .where('direction', '=', direction)
    .where('reference', '=', reference)
    .executeTakeFirst()
}
