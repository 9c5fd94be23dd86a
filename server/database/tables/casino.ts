/** The versions of the games, and what they returned. */
import type { ColumnType } from 'kysely'
import type { OwnGame } from '#games/own-game.ts'
import type { Default, Optional } from './column.ts'

export interface GameVersionsTable {
  game: string
  version: string
  files: Record<string, string>
  registered_at: Default<Date>
  /** Null for the house's own. */
  publication: ColumnType<Publication | null, string | undefined, never>
}

/** What is kept of a version that came as a folder, in DATA_DIR. */
export interface Publication {
  modes: { name: string; cost: number; rtp: number; maxWin: number }[]
  /** SHA-256 of every file kept, by its path in the version's folder. */
  kept: Record<string, string>
  hasPage: boolean
}

export interface GameSettingsTable {
  game: string
  revision: Default<bigint>
  version: Optional<string>
  client: Optional<string>
  is_open: Default<boolean>
  is_hidden: Default<boolean>
  closed_modes: Default<string[]>
  stakes: ColumnType<OwnGame['stakes'] | null, string | null | undefined, string | null>
}

export interface GameReturnsTable {
  game: string
  version: string
  mode: string
  day: string
  span: 'day' | 'total'
  rounds: bigint
  stake: bigint
  payout: bigint
  /** How many rounds were played at which base bet. */
  amounts: ColumnType<Record<string, number>, string, never>
  expected: number
  spread: number
  chance: number
  is_outside: boolean
}

export interface GameFileChecksTable {
  game: string
  version: string
  checked_at: Date
  wrong: string[]
}
