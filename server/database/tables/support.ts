/** Conversations with the house, and when it answers. */
import type { GeneratedAlways } from 'kysely'
import type { Default, Optional } from './column.ts'

export interface SupportConversationsTable {
  id: GeneratedAlways<bigint>
  member_id: Optional<bigint>
  visitor_hash: Optional<Buffer>
  created_at: Date
  last_at: Date
  read_up_to: Default<bigint>
  closed_at: Optional<Date>
}

export interface SupportMessagesTable {
  id: GeneratedAlways<bigint>
  conversation_id: bigint
  is_from_house: boolean
  text: string
  request_id: Optional<string>
  provider_id: Optional<string>
  at: Date
  delivered_at: Optional<Date>
}

export interface SupportHoursTable {
  one: Default<boolean>
  opens_minute: Default<number>
  closes_minute: Default<number>
}
