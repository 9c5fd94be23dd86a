/** Matches whose provider holds a market to have come to something else than their record does: nothing of them is paid before an operator has ruled. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { disputedMarkets, type StatedSettlement } from '#games/sports/disputes.ts'
import type { Ruling } from '#games/sports/rulings.ts'
import type { SportRecord } from '#games/sports/sport.ts'
import type { Tables } from '../../database/tables.ts'

interface Settled {
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
  { eventId, taken, record, rulings }: Settled,
): Promise<readonly string[]> {
  const { rows } = await sql<{ content: StatedSettlement }>`
    select content from sports_messages
    where event_id = ${eventId} and sequence <= ${taken} and content ->> 'type' = 'settlement'
    order by sequence`.execute(db)
  const stated = rows.map(({ content }) => content)
  return disputedMarkets(stated, record, rulings)
}
