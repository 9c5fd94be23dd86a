import type { Kysely, Selectable } from 'kysely'
import type { SandboxPaymentsTable } from '#server/database/tables/cashier.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Lang } from '#contract/languages.ts'

export type PaymentStatus = 'open' | 'approved' | 'declined' | 'closed'

/** A payment in the sandbox bank's own book, which knows kuruş and references but no members. */
export interface Payment {
  id: string
  reference: string
  amountKurus: bigint
  /** The key of the method that is paid by. */
  method: string
  note: string
  lang: Lang
  returnUrl: string
  status: PaymentStatus
  expiresAt: Date
}

type NewPayment = Omit<Payment, 'status'>

/** Opens a payment, or answers the one already open under the same reference. */
export async function openPayment(db: Kysely<Tables>, payment: NewPayment): Promise<Payment> {
  await db
    .insertInto('sandbox_payments')
    .values({
      id: payment.id,
      reference: payment.reference,
      amount_kurus: payment.amountKurus,
      method: payment.method,
      note: payment.note,
      lang: payment.lang,
      return_url: payment.returnUrl,
      expires_at: payment.expiresAt,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  const opened = await findByReference(db, payment.reference)
  if (!opened) throw new Error('a payment that was just opened is not in the book')
  return opened
}

export async function findPayment(db: Kysely<Tables>, id: string): Promise<Payment | null> {
  const query = db.selectFrom('sandbox_payments').selectAll().where('id', '=', id)
  return asPayment(await query.executeTakeFirst())
}

export async function findByReference(
  db: Kysely<Tables>,
  reference: string,
): Promise<Payment | null> {
  const query = db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference)
  return asPayment(await query.executeTakeFirst())
}

/** Ends an open payment. The first word stands: answers the payment as it then is. */
export async function decide(
  db: Kysely<Tables>,
  id: string,
  status: Exclude<PaymentStatus, 'open'>,
  now: Date,
): Promise<Payment | null> {
  await db
    .updateTable('sandbox_payments')
    .set({ status, decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute()
  return findPayment(db, id)
}

function asPayment(row: Selectable<SandboxPaymentsTable> | undefined): Payment | null {
  if (!row) return null
  const { id, reference, method, note, lang, status, expires_at: expiresAt } = row
  const { amount_kurus: amountKurus, return_url: returnUrl } = row
  return { id, reference, amountKurus, method, note, lang, returnUrl, status, expiresAt }
}
