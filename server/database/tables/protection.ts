/** What members set for themselves: limits, pauses, reminders; and what is counted of their play for it. */
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Default, Optional } from './column.ts'

export type LimitKind = 'deposit' | 'loss' | 'stake' | 'session'
/** A member, or an operator of the house: each loosens their own alone, and the lower one counts. */
export type LimitSetter = 'member' | 'house'
export type LimitPeriod = 'day' | 'week' | 'month'
export const HARM_RULES = [
  'chasing',
  'night-play',
  'raised-deposits',
  'withdrawals-taken-back',
] as const
export type HarmRule = (typeof HARM_RULES)[number]
/** `registered`: by a register outside the house. */
export type PauseKind = 'time-out' | 'self-exclusion' | 'registered'

export interface ProtectionsTable {
  member_id: bigint
  pause: Optional<PauseKind>
  paused_at: Optional<Date>
  /** A time-out is over then; what else a pause is asks to be ended. */
  paused_until: Optional<Date>
  /** When the member asked to come back. */
  return_asked_at: Optional<Date>
  reality_minutes: Optional<number>
  /** The hour of Istanbul at which play stops once a night until it is answered. */
  night_hour: Optional<number>
  /** Since when the present stretch of play goes, and its last stake. */
  played_since: Optional<Date>
  last_stake_at: Optional<Date>
  /** Play waits for an answer since then. */
  check_due_at: Optional<Date>
  checked_at: Optional<Date>
  /** The member was asked whether they want limits, and answered. */
  asked_at: Optional<Date>
}

export interface LimitsTable {
  member_id: bigint
  kind: LimitKind
  period: LimitPeriod
  set_by: Default<LimitSetter>
  /** Micro-lira; of a session whole minutes. */
  value: bigint
  set_at: Date
  /** A loosening waits: to `next_value`, or to no limit at all where that is null. */
  loosens: Default<boolean>
  next_value: Optional<bigint>
  next_from: Optional<Date>
}

export interface LimitWindowsTable {
  member_id: bigint
  period: LimitPeriod | 'play'
  /** What is counted: the member's entries after the one and up to the other. */
  after_seq: bigint
  upto_seq: bigint
  staked: Default<bigint>
  paid: Default<bigint>
  /** Of the member's own money, less what came back of it; below zero where more was won. */
  lost: Default<bigint>
  /** Carried to the poker room, less what came back. */
  purse: Default<bigint>
  /** What the clock said then. */
  counted_at: Optional<Date>
}

export interface PausesTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  kind: PauseKind
  began_at: Date
  until: Date
}

/** A self-test that its member asked to keep. */
export interface SelfTestsTable {
  member_id: bigint
  /** The day in Istanbul. */
  taken_on: string
  /** Nine of 0 to 3. */
  answers: number[]
}

/** When the register of exclusions last answered about a member. */
export interface RegisterAnswersTable {
  member_id: bigint
  at: Date
}

/** Who stands in the register of a demo. */
export interface SandboxExclusionsTable {
  country: string
  national_id: string
  /** The last day, in Istanbul. */
  until: string
}

/** What a rule said of a member, for the operator's list. */
export interface CareSignalsTable {
  member_id: bigint
  rule: HarmRule
  /** The day in Istanbul that it looked at. */
  day: string
  /** What it counted: of money in micro-lira. */
  figures: ColumnType<Record<string, number>, string, never>
  /** Somebody of the house has looked after it. */
  handled_at: Optional<Date>
}

export const PRODUCTS = ['slots', 'tables', 'sportsbook', 'poker'] as const
export type Product = (typeof PRODUCTS)[number]

/** Nobody stakes on what stands here. */
export interface ClosedProductsTable {
  product: Product
  closed_at: Date
}
