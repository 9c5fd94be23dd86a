import type { Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Direction } from '#server/payments/direction.ts'
import { NOT_FOLLOWED, type Transaction } from '../settlement.ts'

/**
 * What a provider said of a payment and the house did not do: a person has to ask which of the two is right, and answers
 * it (`answer-notice.ts`).
 */
export interface NoticeNotFollowed {
  arrivedAt: Date
  /** How often it was said. */
  times: number
  provider: string
  direction: 'in' | 'out'
  transactionId: bigint
  username: string
  kind: string
  amount: Money
  outcome: string
  /** What the first of two has answered. */
  answer: 'followed' | 'dismissed' | null
  firstAnswerBy: string | null
  /** What stands here now. */
  status: number
  payout_state: Transaction['payout_state']
  recorded: Money
}

/** Those that nobody has answered, the latest first; of one direction where it is named. */
export function noticesNotFollowed(
  db: Kysely<Tables>,
  limit: number,
  direction?: Direction,
): Promise<NoticeNotFollowed[]> {
  const query = db
    .selectFrom('payment_notices as n')
    .innerJoin('cash_transactions as t', (join) =>
      join.onRef('t.member_id', '=', 'n.member_id').onRef('t.id', '=', 'n.transaction_id'),
    )
    .innerJoin('members as m', 'm.id', 'n.member_id')
    .select((row) => [
      'n.arrived_at as arrivedAt',
      'n.times',
      row.ref('t.provider').$notNull().as('provider'),
      'n.direction',
      'n.transaction_id as transactionId',
      'm.username',
      'n.kind',
      'n.amount',
      'n.outcome',
      'n.answer',
      'n.first_answer_by as firstAnswerBy',
      't.status',
      't.payout_state',
      't.amount as recorded',
    ])
    .where('n.outcome', 'in', NOT_FOLLOWED)
    .where('n.answered_at', 'is', null)
    .orderBy('n.arrived_at', 'desc')
    .limit(limit)
  return (direction ? query.where('n.direction', '=', direction) : query).execute()
}

/** How many wait to be answered: not a finding of the audit, for our own books are whole, but nothing to forget. */
export async function countNotFollowed(db: Kysely<Tables>): Promise<bigint> {
  const { standing } = await db
    .selectFrom('payment_notices')
    .select((row) => row.fn.countAll<bigint>().as('standing'))
    .where('outcome', 'in', NOT_FOLLOWED)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return standing
}
