/** Who is at a table, and what they say there. */
import type { Default } from './column.ts'
import type { Generated } from 'kysely'

export interface FloorGuestsTable {
  table_id: string
  member_id: bigint
  since: Date
  seen_at: Date
}

export interface FloorLinesTable {
  id: Generated<bigint>
  table_id: string
  member_id: bigint
  request_id: string
  /** What others know its writer by, at whichever table. */
  author: string
  words: string
  said_at: Date
  state: Default<'shown' | 'hidden' | 'cleared'>
}

export interface FloorLineReportsTable {
  line_id: bigint
  member_id: bigint
  reported_at: Date
}

/** Who may not write for a while. */
export interface FloorSilencesTable {
  member_id: bigint
  until: Date
}
