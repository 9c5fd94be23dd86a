/** Lotteries, what they give, and the tickets that deposits were given. */
import type { GeneratedAlways } from 'kysely'
import type { Default, Optional } from './column.ts'

export interface LotteriesTable {
  id: GeneratedAlways<number>
  name: string
  starts_at: Date
  ends_at: Date
  draws_at: Date
  minimum: bigint
  server_seed: Buffer
  /** Public since it was opened, while the seed is not. */
  seed_hash: Buffer
  tickets: Default<number>
  issued_until: Optional<Date>
  created_at: Date
  drawn_at: Optional<Date>
}

export interface LotteryPrizesTable {
  lottery_id: number
  rank: number
  tickets: number
  amount: bigint
}

export interface LotteryTicketsTable {
  member_id: bigint
  lottery_id: number
  number: number
  transaction_id: bigint
  issued_at: Date
  place: Optional<number>
  prize: Optional<bigint>
  paid_at: Optional<Date>
}
