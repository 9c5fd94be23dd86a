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
