/** What providers say of sports events. */
import type { ColumnType, Generated } from 'kysely'
import type { FeedContent, Fixture, MatchClock } from '#games/sports/feed.ts'
import type { BetMarket, Market } from '#games/sports/built.ts'
import type { SportRecord } from '#games/sports/sport.ts'
import type { SuspendedBy } from '#games/sports/stops.ts'
import type { RulingContent } from '#games/sports/rulings.ts'
import type { OddsPolicy } from '#games/sports/coupon.ts'
import type { LegResult } from '#games/sports/results.ts'
import type { Default, Optional } from './column.ts'

export interface SportsEventsTable {
  id: Generated<bigint>
  provider: string
  event: string
  fixture: ColumnType<Fixture | null, string | null | undefined, string>
  starts_at: ColumnType<Date | null, Date | null | undefined, Date>
  /** As first published. */
  first_starts_at: ColumnType<Date | null, Date | null | undefined, Date>
  /** The last sequence that was taken. */
  taken: Default<number>
  record: ColumnType<SportRecord, string, string>
  heard_at: Date
  /** Where the match is, as last said. */
  clock: ColumnType<MatchClock | null, string | null | undefined, string>
  priced_at: Optional<Date>
  /** When everything that was bet on it was settled. */
  settled_at: Optional<Date>
  /** The time of the last message that was taken. */
  told_at: Optional<Date>
  /** When bets in play were last stopped by anything. */
  suspended_at: Optional<Date>
  suspended_until: Optional<Date>
  suspended_by: Optional<SuspendedBy>
  /** A message is missing. */
  is_behind: Default<boolean>
  /** The last message that makes odds in play anew. */
  changed_version: Default<number>
  /** The last message that the odds in play know, and the minute of the model that they were made for. */
  priced_version: Optional<number>
  priced_step: Optional<number>
  /** Up to which message what was decided in play has been settled. */
  settled_version: Default<number>
  /** Traders take no bets on it for now. */
  is_halted: Default<boolean>
  /** The most that a coupon may stake on it, and may pay. */
  stake_max: Optional<bigint>
  payout_max: Optional<bigint>
  /** How many there are. */
  rulings: Default<number>
  /** How often what was settled was to be looked at again, and how much of that was done. */
  reviews_due: Default<number>
  reviews_done: Default<number>
  /** Keys of the markets that their provider has suspended or closed. */
  stopped_markets: Default<readonly string[]>
  /** Its provider settles a market otherwise than its record, and nobody has ruled on it. */
  is_disputed: Default<boolean>
}

export interface SportsRulingsTable {
  event_id: bigint
  number: number
  /** The last message that had been taken by then. */
  version: number
  at: Date
  content: ColumnType<RulingContent, string, never>
}

export interface SportsMessagesTable {
  event_id: bigint
  sequence: number
  at: Date
  arrived_at: Date
  content: ColumnType<FeedContent, string, never>
}

export interface SportsOffersTable {
  event_id: bigint
  market_key: string
  selection: string
  /** Among all that is offered on the event. */
  place: number
  market: ColumnType<Market, string, string>
  /** In hundredths; null where it is not offered now. */
  odds: Optional<number>
  /** The most that the house loses by it. */
  booked: Default<bigint>
  /** The chance that the odds were made from, as `chanceParts`; null where there is none now. */
  win: Optional<bigint>
  back: Optional<bigint>
  /** By a trader. */
  is_halted: Default<boolean>
  /** By the provider of its event. */
  is_stopped: Default<boolean>
  stake_max: Optional<bigint>
  payout_max: Optional<bigint>
}

/** A price that a trader has made better for a while. */
export interface SportsBoostsTable {
  id: Generated<bigint>
  event_id: bigint
  market_key: string
  selection: string
  /** In hundredths: what it is bet on at, and what the book had when it was made. */
  odds: number
  book_odds: number
  /** The most that a member may stake on it, all coupons together. */
  stake_max: bigint
  begins_at: Date
  until: Date
  ended_at: Optional<Date>
}

export interface SportsCouponsTable {
  member_id: bigint
  id: bigint
  request_id: Optional<string>
  place: number
  kind: 'single' | 'combination' | 'system'
  /** Of a system: how many of its picks a line takes, and which stand in every line. */
  sizes: Optional<number[]>
  bankers: Default<number[]>
  content: string
  /** The most it can pay. */
  most: bigint
  policy: Default<OddsPolicy>
  /** When it is looked at again; null where it was taken at once. */
  due_at: Optional<Date>
  state: Default<'pending' | 'accepted' | 'refused'>
  /** Tenths of what was staked that were not sold. */
  kept: Default<number>
  /** The house staked on it. */
  is_free: Default<boolean>
  /** Of what came back of a free bet, what came back as a free bet. */
  returned: Default<bigint>
  /** It is sold once all that is kept of it is worth so much. */
  auto_price: Optional<bigint>
  /** A sale that waits: how much of it, the least that it is to bring, and when it is looked at again. */
  cashout_tenths: Optional<number>
  cashout_price: Optional<bigint>
  cashout_asked_at: Optional<Date>
  cashout_due_at: Optional<Date>
  cashout_request_id: Optional<string>
  cashout_is_automatic: Default<boolean>
  /** What whoever holds it finds it by; null of a coupon of before. */
  code: Optional<string>
}

/** A leg as it was when its coupon was answered. */
export interface AnsweredLeg {
  odds: number
  version: number
  /** The minute of the model that odds in play were made for; null of a leg before its match. */
  step: number | null
  score: { home: number; away: number } | null
  /** The coupon was refused for this leg; not there of others. */
  isRefused?: true
}

export interface SportsAcceptancesTable {
  member_id: bigint
  coupon_id: bigint
  at: Date
  outcome: 'accepted' | 'refused'
  reason: Optional<string>
  legs: ColumnType<readonly AnsweredLeg[], string, never>
}

/** A leg as a sale valued it: by its result, or by its chance and what that was made from. */
export interface SoldLeg {
  result: LegResult | null
  version: number
  isLive: boolean
  /** The minute of the model, in play. */
  step: number | null
  /** Parts of `CHANCE_PARTS`; null of a leg with a result, and where there was none. */
  win: number | null
  back: number | null
}

export interface SportsCashoutsTable {
  member_id: bigint
  coupon_id: bigint
  place: number
  request_id: Optional<string>
  is_automatic: boolean
  tenths: number
  /** The least that it was to bring. */
  price: bigint
  asked_at: Date
  at: Date
  outcome: 'sold' | 'refused'
  reason: Optional<string>
  paid: bigint
  legs: ColumnType<readonly SoldLeg[], string, never>
}

export interface SportsCouponLegsTable {
  member_id: bigint
  coupon_id: bigint
  place: number
  event_id: bigint
  market_key: string
  market: ColumnType<BetMarket, string, never>
  selection: string
  odds: number
  /** The last message of its event that had been taken when it was accepted. */
  version: number
  is_live: Default<boolean>
  /** As shown to whoever asked; null where it was taken at once. */
  shown_odds: Optional<number>
  /** Those that the stake was held at, where others were accepted. */
  held_odds: Optional<number>
  /** The boost that its odds are of, and the book's own beside them; null of any other. */
  boost_id: Optional<bigint>
  book_odds: Optional<number>
  result: Optional<LegResult>
  void_reason: Optional<
    'after-start' | 'expired' | 'late-incident' | 'annulled-incident' | 'by-ruling'
  >
  settled_version: Optional<number>
  /** The last ruling that its result knows. */
  settled_ruling: Default<number>
}

/** A result that another has taken the place of. */
export interface SportsEarlierResultsTable {
  member_id: bigint
  coupon_id: bigint
  place: number
  settled_version: number
  settled_ruling: number
  result: LegResult
  void_reason: string | null
  replaced_at: Date
}

/** A settled coupon that came to something else afterwards. */
export interface SportsCorrectionsTable {
  member_id: bigint
  coupon_id: bigint
  place: number
  at: Date
  /** Of what is kept of it. */
  payout_before: bigint
  payout_after: bigint
  /** The difference in cash, what of it the member did not have, and what of that was met since. */
  cash: bigint
  claimed: bigint
  met: Default<bigint>
  /** What of the claim an operator let go; and what of a later difference was not paid for that reason. */
  waived: Default<bigint>
  unpaid: Default<bigint>
  /** The difference in bonus money, so far as it was moved. */
  bonus: Default<bigint>
  /** It is of a time when bonus money was not corrected. */
  cash_alone: Default<boolean>
  /** Of a free bet: what of its stake came back as a free bet. */
  returned_before: Default<bigint>
  returned_after: Default<bigint>
}

/** Matches that members have marked. */
/** By what the provider calls them: a competition has no row of its own. */
export interface FavouriteCompetitionsTable {
  member_id: bigint
  competition_id: string
  created_at: Default<Date>
}

export interface FavouriteMatchesTable {
  member_id: bigint
  event_id: bigint
  created_at: Default<Date>
}
