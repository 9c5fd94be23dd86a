import { sql, type Kysely } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { toWire, type Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import { lockMember } from '#server/lock-member.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OfferedMethod } from '#server/payments/adapters.ts'
import type { Direction } from '#server/payments/direction.ts'
import { dayOf, startOf } from '#contract/time-span.ts'
import type { Transfer } from './transfer-row.ts'

/**
 * What a member moves by one method in one day of Istanbul. All that is not canceled counts, so that what is
 * still to be paid cannot be opened beyond the limit.
 */

/** What was moved since the day began, by method; a method by which nothing was is not there. */
export async function movedToday(
  db: Kysely<Tables>,
  memberId: bigint,
  direction: Direction,
  now: Date,
): Promise<ReadonlyMap<number, Money>> {
  const rows = await db
    .selectFrom('cash_transactions')
    .select(['method_id', sql<bigint>`sum(amount)::bigint`.as('moved')])
    .where('member_id', '=', memberId)
    .where('direction', '=', direction)
    .where('status', '<>', TRANSACTION_STATUS.canceled)
    .where('created_at', '>=', startOf(dayOf(now)))
    .groupBy('method_id')
    .execute()
  return new Map(rows.map(({ method_id, moved }) => [method_id, moved]))
}

/** What is left of a limit when so much was moved. */
export const leftOf = (dailyMaximum: Money, moved: Money = 0n): Money =>
  moved < dailyMaximum ? dailyMaximum - moved : 0n

/**
 * Refuses what goes beyond the method's limit of the day. Inside the transaction that writes the row down: two at
 * the same time come one after the other.
 */
export async function requireLeftToday<D extends Direction>(
  db: Kysely<Tables>,
  direction: D,
  { memberId, amount }: Pick<Transfer, 'memberId' | 'amount'>,
  {
    offer: { method, terms },
    now,
  }: { offer: Pick<OfferedMethod<D>, 'method' | 'terms'>; now: Date },
): Promise<void> {
  const { dailyMaximum } = terms
  if (dailyMaximum === null) return
  await lockMember(db, memberId)
  const moved = await movedToday(db, memberId, direction, now)
  const left = leftOf(dailyMaximum, moved.get(method.id))
  if (amount > left)
    throw new Refused('daily-limit-reached', {
      dailyMaximum: toWire(dailyMaximum),
      leftToday: toWire(left),
    })
}
