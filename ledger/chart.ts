/**
 * The chart of accounts. A member has four accounts, columns of one wallet row; the house has the
 * named ones below. It never holds a balance: house balances are sums over members' entries.
 */
import type { Money } from '#contract/money.ts'

/**
 * What a member has. `cash` and `bonus` can be played; `held` is set aside for something open (a
 * bet at a live table); `pending` is on its way out as a withdrawal.
 */
export interface Balances {
  cash: Money
  bonus: Money
  held: Money
  pending: Money
}

/**
 * The house's side of a move. Games are one account per provider, the cashier one per method. The
 * database takes no other: the domain `house_account` of its columns holds it.
 */
export type HouseAccount =
  | `games:${string}`
  | `cashier:${string}`
  | 'sportsbook'
  /** What members owe it back: paid for a result that was corrected, and not there any more. */
  | 'sportsbook-claims'
  | 'jackpots'
  | 'promotions'
  | 'poker'

/** Most that a member's four accounts may hold together: still exact as a JSON number of TRY. */
export const BALANCE_MAX: Money = 9_000_000_000_000_000n
