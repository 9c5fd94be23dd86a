/** The jackpots: what their pools have grown by, and who won them. */
import type { Default, Optional } from './column.ts'

export interface JackpotStripesTable {
  stripe: number
  mini: Default<bigint>
  minor: Default<bigint>
  major: Default<bigint>
  grand: Default<bigint>
}

export interface JackpotPoolsTable {
  level: 'mini' | 'minor' | 'major' | 'grand'
  taken: Default<bigint>
  wins: Default<bigint>
}

export interface JackpotWinsTable {
  member_id: bigint
  round_id: bigint
  level: 'mini' | 'minor' | 'major' | 'grand'
  number: bigint
  start: bigint
  grown: bigint
  amount: bigint
  at: Date
  seen_at: Optional<Date>
}
