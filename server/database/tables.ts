import type { ColumnType, GeneratedAlways } from 'kysely'

/** Set by the database; never written by hand. */
type Default<T> = ColumnType<T, T | undefined, T>
/** Null unless given. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

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

export interface CashTransactionsTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  category_id: number
  status: Default<number>
  method_id: number
  transfer_type_id: number
  amount: bigint
  fields: Default<Record<string, string>>
  call: string
  request_id: string | null
  content_hash: string
  provider: string | null
  provider_payment: string | null
  url: string | null
  canceled_by: 'provider' | 'house' | null
  created_at: Default<Date>
  decided_at: Date | null
}

export interface PaymentNoticesTable {
  member_id: bigint
  transaction_id: bigint
  notice_id: string
  kind: string
  amount: bigint
  outcome: string
  arrived_at: Default<Date>
  times: Default<number>
}

export interface PaymentKeysTable {
  provider: string
  secret: Buffer
  created_at: Default<Date>
}

export interface SandboxPaymentsTable {
  id: string
  reference: string
  amount_kurus: bigint
  note: string
  lang: 'tr' | 'en'
  return_url: string
  status: Default<'open' | 'approved' | 'declined' | 'closed'>
  created_at: Default<Date>
  expires_at: Date
  decided_at: Date | null
}

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

export interface MessagesTable {
  id: GeneratedAlways<bigint>
  member_id: bigint | null
  channel: 'mail' | 'sms'
  recipient: string
  template: string
  lang: 'tr' | 'en'
  subject: string
  body_text: string
  body_html: string
  created_at: Date
  sent_at: Optional<Date>
  gave_up_at: Optional<Date>
  tries: Default<number>
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

export interface AuthValuesTable {
  member_id: bigint
  hash: Buffer
  family_id: bigint
  browser_hash: Buffer
  created_at: Date
  used_at: Date | null
}

export interface HouseKeysTable {
  name: string
  value: string
  created_at: Default<Date>
}

export interface SiteStateTable {
  one: Default<boolean>
  under_maintenance: Default<boolean>
}

export interface CasinoCategoriesTable {
  id: number
  name: string
  position: number
}

export interface CasinoProvidersTable {
  id: number
  name: string
  slug: string
}

export interface CasinoGamesTable {
  id: GeneratedAlways<number>
  name: string
  folded: string
  provider_id: number
  game: string
  rtp: number
  volatility: 'low' | 'medium' | 'high'
  types: Default<string[]>
  is_open: Default<boolean>
  popularity: Default<number>
  created_at: Default<Date>
}

export interface CasinoCategoryGamesTable {
  category_id: number
  game_id: number
}

export interface CasinoFavouritesTable {
  member_id: bigint
  game_id: number
  created_at: Default<Date>
}

export interface GameVersionsTable {
  game: string
  version: string
  files: Record<string, string>
  registered_at: Default<Date>
}

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

/** Every table of the house, by name. Columns are spelled as in the database. */
export interface Tables {
  wallets: WalletsTable
  entries: EntriesTable
  holds: HoldsTable
  members: MembersTable
  session_families: SessionFamiliesTable
  sessions: SessionsTable
  auth_values: AuthValuesTable
  proven_factors: ProvenFactorsTable
  sms_codes: SmsCodesTable
  code_days: CodeDaysTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  account_links: AccountLinksTable
  joinings: JoiningsTable
  joining_days: JoiningDaysTable
  known_browsers: KnownBrowsersTable
  failed_tries: FailedTriesTable
  messages: MessagesTable
  promotion_codes: PromotionCodesTable
  reference_numbers: ReferenceNumbersTable
  house_keys: HouseKeysTable
  site_state: SiteStateTable
  casino_categories: CasinoCategoriesTable
  casino_providers: CasinoProvidersTable
  casino_games: CasinoGamesTable
  casino_category_games: CasinoCategoryGamesTable
  casino_favourites: CasinoFavouritesTable
  game_versions: GameVersionsTable
  member_seeds: MemberSeedsTable
  game_sessions: GameSessionsTable
  rounds: RoundsTable
  cash_transactions: CashTransactionsTable
  payment_notices: PaymentNoticesTable
  payment_keys: PaymentKeysTable
  sandbox_payments: SandboxPaymentsTable
}
