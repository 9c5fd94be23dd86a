/** What was played, and the seeds that it was drawn from. */
import type { ColumnType } from 'kysely'
import type { Default, Optional } from './column.ts'

export interface MemberSeedsTable {
  member_id: bigint
  seq: number
  server_seed: Buffer
  /** SHA-256 of it, kept since it was made. */
  seed_hash: Buffer
  /** Null while it is not chosen yet: nothing is drawn until then. */
  client_seed: string | null
  nonce: Default<bigint>
  created_at: Date
  revealed_at: Date | null
  /** Of the seed that follows; null once this one is revealed. */
  next_server_seed: Buffer | null
  /** SHA-256 of that one, which is kept when it is in use itself. */
  next_seed_hash: Buffer
  /** By which version of the draw it is drawn from. */
  draw_version: Default<number>
}

export interface RoundsTable {
  member_id: bigint
  /** That of its bet, which has its stake, its game and its times. */
  id: bigint
  version: string
  mode: string
  /** The base bet. */
  amount: bigint
  multiplier: bigint
  /** What was drawn; its bet says what was paid. */
  payout: bigint
  book: bigint
  seed_seq: number
  nonce: bigint
  request_id: string | null
  event: string | null
  /** What ended it, when the client named its request. */
  end_request_id: Optional<string>
  /** Marks by the requests that left them. */
  mark_requests: ColumnType<Record<string, string> | null, string | undefined, never>
  /** The terms its stake fed jackpots by; null when it fed none. */
  jackpot_terms: Optional<number>
}

export interface DemoSessionsTable {
  token_hash: Buffer
  game: string
  version: string
  server_seed: Buffer
  client_seed: string | null
  nonce: Default<bigint>
  draw_version: Default<number>
  cash: bigint
  created_at: Date
  active_at: Date
}

export interface DemoRoundsTable {
  token_hash: Buffer
  nonce: bigint
  request_id: string | null
  mode: string
  amount: bigint
  multiplier: bigint
  payout: bigint
  book: bigint
  cash: bigint
  active: boolean
  event: string | null
  created_at: Date
}
