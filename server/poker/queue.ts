import type { Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import type { Tables } from '../database/tables.ts'
import type { Whose } from './references.ts'
import type { Transfer } from './transfer-row.ts'

/** A transfer as an operator sees it. */
export interface TransferDetails extends Whose {
  username: string
  memberName: string
  /** Their name in the room. */
  playerName: string
  direction: Transfer['direction']
  amount: Money
  state: Transfer['state']
  returnAttempt: number
  askedAt: Date
  endedAt: Date | null
  reason: string | null
}

const found = (db: Kysely<Tables>) =>
  db
    .selectFrom('poker_transfers as t')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .innerJoin('poker_players as p', 'p.member_id', 't.member_id')
    .select((row) => [
      't.member_id as memberId',
      't.id as transferId',
      'm.username',
      row.fn<string>('concat_ws', [row.val(' '), 'm.firstname', 'm.lastname']).as('memberName'),
      'p.username as playerName',
      't.direction',
      't.amount',
      't.state',
      't.return_attempt as returnAttempt',
      't.created_at as askedAt',
      't.ended_at as endedAt',
      't.refusal_reason as reason',
    ])

/** Those that wait for an operator, and those that wait for the poker room, the oldest first. */
export function openTransfers(db: Kysely<Tables>): Promise<TransferDetails[]> {
  return found(db)
    .where('t.state', 'in', ['sent', 'review', 'returning'])
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute()
}

/** One of any state, by its number. */
export function findTransfer(
  db: Kysely<Tables>,
  transferId: bigint,
): Promise<TransferDetails | undefined> {
  return found(db).where('t.id', '=', transferId).executeTakeFirst()
}
