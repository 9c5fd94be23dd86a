/** What was played, and the seeds that it was drawn from. */
import type { Default } from './column.ts'

export interface MemberSeedsTable {
  member_id: bigint
  seq: number
  server_seed: Buffer
  client_seed: string
  nonce: Default<bigint>
  created_at: Date
  revealed_at: Date | null
  /** Of the seed that follows; null once this one is revealed. */
  next_server_seed: Buffer | null
}

export interface GameSessionsTable {
  member_id: bigint
  token_hash: Buffer
  family_id: bigint
  game_id: number
  game: string
  version: string
  account: string
  created_at: Date
}

export interface RoundsTable {
  member_id: bigint
  id: bigint
  game_id: number
  game: string
  version: string
  mode: string
  account: string
  amount: bigint
  stake: bigint
  multiplier: bigint
  payout: bigint
  book: bigint
  seed_seq: number
  nonce: bigint
  request_id: string | null
  active: boolean
  event: string | null
  created_at: Date
  closed_at: Date | null
}
