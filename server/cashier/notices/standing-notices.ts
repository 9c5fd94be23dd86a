import type { Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import type { Tables } from '#server/database/tables.ts'
import {
  NOT_FOLLOWED,
  type PaymentResult,
  type Settlement,
  type Transaction,
} from '../settlement.ts'

/** What a provider said of one payment, as far as it bears on what may still become of it. */
export interface Notice {
  noticeId: string
  kind: string
  amount: Money
  /** Of a payout. */
  attempt: number | null
  answer: 'followed' | 'dismissed' | null
  firstAnswerBy: string | null
}

const noticesOf = (db: Kysely<Tables>, { member_id, id, direction }: Transaction) =>
  db
    .selectFrom('payment_notices')
    .select([
      'notice_id as noticeId',
      'kind',
      'amount',
      'attempt',
      'answer',
      'first_answer_by as firstAnswerBy',
    ])
    .where('member_id', '=', member_id)
    .where('transaction_id', '=', id)
    .where('direction', '=', direction)

/** Not followed, and answered by nobody: the latest first. */
export function standingNotices(db: Kysely<Tables>, transaction: Transaction): Promise<Notice[]> {
  return noticesOf(db, transaction)
    .where('outcome', 'in', NOT_FOLLOWED)
    .where('answered_at', 'is', null)
    .orderBy('arrived_at', 'desc')
    .orderBy('notice_id')
    .execute()
}

/** Does one stand that says that money has moved: came in, or was paid out? */
export const reportsMove = ({ kind }: Pick<Notice, 'kind'>): boolean =>
  kind === 'approved' || kind === 'paid'

/** Does the provider say that it paid this withdrawal, and nobody has answered that yet? */
export async function isReportedPaid(
  db: Kysely<Tables>,
  transaction: Transaction,
): Promise<boolean> {
  return (await standingNotices(db, transaction)).some(reportsMove)
}

/** The notice that an operator followed; a payment has one at most. */
export function followedNotice(
  db: Kysely<Tables>,
  transaction: Transaction,
): Promise<Notice | undefined> {
  return noticesOf(db, transaction)
    .where('answer', '=', 'followed')
    .where('answered_at', 'is not', null)
    .executeTakeFirst()
}

const OUR_OWN: ReadonlySet<PaymentResult['kind']> = new Set([
  'expired',
  'taken-back',
  'beyond-limit',
])

/** What a result comes to where an operator has booked what a notice said: the same once more, or something else. */
export function besideFollowed(
  followed: Notice,
  { kind, amount, attempt }: PaymentResult,
): Settlement {
  const isSame = kind === followed.kind && amount === followed.amount
  const isSameSending = (attempt ?? null) === followed.attempt
  if (isSame && isSameSending) return 'repeated'
  // Another sending that failed is as it should be, and so is what we gave up ourselves.
  if (kind === 'failed' && !isSameSending) return 'repeated'
  return OUR_OWN.has(kind) ? 'repeated' : 'contradicts'
}
