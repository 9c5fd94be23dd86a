/**
 * Matches whose provider holds a market to have come to something else than their record does: nothing of them is paid, nor any coupon with a leg on them,
 * before an operator has ruled.
 */
import { sql, type Kysely } from 'kysely'
import { disputedMarkets, type StatedSettlement } from '#games/sports/disputes.ts'
import type { Ruling } from '#games/sports/rulings.ts'
import type { SportRecord } from '#games/sports/sport.ts'
import type { Tables } from '../../database/tables.ts'

export interface Disputable {
  eventId: bigint
  /** Up to this message. */
  taken: number
  /** What is settled by. */
  record: SportRecord
  rulings: readonly Ruling[]
}

/** The keys of the markets in dispute. */
export async function disputesOn(
  db: Kysely<Tables>,
  { eventId, taken, record, rulings }: Disputable,
): Promise<readonly string[]> {
  const { rows } = await sql<{ content: StatedSettlement }>`
    select content from sports_messages
    where event_id = ${eventId} and sequence <= ${taken} and content ->> 'type' = 'settlement'
    order by sequence`.execute(db)
  const stated = rows.map(({ content }) => content)
  return disputedMarkets(stated, record, rulings)
}

/** The same, written down for whoever sells, settles and takes bets; its row is locked. One that comes and goes has stopped bets in between. */
export async function noteDisputes(
  db: Kysely<Tables>,
  disputable: Disputable,
  now: Date,
): Promise<readonly string[]> {
  const markets = await disputesOn(db, disputable)
  const isDisputed = markets.length > 0
  await db
    .updateTable('sports_events')
    .set({ is_disputed: isDisputed, ...(isDisputed && { suspended_at: now }) })
    .where('id', '=', disputable.eventId)
    .where('is_disputed', '<>', isDisputed)
    .execute()
  return markets
}
