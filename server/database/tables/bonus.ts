/** What is offered as a bonus, what members took of it, and the bets that counted for it. */
import type { GeneratedAlways } from 'kysely'
import type { BonusState, OfferKind, OfferPeriod } from '#contract/calls/bonus.ts'
import type { Default, Optional } from './column.ts'

/** Of an offer nothing changes but whether it is closed: other terms are another offer. */
export interface BonusOffersTable {
  id: GeneratedAlways<number>
  name: string
  kind: OfferKind
  title_tr: string
  title_en: string
  starts_at: Date
  ends_at: Date | null
  first_deposit: boolean
  every: OfferPeriod
  percent: number
  /** The least deposit or loss that it is given for. */
  basis_min: bigint
  amount_max: bigint
  /** So long after the deposit, or after the day or week of the loss, it can be taken. */
  claim_days: number
  wagering: number
  /** So long it may be played. */
  days: number
  weights: Readonly<Record<string, number>>
  game_weights: Readonly<Record<string, number>>
  stake_max: bigint | null
  excluded_games: string[]
  created_at: Date
  closed_at: Optional<Date>
  /** Of free rounds: at which slot, how many, and what the house stakes on each. */
  game: Optional<string>
  rounds: Optional<number>
  round_stake: Optional<bigint>
  /** Of free bets: how many, the stake of each, the least odds of a pick in hundredths, the least picks, and the sports (none: any). */
  bets: Optional<number>
  bet_stake: Optional<bigint>
  odds_min: Optional<number>
  picks_min: Optional<number>
  sports: Optional<string[]>
  /** An operator gives it; nobody can take it by themselves. */
  by_hand: Default<boolean>
}

export interface BonusesTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  offer_id: number
  period: string
  deposit_id: bigint | null
  basis: bigint
  amount: bigint
  wagering_due: bigint
  wagered: Default<bigint>
  state: BonusState
  /** Of all its bonus money: what became cash, and what was given up or ran out of time. */
  converted: Default<bigint>
  forfeited: Default<bigint>
  request_id: string | null
  granted_at: Date
  expires_at: Date
  ended_at: Optional<Date>
  /** Of free rounds: how many were played. */
  rounds_played: Optional<number>
  /** Of free bets: how many were given. */
  free_bets: Optional<number>
  /** Of free rounds taken while only bets after the last of them counted: bets up to this one do not. */
  counts_after: Optional<bigint>
}

/** A stake that the house gives for one coupon. It can be placed once, while its bonus is under way and in time. */
export interface FreeBetsTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  bonus_id: bigint
  stake: bigint
  granted_at: Date
  /** The coupon whose void lines it came back of; null where it was given with its bonus. */
  came_of: Optional<bigint>
  coupon_id: Optional<bigint>
  /** A result that was corrected took it back before it was placed. */
  withdrawn_at: Optional<Date>
}

/** A free round is a bet; the house staked on it. */
export interface BonusRoundsTable {
  member_id: bigint
  bet_id: bigint
  bonus_id: bigint
}

export interface BonusBetsTable {
  member_id: bigint
  bet_id: bigint
  bonus_id: bigint
  /** Of what was risked of its stake, by the weight of its game. */
  counted: bigint
  /** Of a coupon that was counted while what was sold of it counted, too. */
  of_whole: Default<boolean>
}
