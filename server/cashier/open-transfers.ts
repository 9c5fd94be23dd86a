import type { Kysely } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { Refused } from '#contract/refusals.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Direction } from '#server/payments/direction.ts'

/** So many of a member's may wait for their end, in each direction, and so many be begun in a day. */
export const OPEN_TRANSFERS_MAX = 10
export const TRANSFERS_OF_DAY_MAX = 100
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Every payment stays in the books for good: nobody begins more of them than they could mean. Whoever asks has locked the
 * member (`lock-member.ts`), or others at the same time would go beyond it together.
 */
export async function refuseTooMany(
  db: Kysely<Tables>,
  direction: Direction,
  memberId: bigint,
  now: Date,
): Promise<void> {
  const { open, today } = await db
    .selectFrom('cash_transactions')
    .select(({ fn }) =>
      fn.countAll<bigint>().filterWhere('status', '=', TRANSACTION_STATUS.fresh).as('open'),
    )
    .select(({ fn }) =>
      fn
        .countAll<bigint>()
        .filterWhere('created_at', '>', new Date(now.getTime() - DAY_MS))
        .as('today'),
    )
    .where('member_id', '=', memberId)
    .where('direction', '=', direction)
    .executeTakeFirstOrThrow()
  if (open >= OPEN_TRANSFERS_MAX) throw new Refused('too-many-open', { max: OPEN_TRANSFERS_MAX })
  if (today >= TRANSFERS_OF_DAY_MAX) throw new Refused('too-many-calls')
}
