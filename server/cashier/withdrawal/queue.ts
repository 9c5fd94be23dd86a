import { sql, type Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import type { Tables } from '#server/database/tables.ts'
import type { FormValues } from '../form.ts'
import type { Whose } from '../reference.ts'
import type { Transaction } from '../settlement.ts'

/** A withdrawal as an operator sees it. */
export interface WithdrawalDetails extends Whose {
  username: string
  memberName: string
  amount: Money
  methodId: number
  state: NonNullable<Transaction['payout_state']>
  attempt: number
  askedAt: Date
  decidedAt: Date | null
  firstApprovalBy: string | null
  reason: string | null
  form: FormValues
  /** Other members who have saved the IBAN that it goes to. As everybody's account is their own, there should be none. */
  ibanAlsoOf: string[]
  /** Until when the identity card is valid that the house has accepted, as `2031-03-14`; null: none was, or it has no end. */
  verifiedUntil: string | null
}

const ibanAlsoOf = sql<string[]>`array(
  select other.username from bank_accounts held join members other on other.id = held.member_id
  where held.iban <> '' and held.iban = t.fields ->> 'IBAN' and held.member_id <> t.member_id
  order by other.username)`

const verifiedUntil = sql<string | null>`(
  select d.valid_until::text from documents d
  where d.member_id = t.member_id and d.kind = 'identity-front' and d.state = 'accepted'
  order by d.id desc limit 1)`

/** The accepted card's day, where the member has written another; null where nothing speaks against theirs. */
export function otherValidity({
  form: { idValidity },
  verifiedUntil,
}: Pick<WithdrawalDetails, 'form' | 'verifiedUntil'>): string | null {
  return idValidity === undefined || idValidity === verifiedUntil ? null : verifiedUntil
}

const found = (db: Kysely<Tables>) =>
  db
    .selectFrom('cash_transactions as t')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .select((row) => [
      't.member_id as memberId',
      't.id as transactionId',
      'm.username',
      row.fn<string>('concat_ws', [row.val(' '), 'm.firstname', 'm.lastname']).as('memberName'),
      't.amount',
      't.method_id as methodId',
      row.ref('t.payout_state').$notNull().as('state'),
      't.attempt',
      't.created_at as askedAt',
      't.decided_at as decidedAt',
      't.first_approval_by as firstApprovalBy',
      't.refusal_reason as reason',
      't.fields as form',
      ibanAlsoOf.as('ibanAlsoOf'),
      verifiedUntil.as('verifiedUntil'),
    ])
    .where('t.direction', '=', 'out')

/** Those that wait for an operator, and those that are on their way, the oldest first; of one member where named. */
export async function undecidedWithdrawals(
  db: Kysely<Tables>,
  memberId?: bigint,
): Promise<WithdrawalDetails[]> {
  const ofThem = memberId === undefined ? found(db) : found(db).where('t.member_id', '=', memberId)
  return ofThem
    .where('t.payout_state', 'in', ['waiting', 'review', 'sent'])
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute()
}

/** One of any state, by its number. */
export async function findWithdrawal(
  db: Kysely<Tables>,
  transactionId: bigint,
): Promise<WithdrawalDetails | undefined> {
  return found(db).where('t.id', '=', transactionId).executeTakeFirst()
}
