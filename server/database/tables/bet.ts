/** What members stake on; each kind keeps its detail in a table of its own with the same key. */
import type { BetKindName } from '../../bets/kinds.ts'
import type { Default, Optional } from './column.ts'

export interface BetsTable {
  member_id: bigint
  id: bigint
  kind: BetKindName
  /** The house account that its stake went to and its payout comes from. */
  account: string
  /** In the catalogue; null for what stands in none. */
  game_id: number | null
  /** What was bet on, by the name its product knows it by. */
  game: string
  /** All of it, what it grew by included, and the part of it in bonus money. */
  stake: bigint
  stake_bonus: Default<bigint>
  /** The bonus that it last grew by bonus money of. */
  grown_under: Optional<bigint>
  /** What came back so far, and the part of it in bonus money; of a slot nothing while it is open. */
  payout: Default<bigint>
  payout_bonus: Default<bigint>
  state: Default<'open' | 'settled' | 'void'>
  placed_at: Date
  settled_at: Optional<Date>
}

/** The days of Istanbul whose bets are counted: every one up to the last. */
export interface BetCountDaysTable {
  day: string
}

/** What a member's bets that were placed on a day and have ended came to, by what was bet on and how they ended. */
export interface BetCountsTable {
  member_id: bigint
  day: string
  kind: BetKindName
  game_id: number | null
  outcome: 'won' | 'lost' | 'even' | 'void'
  records: bigint
  /** What the member themselves staked: nothing of a free round. */
  stake: bigint
  payout: bigint
  jackpots: bigint
}

/** Bets of a day that is counted which had not ended when it was. */
export interface BetsUncountedTable {
  member_id: bigint
  id: bigint
}
