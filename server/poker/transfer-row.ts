import { sql, type Kysely, type Selectable } from 'kysely'
import type { Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { PokerTransfersTable } from '../database/tables/poker.ts'
import type { Tables } from '../database/tables.ts'
import type { OperatingHouse } from '../house.ts'
import { memberScope } from '../push/source.ts'
import type { Whose } from './references.ts'

export type Transfer = Selectable<PokerTransfersTable>

/** A request to move money to the purse or back, and the row that it becomes. */
export interface Asked {
  memberId: bigint
  direction: Transfer['direction']
  amount: Money
  /** The caller's id of the request: a repeat is answered with the first transfer. */
  requestId: string | null
}

/** The transfer of an earlier request of that id. Another amount under it is refused. */
export async function findAsked(db: Kysely<Tables>, asked: Asked): Promise<Transfer | undefined> {
  if (asked.requestId === null) return undefined
  const found = await db
    .selectFrom('poker_transfers')
    .selectAll()
    .where('member_id', '=', asked.memberId)
    .where('direction', '=', asked.direction)
    .where('request_id', '=', asked.requestId)
    .executeTakeFirst()
  if (found && found.amount !== asked.amount) throw new Refused('reference-reused')
  return found
}

/** So many of a member's may be begun in a day, both ways together. */
export const TRANSFERS_OF_DAY_MAX = 200

/** Every transfer stays in the books for good: nobody begins more of them than they could mean. The member is locked. */
export async function refuseTooMany(db: Kysely<Tables>, memberId: bigint): Promise<void> {
  const { today } = await db
    .selectFrom('poker_transfers')
    .select(({ fn }) => fn.countAll<bigint>().as('today'))
    .where('member_id', '=', memberId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  if (today >= TRANSFERS_OF_DAY_MAX) throw new Refused('too-many-calls')
}

/** Writes it down, or answers null where somebody else did so at the same moment. */
export async function insertTransfer(db: Kysely<Tables>, asked: Asked): Promise<Transfer | null> {
  const { memberId, direction, amount, requestId } = asked
  const inserted = await db
    .insertInto('poker_transfers')
    .values({ member_id: memberId, direction, amount, request_id: requestId })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'direction', 'request_id']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  return inserted ?? null
}

export async function lockTransfer(
  db: Kysely<Tables>,
  { memberId, transferId }: Whose,
): Promise<Transfer | undefined> {
  return db
    .selectFrom('poker_transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', transferId)
    .forUpdate()
    .executeTakeFirst()
}

type Change = Partial<
  Pick<Transfer, 'state' | 'purse' | 'return_attempt' | 'refusal_reason' | 'ended_at'>
>

/** Changes a locked transfer, and answers it as it then is. */
export async function changeTransfer(
  db: Kysely<Tables>,
  { member_id, id }: Transfer,
  change: Change,
): Promise<Transfer> {
  return db
    .updateTable('poker_transfers')
    .set(change)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const whoseIs = ({ member_id, id }: Transfer): Whose => ({
  memberId: member_id,
  transferId: id,
})

/** The member's list is another one now, and maybe the balance. */
export function publishTransfers({ push }: Pick<OperatingHouse, 'push'>, memberId: bigint): void {
  push.touch('balance', memberScope(memberId))
  push.publish('changes', memberScope(memberId), { calls: ['klasGaming/transfers'] })
}
