/** Members: who they are, how they prove it, and who tried to be them. */
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { ChosenLimits } from '#contract/calls/protection.ts'
import type { Default, Optional } from './column.ts'

export interface MembersTable {
  id: GeneratedAlways<bigint>
  uid: string
  username: string
  email: string
  phone: string | null
  firstname: string
  lastname: string
  password_hash: string
  rid: Default<number>
  language: Default<'tr' | 'en'>
  two_factor: Default<'none' | 'sms' | 'ga'>
  ga_secret: string | null
  is_active: Default<boolean>
  created_at: Default<Date>
  lastlogin_at: Date | null
  birthdate: Optional<string>
  national_id: Optional<string>
  country: Optional<string>
  city: Optional<string>
  address: Optional<string>
  promotion_code: Optional<string>
  reference_number: Optional<string>
  sms_opt_in: Default<boolean>
  email_opt_in: Default<boolean>
  rules_version: Optional<string>
  rules_accepted_at: Optional<Date>
  confirmed_at: Optional<Date>
  /** Limits as they were chosen while joining, in lira and minutes; until the account is confirmed. */
  joining_limits: ColumnType<ChosenLimits | null, string | null | undefined, string | null>
  /** When the operator closed it; is_active is false as long as it stands. */
  closed_at: Optional<Date>
  password_changed_at: Optional<Date>
  /** The login before the last one. */
  previous_login_at: Optional<Date>
  ga_offered: Optional<string>
  ga_offered_at: Optional<Date>
  ga_offered_step: Default<bigint>
  ga_last_step: Default<bigint>
}

export interface SessionFamiliesTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  created_at: Date
  expires_at: Date
  ended_at: Date | null
}

export interface SessionsTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  family_id: bigint
  sid_hash: Buffer
  browser_hash: Buffer
  browser: string
  ip: string
  created_at: Date
  active_at: Date
  expires_at: Date
  ended_at: Date | null
  is_pending: Default<boolean>
  tries: Default<number>
  proved_at: Date
  place: Optional<string>
}

export interface AuthValuesTable {
  member_id: bigint
  hash: Buffer
  family_id: bigint
  browser_hash: Buffer
  created_at: Date
  used_at: Date | null
}

export interface ProvenFactorsTable {
  member_id: bigint
  session_id: bigint
  /** `ga-offered`: the authenticator that is about to be turned on, not one that is. */
  factor: 'ga' | 'ga-offered' | 'sms'
  at: Date
}

export interface SmsCodesTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  session_id: bigint
  code_hash: Buffer
  tries: Default<number>
  created_at: Date
  expires_at: Date
  used_at: Optional<Date>
}

export interface CodeDaysTable {
  member_id: bigint
  day: string
  tries: Default<number>
}

export interface RecoveryCodesTable {
  member_id: bigint
  code_hash: Buffer
  created_at: Date
  used_at: Optional<Date>
}

export interface PasskeysTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  credential_id: string
  public_key: Buffer
  counter: bigint
  transports: Default<string[]>
  name: string
  backed_up: boolean
  created_at: Date
  used_at: Optional<Date>
}

export interface PasskeyChallengesTable {
  challenge: string
  browser_hash: Buffer | null
  member_id: bigint | null
  purpose: 'add' | 'ask'
  expires_at: Date
}

export interface AccountLinksTable {
  token_hash: Buffer
  member_id: bigint
  purpose: 'confirm' | 'reset'
  created_at: Date
  expires_at: Date
  used_at: Optional<Date>
  tries: Default<number>
}

export interface JoiningsTable {
  address_key: Buffer
  chosen_key: Buffer
  is_contested: Default<boolean>
  at: Date
}

export interface JoiningDaysTable {
  source_key: Buffer
  day: string
  taken: number
}

export interface KnownBrowsersTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  browser_hash: Buffer
  browser: string
  first_at: Date
  last_at: Date
}

export interface FailedTriesTable {
  account_key: Buffer
  source_key: Buffer
  tries: number
  last_at: Date
  locks: Default<number>
  locked_until: Optional<Date>
}

export interface PromotionCodesTable {
  code: string
  title_tr: string
  title_en: string
  starts_at: Date
  ends_at: Optional<Date>
}

export interface ReferenceNumbersTable {
  number: string
  name: string
}
