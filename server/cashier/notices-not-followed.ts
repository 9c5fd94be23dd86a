import type { Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Settlement, Transaction } from './settlement.ts'

/** What a provider said of a payment and the house did not do: a person has to ask which of the two is right. */
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
  /** What stands here now. */
  status: number
  payout_state: Transaction['payout_state']
  recorded: Money
}

const NOT_FOLLOWED: readonly Settlement[] = ['contradicts', 'amount-differs', 'over-limit']

/** The latest first. */
export function noticesNotFollowed(
  db: Kysely<Tables>,
  limit: number,
): Promise<NoticeNotFollowed[]> {
  return db
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
      't.status',
      't.payout_state',
      't.amount as recorded',
    ])
    .where('n.outcome', 'in', NOT_FOLLOWED)
    .orderBy('n.arrived_at', 'desc')
    .limit(limit)
    .execute()
}
