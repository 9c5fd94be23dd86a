/** Balances and every move of them; only `ledger/` writes here. */
import type { Default, Optional } from './column.ts'

export interface WalletsTable {
  member_id: bigint
  cash: Default<bigint>
  bonus: Default<bigint>
  held: Default<bigint>
  pending: Default<bigint>
  seq: Default<bigint>
  head: Default<Buffer>
}

export interface EntriesTable {
  member_id: bigint
  seq: bigint
  source: string
  reference: string
  move: string
  content: string
  cash_delta: bigint
  bonus_delta: bigint
  held_delta: bigint
  pending_delta: bigint
  house: string | null
  house_delta: bigint
  /** Where a share of the stake went beside the house account, and how much. */
  share_house: Optional<string>
  share_delta: Default<bigint>
  cash: bigint
  bonus: bigint
  held: bigint
  pending: bigint
  at: Date
  prev: Buffer
  hash: Buffer
}

export interface HoldsTable {
  member_id: bigint
  source: string
  reference: string
  cash_open: bigint
  bonus_open: bigint
}
