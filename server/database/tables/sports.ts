/** What providers say of sports events. */
import type { ColumnType, Generated } from 'kysely'
import type { FeedContent, Fixture } from '#games/sports/feed.ts'
import type { FootballRecord } from '#games/sports/football/record.ts'
import type { Default } from './column.ts'

export interface SportsEventsTable {
  id: Generated<bigint>
  provider: string
  event: string
  fixture: ColumnType<Fixture | null, string | null | undefined, string>
  starts_at: ColumnType<Date | null, Date | null | undefined, Date>
  /** As first published. */
  first_starts_at: ColumnType<Date | null, Date | null | undefined, Date>
  /** The last sequence that was taken. */
  taken: Default<number>
  record: ColumnType<FootballRecord, string, string>
  heard_at: Date
}

export interface SportsMessagesTable {
  event_id: bigint
  sequence: number
  at: Date
  arrived_at: Date
  content: ColumnType<FeedContent, string, never>
}
