/** Rounds on a clock that many members bet on, and what each of them has on one. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Default, Optional } from './column.ts'

export interface FloorTablesTable {
  id: string
  kind: string
  game_id: number
  account: string
  rules: ColumnType<Readonly<Record<string, unknown>>, string, string>
  step_stake: bigint
  open_ms: number
  pause_ms: number
  rest_ms: number
  languages: ('tr' | 'en')[]
  salt: string
  /** Rounds close every so many ms of the day; null where each follows the one before. */
  every_ms: Optional<number>
  offset_ms: Default<number>
  /** Rounds begin while somebody sits there. */
  awake_until: Optional<Date>
  /** Of its studio; null where its scene is drawn. */
  video_url: Optional<string>
  created_at: Date
}

export interface FloorLeasesTable {
  table_id: string
  holder: string
  fence: bigint
  until: Date
}

export interface FloorChainsTable {
  table_id: string
  chain: number
  /** The last seed, under the house's key. */
  root: Buffer
  end_hash: Buffer
  rounds: number
  first_round: bigint
  made_at: Date
}

export type FloorPhase = 'open' | 'closing' | 'drawn' | 'telling' | 'settled' | 'void'

export interface FloorRoundsTable {
  table_id: string
  number: bigint
  phase: FloorPhase
  opened_at: Date
  closes_at: Date
  /** What of it is known before it opens, of kinds that have such a thing. */
  card: ColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, never>
  crowd: Optional<string[]>
  outcome: ColumnType<Readonly<Record<string, unknown>> | null, string | undefined, string>
  /** When bets were closed and the outcome recorded, by the database's clock: it writes both itself. */
  closed_at: ColumnType<Date | null, never, never>
  drawn_at: ColumnType<Date | null, never, never>
  /** The same of when bets of each later street were closed. */
  windows_closed: GeneratedAlways<Date[]>
  begins_at: Optional<Date>
  ends_at: Optional<Date>
  landed_at: Optional<Date>
  seed: Optional<Buffer>
  settled_at: Optional<Date>
  /** The round that its shoe began with; null where a round is drawn by itself. */
  shoe: Optional<bigint>
  /** How many decisions are recorded; of a round of streets, which it is at. */
  step: Default<number>
  /** Until when the present question waits, or the present street is bet on. */
  due_at: Optional<Date>
}

export interface FloorBetsTable {
  member_id: bigint
  /** That of its bet, which has the stake of all its parts together. */
  id: bigint
  table_id: string
  number: bigint
}

export interface FloorStakesTable {
  member_id: bigint
  bet_id: bigint
  seq: number
  spot: string
  amount: bigint
  target: number | null
  state: Default<'placed' | 'back' | 'paid' | 'lost' | 'void'>
  client_seed: string | null
  place: Generated<bigint>
  placed_at: Date
  taken: Default<bigint>
  paid: Default<bigint>
  half_at: Optional<number>
  ended_at: Optional<number>
  request_id: string
  half_request_id: Optional<string>
  end_request_id: Optional<string>
}

export interface FloorShoesTable {
  table_id: string
  first_round: bigint
  /** The order of its cards, under the house's key. */
  cards: Buffer
  made_at: Date
}

export interface FloorSeatsTable {
  table_id: string
  seat: number
  member_id: bigint
  active_at: Date
}

export interface FloorDecisionsTable {
  table_id: string
  number: bigint
  seq: number
  /** Null where nobody answered in time. */
  member_id: Optional<bigint>
  seat: number
  act: string
  question: number
  request_id: Optional<string>
  arrived_at: Date
}

/** A board that a member keeps under a name. */
export interface FloorBoardsTable {
  id: Generated<bigint>
  member_id: bigint
  layout: string
  name: string
  chips: ColumnType<readonly { spot: string; amount: number }[], string, string>
  kept_at: Date
}
