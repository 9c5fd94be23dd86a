set check_function_bodies = off;

create domain house_account as text constraint house_account_check CHECK (
CASE
    WHEN (VALUE ~~ 'games:_%'::text) THEN ((char_length(substr(VALUE, 7)) <= 48) AND (ltrim(substr(VALUE, 7), 'abcdefghijklmnopqrstuvwxyz0123456789_.-'::text) = ''::text) AND ("left"(substr(VALUE, 7), 1) <> ALL (ARRAY['_'::text, '.'::text, '-'::text])))
    WHEN (VALUE ~~ 'cashier:_%'::text) THEN ((char_length(substr(VALUE, 9)) <= 48) AND (ltrim(substr(VALUE, 9), 'abcdefghijklmnopqrstuvwxyz0123456789_.-'::text) = ''::text) AND ("left"(substr(VALUE, 9), 1) <> ALL (ARRAY['_'::text, '.'::text, '-'::text])))
    ELSE (VALUE = ANY (ARRAY['sportsbook'::text, 'sportsbook-claims'::text, 'jackpots'::text, 'promotions'::text, 'poker'::text]))
END);

create domain ledger_amount as bigint constraint ledger_amount_check CHECK ((VALUE > 0));

create type ledger_move as (
  member_id bigint,
  source text,
  reference text,
  move text,
  amount ledger_amount,
  house house_account,
  share_house house_account,
  share bigint,
  staked_cash bigint,
  staked_bonus bigint,
  hold_source text,
  hold_reference text,
  won bigint,
  content text
);

create type ledger_result as (
  member_id bigint,
  outcome text,
  seq bigint,
  cash bigint,
  bonus bigint,
  held bigint,
  pending bigint,
  cash_delta bigint,
  bonus_delta bigint
);

create type round_seat as (
  member_id bigint,
  outcome text,
  game_id integer,
  game text,
  version text,
  account text
);

create type round_bet as (
  request_id text,
  mode text,
  amount bigint,
  stake bigint,
  seed_seq integer,
  nonce bigint,
  book bigint,
  multiplier bigint,
  payout bigint,
  settings bigint,
  jackpot_terms integer,
  growths bigint[],
  reserve bigint,
  hits text[],
  starts bigint[]
);

create type floor_bet as (
  member_id bigint,
  token bytea,
  request_id text,
  number bigint,
  spot text,
  amount bigint,
  target integer,
  arrived_at timestamp with time zone,
  spot_most bigint,
  round_most bigint,
  stakes_most integer,
  seat integer,
  is_holder boolean,
  after_spot text,
  ticket_price bigint,
  room_most bigint,
  street integer,
  called bigint
);

create type floor_payment as (
  member_id bigint,
  bet_id bigint,
  seq integer,
  taken bigint,
  won bigint,
  hundredths integer,
  is_half boolean,
  request_id text
);

create type floor_decision as (
  member_id bigint,
  token bytea,
  seat integer,
  act text,
  question integer,
  request_id text,
  arrived_at timestamp with time zone
);

create sequence bet_ids;

create sequence floor_stake_order;

create table account_links (
  token_hash bytea not null,
  member_id bigint not null,
  purpose text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  tries integer default 0 not null
);

create table actions (
  id bigint generated always as identity not null,
  at timestamp with time zone default clock_timestamp() not null,
  actor_kind text not null,
  actor_name text not null,
  what text not null,
  target text not null,
  before jsonb,
  after jsonb,
  why text
);

create table auth_values (
  member_id bigint not null,
  hash bytea not null,
  family_id bigint not null,
  browser_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone
);

create table bank_accounts (
  member_id bigint not null,
  id bigint generated always as identity not null,
  bank_id integer not null,
  account_owner text not null,
  account_name text default ''::text not null,
  sport_user_name text default ''::text not null,
  branch_name text default ''::text not null,
  account_number text default ''::text not null,
  iban text default ''::text not null,
  bank_account_no text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  changed_at timestamp with time zone
);

create table bet_count_days (
  day date not null
);

create table bet_counts (
  member_id bigint not null,
  day date not null,
  kind text not null,
  game_id integer,
  outcome text not null,
  records bigint not null,
  stake bigint not null,
  payout bigint not null,
  jackpots bigint not null
);

create table bets (
  member_id bigint not null,
  id bigint not null,
  kind text not null,
  account text not null,
  game_id integer,
  game text not null,
  stake bigint not null,
  stake_bonus bigint default 0 not null,
  payout bigint default 0 not null,
  payout_bonus bigint default 0 not null,
  state text default 'open'::text not null,
  placed_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  grown_under bigint
);

create table bets_uncounted (
  member_id bigint not null,
  id bigint not null
);

create table bonus_bets (
  member_id bigint not null,
  bet_id bigint not null,
  bonus_id bigint not null,
  counted bigint not null,
  of_whole boolean default false not null
);

create table bonus_offers (
  id integer generated always as identity not null,
  name text not null,
  kind text not null,
  title_tr text not null,
  title_en text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  first_deposit boolean not null,
  every text not null,
  percent integer not null,
  basis_min bigint not null,
  amount_max bigint not null,
  claim_days integer not null,
  wagering integer not null,
  days integer not null,
  weights jsonb not null,
  game_weights jsonb not null,
  stake_max bigint,
  excluded_games text[] not null,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  game text,
  rounds integer,
  round_stake bigint,
  by_hand boolean default false not null
);

create table bonus_rounds (
  member_id bigint not null,
  bet_id bigint not null,
  bonus_id bigint not null
);

create table bonuses (
  member_id bigint not null,
  id bigint generated always as identity not null,
  offer_id integer not null,
  period text not null,
  deposit_id bigint,
  basis bigint not null,
  amount bigint not null,
  wagering_due bigint not null,
  wagered bigint default 0 not null,
  state text not null,
  converted bigint default 0 not null,
  forfeited bigint default 0 not null,
  request_id text,
  granted_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  rounds_played integer,
  counts_after bigint
);

create table care_signals (
  member_id bigint not null,
  rule text not null,
  day date not null,
  figures jsonb not null,
  handled_at timestamp with time zone
);

create table cash_band_counts (
  member_id bigint not null,
  month date not null,
  direction text not null,
  status smallint not null,
  transfer_type_id smallint not null,
  band smallint not null,
  records bigint not null,
  amount bigint not null
);

create table cash_counts (
  member_id bigint not null,
  direction text not null,
  status smallint not null,
  transfer_type_id smallint not null,
  records bigint not null,
  amount bigint not null,
  day date not null
);

create table cash_transactions (
  member_id bigint not null,
  id bigint generated always as identity not null,
  status smallint default 1001 not null,
  method_id integer not null,
  transfer_type_id smallint not null,
  amount bigint not null,
  fields jsonb default '{}'::jsonb not null,
  call text not null,
  request_id text,
  content_hash text not null,
  provider text,
  provider_payment text,
  url text,
  canceled_by text,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  direction text not null,
  payout_state text,
  attempt integer default 0 not null,
  sent_at timestamp with time zone,
  refusal_reason text,
  first_approval_by text,
  instructions jsonb,
  announced_at timestamp with time zone,
  notice_read_at timestamp with time zone,
  instead_of bigint,
  reviewed_at timestamp with time zone
);

create table catalogue_categories (
  id integer not null,
  name text not null,
  "position" integer not null,
  section text not null
);

create table catalogue_category_games (
  category_id integer not null,
  game_id integer not null
);

create table catalogue_games (
  id integer generated always as identity not null,
  name text not null,
  folded text not null,
  provider_id integer not null,
  game text,
  rtp integer,
  volatility text,
  types text[] default '{}'::text[] not null,
  is_open boolean default true not null,
  popularity integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  kind text not null,
  image text default ''::text not null,
  min_stake bigint,
  max_stake bigint,
  provider_game_id integer,
  name_en text,
  folded_en text
);

create table catalogue_providers (
  id integer not null,
  name text not null,
  slug text not null,
  status smallint default 1 not null
);

create table closed_products (
  product text not null,
  closed_at timestamp with time zone not null
);

create table code_days (
  member_id bigint not null,
  day date not null,
  tries integer default 0 not null
);

create table content_items (
  id integer generated always as identity not null,
  kind text not null,
  name text not null,
  is_active boolean default true not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  "position" integer default 0 not null,
  page text,
  place text,
  topic text,
  image text default ''::text not null,
  link text default ''::text not null,
  is_own boolean default false not null,
  changed_at timestamp with time zone not null,
  removed_at timestamp with time zone
);

create table content_words (
  item_id integer not null,
  lang text not null,
  title text not null,
  text text default ''::text not null,
  html text default ''::text not null,
  terms text default ''::text not null,
  button text default ''::text not null
);

create table demo_rounds (
  token_hash bytea not null,
  nonce bigint not null,
  request_id text,
  mode text not null,
  amount bigint not null,
  multiplier bigint not null,
  payout bigint not null,
  book bigint not null,
  cash bigint not null,
  active boolean not null,
  event text,
  created_at timestamp with time zone not null
);

create table demo_sessions (
  token_hash bytea not null,
  game text not null,
  version text not null,
  server_seed bytea not null,
  client_seed text,
  nonce bigint default 0 not null,
  cash bigint not null,
  created_at timestamp with time zone not null,
  active_at timestamp with time zone not null,
  draw_version smallint default 2 not null
) with (fillfactor=50);

create table documents (
  member_id bigint not null,
  id bigint generated always as identity not null,
  kind text not null,
  state text not null,
  reason_text text,
  file_name text,
  file_type text,
  bytes integer,
  width integer,
  height integer,
  content_hash bytea,
  is_scanned boolean default false not null,
  stored_as text,
  key_id text,
  valid_until date,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  erased_at timestamp with time zone
);

create table entries (
  member_id bigint not null,
  seq bigint not null,
  source text not null,
  reference text not null,
  move text not null,
  content text not null,
  cash_delta bigint not null,
  bonus_delta bigint not null,
  held_delta bigint not null,
  pending_delta bigint not null,
  house text,
  house_delta bigint not null,
  cash bigint not null,
  bonus bigint not null,
  held bigint not null,
  pending bigint not null,
  at timestamp with time zone not null,
  prev bytea not null,
  hash bytea not null,
  share_house text,
  share_delta bigint default 0 not null
);

create table failed_tries (
  account_key bytea not null,
  source_key bytea not null,
  tries integer not null,
  last_at timestamp with time zone not null,
  locks integer default 0 not null,
  locked_until timestamp with time zone
);

create table favourite_competitions (
  member_id bigint not null,
  competition_id text not null,
  created_at timestamp with time zone default now() not null
);

create table favourite_games (
  member_id bigint not null,
  game_id integer not null,
  created_at timestamp with time zone default now() not null
);

create table favourite_matches (
  member_id bigint not null,
  event_id bigint not null,
  created_at timestamp with time zone default now() not null
);

create table favourite_methods (
  member_id bigint not null,
  direction text not null,
  method_id integer not null,
  created_at timestamp with time zone default now() not null
);

create table floor_bets (
  member_id bigint not null,
  id bigint not null,
  table_id text not null,
  number bigint not null
);

create table floor_boards (
  id bigint generated always as identity not null,
  member_id bigint not null,
  layout text not null,
  name text not null,
  chips jsonb not null,
  kept_at timestamp with time zone not null
);

create table floor_chains (
  table_id text not null,
  chain integer not null,
  root bytea not null,
  end_hash bytea not null,
  rounds integer not null,
  first_round bigint not null,
  made_at timestamp with time zone not null
);

create table floor_decisions (
  table_id text not null,
  number bigint not null,
  seq integer not null,
  member_id bigint,
  seat integer not null,
  act text not null,
  question integer not null,
  request_id text,
  arrived_at timestamp with time zone not null
);

create table floor_guests (
  table_id text not null,
  member_id bigint not null,
  since timestamp with time zone not null,
  seen_at timestamp with time zone not null
);

create table floor_leases (
  table_id text not null,
  holder text not null,
  fence bigint not null,
  until timestamp with time zone not null
);

create table floor_line_reports (
  line_id bigint not null,
  member_id bigint not null,
  reported_at timestamp with time zone not null
);

create table floor_lines (
  id bigint generated always as identity not null,
  table_id text not null,
  member_id bigint not null,
  request_id text not null,
  author text not null,
  words text not null,
  said_at timestamp with time zone not null,
  state text default 'shown'::text not null
);

create table floor_rounds (
  table_id text not null,
  number bigint not null,
  phase text not null,
  opened_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  crowd text[],
  outcome jsonb,
  begins_at timestamp with time zone,
  ends_at timestamp with time zone,
  landed_at timestamp with time zone,
  seed bytea,
  settled_at timestamp with time zone,
  card jsonb,
  shoe bigint,
  step integer default 0 not null,
  due_at timestamp with time zone,
  closed_at timestamp with time zone,
  drawn_at timestamp with time zone,
  windows_closed timestamp with time zone[] default '{}'::timestamp with time zone[] not null
);

create table floor_seats (
  table_id text not null,
  seat integer not null,
  member_id bigint not null,
  active_at timestamp with time zone not null
);

create table floor_shoes (
  table_id text not null,
  first_round bigint not null,
  cards bytea not null,
  made_at timestamp with time zone not null
);

create table floor_silences (
  member_id bigint not null,
  until timestamp with time zone not null
);

create table floor_stakes (
  member_id bigint not null,
  bet_id bigint not null,
  seq integer not null,
  spot text not null,
  amount bigint not null,
  target integer,
  state text default 'placed'::text not null,
  client_seed text,
  place bigint default nextval('floor_stake_order'::regclass) not null,
  placed_at timestamp with time zone not null,
  taken bigint default 0 not null,
  paid bigint default 0 not null,
  half_at integer,
  ended_at integer,
  request_id text not null,
  half_request_id text,
  end_request_id text
);

create table floor_tables (
  id text not null,
  kind text not null,
  game_id integer not null,
  account house_account not null,
  rules jsonb not null,
  step_stake bigint not null,
  open_ms integer not null,
  pause_ms integer not null,
  rest_ms integer not null,
  languages text[] not null,
  salt text not null,
  awake_until timestamp with time zone,
  created_at timestamp with time zone not null,
  every_ms integer,
  offset_ms integer default 0 not null,
  video_url text
);

create table game_file_checks (
  game text not null,
  version text not null,
  checked_at timestamp with time zone not null,
  wrong text[] not null
);

create table game_returns (
  game text not null,
  version text not null,
  mode text not null,
  day text not null,
  span text not null,
  rounds bigint not null,
  stake bigint not null,
  payout bigint not null,
  amounts jsonb not null,
  expected double precision not null,
  spread double precision not null,
  chance double precision not null,
  is_outside boolean not null
);

create table game_sessions (
  member_id bigint not null,
  token_hash bytea not null,
  family_id bigint not null,
  game_id integer not null,
  game text not null,
  version text not null,
  account text not null,
  created_at timestamp with time zone not null
);

create table game_settings (
  game text not null,
  revision bigint default 1 not null,
  version text,
  client text,
  is_open boolean default true not null,
  is_hidden boolean default false not null,
  closed_modes text[] default '{}'::text[] not null,
  stakes jsonb
);

create table game_versions (
  game text not null,
  version text not null,
  files jsonb not null,
  registered_at timestamp with time zone default now() not null,
  publication jsonb
);

create table holds (
  member_id bigint not null,
  source text not null,
  reference text not null,
  cash_open bigint not null,
  bonus_open bigint not null
);

create table house_keys (
  name text not null,
  value text not null,
  created_at timestamp with time zone default now() not null
);

create table house_role (
  one boolean default true not null,
  name text not null,
  password text not null
);

create table installed_functions (
  name text not null,
  hash text not null
);

create table jackpot_pools (
  level text not null,
  taken bigint default 0 not null,
  wins bigint default 0 not null
);

create table jackpot_stripes (
  stripe integer not null,
  mini bigint default 0 not null,
  minor bigint default 0 not null,
  major bigint default 0 not null,
  grand bigint default 0 not null
) with (fillfactor=10);

create table jackpot_wins (
  member_id bigint not null,
  round_id bigint not null,
  level text not null,
  number bigint not null,
  start bigint not null,
  grown bigint not null,
  amount bigint not null,
  at timestamp with time zone not null,
  seen_at timestamp with time zone
);

create table joining_days (
  source_key bytea not null,
  day date not null,
  taken integer not null
);

create table joinings (
  address_key bytea not null,
  chosen_key bytea not null,
  is_contested boolean default false not null,
  at timestamp with time zone not null
);

create table known_browsers (
  member_id bigint not null,
  id bigint generated always as identity not null,
  browser_hash bytea not null,
  browser text not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null
);

create table kysely_migration (
  name character varying(255) not null,
  "timestamp" character varying(255) not null
);

create table kysely_migration_lock (
  id character varying(255) not null,
  is_locked integer default 0 not null
);

create table limit_windows (
  member_id bigint not null,
  period text not null,
  after_seq bigint not null,
  upto_seq bigint not null,
  staked bigint default 0 not null,
  paid bigint default 0 not null,
  lost bigint default 0 not null,
  purse bigint default 0 not null,
  counted_at timestamp with time zone
);

create table limits (
  member_id bigint not null,
  kind text not null,
  period text not null,
  value bigint not null,
  set_at timestamp with time zone not null,
  loosens boolean default false not null,
  next_value bigint,
  next_from timestamp with time zone,
  set_by text default 'member'::text not null
);

create table lotteries (
  id integer generated always as identity not null,
  name text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  draws_at timestamp with time zone not null,
  minimum bigint not null,
  server_seed bytea not null,
  tickets integer default 0 not null,
  issued_until timestamp with time zone,
  created_at timestamp with time zone not null,
  drawn_at timestamp with time zone,
  seed_hash bytea not null
);

create table lottery_prizes (
  lottery_id integer not null,
  rank integer not null,
  tickets integer not null,
  amount bigint not null
);

create table lottery_tickets (
  member_id bigint not null,
  lottery_id integer not null,
  number integer not null,
  transaction_id bigint not null,
  issued_at timestamp with time zone not null,
  place integer,
  prize bigint,
  paid_at timestamp with time zone
);

create table member_seeds (
  member_id bigint not null,
  seq integer not null,
  server_seed bytea not null,
  client_seed text,
  nonce bigint default 0 not null,
  created_at timestamp with time zone not null,
  revealed_at timestamp with time zone,
  next_server_seed bytea,
  draw_version smallint default 2 not null,
  seed_hash bytea not null,
  next_seed_hash bytea not null
) with (fillfactor=50);

create table members (
  id bigint generated always as identity not null,
  uid text not null,
  username text not null,
  email text not null,
  phone text,
  firstname text not null,
  lastname text not null,
  password_hash text not null,
  rid integer default 1 not null,
  language text default 'tr'::text not null,
  two_factor text default 'none'::text not null,
  ga_secret text,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  lastlogin_at timestamp with time zone,
  birthdate date,
  national_id text,
  country text,
  city text,
  address text,
  promotion_code text,
  reference_number text,
  sms_opt_in boolean default false not null,
  email_opt_in boolean default false not null,
  rules_version text,
  rules_accepted_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  password_changed_at timestamp with time zone,
  previous_login_at timestamp with time zone,
  ga_offered text,
  ga_offered_at timestamp with time zone,
  ga_offered_step bigint default 0 not null,
  ga_last_step bigint default 0 not null,
  closed_at timestamp with time zone,
  joining_limits jsonb
);

create table message_reads (
  member_id bigint not null,
  item_id integer not null,
  read_at timestamp with time zone not null
);

create table messages (
  id bigint generated always as identity not null,
  member_id bigint,
  channel text not null,
  recipient text not null,
  template text not null,
  lang text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  gave_up_at timestamp with time zone,
  tries integer default 0 not null
);

create table passkey_challenges (
  challenge text not null,
  browser_hash bytea,
  member_id bigint,
  purpose text not null,
  expires_at timestamp with time zone not null
);

create table passkeys (
  member_id bigint not null,
  id bigint generated always as identity not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] default '{}'::text[] not null,
  name text not null,
  backed_up boolean not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone
);

create table pauses (
  member_id bigint not null,
  id bigint generated always as identity not null,
  kind text not null,
  began_at timestamp with time zone not null,
  until timestamp with time zone not null
);

create table payment_keys (
  provider text not null,
  secret bytea not null,
  created_at timestamp with time zone default now() not null
);

create table payment_notices (
  member_id bigint not null,
  transaction_id bigint not null,
  notice_id text not null,
  kind text not null,
  amount bigint not null,
  outcome text not null,
  arrived_at timestamp with time zone default now() not null,
  times integer default 1 not null,
  direction text not null,
  attempt integer,
  answer text,
  first_answer_by text,
  answered_at timestamp with time zone
);

create table poker_players (
  member_id bigint not null,
  username text not null,
  created_at timestamp with time zone default now() not null,
  stop_due_at timestamp with time zone
);

create table poker_transfers (
  member_id bigint not null,
  id bigint generated always as identity not null,
  direction text not null,
  state text default 'sent'::text not null,
  amount bigint not null,
  request_id text,
  purse bigint,
  return_attempt integer default 0 not null,
  refusal_reason text,
  created_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone
);

create table poker_words (
  member_id bigint not null,
  transfer_id bigint not null,
  at timestamp with time zone default clock_timestamp() not null,
  outcome text not null,
  amount bigint,
  purse bigint
);

create table promotion_codes (
  code text not null,
  title_tr text not null,
  title_en text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone
);

create table protections (
  member_id bigint not null,
  pause text,
  paused_at timestamp with time zone,
  paused_until timestamp with time zone,
  return_asked_at timestamp with time zone,
  reality_minutes integer,
  night_hour integer,
  played_since timestamp with time zone,
  last_stake_at timestamp with time zone,
  check_due_at timestamp with time zone,
  checked_at timestamp with time zone,
  asked_at timestamp with time zone
);

create table proven_factors (
  member_id bigint not null,
  session_id bigint not null,
  factor text not null,
  at timestamp with time zone not null
);

create table recovery_codes (
  member_id bigint not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone
);

create table reference_numbers (
  number text not null,
  name text not null
);

create table register_answers (
  member_id bigint not null,
  at timestamp with time zone not null
);

create table rounds (
  member_id bigint not null,
  id bigint not null,
  version text not null,
  mode text not null,
  amount bigint not null,
  multiplier bigint not null,
  payout bigint not null,
  book bigint not null,
  seed_seq integer not null,
  nonce bigint not null,
  request_id text,
  event text,
  end_request_id text,
  mark_requests jsonb,
  jackpot_terms integer
);

create table sandbox_exclusions (
  country text not null,
  national_id text not null,
  until date not null
);

create table sandbox_payments (
  id text not null,
  reference text not null,
  amount_kurus bigint not null,
  note text not null,
  lang text not null,
  return_url text not null,
  status text default 'open'::text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  method text default 'sandbox'::text not null
);

create table sandbox_payouts (
  reference text not null,
  amount_kurus bigint not null,
  status text default 'open'::text not null,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone
);

create table sandbox_poker_players (
  player text not null,
  username text not null,
  name_key text not null,
  purse_kurus bigint default 0 not null,
  seat text,
  stack_kurus bigint default 0 not null,
  last_hand text,
  created_at timestamp with time zone default now() not null
);

create table sandbox_poker_transfers (
  reference text not null,
  player text,
  direction text,
  amount_kurus bigint,
  state text not null,
  purse_kurus bigint,
  created_at timestamp with time zone default now() not null
);

create table sandbox_poker_visits (
  id text not null,
  player text not null,
  lang text not null,
  return_url text not null,
  expires_at timestamp with time zone not null
);

create table self_tests (
  member_id bigint not null,
  taken_on date not null,
  answers smallint[] not null
);

create table session_families (
  member_id bigint not null,
  id bigint generated always as identity not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone
);

create table sessions (
  member_id bigint not null,
  id bigint generated always as identity not null,
  family_id bigint not null,
  sid_hash bytea not null,
  browser_hash bytea not null,
  browser text not null,
  ip text not null,
  created_at timestamp with time zone not null,
  active_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  is_pending boolean default false not null,
  tries integer default 0 not null,
  proved_at timestamp with time zone not null,
  place text
);

create table site_state (
  one boolean default true not null,
  under_maintenance boolean default false not null
);

create table sms_codes (
  member_id bigint not null,
  id bigint generated always as identity not null,
  session_id bigint not null,
  code_hash bytea not null,
  tries integer default 0 not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);

create table sports_acceptances (
  member_id bigint not null,
  coupon_id bigint not null,
  at timestamp with time zone not null,
  outcome text not null,
  reason text,
  legs jsonb not null
);

create table sports_cashouts (
  member_id bigint not null,
  coupon_id bigint not null,
  place integer not null,
  request_id text,
  is_automatic boolean not null,
  tenths smallint not null,
  price bigint not null,
  asked_at timestamp with time zone not null,
  at timestamp with time zone not null,
  outcome text not null,
  reason text,
  paid bigint not null,
  legs jsonb not null
);

create table sports_corrections (
  member_id bigint not null,
  coupon_id bigint not null,
  place integer not null,
  at timestamp with time zone not null,
  payout_before bigint not null,
  payout_after bigint not null,
  cash bigint not null,
  claimed bigint not null,
  met bigint default 0 not null
);

create table sports_coupon_legs (
  member_id bigint not null,
  coupon_id bigint not null,
  place integer not null,
  event_id bigint not null,
  market_key text not null,
  market jsonb not null,
  selection text not null,
  odds integer not null,
  version integer not null,
  result text,
  void_reason text,
  settled_version integer,
  is_live boolean default false not null,
  shown_odds integer,
  held_odds integer,
  settled_ruling integer default 0 not null
);

create table sports_coupons (
  member_id bigint not null,
  id bigint not null,
  request_id text,
  place integer not null,
  kind text not null,
  content text not null,
  most bigint not null,
  policy text default 'none'::text not null,
  due_at timestamp with time zone,
  state text default 'accepted'::text not null,
  kept smallint default 10 not null,
  auto_price bigint,
  cashout_tenths smallint,
  cashout_price bigint,
  cashout_asked_at timestamp with time zone,
  cashout_due_at timestamp with time zone,
  cashout_request_id text,
  cashout_is_automatic boolean default false not null,
  sizes integer[],
  bankers integer[] default '{}'::integer[] not null
);

create table sports_earlier_results (
  member_id bigint not null,
  coupon_id bigint not null,
  place integer not null,
  settled_version integer not null,
  settled_ruling integer not null,
  result text not null,
  void_reason text,
  replaced_at timestamp with time zone not null
);

create table sports_events (
  id bigint generated always as identity not null,
  provider text not null,
  event text not null,
  fixture jsonb,
  starts_at timestamp with time zone,
  first_starts_at timestamp with time zone,
  taken integer default 0 not null,
  record jsonb not null,
  heard_at timestamp with time zone not null,
  clock jsonb,
  priced_at timestamp with time zone,
  settled_at timestamp with time zone,
  told_at timestamp with time zone,
  suspended_at timestamp with time zone,
  suspended_until timestamp with time zone,
  suspended_by text,
  is_behind boolean default false not null,
  changed_version integer default 0 not null,
  priced_version integer,
  priced_step integer,
  settled_version integer default 0 not null,
  is_halted boolean default false not null,
  stake_max bigint,
  payout_max bigint,
  rulings integer default 0 not null,
  reviews_due integer default 0 not null,
  reviews_done integer default 0 not null
);

create table sports_messages (
  event_id bigint not null,
  sequence integer not null,
  at timestamp with time zone not null,
  arrived_at timestamp with time zone not null,
  content jsonb not null
);

create table sports_offers (
  event_id bigint not null,
  market_key text not null,
  selection text not null,
  place integer not null,
  market jsonb not null,
  odds integer,
  booked bigint default 0 not null,
  win bigint,
  back bigint,
  is_halted boolean default false not null,
  stake_max bigint,
  payout_max bigint
);

create table sports_rulings (
  event_id bigint not null,
  number integer not null,
  version integer not null,
  at timestamp with time zone not null,
  content jsonb not null
);

create table support_conversations (
  id bigint generated always as identity not null,
  member_id bigint,
  visitor_hash bytea,
  created_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  read_up_to bigint default 0 not null,
  closed_at timestamp with time zone
);

create table support_hours (
  one boolean default true not null,
  opens_minute integer default 540 not null,
  closes_minute integer default 1380 not null
);

create table support_messages (
  id bigint generated always as identity not null,
  conversation_id bigint not null,
  is_from_house boolean not null,
  text text not null,
  request_id text,
  provider_id text,
  at timestamp with time zone not null,
  delivered_at timestamp with time zone
);

create table tournament_games (
  tournament_id integer not null,
  game_id integer not null
);

create table tournament_prizes (
  tournament_id integer not null,
  rank integer not null,
  amount bigint not null
);

create table tournament_standings (
  tournament_id integer not null,
  rank integer not null,
  member_id bigint not null,
  score bigint not null,
  at timestamp with time zone not null,
  prize bigint,
  paid_at timestamp with time zone
);

create table tournament_texts (
  tournament_id integer not null,
  lang text not null,
  title text not null,
  text text not null
);

create table tournaments (
  id integer generated always as identity not null,
  name text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  rule text not null,
  min_stake bigint not null,
  created_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  fixed_at timestamp with time zone
);

create table wallet_payments (
  direction text not null,
  reference text not null,
  amount_kurus bigint not null,
  status text default 'open'::text not null,
  created_at timestamp with time zone not null
);

create table wallets (
  member_id bigint not null,
  cash bigint default 0 not null,
  bonus bigint default 0 not null,
  held bigint default 0 not null,
  pending bigint default 0 not null,
  seq bigint default 0 not null,
  head bytea default sha256('\x'::bytea) not null
) with (fillfactor=50);

insert into actions (id, at, actor_kind, actor_name, what, target, before, after, why) overriding system value values
  ('1', '2026-11-29 01:41:57.851616+00', 'job', 'seed-demo-offers', 'bonus.add', 'bonus-offer:1', NULL, '{"days": 30, "kind": "deposit", "name": "welcome", "every": "once", "title": {"en": "Welcome 50%", "tr": "Hoş geldin %50"}, "starts": "2026-01-01T00:00:00+03:00", "maximum": 999, "minimum": 100, "percent": 50, "weights": {"slot": 100, "crash": 10, "table": 10}, "stakeMax": 50, "wagering": 30, "claimDays": 7, "gameWeights": {}, "firstDeposit": true, "excludedGames": []}', NULL),
  ('10', '2026-11-29 01:42:03.261699+00', 'command', 'tester', 'sports.score', 'event:1', '{"score": {"away": 1, "home": 0}, "ruling": null}', '{"score": {"away": 0, "home": 1}, "ruling": {"type": "score", "count": "goals", "score": {"away": 0, "home": 1}, "period": "match"}}', NULL),
  ('11', '2026-11-29 01:42:03.641916+00', 'command', 'tester', 'bonus.add', 'bonus-offer:5', NULL, '{"days": 30, "kind": "deposit", "name": "offer-1", "every": "once", "title": {"en": "Trial 50%", "tr": "Deneme %50"}, "starts": "2026-01-01T00:00:00Z", "maximum": 999, "minimum": 100, "percent": 50, "weights": {"slot": 100}, "wagering": 2, "claimDays": 7, "gameWeights": {}, "firstDeposit": false, "excludedGames": []}', NULL),
  ('12', '2026-11-29 01:42:04.508824+00', 'command', 'tester', 'bonus.add', 'bonus-offer:6', NULL, '{"days": 30, "game": "lale-devri", "kind": "free-rounds", "name": "offer-2", "every": "once", "stake": 2, "title": {"en": "Trial rounds", "tr": "Deneme turları"}, "byHand": false, "rounds": 3, "starts": "2026-01-01T00:00:00Z", "weights": {"slot": 100}, "wagering": 2, "claimDays": 7, "gameWeights": {}, "firstDeposit": false, "excludedGames": []}', NULL),
  ('2', '2026-11-29 01:41:57.868044+00', 'job', 'seed-demo-offers', 'bonus.add', 'bonus-offer:2', NULL, '{"days": 3, "kind": "loss-back", "name": "casino-discount", "every": "week", "title": {"en": "30% casino discount", "tr": "Casino kaybınıza %30 iade"}, "starts": "2026-01-01T00:00:00+03:00", "maximum": 1500, "minimum": 200, "percent": 30, "weights": {"slot": 100, "crash": 100, "table": 100}, "wagering": 0, "claimDays": 3, "gameWeights": {}, "firstDeposit": false, "excludedGames": []}', NULL),
  ('3', '2026-11-29 01:41:57.874831+00', 'job', 'seed-demo-offers', 'bonus.add', 'bonus-offer:3', NULL, '{"days": 7, "kind": "deposit", "name": "deposit-bonus", "every": "day", "title": {"en": "20% on your deposit, no wagering", "tr": "Yatırmanıza %20, çevrimsiz"}, "starts": "2026-01-01T00:00:00+03:00", "maximum": 500, "minimum": 250, "percent": 20, "weights": {"slot": 100}, "wagering": 0, "claimDays": 7, "gameWeights": {}, "firstDeposit": false, "excludedGames": []}', NULL),
  ('4', '2026-11-29 01:41:57.879466+00', 'job', 'seed-demo-offers', 'bonus.add', 'bonus-offer:4', NULL, '{"days": 7, "game": "lale-devri", "kind": "free-rounds", "name": "tulip-rounds", "every": "once", "stake": 2, "title": {"en": "10 free rounds at Lale Devri", "tr": "Lale Devri’nde 10 ücretsiz tur"}, "byHand": false, "rounds": 10, "starts": "2026-01-01T00:00:00+03:00", "minimum": 250, "weights": {"slot": 100}, "stakeMax": 50, "wagering": 5, "claimDays": 7, "gameWeights": {}, "firstDeposit": false, "excludedGames": []}', NULL),
  ('5', '2026-11-29 01:41:58.367191+00', 'command', 'tester', 'tournament.add', 'tournament:1', NULL, '{"ends": "2026-11-29T03:41:58.360Z", "name": "test-1", "rule": "best-multiple", "text": {"en": "A trial.", "tr": "Bir deneme."}, "games": ["lale-devri"], "title": {"en": "Trial Cup", "tr": "Deneme Kupası"}, "prizes": [500, 250], "starts": "2026-11-29T00:41:58.360Z", "minStake": 2}', NULL),
  ('6', '2026-11-29 01:41:58.387709+00', 'command', 'tester', 'game.settings', 'game:yonca-bahcesi', '{"closed_modes": []}', '{"closed_modes": ["BONUS"]}', NULL),
  ('7', '2026-11-29 01:41:58.553166+00', 'job', 'seed-demo-lottery', 'lottery.open', 'lottery:1', NULL, '{"ends": "2026-12-31T21:00:00.000Z", "name": "new-year-2027", "draws": "2026-12-31T21:00:00.000Z", "prizes": [{"amount": 250000, "tickets": 1}, {"amount": 25000, "tickets": 10}, {"amount": 1000, "tickets": 500}], "starts": "2026-10-31T21:00:00.000Z", "minimum": 250}', NULL),
  ('8', '2026-11-29 01:41:59.092555+00', 'command', 'tester', 'withdrawal.approve', 'withdrawal:8', '{"status": 1001, "attempt": 0, "payout_state": "waiting"}', '{"status": 1001, "attempt": 1, "payout_state": "sent"}', NULL),
  ('9', '2026-11-29 01:41:59.154712+00', 'command', 'tester', 'withdrawal.refuse', 'withdrawal:9', '{"status": 1001, "attempt": 0, "payout_state": "waiting"}', '{"status": 1003, "attempt": 0, "canceled_by": "house", "payout_state": "refused", "refusal_reason": "Not your name"}', NULL);

insert into auth_values (member_id, hash, family_id, browser_hash, created_at, used_at) overriding system value values
  ('1', E'\\xb11087f4e3bb851d451abd381a14ad3cae11e7bdc13ae0ba18a9300280fe3cc8', '1', E'\\x932ff654a74f2ba170be3c344154155884e4ce8a5c0e02a44e113c3aadbfc3d8', '2026-11-29 01:41:58.426+00', NULL),
  ('10', E'\\x8e1e6256d5a6fab8b909483aa88bbbc370e92f03fb900989ac32a5037e2176e2', '8', E'\\xe776358d482736f8530f0fb623458e11ac451cb9ea9901776729f7a57b7c1f7b', '2026-11-29 04:42:13.142+00', NULL),
  ('11', E'\\x92fd5d6092c27e02edf4831cc0af4a6b2379f819b79b401bace39c92c7617438', '9', E'\\x9ae2434b7ff3c17d476a2a191a7530f99380e418c11e68cc5716f3a28148bb7c', '2026-11-29 04:42:13.729+00', NULL),
  ('4', E'\\x9987829d996bca3bba2cda3708c733d2f864470a9397ca20dcc52976c1e079c4', '2', E'\\x7e6afd7bf8eb2f9f76d255ec16f9a86c4be8cfc087d8d2e6a386a1f5c5abade5', '2026-11-29 01:42:01.273+00', NULL),
  ('5', E'\\x936bb4a1156af1ed37dc56e1bc02d4b495f131faef3e24a005aba4f86244e1a7', '3', E'\\x2d3a629437a59177c49394051f8c8700d4c66249be5e3d89ab8c51ff3df76d6e', '2026-11-29 04:42:02.477+00', NULL),
  ('6', E'\\x73c222bee5f7df686c685deb84656a341faf835355afdcec1d9334636ba7bd19', '4', E'\\x6902dedb0355d7fefc8aa221ca18570f5db02b56ea0986c2a1235f28d1b25214', '2026-11-29 04:42:03.388+00', NULL),
  ('7', E'\\x5965421afa67e60a17dee80b57becda3553e9d4679bd4a034e5d2b294dc34e2b', '5', E'\\xe3ddaf5651c0760a72d15aa82ecf6043709918852934bc91c53c02946205fdd4', '2026-11-29 04:42:11.878+00', NULL),
  ('8', E'\\xace9b70b8e07e0ad3f6921006192f729001822157d9d88fa79b2061e9ac294f7', '6', E'\\x71a84c6cb27d4b0e95ce4565ff293d50cdf152da5fed77cf53ae20ca0520b964', '2026-11-29 04:42:12.404+00', NULL),
  ('9', E'\\x57fe3f4717c4456b5a47a56d0495bc8d4105df32ed86c7d79795fe218c933309', '7', E'\\x27927afa6af3561303a501b02316031552039be8309385ffc93870733b1f8b2d', '2026-11-29 04:42:12.828+00', NULL);

insert into bets (member_id, id, kind, account, game_id, game, stake, stake_bonus, payout, payout_bonus, state, placed_at, settled_at, grown_under) overriding system value values
  ('1', '1', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '3500000', '0', 'settled', '2026-11-29 01:41:59.415+00', '2026-11-29 01:42:00.228+00', NULL),
  ('1', '2', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '0', '0', 'settled', '2026-11-29 01:42:00.282+00', '2026-11-29 01:42:00.282+00', NULL),
  ('1', '3', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '0', '0', 'settled', '2026-11-29 01:42:00.296+00', '2026-11-29 01:42:00.296+00', NULL),
  ('1', '4', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '0', '0', 'settled', '2026-11-29 01:42:00.316+00', '2026-11-29 01:42:00.316+00', NULL),
  ('1', '5', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '0', '0', 'settled', '2026-11-29 01:42:00.337+00', '2026-11-29 01:42:00.337+00', NULL),
  ('1', '6', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '0', '0', 'settled', '2026-11-29 01:42:00.357+00', '2026-11-29 01:42:00.357+00', NULL),
  ('1', '7', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '0', '0', 'settled', '2026-11-29 01:42:00.39+00', '2026-11-29 01:42:00.39+00', NULL),
  ('1', '8', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '2000000', '0', 'settled', '2026-11-29 01:42:00.459+00', '2026-11-29 01:42:00.489+00', NULL),
  ('1', '9', 'slot', 'games:cini-atolyesi', '3', 'yonca-bahcesi', '1000000', '0', '0', '0', 'open', '2026-11-29 01:42:00.761+00', NULL, NULL),
  ('11', '18', 'table', 'games:cini-atolyesi', '6', 'avrupa-ruleti', '5000000', '0', '0', '0', 'settled', '2026-11-29 04:42:14.975+00', '2026-11-29 04:42:41.209+00', NULL),
  ('11', '19', 'table', 'games:cini-atolyesi', '6', 'avrupa-ruleti', '5000000', '0', '0', '0', 'open', '2026-11-29 04:42:47.385+00', NULL, NULL),
  ('11', '20', 'crash', 'games:cini-atolyesi', '4', 'zeplin', '5000000', '0', '0', '0', 'settled', '2026-11-29 04:42:48.192+00', '2026-11-29 04:43:07.099+00', NULL),
  ('11', '21', 'crash', 'games:cini-atolyesi', '4', 'zeplin', '5000000', '0', '0', '0', 'open', '2026-11-29 04:43:08.219+00', NULL, NULL),
  ('4', '10', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '10000000000', '0', '0', '0', 'settled', '2026-11-29 01:42:01.782+00', '2026-11-29 01:42:01.782+00', NULL),
  ('5', '11', 'coupon', 'sportsbook', NULL, 'sports', '100000000', '0', '27450000', '0', 'settled', '2026-11-29 04:42:02.771+00', '2026-11-29 04:42:03.139+00', NULL),
  ('5', '12', 'coupon', 'sportsbook', NULL, 'sports', '10000000', '0', '0', '0', 'settled', '2026-11-29 04:42:02.988+00', '2026-11-29 04:42:03.153+00', NULL),
  ('6', '13', 'coupon', 'sportsbook', NULL, 'sports', '100000000', '0', '0', '0', 'open', '2026-11-29 04:42:06.678+00', NULL, NULL),
  ('7', '14', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '10000000', '0', '0', '0', 'settled', '2026-11-29 04:42:12.222+00', '2026-11-29 04:42:12.222+00', NULL),
  ('7', '15', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '10000000', '0', '10000000', '0', 'settled', '2026-11-29 04:42:12.244+00', '2026-11-29 04:42:12.28+00', NULL),
  ('7', '16', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '10000000', '0', '0', '0', 'settled', '2026-11-29 04:42:12.293+00', '2026-11-29 04:42:12.293+00', NULL),
  ('8', '17', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '2000000', '0', '0', 'settled', '2026-11-29 04:42:12.764+00', '2026-11-29 04:42:12.764+00', NULL);

insert into bonus_bets (member_id, bet_id, bonus_id, counted, of_whole) overriding system value values
  ('7', '14', '1', '10000000', 'false'),
  ('7', '15', '1', '10000000', 'false'),
  ('7', '16', '1', '10000000', 'false');

insert into bonus_offers (id, name, kind, title_tr, title_en, starts_at, ends_at, first_deposit, every, percent, basis_min, amount_max, claim_days, wagering, days, weights, game_weights, stake_max, excluded_games, created_at, closed_at, game, rounds, round_stake, by_hand) overriding system value values
  ('1', 'welcome', 'deposit', 'Hoş geldin %50', 'Welcome 50%', '2025-12-31 21:00:00+00', NULL, 'true', 'once', '50', '100000000', '999000000', '7', '30', '30', '{"slot": 100, "crash": 10, "table": 10}', '{}', '50000000', '{}', '2026-11-29 01:41:57.844+00', NULL, NULL, NULL, NULL, 'false'),
  ('2', 'casino-discount', 'loss-back', 'Casino kaybınıza %30 iade', '30% casino discount', '2025-12-31 21:00:00+00', NULL, 'false', 'week', '30', '200000000', '1500000000', '3', '0', '3', '{"slot": 100, "crash": 100, "table": 100}', '{}', NULL, '{}', '2026-11-29 01:41:57.844+00', NULL, NULL, NULL, NULL, 'false'),
  ('3', 'deposit-bonus', 'deposit', 'Yatırmanıza %20, çevrimsiz', '20% on your deposit, no wagering', '2025-12-31 21:00:00+00', NULL, 'false', 'day', '20', '250000000', '500000000', '7', '0', '7', '{"slot": 100}', '{}', NULL, '{}', '2026-11-29 01:41:57.844+00', NULL, NULL, NULL, NULL, 'false'),
  ('4', 'tulip-rounds', 'free-rounds', 'Lale Devri’nde 10 ücretsiz tur', '10 free rounds at Lale Devri', '2025-12-31 21:00:00+00', NULL, 'false', 'once', '100', '250000000', '20000000', '7', '5', '7', '{"slot": 100}', '{}', '50000000', '{}', '2026-11-29 01:41:57.844+00', NULL, 'lale-devri', '10', '2000000', 'false'),
  ('5', 'offer-1', 'deposit', 'Deneme %50', 'Trial 50%', '2026-01-01 00:00:00+00', NULL, 'false', 'once', '50', '100000000', '999000000', '7', '2', '30', '{"slot": 100}', '{}', NULL, '{}', '2026-11-29 04:42:11.84+00', NULL, NULL, NULL, NULL, 'false'),
  ('6', 'offer-2', 'free-rounds', 'Deneme turları', 'Trial rounds', '2026-01-01 00:00:00+00', NULL, 'false', 'once', '100', '0', '6000000', '7', '2', '30', '{"slot": 100}', '{}', NULL, '{}', '2026-11-29 04:42:12.697+00', NULL, 'lale-devri', '3', '2000000', 'false');

insert into bonus_rounds (member_id, bet_id, bonus_id) overriding system value values
  ('8', '17', '2');

insert into bonuses (member_id, id, offer_id, period, deposit_id, basis, amount, wagering_due, wagered, state, converted, forfeited, request_id, granted_at, expires_at, ended_at, rounds_played, counts_after) overriding system value values
  ('7', '1', '5', 'once', '11', '200000000', '100000000', '200000000', '30000000', 'active', '0', '0', NULL, '2026-11-29 04:42:12.159+00', '2026-12-29 04:42:12.159+00', NULL, NULL, NULL),
  ('8', '2', '6', 'once', NULL, '6000000', '2000000', '0', '0', 'active', '0', '0', NULL, '2026-11-29 04:42:12.717+00', '2026-12-29 04:42:12.717+00', NULL, '1', NULL);

insert into cash_band_counts (member_id, month, direction, status, transfer_type_id, band, records, amount) overriding system value values
  ('1', '2026-11-01', 'in', '1001', '2', '950', '1', '500000000'),
  ('1', '2026-11-01', 'in', '1002', '2', '1110', '1', '10000000000'),
  ('1', '2026-11-01', 'in', '1002', '2', '950', '1', '500000000'),
  ('1', '2026-11-01', 'in', '1003', '2', '950', '1', '500000000'),
  ('1', '2026-11-01', 'out', '1001', '2', '910', '2', '200000000'),
  ('1', '2026-11-01', 'out', '1003', '2', '910', '1', '100000000'),
  ('10', '2026-11-01', 'in', '1002', '2', '910', '1', '100000000'),
  ('11', '2026-11-01', 'in', '1002', '2', '920', '1', '200000000'),
  ('2', '2026-11-01', 'in', '1002', '2', '1110', '1', '10000000000'),
  ('3', '2026-11-01', 'in', '1002', '2', '1110', '1', '10000000000'),
  ('4', '2026-11-01', 'in', '1002', '2', '1120', '1', '20000000000'),
  ('7', '2026-11-01', 'in', '1002', '2', '920', '1', '200000000'),
  ('8', '2026-11-01', 'in', '1002', '2', '910', '1', '100000000');

insert into cash_counts (member_id, direction, status, transfer_type_id, records, amount, day) overriding system value values
  ('1', 'in', '1001', '2', '1', '500000000', '2026-11-29'),
  ('1', 'in', '1002', '2', '2', '10500000000', '2026-11-29'),
  ('1', 'in', '1003', '2', '1', '500000000', '2026-11-29'),
  ('1', 'out', '1001', '2', '2', '200000000', '2026-11-29'),
  ('1', 'out', '1003', '2', '1', '100000000', '2026-11-29'),
  ('10', 'in', '1002', '2', '1', '100000000', '2026-11-29'),
  ('11', 'in', '1002', '2', '1', '200000000', '2026-11-29'),
  ('2', 'in', '1002', '2', '1', '10000000000', '2026-11-29'),
  ('3', 'in', '1002', '2', '1', '10000000000', '2026-11-29'),
  ('4', 'in', '1002', '2', '1', '20000000000', '2026-11-29'),
  ('7', 'in', '1002', '2', '1', '200000000', '2026-11-29'),
  ('8', 'in', '1002', '2', '1', '100000000', '2026-11-29');

insert into cash_transactions (member_id, id, status, method_id, transfer_type_id, amount, fields, call, request_id, content_hash, provider, provider_payment, url, canceled_by, created_at, decided_at, direction, payout_state, attempt, sent_at, refusal_reason, first_approval_by, instructions, announced_at, notice_read_at, instead_of, reviewed_at) overriding system value values
  ('1', '1', '1002', '1', '2', '10000000000', '{}', 'seed', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-29 01:41:57.915+00', '2026-11-29 01:41:57.915+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('1', '4', '1002', '3', '2', '500000000', '{"referenceNumber": "Kira"}', 'prepayServices/processTransaction', 'deposit-0', 'ac3faff6143eaf24b7f986cd3b28f12c22a3fba6af6ba3f73621027a15a1a580', 'sandbox', 'bf074613203ccd672598448f5c6a9c7d', 'http://127.0.0.1:38607/sandbox-pay/bf074613203ccd672598448f5c6a9c7d', NULL, '2026-11-29 01:41:58.592+00', '2026-11-29 01:41:58.802+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('1', '5', '1003', '3', '2', '500000000', '{"referenceNumber": "Kira"}', 'prepayServices/processTransaction', 'deposit-1', 'ac3faff6143eaf24b7f986cd3b28f12c22a3fba6af6ba3f73621027a15a1a580', 'sandbox', 'ad9c2df1ccea64da56effe93a40e5a66', 'http://127.0.0.1:38607/sandbox-pay/ad9c2df1ccea64da56effe93a40e5a66', 'provider', '2026-11-29 01:41:58.849+00', '2026-11-29 01:41:58.922+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('1', '6', '1001', '3', '2', '500000000', '{"referenceNumber": "Kira"}', 'prepayServices/processTransaction', 'deposit-2', 'ac3faff6143eaf24b7f986cd3b28f12c22a3fba6af6ba3f73621027a15a1a580', 'sandbox', '8a0c30e6092e929a3993a3e1fdd4342a', 'http://127.0.0.1:38607/sandbox-pay/8a0c30e6092e929a3993a3e1fdd4342a', NULL, '2026-11-29 01:41:58.965+00', NULL, 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('1', '7', '1001', '901', '2', '100000000', '{"iban": "TR01"}', 'database-dump', 'waits', '68174e92e79e02c9a85604538e317f63f72981345cb8b2c51ad99f87d2d21c41', 'transfers', NULL, NULL, NULL, '2026-11-29 01:41:59.026+00', NULL, 'out', 'waiting', '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('1', '8', '1001', '901', '2', '100000000', '{"iban": "TR01"}', 'database-dump', 'sent', '68174e92e79e02c9a85604538e317f63f72981345cb8b2c51ad99f87d2d21c41', 'transfers', 'transfer of 1-8-1', NULL, NULL, '2026-11-29 01:41:59.047+00', NULL, 'out', 'sent', '1', '2026-11-29 01:41:59.088+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('1', '9', '1003', '901', '2', '100000000', '{"iban": "TR01"}', 'database-dump', 'refused', '68174e92e79e02c9a85604538e317f63f72981345cb8b2c51ad99f87d2d21c41', 'transfers', NULL, NULL, 'house', '2026-11-29 01:41:59.115+00', '2026-11-29 01:41:59.143+00', 'out', 'refused', '0', NULL, 'Not your name', NULL, NULL, NULL, NULL, NULL, NULL),
  ('10', '13', '1002', '1', '2', '100000000', '{}', 'test', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-29 01:42:04.923161+00', '2026-11-29 01:42:04.923161+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('11', '14', '1002', '1', '2', '200000000', '{}', 'test', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-29 01:42:05.509628+00', '2026-11-29 01:42:05.509628+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('2', '2', '1002', '1', '2', '10000000000', '{}', 'seed', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-29 01:41:57.958+00', '2026-11-29 01:41:57.958+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('3', '3', '1002', '1', '2', '10000000000', '{}', 'seed', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-29 01:41:57.987+00', '2026-11-29 01:41:57.987+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('4', '10', '1002', '1', '2', '20000000000', '{}', 'test', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-29 01:42:01.257087+00', '2026-11-29 01:42:01.257087+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('7', '11', '1002', '1', '2', '200000000', '{}', 'test', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-29 01:42:03.671311+00', '2026-11-29 01:42:03.671311+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('8', '12', '1002', '1', '2', '100000000', '{}', 'test', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-29 01:42:04.176284+00', '2026-11-29 01:42:04.176284+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

insert into catalogue_categories (id, name, "position", section) overriding system value values
  ('11', 'Rulet', '12', 'live'),
  ('12', 'Blackjack', '13', 'live'),
  ('13', 'Bakara', '14', 'live'),
  ('14', 'Poker', '15', 'live'),
  ('15', 'Zar', '16', 'live'),
  ('16', 'Oyun şovu', '17', 'live'),
  ('17', 'Çarpan oyunları', '18', 'live'),
  ('27', 'Popüler', '0', 'slot'),
  ('40', 'Yeni', '1', 'slot'),
  ('49', 'Klasik', '2', 'slot'),
  ('57', 'Çok Yollu', '3', 'slot'),
  ('58', 'Jackpot', '4', 'slot'),
  ('60', 'Bonus Alım', '5', 'slot'),
  ('63', 'Meyve', '6', 'slot'),
  ('72', 'Macera', '7', 'slot'),
  ('82', 'Şelale', '8', 'slot'),
  ('94', 'Hızlı Erişim', '9', 'slot'),
  ('96', 'Küme', '10', 'slot'),
  ('98', 'Yüksek Kazanç', '11', 'slot');

insert into catalogue_category_games (category_id, game_id) overriding system value values
  ('11', '10'),
  ('11', '35'),
  ('11', '6'),
  ('11', '7'),
  ('11', '8'),
  ('11', '9'),
  ('12', '27'),
  ('12', '28'),
  ('13', '29'),
  ('13', '30'),
  ('13', '31'),
  ('14', '34'),
  ('15', '32'),
  ('16', '33'),
  ('17', '4'),
  ('17', '5'),
  ('40', '1'),
  ('40', '2'),
  ('40', '3'),
  ('49', '1'),
  ('57', '2'),
  ('58', '1'),
  ('58', '2'),
  ('58', '3'),
  ('60', '1'),
  ('60', '2'),
  ('60', '3'),
  ('72', '2'),
  ('82', '2'),
  ('82', '3'),
  ('94', '1'),
  ('94', '2'),
  ('94', '3'),
  ('96', '3'),
  ('98', '2');

insert into catalogue_games (id, name, folded, provider_id, game, rtp, volatility, types, is_open, popularity, created_at, kind, image, min_stake, max_stake, provider_game_id, name_en, folded_en) overriding system value values
  ('1', 'Lale Devri', 'lale devri', '1', 'lale-devri', '9652', 'high', '{lines,jackpot,bonus-buy}', 'true', '1000', '2026-11-29 01:41:57.370997+00', 'slot', '/art/lale-devri/tile.svg', NULL, NULL, NULL, NULL, NULL),
  ('10', 'Oto Rulet', 'oto rulet', '1', 'oto-rulet', NULL, NULL, '{roulette}', 'true', '954', '2026-11-29 01:41:57.388275+00', 'table', '/art/oto-rulet/tile.svg', '1000000', '10000000000', NULL, 'Auto Roulette', 'auto roulette'),
  ('11', 'Altın Yarış Haliç', 'altin yaris halic', '1', 'altin-halic', NULL, NULL, '{golden-race,altin-halic}', 'true', '900', '2026-11-29 01:41:57.388275+00', 'race', '/art/altin-halic/tile.svg', '1000000', '5000000000', NULL, 'Golden Race Haliç', 'golden race halic'),
  ('12', 'Altın Yarış Boğaziçi', 'altin yaris bogazici', '1', 'altin-bogazici', NULL, NULL, '{golden-race,altin-bogazici}', 'true', '899', '2026-11-29 01:41:57.388275+00', 'race', '/art/altin-bogazici/tile.svg', '1000000', '5000000000', NULL, 'Golden Race Boğaziçi', 'golden race bogazici'),
  ('13', 'Altın Yarış Bozkır', 'altin yaris bozkir', '1', 'altin-bozkir', NULL, NULL, '{golden-race,altin-bozkir}', 'true', '898', '2026-11-29 01:41:57.388275+00', 'race', '/art/altin-bozkir/tile.svg', '1000000', '5000000000', NULL, 'Golden Race Bozkır', 'golden race bozkir'),
  ('14', 'Şanslı 5', 'sansli 5', '1', 'sansli-5', NULL, NULL, '{bet-on-games,sansli-5}', 'true', '860', '2026-11-29 01:41:57.388275+00', 'race', '/art/sansli-5/tile.svg', '1000000', '5000000000', NULL, 'Lucky 5', 'lucky 5'),
  ('15', 'Şanslı 6', 'sansli 6', '1', 'sansli-6', NULL, NULL, '{bet-on-games,sansli-6}', 'true', '859', '2026-11-29 01:41:57.388275+00', 'race', '/art/sansli-6/tile.svg', '1000000', '5000000000', NULL, 'Lucky 6', 'lucky 6'),
  ('16', 'Şanslı 7', 'sansli 7', '1', 'sansli-7', NULL, NULL, '{bet-on-games,sansli-7}', 'true', '858', '2026-11-29 01:41:57.388275+00', 'race', '/art/sansli-7/tile.svg', '1000000', '5000000000', NULL, 'Lucky 7', 'lucky 7'),
  ('17', 'Yıldız Çarkı', 'yildiz carki', '1', 'yildiz-carki', NULL, NULL, '{bet-on-games,yildiz-carki}', 'true', '857', '2026-11-29 01:41:57.388275+00', 'race', '/art/yildiz-carki/tile.svg', '1000000', '5000000000', NULL, 'Star Wheel', 'star wheel'),
  ('18', 'Zar Düellosu', 'zar duellosu', '1', 'zar-duellosu', NULL, NULL, '{bet-on-games,zar-duellosu}', 'true', '856', '2026-11-29 01:41:57.388275+00', 'race', '/art/zar-duellosu/tile.svg', '1000000', '5000000000', NULL, 'Dice Duel', 'dice duel'),
  ('19', 'Element Savaşı', 'element savasi', '1', 'element-savasi', NULL, NULL, '{bet-on-games,element-savasi}', 'true', '855', '2026-11-29 01:41:57.388275+00', 'race', '/art/element-savasi/tile.svg', '1000000', '5000000000', NULL, 'War of Elements', 'war of elements'),
  ('2', 'Kapadokya 1000', 'kapadokya 1000', '1', 'kapadokya-1000', '9648', 'high', '{ways,jackpot,bonus-buy}', 'true', '950', '2026-11-29 01:41:57.370997+00', 'slot', '/art/kapadokya-1000/tile.svg', NULL, NULL, NULL, NULL, NULL),
  ('20', 'Poker Bahsi', 'poker bahsi', '1', 'poker-bahsi', NULL, NULL, '{bet-on-games,poker-bahsi}', 'true', '854', '2026-11-29 01:41:57.388275+00', 'race', '/art/poker-bahsi/tile.svg', '1000000', '5000000000', NULL, 'Bet on Poker', 'bet on poker'),
  ('21', 'Bingo Lale', 'bingo lale', '1', 'bingo-lale', NULL, NULL, '{bingo,bingo-lale}', 'true', '880', '2026-11-29 01:41:57.388275+00', 'ticket', '/art/bingo-lale/tile.svg', '2000000', '12000000', NULL, 'Bingo Lale', 'bingo lale'),
  ('22', 'Bingo Çini', 'bingo cini', '1', 'bingo-cini', NULL, NULL, '{bingo,bingo-cini}', 'true', '879', '2026-11-29 01:41:57.388275+00', 'ticket', '/art/bingo-cini/tile.svg', '10000000', '60000000', NULL, 'Bingo Çini', 'bingo cini'),
  ('23', 'Bingo Sedef', 'bingo sedef', '1', 'bingo-sedef', NULL, NULL, '{bingo,bingo-sedef}', 'true', '878', '2026-11-29 01:41:57.388275+00', 'ticket', '/art/bingo-sedef/tile.svg', '50000000', '300000000', NULL, 'Bingo Sedef', 'bingo sedef'),
  ('24', 'Sesli Bingo Bülbül', 'sesli bingo bulbul', '1', 'sesli-bingo-bulbul', NULL, NULL, '{sound-bingo,sesli-bingo-bulbul}', 'true', '870', '2026-11-29 01:41:57.388275+00', 'ticket', '/art/sesli-bingo-bulbul/tile.svg', '2000000', '12000000', NULL, 'Sound Bingo Bülbül', 'sound bingo bulbul'),
  ('25', 'Sesli Bingo Kumru', 'sesli bingo kumru', '1', 'sesli-bingo-kumru', NULL, NULL, '{sound-bingo,sesli-bingo-kumru}', 'true', '869', '2026-11-29 01:41:57.388275+00', 'ticket', '/art/sesli-bingo-kumru/tile.svg', '10000000', '60000000', NULL, 'Sound Bingo Kumru', 'sound bingo kumru'),
  ('26', '3D Futbol Çini Ligi', '3d futbol cini ligi', '1', 'cini-ligi', NULL, NULL, '{3d-football,cini-ligi}', 'true', '890', '2026-11-29 01:41:57.388275+00', 'race', '/art/cini-ligi/tile.svg', '1000000', '5000000000', NULL, '3D Football Çini League', '3d football cini league'),
  ('27', 'Blackjack Saray', 'blackjack saray', '1', 'blackjack-saray', NULL, NULL, '{blackjack}', 'true', '950', '2026-11-29 01:41:57.388275+00', 'table', '/art/blackjack-saray/tile.svg', '5000000', '50000000000', NULL, 'Blackjack Saray', 'blackjack saray'),
  ('28', 'Blackjack Pearl', 'blackjack pearl', '1', 'blackjack-pearl', NULL, NULL, '{blackjack}', 'true', '940', '2026-11-29 01:41:57.388275+00', 'table', '/art/blackjack-pearl/tile.svg', '100000000', '100000000000', NULL, 'Blackjack Pearl', 'blackjack pearl'),
  ('29', 'Bakara Lale', 'bakara lale', '1', 'bakara-lale', NULL, NULL, '{baccarat}', 'true', '930', '2026-11-29 01:41:57.388275+00', 'table', '/art/bakara-lale/tile.svg', '5000000', '50000000000', NULL, 'Baccarat Lale', 'baccarat lale'),
  ('3', 'Yonca Bahçesi', 'yonca bahcesi', '1', 'yonca-bahcesi', '9661', 'high', '{cluster,jackpot,bonus-buy}', 'true', '900', '2026-11-29 01:41:57.370997+00', 'slot', '/art/yonca-bahcesi/tile.svg', NULL, NULL, NULL, NULL, NULL),
  ('30', 'Ejderha Kaplan', 'ejderha kaplan', '1', 'ejderha-kaplan', NULL, NULL, '{baccarat}', 'true', '928', '2026-11-29 01:41:57.388275+00', 'table', '/art/ejderha-kaplan/tile.svg', '5000000', '50000000000', NULL, 'Dragon Tiger', 'dragon tiger'),
  ('31', 'Andar Bahar', 'andar bahar', '1', 'andar-bahar', NULL, NULL, '{baccarat}', 'true', '926', '2026-11-29 01:41:57.388275+00', 'table', '/art/andar-bahar/tile.svg', '5000000', '50000000000', NULL, 'Andar Bahar', 'andar bahar'),
  ('32', 'Sic Bo Sedef', 'sic bo sedef', '1', 'sic-bo-sedef', NULL, NULL, '{dice}', 'true', '924', '2026-11-29 01:41:57.388275+00', 'table', '/art/sic-bo-sedef/tile.svg', '5000000', '50000000000', NULL, 'Sic Bo Sedef', 'sic bo sedef'),
  ('33', 'Şans Çarkı', 'sans carki', '1', 'sans-carki', NULL, NULL, '{game-show}', 'true', '922', '2026-11-29 01:41:57.388275+00', 'table', '/art/sans-carki/tile.svg', '5000000', '50000000000', NULL, 'Wheel of Fortune', 'wheel of fortune'),
  ('34', 'Casino Hold’em Saray', 'casino hold’em saray', '1', 'casino-holdem-saray', NULL, NULL, '{poker}', 'true', '920', '2026-11-29 01:41:57.388275+00', 'table', '/art/casino-holdem-saray/tile.svg', '5000000', '50000000000', NULL, 'Casino Hold’em Saray', 'casino hold’em saray'),
  ('35', 'Galata Ruleti', 'galata ruleti', '1', 'galata-ruleti', NULL, NULL, '{roulette}', 'true', '1', '2026-11-29 01:42:00.774869+00', 'table', '', '1000000', '500000000', NULL, NULL, NULL),
  ('4', 'Zeplin', 'zeplin', '1', 'zeplin', NULL, NULL, '{crash}', 'true', '990', '2026-11-29 01:41:57.388275+00', 'crash', '/art/zeplin/tile.svg', '1000000', '5000000000', NULL, 'Zeplin', 'zeplin'),
  ('5', 'Spaceman', 'spaceman', '1', 'spaceman', NULL, NULL, '{crash}', 'true', '980', '2026-11-29 01:41:57.388275+00', 'crash', '/art/spaceman/tile.svg', '1000000', '5000000000', NULL, 'Spaceman', 'spaceman'),
  ('6', 'Avrupa Ruleti', 'avrupa ruleti', '1', 'avrupa-ruleti', NULL, NULL, '{roulette}', 'true', '970', '2026-11-29 01:41:57.388275+00', 'table', '/art/avrupa-ruleti/tile.svg', '5000000', '50000000000', NULL, 'European Roulette', 'european roulette'),
  ('7', 'Fransız Ruleti', 'fransiz ruleti', '1', 'fransiz-ruleti', NULL, NULL, '{roulette}', 'true', '960', '2026-11-29 01:41:57.388275+00', 'table', '/art/fransiz-ruleti/tile.svg', '5000000', '50000000000', NULL, 'French Roulette', 'french roulette'),
  ('8', 'İstanbul Ruleti', 'istanbul ruleti', '1', 'istanbul-ruleti', NULL, NULL, '{roulette}', 'true', '958', '2026-11-29 01:41:57.388275+00', 'table', '/art/istanbul-ruleti/tile.svg', '5000000', '50000000000', NULL, 'Istanbul Roulette', 'istanbul roulette'),
  ('9', 'London Roulette', 'london roulette', '1', 'london-roulette', NULL, NULL, '{roulette}', 'true', '956', '2026-11-29 01:41:57.388275+00', 'table', '/art/london-roulette/tile.svg', '5000000', '50000000000', NULL, 'London Roulette', 'london roulette');

insert into catalogue_providers (id, name, slug, status) overriding system value values
  ('1', 'Çini Atölyesi', 'cini-atolyesi', '1');

insert into content_items (id, kind, name, is_active, starts_at, ends_at, "position", page, place, topic, image, link, is_own, changed_at, removed_at) overriding system value values
  ('1', 'information', 'about-us', 'true', NULL, NULL, '0', NULL, NULL, 'SiteInformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('10', 'information', 'financial-information', 'true', NULL, NULL, '0', NULL, NULL, 'FinancialsInformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('11', 'information', 'domain', 'true', NULL, NULL, '0', NULL, NULL, 'DomainBilgi', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('12', 'information', 'bottom-bar', 'true', NULL, NULL, '0', NULL, NULL, 'bottomBarInfo', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('13', 'information', 'faq-real-money', 'true', NULL, NULL, '0', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('14', 'information', 'faq-account', 'true', NULL, NULL, '1', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('15', 'information', 'faq-login', 'true', NULL, NULL, '2', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('16', 'information', 'faq-two-factor', 'true', NULL, NULL, '3', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('17', 'information', 'faq-fairness', 'true', NULL, NULL, '4', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('18', 'information', 'faq-rtp', 'true', NULL, NULL, '5', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('19', 'information', 'faq-interrupted', 'true', NULL, NULL, '6', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('2', 'information', 'terms', 'true', NULL, NULL, '0', NULL, NULL, 'SiteInformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('20', 'information', 'faq-deposit', 'true', NULL, NULL, '7', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('21', 'information', 'faq-deposit-late', 'true', NULL, NULL, '8', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('22', 'information', 'faq-withdrawal', 'true', NULL, NULL, '9', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('23', 'information', 'faq-bonus', 'true', NULL, NULL, '10', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('24', 'information', 'faq-limits', 'true', NULL, NULL, '11', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('25', 'information', 'faq-data', 'true', NULL, NULL, '12', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('26', 'information', 'faq-complaint', 'true', NULL, NULL, '13', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('27', 'information', 'social-media', 'true', NULL, NULL, '0', NULL, NULL, 'SocialMediaLinks', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('28', 'slider', 'fair', 'true', '2026-11-28 21:00:00+00', '2027-11-28 21:00:00+00', '0', 'home', 'left', NULL, '/art/banners/fair.svg', '/info/casino-rules', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('29', 'slider', 'tournament', 'true', '2026-11-28 21:00:00+00', '2027-11-28 21:00:00+00', '1', 'home', 'left', NULL, '/art/banners/tournament.svg', '/tournaments', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('3', 'information', 'general-rules', 'true', NULL, NULL, '0', NULL, NULL, 'GenelKurallar', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('30', 'slider', 'slots', 'true', '2026-11-28 21:00:00+00', '2027-11-28 21:00:00+00', '2', 'home', 'left', NULL, '/art/banners/slots.svg', '/slot', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('31', 'slider', 'jackpot', 'true', '2026-11-28 21:00:00+00', '2027-11-28 21:00:00+00', '3', 'home', 'right', NULL, '/art/banners/jackpot.svg', '/slot/category/58', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('32', 'slider', 'welcome', 'true', '2026-11-28 21:00:00+00', '2027-11-28 21:00:00+00', '4', 'home', 'right', NULL, '/art/banners/welcome.svg', '/promotions', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('33', 'promotion', 'welcome', 'true', '2026-11-28 21:00:00+00', '2026-12-28 21:00:00+00', '0', NULL, NULL, NULL, '/art/banners/welcome.svg', '', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('34', 'promotion', 'casino-discount', 'true', '2026-11-28 21:00:00+00', '2026-12-28 21:00:00+00', '1', NULL, NULL, NULL, '/art/banners/slots.svg', '', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('35', 'promotion', 'deposit-bonus', 'true', '2026-11-28 21:00:00+00', '2026-12-28 21:00:00+00', '2', NULL, NULL, NULL, '/art/banners/fair.svg', '', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('36', 'popup', 'tournament-of-the-week', 'true', NULL, NULL, '0', NULL, NULL, NULL, '', '/tournaments', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('37', 'special-date', 'winter', 'true', '2026-11-30 21:00:00+00', '2027-02-28 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('38', 'special-date', 'spring', 'true', '2027-02-28 21:00:00+00', '2027-05-31 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('39', 'special-date', 'summer', 'true', '2027-05-31 21:00:00+00', '2027-08-31 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('4', 'information', 'bet-rules', 'true', NULL, NULL, '0', NULL, NULL, 'BahisKurallari', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('40', 'special-date', 'autumn', 'true', '2026-08-31 21:00:00+00', '2026-11-30 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('41', 'message', 'play-money', 'true', '2026-11-28 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/about-us', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('42', 'message', 'fairness', 'true', '2026-11-28 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/profile/fairness', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('43', 'message', 'security', 'true', '2026-11-28 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/profile/two-factor', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('44', 'message', 'house-rules', 'true', '2026-11-28 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/info/responsible-gaming', 'true', '2026-11-29 01:41:57.735+00', NULL),
  ('5', 'information', 'casino-rules', 'true', NULL, NULL, '0', NULL, NULL, 'CasinoKurallari', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('6', 'information', 'responsible-gaming', 'true', NULL, NULL, '0', NULL, NULL, 'SorumluOyunculuk', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('7', 'information', 'help-lines', 'true', NULL, NULL, '0', NULL, NULL, 'SorumluOyunculuk', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('8', 'information', 'privacy', 'true', NULL, NULL, '0', NULL, NULL, 'GizlilikBilgisi', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL),
  ('9', 'information', 'bonus-rules', 'true', NULL, NULL, '0', NULL, NULL, 'PromoSart', '', '', 'true', '2026-11-29 01:41:57.531+00', NULL);

insert into content_words (item_id, lang, title, text, html, terms, button) overriding system value values
  ('1', 'en', 'About us', '', '<p>
  Kasa is an online casino in Turkish lira. <em>Kasa</em> is Turkish for the till where the money
  lies, and for the house you play against. We want to do both jobs by rules that anyone can read.
</p>
<h2>What we believe in</h2>
<ul>
  <li>
    <strong>Outcomes are sealed beforehand.</strong> Every draw of our slots is computed from a seed
    whose hash you are shown before you play. Once the seed is opened, you can check each round
    yourself.
  </li>
  <li>
    <strong>The return is arithmetic, not a promise.</strong> For the games of our own studio the
    return to player (RTP) is worked out exactly from the published table of outcomes. It never
    depends on who plays, when, or with what balance.
  </li>
  <li>
    <strong>Every kuruş is on record.</strong> Only a double-entry ledger changes your balance. Its
    entries are never deleted, are chained to one another and are audited.
  </li>
  <li>
    <strong>We show no invented figures.</strong> The jackpots, wins and standings on the screen
    come from real records.
  </li>
</ul>
<h2>The games</h2>
<p>
  Lale Devri, Kapadokya 1000 and Yonca Bahçesi are made by our own studio, Çini Atölyesi. Games of
  other studios run through the same door, with the same records and the same audit. Each game
  states its stakes, its highest win and its return.
</p>
<h2>The demo house</h2>
<p>
  Where the site says “play money” or “demo”, you are in a demo house: no amount that is paid in,
  won or lost is real money, and none is paid out. The rules and odds of the games are the real
  ones.
</p>
<h2>Licence and software</h2>
<p>
  The licence that the site operates under is shown at the foot of the page; the demo house has none
  and offers no play for real money. The software behind the site is open source: anyone can read
  how it works, including the part that draws the outcomes.
</p>
<h2>Write to us</h2>
<p>
  For questions, ideas and complaints, use the live support or write to
  <a href="mailto:destek@kasa.test">destek@kasa.test</a>.
</p>', '', ''),
  ('1', 'tr', 'Hakkımızda', '', '<p>
  Kasa, Türk Lirası ile çalışan bir çevrim içi casino sitesidir. Adını iki şeyden alır: kasa paranın
  durduğu yerdir ve oyunda kasa, karşınızda oturan taraftır. Biz bu iki işi de açık kurallarla
  yapmak istiyoruz.
</p>
<h2>Neye inanıyoruz?</h2>
<ul>
  <li>
    <strong>Sonuç önceden mühürlüdür.</strong> Slotlarımızda her çekiliş, oyundan önce özeti
    gösterilen bir tohumdan hesaplanır. Tohum açıldığında her turu kendiniz doğrularsınız.
  </li>
  <li>
    <strong>Getiri bir vaat değil, bir hesaptır.</strong> Kendi stüdyomuzun oyunlarında getiri oranı
    (RTP), yayımlanmış sonuç tablosundan kesin olarak hesaplanır. Oran kişiye, saate veya bakiyeye
    göre değişmez.
  </li>
  <li>
    <strong>Her kuruşun kaydı vardır.</strong> Bakiyeniz yalnızca çift taraflı bir defterle değişir.
    Kayıtlar silinmez, birbirine zincirlenir ve denetlenir.
  </li>
  <li>
    <strong>Uydurma rakam göstermeyiz.</strong> Ekranda gördüğünüz jackpot, kazanç ve sıralama
    gerçek kayıtlardan gelir.
  </li>
</ul>
<h2>Oyunlar</h2>
<p>
  Lale Devri, Kapadokya 1000 ve Yonca Bahçesi kendi stüdyomuz Çini Atölyesi’nin oyunlarıdır. Diğer
  stüdyoların oyunları da aynı kapıdan, aynı kayıt ve denetim kurallarıyla çalışır. Her oyunun
  sayfasında bahis sınırları, en yüksek kazanç ve getiri oranı yazar.
</p>
<h2>Demo kasa</h2>
<p>
  Sitede “oyun parası” ya da “demo” ibaresini görüyorsanız bir demo kasadasınız: yatırılan,
  kazanılan ve kaybedilen tutarların hiçbiri gerçek para değildir ve ödenmez. Oyunların kuralları ve
  olasılıkları gerçeğiyle aynıdır.
</p>
<h2>Lisans ve yazılım</h2>
<p>
  Sitenin bağlı olduğu lisans, sayfanın alt bölümünde gösterilir; demo kasanın lisansı yoktur ve
  gerçek parayla oyun sunmaz. Siteyi çalıştıran yazılım açık kaynaklıdır: çekilişleri hesaplayan
  bölüm dâhil, nasıl çalıştığını herkes okuyabilir.
</p>
<h2>Bize ulaşın</h2>
<p>
  Sorularınız, önerileriniz ve şikâyetleriniz için canlı desteğe yazabilir ya da
  <a href="mailto:destek@kasa.test">destek@kasa.test</a> adresine e-posta gönderebilirsiniz.
</p>', '', ''),
  ('10', 'en', 'Financial information', '', '<p>
  These are the house’s rules for paying in and out. Which methods are open, their limits and their
  fees are shown on the <a href="/deposit">deposit</a> screen before you pay. In the demo house
  every amount is play money: no real money is taken or paid out.
</p>
<h2>Currency</h2>
<p>
  The only currency is the Turkish lira (TRY). If you pay from another currency, whoever issued your
  means of payment sets the rate.
</p>
<h2>Paying in</h2>
<ul>
  <li>Use only means of payment in your own name. Payments by somebody else’s are returned.</li>
  <li>
    A payment reaches your account when the provider approves it, mostly within minutes. A pending
    one can be followed in your transaction history.
  </li>
  <li>
    A payment that is not approved is not credited. If it has left your bank and does not appear,
    write to support and add the receipt.
  </li>
  <li>However often a payment is reported to us, it is credited once.</li>
</ul>
<h2>Withdrawing</h2>
<p>For what you ask for on the <a href="/withdraw">withdrawal</a> screen these rules hold:</p>
<ul>
  <li>
    Withdrawals go only to an account in the member’s own name and, where possible, by the method
    the money came with.
  </li>
  <li>
    With your request the amount is set aside from your balance. Until it is approved you may take
    the request back, and the whole amount returns.
  </li>
  <li>
    Before the first withdrawal, and where the law asks for it, we verify your identity. Once the
    documents are complete, requests are handled in the order they came in.
  </li>
  <li>
    To prevent money laundering we may ask that a deposit has been staked once. Conditions tied to a
    bonus stand in the <a href="/info/bonus-rules">bonus rules</a>.
  </li>
  <li>If a request is declined you are told why, and the amount returns to your balance.</li>
</ul>
<h2>Fees</h2>
<p>
  Kasa charges nothing for deposits, and nothing for ordinary withdrawals. Your bank or payment
  provider may. Real costs of paying in and out repeatedly without playing may be passed on, after
  telling you.
</p>
<h2>Checks</h2>
<p>
  We follow the rules against money laundering and the financing of terrorism. For unusual
  transactions we may ask for more information, hold the transaction, and report to the authorities
  what the law obliges us to report.
</p>
<h2>What stands behind your balance</h2>
<p>
  Every movement is written to a double-entry ledger; your balance is the sum of your entries and
  never falls below zero. How members’ money is protected in a house that offers play for real money
  is stated on this page together with its licence.
</p>
<h2>Accounts that rest</h2>
<p>
  We deduct nothing from accounts that are not used for a long time. Once withdrawals are open, you
  may ask for the balance that can be withdrawn when you close yours.
</p>
<h2>History and objections</h2>
<p>
  You can look back on at least 12 months of transactions. If you see one that you do not know,
  change your password and write to support at once.
</p>', '', ''),
  ('10', 'tr', 'Finansal bilgiler', '', '<p>
  Para yatırma ve çekmenin kasamızdaki kuralları aşağıdadır. Hangi yöntemlerin açık olduğu,
  sınırları ve ücretleri <a href="/deposit">para yatırma</a> ekranında, işlemden önce gösterilir.
  Demo kasada bütün tutarlar oyun parasıdır; gerçek para alınmaz ve ödenmez.
</p>
<h2>Para birimi</h2>
<p>
  Tek para birimi Türk Lirası’dır (TRY). Başka bir para biriminden yapılan ödemelerde kuru, ödeme
  aracınızı çıkaran kuruluş belirler.
</p>
<h2>Para yatırma</h2>
<ul>
  <li>
    Yalnızca kendi adınıza olan bir ödeme aracını kullanın. Başkasının aracıyla yapılan ödemeler
    iade edilir.
  </li>
  <li>
    Ödeme, ödeme kuruluşunun onayıyla hesabınıza geçer; çoğu zaman birkaç dakika içinde. Bekleyen
    bir ödemeyi işlem geçmişinizden izleyebilirsiniz.
  </li>
  <li>
    Onaylanmayan ödeme bakiyenize geçmez. Hesabınızdan çekildiği hâlde görünmüyorsa dekontla
    birlikte desteğe yazın.
  </li>
  <li>Aynı ödemenin bildirimi birden çok kez gelse de tutar bir kez işlenir.</li>
</ul>
<h2>Para çekme</h2>
<p><a href="/withdraw">Para çekme</a> ekranından yapılan çekimlerde şu kurallar geçerlidir:</p>
<ul>
  <li>
    Çekim, yalnızca üyenin kendi adına olan bir hesaba ve olanak varsa paranın yatırıldığı yöntemle
    yapılır.
  </li>
  <li>
    Çekim isteğinizle birlikte tutar bakiyenizden ayrılır. Onaylanana kadar isteğinizi geri
    alabilirsiniz; tutar eksiksiz geri döner.
  </li>
  <li>
    İlk çekimden önce ve yasanın gerektirdiği hâllerde kimlik doğrulaması isteriz. Belgeler tamamsa
    istekler geliş sırasıyla incelenir.
  </li>
  <li>
    Yatırılan tutarın en az bir kez bahse dönüşmesini, kara para aklamayı önlemek amacıyla
    isteyebiliriz. Bonusa bağlı koşullar <a href="/info/bonus-rules">bonus kurallarındadır</a>.
  </li>
  <li>Reddedilen bir istekte nedenini bildirir, tutarı bakiyenize geri veririz.</li>
</ul>
<h2>Ücretler</h2>
<p>
  Kasa, para yatırmadan ve olağan çekimlerden ücret almaz. Bankanızın ya da ödeme kuruluşunun kendi
  ücretleri olabilir. Hiç oynamadan yinelenen yatırıp çekmelerde oluşan gerçek masraf, önceden
  bildirilerek yansıtılabilir.
</p>
<h2>Kimlik ve kaynak denetimi</h2>
<p>
  Suç gelirlerinin aklanmasını ve terörün finansmanını önlemeye ilişkin kurallara uyarız. Olağan
  dışı işlemlerde ek bilgi isteyebilir, işlemi bekletebilir ve yasal olarak bildirmekle yükümlü
  olduğumuz durumları yetkili makamlara bildirebiliriz.
</p>
<h2>Bakiyenizin güvencesi</h2>
<p>
  Her hareket çift taraflı deftere yazılır; bakiyeniz kayıtlarınızın toplamıdır ve sıfırın altına
  inmez. Gerçek parayla oyun sunan bir kasada üye paralarının nasıl korunduğu, lisans koşullarıyla
  birlikte bu sayfada belirtilir.
</p>
<h2>Hareketsiz hesaplar</h2>
<p>
  Uzun süre kullanılmayan hesaplardan kendiliğinden kesinti yapmayız. Para çekme açıldığında,
  hesabınızı kapatırken çekilebilir bakiyenizi isteyebilirsiniz.
</p>
<h2>İşlem geçmişi ve itiraz</h2>
<p>
  İşlemlerinizi en az 12 ay geriye doğru görebilirsiniz. Tanımadığınız bir işlem görürseniz
  parolanızı değiştirin ve hemen desteğe yazın.
</p>', '', ''),
  ('11', 'en', 'Kasa', '', '<p>
  <strong>Kasa</strong> is an online casino in Turkish lira. Our address is the one in your
  browser’s address bar; type your password nowhere else. Questions:
  <a href="mailto:destek@kasa.test">destek@kasa.test</a>
</p>', '', ''),
  ('11', 'tr', 'Kasa', '', '<p>
  <strong>Kasa</strong>, Türk Lirası ile çalışan bir çevrim içi casino sitesidir. Resmî adresimiz,
  tarayıcınızın adres çubuğunda gördüğünüz bu adrestir; parolanızı başka bir adreste yazmayın.
  Sorularınız için: <a href="mailto:destek@kasa.test">destek@kasa.test</a>
</p>', '', ''),
  ('12', 'en', 'Keep it a game', '', '<p>
  <strong>18+</strong> Gambling is a pastime and no source of income. If it weighs on you, GamCare
  helps free of charge: <a href="tel:08088020133">0808 8020 133</a>.
  <a href="/info/responsible-gaming">Responsible gaming</a>
</p>', '', ''),
  ('12', 'tr', 'Oyun oyun kalsın', '', '<p>
  <strong>18+</strong> Oyun bir eğlencedir, gelir kaynağı değildir. Kumar sizi zorluyorsa
  <a href="tel:115">115 YEDAM</a> hattı ücretsizdir.
  <a href="/info/responsible-gaming">Sorumlu oyunculuk</a>
</p>', '', ''),
  ('13', 'en', 'Is this played for real money?', '', '<p>
  Not where the site says “demo” or “play money”. What is paid in, won or lost in the demo house is
  not real and is not paid out; the rules and odds of the games are the real ones.
</p>', '', ''),
  ('13', 'tr', 'Burada gerçek parayla mı oynanıyor?', '', '<p>
  Sitede “demo” ya da “oyun parası” yazıyorsa hayır. Demo kasada yatırılan, kazanılan ve kaybedilen
  tutarlar gerçek değildir, ödenmez; oyunların kuralları ve olasılıkları ise gerçeğiyle aynıdır.
</p>', '', ''),
  ('14', 'en', 'How do I join?', '', '<p>
  Fill in the <a href="/register">registration</a> form and confirm your account with the link sent
  to your e-mail. You have to be 18 or over. One account for each person.
</p>', '', ''),
  ('14', 'tr', 'Nasıl üye olurum?', '', '<p>
  <a href="/register">Kayıt</a> formunu doldurun; e-postanıza gelen bağlantıyla hesabınızı
  onaylayın. 18 yaşını doldurmuş olmanız gerekir. Her kişi bir hesap açabilir.
</p>', '', ''),
  ('15', 'en', 'I cannot log in. What can I do?', '', '<p>
  You can use your e-mail, your telephone or your member name. If you forgot the password, ask for a
  <a href="/forgot-password">reset</a> link; it works once, within 30 minutes. After several wrong
  tries you have to wait a while.
</p>', '', ''),
  ('15', 'tr', 'Giriş yapamıyorum, ne yapmalıyım?', '', '<p>
  E-posta, telefon ya da kullanıcı adınızla girebilirsiniz. Parolanızı unuttuysanız
  <a href="/forgot-password">parola yenileme</a> bağlantısı isteyin; bağlantı 30 dakika geçerlidir
  ve bir kez kullanılır. Birkaç yanlış denemeden sonra bir süre beklemeniz gerekir.
</p>', '', ''),
  ('16', 'en', 'What is two-step login?', '', '<p>
  A second proof beside your password: an authenticator app, a code by SMS or a passkey. Not even
  somebody who knows your password gets in. Keep your recovery codes in a safe place.
</p>', '', ''),
  ('16', 'tr', 'İki adımlı giriş nedir?', '', '<p>
  Parolanızın yanında ikinci bir kanıt ister: doğrulayıcı uygulama, SMS kodu ya da geçiş anahtarı.
  Parolanızı bilen biri bile hesabınıza giremez. Kurtarma kodlarınızı güvenli bir yerde saklayın.
</p>', '', ''),
  ('17', 'en', 'How do I know that the games are fair?', '', '<p>
  The draws of our slots are computed from a seed whose hash you see before you play. When you
  rotate the seed, the old one is opened, and you can verify every round yourself. More under
  <a href="/info/casino-rules">casino rules</a>.
</p>', '', ''),
  ('17', 'tr', 'Oyunların adil olduğunu nereden bileyim?', '', '<p>
  Slot çekilişleri, oyundan önce özeti gösterilen bir tohumdan hesaplanır. Tohumu yenilediğinizde
  eskisi açılır ve her turu kendiniz doğrularsınız. Ayrıntısı
  <a href="/info/casino-rules">casino kurallarında</a>.
</p>', '', ''),
  ('18', 'en', 'What does RTP mean?', '', '<p>
  How much of all stakes is paid back over very many rounds. 96.5 % means that in the long run
  ₺96.50 of every ₺100 staked come back on average; it says nothing about a single session.
</p>', '', ''),
  ('18', 'tr', 'RTP ne demek?', '', '<p>
  Çok sayıda turda bahislerin ne kadarının geri ödendiğini gösteren orandır. %96,5, uzun dönemde her
  ₺100 bahsin ortalama ₺96,50’sinin geri döndüğünü anlatır; tek bir oturum hakkında bir şey
  söylemez.
</p>', '', ''),
  ('19', 'en', 'My connection broke during a game. What about my bet?', '', '<p>
  The round is not lost. Open the game again and it goes on where it was. If you do not return
  within 24 hours, its win is credited by itself.
</p>', '', ''),
  ('19', 'tr', 'Oyun sırasında bağlantım koptu, bahsim ne olur?', '', '<p>
  Tur kaybolmaz. Oyunu yeniden açtığınızda kaldığı yerden sürer. 24 saat içinde dönmezseniz
  kazancınız kendiliğinden hesabınıza geçer.
</p>', '', ''),
  ('2', 'en', 'Terms of use', '', '<p>
  These terms are the contract between Kasa and its members. By registering you confirm that you
  have read and accepted them, together with the rules linked below. If there is a rule that you do
  not accept, please do not open an account.
</p>
<h2>1. Words</h2>
<p>
  “Kasa” and “we” are whoever operates the site; “member” and “you” are the person who opened the
  account; the “balance” is the money and bonus shown in it; a “game” is any game of chance offered
  here.
</p>
<h2>2. Who may join</h2>
<ul>
  <li>
    Natural persons aged 18 or over whom the law of the place they are in does not forbid to play.
  </li>
  <li>
    Citizens and identity card holders of Northern Cyprus who live there may not play live casino,
    slots or sports bets.
  </li>
  <li>
    Whoever has excluded themselves may neither play nor open another account while the exclusion
    runs.
  </li>
  <li>It is up to you to find out whether online gambling is legal where you are.</li>
</ul>
<h2>3. Your account</h2>
<ul>
  <li>One account for each person, with details that are true, up to date and your own.</li>
  <li>It may not be handed over, rented out or used for somebody else.</li>
  <li>
    Share your password and codes with nobody; our staff never ask for them. We recommend turning on
    two-step login.
  </li>
  <li>
    If you suspect that somebody else was in your account, change the password, end your sessions
    and write to us.
  </li>
</ul>
<h2>4. Verification</h2>
<p>
  Where the law asks for it, and before a withdrawal, we ask for documents that show your identity,
  your address, that the means of payment is yours and, where needed, where the money comes from. We
  may hold back what depends on them until they are complete. False or forged documents lead to the
  closing of the account.
</p>
<h2>5. Money</h2>
<p>
  The only currency is the Turkish lira. How money is paid in and out is told under
  <a href="/info/financial-information">financial information</a>. A balance is no bank deposit and
  bears no interest. If an amount reaches your account by mistake, you have to tell us; such an
  amount may be taken back.
</p>
<h2>6. Games</h2>
<p>
  Games follow the <a href="/info/general-rules">general rules</a>, the
  <a href="/info/casino-rules">casino rules</a> and the <a href="/info/bet-rules">bet rules</a>.
  Where a game’s own rules differ, the game’s rules count. Where the screen and the server’s record
  differ, the record counts; you find it in your history.
</p>
<h2>7. What is not allowed</h2>
<ul>
  <li>More than one account, a hidden identity, somebody else’s means of payment.</li>
  <li>Software that plays for you, the knowing use of errors, attempts to harm the site.</li>
  <li>Money laundering, fraud, playing in collusion with other members.</li>
  <li>Insults and threats against our staff or other members.</li>
</ul>
<p>Whoever finds a weakness and reports it without abusing it has our thanks.</p>
<h2>8. Suspension and closing</h2>
<p>
  You may ask us to close your account at any time. We may suspend or close it for a breach of these
  terms, a legal duty or a serious suspicion, and tell you why unless the law forbids it. A balance
  won by the rules remains yours once you are verified.
</p>
<h2>9. Liability</h2>
<p>
  We run the site with care and cannot promise that it never stops. If your connection breaks, your
  round is not lost: its outcome stands and it goes on where it was. We are not liable for indirect
  losses from interruptions that are not our fault. Your rights as a consumer remain untouched.
</p>
<h2>10. Personal data</h2>
<p>How we process your data is told in the <a href="/info/privacy">privacy notice</a>.</p>
<h2>11. Changes</h2>
<p>
  Changed terms are announced on the site before they apply. After an important change to your
  disadvantage we ask for your consent again. If you do not agree, you may close the account and ask
  for your balance.
</p>
<h2>12. Complaints and disputes</h2>
<p>
  Please turn to the live support or to
  <a href="mailto:destek@kasa.test">destek@kasa.test</a> first; a date and a transaction or round
  number help us to be quick. If our written answer does not satisfy you, you may turn to the
  licensing authority and to the consumer bodies in charge. The law of the place of the licence
  applies, without prejudice to the mandatory rules that protect you.
</p>
<h2>13. The demo house</h2>
<p>
  A demo house is played with play money; whatever these terms say about paying or drawing money out
  does not apply there, and a demo balance is never exchanged for real money.
</p>', '', ''),
  ('2', 'tr', 'Kullanım şartları', '', '<p>
  Bu şartlar, Kasa ile üyesi arasındaki sözleşmedir. Kayıt olurken bu şartları ve aşağıda bağlantısı
  verilen kuralları okuyup kabul etmiş olursunuz. Kabul etmediğiniz bir kural varsa lütfen hesap
  açmayın.
</p>
<h2>1. Tanımlar</h2>
<p>
  “Kasa”, “biz” siteyi işleten tarafı; “üye”, “siz” hesap açan kişiyi; “bakiye” hesabınızda görünen
  parayı ve bonusu; “oyun” sitede sunulan her şans oyununu anlatır.
</p>
<h2>2. Kimler üye olabilir?</h2>
<ul>
  <li>
    18 yaşını doldurmuş ve oyun oynaması bulunduğu yerin hukukuna göre yasak olmayan gerçek kişiler
    üye olabilir.
  </li>
  <li>
    Kuzey Kıbrıs’ta yaşayan ve oranın yurttaşı ya da kimlik sahibi olan kişiler canlı casino, slot
    ve spor bahsi oynayamaz.
  </li>
  <li>Kendisini oyundan men etmiş kişiler, men süresi boyunca oynayamaz ve yeni hesap açamaz.</li>
  <li>
    Çevrim içi oyunun bulunduğunuz yerde yasal olup olmadığını öğrenmek sizin sorumluluğunuzdadır.
  </li>
</ul>
<h2>3. Hesap</h2>
<ul>
  <li>Her kişi yalnızca bir hesap açabilir. Bilgiler doğru, güncel ve size ait olmalıdır.</li>
  <li>Hesap devredilemez, kiralanamaz, başkası adına kullanılamaz.</li>
  <li>
    Parolanızı ve doğrulama kodlarınızı kimseyle paylaşmayın; ekibimiz bunları sizden hiçbir zaman
    istemez. İki adımlı girişi açmanızı öneririz.
  </li>
  <li>
    Hesabınıza başkasının girdiğinden şüphelenirseniz parolanızı değiştirin, oturumlarınızı kapatın
    ve bize yazın.
  </li>
</ul>
<h2>4. Kimlik doğrulama</h2>
<p>
  Yasaların gerektirdiği hâllerde ve para çekme işlemlerinden önce kimliğinizi, adresinizi, ödeme
  aracının size ait olduğunu ve gerekirse paranın kaynağını gösteren belgeler isteriz. Belgeler
  tamamlanana kadar ilgili işlemi bekletebiliriz. Yanlış veya sahte belge hesabın kapatılmasına yol
  açar.
</p>
<h2>5. Para işlemleri</h2>
<p>
  Tek para birimi Türk Lirası’dır. Para yatırma ve çekme kuralları
  <a href="/info/financial-information">finansal bilgiler</a> sayfasındadır. Bakiye mevduat değildir
  ve faiz getirmez. Yanlışlıkla hesabınıza geçen bir tutarı gördüğünüzde bize bildirmeniz gerekir;
  böyle bir tutar geri alınabilir.
</p>
<h2>6. Oyunlar</h2>
<p>
  Oyunlar <a href="/info/general-rules">genel kurallara</a>,
  <a href="/info/casino-rules">casino kurallarına</a> ve
  <a href="/info/bet-rules">bahis kurallarına</a> göre oynanır. Bir oyunun kendi kural sayfası ile
  bu metinler çelişirse oyunun kuralı uygulanır. Ekrandaki görüntü ile sunucudaki kayıt farklıysa
  kayıt geçerlidir; kaydı geçmişinizden görebilirsiniz.
</p>
<h2>7. Yasak davranışlar</h2>
<ul>
  <li>Birden çok hesap kullanmak, kimliği gizlemek, başkasının ödeme aracını kullanmak.</li>
  <li>
    Oyunları yazılımla kendiliğinden oynatmak; hataları bilerek kullanmak; siteye zarar verecek
    denemeler yapmak.
  </li>
  <li>Suç gelirlerini aklamak, dolandırıcılık, diğer üyelerle danışıklı oyun.</li>
  <li>Ekibimize veya diğer üyelere hakaret ve tehdit.</li>
</ul>
<p>Güvenlik açığı bulan ve bunu kötüye kullanmadan bize bildiren kişilere teşekkür ederiz.</p>
<h2>8. Askıya alma ve kapatma</h2>
<p>
  Hesabınızı dilediğiniz zaman kapatmamızı isteyebilirsiniz. Bu şartlara aykırılık, yasal zorunluluk
  veya ciddi bir şüphe hâlinde biz de hesabı askıya alabilir ya da kapatabiliriz; nedenini, yasa
  engellemiyorsa, size bildiririz. Kurallara uygun kazanılmış bakiye, doğrulamanın ardından size
  aittir.
</p>
<h2>9. Sorumluluk</h2>
<p>
  Siteyi özenle işletiriz; yine de kesintisiz çalışacağını vaat edemeyiz. Bağlantınız koparsa
  oynadığınız tur kaybolmaz: sonucu bellidir ve kaldığı yerden sürer. Kusurumuz olmayan
  kesintilerden doğan dolaylı zararlardan sorumlu değiliz. Tüketici olarak yasadan doğan haklarınız
  saklıdır.
</p>
<h2>10. Kişisel veriler</h2>
<p>Verilerinizi nasıl işlediğimiz <a href="/info/privacy">gizlilik metninde</a> anlatılır.</p>
<h2>11. Değişiklikler</h2>
<p>
  Şartlar değişirse yeni metni yürürlüğe girmeden önce sitede duyururuz. Aleyhinize önemli bir
  değişiklikten sonra devam etmek için yeniden onayınızı isteriz. Kabul etmezseniz hesabınızı
  kapatıp bakiyenizi isteyebilirsiniz.
</p>
<h2>12. Şikâyet ve uyuşmazlık</h2>
<p>
  Şikâyetinizi önce canlı desteğe ya da
  <a href="mailto:destek@kasa.test">destek@kasa.test</a> adresine yazın. Tarih, işlem veya tur
  numarası eklerseniz daha çabuk bakarız. Yazılı yanıtımızdan memnun kalmazsanız lisans makamına ve
  yetkili tüketici mercilerine başvurabilirsiniz. Uyuşmazlıklarda, sizi koruyan emredici kurallar
  saklı kalmak üzere, lisansın verildiği yerin hukuku uygulanır.
</p>
<h2>13. Demo kasa</h2>
<p>
  Demo kasada oyun parasıyla oynanır; bu şartların para ödenmesine ve çekilmesine ilişkin hükümleri
  orada uygulanmaz ve demo bakiyesi hiçbir zaman gerçek paraya çevrilmez.
</p>', '', ''),
  ('20', 'en', 'How do I pay in?', '', '<p>
  Log in and choose a method on the <a href="/deposit">deposit</a> screen. Each states its lowest
  and highest amount. Use only means of payment in your own name.
</p>', '', ''),
  ('20', 'tr', 'Nasıl para yatırırım?', '', '<p>
  Giriş yaptıktan sonra <a href="/deposit">para yatırma</a> ekranında bir yöntem seçin. En düşük ve
  en yüksek tutar yöntemin yanında yazar. Yalnızca kendi adınıza olan bir ödeme aracını kullanın.
</p>', '', ''),
  ('21', 'en', 'My deposit does not appear.', '', '<p>
  The provider’s approval may take some minutes. If your history shows it as pending, it has not
  come yet. If it takes long, write to support and add the receipt.
</p>', '', ''),
  ('21', 'tr', 'Yatırdığım para görünmüyor.', '', '<p>
  Ödeme kuruluşunun onayı birkaç dakika sürebilir. İşlem geçmişinizde “bekliyor” görünüyorsa onay
  henüz gelmemiştir. Uzun sürerse dekontla birlikte desteğe yazın.
</p>', '', ''),
  ('22', 'en', 'What are the rules for withdrawing?', '', '<p>
  On the <a href="/withdraw">withdrawal</a> screen you write the amount and choose your bank
  account. Withdrawals go only to an account in your own name, and we want to see who you are before
  one is paid. The rules stand under
  <a href="/info/financial-information">financial information</a>.
</p>', '', ''),
  ('22', 'tr', 'Para çekmenin kuralları neler?', '', '<p>
  <a href="/withdraw">Para çekme</a> ekranında tutarı yazıp banka hesabınızı seçersiniz. Çekim
  yalnızca kendi adınıza olan bir hesaba yapılır; ödenmeden önce kimliğinizi görmek isteriz.
  Kurallar <a href="/info/financial-information">finansal bilgiler</a> sayfasındadır.
</p>', '', ''),
  ('23', 'en', 'How do bonuses work?', '', '<p>
  A bonus is given only when you ask; you read all its terms on your
  <a href="/bonuses">Bonuses page</a> before. Cash is played first, then bonus money; you can always
  withdraw your cash, and give the bonus up whenever you like. More is in the
  <a href="/info/bonus-rules">bonus rules</a>.
</p>', '', ''),
  ('23', 'tr', 'Bonuslar nasıl işler?', '', '<p>
  Bonus yalnızca siz isterseniz verilir; bütün şartları
  <a href="/bonuses">Bonuslar sayfanızda</a> istemeden önce okursunuz. Önce nakit, sonra bonus
  oynanır; nakdinizi her zaman çekebilir, bonustan istediğiniz an vazgeçebilirsiniz. Ayrıntılar
  <a href="/info/bonus-rules">bonus kurallarındadır</a>.
</p>', '', ''),
  ('24', 'en', 'Can I set limits for myself?', '', '<p>
  Yes, on the page <a href="/control">You are in control</a>: limits of deposits, losses, stakes and
  time, reminders, breaks and self-exclusion. A lower limit holds at once, a higher one after 24
  hours and once you have confirmed it again. How they work, and the helplines, are told under
  <a href="/info/responsible-gaming">responsible gaming</a>.
</p>', '', ''),
  ('24', 'tr', 'Kendime sınır koyabilir miyim?', '', '<p>
  Evet, <a href="/control">Kontrol sizde</a> sayfasında: yatırma, kayıp, bahis ve süre sınırları,
  hatırlatma, mola ve kendini dışlama. Düşürdüğünüz sınır hemen, yükselttiğiniz 24 saat sonra ve
  yeniden onayınızla geçerli olur. Nasıl işledikleri ve yardım hatları
  <a href="/info/responsible-gaming">sorumlu oyunculuk</a> sayfasındadır.
</p>', '', ''),
  ('25', 'en', 'Can I see what you hold about me?', '', '<p>
  Yes, it can be downloaded under <a href="/profile/data">personal data</a> in your profile. How we
  process it stands in the <a href="/info/privacy">privacy</a> notice.
</p>', '', ''),
  ('25', 'tr', 'Hakkımda tuttuğunuz verileri görebilir miyim?', '', '<p>
  Evet, profilinizdeki <a href="/profile/data">Kişisel veriler</a> sayfasından indirebilirsiniz.
  Verilerinizi nasıl işlediğimiz <a href="/info/privacy">gizlilik</a> metninde yazar.
</p>', '', ''),
  ('26', 'en', 'Where do I complain?', '', '<p>
  Write to the live support or to <a href="mailto:destek@kasa.test">destek@kasa.test</a>, with the
  number of the round or transaction. What comes after that is told in section 12 of the
  <a href="/info/terms">terms of use</a>.
</p>', '', ''),
  ('26', 'tr', 'Şikâyetimi nereye iletirim?', '', '<p>
  Canlı desteğe ya da <a href="mailto:destek@kasa.test">destek@kasa.test</a> adresine yazın; tur
  veya işlem numarasını ekleyin. Sonraki adımlar <a href="/info/terms">kullanım şartlarının</a> 12.
  maddesindedir.
</p>', '', ''),
  ('27', 'en', 'Social media', '', '{"facebook":"","twitter":"","instagram":"","youtube":"","reddit":"","telegram":"","whatsapp":"","google":"","pinterest":""}', '', ''),
  ('27', 'tr', 'Sosyal medya', '', '{"facebook":"","twitter":"","instagram":"","youtube":"","reddit":"","telegram":"","whatsapp":"","google":"","pinterest":""}', '', ''),
  ('28', 'en', 'Check every outcome yourself', 'The seed is sealed before you play and opened afterwards. Your own browser does the sums.', '', '', 'How it works'),
  ('28', 'tr', 'Her sonucu kendiniz doğrulayın', 'Çekilişin tohumu oyundan önce mühürlenir, sonra açılır. Hesabı tarayıcınız yapar.', '', '', 'Nasıl çalışıyor?'),
  ('29', 'en', 'Take your place in the tournaments', 'Points come from rounds played with an account, prizes from the house. The standings are open to all.', '', '', 'See the tournaments'),
  ('29', 'tr', 'Turnuvalarda sıra sizde', 'Puanlar hesapla oynanan turlardan, ödüller kasadan gelir. Sıralama herkese açık.', '', '', 'Turnuvalara bakın'),
  ('3', 'en', 'General rules', '', '<p>
  These rules hold for every game on the site. What is particular to a kind of game stands under
  <a href="/info/casino-rules">casino rules</a> and <a href="/info/bet-rules">bet rules</a>.
</p>
<h2>Age and place</h2>
<p>
  Nobody under 18 may play. Citizens and identity card holders of Northern Cyprus who live there may
  not play live casino, slots or sports bets. Bets found to break this are cancelled and their
  stakes returned.
</p>
<h2>When a bet is accepted</h2>
<ul>
  <li>
    A bet is accepted at the moment our server records it. Your balance falls at that moment, and
    your history shows the record.
  </li>
  <li>
    A bet that the balance does not cover, that lies outside the limits or is made in a closed game
    is not accepted, and nothing is taken.
  </li>
  <li>The same request arriving twice counts once.</li>
  <li>An accepted bet cannot be taken back unless the rules of the game say so.</li>
</ul>
<h2>When the connection breaks</h2>
<p>
  The outcome is fixed when the bet is accepted and does not depend on the screen. Open the game
  again and the round goes on where it was, on another device too. If you do not come back within 24
  hours, whatever the round has won is credited to you.
</p>
<h2>Errors</h2>
<p>
  If a game has plainly gone wrong, the rounds concerned are examined. A wrong result is put right
  by the rule that should have applied; where that is impossible the stake is returned. Using an
  error knowingly breaks these rules. A correction is an entry of its own in the ledger; the old one
  is never deleted.
</p>
<h2>Records and proof</h2>
<p>
  The stake, outcome, time and draw of every round are kept and open to you. Where a screenshot and
  the record differ, the record counts; for slots you can test the record yourself by verifying the
  draw.
</p>
<h2>Time and currency</h2>
<p>
  All times on the site are Istanbul time. Amounts are in Turkish lira; balances are kept to
  fractions of a kuruş and shown with two decimals, rounded down.
</p>
<h2>Limits of your own</h2>
<p>
  Gambling is no source of income. Decide on your budget and your time beforehand. Limits, breaks
  and self-exclusion stand on the page <a href="/control">You are in control</a>; how they work is
  told under <a href="/info/responsible-gaming">responsible gaming</a>.
</p>
<h2>Objections</h2>
<p>
  If you object to a result, write to the live support within 30 days and name the round’s number
  from your history. We tell you what we found, and why.
</p>', '', ''),
  ('3', 'tr', 'Genel kurallar', '', '<p>
  Bu kurallar sitedeki bütün oyunlar için geçerlidir. Oyun türlerine özgü kurallar
  <a href="/info/casino-rules">casino kuralları</a> ve
  <a href="/info/bet-rules">bahis kuralları</a> sayfalarındadır.
</p>
<h2>Yaş ve yer</h2>
<p>
  18 yaşından küçükler oynayamaz. Kuzey Kıbrıs’ta yaşayan, oranın yurttaşı ya da kimlik sahibi
  kişiler canlı casino, slot ve spor bahsi oynayamaz. Aykırı olduğu anlaşılan bahisler iptal edilir,
  bahis tutarları iade edilir.
</p>
<h2>Bahsin kabulü</h2>
<ul>
  <li>
    Bir bahis, sunucumuz onu kaydettiği anda kabul edilmiş olur. Bakiyeniz o anda azalır; kaydı
    geçmişinizde görürsünüz.
  </li>
  <li>
    Bakiyesi yetmeyen, sınırların dışında kalan ya da kapanmış bir oyuna verilen bahis kabul edilmez
    ve bakiyenizden para alınmaz.
  </li>
  <li>Aynı istek iki kez ulaşırsa bir kez işlenir.</li>
  <li>Kabul edilmiş bir bahis, oyunun kuralı ayrıca izin vermiyorsa geri alınamaz.</li>
</ul>
<h2>Bağlantı koparsa</h2>
<p>
  Sonuç, bahis kabul edildiğinde bellidir ve ekrandan bağımsızdır. Oyunu yeniden açtığınızda tur
  kaldığı yerden sürer; başka bir cihazdan da sürdürebilirsiniz. Yarım kalan bir turu 24 saat içinde
  açmazsanız kazancı kendiliğinden hesabınıza yazılır.
</p>
<h2>Hatalar</h2>
<p>
  Bir oyun açıkça yanlış çalışmışsa, etkilenen turlar incelenir. Yanlış hesaplanan sonuç doğru
  kurala göre düzeltilir; düzeltilemiyorsa bahis iade edilir. Hatayı bilerek kullanmak bu sayfadaki
  kurallara aykırıdır. Düzeltme, deftere ayrı bir kayıt olarak işlenir; eski kayıt silinmez.
</p>
<h2>Kayıtlar ve kanıt</h2>
<p>
  Her turun bahsi, sonucu, zamanı ve çekiliş bilgisi saklanır ve size açıktır. Ekran görüntüsü ile
  kayıt çelişirse kayıt esas alınır; slot turlarında kaydın doğruluğunu çekilişi doğrulayarak
  kendiniz sınayabilirsiniz.
</p>
<h2>Saat ve para birimi</h2>
<p>
  Sitedeki bütün saatler Türkiye saatidir. Tutarlar Türk Lirası’dır; bakiyeler kuruşun altındaki
  basamaklarıyla tutulur, ekranda iki basamağa aşağı yuvarlanarak gösterilir.
</p>
<h2>Kendi oyun sınırlarınız</h2>
<p>
  Oyun bir gelir kaynağı değildir. Bütçenizi ve sürenizi önceden belirleyin. Sınırlar, mola ve
  kendini dışlama <a href="/control">Kontrol sizde</a> sayfasındadır; nasıl işledikleri
  <a href="/info/responsible-gaming">sorumlu oyunculuk</a> sayfasında yazar.
</p>
<h2>İtiraz</h2>
<p>
  Bir sonuca itirazınızı, turun geçmişinizdeki numarasıyla birlikte 30 gün içinde canlı desteğe
  yazın. İncelemenin sonucunu gerekçesiyle bildiririz.
</p>', '', ''),
  ('30', 'en', 'From the Tulip Era to Cappadocia', 'Three slots by Çini Atölyesi, with returns worked out exactly from their published tables.', '', '', 'Go to the slots'),
  ('30', 'tr', 'Lale Devri’nden Kapadokya’ya', 'Çini Atölyesi’nin üç slotu; getirileri tablodan kuruşu kuruşuna hesaplanır.', '', '', 'Slotlara gidin'),
  ('31', 'en', 'Jackpots on the rise', 'What you see is what would be paid now: a start that the house promises, and growth from stakes.', '', '', 'See the jackpots'),
  ('31', 'tr', 'Jackpotlar büyüyor', 'Gösterilen tutar, o an düşse ödenecek olandır: kasanın söz verdiği başlangıç ve bahislerden gelen artış.', '', '', 'Jackpotlara bakın'),
  ('32', 'en', '50 percent welcome bonus', 'On your first deposit, if you ask, up to ₺999.', '', '', 'Promotions'),
  ('32', 'tr', '%50 hoş geldin bonusu', 'İsterseniz ilk yatırmanıza, en çok ₺999. Şartlar açık.', '', '', 'Promosyonlar'),
  ('33', 'en', '50 percent welcome bonus', '50 percent on your first deposit, up to ₺999.', '<p>On your first deposit at Kasa, a <strong>50 percent welcome bonus</strong> of up to <strong>999 TRY</strong>. Deposit ₺1,000 and it is ₺500; from ₺1,998 upwards it is ₺999.</p>', '<ul><li>Once for each member whose first deposit is ₺100 or more.</li><li>Never added without being asked for; you may play on without it.</li><li>To be wagered 30 times within 30 days, by stakes of up to ₺50.</li></ul><p>You read every term on your <a href="/bonuses">Bonuses page</a> before you ask.</p>', ''),
  ('33', 'tr', '%50 hoş geldin bonusu', 'İlk para yatırma işleminize %50, en çok ₺999.', '<p>Kasa’ya ilk kez para yatırdığınızda tutarın <strong>%50’si kadar hoş geldin bonusu</strong>, en çok <strong>999 TRY</strong>. Örneğin ₺1.000 yatırana ₺500, ₺1.998 ve üzerini yatırana ₺999.</p>', '<ul><li>Her üye için bir kez, ilk yatırma en az ₺100 ise.</li><li>Bonus istenmeden verilmez; bonussuz da oynayabilirsiniz.</li><li>Çevrim 30 kattır ve 30 gün içinde tamamlanır; o sürede bir bahis en çok ₺50’dir.</li></ul><p>Bütün şartları <a href="/bonuses">Bonuslar sayfanızda</a>, istemeden önce okursunuz.</p>', ''),
  ('34', 'en', '30 percent casino discount', '30 percent of last week’s net loss in the casino back in cash, if you ask.', '<p>Whoever ends a week in the casino with less than they staked may ask for a <strong>30 percent casino discount</strong> on the net loss, in cash, within 3 days from Monday on.</p><p>It is a rule known beforehand and no reason to play on: decide on your budget before you begin.</p>', '<ul><li>The net loss is cash stakes less payouts and jackpots, Monday to Sunday in Istanbul.</li><li>From a loss of ₺200 on; nothing is to be wagered.</li><li>Once a week, up to ₺1,500.</li></ul><p>You read every term on your <a href="/bonuses">Bonuses page</a> before you ask.</p>', ''),
  ('34', 'tr', '%30 casino indirimi', 'Casino’da geçen haftaki net kaybınızın %30’u, isterseniz, nakit olarak geri.', '<p>Bir hafta içinde casino oyunlarındaki bahisleriniz kazançlarınızı aştıysa, net kaybınızın <strong>%30’u casino indirimi</strong> olarak, pazartesiden sonraki 3 gün içinde isterseniz nakit geri verilir.</p><p>İndirim bir teselli değil, önceden belli bir kuraldır: daha çok oynamak için bir neden olmasın. Bütçenizi her zaman baştan belirleyin.</p>', '<ul><li>Net kayıp, nakit bahislerden ödemelerin ve jackpotların çıkarılmasıyla bulunur; Türkiye saatiyle pazartesi–pazar sayılır.</li><li>En az ₺200 kayıpta verilir, çevrimi yoktur.</li><li>Haftada bir kez ve en çok ₺1.500.</li></ul><p>Bütün şartları <a href="/bonuses">Bonuslar sayfanızda</a>, istemeden önce okursunuz.</p>', ''),
  ('35', 'en', '20 percent deposit bonus without wagering', '20 percent on one deposit a day, without wagering.', '<p>A <strong>20 percent deposit bonus without wagering</strong> on what you pay in. Nothing is to be wagered: it is cash at once.</p>', '<ul><li>On a deposit of ₺250 or more, once a day, up to ₺500.</li><li>What is given is cash: play it or withdraw it at once.</li><li>One bonus is given for each deposit.</li></ul><p>You read every term on your <a href="/bonuses">Bonuses page</a> before you ask.</p>', ''),
  ('35', 'tr', '%20 çevrimsiz yatırım bonusu', 'Günde bir yatırmaya %20, çevrim şartı yok.', '<p>Para yatırdığınızda tutarın <strong>%20’si kadar çevrimsiz yatırım bonusu</strong>. Çevrim şartı yoktur: doğrudan nakde eklenir.</p>', '<ul><li>En az ₺250 yatırmaya, günde bir kez ve en çok ₺500.</li><li>Verilen nakittir: hemen oynanır ya da çekilir.</li><li>Her yatırma için bir bonus verilir.</li></ul><p>Bütün şartları <a href="/bonuses">Bonuslar sayfanızda</a>, istemeden önce okursunuz.</p>', ''),
  ('36', 'en', 'The tournament of the week is on', 'Not your stake but the multiple of your rounds decides. Prizes reach your balance at the end.', '<p>Not your stake but <strong>the multiple of your rounds</strong> decides: a small stake can come first. Prizes reach your balance at the end; in this house all of them are play money.</p>', '', 'See the tournament'),
  ('36', 'tr', 'Bu haftanın turnuvası sürüyor', 'Sıralamayı bahsiniz değil, turlarınızın katı belirler. Ödüller bitişte bakiyenize geçer.', '<p>Sıralamayı bahsiniz değil, <strong>turlarınızın katı</strong> belirler: küçük bahisle de birinci olunur. Ödüller bitişte bakiyenize geçer; bu evde hepsi oyun parasıdır.</p>', '', 'Turnuvaya bak'),
  ('37', 'en', 'Winter', 'We wish you a warm winter.', '', '', ''),
  ('37', 'tr', 'Kış', 'Sıcak bir kış dileriz.', '', '', ''),
  ('38', 'en', 'Spring', 'The tulips are out: we wish you a fine spring.', '', '', ''),
  ('38', 'tr', 'Bahar', 'Laleler açtı: güzel bir bahar dileriz.', '', '', ''),
  ('39', 'en', 'Summer', 'We wish you a sunny summer.', '', '', ''),
  ('39', 'tr', 'Yaz', 'Güneşli bir yaz dileriz.', '', '', ''),
  ('4', 'en', 'Bet rules', '', '<p>
  These are the house’s principles for sports bets; your coupon is settled by these rules. For now,
  singles and multiples are taken before a match begins.
</p>
<h2>When a coupon is accepted</h2>
<ul>
  <li>
    A coupon is accepted when you are shown its number. The odds on it are the odds that count, and
    do not change afterwards.
  </li>
  <li>
    If the odds change while you confirm, you are asked again; without your consent no coupon is
    placed.
  </li>
  <li>
    Live bets are accepted after a short delay. If the market closes meanwhile, nothing is taken.
  </li>
  <li>
    A bet on a market whose result is known, or that stayed open as a pre-match market after the
    start, is void and returned.
  </li>
</ul>
<h2>Kinds of bets</h2>
<p>
  A <strong>single</strong> holds one selection. A <strong>multiple</strong> holds several: their
  odds are multiplied, and all have to win. A <strong>system</strong> is a bet of its own for each
  combination you choose. Related selections from one match cannot be combined unless this is
  offered.
</p>
<h2>Settlement</h2>
<ul>
  <li>
    The result is the one announced by the federation or official organiser. Later decisions away
    from the field do not change settled coupons.
  </li>
  <li>
    In football, unless it says otherwise, 90 minutes and stoppage time count; extra time and
    penalties do not.
  </li>
  <li>
    In basketball the whole match counts with its overtimes: who wins, handicaps and totals. A
    quarter and a half count for themselves, without them; a match that is left level gives the bets
    on its winner back.
  </li>
  <li>
    In tennis a tie-break is one game, and a match tie-break one set and one game. If a player
    retires, what was decided by then stands, and all other bets are given back, those on the winner
    too; of a match that was never begun, all of them. A set that is not played gives its bets back.
  </li>
  <li>A coupon settled wrongly is corrected by the right result, and you are told.</li>
</ul>
<h2>Postponed and abandoned events</h2>
<p>
  Bets on an event that is not played or not finished within 48 hours of its starting time are
  returned. Markets that were decided before the stop stand. In a multiple, a returned selection
  counts with odds of 1.00.
</p>
<h2>Obvious errors</h2>
<p>
  A bet accepted at odds that a slip in typing or transmission has plainly torn from the market is
  settled at the right odds, or returned where these cannot be found. We use this rule for truly
  obvious errors only, and say why.
</p>
<h2>Cashing out</h2>
<p>
  Where it is offered, you may end a bet early for the amount shown. The offer may change or be
  withdrawn; your acceptance counts once the server confirms it.
</p>
<h2>Limits</h2>
<p>
  The lowest and highest stake of a coupon and its highest win are shown with it. Lower limits on
  your own account are set on the page <a href="/control">You are in control</a>.
</p>
<h2>Integrity</h2>
<p>
  Athletes, referees, officials and whoever can influence or foreknow a result may not bet on that
  event. Bets under suspicion of match-fixing are held until the inquiry ends and reported to the
  bodies in charge.
</p>', '', ''),
  ('4', 'tr', 'Bahis kuralları', '', '<p>
  Bu kurallar spor bahislerinin kasamızdaki genel esaslarıdır; kuponunuz bu kurallara göre
  sonuçlanır. Şu anda maç öncesi tekli ve kombine bahis alınır.
</p>
<h2>Kuponun kabulü</h2>
<ul>
  <li>
    Kupon, size bir kupon numarası gösterildiğinde kabul edilmiş olur. Kabul edilen oran, kuponda
    yazan orandır ve sonradan değişmez.
  </li>
  <li>Oran siz onaylarken değişirse yeni oran sorulur; siz kabul etmedikçe kupon yapılmaz.</li>
  <li>
    Canlı bahislerde kupon, kısa bir bekleme süresinin ardından kabul edilir. Bu sürede piyasa
    kapanırsa tutar alınmaz.
  </li>
  <li>
    Sonucu bilinen ya da başlamış olduğu hâlde maç önü olarak açık kalmış bir piyasaya verilen bahis
    geçersizdir ve iade edilir.
  </li>
</ul>
<h2>Bahis türleri</h2>
<p>
  <strong>Tekli</strong> kuponda bir seçim, <strong>kombine</strong> kuponda birden çok seçim
  vardır; kombinede oranlar çarpılır ve bütün seçimlerin tutması gerekir.
  <strong>Sistem</strong> kuponu, seçtiğiniz kombinasyonların her biri için ayrı bir bahistir. Aynı
  maçtan birbirine bağlı seçimler, ayrıca sunulmadıkça birleştirilemez.
</p>
<h2>Sonuçlandırma</h2>
<ul>
  <li>
    Sonuç, ilgili federasyonun ya da resmî düzenleyicinin açıkladığı sonuçtur. Sonradan verilen
    hükmen kararlar, sonuçlanmış kuponları değiştirmez.
  </li>
  <li>
    Futbolda aksi yazmıyorsa 90 dakika ve hakemin eklediği süre esas alınır; uzatmalar ve penaltılar
    sayılmaz.
  </li>
  <li>
    Basketbolda maçın bütünü uzatmalarıyla sayılır: kazanan, handikap ve toplamlar böyle sonuçlanır.
    Çeyrekler ve yarılar kendi başınadır, uzatma onlara girmez; berabere kalan maçta kazanana
    oynanan bahis iade edilir.
  </li>
  <li>
    Teniste “tie-break” bir oyun, son setin yerine oynanan süper “tie-break” bir set ve bir oyun
    sayılır. Bir oyuncu çekilirse o ana kadar sonucu kesinleşenler geçerlidir; kazanana oynananlar
    dahil öteki bahisler iade edilir. Hiç başlamayan maçın bütün bahisleri, oynanmayan setin de
    kendi bahisleri iade edilir.
  </li>
  <li>Yanlış sonuçlandırılan bir kupon, doğru sonuca göre düzeltilir ve size bildirilir.</li>
</ul>
<h2>Ertelenen ve yarıda kalan karşılaşmalar</h2>
<p>
  Başlama saatinden itibaren 48 saat içinde oynanmayan veya tamamlanmayan karşılaşmanın bahisleri
  iade edilir. Karşılaşma durmadan önce sonucu kesinleşmiş piyasalar geçerlidir. Kombine kuponda
  iade edilen seçimin oranı 1,00 sayılır.
</p>
<h2>Açık hata</h2>
<p>
  Yazım ya da aktarım hatasıyla, piyasadan açıkça kopuk bir oranla kabul edilen bahis, doğru oranla
  sonuçlandırılır; doğru oran belirlenemiyorsa iade edilir. Bu kuralı yalnızca gerçekten açık
  hatalarda ve gerekçesini bildirerek uygularız.
</p>
<h2>Erken kapatma</h2>
<p>
  Sunulduğu kuponlarda teklif edilen tutarla bahsinizi erken kapatabilirsiniz. Teklif değişebilir ve
  geri çekilebilir; kabulünüz, sunucu onayladığında geçerli olur.
</p>
<h2>Sınırlar</h2>
<p>
  Kupon başına en düşük ve en yüksek tutar ile en yüksek kazanç kuponda gösterilir. Kendi hesabınız
  için daha düşük sınırları <a href="/control">Kontrol sizde</a> sayfasında koyarsınız.
</p>
<h2>Dürüst oyun</h2>
<p>
  Bahis yapılan karşılaşmanın sporcuları, hakemleri, görevlileri ve sonucu etkileyebilecek ya da
  önceden bilebilecek kişiler o karşılaşmaya bahis yapamaz. Şike şüphesi olan bahisleri inceleme
  bitene kadar bekletir, yetkili kuruluşlara bildiririz.
</p>', '', ''),
  ('40', 'en', 'Autumn', 'We wish you a fine autumn.', '', '', ''),
  ('40', 'tr', 'Sonbahar', 'Güzel bir sonbahar dileriz.', '', '', ''),
  ('41', 'en', 'Welcome to Kasa', 'This is a demo house, and your balance is play money.

You can try the games, deposits, withdrawals, bonuses, limits of your own and account security.', '', '', ''),
  ('41', 'tr', 'Kasa’ya hoş geldiniz', 'Bu bir demo kasadır; bakiyeniz oyun parasıdır.

Oyunları, para yatırmayı ve çekmeyi, bonusları, kendi limitlerinizi ve hesap güvenliğini deneyebilirsiniz.', '', '', ''),
  ('42', 'en', 'You can verify your draws', 'The fairness page of your profile shows the hash of your server seed, lets you choose your own and verifies past rounds.

Your browser does the sums; you need not trust us.', '', '', ''),
  ('42', 'tr', 'Çekilişlerinizi doğrulayabilirsiniz', 'Profilinizdeki Adillik sayfasında sunucu tohumunuzun özetini görür, kendi tohumunuzu seçer ve geçmiş turları doğrularsınız.

Hesap tarayıcınızda yapılır; bize güvenmeniz gerekmez.', '', '', ''),
  ('43', 'en', 'Protect your account with two-step login', 'An authenticator app, SMS or a passkey: a second step stops whoever knows your password.

Turning it on takes a minute.', '', '', ''),
  ('43', 'tr', 'Hesabınızı iki adımlı girişle koruyun', 'Doğrulayıcı uygulama, SMS ya da geçiş anahtarı: bir ikinci adım, parolanızı bilen birini kapıda bırakır.

Açmak bir dakika sürer.', '', '', ''),
  ('44', 'en', 'Keep it a game', 'Decide on a budget and a time before you begin, and take breaks.

If gambling weighs on you, the helplines on our responsible gaming page are free.', '', '', ''),
  ('44', 'tr', 'Oyun oyun kalsın', 'Başlamadan bir bütçe ve bir süre belirleyin, ara verin.

Oyun sizi zorluyorsa 115 YEDAM Danışma Hattı ücretsizdir.', '', '', ''),
  ('5', 'en', 'Casino rules', '', '<p>
  This page tells how slots and other casino games work. Each game’s own rules, paytable and limits
  stand inside the game and on its page.
</p>
<h2>What decides an outcome</h2>
<p>
  Every slot has a published table: each row is one outcome whose likelihood is known. When a round
  begins, one row is drawn. Your balance, your earlier results, the size of your bet and the time of
  day play no part in it. No game is ever “due” or “cold”.
</p>
<h2>Provably fair</h2>
<ul>
  <li>
    You have a secret <strong>server seed</strong> of your own, and see its SHA-256 hash before you
    play.
  </li>
  <li>
    You may write any <strong>client seed</strong> you like. A counter, the nonce, goes up with
    every draw.
  </li>
  <li>
    The draw is an HMAC-SHA-256 of the three, spread over the rows of the table by their weight
    without the bias of a remainder.
  </li>
  <li>
    When you rotate your seed, the old one is opened. On the fairness page of your profile, or with
    the tool we give you, past rounds can be verified without trusting us.
  </li>
</ul>
<h2>Return to player (RTP)</h2>
<p>
  The RTP says how much of all stakes is paid back over very many rounds. For the games of our own
  studio it is exact, worked out from the table: Lale Devri 96.52 %, Kapadokya 1000 96.48 %, Yonca
  Bahçesi 96.61 %. It speaks of the long run: one session may end far from it, and what you can
  expect is always less than what you stake. Every night the returns of the day are held against the
  table, and a game with a deviation that chance does not explain is examined.
</p>
<h2>Stakes and wins</h2>
<ul>
  <li>
    A game states its lowest and highest stake and the step between. The stake is taken when the
    round begins.
  </li>
  <li>A win is credited when the round ends. A round without a win closes by itself.</li>
  <li>Every game has a highest win; a round that reaches it ends there and pays it.</li>
  <li>A payout of no more than the stake is not celebrated as a win.</li>
</ul>
<h2>Buying a bonus</h2>
<p>
  In some games the bonus round can be bought for a multiple of the stake. Its price and its return
  are shown beforehand, and you are asked to confirm. A dearer round does not mean better odds.
</p>
<h2>Autoplay and fast play</h2>
<p>
  Where it is offered, autoplay starts only after you have chosen a number of rounds and a loss
  limit and confirmed them; you can stop it at any moment. Some licences rule out autoplay, fast
  play, bonus buys, or rounds below a certain length.
</p>
<h2>Interrupted rounds</h2>
<p>
  A broken connection loses no round. Until it is finished no other can be started in that game; if
  you do not return within 24 hours, its win is paid by itself.
</p>
<h2>Jackpots</h2>
<p>
  On the slots of our own studio a stated share of every stake goes to four pools (mini, minor,
  major, grand); nothing is charged on top. Each round is drawn for each pool as well, from the same
  seeds. How likely a pool is to fall depends on the stake of that round alone, not on the size of
  the pool, your balance or the time since it last fell. The shares and odds are stated with the
  game; in the long run jackpots add those shares to the returns named above. A jackpot that falls
  is paid with its round, and its draw can be verified like the round itself.
</p>
<h2>Tournaments</h2>
<p>
  Each tournament states its time, games, scoring and prizes. Points come from rounds played to
  their end from your balance, never from trial play, as the payout divided by the stake: a higher
  stake does not mean a higher rank. The standings become final when the tournament ends, and prizes
  are credited in cash.
</p>
<h2>Trial play and replays</h2>
<p>
  Trial play needs no account and has play money of its own; rules and odds are those of rounds
  played with an account. Watching a replay makes no new bet.
</p>', '', ''),
  ('5', 'tr', 'Casino kuralları', '', '<p>
  Bu sayfa slotların ve diğer casino oyunlarının nasıl işlediğini anlatır. Her oyunun kendi kural
  sayfası, ödeme tablosu ve sınırları oyunun içinde ve tanıtım sayfasında yer alır.
</p>
<h2>Sonuç nasıl belirlenir?</h2>
<p>
  Her slotun yayımlanmış bir sonuç tablosu vardır: her satır, ne kadar olası olduğu bilinen bir
  sonuçtur. Bir tur başladığında bu tablodan bir satır çekilir. Çekilişe bakiyeniz, önceki
  sonuçlarınız, bahsinizin büyüklüğü ya da günün saati girmez. Bir oyun “vermek üzere” ya da
  “soğumuş” olamaz.
</p>
<h2>Kanıtlanabilir adillik</h2>
<ul>
  <li>
    Size ait gizli bir <strong>sunucu tohumu</strong> vardır; oynamadan önce bunun özetini (SHA-256)
    görürsünüz.
  </li>
  <li>
    <strong>Kendi tohumunuzu</strong> istediğiniz gibi yazabilirsiniz. Her çekilişte artan bir sayaç
    (nonce) kullanılır.
  </li>
  <li>
    Çekiliş, bu üçünden HMAC-SHA-256 ile hesaplanır ve tablonun bütün satırlarına ağırlığı oranında,
    yuvarlama yanlılığı olmadan dağıtılır.
  </li>
  <li>
    Tohumunuzu yenilediğinizde eskisi açılır. Profilinizdeki Adillik sayfasında ya da verilen araçla
    geçmiş turları, bize güvenmeniz gerekmeden doğrularsınız.
  </li>
</ul>
<h2>Getiri oranı (RTP)</h2>
<p>
  RTP, çok sayıda turda bahislerin ne kadarının geri ödendiğini anlatır. Kendi stüdyomuzun
  oyunlarında bu oran tablodan kesin olarak hesaplanır: Lale Devri %96,52, Kapadokya 1000 %96,48,
  Yonca Bahçesi %96,61. Oran uzun dönem için geçerlidir; tek bir oturumda sonucunuz bundan çok
  farklı olabilir ve beklenen sonuç her zaman bahsinizden azdır. Gerçekleşen getiriler her gece
  tabloyla karşılaştırılır; açıklanamayan bir sapma görülen oyun incelenir.
</p>
<h2>Bahis ve kazanç</h2>
<ul>
  <li>Bahis sınırları ve adımları oyunda yazar. Bahis, tur başlarken bakiyenizden alınır.</li>
  <li>Kazanç tur bittiğinde bakiyenize eklenir. Kazançsız tur kendiliğinden kapanır.</li>
  <li>Her oyunun en yüksek kazancı bellidir; ona ulaşan tur sona erer ve bu tutar ödenir.</li>
  <li>Bahsinizden az ya da ona eşit bir ödeme, ekranda kazanç gibi kutlanmaz.</li>
</ul>
<h2>Bonus alımı ve özel turlar</h2>
<p>
  Bazı oyunlarda bonus turu, bahsin belirli bir katı karşılığında doğrudan alınabilir. Fiyatı ve
  getiri oranı önceden gösterilir ve onayınız istenir. Daha pahalı bir tur, daha iyi bir olasılık
  demek değildir.
</p>
<h2>Otomatik oyun ve hızlı oyun</h2>
<p>
  Sunulduğu yerde otomatik oyun, tur sayısını ve kayıp sınırını siz seçtikten ve onayladıktan sonra
  başlar; istediğiniz anda durur. Bazı lisans koşullarında bu özellikler, bonus alımı ya da belirli
  bir hızın altındaki turlar kapalıdır.
</p>
<h2>Yarıda kalan turlar</h2>
<p>
  Bağlantınız koparsa tur kaybolmaz. Aynı oyunda, bitene kadar yeni bir tur başlatılamaz; 24 saat
  içinde dönmezseniz kazancınız kendiliğinden ödenir.
</p>
<h2>Jackpotlar</h2>
<p>
  Kendi stüdyomuzun slotlarında her bahsin belirli bir payı dört havuza (mini, minör, majör, büyük)
  ayrılır; bahsinize ek bir ücret alınmaz. Her tur, her havuz için ayrıca ve aynı tohumlarla
  çekilir. Bir havuzun düşme olasılığı yalnızca o turun bahsiyle orantılıdır; havuzun büyüklüğüne,
  bakiyenize ya da son düştüğü zamana bakmaz. Paylar ve olasılıklar oyunun bilgilerinde yazar;
  jackpotlar, oyunun yukarıda yazılı getirisine bu paylar kadar ekler. Düşen jackpot turla birlikte
  ödenir ve çekilişi tur gibi doğrulanabilir.
</p>
<h2>Turnuvalar</h2>
<p>
  Turnuvanın süresi, oyunları, puanlaması ve ödülleri kendi sayfasında yazar. Puan, hesapla oynanan
  ve tamamlanan turlardan (deneme oyunu sayılmaz), kazancın bahse oranıyla hesaplanır: daha yüksek
  bahis daha iyi bir sıra demek değildir. Sıralama turnuva bitince kesinleşir, ödüller nakit olarak
  hesaba geçer.
</p>
<h2>Deneme oyunu ve tekrar izleme</h2>
<p>
  “Demo oyna” ile açılan deneme oyunu hesapsız oynanır ve ayrı bir oyun parası kullanır; kurallar ve
  olasılıklar hesapla oynanan oyunla aynıdır. Bir turun tekrarını izlemek yeni bir bahis oluşturmaz.
</p>', '', ''),
  ('6', 'en', 'Responsible gaming', '', '<p>
  Gambling is a pastime. It is no way to earn money, to pay debts or to forget a bad day, and in the
  long run the house is always ahead. This page is here to help you keep it within bounds.
</p>
<h2>Before you play</h2>
<ul>
  <li>
    Play only with money you can afford to lose; never with borrowed money or what is meant for the
    bills.
  </li>
  <li>Decide on a budget and a time, and stop when either is used up.</li>
  <li>
    Do not chase losses. Each draw is independent of the last; a losing streak brings no win nearer.
  </li>
  <li>Do not play when you are tired, upset, or under the influence of alcohol or drugs.</li>
</ul>
<h2>Ask yourself</h2>
<p>If you answer even one of these with yes, take a break and talk to somebody:</p>
<ul>
  <li>Do you play for longer, or for more, than you had planned?</li>
  <li>Have you gone back to win back what you lost?</li>
  <li>Do you hide your playing from those close to you?</li>
  <li>Have you borrowed money or sold something in order to play?</li>
  <li>Are you restless or irritable when you do not play?</li>
  <li>Has your work, your education or a relationship suffered from it?</li>
</ul>
<h2>You are in control</h2>
<p>
  All of the following stands on the page <a href="/control">You are in control</a> of your account,
  at most two taps from any page.
</p>
<ul>
  <li>
    <strong>Limits.</strong> Of deposits, losses, stakes and session time; by day, week and month.
    They count 24 hours, 7 days and 30 days back from now, and the lowest holds. A lower limit holds
    at once, a higher one after 24 hours and once you have confirmed it again. A deposit counts from
    when you ask for it until it is decided, and then from the moment it is booked. If you lower the
    limit, requests not yet paid that no longer fit are canceled; money already sent is booked all
    the same.
  </li>
  <li>
    <strong>Breaks.</strong> A day, a week, or one, two or three months without playing, paying in
    or bonuses. Your account opens again by itself, and nobody can open it sooner.
  </li>
  <li>
    <strong>Self-exclusion.</strong> Six months, one year or five years. It cannot be undone before
    its end, and does not end by itself: if you want to come back you ask, wait 24 hours and say so
    again. Your sessions end at once and no marketing is sent. Withdrawals, your history, documents
    and support stay open.
  </li>
  <li>
    <strong>Reality checks.</strong> At the interval that you choose play stops and shows how long
    you have played, your stakes, payouts and net result. The time runs while a game is open on your
    screen and while you bet; after a rest of 15 minutes it begins anew. If you like, it also stops
    at an hour of the night.
  </li>
  <li>
    <strong>A self-test.</strong> Nine questions; your answers do not leave your browser unless you
    ask us to keep them.
  </li>
</ul>
<h2>What is always there</h2>
<ul>
  <li>The bar of the play screen shows how long you have played and your net result.</li>
  <li>
    After a long time without activity you are logged out. Log out yourself whenever you like.
  </li>
  <li>Autoplay starts only once you have chosen a loss limit.</li>
  <li>Your <a href="/profile/games">game history</a> shows every stake and every win.</li>
  <li>
    If there is anything to ask, write to the live support or to
    <a href="mailto:destek@kasa.test">destek@kasa.test</a>. We ask for no reason and will not try to
    change your mind.
  </li>
</ul>
<h2>If you worry about somebody else</h2>
<p>
  Choose a calm moment and talk without blame; paying somebody’s debts only puts the problem off.
  The helplines below also advise families and friends. If you think that one of our members is
  being harmed, write to us: we cannot share anything about them, but we take what you say
  seriously.
</p>
<h2>Under 18</h2>
<p>
  Nobody under 18 may play. Age is asked for at registration and may be checked by document; the
  account of a minor is closed. On shared devices do not save your password, log out, and consider
  parental control software.
</p>', '', ''),
  ('6', 'tr', 'Sorumlu oyunculuk', '', '<p>
  Oyun bir eğlencedir; para kazanmanın, borç ödemenin ya da kötü bir günü unutmanın yolu değildir.
  Uzun vadede kasa her zaman öndedir. Bu sayfa oyunun sınırlarını korumanıza yardım etmek için var.
</p>
<h2>Başlamadan önce</h2>
<ul>
  <li>
    Yalnızca kaybetmeyi göze alabileceğiniz parayla oynayın. Borç alarak, faturalara ayırdığınız
    parayla oynamayın.
  </li>
  <li>Bir bütçe ve bir süre belirleyin; ikisinden biri dolunca bırakın.</li>
  <li>
    Kaybı kovalamayın. Her çekiliş bir öncekinden bağımsızdır; kayıp bir seri, kazancı yaklaştırmaz.
  </li>
  <li>Yorgunken, üzgünken, alkol ya da madde etkisindeyken oynamayın.</li>
</ul>
<h2>Kendinizi sınayın</h2>
<p>Aşağıdaki sorulardan birine bile “evet” diyorsanız ara verin ve biriyle konuşun:</p>
<ul>
  <li>Planladığınızdan daha uzun ya da daha yüksek tutarla oynuyor musunuz?</li>
  <li>Kaybettiğinizi geri almak için oynamaya döndüğünüz oluyor mu?</li>
  <li>Oynadığınızı yakınlarınızdan saklıyor musunuz?</li>
  <li>Oynamak için borç aldınız ya da bir şey sattınız mı?</li>
  <li>Oynamadığınızda huzursuz ya da sinirli oluyor musunuz?</li>
  <li>İşiniz, okulunuz ya da ilişkileriniz bundan zarar gördü mü?</li>
</ul>
<h2>Kontrol sizde</h2>
<p>
  Aşağıdakilerin hepsi hesabınızdaki <a href="/control">Kontrol sizde</a> sayfasındadır; her
  sayfadan en çok iki dokunuş uzaktadır.
</p>
<ul>
  <li>
    <strong>Sınırlar.</strong> Yatırma, kayıp, bahis ve oturum süresi için; gün, hafta ve ay başına.
    Şu andan geriye 24 saat, 7 gün ve 30 gün sayılır, en düşüğü geçerlidir. Düşürmek hemen,
    yükseltmek 24 saat sonra ve yeniden onayınızla geçerli olur. Yatırma, istediğiniz andan
    sonuçlanana kadar, ödendiyse hesabınıza geçtiği andan itibaren sayılır. Limiti düşürürseniz
    ödenmemiş isteklerden sığmayanlar iptal edilir; gönderilmiş para yine hesabınıza geçer.
  </li>
  <li>
    <strong>Mola.</strong> Bir gün, bir hafta ya da bir, iki veya üç ay. Bu sürede oynanmaz, para
    yatırılmaz, bonus alınmaz; süre dolunca hesap kendiliğinden açılır, daha önce kimse açamaz.
  </li>
  <li>
    <strong>Kendini dışlama.</strong> Altı ay, bir yıl ya da beş yıl. Süresi dolmadan geri alınamaz,
    sonrasında da kendiliğinden bitmez: isterseniz siz başvurur, 24 saat bekler ve yeniden
    onaylarsınız. Oturumlarınız hemen kapanır, tanıtım iletisi gönderilmez. Para çekme, geçmişiniz,
    belgeler ve destek açık kalır.
  </li>
  <li>
    <strong>Hatırlatma.</strong> Seçtiğiniz aralıklarla oyun durur; ne kadar süredir oynadığınızı,
    bahislerinizi, ödemeleri ve net sonucunuzu gösterir. Süre, bir oyun ekranınızda açıkken ve bahis
    koydukça işler; 15 dakika ara verirseniz baştan başlar. Dilerseniz gecenin seçtiğiniz bir
    saatinde de durur.
  </li>
  <li>
    <strong>Kendini sınama.</strong> Dokuz soru; yanıtlarınız, siz saklanmasını istemedikçe
    tarayıcınızdan çıkmaz.
  </li>
</ul>
<h2>Sizin için hep açık olanlar</h2>
<ul>
  <li>Oyun ekranının çubuğu ne kadar süredir oynadığınızı ve net sonucunuzu gösterir.</li>
  <li>Uzun süre işlem yapmazsanız oturumunuz kendiliğinden kapanır. Dilediğiniz an çıkış yapın.</li>
  <li>Otomatik oyun, ancak siz bir kayıp sınırı seçtikten sonra başlar.</li>
  <li>
    <a href="/profile/games">Oyun geçmişiniz</a> bahislerinizi ve kazançlarınızı eksiksiz gösterir.
  </li>
  <li>
    Sormak istediğiniz olursa canlı desteğe ya da
    <a href="mailto:destek@kasa.test">destek@kasa.test</a> adresine yazın; gerekçe sormayız, sizi
    vazgeçirmeye çalışmayız.
  </li>
</ul>
<h2>Yakınınız için endişeleniyorsanız</h2>
<p>
  Suçlamadan, sakin bir anda konuşun; borcunu ödeyerek sorunu ertelemeyin. YEDAM yakınlara da
  danışmanlık verir. Bir üyemizin zarar gördüğünü düşünüyorsanız bize yazabilirsiniz; üyenin
  bilgilerini sizinle paylaşamayız ama bildiriminizi dikkate alırız.
</p>
<h2>18 yaşından küçükler</h2>
<p>
  18 yaşından küçüklerin oynaması yasaktır; yaş kayıt sırasında sorulur ve belgeyle doğrulanabilir.
  Küçük bir kişinin oynadığı anlaşılırsa hesap kapatılır. Ortak kullanılan cihazlarda parolanızı
  kaydetmeyin, çıkış yapın ve çocuklar için erişim denetimi yazılımlarından yararlanın.
</p>', '', ''),
  ('7', 'en', 'Help lines', '', '<h2>Where to find help</h2>
<p>If play has stopped being fun, you are not alone. These lines are free and confidential.</p>
<ul>
  <li>
    <strong>GamCare</strong>, National Gambling Helpline in Great Britain, day and night.<br /><a href="tel:08088020133">Call 0808 8020 133</a>
    <a href="https://www.gamcare.org.uk/" rel="noopener nofollow">gamcare.org.uk</a>
  </li>
  <li>
    <strong>YEDAM</strong>, the counselling centre of the Green Crescent in Türkiye, for you and
    those close to you.<br /><a href="tel:115">Call 115</a>
    <a href="https://www.yedam.org.tr/" rel="noopener nofollow">yedam.org.tr</a>
  </li>
  <li>
    <strong>Gambling Therapy</strong>: support online, in many languages.
    <a href="https://www.gamblingtherapy.org/" rel="noopener nofollow">gamblingtherapy.org</a>
  </li>
  <li>
    <strong>In an emergency</strong>, or if you think of harming yourself, do not wait.<br /><a href="tel:112">Call 112</a>
  </li>
</ul>', '', ''),
  ('7', 'tr', 'Yardım hatları', '', '<h2>Yardım alın</h2>
<p>Oyun eğlence olmaktan çıktıysa yalnız değilsiniz. Bu hatlar ücretsiz ve gizlidir.</p>
<ul>
  <li>
    <strong>YEDAM</strong>, Yeşilay Danışmanlık Merkezi: kumar dâhil bağımlılıklarda size ve
    yakınlarınıza destek verir.<br /><a href="tel:115">115’i ara</a>
    <a href="https://www.yedam.org.tr/" rel="noopener nofollow">yedam.org.tr</a>
  </li>
  <li>
    <strong>Acil durumda</strong>, kendinize zarar vermeyi düşünüyorsanız beklemeyin.<br /><a href="tel:112">112’yi ara</a>
  </li>
  <li><strong>Adsız Kumarbazlar</strong>: aynı yoldan geçmiş kişilerin dayanışma toplantıları.</li>
  <li>
    <strong>Türkiye dışında</strong>: çevrim içi ve birçok dilde
    <a href="https://www.gamblingtherapy.org/" rel="noopener nofollow">gamblingtherapy.org</a>
  </li>
</ul>', '', ''),
  ('8', 'en', 'Privacy', '', '<p>
  This notice informs you under the Turkish law on the protection of personal data (KVKK, no. 6698)
  and, where it applies, the General Data Protection Regulation of the European Union (GDPR). The
  controller is Kasa, which operates the site.
</p>
<h2>What we process</h2>
<ul>
  <li>
    <strong>Identity and contact:</strong> first and last name, date of birth, national id, country,
    city, address, e-mail, telephone.
  </li>
  <li>
    <strong>Account security:</strong> an irreversible hash of your password, your second-step
    settings, your sessions, the name of your browser, your IP address and the country guessed from
    it.
  </li>
  <li>
    <strong>Transactions:</strong> deposits (and withdrawals, once they are open), movements of your
    balance, the rounds you played and how they were drawn, tournament results.
  </li>
  <li><strong>Correspondence:</strong> conversations with support and the messages we send you.</li>
  <li><strong>Preferences:</strong> language, day or night display, consent to messages.</li>
</ul>
<p>Your card number never reaches us; card payments are made on the payment provider’s own page.</p>
<h2>Why, and on what ground</h2>
<ul>
  <li>Opening your account, running games and payments: to conclude and perform the contract.</li>
  <li>
    Checking age and identity, preventing money laundering, keeping records: legal obligation.
  </li>
  <li>Security, preventing fraud and abuse, improving the service: legitimate interest.</li>
  <li>Marketing messages: your consent, which you may withdraw at any time.</li>
</ul>
<h2>With whom we share it</h2>
<p>
  Only as far as needed: payment providers, game providers (a player code and not your name), the
  companies that carry e-mail and SMS, identity verification services, and the authorities that the
  law names. We sell no data. Transfers abroad follow the safeguards that the law requires.
</p>
<h2>How long we keep it</h2>
<p>
  Records of transactions and play are kept while the account is open and for as long as the law
  requires afterwards. Registrations that are not confirmed are deleted within days. Old sessions
  and delivered messages are deleted once security no longer needs them. What has expired is deleted
  or cut off from your identity.
</p>
<h2>How we protect it</h2>
<p>
  Passwords are hashed with argon2id. Session details lie encrypted in your browser and are valid
  only in the browser they began in. Games run at an address of their own that cannot read the site.
  Balance records are chained to one another and audited. We tell you of important changes.
</p>
<h2>Cookies and browser storage</h2>
<p>
  We use only what the site needs: the cookie that binds your session to your browser, your language
  and display, the notices you closed. There are no advertising or tracking cookies.
</p>
<h2>Your rights</h2>
<p>
  Under article 11 of the KVKK you may ask whether your data is processed and be told about it, have
  it corrected or deleted, know to whom it was passed, object to the result of automated analysis
  and claim damages. Where the GDPR applies, you may also ask for portability and for processing to
  be restricted.
</p>
<ul>
  <li>
    What we hold about you can be downloaded under <a href="/profile/data">personal data</a> in your
    profile.
  </li>
  <li>
    Send requests to <a href="mailto:destek@kasa.test">destek@kasa.test</a>; we answer free of
    charge within 30 days.
  </li>
  <li>
    If our answer does not satisfy you, you may complain to the Turkish Personal Data Protection
    Board or to the data protection authority where you live.
  </li>
</ul>
<h2>Children</h2>
<p>
  The site is not meant for anyone under 18. If we learn that we hold data of a minor, we close the
  account and delete what we need not keep.
</p>', '', ''),
  ('8', 'tr', 'Gizlilik ve kişisel verilerin korunması', '', '<p>
  Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) ve uygulandığı hâllerde Avrupa
  Birliği Genel Veri Koruma Tüzüğü (GDPR) uyarınca sizi bilgilendirmek için yazılmıştır. Veri
  sorumlusu, siteyi işleten Kasa’dır.
</p>
<h2>Hangi verileri işliyoruz?</h2>
<ul>
  <li>
    <strong>Kimlik ve iletişim:</strong> ad, soyad, doğum tarihi, kimlik numarası, ülke, şehir,
    adres, e-posta, telefon.
  </li>
  <li>
    <strong>Hesap güvenliği:</strong> parolanızın geri döndürülemez özeti, ikinci adım ayarlarınız,
    oturumlarınız, tarayıcı adı, IP adresi ve ondan tahmin edilen ülke.
  </li>
  <li>
    <strong>İşlemler:</strong> para yatırma kayıtları (açıldığında çekmeler de), bakiye hareketleri,
    oynanan turlar ve çekiliş bilgileri, turnuva sonuçları.
  </li>
  <li><strong>Yazışmalar:</strong> destek görüşmeleri ve size gönderdiğimiz iletiler.</li>
  <li><strong>Tercihler:</strong> dil, gündüz veya gece görünümü, ileti izinleri.</li>
</ul>
<p>Kart numaranız bize ulaşmaz; kart ödemeleri ödeme kuruluşunun kendi sayfasında yapılır.</p>
<h2>Neden ve hangi hukuki sebeple?</h2>
<ul>
  <li>Hesabınızı açmak, oyunu ve ödemeyi yürütmek: sözleşmenin kurulması ve ifası.</li>
  <li>Yaş ve kimlik denetimi, kara para aklamanın önlenmesi, kayıt saklama: yasal yükümlülük.</li>
  <li>
    Güvenlik, dolandırıcılığın ve kötüye kullanımın önlenmesi, hizmetin iyileştirilmesi: meşru
    menfaat.
  </li>
  <li>Tanıtım iletileri: açık rızanız. Rızanızı istediğiniz an geri alabilirsiniz.</li>
</ul>
<h2>Kimlerle paylaşıyoruz?</h2>
<p>
  Yalnızca gerektiği kadarıyla: ödeme kuruluşları, oyun sağlayıcıları (adınız değil, bir oyuncu
  kodu), e-posta ve SMS gönderen kuruluşlar, kimlik doğrulama hizmetleri, yasanın yetkilendirdiği
  kamu kurumları. Verilerinizi satmayız. Yurt dışına aktarım, kanunun öngördüğü güvencelerle
  yapılır.
</p>
<h2>Ne kadar saklıyoruz?</h2>
<p>
  İşlem ve oyun kayıtları, hesabınız açık olduğu sürece ve ardından yasanın zorunlu kıldığı süre
  boyunca saklanır. Onaylanmayan kayıtlar birkaç gün içinde silinir. Eski oturum kayıtları ve
  gönderilmiş iletiler, güvenlik için gereken süre dolunca silinir. Süresi biten veriler silinir ya
  da kimliğinizle bağı koparılır.
</p>
<h2>Nasıl koruyoruz?</h2>
<p>
  Parolalar argon2id ile özetlenir. Oturum bilgileri tarayıcınızda şifreli durur ve yalnızca
  açıldığı tarayıcıda geçerlidir. Oyunlar sitenin verilerine ulaşamayan ayrı bir adreste çalışır.
  Bakiye kayıtları birbirine zincirlenir ve denetlenir. Önemli değişiklikleri size bildiririz.
</p>
<h2>Çerezler ve tarayıcı belleği</h2>
<p>
  Yalnızca sitenin çalışması için gerekenleri kullanırız: oturumunuzu tarayıcınıza bağlayan çerez,
  dil ve görünüm tercihiniz, kapattığınız duyurular. Reklam ya da izleme çerezi yoktur.
</p>
<h2>Haklarınız</h2>
<p>
  KVKK’nın 11. maddesi uyarınca verilerinizin işlenip işlenmediğini öğrenme, bilgi isteme,
  düzeltilmesini, silinmesini isteme, aktarıldığı kişileri bilme, otomatik analiz sonucuna itiraz
  etme ve zararınızın giderilmesini isteme hakkınız vardır. GDPR’nin uygulandığı hâllerde
  taşınabilirlik ve işlemenin kısıtlanmasını isteme hakkınız da vardır.
</p>
<ul>
  <li>
    Hakkınızda tuttuğumuz verileri profilinizdeki
    <a href="/profile/data">Kişisel veriler</a> sayfasından indirebilirsiniz.
  </li>
  <li>
    Başvurularınızı <a href="mailto:destek@kasa.test">destek@kasa.test</a> adresine yazın; en geç 30
    gün içinde ücretsiz yanıtlarız.
  </li>
  <li>
    Yanıtımızdan memnun kalmazsanız Kişisel Verileri Koruma Kurulu’na ya da bulunduğunuz yerin veri
    koruma makamına şikâyette bulunabilirsiniz.
  </li>
</ul>
<h2>Çocuklar</h2>
<p>
  Site 18 yaşından küçüklere yönelik değildir. Küçük bir kişiye ait veri işlendiğini öğrenirsek
  hesabı kapatır, saklama zorunluluğu bulunmayan verileri sileriz.
</p>', '', ''),
  ('9', 'en', 'Bonus rules', '', '<p>
  These hold for every bonus. The terms of each (who, how much, wagering, games, highest stake,
  time) stand in a table on your <a href="/bonuses">Bonuses page</a>, and you read them all before
  you ask. The terms of a bonus that was taken do not change.
</p>
<h2>Who can have one?</h2>
<ul>
  <li>Members aged 18 or over; once for each day, week or time, and one bonus for each deposit.</li>
  <li>Members who excluded themselves or are on a break get no bonus and no promotion.</li>
</ul>
<h2>A bonus comes when you ask</h2>
<p>
  No bonus is given by itself; the casino discount, too, is given on request. You can always play
  without one. Once you ask for a withdrawal after a deposit, no bonus is given for that deposit.
  Two that are to be wagered cannot be had at once.
</p>
<h2>Cash and bonus money</h2>
<p>
  They are kept and shown apart. Cash is played first and then bonus money; a payout goes back in
  the proportion of the stake, and what does not divide is cash. Your cash can always be withdrawn,
  and that does not end the bonus.
</p>
<h2>Wagering</h2>
<ul>
  <li>
    Wagering says how many times the bonus is to be staked. A bonus of ₺100 and 10 times are ₺1,000
    in stakes. Cash and bonus stakes count once they are settled.
  </li>
  <li>A bonus without wagering is cash at once.</li>
  <li>How much each game counts stands in the terms. Void bets do not count.</li>
  <li>
    When it is met, bonus money becomes cash. When it is not met in time, what is left of the bonus
    money goes; your cash stays.
  </li>
</ul>
<h2>Highest stake and closed games</h2>
<p>
  Both stand in the terms and hold while the bonus is under way. A stake beyond them is not taken,
  so no winning is removed for it afterwards. There is no limit to what can be won with a bonus.
</p>
<h2>Giving up, and the end</h2>
<p>
  You can give it up whenever you like: the bonus money that is left goes, your cash stays as it is.
  A slot round that is open then, or when time is over, is paid and counted first. Of any other open
  bet, the part in bonus money becomes cash if the wagering was met, and goes if not. When an offer
  is closed nobody takes it any more; who has it plays on by its terms.
</p>', '', ''),
  ('9', 'tr', 'Bonus kuralları', '', '<p>
  Bunlar bütün bonuslar için geçerlidir. Her birinin kendi şartları (kim, ne kadar, çevrim, oyunlar,
  en çok bahis, süre) <a href="/bonuses">Bonuslar sayfanızda</a> bir tabloda durur; istemeden önce
  hepsini okursunuz. Alınmış bir bonusun şartları değişmez.
</p>
<h2>Kimler yararlanır?</h2>
<ul>
  <li>18 yaşını doldurmuş üyeler; her dönem için bir kez, her yatırma için bir bonus.</li>
  <li>
    Kendisini oyundan men etmiş ya da ara vermiş üyelere bonus verilmez ve tanıtım gönderilmez.
  </li>
</ul>
<h2>Bonus sizin isteğinizle gelir</h2>
<p>
  Hiçbir bonus kendiliğinden verilmez; casino indirimi de istenince verilir. Bonussuz oynamak her
  zaman mümkündür. Bonusun sayıldığı yatırmadan sonra çekim isterseniz o yatırma için bonus
  verilmez. Çevrimli iki bonus birlikte kullanılamaz.
</p>
<h2>Nakit ve bonus bakiye</h2>
<p>
  Nakit ve bonus ayrı tutulur ve ayrı gösterilir. Önce nakit, sonra bonus oynanır; ödeme, bahsin
  oranında geldiği yere döner ve bölünmeyen kuruş kesri nakde yazılır. Nakdinizi her zaman
  çekebilirsiniz; bu, bonusu bitirmez.
</p>
<h2>Çevrim koşulu</h2>
<ul>
  <li>
    Çevrim, bonus tutarının kaç katı kadar bahis yapılması gerektiğini söyler. Örneğin ₺100 bonus ve
    10 kat çevrim, toplam ₺1.000 bahis demektir. Nakit ve bonus bahisleri, sonuçlanınca sayılır.
  </li>
  <li>“Çevrimsiz” bonus doğrudan nakittir.</li>
  <li>Hangi oyunun ne oranda sayıldığı şartlarda yazar. İptal edilen bahisler sayılmaz.</li>
  <li>
    Çevrim tamamlanınca bonus para nakde döner. Süresi içinde tamamlanmazsa kalan bonus para
    silinir; nakdiniz kalır.
  </li>
</ul>
<h2>En çok bahis ve kapalı oyunlar</h2>
<p>
  Bonus sürerken bir bahsin üst sınırı ve kapalı oyunlar şartlarda yazar. Bunlara uymayan bahis
  baştan kabul edilmez; kazanç bu yüzden sonradan silinmez. Bonustan elde edilecek kazancın üst
  sınırı yoktur.
</p>
<h2>Vazgeçme ve sona erme</h2>
<p>
  İstediğiniz an vazgeçebilirsiniz: kalan bonus para silinir, nakdiniz olduğu gibi kalır.
  Vazgeçerken ya da süre biterken açık olan slot turu önce ödenir ve sayılır. Başka bir açık bahsin
  bonusla oynanan payı, çevrim tamamlandıysa nakde döner, yoksa silinir. Bir kampanya kapanırsa yeni
  kimse alamaz; almış olan şartlarıyla oynar.
</p>', '', '');

insert into demo_rounds (token_hash, nonce, request_id, mode, amount, multiplier, payout, book, cash, active, event, created_at) overriding system value values
  (E'\\x887a86f0b78c479fec31327a9f68a00222760c190ab72d152f66af40b2115550', '0', NULL, 'base', '1000000', '0', '0', '132731', '9999000000', 'false', NULL, '2026-11-29 01:42:01.873+00'),
  (E'\\x887a86f0b78c479fec31327a9f68a00222760c190ab72d152f66af40b2115550', '1', NULL, 'base', '1000000', '0', '0', '112475', '9998000000', 'false', NULL, '2026-11-29 01:42:01.93+00'),
  (E'\\x887a86f0b78c479fec31327a9f68a00222760c190ab72d152f66af40b2115550', '2', NULL, 'base', '1000000', '0', '0', '142893', '9997000000', 'false', NULL, '2026-11-29 01:42:01.936+00');

insert into demo_sessions (token_hash, game, version, server_seed, client_seed, nonce, cash, created_at, active_at, draw_version) overriding system value values
  (E'\\x887a86f0b78c479fec31327a9f68a00222760c190ab72d152f66af40b2115550', 'lale-devri', '1', E'\\x1255dab8a6d74376874f64bbfefd6035937475cc92d630d8ce8385b5d3b2b438', 'of a visitor', '3', '9997000000', '2026-11-29 01:42:01.831+00', '2026-11-29 01:42:01.936+00', '2');

insert into documents (member_id, id, kind, state, reason_text, file_name, file_type, bytes, width, height, content_hash, is_scanned, stored_as, key_id, valid_until, created_at, decided_at, erased_at) overriding system value values
  ('1', '1', 'identity-front', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-28', '2026-11-29 01:41:57.999+00', '2026-11-29 01:41:57.999+00', NULL),
  ('1', '2', 'identity-back', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-28', '2026-11-29 01:41:57.999+00', '2026-11-29 01:41:57.999+00', NULL),
  ('1', '3', 'address', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-28', '2026-11-29 01:41:57.999+00', '2026-11-29 01:41:57.999+00', NULL),
  ('3', '4', 'identity-front', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-28', '2026-11-29 01:41:57.999+00', '2026-11-29 01:41:57.999+00', NULL),
  ('3', '5', 'identity-back', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-28', '2026-11-29 01:41:57.999+00', '2026-11-29 01:41:57.999+00', NULL),
  ('3', '6', 'address', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-28', '2026-11-29 01:41:57.999+00', '2026-11-29 01:41:57.999+00', NULL);

insert into entries (member_id, seq, source, reference, move, content, cash_delta, bonus_delta, held_delta, pending_delta, house, house_delta, cash, bonus, held, pending, at, prev, hash, share_house, share_delta) overriding system value values
  ('1', '1', 'deposit', '1', 'deposit', 'deposit 10000000000 0 0 cashier:sandbox ', '10000000000', '0', '0', '0', 'cashier:sandbox', '-10000000000', '10000000000', '0', '0', '0', '2026-11-29 01:41:57.931787+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x84398484ba4556fc4cc0bb52c76774a397bb12e730406d660768db66fffcbac2', NULL, '0'),
  ('1', '10', 'round', 'stake:3', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10297500000', '0', '0', '200000000', '2026-11-29 01:42:00.29926+00', E'\\xf4cc793c9c8bbaf9fed51ec00173cc157021662084a8ae0c25b1cfcf804b3fef', E'\\xcb4f7cf50f39dffede0001dc041b77a3fcd22a3dce5e629bee2ac0fb49ff3662', 'jackpots', '11000'),
  ('1', '11', 'round', 'stake:4', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10295500000', '0', '0', '200000000', '2026-11-29 01:42:00.317599+00', E'\\xcb4f7cf50f39dffede0001dc041b77a3fcd22a3dce5e629bee2ac0fb49ff3662', E'\\x133205cf9f5654dd57a40bdbe3b738b260ffa34b7f3eb9fec2cdc82f62b6a6f8', 'jackpots', '11000'),
  ('1', '12', 'round', 'stake:5', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10293500000', '0', '0', '200000000', '2026-11-29 01:42:00.344532+00', E'\\x133205cf9f5654dd57a40bdbe3b738b260ffa34b7f3eb9fec2cdc82f62b6a6f8', E'\\x71f4a19dc9e7ef5afd60b16eb7185f123b90c763724173b21ccb835443462a62', 'jackpots', '11000'),
  ('1', '13', 'round', 'stake:6', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10291500000', '0', '0', '200000000', '2026-11-29 01:42:00.376717+00', E'\\x71f4a19dc9e7ef5afd60b16eb7185f123b90c763724173b21ccb835443462a62', E'\\xde8f75dc8f8796ec1238da0780818ea494aced83ce93d617abcf3b49e80e2c4b', 'jackpots', '11000'),
  ('1', '14', 'round', 'stake:7', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10289500000', '0', '0', '200000000', '2026-11-29 01:42:00.391187+00', E'\\xde8f75dc8f8796ec1238da0780818ea494aced83ce93d617abcf3b49e80e2c4b', E'\\x2852ea99f685b44622cb492ab97710752bb76df6a573adfdfcb4f69d9bb6702c', 'jackpots', '11000'),
  ('1', '15', 'round', 'stake:8', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10287500000', '0', '0', '200000000', '2026-11-29 01:42:00.460755+00', E'\\x2852ea99f685b44622cb492ab97710752bb76df6a573adfdfcb4f69d9bb6702c', E'\\xb692e56c8d7a07ced2ca1a691133a390ee035e39c9332648122e37ddf3faa651', 'jackpots', '11000'),
  ('1', '16', 'round', 'payout:8', 'payout', 'payout 2000000 0 0 games:cini-atolyesi lale-devri base', '2000000', '0', '0', '0', 'games:cini-atolyesi', '-2000000', '10289500000', '0', '0', '200000000', '2026-11-29 01:42:00.50002+00', E'\\xb692e56c8d7a07ced2ca1a691133a390ee035e39c9332648122e37ddf3faa651', E'\\x7f41de1bf12472264aaaf68a16ef2f21a2720054dae0297a7339b159aec398b7', NULL, '0'),
  ('1', '17', 'round', 'stake:9', 'stake', 'stake -1000000 0 0 games:cini-atolyesi jackpots:5500 yonca-bahcesi base', '-1000000', '0', '0', '0', 'games:cini-atolyesi', '994500', '10288500000', '0', '0', '200000000', '2026-11-29 01:42:00.762279+00', E'\\x7f41de1bf12472264aaaf68a16ef2f21a2720054dae0297a7339b159aec398b7', E'\\x8b84b6cf203e6bab1479d06b92c8456f70b3ba58413ad1c89d8a6fecccdd49be', 'jackpots', '5500'),
  ('1', '18', 'tournament', 'prize:1', 'tournament-prize', 'tournament-prize 500000000 0 0 promotions ', '500000000', '0', '0', '0', 'promotions', '-500000000', '10788500000', '0', '0', '200000000', '2026-11-29 01:42:02.003718+00', E'\\x8b84b6cf203e6bab1479d06b92c8456f70b3ba58413ad1c89d8a6fecccdd49be', E'\\x053f63f5975e2602259f092b3a60e696da35759a7748e4f8e639c39e2f953e72', NULL, '0'),
  ('1', '2', 'deposit', '4', 'deposit', 'deposit 500000000 0 0 cashier:sandbox-card ', '500000000', '0', '0', '0', 'cashier:sandbox-card', '-500000000', '10500000000', '0', '0', '0', '2026-11-29 01:41:58.801441+00', E'\\x84398484ba4556fc4cc0bb52c76774a397bb12e730406d660768db66fffcbac2', E'\\xf19560cadfd33a93a2345e3d2dd7b8cbd689e370c3cc9e63d42ca2e09a257acb', NULL, '0'),
  ('1', '3', 'withdrawal', 'request:7', 'withdrawal-request', 'withdrawal-request -100000000 0 100000000 - ', '-100000000', '0', '0', '100000000', NULL, '0', '10400000000', '0', '0', '100000000', '2026-11-29 01:41:59.029928+00', E'\\xf19560cadfd33a93a2345e3d2dd7b8cbd689e370c3cc9e63d42ca2e09a257acb', E'\\x48c207b1e9d5024bd9ae8679370a0da9cb9ac215e9da650bc40b3c8a3ab358c5', NULL, '0'),
  ('1', '4', 'withdrawal', 'request:8', 'withdrawal-request', 'withdrawal-request -100000000 0 100000000 - ', '-100000000', '0', '0', '100000000', NULL, '0', '10300000000', '0', '0', '200000000', '2026-11-29 01:41:59.063551+00', E'\\x48c207b1e9d5024bd9ae8679370a0da9cb9ac215e9da650bc40b3c8a3ab358c5', E'\\xf6a64df29acaf01baa451a05d1b1511e53e918c6d921626724c06deb91b32d34', NULL, '0'),
  ('1', '5', 'withdrawal', 'request:9', 'withdrawal-request', 'withdrawal-request -100000000 0 100000000 - ', '-100000000', '0', '0', '100000000', NULL, '0', '10200000000', '0', '0', '300000000', '2026-11-29 01:41:59.117987+00', E'\\xf6a64df29acaf01baa451a05d1b1511e53e918c6d921626724c06deb91b32d34', E'\\xff5e9b1f50c6025e3888f12961bb71a23903afd37e6ee73cc17a488a05297b08', NULL, '0'),
  ('1', '6', 'withdrawal', 'end:9', 'withdrawal-return', 'withdrawal-return 100000000 0 -100000000 - ', '100000000', '0', '0', '-100000000', NULL, '0', '10300000000', '0', '0', '200000000', '2026-11-29 01:41:59.135611+00', E'\\xff5e9b1f50c6025e3888f12961bb71a23903afd37e6ee73cc17a488a05297b08', E'\\xf7141421cf1fa3d75e18c358d0aa64337de153b9dc27b50c49247a2aeb3c92fe', NULL, '0'),
  ('1', '7', 'round', 'stake:1', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10298000000', '0', '0', '200000000', '2026-11-29 01:41:59.422576+00', E'\\xf7141421cf1fa3d75e18c358d0aa64337de153b9dc27b50c49247a2aeb3c92fe', E'\\xcb7da86d493ac62bf70b3b42b8948e93d1127e53006b1d9022a770597081d846', 'jackpots', '11000'),
  ('1', '8', 'round', 'payout:1', 'payout', 'payout 3500000 0 0 games:cini-atolyesi lale-devri base', '3500000', '0', '0', '0', 'games:cini-atolyesi', '-3500000', '10301500000', '0', '0', '200000000', '2026-11-29 01:42:00.23039+00', E'\\xcb7da86d493ac62bf70b3b42b8948e93d1127e53006b1d9022a770597081d846', E'\\x92b79ab591530f69620666af0c6041424cc489b7790ef49628172b3eaaac33c9', NULL, '0'),
  ('1', '9', 'round', 'stake:2', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10299500000', '0', '0', '200000000', '2026-11-29 01:42:00.283849+00', E'\\x92b79ab591530f69620666af0c6041424cc489b7790ef49628172b3eaaac33c9', E'\\xf4cc793c9c8bbaf9fed51ec00173cc157021662084a8ae0c25b1cfcf804b3fef', 'jackpots', '11000'),
  ('10', '1', 'deposit', '13', 'deposit', 'deposit 100000000 0 0 cashier:sandbox ', '100000000', '0', '0', '0', 'cashier:sandbox', '-100000000', '100000000', '0', '0', '0', '2026-11-29 01:42:04.932863+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf25956fb6da99f77dab10c55b129d68c618d20785ca07f346b71a07dc98fd888', NULL, '0'),
  ('11', '1', 'deposit', '14', 'deposit', 'deposit 200000000 0 0 cashier:sandbox ', '200000000', '0', '0', '0', 'cashier:sandbox', '-200000000', '200000000', '0', '0', '0', '2026-11-29 01:42:05.523993+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x0156223d2b232a7b72436370075049c378122573ff829ef76bceea3aa7a2eb89', NULL, '0'),
  ('11', '2', 'bet', 'stake:18:1', 'hold-raise', 'hold-raise -5000000 5000000 0 games:cini-atolyesi bet stake:18 avrupa-ruleti 1 17', '-5000000', '0', '5000000', '0', 'games:cini-atolyesi', '0', '195000000', '0', '5000000', '0', '2026-11-29 01:42:06.283975+00', E'\\x0156223d2b232a7b72436370075049c378122573ff829ef76bceea3aa7a2eb89', E'\\xe4614049848188b6e9df6f97d054ad5ca7912338f7221bc03f766eb2047929f3', NULL, '0'),
  ('11', '3', 'bet', 'payout:18:1', 'settle', 'settle 0 -5000000 0 games:cini-atolyesi bet stake:18 ', '0', '0', '-5000000', '0', 'games:cini-atolyesi', '5000000', '195000000', '0', '0', '0', '2026-11-29 01:42:08.157887+00', E'\\xe4614049848188b6e9df6f97d054ad5ca7912338f7221bc03f766eb2047929f3', E'\\x1b0cb34a0f67c2ed02e5f268d3677f5ec1749b42bd922fbff35a6181706a01a8', NULL, '0'),
  ('11', '4', 'bet', 'stake:19:1', 'hold-raise', 'hold-raise -5000000 5000000 0 games:cini-atolyesi bet stake:19 avrupa-ruleti 2 17', '-5000000', '0', '5000000', '0', 'games:cini-atolyesi', '0', '190000000', '0', '5000000', '0', '2026-11-29 01:42:08.834048+00', E'\\x1b0cb34a0f67c2ed02e5f268d3677f5ec1749b42bd922fbff35a6181706a01a8', E'\\xf7c82919d3e243dd1cf55558015ca3d2bdcf84dea3b147bd58ca4f332c76ed74', NULL, '0'),
  ('11', '5', 'bet', 'stake:20:1', 'hold-raise', 'hold-raise -5000000 5000000 0 games:cini-atolyesi bet stake:20 zeplin 1 1', '-5000000', '0', '5000000', '0', 'games:cini-atolyesi', '0', '185000000', '0', '10000000', '0', '2026-11-29 01:42:09.140524+00', E'\\xf7c82919d3e243dd1cf55558015ca3d2bdcf84dea3b147bd58ca4f332c76ed74', E'\\x89f92c5f0d6a777f99bc63c4b61aef7680cd1e562a5f987a241409b4f37ba2d5', NULL, '0'),
  ('11', '6', 'bet', 'payout:20:1', 'settle', 'settle 0 -5000000 0 games:cini-atolyesi bet stake:20 ', '0', '0', '-5000000', '0', 'games:cini-atolyesi', '5000000', '185000000', '0', '5000000', '0', '2026-11-29 01:42:11.131266+00', E'\\x89f92c5f0d6a777f99bc63c4b61aef7680cd1e562a5f987a241409b4f37ba2d5', E'\\x6b3eb60d5ba2e2a125e6a7877faea8499220d66154d95b5d20b5fd05766cec89', NULL, '0'),
  ('11', '7', 'bet', 'stake:21:1', 'hold-raise', 'hold-raise -5000000 5000000 0 games:cini-atolyesi bet stake:21 zeplin 2 1', '-5000000', '0', '5000000', '0', 'games:cini-atolyesi', '0', '180000000', '0', '10000000', '0', '2026-11-29 01:42:11.280698+00', E'\\x6b3eb60d5ba2e2a125e6a7877faea8499220d66154d95b5d20b5fd05766cec89', E'\\xa1f63b3949fb660dba4d78ce32485aa7ae6261f145e091e1fbbf0855f5ac2b43', NULL, '0'),
  ('2', '1', 'deposit', '2', 'deposit', 'deposit 10000000000 0 0 cashier:sandbox ', '10000000000', '0', '0', '0', 'cashier:sandbox', '-10000000000', '10000000000', '0', '0', '0', '2026-11-29 01:41:57.96214+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xd6afb65e73c6d18d07406152b2a0cc0c3297aa6e69ca5fd9ca14824d1eaf9f1c', NULL, '0'),
  ('3', '1', 'deposit', '3', 'deposit', 'deposit 10000000000 0 0 cashier:sandbox ', '10000000000', '0', '0', '0', 'cashier:sandbox', '-10000000000', '10000000000', '0', '0', '0', '2026-11-29 01:41:57.99261+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x96d8f1c3feaab4c70b5a2b7daad9746699188928b0fa1c8fde1c6d8395fd5abc', NULL, '0'),
  ('4', '1', 'deposit', '10', 'deposit', 'deposit 20000000000 0 0 cashier:sandbox ', '20000000000', '0', '0', '0', 'cashier:sandbox', '-20000000000', '20000000000', '0', '0', '0', '2026-11-29 01:42:01.267853+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x3aec9d7ff3c2e1f3420006dc73996f531fd38a60154e3e29b677e7c76d7b2eb6', NULL, '0'),
  ('4', '2', 'round', 'stake:10', 'stake', 'stake -10000000000 0 0 games:cini-atolyesi jackpots:55000000 lale-devri base', '-10000000000', '0', '0', '0', 'games:cini-atolyesi', '9945000000', '10000000000', '0', '0', '0', '2026-11-29 01:42:01.783472+00', E'\\x3aec9d7ff3c2e1f3420006dc73996f531fd38a60154e3e29b677e7c76d7b2eb6', E'\\x9044085ab0f294e2165e0bcb603b7a47463f88573ef124d6152f9419fb8216be', 'jackpots', '55000000'),
  ('4', '3', 'jackpot', 'win:10:mini', 'jackpot-win', 'jackpot-win 60017000 0 0 jackpots lale-devri', '60017000', '0', '0', '0', 'jackpots', '-60017000', '10060017000', '0', '0', '0', '2026-11-29 01:42:01.785543+00', E'\\x9044085ab0f294e2165e0bcb603b7a47463f88573ef124d6152f9419fb8216be', E'\\x8cbd265b3aff140cdd216e611853dbd8e08aee9a9880feb74bb1d34eb79d2479', NULL, '0'),
  ('5', '1', 'test', 'money-bahisci75e6f44a', 'deposit', 'deposit 1000000000 0 0 cashier:papara ', '1000000000', '0', '0', '0', 'cashier:papara', '-1000000000', '1000000000', '0', '0', '0', '2026-11-29 01:42:02.462831+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x9c0d3e206ad9d1ac82aac132411546d2f7e0c36506427797bbcc58bfaf37ac64', NULL, '0'),
  ('5', '2', 'bet', 'stake:11', 'hold-raise', 'hold-raise -100000000 100000000 0 sportsbook bet stake:11 sports 181b01de71aebd98a709d345684fe9fbc2199c9c1ee76a75eceb5cf1061e1c62', '-100000000', '0', '100000000', '0', 'sportsbook', '0', '900000000', '0', '100000000', '0', '2026-11-29 01:42:02.796721+00', E'\\x9c0d3e206ad9d1ac82aac132411546d2f7e0c36506427797bbcc58bfaf37ac64', E'\\xb5c9178cc4cf630ac8d924030abda12d4dd07f469714bfeb025650abbeb8909d', NULL, '0'),
  ('5', '3', 'bet', 'payout:11:sold-1', 'settle', 'settle 27450000 -30000000 0 sportsbook bet stake:11 ', '27450000', '0', '-30000000', '0', 'sportsbook', '2550000', '927450000', '0', '70000000', '0', '2026-11-29 01:42:02.93018+00', E'\\xb5c9178cc4cf630ac8d924030abda12d4dd07f469714bfeb025650abbeb8909d', E'\\x19fa7d7e9ab572bfd93f80c1dece97b4f27cff1dcf46fdbfce3f3480315c775b', NULL, '0'),
  ('5', '4', 'bet', 'stake:12', 'hold-raise', 'hold-raise -10000000 10000000 0 sportsbook bet stake:12 sports cd5fff1a22dcd23626ef9f8c73b0fb8d9d7959adeaf6177e353239813239126b', '-10000000', '0', '10000000', '0', 'sportsbook', '0', '917450000', '0', '80000000', '0', '2026-11-29 01:42:03.022874+00', E'\\x19fa7d7e9ab572bfd93f80c1dece97b4f27cff1dcf46fdbfce3f3480315c775b', E'\\xefd9e9c2ed345f7037e88c06208a4def434fa56297c58634a2e03889613ad650', NULL, '0'),
  ('5', '5', 'bet', 'payout:11', 'settle', 'settle 0 -70000000 0 sportsbook bet stake:11 ', '0', '0', '-70000000', '0', 'sportsbook', '70000000', '917450000', '0', '10000000', '0', '2026-11-29 01:42:03.141015+00', E'\\xefd9e9c2ed345f7037e88c06208a4def434fa56297c58634a2e03889613ad650', E'\\xe1c88a21166aadf7d2ec2bdf960cf66bc3d3193aedff122ae100e1c89e8917e3', NULL, '0'),
  ('5', '6', 'bet', 'payout:12', 'settle', 'settle 0 -10000000 0 sportsbook bet stake:12 ', '0', '0', '-10000000', '0', 'sportsbook', '10000000', '917450000', '0', '0', '0', '2026-11-29 01:42:03.155425+00', E'\\xe1c88a21166aadf7d2ec2bdf960cf66bc3d3193aedff122ae100e1c89e8917e3', E'\\x2fb30e5ac813cf80f08774b37fcf0d89ac8f11933a38c298bf6b72c1a9f3f0fb', NULL, '0'),
  ('5', '7', 'correction', 'coupon:11:1', 'correction-credit', 'correction-credit 142100000 0 0 sportsbook ', '142100000', '0', '0', '0', 'sportsbook', '-142100000', '1059550000', '0', '0', '0', '2026-11-29 01:42:03.306311+00', E'\\x2fb30e5ac813cf80f08774b37fcf0d89ac8f11933a38c298bf6b72c1a9f3f0fb', E'\\x652a751acc3e326d9d3bb5d903783f83802c05475ddf60f3b04d8976a4625d0e', NULL, '0'),
  ('5', '8', 'correction', 'coupon:12:1', 'correction-credit', 'correction-credit 42224000 0 0 sportsbook ', '42224000', '0', '0', '0', 'sportsbook', '-42224000', '1101774000', '0', '0', '0', '2026-11-29 01:42:03.330634+00', E'\\x652a751acc3e326d9d3bb5d903783f83802c05475ddf60f3b04d8976a4625d0e', E'\\x7aedb18d1b7465617417a7fb29a8d459621c1cf3e89d55131f9e769c758f99a0', NULL, '0'),
  ('6', '1', 'test', 'money-bahisci4ef145e6', 'deposit', 'deposit 100000000 0 0 cashier:papara ', '100000000', '0', '0', '0', 'cashier:papara', '-100000000', '100000000', '0', '0', '0', '2026-11-29 01:42:03.378221+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xe75a65d402a2786bea4952786b9eb692bcafee10ecb52ec390252c1b744a90dd', NULL, '0'),
  ('6', '2', 'bet', 'stake:13', 'hold-raise', 'hold-raise -100000000 100000000 0 sportsbook bet stake:13 sports 9a4882d2ee1935b80feea9f44214c0535cd4d95513107e575cd08798e196de40', '-100000000', '0', '100000000', '0', 'sportsbook', '0', '0', '0', '100000000', '0', '2026-11-29 01:42:03.58615+00', E'\\xe75a65d402a2786bea4952786b9eb692bcafee10ecb52ec390252c1b744a90dd', E'\\xe2e819bdeb34664157e95b12f540696040bcc9ce4bf788b332deb89b911f9512', NULL, '0'),
  ('7', '1', 'deposit', '11', 'deposit', 'deposit 200000000 0 0 cashier:sandbox ', '200000000', '0', '0', '0', 'cashier:sandbox', '-200000000', '200000000', '0', '0', '0', '2026-11-29 01:42:03.674615+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x273390c0ea3c8433455fb95b89da92ecb00c9def44d021e660cdc1fbc66527ab', NULL, '0'),
  ('7', '2', 'bonus', 'grant:1', 'bonus-grant', 'bonus-grant 100000000 0 0 promotions ', '0', '100000000', '0', '0', 'promotions', '-100000000', '200000000', '100000000', '0', '0', '2026-11-29 01:42:03.995519+00', E'\\x273390c0ea3c8433455fb95b89da92ecb00c9def44d021e660cdc1fbc66527ab', E'\\x6c76f180c48d5dff2179fc3754a792468a9969955d574ee93d2130284a8e8c42', NULL, '0'),
  ('7', '3', 'round', 'stake:14', 'stake', 'stake -10000000 0 0 games:cini-atolyesi jackpots:55000 lale-devri base', '-10000000', '0', '0', '0', 'games:cini-atolyesi', '9945000', '190000000', '100000000', '0', '0', '2026-11-29 01:42:04.023736+00', E'\\x6c76f180c48d5dff2179fc3754a792468a9969955d574ee93d2130284a8e8c42', E'\\xa16b323a2872d719d2d5f207bfb1e128296f3c0a75564b36708a920646bce151', 'jackpots', '55000'),
  ('7', '4', 'round', 'stake:15', 'stake', 'stake -10000000 0 0 games:cini-atolyesi jackpots:55000 lale-devri base', '-10000000', '0', '0', '0', 'games:cini-atolyesi', '9945000', '180000000', '100000000', '0', '0', '2026-11-29 01:42:04.049579+00', E'\\xa16b323a2872d719d2d5f207bfb1e128296f3c0a75564b36708a920646bce151', E'\\x1856a7bb3bf3199258b104a5102bc99ddfb98fb0f599b44ce7c227d569563952', 'jackpots', '55000'),
  ('7', '5', 'round', 'payout:15', 'payout', 'payout 10000000 0 0 games:cini-atolyesi lale-devri base', '10000000', '0', '0', '0', 'games:cini-atolyesi', '-10000000', '190000000', '100000000', '0', '0', '2026-11-29 01:42:04.081011+00', E'\\x1856a7bb3bf3199258b104a5102bc99ddfb98fb0f599b44ce7c227d569563952', E'\\x50e3bddee4278bbd807e6ce04708f952445a78c4c9f7109d2f9f849ecb5e2e20', NULL, '0'),
  ('7', '6', 'round', 'stake:16', 'stake', 'stake -10000000 0 0 games:cini-atolyesi jackpots:55000 lale-devri base', '-10000000', '0', '0', '0', 'games:cini-atolyesi', '9945000', '180000000', '100000000', '0', '0', '2026-11-29 01:42:04.095871+00', E'\\x50e3bddee4278bbd807e6ce04708f952445a78c4c9f7109d2f9f849ecb5e2e20', E'\\xea30abd1e5e98173fc100d5dd79860d6a5c710b3917c88f11146e6372a157889', 'jackpots', '55000'),
  ('8', '1', 'deposit', '12', 'deposit', 'deposit 100000000 0 0 cashier:sandbox ', '100000000', '0', '0', '0', 'cashier:sandbox', '-100000000', '100000000', '0', '0', '0', '2026-11-29 01:42:04.198946+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x7e1e928b8afa7302508eb0a3dc3bb0b290ec3c62e655b9f8d07a8302b3337813', NULL, '0'),
  ('8', '2', 'bonus', 'grant:2:17', 'bonus-grant', 'bonus-grant 2000000 0 0 promotions ', '0', '2000000', '0', '0', 'promotions', '-2000000', '100000000', '2000000', '0', '0', '2026-11-29 01:42:04.570467+00', E'\\x7e1e928b8afa7302508eb0a3dc3bb0b290ec3c62e655b9f8d07a8302b3337813', E'\\xc19f85aaf76f6bd9dcc0265c020bec8e70f27d946ac56f460b51a2deffe06169', NULL, '0'),
  ('8', '3', 'round', 'stake:17', 'free-stake', 'free-stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '0', '-2000000', '0', '0', 'games:cini-atolyesi', '1989000', '100000000', '0', '0', '0', '2026-11-29 01:42:04.570977+00', E'\\xc19f85aaf76f6bd9dcc0265c020bec8e70f27d946ac56f460b51a2deffe06169', E'\\xde6cb6aa13802ee8935f259bd434180707441d059b74bbf731c087eafdc38b36', 'jackpots', '11000'),
  ('9', '1', 'test', 'first', 'deposit', 'deposit 1000000000 0 0 cashier:test ', '1000000000', '0', '0', '0', 'cashier:test', '-1000000000', '1000000000', '0', '0', '0', '2026-11-29 01:42:04.623733+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x24bc51373b6f035aae8c6baf4839b57518b2a7fcc7e0fca42624227381670f7c', NULL, '0'),
  ('9', '2', 'poker', 'take:1', 'poker-in', 'poker-in -300000000 0 0 poker ', '-300000000', '0', '0', '0', 'poker', '300000000', '700000000', '0', '0', '0', '2026-11-29 01:42:04.767213+00', E'\\x24bc51373b6f035aae8c6baf4839b57518b2a7fcc7e0fca42624227381670f7c', E'\\x99dc9017275c080e5ff583e9f808b376fa3f77fef391bf5b9b2f0c6c2b6a7a02', NULL, '0');

insert into favourite_competitions (member_id, competition_id, created_at) overriding system value values
  ('5', 'anadolu-ligi', '2026-11-29 04:42:02.741+00');

insert into favourite_games (member_id, game_id, created_at) overriding system value values
  ('1', '1', '2026-11-29 01:42:01.055+00');

insert into favourite_matches (member_id, event_id, created_at) overriding system value values
  ('5', '1', '2026-11-29 04:42:02.605+00');

insert into favourite_methods (member_id, direction, method_id, created_at) overriding system value values
  ('1', 'in', '3', '2026-11-29 01:42:00.99+00');

insert into floor_bets (member_id, id, table_id, number) overriding system value values
  ('11', '18', 'avrupa-ruleti', '1'),
  ('11', '19', 'avrupa-ruleti', '2'),
  ('11', '20', 'zeplin', '1'),
  ('11', '21', 'zeplin', '2');

insert into floor_chains (table_id, chain, root, end_hash, rounds, first_round, made_at) overriding system value values
  ('avrupa-ruleti', '1', E'\\x1ded93885213a7d87fbc5ce3df983faf8f30fc7c6e7eada8b1ff0ccb601d4e435c2777e32ab2f93556d6916a4677c952020b666af675044d14ecfbb5', E'\\x530172aa92fcc42d2b227c230859db0d1012086339292cafff91f194f4d64ccb', '100000', '1', '2026-11-29 04:42:14.125+00'),
  ('zeplin', '1', E'\\x9471e00a48bb128b3ccadad6282d4424c8adfdc70f280ed40f16761b720afc5c7fde8c75c3d2564c7d4ac079460479644465c17228c117660ef339f9', E'\\xb209001a0621eebe58f5e0577bb19eb2fd01b1a3127ead729025cfb583ae5fdb', '100000', '1', '2026-11-29 04:42:47.466+00');

insert into floor_leases (table_id, holder, fence, until) overriding system value values
  ('avrupa-ruleti', '2e32efe5-25ed-42cf-890b-e308983a9947', '1', '2026-11-29 01:42:11.314552+00'),
  ('zeplin', '2e32efe5-25ed-42cf-890b-e308983a9947', '1', '2026-11-29 01:42:11.313981+00');

insert into floor_rounds (table_id, number, phase, opened_at, closes_at, crowd, outcome, begins_at, ends_at, landed_at, seed, settled_at, card, shoe, step, due_at, closed_at, drawn_at, windows_closed) overriding system value values
  ('avrupa-ruleti', '1', 'settled', '2026-11-29 04:42:14.403+00', '2026-11-29 04:42:29.403+00', '{"the first of a test"}', '{"pocket": 22}', '2026-11-29 04:42:31.812+00', '2026-11-29 04:42:38.812+00', '2026-11-29 04:42:41.202+00', E'\\xa06f440dde31847dcf49167075e079d2cb2ea539901eb0cf28582426ea8012ce', '2026-11-29 04:42:41.202+00', NULL, NULL, '0', NULL, '2026-11-29 01:42:06.732155+00', '2026-11-29 01:42:07.0974+00', '{}'),
  ('avrupa-ruleti', '2', 'drawn', '2026-11-29 04:42:47.324+00', '2026-11-29 04:43:02.324+00', '{"the first of a test"}', '{"pocket": 34}', '2026-11-29 04:43:06.947+00', '2026-11-29 04:43:13.947+00', NULL, NULL, NULL, NULL, NULL, '0', NULL, '2026-11-29 01:42:10.94869+00', '2026-11-29 01:42:10.986321+00', '{}'),
  ('zeplin', '1', 'settled', '2026-11-29 04:42:47.643+00', '2026-11-29 04:42:53.643+00', '{"the first of a test"}', '{"point": 183}', '2026-11-29 04:42:55.082+00', '2026-11-29 04:43:05.245+00', '2026-11-29 04:43:07.092+00', E'\\x5a71c9ac5ba153274a8d2624a996661ee9fb6d2106b90ab9698f7dc5fddd9530', '2026-11-29 04:43:07.092+00', NULL, NULL, '0', NULL, '2026-11-29 01:42:09.600782+00', '2026-11-29 01:42:09.911014+00', '{}'),
  ('zeplin', '2', 'open', '2026-11-29 04:43:08.157+00', '2026-11-29 04:43:14.157+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '0', NULL, NULL, NULL, '{}');

insert into floor_stakes (member_id, bet_id, seq, spot, amount, target, state, client_seed, place, placed_at, taken, paid, half_at, ended_at, request_id, half_request_id, end_request_id) overriding system value values
  ('11', '18', '1', '17', '5000000', NULL, 'lost', 'the first of a test', '1', '2026-11-29 04:42:14.956+00', '5000000', '0', NULL, NULL, 'r1', NULL, NULL),
  ('11', '19', '1', '17', '5000000', NULL, 'placed', 'the first of a test', '2', '2026-11-29 04:42:47.378+00', '0', '0', NULL, NULL, 'r2', NULL, NULL),
  ('11', '20', '1', '1', '5000000', NULL, 'lost', 'the first of a test', '3', '2026-11-29 04:42:48.19+00', '5000000', '0', NULL, NULL, 'r3', NULL, NULL),
  ('11', '21', '1', '1', '5000000', NULL, 'placed', 'the first of a test', '4', '2026-11-29 04:43:08.216+00', '0', '0', NULL, NULL, 'r4', NULL, NULL);

insert into floor_tables (id, kind, game_id, account, rules, step_stake, open_ms, pause_ms, rest_ms, languages, salt, awake_until, created_at, every_ms, offset_ms, video_url) overriding system value values
  ('altin-bogazici', 'race', '12', 'games:cini-atolyesi', '{"animal": "horse", "metres": 1600, "runners": 8, "abilities": [92, 78, 60, 71, 84, 49, 66, 98, 54, 75, 42, 63, 57, 81, 36, 69]}', '10000', '20000', '2000', '8000', '{tr,en}', 'b59561372ed5a90c77d68bae00ecc8be', NULL, '2026-11-29 01:41:57.387+00', '120000', '40000', NULL),
  ('altin-bozkir', 'race', '13', 'games:cini-atolyesi', '{"animal": "dog", "metres": 550, "runners": 8, "abilities": [76, 90, 58, 64, 47, 83, 69, 53, 95, 61, 72, 40, 67, 50, 79, 86]}', '10000', '20000', '2000', '8000', '{tr,en}', '7235264d10d6636a35ae05e2a86f9973', NULL, '2026-11-29 01:41:57.387+00', '120000', '80000', NULL),
  ('altin-halic', 'race', '11', 'games:cini-atolyesi', '{"animal": "dog", "metres": 480, "runners": 6, "abilities": [88, 74, 66, 59, 96, 52, 80, 45, 62, 70, 38, 56]}', '10000', '20000', '2000', '8000', '{tr,en}', '6dad7673d9dd33a94f025bf2ce9c5e94', NULL, '2026-11-29 01:41:57.387+00', '120000', '0', NULL),
  ('andar-bahar', 'tablegames', '31', 'games:cini-atolyesi', '{"game": "andar-bahar", "drums": [{"of": 52, "take": 50}]}', '10000', '15000', '1000', '5000', '{tr,en}', 'd101bc9d1f0ebd641a8081ccb9e3dfe5', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('avrupa-ruleti', 'roulette', '6', 'games:cini-atolyesi', '{"laPartage": false}', '10000', '15000', '1500', '5000', '{tr,en}', '8219467789b85c4ecd136d9233279a91', '2026-11-29 04:43:00.056+00', '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('bakara-lale', 'tablegames', '29', 'games:cini-atolyesi', '{"game": "baccarat", "drums": [{"of": 416, "take": 6}]}', '10000', '15000', '1000', '5000', '{tr,en}', 'bef1d3a579ee6b63c6c770e0bc77d709', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('bingo-cini', 'bingo', '22', 'games:cini-atolyesi', '{"price": 10000000, "ballMs": 3000, "isSpoken": false, "ticketsMost": 600, "jackpotBalls": 50}', '10000000', '45000', '3000', '12000', '{tr,en}', '594435853fcfe3c4d6fe06e04b09afed', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('bingo-lale', 'bingo', '21', 'games:cini-atolyesi', '{"price": 2000000, "ballMs": 3000, "isSpoken": false, "ticketsMost": 600, "jackpotBalls": 50}', '2000000', '45000', '3000', '12000', '{tr,en}', '0c96528b9396d36b0be3dec3f7055f34', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('bingo-sedef', 'bingo', '23', 'games:cini-atolyesi', '{"price": 50000000, "ballMs": 3000, "isSpoken": false, "ticketsMost": 300, "jackpotBalls": 50}', '50000000', '45000', '3000', '12000', '{tr,en}', '6e616b36e113206b3645483a7ccb02b5', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('blackjack-pearl', 'blackjack', '28', 'games:cini-atolyesi', '{"decisionMs": 15000}', '10000', '15000', '800', '4000', '{tr,en}', 'e0b817b3ac5a7ff87fb072f6ef6781fb', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('blackjack-saray', 'blackjack', '27', 'games:cini-atolyesi', '{"decisionMs": 15000}', '10000', '15000', '800', '4000', '{tr,en}', '48a0513088c5990244713a7846f1973c', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('casino-holdem-saray', 'tablegames', '34', 'games:cini-atolyesi', '{"game": "casino-holdem", "drums": [{"of": 52, "take": 9}]}', '10000', '15000', '1000', '5000', '{tr,en}', '81946ddc33039504a79be748b3ce53cc', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('cini-ligi', 'football', '26', 'games:cini-atolyesi', '{"away": 120, "home": 150, "attacks": [132, 121, 112, 106, 101, 97, 93, 88, 80, 74, 120, 114, 105, 100, 94, 91], "defences": [78, 84, 90, 97, 94, 102, 105, 108, 119, 124, 86, 92, 95, 100, 103, 109]}', '10000', '60000', '2000', '8000', '{tr,en}', 'ae3da35239d8e89ea1ffe3bc34dc1281', NULL, '2026-11-29 01:41:57.387+00', '180000', '20000', NULL),
  ('ejderha-kaplan', 'tablegames', '30', 'games:cini-atolyesi', '{"game": "dragon-tiger", "drums": [{"of": 416, "take": 2}]}', '10000', '15000', '1000', '5000', '{tr,en}', 'c1bfaae2b4a2bc1b23fbd18541e6e3e3', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('element-savasi', 'betgames', '19', 'games:cini-atolyesi', '{"game": "elements", "drums": [{"of": 52, "take": 4}]}', '10000', '60000', '2000', '8000', '{tr,en}', 'f0000b450163707fefcfd86a992705d5', NULL, '2026-11-29 01:41:57.387+00', '180000', '150000', NULL),
  ('fransiz-ruleti', 'roulette', '7', 'games:cini-atolyesi', '{"laPartage": true}', '10000', '15000', '1500', '5000', '{tr,en}', 'fc21e45fb87cdbf530980731f779ae60', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('istanbul-ruleti', 'roulette', '8', 'games:cini-atolyesi', '{"laPartage": false}', '10000', '15000', '1500', '5000', '{tr}', 'd8b38c74124be44cc21d33de6836dd03', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('london-roulette', 'roulette', '9', 'games:cini-atolyesi', '{"laPartage": false}', '10000', '15000', '1500', '5000', '{en}', '4a64ecc6956cad6ef0140c1537258e74', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('oto-rulet', 'roulette', '10', 'games:cini-atolyesi', '{"laPartage": false}', '10000', '8000', '700', '2500', '{tr,en}', '3b269d582d2c07a64834b97f661706ef', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('poker-bahsi', 'betpoker', '20', 'games:cini-atolyesi', '{"game": "six-hands", "drums": [{"of": 52, "take": 17}]}', '10000', '20000', '1500', '6000', '{tr,en}', 'e1d71e05ec7555f38169f42f94a74a54', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('sans-carki', 'tablegames', '33', 'games:cini-atolyesi', '{"game": "wheel-of-fortune", "drums": [{"of": 54, "take": 1}]}', '10000', '15000', '1000', '5000', '{tr,en}', '08959a26d65beb6aee2a8bfd953c4d65', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('sansli-5', 'betgames', '14', 'games:cini-atolyesi', '{"game": "lucky-5", "drums": [{"of": 36, "take": 5}]}', '10000', '60000', '2000', '8000', '{tr,en}', '372775df84532eb0173b2e4b6c41d6a9', NULL, '2026-11-29 01:41:57.387+00', '180000', '0', NULL),
  ('sansli-6', 'betgames', '15', 'games:cini-atolyesi', '{"game": "lucky-6", "drums": [{"of": 60, "take": 6}]}', '10000', '60000', '2000', '8000', '{tr,en}', 'ece02830234535798b892e38bcff6d59', NULL, '2026-11-29 01:41:57.387+00', '180000', '30000', NULL),
  ('sansli-7', 'betgames', '16', 'games:cini-atolyesi', '{"game": "lucky-7", "drums": [{"of": 42, "take": 7}]}', '10000', '60000', '2000', '8000', '{tr,en}', '187f5968a92afc47bc4f9ab254d90568', NULL, '2026-11-29 01:41:57.387+00', '180000', '60000', NULL),
  ('sesli-bingo-bulbul', 'bingo', '24', 'games:cini-atolyesi', '{"price": 2000000, "ballMs": 3000, "isSpoken": true, "ticketsMost": 600, "jackpotBalls": 50}', '2000000', '45000', '3000', '12000', '{tr,en}', '5097936947e12121ab0a499da9718dad', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('sesli-bingo-kumru', 'bingo', '25', 'games:cini-atolyesi', '{"price": 10000000, "ballMs": 3000, "isSpoken": true, "ticketsMost": 600, "jackpotBalls": 50}', '10000000', '45000', '3000', '12000', '{tr,en}', '9696d500368f1e11cdf7d23e300514cd', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('sic-bo-sedef', 'tablegames', '32', 'games:cini-atolyesi', '{"game": "sic-bo", "drums": [{"of": 6, "take": 1}, {"of": 6, "take": 1}, {"of": 6, "take": 1}]}', '10000', '15000', '1000', '5000', '{tr,en}', '77fe13d1cb5ac94ac675ba606369abdd', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('spaceman', 'crash', '5', 'games:cini-atolyesi', '{"half": true, "permille": 965, "capHundredths": 500000}', '10000', '6000', '1000', '0', '{tr,en}', 'f21b4eaf0a9e32c73bc81b25b03ea3e0', NULL, '2026-11-29 01:41:57.387+00', NULL, '0', NULL),
  ('yildiz-carki', 'betgames', '17', 'games:cini-atolyesi', '{"game": "wheel", "drums": [{"of": 19, "take": 1}]}', '10000', '60000', '2000', '8000', '{tr,en}', 'a8cb28c6a0c09b26781f5962cae748ba', NULL, '2026-11-29 01:41:57.387+00', '180000', '90000', NULL),
  ('zar-duellosu', 'betgames', '18', 'games:cini-atolyesi', '{"game": "dice", "drums": [{"of": 6, "take": 1}, {"of": 6, "take": 1}]}', '10000', '60000', '2000', '8000', '{tr,en}', '95ef5b2ab4d0dd000887ff94c255046e', NULL, '2026-11-29 01:41:57.387+00', '180000', '120000', NULL),
  ('zeplin', 'crash', '4', 'games:cini-atolyesi', '{"half": false, "permille": 970, "capHundredths": 1000000}', '10000', '6000', '1000', '0', '{tr,en}', '9e2492290e342eb5b160172463f6fbd1', '2026-11-29 04:43:18.842+00', '2026-11-29 01:41:57.387+00', NULL, '0', NULL);

insert into game_sessions (member_id, token_hash, family_id, game_id, game, version, account, created_at) overriding system value values
  ('1', E'\\x2b92d0e9d2b5a64f295bd1feb37ceafd6bb54a696412c57eb076a1679a07da43', '1', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-29 01:41:59.306+00'),
  ('1', E'\\xc0ef33383bdb9788fe46150032e3ffb43c5af23101fe0b79abfdb6f74eebb133', '1', '3', 'yonca-bahcesi', '1', 'games:cini-atolyesi', '2026-11-29 01:42:00.725+00'),
  ('10', E'\\xb9aa47c3ed6ca6425dca96ff8751f5f7bae6d4ef56d406a87f5ea6a2b88e886c', '8', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-29 04:42:13.302+00'),
  ('11', E'\\x0c4927dee66619efa04378cc6d9bac55488473799d474458c52f8d78f721b1c5', '9', '4', 'zeplin', '1', 'games:cini-atolyesi', '2026-11-29 04:42:47.466+00'),
  ('11', E'\\x16c25a8c5ae12a4cf6cb8946e5b71b09f87506bf72b4150d8b8667d7c2eacb45', '9', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-29 04:42:13.979+00'),
  ('11', E'\\xce25988cdc76ae36fe2b605f7829dc4bfe9cb03014ee308140a30013e1657664', '9', '6', 'avrupa-ruleti', '1', 'games:cini-atolyesi', '2026-11-29 04:42:14.125+00'),
  ('4', E'\\x3ccbe8051e65d0b2d9819124903f724916d177a28731550c4b7542cd8c7b4925', '2', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-29 01:42:01.548+00'),
  ('4', E'\\xd023dc2da121df64adeff4c14436a4a1c87a0546ceef002a510bc9ea79159e15', '2', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-29 01:42:01.73+00'),
  ('7', E'\\xed7fa62a0b82bb256c58353f1e06954937f08f9ee7762541463da14b9183928b', '5', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-29 04:42:12.094+00'),
  ('8', E'\\xb6ff56b1250cf5346e4ff07f30e2be333dde8f17b63796b9d1fafcc4b01bfc1d', '6', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-29 04:42:12.643+00');

insert into game_settings (game, revision, version, client, is_open, is_hidden, closed_modes, stakes) overriding system value values
  ('yonca-bahcesi', '1', NULL, NULL, 'true', 'false', '{BONUS}', NULL);

insert into game_versions (game, version, files, registered_at, publication) overriding system value values
  ('kapadokya-1000', '1', '{"lookUpTable_base_0.csv": "b02e3b3786454dd15c28271fab5156199ef342e7df0a7ece2a262dd12cf3d0d3", "lookUpTable_bonus_0.csv": "f9c185892eaacda31a858fcde9fbfcf4d124dc996501f8b748e96452a76581f9"}', '2026-11-29 01:41:56.626134+00', NULL),
  ('lale-devri', '1', '{"lookUpTable_base_0.csv": "7dea40d8bc7e3839b5dc5d959cc5d687b3ceea845fce05afd4a7452be907fc87", "lookUpTable_bonus_0.csv": "23dd4739f7954e19e02cb5afe3b104519b8fc6b81e46c99e06c57274ca3e78a8"}', '2026-11-29 01:41:56.615156+00', NULL),
  ('yonca-bahcesi', '1', '{"lookUpTable_base_0.csv": "489d77c12aca77c52f5d16e200b3f04d9e539c8f5e8e19c17ad3ffcd5c932899", "lookUpTable_bonus_0.csv": "811b52ed168830ef0953ce4f1a87c33fc87a98e3a7ec1c7a708ef875f3de998e"}', '2026-11-29 01:41:56.634594+00', NULL);

insert into holds (member_id, source, reference, cash_open, bonus_open) overriding system value values
  ('11', 'bet', 'stake:19', '5000000', '0'),
  ('11', 'bet', 'stake:21', '5000000', '0'),
  ('6', 'bet', 'stake:13', '100000000', '0');

insert into installed_functions (name, hash) overriding system value values
  ('action_refuse_change', '4e1a3d63fbadde8c7be04a3402f660544cb5eadad70561ad9f2614ae501344fd'),
  ('actions_keep_all', '02d69d8d60d9e9c6e4fc4f0ae2182d2d9176f4b738bccb27f2a187fe4cee2645'),
  ('actions_keep_rows', 'c9de5785fbf670277f9522d79db5ab1839ccbc19fddf9f7d2bcbc757cca34e4a'),
  ('bet_grow', 'ddf9cc7c8ea724557f6694480b8811e1f46b31dcfc55683bb02388e330c9fb31'),
  ('bet_pay', 'f158c090bf934f0689da60192b6b23c89cfcf326422128678884399044ebd846'),
  ('bet_settle', '68b7ddf1272859c92de9edb773c448f55db786d4bee973bbeb7bc7c9b4280ad8'),
  ('bet_void', 'dda15c42a1723b86d968c9618b52c819b91c0b17d521693e4c3dfaa5c5ca6483'),
  ('bets_over', 'cce8f942df17ff90bde8091c919e3378c57fd95a6d8f449fdc068d7f79fdcbb6'),
  ('bonus_after', 'd6632c91da7675a09f09fe98ef613b49f34935956ddd84e7e46677e2d9021b46'),
  ('bonus_counted', '210cf302533ec9faa54cd9e6d31028c8df7851d9688d9060a23cc01431f6fdb0'),
  ('bonus_follow', 'f53bff35633fd475068ac957e2d2fa372445b92ed4245cc43df21103396a98fa'),
  ('bonus_move', '529f65bf4c6f9b91a9d40d611e825a39b829b23732d4b0160d70c2bc71342ddf'),
  ('bonus_progress', '0b75417f3d9402782e67b93fd69bb204103ad49b472856982d08acee15802de6'),
  ('bonus_refusals', 'e3d1ffe2d3fe2553c8e35a0b9928c1d89bbd2fe73f27728b0cf6c70fe8b9ebd8'),
  ('bonus_risked', 'b5701dfc3f94c40c852b5b7b0a4fa9c3cd3d28f31329ffb9cbaa69a555e281f9'),
  ('bonus_stake_round', 'b8b6c0f7316d448cca12d33b433d5452f16be399ae9dac5dd76f4662d4656c2e'),
  ('bonuses_state_forward', '03f9daceb922b4d78c563655055dbb3d6079635084dd1823271c704194222405'),
  ('bonuses_written_once', 'cacf22f9f7ea0da34c9cc46dd6840bdf8c8d730228adc5f0bc33e32eb0eab006'),
  ('by_owner', '731a60d82b643e329178536ddd00ba97fa5a296beeaaa78d58430f6b409d2dee'),
  ('cash_transaction_changed', 'e7b3229e2bf849c6bb4c920f66d3f059c7049f9b808e43c52e7446ccf28a12ba'),
  ('cash_transaction_counted', 'edee556ee69889ea817ed9812ce5d1aa96af79745b88568eea6982c7294dc136'),
  ('cash_transactions_approved', '03323e9c36ba9fab1ee7539e013151c1a13f311df08ec7354e725615d9e1b893'),
  ('cash_transactions_canceled_by_with_status', 'd7e01cc58641454dbb996ce9de3776bc6a60e0cb90ebf6794c2c9d22ff09183f'),
  ('cash_transactions_counted', 'fbb438f0000b54ee21cebaca7e43059e2b5e8e41a9900c41897aa1c38fe6ab1a'),
  ('cash_transactions_decided_at_with_status', 'acf578b940f387d16a6f7af11d72aa01f991e76646aa4ca7583b272137a06b3c'),
  ('cash_transactions_keep', 'ad487d306091bdcfa207b4dafc1790ade4523cdcf41ee337e4937d77276f590a'),
  ('cash_transactions_never_less', '467b458b5549ffe1418e9a20216c7b2aca727a1d3f2ca0400e69235b3bf57b60'),
  ('cash_transactions_payout_state_forward', 'ede0a9aa2e80f959d53263f7658b933497752155a03413dc62e213a327364ea3'),
  ('cash_transactions_recounted', '6d283075b4d1561cdc2247a343db68ad6968b7900761233c8f43674282061da5'),
  ('cash_transactions_status_forward', '81e99def7cb1d64b0462fbac0e3f80fb12321b0f8cd72890f069e669267efee4'),
  ('floor_add', 'a3b93cd7b51e67858412a653144819d9db2f859ce233db8dfb4c14513e826a47'),
  ('floor_answer', '9d4edc2c6633079359539e09e1ef12068d6ea2382472a0d0161674a20cd00103'),
  ('floor_check', 'bf1436810af67a38bcb92171a6f322e1e94a705bfc11786665563773e872152f'),
  ('floor_close', 'f4426fbd098b3d604750a6b7376012dee43e2f8ce9c9b883d4783a0dbde83297'),
  ('floor_decide', 'eea4608924cfa10f74bdfc25a329f8d132f90786ac105c038ce212551b21467e'),
  ('floor_end_bets', 'c7c652bf9d167b5cc0429a52570fc4d0d134fd1e92ec6d23a9c87763e391834a'),
  ('floor_give_back', '189a6d5ebcf90d37bea421cee78424e5fa66bb66da88bcbbe476cf7fbd9751bb'),
  ('floor_keep_lease', '1e5ff28cb4e694cb72bf53ac0eb17945798c64317a9ad009517a625a75d7fe05'),
  ('floor_lay', '58fba01b6512217619aed717040a051cd0629fe7e530bef428bfbf585bffba3c'),
  ('floor_leads', '5e07a6393eae6efeb8a12d6e767072eff6fe2cba79f1ee2a31fb6ae26c00fd65'),
  ('floor_leave', 'd4b367a63412af858c9e9f5495f85703ea6acd45c1ef73303930cceffb125d94'),
  ('floor_pay', 'c3145687ff343a0c1f72fcf10c9b717df224a1e848f74e774b4d155c30a7bf0e'),
  ('floor_place', 'a9600d856291d76d1fe3df0fb806407e313423d7b9ed130259f8705e2146f0f9'),
  ('floor_record', 'a2dcf2cac0661fa73ed2125655748cb7113222b08501ed55457bf27a7b1745f6'),
  ('floor_refuse_late', 'ed23748c8a8145023415887225c7a150889ba21318918ae9d751c8ef95bbc01c'),
  ('floor_round_moved', 'b4cd8dfac25e72d9fe4a7a612a72004977b525e9a305908370cc87228e189e33'),
  ('floor_rounds_moments', 'f7d9a47b9256bda1ada3289dbd2b73010cd3693962369262ee23b54f9eb69e7e'),
  ('floor_rounds_phase_forward', 'e12b7bf36194944c52c3e9c7cce730c7dba9ee77e7d4f85197b08b738d085073'),
  ('floor_rounds_written_once', 'ae8ca1f88504991cc431578a34498ac91762a9651891892c73473be6c7ecb6b7'),
  ('floor_seat_check', '9db00c71068d29ea2183798f98db06537b582a616540623af2f30efdfd8ede16'),
  ('floor_seed_at', '197097d45e1a199364892c4710f42f16258b54480fc375a39a7e06fc50d4607c'),
  ('floor_sit', 'fdc8680a9c78a3830e1f6bcf50b7e74a33763a0a0c4e85f58ee767e2544e2bfe'),
  ('floor_stakes_late', 'f7ad320adbfae9f835c0b8476a1c7e7e3f50b41d2798ec7e82f6079b390a858d'),
  ('floor_stakes_over', 'ee5848e5cdc5d2d3f77a906366e657c96e521aef12c1bcf295579f87a9510a54'),
  ('floor_stakes_written_once', 'f05ac594ea0ecbcb5bb9a1f7e7916f8192ddf9175591eb56ed08f4a72956f646'),
  ('floor_take_back', '4a50a492213f2b7e11bae634bd2b2b864358a515dc3bc80ae8f32c5ba49cdd86'),
  ('floor_take_lease', '7dcf87625aab1b9384842e386aee1d006611ee15b41f352c36644af659789ab0'),
  ('floor_takes', '97be79f955de4f502498fee5e797135c5d2a58668bef1fe8546fad4ccc64610f'),
  ('floor_tickets_sold', '046d7622d4bc1dacb3971cc974cc141941bf3d641efb736810ce5bbdccbe26b1'),
  ('floor_undo', 'eb650f275271d5820fcb797f5915837771b1797cd81e8837322dc32e4608c428'),
  ('floor_void', '4ed2d3198d49f8c79c7b6e1211bb7ae015bba40486df6a1b2ce0f0a735963c09'),
  ('free_rounds_at', '4f7bb5717ebda0d060f5ef58092cf13272cca0e93749aa6ef948bf0304093e9f'),
  ('jackpot_pay', '5bfad8fbc08345babda799cd34eee6b9f96f72217931915f95ec0e2e2dd975a3'),
  ('jackpot_pools_never_less', '38f833c99c2bf8fd0ef75b942425a7cd9703538da94be1c56561a7cb5eb024b2'),
  ('jackpot_stripes_never_less', '9f2ecde338ba4f2997fe16206c0d03d2870062f8ffc843e9ce122be6dec1017b'),
  ('ledger_bonus_convert', 'eb7446e4bb73ca7a507ad13e08da0e5e131e89e4806d19d6f315eb32dad50287'),
  ('ledger_bonus_forfeit', 'b2d11e6c140b423f81d674ab9a72195a4177c1cba9b5a9ce2a70ca0c0291b4d7'),
  ('ledger_bonus_grant', '41537d59bc76c20d2deb7187909e7f952c2b73e1e86472e5af1b9df7ff5efd79'),
  ('ledger_claim', '5ed65a92c79c9ac09abdd1fe9d51dfb0589cc06570df9b27e93c3f553454b8a6'),
  ('ledger_correction', 'c7b9433911c63e1c0816b8a7b671b8584de65858165b106705e78e30057c5de0'),
  ('ledger_free_stake', 'ee07d34551999e9bbbf427e34a8c25d9134b45398d21bab5e0700fdbe693d5cc'),
  ('ledger_hold_raise', 'a3bb98e183979dc663a2dff62e374cd056285ea25b0b5abfefa28b9630dcf091'),
  ('ledger_jackpot_win', 'fde139a1fe7d578f3eaf2f4078e3af9def8522e759cb70ee820b1cecced244d8'),
  ('ledger_lock', '1095a4ac3ae77486ceb0a400459d78a07d382ef3bff6551a1376f2712c0d35ac'),
  ('ledger_note_holds', '248252619e8313d66a8486752f265b1abdda7494f9db1f79dc3994f6ef0b0bf0'),
  ('ledger_open', 'a171036198deebea6c95b7d3a41618ae4ce86858c8e4a0d5b5f74cccacb69329'),
  ('ledger_payout', 'e8c5c88a73dc1d79b85767e2840470766660b3a2812f5bf155aafc361fdec9cf'),
  ('ledger_post', '8f9ed4226231b86869ede9eab042ec9d4bc15475d80a0f23f8267024ee72510a'),
  ('ledger_release', 'bbd3b708ab3ae239748cb0ac6ddd9222fa449208f00ee2b5d2494e1a12a04b57'),
  ('ledger_settle', '3ae08efce9c7d9157af6bfeedbb803d5b95d0ee93a3ea36e33e1463e2423f064'),
  ('ledger_stake', '8c9cefe53da7054ebaa77a2c9a9f87ae937bd1e020bd1dba84d1d42ab1a534d9'),
  ('limit_count', '6d249d15791bcc873b4ade51e46e76e30633788487afabb056aa9d9c270e4b44'),
  ('limit_open', '17541e8814eb04ad50c11b3f4c6a1974f054d111c82e1e27a805d26f8ad48f33'),
  ('limit_passed', '7ed025d34b2b26377fb66952c3ec9290d6290cf662ab453cf33d34f2bbf5d381'),
  ('limit_sums', '810137a8f58e613d65506bdbaa315049ba0dbf68f1d906344ccbb4ff3be2318a'),
  ('lotteries_never_less', 'b7fe447d08b6f66fac735acbcad60163f5cd00c728dd16deffbb91861b496b35'),
  ('lotteries_written_once', '5ed03b1493f431232929b3a2fd0ad3d5b8eb4e119257964c47e61c9a25fef111'),
  ('lottery_tickets_written_once', '87eea339d8c71eca55a475748433cffa8439569806863637518e0dbe3027f797'),
  ('may_stake', '3e13d2556a48555af8c89d711e08fa4adb7fcde9d4ee595fbd3c5459e5e37f41'),
  ('member_seeds_written_once', '78b703c177cb8efb31053cc0b8e443150eca27bd1750f77480b018c843e21e0e'),
  ('payout_refuse_unapproved', '620c4d9bb84c7fc451c417bbdfc149009ccaf5aef05a2fc5c935efed3be5bb68'),
  ('poker_refuse_unsaid', '1ba9bb39b7f5cc136401be7bea0df873687cc2d3e389839e7e44d6d811e78c95'),
  ('poker_transfers_never_less', '3d8052f664974302c9656c1fc0174a2a732290b97585a3533b12d196efb93c06'),
  ('poker_transfers_purse_with_state', 'e2475379909569cc657ab113afecc9d4d98791edd679d582a7b46b6128eabe85'),
  ('poker_transfers_said', '5fc97a560caf9857121ecc64fa67e433b618f037e11c5ee06f71294dffa9775d'),
  ('poker_transfers_state_forward', 'c8acca55d47db437acbc3d1608662244113e9fa2522886a2e7843a28ba61a961'),
  ('poker_transfers_written_once', 'd2409695288dd077ce917b821b99e8e705f4ef99d316d1d61b02fc5520b6175b'),
  ('protection_refusals', 'd0039b0b22304417024a6a759693efe6200b4c0c6762bd88e3384436a5e332df'),
  ('reality_check_due', 'c6782f398670525825707547aaac2d5951901565cfff9b58b13934e8ad87d496'),
  ('refuse_back', '84db63c42e3f2892876638707c1caeb3523dede1d011d6129cba09987e27a880'),
  ('round_calls', 'e00bc44a476c4114b02713cfc8e326aa1875adbd52dbda633b4941b332b9b27d'),
  ('round_check', '57e389f8cf6cd82564816bf06ad276c1cf5a2b7931121da9a0c88388762c5909'),
  ('round_end', '686e0a8c0acb6961d3fb17f52eaa587188f4a25c85694f91bdc59a1c18cd308f'),
  ('round_enter', 'e323ee49700669e1fb5270a8f5cb4c7532b9b61e84a228729c8b646f4f7feb4a'),
  ('round_funds', '5941f1bde280a0d587e28039b92f4a8e14c453a041b4d4b6ae4ca9c2e6cefc6e'),
  ('round_keep_awake', 'd56a41a9353b273dd5e3fceefc34bbd8a4bfa24abf3518e75f4b89636d50f962'),
  ('round_mark', '31009adb42862e7e7ab6c5ac7b5c4b88491d02f75e330a0dc720770c3bca9a6d'),
  ('round_pay', '7c9b8be48c1ab1d919d83acfa414663fdd4ba0d82b4d6a66828016048f3bdf0a'),
  ('round_pay_jackpots', '5e42cf05937cb4ff2cdffcd8ac2ee94bed984c975a87e97ce2816ed7c41161ec'),
  ('round_play', 'cb38318ad296aa41e6c531c236e4af0397d0ecb48a7b6e1faf8ef39826a20d0f'),
  ('round_play_free', '9e5ed20825425f9014c702d42cb6c901e01dddaa0249a9eb2a21994391742380'),
  ('round_played_funds', '1ce266c54b2005f4b7dd6163cab49a730060b65f68574bac2b9f1c7735ce5340'),
  ('round_record', 'd9abdad16ae617c57652f5e4ec0b91bcdfea0867c8aa35d3a201ea2e07c9d873'),
  ('round_seats', '8cfc7839b9b9ffcdba4659d674fd5c0e42ba3007e3a452e443622c713b437db3'),
  ('round_settle', '01b8c55575202a97192e21245bd5804600844dbe12e4f6cdff5369d342f21582'),
  ('session_seconds', 'f7972fbbe99bb0e336d9bad0c5227cc3b3b070557255ae8487be6d10dbb3a2aa'),
  ('sports_correct', '8be24630c7037e2dd9093ec59c0e5eee4cad428957986fd74488b93992fba970'),
  ('sports_corrections_never_less', 'd23503f0ebd2c1649512ab4f8c2ebc722a59239565c6c21dfdd9f71c3297feff'),
  ('sports_coupon_legs_result', 'bbafea5fe0c453c7fbf9fddf3989ddd41645bcfaef76faffb5cf1556751e2292'),
  ('sports_coupons_cashout_asked_at_with_cashout_due_at', '28bdd09668478dc12e877e25846d54ec8af100385246e9bad1525bbaa26df99a'),
  ('sports_coupons_never_more', '68e7000f18ab2a0084390f5e41e50b87ebb4b6a5ab8e809f30825b797e06ee83'),
  ('sports_coupons_sale_waits', '6ff603163c41af1a3b09805f0eddf30500425f14d083c63b238dbf3bf1debc9a'),
  ('sports_coupons_state_forward', 'ba1b06699767ecb40e17762551625110dd09b77916dc0e1311bd169b82c25063'),
  ('sports_events_never_less', '4b6c3070a6a69319c4fdaa90a7d8d34ab19098b8b9fa1b9340bcb76e289c841d'),
  ('sports_events_written_once', '025508cdea49b7b4b141b88967f833e520a90747edc31be72d03cbf57dd5c762'),
  ('sports_meet_claims', 'd0b10adee25f9b910e27761ce8c88843cc66b8c079c82638e3f898c5b4b5e315'),
  ('sports_refuse_early_sale', '5894ed859c1c8355b36e76c09cb1290aed24ca530caa037b36ae1efca56b1b89'),
  ('sports_refuse_older_result', '8deb501d09a96988eae8f74d2ff39efadc083223808143e309f4d1df0b060b6e'),
  ('sports_sell', '5c884d48f5b466b93c7e64747f75b75a51dc753659d9f8f751ae34571a726ef8'),
  ('sports_settle', '26e5e7925ac596884e258f61510576d958803602b239717eec95476452c5da48'),
  ('stake_product', 'a7e4817bd217c3bb434c82d9d724bfcf0549d7d9ef4913baf05f4e3b2afeeb98'),
  ('take_stakes', '12d1c15cce5ff0e15a8dc655206b19976a15923f1b9b31713f77b8d028ecb408'),
  ('tournament_standings_written_once', '996d60395210f7a966e41747138aea942e93ca176438358034e7f2d44ab3f76b'),
  ('tournaments_written_once', 'f32d47f640379252b4508af85dddbf703f3d3bb5bd24788d6894e892067733a7');

insert into jackpot_pools (level, taken, wins) overriding system value values
  ('grand', '0', '0'),
  ('major', '0', '0'),
  ('mini', '10017000', '1'),
  ('minor', '0', '0');

insert into jackpot_stripes (stripe, mini, minor, major, grand) overriding system value values
  ('0', '0', '0', '0', '0'),
  ('1', '0', '0', '0', '0'),
  ('10', '0', '0', '0', '0'),
  ('11', '0', '0', '0', '0'),
  ('12', '0', '0', '0', '0'),
  ('13', '0', '0', '0', '0'),
  ('14', '0', '0', '0', '0'),
  ('15', '0', '0', '0', '0'),
  ('16', '0', '0', '0', '0'),
  ('17', '0', '0', '0', '0'),
  ('18', '0', '0', '0', '0'),
  ('19', '0', '0', '0', '0'),
  ('2', '0', '0', '0', '0'),
  ('20', '0', '0', '0', '0'),
  ('21', '0', '0', '0', '0'),
  ('22', '0', '0', '0', '0'),
  ('23', '0', '0', '0', '0'),
  ('24', '0', '0', '0', '0'),
  ('25', '0', '0', '0', '0'),
  ('26', '0', '0', '0', '0'),
  ('27', '0', '0', '0', '0'),
  ('28', '0', '0', '0', '0'),
  ('29', '0', '0', '0', '0'),
  ('3', '0', '0', '0', '0'),
  ('30', '0', '0', '0', '0'),
  ('31', '0', '0', '0', '0'),
  ('32', '0', '0', '0', '0'),
  ('33', '0', '0', '0', '0'),
  ('34', '0', '0', '0', '0'),
  ('35', '0', '0', '0', '0'),
  ('36', '0', '0', '0', '0'),
  ('37', '0', '0', '0', '0'),
  ('38', '0', '0', '0', '0'),
  ('39', '0', '0', '0', '0'),
  ('4', '0', '0', '0', '0'),
  ('40', '0', '0', '0', '0'),
  ('41', '10049000', '10049000', '5024500', '2512250'),
  ('42', '0', '0', '0', '0'),
  ('43', '0', '0', '0', '0'),
  ('44', '0', '0', '0', '0'),
  ('45', '0', '0', '0', '0'),
  ('46', '0', '0', '0', '0'),
  ('47', '0', '0', '0', '0'),
  ('48', '0', '0', '0', '0'),
  ('49', '0', '0', '0', '0'),
  ('5', '0', '0', '0', '0'),
  ('50', '0', '0', '0', '0'),
  ('51', '0', '0', '0', '0'),
  ('52', '0', '0', '0', '0'),
  ('53', '0', '0', '0', '0'),
  ('54', '0', '0', '0', '0'),
  ('55', '0', '0', '0', '0'),
  ('56', '0', '0', '0', '0'),
  ('57', '0', '0', '0', '0'),
  ('58', '0', '0', '0', '0'),
  ('59', '0', '0', '0', '0'),
  ('6', '0', '0', '0', '0'),
  ('60', '0', '0', '0', '0'),
  ('61', '0', '0', '0', '0'),
  ('62', '0', '0', '0', '0'),
  ('63', '0', '0', '0', '0'),
  ('7', '0', '0', '0', '0'),
  ('8', '0', '0', '0', '0'),
  ('9', '0', '0', '0', '0');

insert into jackpot_wins (member_id, round_id, level, number, start, grown, amount, at, seen_at) overriding system value values
  ('4', '10', 'mini', '1', '50000000', '10017000', '60017000', '2026-11-29 01:42:01.782+00', NULL);

insert into known_browsers (member_id, id, browser_hash, browser, first_at, last_at) overriding system value values
  ('1', '1', E'\\x932ff654a74f2ba170be3c344154155884e4ce8a5c0e02a44e113c3aadbfc3d8', 'node', '2026-11-29 01:41:58.426+00', '2026-11-29 01:41:58.426+00'),
  ('10', '8', E'\\xe776358d482736f8530f0fb623458e11ac451cb9ea9901776729f7a57b7c1f7b', 'node', '2026-11-29 04:42:13.142+00', '2026-11-29 04:42:13.142+00'),
  ('11', '9', E'\\x9ae2434b7ff3c17d476a2a191a7530f99380e418c11e68cc5716f3a28148bb7c', 'node', '2026-11-29 04:42:13.729+00', '2026-11-29 04:42:13.729+00'),
  ('4', '2', E'\\x7e6afd7bf8eb2f9f76d255ec16f9a86c4be8cfc087d8d2e6a386a1f5c5abade5', 'node', '2026-11-29 01:42:01.273+00', '2026-11-29 01:42:01.273+00'),
  ('5', '3', E'\\x2d3a629437a59177c49394051f8c8700d4c66249be5e3d89ab8c51ff3df76d6e', 'node', '2026-11-29 04:42:02.477+00', '2026-11-29 04:42:02.477+00'),
  ('6', '4', E'\\x6902dedb0355d7fefc8aa221ca18570f5db02b56ea0986c2a1235f28d1b25214', 'node', '2026-11-29 04:42:03.388+00', '2026-11-29 04:42:03.388+00'),
  ('7', '5', E'\\xe3ddaf5651c0760a72d15aa82ecf6043709918852934bc91c53c02946205fdd4', 'node', '2026-11-29 04:42:11.878+00', '2026-11-29 04:42:11.878+00'),
  ('8', '6', E'\\x71a84c6cb27d4b0e95ce4565ff293d50cdf152da5fed77cf53ae20ca0520b964', 'node', '2026-11-29 04:42:12.404+00', '2026-11-29 04:42:12.404+00'),
  ('9', '7', E'\\x27927afa6af3561303a501b02316031552039be8309385ffc93870733b1f8b2d', 'node', '2026-11-29 04:42:12.828+00', '2026-11-29 04:42:12.828+00');

insert into kysely_migration (name, "timestamp") overriding system value values
  ('001-ledger', '2026-11-29T01:41:54.994Z'),
  ('002-members', '2026-11-29T01:41:55.017Z'),
  ('003-casino', '2026-11-29T01:41:55.030Z'),
  ('004-rounds', '2026-11-29T01:41:55.043Z'),
  ('005-cashier', '2026-11-29T01:41:55.063Z'),
  ('006-next-seeds', '2026-11-29T01:41:55.075Z'),
  ('007-accounts', '2026-11-29T01:41:55.133Z'),
  ('008-joining', '2026-11-29T01:41:55.152Z'),
  ('009-round-cycle', '2026-11-29T01:41:55.153Z'),
  ('010-demo-play', '2026-11-29T01:41:55.163Z'),
  ('011-published-games', '2026-11-29T01:41:55.165Z'),
  ('012-proof', '2026-11-29T01:41:55.172Z'),
  ('013-round-requests', '2026-11-29T01:41:55.173Z'),
  ('014-content', '2026-11-29T01:41:55.188Z'),
  ('015-live', '2026-11-29T01:41:55.201Z'),
  ('016-tournaments', '2026-11-29T01:41:55.231Z'),
  ('017-jackpots', '2026-11-29T01:41:55.251Z'),
  ('018-messages-read', '2026-11-29T01:41:55.252Z'),
  ('019-support', '2026-11-29T01:41:55.291Z'),
  ('020-bets', '2026-11-29T01:41:55.313Z'),
  ('021-money-path', '2026-11-29T01:41:55.323Z'),
  ('023-actions', '2026-11-29T01:41:55.329Z'),
  ('024-catalogue', '2026-11-29T01:41:55.495Z'),
  ('025-payment-directions', '2026-11-29T01:41:55.530Z'),
  ('026-paid-in-parts', '2026-11-29T01:41:55.536Z'),
  ('027-bank-accounts', '2026-11-29T01:41:55.545Z'),
  ('028-withdrawals', '2026-11-29T01:41:55.555Z'),
  ('030-one-link-alive', '2026-11-29T01:41:55.558Z'),
  ('032-draws', '2026-11-29T01:41:55.572Z'),
  ('034-sandbox-payouts', '2026-11-29T01:41:55.574Z'),
  ('036-house-role', '2026-11-29T01:41:55.577Z'),
  ('037-histories', '2026-11-29T01:41:55.584Z'),
  ('038-deposits', '2026-11-29T01:41:55.610Z'),
  ('039-seed-hashes', '2026-11-29T01:41:55.611Z'),
  ('041-documents', '2026-11-29T01:41:55.620Z'),
  ('042-lotteries', '2026-11-29T01:41:55.657Z'),
  ('043-poker', '2026-11-29T01:41:55.717Z'),
  ('044-lottery-seed-hashes', '2026-11-29T01:41:55.718Z'),
  ('050-protection', '2026-11-29T01:41:55.727Z'),
  ('055-bonuses', '2026-11-29T01:41:55.754Z'),
  ('060-floor', '2026-11-29T01:41:55.796Z'),
  ('061-self-tests', '2026-11-29T01:41:55.798Z'),
  ('062-care-signals', '2026-11-29T01:41:55.804Z'),
  ('063-cashier-lookups', '2026-11-29T01:41:55.808Z'),
  ('064-spot-limits', '2026-11-29T01:41:55.810Z'),
  ('065-exclusion-register', '2026-11-29T01:41:55.821Z'),
  ('066-joining-limit', '2026-11-29T01:41:55.822Z'),
  ('068-cards-and-timetables', '2026-11-29T01:41:55.825Z'),
  ('069-floor-decisions', '2026-11-29T01:41:55.842Z'),
  ('076-answered-notices', '2026-11-29T01:41:55.846Z'),
  ('077-reviewed-at', '2026-11-29T01:41:55.859Z'),
  ('080-moments-of-rounds', '2026-11-29T01:41:55.860Z'),
  ('096-canceled-by-operator', '2026-11-29T01:41:55.861Z'),
  ('097-sports-feed', '2026-11-29T01:41:55.873Z'),
  ('098-sports-coupons', '2026-11-29T01:41:55.894Z'),
  ('099-free-rounds', '2026-11-29T01:41:55.899Z'),
  ('100-sports-in-play', '2026-11-29T01:41:55.911Z'),
  ('107-rooms', '2026-11-29T01:41:55.913Z'),
  ('110-floor-rooms', '2026-11-29T01:41:55.940Z'),
  ('111-cash-out', '2026-11-29T01:41:55.952Z'),
  ('112-poker-words', '2026-11-29T01:41:55.967Z'),
  ('116-ended-deposits', '2026-11-29T01:41:55.975Z'),
  ('117-what-counts', '2026-11-29T01:41:55.977Z'),
  ('118-counts-of-days', '2026-11-29T01:41:55.984Z'),
  ('119-studio-video', '2026-11-29T01:41:55.988Z'),
  ('120-acts-of-promises', '2026-11-29T01:41:55.992Z'),
  ('121-bonus-periods', '2026-11-29T01:41:55.994Z'),
  ('125-rulings', '2026-11-29T01:41:56.021Z'),
  ('126-systems', '2026-11-29T01:41:56.023Z'),
  ('127-counts-of-bets', '2026-11-29T01:41:56.032Z'),
  ('130-streets', '2026-11-29T01:41:56.035Z'),
  ('132-sports-results', '2026-11-29T01:41:56.039Z'),
  ('133-counts-of-amounts', '2026-11-29T01:41:56.043Z'),
  ('134-bets-by-time', '2026-11-29T01:41:56.048Z'),
  ('145-losses-in-cash', '2026-11-29T01:41:56.049Z'),
  ('148-stopped-play', '2026-11-29T01:41:56.050Z'),
  ('149-members-by-number', '2026-11-29T01:41:56.050Z'),
  ('152-favourite-matches', '2026-11-29T01:41:56.052Z'),
  ('156-presents-are-no-win', '2026-11-29T01:41:56.053Z'),
  ('157-limits-of-joining', '2026-11-29T01:41:56.060Z'),
  ('158-favourite-competitions', '2026-11-29T01:41:56.062Z'),
  ('159-closed-products', '2026-11-29T01:41:56.063Z'),
  ('160-kept-boards', '2026-11-29T01:41:56.067Z'),
  ('161-limits-of-the-house', '2026-11-29T01:41:56.071Z'),
  ('164-names-in-english', '2026-11-29T01:41:56.072Z'),
  ('166-deposits-beyond-limits', '2026-11-29T01:41:56.073Z');

insert into kysely_migration_lock (id, is_locked) overriding system value values
  ('migration_lock', '0');

insert into limit_windows (member_id, period, after_seq, upto_seq, staked, paid, lost, purse, counted_at) overriding system value values
  ('10', 'week', '0', '0', '0', '0', '0', '0', NULL);

insert into limits (member_id, kind, period, value, set_at, loosens, next_value, next_from, set_by) overriding system value values
  ('10', 'loss', 'week', '300000000', '2026-11-29 04:42:13.438+00', 'true', '900000000', '2026-11-30 04:42:13.472+00', 'member');

insert into lotteries (id, name, starts_at, ends_at, draws_at, minimum, server_seed, tickets, issued_until, created_at, drawn_at, seed_hash) overriding system value values
  ('1', 'new-year-2027', '2026-10-31 21:00:00+00', '2026-12-31 21:00:00+00', '2026-12-31 21:00:00+00', '250000000', E'\\x7ae2469086f4ce2bcc93f0dcea497ea9f5f43b68aefa8eafd916c80b3b900838', '4', '2026-11-29 01:42:00.338+00', '2026-11-29 01:41:58.538+00', NULL, E'\\x930f546fc81968c375b7ab5dfcfd94fd36dadfa21e5fadef48068b575c692c85');

insert into lottery_prizes (lottery_id, rank, tickets, amount) overriding system value values
  ('1', '1', '1', '250000000000'),
  ('1', '2', '10', '25000000000'),
  ('1', '3', '500', '1000000000');

insert into lottery_tickets (member_id, lottery_id, number, transaction_id, issued_at, place, prize, paid_at) overriding system value values
  ('1', '1', '1', '1', '2026-11-29 01:42:00.338+00', NULL, NULL, NULL),
  ('1', '1', '4', '4', '2026-11-29 01:42:00.338+00', NULL, NULL, NULL),
  ('2', '1', '2', '2', '2026-11-29 01:42:00.338+00', NULL, NULL, NULL),
  ('3', '1', '3', '3', '2026-11-29 01:42:00.338+00', NULL, NULL, NULL);

insert into member_seeds (member_id, seq, server_seed, client_seed, nonce, created_at, revealed_at, next_server_seed, draw_version, seed_hash, next_seed_hash) overriding system value values
  ('1', '1', E'\\x43e5b98c3ebfdf123cdebec8ec0f3a37295f01cab10eac56d4527b88b963cdbe', 'the first of a test', '8', '2026-11-29 01:41:59.243+00', '2026-11-29 01:42:00.538+00', NULL, '2', E'\\x56d17982380a7d9a60e022327fa617678581868efc3373c2af051dc6eab4c199', E'\\x6b271fc092274f5c5c669bb44ce2ef03be275a601b8b96785f121184801277b9'),
  ('1', '2', E'\\xbd7e2efeb726a4da3dc15a6ba186f5d22b56ac0317ad659739391e0bcf24f074', 'benim-tohumum', '1', '2026-11-29 01:42:00.538+00', NULL, E'\\x783ecb1e3f3bb65b4a8dea525df0eb191c472187d2d153ba60b4adbf02fbe5af', '2', E'\\x6b271fc092274f5c5c669bb44ce2ef03be275a601b8b96785f121184801277b9', E'\\x85a3ecb7706319fa4119f0889041ac35d177d745171e73ca1cc4cfe5b59a2b00'),
  ('10', '1', E'\\x5a9f59ab74a3831eb6848cb728748065ae667b3d651f4086e9bfb4a82b9e905b', 'the first of a test', '0', '2026-11-29 04:42:13.258+00', NULL, E'\\xc59adcacf20bb12a93d94ee3d45f8c37247f6df64dcf7e7ba99fd203866d14db', '2', E'\\xa36341e4a3c1ac9ac7017b0dc6c97463f59fd7f81c8c8d1c210fd3e4f049ebfb', E'\\xe5bb837822847f19d0a182f369e23aa49ba5c58fa94dacbb9362455d63e0d822'),
  ('11', '1', E'\\xa8d9bd54f2c3da8f819119aaf280b83e9c8c1aa404026cbd75b43f97acf9fe5c', 'the first of a test', '0', '2026-11-29 04:42:13.904+00', NULL, E'\\xc36d312200cc35ed4989974eea34f592e0e21495d6fec74e8ec36bb85f57d27c', '2', E'\\x8883e8d17e0b0015c2d580dd2874069fd7a697196730a7d771509eb7cfc2c03b', E'\\xce9f20f0eb123ceae634f23f51546a5e7ff9f81469db3aa6a68732c1290d7d77'),
  ('4', '1', E'\\xbdc2157e89d7f2a3039c096b18f197f7ffbdd5abcc6ebfaceadfabcf16c8b333', 'jackpots', '1', '2026-11-29 01:42:01.472+00', NULL, E'\\x0ea642b4167a66089a52084799a6ec05eafc13e86f58448465398deb7819b45b', '2', E'\\xe95e890aea80632953f05aad59deef2be55d49e364d2afd0064c5e6e2f952b61', E'\\xbb90dd3b353a14b7ea1aa69f8ed38b502ae17ab20b2311f824d66fc179bd604f'),
  ('7', '1', E'\\xedee23cd33ef66bb1f66cb73cc74642b82b5f87c2e620cd4a767f0f220cb19b9', 'the first of a test', '3', '2026-11-29 04:42:12.03+00', NULL, E'\\x0ea1082677fae0e2d114d4ee8a8aa20f79203136488e1f5a597632f563819d6d', '2', E'\\x4179ca43b3a96dbaafa9d02d04dda9a69054110c624189ef6a4cdd38c96d79f2', E'\\xdfb5c2eb955aaf1f6c95b7be0b9f79f160793527cfa4ab1232d5b18fefcf6966'),
  ('8', '1', E'\\xbc783c8ec616df0c10747f960bd887342af0f88730a60f1ce4e96f443dbabe87', 'the first of a test', '1', '2026-11-29 04:42:12.552+00', NULL, E'\\x224d4fa2a82d0a79343c1e2631371f26861ecc52bcb9b89572d653766189666b', '2', E'\\x3faf6479d80babb70a9ebdd73357d673f295705265fbe98299aefd31179815ef', E'\\xe38fde5d087c874eed72072b55e7f17a4587f256d3c81107c96a3759320c41b5');

insert into members (id, uid, username, email, phone, firstname, lastname, password_hash, rid, language, two_factor, ga_secret, is_active, created_at, lastlogin_at, birthdate, national_id, country, city, address, promotion_code, reference_number, sms_opt_in, email_opt_in, rules_version, rules_accepted_at, confirmed_at, password_changed_at, previous_login_at, ga_offered, ga_offered_at, ga_offered_step, ga_last_step, closed_at, joining_limits) overriding system value values
  ('1', '75777207682d8c6fcb7eaf76', 'demo', 'demo@kasa.test', '905320000001', 'Deniz', 'Yıldız', '$argon2id$v=19$m=19456,t=2,p=1$aj3FQGmSm9+NI+8IvMd2wA$9nXxyNrQ2M5MrN6eqUSLd0mI/ZMWqRvddBkC5VvshLM', '1', 'tr', 'none', NULL, 'true', '2026-11-29 01:41:57.909706+00', '2026-11-29 01:41:58.426+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-29 01:41:57.91+00', NULL, NULL, NULL, NULL, '0', '0', NULL, NULL),
  ('10', '1f03a360da8d69bafd7f334d', 'talihli4', 'talihli4@kasa.test', '905551111014', 'Talia', 'Talihli', '$argon2id$v=19$m=19456,t=2,p=1$alS/8PfEbyZJvnLMWZ7CcQ$amRkI36qjf3y1T9vGDYTpNu6dLnZQ8BSH1hnkuTHEAY', '1', 'tr', 'none', NULL, 'true', '2026-11-29 01:42:04.91916+00', '2026-11-29 04:42:13.142+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-29 01:42:04.911+00', NULL, NULL, NULL, NULL, '0', '0', NULL, NULL),
  ('11', '6954b460268576ae38a33383', 'talihli5', 'talihli5@kasa.test', '905551111015', 'Talia', 'Talihli', '$argon2id$v=19$m=19456,t=2,p=1$S3J91eadOsmMtLaWITIAoQ$kpmSm/MV9t6LKQCmkgJimrQxF1iHN5ah4Km/yoFRir4', '1', 'tr', 'none', NULL, 'true', '2026-11-29 01:42:05.507814+00', '2026-11-29 04:42:13.729+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-29 01:42:05.507+00', NULL, NULL, NULL, NULL, '0', '0', NULL, NULL),
  ('2', '513ef9c5f50900ebdbea4d5d', 'vip20', 'vip20@kasa.test', '905320000002', 'Ada', 'Işık', '$argon2id$v=19$m=19456,t=2,p=1$4dUePpiZG58+AlEnmcwFtg$hfsWzL0Y8Y5gxIWClTFcW4MP3zLVCnzFJ6GAAonlUz8', '20', 'tr', 'none', NULL, 'true', '2026-11-29 01:41:57.957512+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-29 01:41:57.957+00', NULL, NULL, NULL, NULL, '0', '0', NULL, NULL),
  ('3', '00af86d7a4b0542bf1e7e256', 'iki', 'iki@kasa.test', '905320000003', 'İkbal', 'Özgür', '$argon2id$v=19$m=19456,t=2,p=1$vSyMhze85TEUIdv0G5I7rw$YoJM/0oyx4kh+528ZE/sUzudEHnwpPNuXlh9rvBiBlI', '1', 'tr', 'ga', 'KASADEMOIKIKASADEMOIKIKASADEMOIK', 'true', '2026-11-29 01:41:57.985909+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-29 01:41:57.986+00', NULL, NULL, NULL, NULL, '0', '0', NULL, NULL),
  ('4', '8842048d48066016b487b64c', 'talihli1', 'talihli1@kasa.test', '905551111011', 'Talia', 'Talihli', '$argon2id$v=19$m=19456,t=2,p=1$eiNf30k8aoZd3GAku0WJKQ$XsSH8zcK0sqxyPcyIQtmxCBIwXRMehbnna+1XxNcwy0', '1', 'tr', 'none', NULL, 'true', '2026-11-29 01:42:01.253301+00', '2026-11-29 01:42:01.273+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-29 01:42:01.251+00', NULL, NULL, NULL, NULL, '0', '0', NULL, NULL),
  ('5', '163124f022f655067f8fd7a4', 'bahisci75e6f44a', 'bahisci75e6f44a@kasa.test', NULL, 'Nilüfer', 'Çağlayan', '$argon2id$v=19$m=19456,t=2,p=1$hux7WS+v26pPAM0Ghsji9g$stAjDhf2lCznSMJrzlJKitHMleCSUKN4pxjwzUrkV5g', '1', 'tr', 'none', NULL, 'true', '2026-11-29 01:42:02.44232+00', '2026-11-29 04:42:02.477+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-29 01:42:02.441+00', NULL, NULL, NULL, NULL, '0', '0', NULL, NULL),
  ('6', '22643f2a8da3087a441bc09b', 'bahisci4ef145e6', 'bahisci4ef145e6@kasa.test', NULL, 'Nilüfer', 'Çağlayan', '$argon2id$v=19$m=19456,t=2,p=1$idZs6kXLIuDBnaoOQyw3vw$LaUH6hd66gwxghYqY/9OBzEkNGM+9Zmyn9LB3O7Ow+k', '1', 'tr', 'none', NULL, 'true', '2026-11-29 01:42:03.375874+00', '2026-11-29 04:42:03.388+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-29 01:42:03.375+00', NULL, NULL, NULL, NULL, '0', '0', NULL, NULL),
  ('7', '6b48687e0e834049aa2550f3', 'talihli2', 'talihli2@kasa.test', '905551111012', 'Talia', 'Talihli', '$argon2id$v=19$m=19456,t=2,p=1$MR/wHVpKwwc9Tkk0Ds3qaA$DAJC7X86tz498hLVpHzyM7EFgOUgKBHo9zvyfQbBfmE', '1', 'tr', 'none', NULL, 'true', '2026-11-29 01:42:03.666778+00', '2026-11-29 04:42:11.878+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-29 01:42:03.666+00', NULL, NULL, NULL, NULL, '0', '0', NULL, NULL),
  ('8', '138d558b003ee4668a14e522', 'talihli3', 'talihli3@kasa.test', '905551111013', 'Talia', 'Talihli', '$argon2id$v=19$m=19456,t=2,p=1$TtZJmplRs2DdBMqwl/+Kug$8X7JtBiV+t2FDcw+VmlJ3GAr0kz0j/FQ+brRmbZvfDI', '1', 'tr', 'none', NULL, 'true', '2026-11-29 01:42:04.128337+00', '2026-11-29 04:42:12.404+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-29 01:42:04.119+00', NULL, NULL, NULL, NULL, '0', '0', NULL, NULL),
  ('9', '81fa9e1bfdd29250b66d4e20', 'factor1', 'factor1@kasa.test', '905331110001', 'Ece', 'Çağ', '$argon2id$v=19$m=19456,t=2,p=1$47hUyp2AaU56MLoFEVyIag$yf0g67VP4ZSVtq5Gwi3eF+IV1m9LDegeW0jGgKaPLJU', '1', 'tr', 'none', NULL, 'true', '2026-11-29 01:42:04.614006+00', '2026-11-29 04:42:12.828+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-29 01:42:04.611+00', NULL, NULL, NULL, NULL, '0', '0', NULL, NULL);

insert into messages (id, member_id, channel, recipient, template, lang, subject, body_text, body_html, created_at, sent_at, gave_up_at, tries) overriding system value values
  ('1', '1', 'mail', 'demo@kasa.test', 'tournament-prize', 'tr', 'Turnuva ödülünüz hesabınızda', 'Merhaba,

Tebrikler. Bir turnuvada ödül kazandınız; tutar nakit bakiyenize eklendi.

Turnuva: Deneme Kupası
Sıranız: 1.
Ödül: ₺500,00

Sıralamayı gör:
http://127.0.0.1:38607/tournaments

--
kasa
Bu ileti Kasa hesabınızla ilgili olduğu için gönderildi. Kasa sizden hiçbir zaman parolanızı ya da doğrulama kodunuzu istemez.
', '<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>Turnuva ödülünüz hesabınızda</title>
        <style>
          :root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0b1024!important;color:#eef2ff!important}
.mark{color:#eef2ff!important}.star{color:#22d3c0!important}
.card{background:#131a36!important;border-color:#2b3253!important;color:#eef2ff!important}
.sunken{background:#080c1c!important}.quiet{color:#a3afd1!important}
.act{background:#22d3c0!important;color:#04211e!important}.link{color:#6e9bff!important}}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background:#f5f7fc;color:#121a33">
        <div class="ground" style="max-width:560px;margin:0 auto;padding:32px 16px;background:#f5f7fc;color:#121a33;font-family:&#39;Onest Variable&#39;,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
          <p class="mark" style="margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:750;letter-spacing:-.01em;color:#121a33">
            <span class="star" style="color:#0a746d">&#10040;&#65038;</span> kasa
          </p>
          <div class="card" style="background:#ffffff;border:1px solid #d9deec;border-radius:16px;padding:28px 24px"><h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:700;letter-spacing:-.01em">Turnuva ödülünüz hesabınızda</h1>
    <p style="margin:0 0 16px">Merhaba,</p><p style="margin:0 0 16px">Tebrikler. Bir turnuvada ödül kazandınız; tutar nakit bakiyenize eklendi.</p><div class="sunken" style="margin:0 0 20px;padding:16px 16px 4px;border-radius:10px;background:#e9edf7"><p style="margin:0 0 12px;overflow-wrap:anywhere">
        <span class="quiet" style="font-size:13px;color:#4d5a82">Turnuva</span><br />Deneme Kupası
      </p><p style="margin:0 0 12px;overflow-wrap:anywhere">
        <span class="quiet" style="font-size:13px;color:#4d5a82">Sıranız</span><br />1.
      </p><p style="margin:0 0 12px;overflow-wrap:anywhere">
        <span class="quiet" style="font-size:13px;color:#4d5a82">Ödül</span><br />₺500,00
      </p></div><p style="margin:24px 0">
        <a class="act" href="http://127.0.0.1:38607/tournaments" style="display:inline-block;padding:13px 24px;border-radius:10px;background:#0a746d;color:#ffffff;font-weight:650;text-decoration:none">Sıralamayı gör</a>
      </p>
      
      <p class="quiet" style="margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere">
        Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:<br /><a class="link" href="http://127.0.0.1:38607/tournaments" style="color:#1f4fd6;overflow-wrap:anywhere;word-break:break-all"
          >http://127.0.0.1:38607/tournaments</a
        >
      </p></div>
          <p class="quiet" style="margin:20px 8px 0;font-size:13px;color:#4d5a82">Bu ileti Kasa hesabınızla ilgili olduğu için gönderildi. Kasa sizden hiçbir zaman parolanızı ya da doğrulama kodunuzu istemez.</p>
        </div>
      </body>
    </html>', '2026-11-29 04:42:02.002+00', NULL, NULL, '0'),
  ('2', '10', 'mail', 'talihli4@kasa.test', 'pause-begun', 'tr', 'Molanız başladı', 'Merhaba,

İsteğiniz üzerine Kasa hesabınız oyuna, para yatırmaya ve bonuslara kapatıldı. Molanız süresi dolunca kendiliğinden biter; daha önce bitirilemez.

Açık oturumlarınız kapatıldı. Yeniden giriş yaparak paranızı çekebilir, geçmişinizi ve belgelerinizi görebilir, desteğe yazabilirsiniz.

Süre sonu: 6 Aralık 2026, 7:42 ÖÖ

Hesabımın durumu:
http://127.0.0.1:38607/control

Yardım alın

Oyun eğlence olmaktan çıktıysa yalnız değilsiniz. Bu hatlar ücretsiz ve gizlidir.

YEDAM, Yeşilay Danışmanlık Merkezi: kumar dâhil bağımlılıklarda size ve yakınlarınıza destek verir. 115’i ara yedam.org.tr

Acil durumda, kendinize zarar vermeyi düşünüyorsanız beklemeyin. 112’yi ara

Adsız Kumarbazlar: aynı yoldan geçmiş kişilerin dayanışma toplantıları.

Türkiye dışında: çevrim içi ve birçok dilde gamblingtherapy.org

Bunu siz yapmadıysanız parolanızı yenileyin ve desteğe yazın.

--
kasa
Bu ileti Kasa hesabınızla ilgili olduğu için gönderildi. Kasa sizden hiçbir zaman parolanızı ya da doğrulama kodunuzu istemez.
', '<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>Molanız başladı</title>
        <style>
          :root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0b1024!important;color:#eef2ff!important}
.mark{color:#eef2ff!important}.star{color:#22d3c0!important}
.card{background:#131a36!important;border-color:#2b3253!important;color:#eef2ff!important}
.sunken{background:#080c1c!important}.quiet{color:#a3afd1!important}
.act{background:#22d3c0!important;color:#04211e!important}.link{color:#6e9bff!important}}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background:#f5f7fc;color:#121a33">
        <div class="ground" style="max-width:560px;margin:0 auto;padding:32px 16px;background:#f5f7fc;color:#121a33;font-family:&#39;Onest Variable&#39;,-apple-system,BlinkMacSystemFont,&#39;Segoe UI&#39;,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
          <p class="mark" style="margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:750;letter-spacing:-.01em;color:#121a33">
            <span class="star" style="color:#0a746d">&#10040;&#65038;</span> kasa
          </p>
          <div class="card" style="background:#ffffff;border:1px solid #d9deec;border-radius:16px;padding:28px 24px"><h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:700;letter-spacing:-.01em">Molanız başladı</h1>
    <p style="margin:0 0 16px">Merhaba,</p><p style="margin:0 0 16px">İsteğiniz üzerine Kasa hesabınız oyuna, para yatırmaya ve bonuslara kapatıldı. Molanız süresi dolunca kendiliğinden biter; daha önce bitirilemez.</p><p style="margin:0 0 16px">Açık oturumlarınız kapatıldı. Yeniden giriş yaparak paranızı çekebilir, geçmişinizi ve belgelerinizi görebilir, desteğe yazabilirsiniz.</p><div class="sunken" style="margin:0 0 20px;padding:16px 16px 4px;border-radius:10px;background:#e9edf7"><p style="margin:0 0 12px;overflow-wrap:anywhere">
        <span class="quiet" style="font-size:13px;color:#4d5a82">Süre sonu</span><br />6 Aralık 2026, 7:42 ÖÖ
      </p></div><p style="margin:24px 0">
        <a class="act" href="http://127.0.0.1:38607/control" style="display:inline-block;padding:13px 24px;border-radius:10px;background:#0a746d;color:#ffffff;font-weight:650;text-decoration:none">Hesabımın durumu</a>
      </p>
      
      <p class="quiet" style="margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere">
        Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:<br /><a class="link" href="http://127.0.0.1:38607/control" style="color:#1f4fd6;overflow-wrap:anywhere;word-break:break-all"
          >http://127.0.0.1:38607/control</a
        >
      </p><p class="quiet" style="margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere">Yardım alın</p><p class="quiet" style="margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere">Oyun eğlence olmaktan çıktıysa yalnız değilsiniz. Bu hatlar ücretsiz ve gizlidir.</p><p class="quiet" style="margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere">YEDAM, Yeşilay Danışmanlık Merkezi: kumar dâhil bağımlılıklarda size ve yakınlarınıza destek verir. 115’i ara yedam.org.tr</p><p class="quiet" style="margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere">Acil durumda, kendinize zarar vermeyi düşünüyorsanız beklemeyin. 112’yi ara</p><p class="quiet" style="margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere">Adsız Kumarbazlar: aynı yoldan geçmiş kişilerin dayanışma toplantıları.</p><p class="quiet" style="margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere">Türkiye dışında: çevrim içi ve birçok dilde gamblingtherapy.org</p><p class="quiet" style="margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere">Bunu siz yapmadıysanız parolanızı yenileyin ve desteğe yazın.</p></div>
          <p class="quiet" style="margin:20px 8px 0;font-size:13px;color:#4d5a82">Bu ileti Kasa hesabınızla ilgili olduğu için gönderildi. Kasa sizden hiçbir zaman parolanızı ya da doğrulama kodunuzu istemez.</p>
        </div>
      </body>
    </html>', '2026-11-29 04:42:13.589+00', NULL, NULL, '0');

insert into pauses (member_id, id, kind, began_at, until) overriding system value values
  ('10', '1', 'time-out', '2026-11-29 04:42:13.598+00', '2026-12-06 04:42:13.598+00');

insert into payment_notices (member_id, transaction_id, notice_id, kind, amount, outcome, arrived_at, times, direction, attempt, answer, first_answer_by, answered_at) overriding system value values
  ('1', '4', 'approved-bf074613203ccd672598448f5c6a9c7d', 'approved', '500000000', 'approved', '2026-11-29 01:41:58.795247+00', '1', 'in', NULL, NULL, NULL, NULL),
  ('1', '5', 'declined-ad9c2df1ccea64da56effe93a40e5a66', 'declined', '500000000', 'declined', '2026-11-29 01:41:58.919184+00', '1', 'in', NULL, NULL, NULL, NULL);

insert into poker_players (member_id, username, created_at, stop_due_at) overriding system value values
  ('9', 'factor1', '2026-11-29 01:42:04.729041+00', NULL);

insert into poker_transfers (member_id, id, direction, state, amount, request_id, purse, return_attempt, refusal_reason, created_at, ended_at) overriding system value values
  ('9', '1', 'in', 'done', '300000000', NULL, '300000000', '0', NULL, '2026-11-29 01:42:04.747162+00', '2026-11-29 04:42:13.003+00'),
  ('9', '2', 'out', 'review', '100000000', NULL, '200000000', '0', NULL, '2026-11-29 01:42:04.825717+00', NULL);

insert into poker_words (member_id, transfer_id, at, outcome, amount, purse) overriding system value values
  ('9', '1', '2026-11-29 01:42:04.79796+00', 'done', '300000000', '300000000'),
  ('9', '2', '2026-11-29 01:42:04.871312+00', 'done', '100000000', '200000000');

insert into promotion_codes (code, title_tr, title_en, starts_at, ends_at) overriding system value values
  ('HOSGELDIN', 'Hoş geldin', 'Welcome', '2025-12-31 21:00:00+00', NULL);

insert into protections (member_id, pause, paused_at, paused_until, return_asked_at, reality_minutes, night_hour, played_since, last_stake_at, check_due_at, checked_at, asked_at) overriding system value values
  ('10', 'time-out', '2026-11-29 04:42:13.598+00', '2026-12-06 04:42:13.598+00', NULL, '30', '1', NULL, NULL, NULL, NULL, '2026-11-29 04:42:13.386+00');

insert into reference_numbers (number, name) overriding system value values
  ('100001', 'Kasa');

insert into rounds (member_id, id, version, mode, amount, multiplier, payout, book, seed_seq, nonce, request_id, event, end_request_id, mark_requests, jackpot_terms) overriding system value values
  ('1', '1', '1', 'base', '2000000', '175', '3500000', '23178', '1', '0', 'play-0', NULL, NULL, NULL, '1'),
  ('1', '2', '1', 'base', '2000000', '0', '0', '172113', '1', '1', 'play-1', NULL, NULL, NULL, '1'),
  ('1', '3', '1', 'base', '2000000', '0', '0', '28885', '1', '2', 'play-2', NULL, NULL, NULL, '1'),
  ('1', '4', '1', 'base', '2000000', '0', '0', '178736', '1', '3', 'play-3', NULL, NULL, NULL, '1'),
  ('1', '5', '1', 'base', '2000000', '0', '0', '30525', '1', '4', 'play-4', NULL, NULL, NULL, '1'),
  ('1', '6', '1', 'base', '2000000', '0', '0', '75401', '1', '5', 'play-5', NULL, NULL, NULL, '1'),
  ('1', '7', '1', 'base', '2000000', '0', '0', '194550', '1', '6', 'play-6', NULL, NULL, NULL, '1'),
  ('1', '8', '1', 'base', '2000000', '100', '2000000', '222904', '1', '7', 'play-7', NULL, NULL, NULL, '1'),
  ('1', '9', '1', 'base', '1000000', '50', '500000', '109817', '2', '0', NULL, NULL, NULL, NULL, '1'),
  ('4', '10', '1', 'base', '10000000000', '0', '0', '80844', '1', '0', NULL, NULL, NULL, NULL, '1'),
  ('7', '14', '1', 'base', '10000000', '0', '0', '234853', '1', '0', NULL, NULL, NULL, NULL, '1'),
  ('7', '15', '1', 'base', '10000000', '100', '10000000', '118571', '1', '1', NULL, NULL, NULL, NULL, '1'),
  ('7', '16', '1', 'base', '10000000', '0', '0', '203270', '1', '2', NULL, NULL, NULL, NULL, '1'),
  ('8', '17', '1', 'base', '2000000', '0', '0', '165661', '1', '0', NULL, NULL, NULL, NULL, '1');

insert into sandbox_payments (id, reference, amount_kurus, note, lang, return_url, status, created_at, expires_at, decided_at, method) overriding system value values
  ('8a0c30e6092e929a3993a3e1fdd4342a', '1-6', '50000', 'Kira', 'tr', 'http://127.0.0.1:38607/deposit?transaction=6', 'open', '2026-11-29 01:41:58.999913+00', '2026-11-29 02:11:58.999+00', NULL, 'sandbox-card'),
  ('ad9c2df1ccea64da56effe93a40e5a66', '1-5', '50000', 'Kira', 'tr', 'http://127.0.0.1:38607/deposit?transaction=5', 'declined', '2026-11-29 01:41:58.865683+00', '2026-11-29 02:11:58.865+00', '2026-11-29 01:41:58.895+00', 'sandbox-card'),
  ('bf074613203ccd672598448f5c6a9c7d', '1-4', '50000', 'Kira', 'tr', 'http://127.0.0.1:38607/deposit?transaction=4', 'approved', '2026-11-29 01:41:58.672103+00', '2026-11-29 02:11:58.646+00', '2026-11-29 01:41:58.708+00', 'sandbox-card');

insert into sandbox_poker_players (player, username, name_key, purse_kurus, seat, stack_kurus, last_hand, created_at) overriding system value values
  ('member-9', 'factor1', 'factor1', '20000', NULL, '0', NULL, '2026-11-29 01:42:04.719607+00');

insert into sandbox_poker_transfers (reference, player, direction, amount_kurus, state, purse_kurus, created_at) overriding system value values
  ('9-1', 'member-9', 'in', '30000', 'done', '30000', '2026-11-29 01:42:04.788389+00'),
  ('9-2', 'member-9', 'out', '10000', 'done', '20000', '2026-11-29 01:42:04.842406+00');

insert into self_tests (member_id, taken_on, answers) overriding system value values
  ('10', '2026-11-29', '{0,1,0,0,2,0,0,0,1}');

insert into session_families (member_id, id, created_at, expires_at, ended_at) overriding system value values
  ('1', '1', '2026-11-29 01:41:58.426+00', '2026-12-29 01:41:58.426+00', NULL),
  ('10', '8', '2026-11-29 04:42:13.142+00', '2026-12-29 04:42:13.142+00', '2026-11-29 04:42:13.598+00'),
  ('11', '9', '2026-11-29 04:42:13.729+00', '2026-12-29 04:42:13.729+00', NULL),
  ('4', '2', '2026-11-29 01:42:01.273+00', '2026-12-29 01:42:01.273+00', NULL),
  ('5', '3', '2026-11-29 04:42:02.477+00', '2026-12-29 04:42:02.477+00', NULL),
  ('6', '4', '2026-11-29 04:42:03.388+00', '2026-12-29 04:42:03.388+00', NULL),
  ('7', '5', '2026-11-29 04:42:11.878+00', '2026-12-29 04:42:11.878+00', NULL),
  ('8', '6', '2026-11-29 04:42:12.404+00', '2026-12-29 04:42:12.404+00', NULL),
  ('9', '7', '2026-11-29 04:42:12.828+00', '2026-12-29 04:42:12.828+00', NULL);

insert into sessions (member_id, id, family_id, sid_hash, browser_hash, browser, ip, created_at, active_at, expires_at, ended_at, is_pending, tries, proved_at, place) overriding system value values
  ('1', '1', '1', E'\\x56189c6fd78d500d265f3651d50f5cb92a9a5becb90fdb1fd82cd17f7be5c105', E'\\x932ff654a74f2ba170be3c344154155884e4ce8a5c0e02a44e113c3aadbfc3d8', 'node', '127.0.0.1', '2026-11-29 01:41:58.426+00', '2026-11-29 01:41:58.426+00', '2026-11-30 01:41:58.426+00', NULL, 'false', '0', '2026-11-29 01:41:58.426+00', NULL),
  ('10', '8', '8', E'\\xbeb90d422470fcb3e525cefe587b213652e55ee0ea56a8d89e2073587e7bbbb8', E'\\xe776358d482736f8530f0fb623458e11ac451cb9ea9901776729f7a57b7c1f7b', 'node', '127.0.0.1', '2026-11-29 04:42:13.142+00', '2026-11-29 04:42:13.142+00', '2026-11-30 04:42:13.142+00', '2026-11-29 04:42:13.598+00', 'false', '0', '2026-11-29 04:42:13.142+00', NULL),
  ('11', '9', '9', E'\\x4f0741cca2429e9190bbee0994d0ea725211b4db5ebfdadbb667bbf5ed2be58a', E'\\x9ae2434b7ff3c17d476a2a191a7530f99380e418c11e68cc5716f3a28148bb7c', 'node', '127.0.0.1', '2026-11-29 04:42:13.729+00', '2026-11-29 04:42:47.385+00', '2026-11-30 04:42:13.729+00', NULL, 'false', '0', '2026-11-29 04:42:13.729+00', NULL),
  ('4', '2', '2', E'\\xa988c137c028311c73f4ab76a6d944e2cb4da2a23d3d96dbbbcf47738942cafc', E'\\x7e6afd7bf8eb2f9f76d255ec16f9a86c4be8cfc087d8d2e6a386a1f5c5abade5', 'node', '127.0.0.1', '2026-11-29 01:42:01.273+00', '2026-11-29 01:42:01.273+00', '2026-11-30 01:42:01.273+00', NULL, 'false', '0', '2026-11-29 01:42:01.273+00', NULL),
  ('5', '3', '3', E'\\xaf584931e169cf83fc69a67fb17185a5467aaeaa881ccff45f09a7ad7dc25eae', E'\\x2d3a629437a59177c49394051f8c8700d4c66249be5e3d89ab8c51ff3df76d6e', 'node', '127.0.0.1', '2026-11-29 04:42:02.477+00', '2026-11-29 04:42:02.477+00', '2026-11-30 04:42:02.477+00', NULL, 'false', '0', '2026-11-29 04:42:02.477+00', NULL),
  ('6', '4', '4', E'\\xe854b3ad8817dd713b48be0f61c11dd666e4f832f83bd93a377839fbe7df9184', E'\\x6902dedb0355d7fefc8aa221ca18570f5db02b56ea0986c2a1235f28d1b25214', 'node', '127.0.0.1', '2026-11-29 04:42:03.388+00', '2026-11-29 04:42:03.388+00', '2026-11-30 04:42:03.388+00', NULL, 'false', '0', '2026-11-29 04:42:03.388+00', NULL),
  ('7', '5', '5', E'\\x9dfc86f5d05ea22aebbb582e06ab435f8d7aae4ae2e56059572db071e0f42e5c', E'\\xe3ddaf5651c0760a72d15aa82ecf6043709918852934bc91c53c02946205fdd4', 'node', '127.0.0.1', '2026-11-29 04:42:11.878+00', '2026-11-29 04:42:11.878+00', '2026-11-30 04:42:11.878+00', NULL, 'false', '0', '2026-11-29 04:42:11.878+00', NULL),
  ('8', '6', '6', E'\\xf014133362a5358179ddca29e87a22ddb26eaf8fb2997231cf08aaab575bc9c7', E'\\x71a84c6cb27d4b0e95ce4565ff293d50cdf152da5fed77cf53ae20ca0520b964', 'node', '127.0.0.1', '2026-11-29 04:42:12.404+00', '2026-11-29 04:42:12.404+00', '2026-11-30 04:42:12.404+00', NULL, 'false', '0', '2026-11-29 04:42:12.404+00', NULL),
  ('9', '7', '7', E'\\x12edbddfe9a00edbf9bb516a5be212422f3c45c052f262a17a261bc959a649a7', E'\\x27927afa6af3561303a501b02316031552039be8309385ffc93870733b1f8b2d', 'node', '127.0.0.1', '2026-11-29 04:42:12.828+00', '2026-11-29 04:42:12.828+00', '2026-11-30 04:42:12.828+00', NULL, 'false', '0', '2026-11-29 04:42:12.828+00', NULL);

insert into site_state (one, under_maintenance) overriding system value values
  ('true', 'false');

insert into sports_acceptances (member_id, coupon_id, at, outcome, reason, legs) overriding system value values
  ('6', '13', '2026-11-29 04:42:11.817+00', 'accepted', NULL, '[{"odds": 206, "step": 1, "score": {"away": 0, "home": 0}, "version": 3}]');

insert into sports_cashouts (member_id, coupon_id, place, request_id, is_automatic, tenths, price, asked_at, at, outcome, reason, paid, legs) overriding system value values
  ('5', '11', '1', '2d5e7c1b-6de7-4418-afaa-038a1828472c', 'false', '3', '27450000', '2026-11-29 04:42:02.9+00', '2026-11-29 04:42:02.9+00', 'sold', NULL, '27450000', '[{"win": 474559514945, "back": 0, "step": null, "isLive": false, "result": null, "version": 1}]');

insert into sports_corrections (member_id, coupon_id, place, at, payout_before, payout_after, cash, claimed, met) overriding system value values
  ('5', '11', '1', '2026-11-29 04:42:03.29+00', '0', '142100000', '142100000', '0', '0'),
  ('5', '12', '1', '2026-11-29 04:42:03.314+00', '0', '42224000', '42224000', '0', '0');

insert into sports_coupon_legs (member_id, coupon_id, place, event_id, market_key, market, selection, odds, version, result, void_reason, settled_version, is_live, shown_odds, held_odds, settled_ruling) overriding system value values
  ('5', '11', '0', '1', 'match-result', '{"kind": "match-result", "line": null, "period": "match"}', '1', '203', '1', 'win', NULL, '7', 'false', NULL, NULL, '1'),
  ('5', '12', '0', '1', 'match-result', '{"kind": "match-result", "line": null, "period": "match"}', '1', '203', '1', 'win', NULL, '7', 'false', NULL, NULL, '1'),
  ('5', '12', '1', '2', 'match-result', '{"kind": "match-result", "line": null, "period": "match"}', '1', '208', '1', 'win', NULL, '8', 'false', NULL, NULL, '0'),
  ('6', '13', '0', '3', 'match-result', '{"kind": "match-result", "line": null, "period": "match"}', '1', '206', '3', NULL, NULL, NULL, 'true', '206', NULL, '0');

insert into sports_coupons (member_id, id, request_id, place, kind, content, most, policy, due_at, state, kept, auto_price, cashout_tenths, cashout_price, cashout_asked_at, cashout_due_at, cashout_request_id, cashout_is_automatic, sizes, bankers) overriding system value values
  ('5', '11', NULL, '0', 'single', '59f9263b84233563648bced3ecb49a7c572b689d9b96a0a351f1c472d45b29ac', '142100000', 'none', NULL, 'accepted', '7', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '{}'),
  ('5', '12', NULL, '0', 'combination', '75a5526250a8e18f3925ffa3955d950efb48b42907e42f8a901650610a2e9d1a', '42224000', 'none', NULL, 'accepted', '10', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '{}'),
  ('6', '13', NULL, '0', 'single', '1607dc0e5d2b63383a96286ba3a1b1aa909d8216061c158059e970d6a0920b2d', '206000000', 'none', '2026-11-29 04:42:11.678+00', 'accepted', '10', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '{}');

insert into sports_earlier_results (member_id, coupon_id, place, settled_version, settled_ruling, result, void_reason, replaced_at) overriding system value values
  ('5', '11', '0', '7', '0', 'lose', NULL, '2026-11-29 04:42:03.29+00'),
  ('5', '12', '0', '7', '0', 'lose', NULL, '2026-11-29 04:42:03.314+00');

insert into sports_events (id, provider, event, fixture, starts_at, first_starts_at, taken, record, heard_at, clock, priced_at, settled_at, told_at, suspended_at, suspended_until, suspended_by, is_behind, changed_version, priced_version, priced_step, settled_version, is_halted, stake_max, payout_max, rulings, reviews_due, reviews_done) overriding system value values
  ('1', 'test', 'test-6ae100864112', '{"away": {"id": "lodos-sk", "name": "Lodos SK"}, "home": {"id": "poyraz-fk", "name": "Poyraz FK"}, "sport": "football", "region": {"id": "turkiye", "name": "Türkiye"}, "follows": ["goals", "corners", "cards"], "startsAt": 1795930922040, "competition": {"id": "anadolu-ligi", "name": "Anadolu Ligi"}}', '2026-11-29 05:42:02.04+00', '2026-11-29 05:42:02.04+00', '7', '{"phase": "over", "ending": "ended", "scores": [{"count": "goals", "score": {"away": 0, "home": 1}, "period": "match", "sequence": 7}], "follows": ["goals", "corners", "cards"], "version": 7, "incidents": [{"at": 1795927323081, "incident": {"kind": "phase", "phase": "first-half"}, "sequence": 2, "annulledBy": null}, {"at": 1795927323081, "incident": {"kind": "phase", "phase": "half-time"}, "sequence": 3, "annulledBy": null}, {"at": 1795927323081, "incident": {"kind": "phase", "phase": "second-half"}, "sequence": 4, "annulledBy": null}, {"at": 1795927323081, "incident": {"half": "second", "kind": "goal", "side": "away", "minute": 50}, "sequence": 5, "annulledBy": null}, {"at": 1795927323081, "incident": {"kind": "phase", "phase": "over"}, "sequence": 6, "annulledBy": null}, {"at": 1795927323081, "incident": {"kind": "ending", "ending": "ended"}, "sequence": 7, "annulledBy": null}], "startedAt": 1795927323081}', '2026-11-29 04:42:03.081+00', NULL, '2026-11-29 04:42:02.099+00', '2026-11-29 04:42:03.194+00', '2026-11-29 04:42:03.081+00', '2026-11-29 04:42:03.081+00', '2026-11-29 04:42:06.081+00', 'phase', 'false', '6', NULL, NULL, '0', 'false', NULL, NULL, '1', '1', '1'),
  ('2', 'test', 'test-348388324c11', '{"away": {"id": "samanyolu-fk", "name": "Samanyolu FK"}, "home": {"id": "imbat-fk", "name": "İmbat FK"}, "sport": "football", "region": {"id": "turkiye", "name": "Türkiye"}, "follows": ["goals", "corners", "cards"], "startsAt": 1795930922253, "competition": {"id": "anadolu-ligi", "name": "Anadolu Ligi"}}', '2026-11-29 05:42:02.253+00', '2026-11-29 05:42:02.253+00', '8', '{"phase": "over", "ending": "ended", "scores": [], "follows": ["goals", "corners", "cards"], "version": 8, "incidents": [{"at": 1795927323096, "incident": {"kind": "phase", "phase": "first-half"}, "sequence": 2, "annulledBy": null}, {"at": 1795927323096, "incident": {"kind": "phase", "phase": "half-time"}, "sequence": 3, "annulledBy": null}, {"at": 1795927323096, "incident": {"kind": "phase", "phase": "second-half"}, "sequence": 4, "annulledBy": null}, {"at": 1795927323096, "incident": {"half": "second", "kind": "goal", "side": "home", "minute": 50}, "sequence": 5, "annulledBy": null}, {"at": 1795927323096, "incident": {"half": "second", "kind": "goal", "side": "home", "minute": 51}, "sequence": 6, "annulledBy": null}, {"at": 1795927323096, "incident": {"kind": "phase", "phase": "over"}, "sequence": 7, "annulledBy": null}, {"at": 1795927323096, "incident": {"kind": "ending", "ending": "ended"}, "sequence": 8, "annulledBy": null}], "startedAt": 1795927323096}', '2026-11-29 04:42:03.096+00', NULL, '2026-11-29 04:42:02.29+00', '2026-11-29 04:42:03.233+00', '2026-11-29 04:42:03.096+00', '2026-11-29 04:42:03.096+00', '2026-11-29 04:42:06.096+00', 'phase', 'false', '7', NULL, NULL, '0', 'false', NULL, NULL, '0', '0', '0'),
  ('3', 'test', 'test-ce5650df2e27', '{"away": {"id": "ihlamur-1924", "name": "Ihlamur 1924"}, "home": {"id": "kervan-sk", "name": "Kervan SK"}, "sport": "football", "region": {"id": "turkiye", "name": "Türkiye"}, "follows": ["goals", "corners", "cards"], "startsAt": 1795930923431, "competition": {"id": "anadolu-ligi", "name": "Anadolu Ligi"}}', '2026-11-29 05:42:03.431+00', '2026-11-29 05:42:03.431+00', '6', '{"phase": "first-half", "ending": null, "scores": [], "follows": ["goals", "corners", "cards"], "version": 6, "incidents": [{"at": 1795927323474, "incident": {"kind": "phase", "phase": "first-half"}, "sequence": 2, "annulledBy": null}], "startedAt": 1795927323474}', '2026-11-29 04:42:11.809+00', '{"half": "first", "minute": 1, "isRunning": true}', '2026-11-29 04:42:03.445+00', NULL, '2026-11-29 04:42:11.809+00', '2026-11-29 04:42:03.474+00', '2026-11-29 04:42:06.474+00', 'phase', 'false', '2', '3', '1', '0', 'false', NULL, NULL, '0', '0', '0');

insert into sports_messages (event_id, sequence, at, arrived_at, content) overriding system value values
  ('1', '1', '2026-11-29 04:42:02.04+00', '2026-11-29 04:42:02.04+00', '{"type": "fixture", "fixture": {"away": {"id": "lodos-sk", "name": "Lodos SK"}, "home": {"id": "poyraz-fk", "name": "Poyraz FK"}, "sport": "football", "region": {"id": "turkiye", "name": "Türkiye"}, "follows": ["goals", "corners", "cards"], "startsAt": 1795930922040, "competition": {"id": "anadolu-ligi", "name": "Anadolu Ligi"}}}'),
  ('1', '2', '2026-11-29 04:42:03.081+00', '2026-11-29 04:42:03.081+00', '{"type": "incident", "incident": {"kind": "phase", "phase": "first-half"}}'),
  ('1', '3', '2026-11-29 04:42:03.081+00', '2026-11-29 04:42:03.081+00', '{"type": "incident", "incident": {"kind": "phase", "phase": "half-time"}}'),
  ('1', '4', '2026-11-29 04:42:03.081+00', '2026-11-29 04:42:03.081+00', '{"type": "incident", "incident": {"kind": "phase", "phase": "second-half"}}'),
  ('1', '5', '2026-11-29 04:42:03.081+00', '2026-11-29 04:42:03.081+00', '{"type": "incident", "incident": {"half": "second", "kind": "goal", "side": "away", "minute": 50}}'),
  ('1', '6', '2026-11-29 04:42:03.081+00', '2026-11-29 04:42:03.081+00', '{"type": "incident", "incident": {"kind": "phase", "phase": "over"}}'),
  ('1', '7', '2026-11-29 04:42:03.081+00', '2026-11-29 04:42:03.081+00', '{"type": "incident", "incident": {"kind": "ending", "ending": "ended"}}'),
  ('2', '1', '2026-11-29 04:42:02.253+00', '2026-11-29 04:42:02.253+00', '{"type": "fixture", "fixture": {"away": {"id": "samanyolu-fk", "name": "Samanyolu FK"}, "home": {"id": "imbat-fk", "name": "İmbat FK"}, "sport": "football", "region": {"id": "turkiye", "name": "Türkiye"}, "follows": ["goals", "corners", "cards"], "startsAt": 1795930922253, "competition": {"id": "anadolu-ligi", "name": "Anadolu Ligi"}}}'),
  ('2', '2', '2026-11-29 04:42:03.096+00', '2026-11-29 04:42:03.096+00', '{"type": "incident", "incident": {"kind": "phase", "phase": "first-half"}}'),
  ('2', '3', '2026-11-29 04:42:03.096+00', '2026-11-29 04:42:03.096+00', '{"type": "incident", "incident": {"kind": "phase", "phase": "half-time"}}'),
  ('2', '4', '2026-11-29 04:42:03.096+00', '2026-11-29 04:42:03.096+00', '{"type": "incident", "incident": {"kind": "phase", "phase": "second-half"}}'),
  ('2', '5', '2026-11-29 04:42:03.096+00', '2026-11-29 04:42:03.096+00', '{"type": "incident", "incident": {"half": "second", "kind": "goal", "side": "home", "minute": 50}}'),
  ('2', '6', '2026-11-29 04:42:03.096+00', '2026-11-29 04:42:03.096+00', '{"type": "incident", "incident": {"half": "second", "kind": "goal", "side": "home", "minute": 51}}'),
  ('2', '7', '2026-11-29 04:42:03.096+00', '2026-11-29 04:42:03.096+00', '{"type": "incident", "incident": {"kind": "phase", "phase": "over"}}'),
  ('2', '8', '2026-11-29 04:42:03.096+00', '2026-11-29 04:42:03.096+00', '{"type": "incident", "incident": {"kind": "ending", "ending": "ended"}}'),
  ('3', '1', '2026-11-29 04:42:03.431+00', '2026-11-29 04:42:03.431+00', '{"type": "fixture", "fixture": {"away": {"id": "ihlamur-1924", "name": "Ihlamur 1924"}, "home": {"id": "kervan-sk", "name": "Kervan SK"}, "sport": "football", "region": {"id": "turkiye", "name": "Türkiye"}, "follows": ["goals", "corners", "cards"], "startsAt": 1795930923431, "competition": {"id": "anadolu-ligi", "name": "Anadolu Ligi"}}}'),
  ('3', '2', '2026-11-29 04:42:03.474+00', '2026-11-29 04:42:03.474+00', '{"type": "incident", "incident": {"kind": "phase", "phase": "first-half"}}');

insert into sports_offers (event_id, market_key, selection, place, market, odds, booked, win, back, is_halted, stake_max, payout_max) overriding system value values
  ('3', 'asian-handicap.-10', '1', '576', '{"kind": "asian-handicap", "line": -10, "period": "match"}', '1120', '0', '83293387079', '0', 'false', NULL, NULL),
  ('3', 'asian-handicap.-10', '2', '577', '{"kind": "asian-handicap", "line": -10, "period": "match"}', '101', '0', '916706612920', '0', 'false', NULL, NULL),
  ('3', 'asian-handicap.-2', '1', '640', '{"kind": "asian-handicap", "line": -2, "period": "match"}', '206', '0', '452476712915', '0', 'false', NULL, NULL),
  ('3', 'asian-handicap.-2', '2', '641', '{"kind": "asian-handicap", "line": -2, "period": "match"}', '170', '0', '547523287084', '0', 'false', NULL, NULL),
  ('3', 'asian-handicap.-6', '1', '608', '{"kind": "asian-handicap", "line": -6, "period": "match"}', '422', '0', '221206515734', '0', 'false', NULL, NULL),
  ('3', 'asian-handicap.-6', '2', '609', '{"kind": "asian-handicap", "line": -6, "period": "match"}', '120', '0', '778793484265', '0', 'false', NULL, NULL),
  ('3', 'asian-handicap.10', '1', '736', '{"kind": "asian-handicap", "line": 10, "period": "match"}', '101', '0', '975131253818', '0', 'false', NULL, NULL),
  ('3', 'asian-handicap.10', '2', '737', '{"kind": "asian-handicap", "line": 10, "period": "match"}', '3750', '0', '24868746181', '0', 'false', NULL, NULL),
  ('3', 'asian-handicap.2', '1', '672', '{"kind": "asian-handicap", "line": 2, "period": "match"}', '123', '0', '754598114155', '0', 'false', NULL, NULL),
  ('3', 'asian-handicap.2', '2', '673', '{"kind": "asian-handicap", "line": 2, "period": "match"}', '380', '0', '245401885844', '0', 'false', NULL, NULL),
  ('3', 'asian-handicap.6', '1', '704', '{"kind": "asian-handicap", "line": 6, "period": "match"}', '102', '0', '909380988810', '0', 'false', NULL, NULL),
  ('3', 'asian-handicap.6', '2', '705', '{"kind": "asian-handicap", "line": 6, "period": "match"}', '1030', '0', '90619011189', '0', 'false', NULL, NULL),
  ('3', 'away-goals.10', 'over', '1024', '{"kind": "away-goals", "line": 10, "period": "match"}', '975', '0', '95383801509', '0', 'false', NULL, NULL),
  ('3', 'away-goals.10', 'under', '1025', '{"kind": "away-goals", "line": 10, "period": "match"}', '103', '0', '904616198490', '0', 'false', NULL, NULL),
  ('3', 'away-goals.14', 'over', '1056', '{"kind": "away-goals", "line": 14, "period": "match"}', '4150', '0', '22442378796', '0', 'false', NULL, NULL),
  ('3', 'away-goals.14', 'under', '1057', '{"kind": "away-goals", "line": 14, "period": "match"}', '101', '0', '977557621203', '0', 'false', NULL, NULL),
  ('3', 'away-goals.2', 'over', '960', '{"kind": "away-goals", "line": 2, "period": "match"}', '136', '0', '685258860191', '0', 'false', NULL, NULL),
  ('3', 'away-goals.2', 'under', '961', '{"kind": "away-goals", "line": 2, "period": "match"}', '296', '0', '314741139808', '0', 'false', NULL, NULL),
  ('3', 'away-goals.6', 'over', '992', '{"kind": "away-goals", "line": 6, "period": "match"}', '305', '0', '305496276778', '0', 'false', NULL, NULL),
  ('3', 'away-goals.6', 'under', '993', '{"kind": "away-goals", "line": 6, "period": "match"}', '134', '0', '694503723221', '0', 'false', NULL, NULL),
  ('3', 'both-score', 'no', '513', '{"kind": "both-score", "line": null, "period": "match"}', '216', '0', '431482971208', '0', 'false', NULL, NULL),
  ('3', 'both-score', 'yes', '512', '{"kind": "both-score", "line": null, "period": "match"}', '164', '0', '568517028791', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '0-0', '1152', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '1135', '0', '82231167389', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '0-1', '1153', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '1495', '0', '62458275588', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '0-2', '1154', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '2450', '0', '37568057424', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '0-3', '1155', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '7300', '0', '12732893474', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '0-4', '1156', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '29000', '0', '3215379930', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '1-0', '1157', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '965', '0', '96750389119', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '1-1', '1158', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '635', '0', '146690419055', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '1-2', '1159', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '1355', '0', '68859841698', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '1-3', '1160', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '4100', '0', '22701332163', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '1-4', '1161', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '16600', '0', '5616406345', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '2-0', '1162', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '1180', '0', '79067639357', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '2-1', '1163', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '930', '0', '100466206452', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '2-2', '1164', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '1545', '0', '60346999418', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '2-3', '1165', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '4550', '0', '20354237561', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '2-4', '1166', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '19000', '0', '4904884997', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '3-0', '1167', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '2450', '0', '38084133608', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '3-1', '1168', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '1965', '0', '47451465768', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '3-2', '1169', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '3150', '0', '29553523877', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '3-3', '1170', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '8050', '0', '11581679155', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '3-4', '1171', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '32500', '0', '2867219935', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '4-0', '1172', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '6850', '0', '13628666603', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '4-1', '1173', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '5550', '0', '16705052859', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '4-2', '1174', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '9150', '0', '10201054423', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '4-3', '1175', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '22500', '0', '4148960493', '0', 'false', NULL, NULL),
  ('3', 'correct-score', '4-4', '1176', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '78300', '0', '1192923529', '0', 'false', NULL, NULL),
  ('3', 'correct-score', 'other', '1177', '{"kind": "correct-score", "line": null, "period": "match", "scores": ["0-0", "0-1", "0-2", "0-3", "0-4", "1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3", "2-4", "3-0", "3-1", "3-2", "3-3", "3-4", "4-0", "4-1", "4-2", "4-3", "4-4"]}', '4500', '0', '20621189767', '0', 'false', NULL, NULL),
  ('3', 'double-chance', '12', '481', '{"kind": "double-chance", "line": null, "period": "match"}', '133', '0', '697878598759', '0', 'false', NULL, NULL),
  ('3', 'double-chance', '1X', '480', '{"kind": "double-chance", "line": null, "period": "match"}', '123', '0', '754598114155', '0', 'false', NULL, NULL),
  ('3', 'double-chance', 'X2', '482', '{"kind": "double-chance", "line": null, "period": "match"}', '170', '0', '547523287084', '0', 'false', NULL, NULL),
  ('3', 'draw-no-bet', '1', '544', '{"kind": "draw-no-bet", "line": null, "period": "match"}', '144', '0', '452476712915', '302121401240', 'false', NULL, NULL),
  ('3', 'draw-no-bet', '2', '545', '{"kind": "draw-no-bet", "line": null, "period": "match"}', '265', '0', '245401885844', '302121401240', 'false', NULL, NULL),
  ('3', 'european-handicap.-4', '1', '768', '{"kind": "european-handicap", "line": -4, "period": "match"}', '422', '0', '221206515734', '0', 'false', NULL, NULL),
  ('3', 'european-handicap.-4', '2', '770', '{"kind": "european-handicap", "line": -4, "period": "match"}', '170', '0', '547523287084', '0', 'false', NULL, NULL),
  ('3', 'european-handicap.-4', 'X', '769', '{"kind": "european-handicap", "line": -4, "period": "match"}', '404', '0', '231270197180', '0', 'false', NULL, NULL),
  ('3', 'european-handicap.4', '1', '800', '{"kind": "european-handicap", "line": 4, "period": "match"}', '123', '0', '754598114155', '0', 'false', NULL, NULL),
  ('3', 'european-handicap.4', '2', '802', '{"kind": "european-handicap", "line": 4, "period": "match"}', '1030', '0', '90619011189', '0', 'false', NULL, NULL),
  ('3', 'european-handicap.4', 'X', '801', '{"kind": "european-handicap", "line": 4, "period": "match"}', '600', '0', '154782874655', '0', 'false', NULL, NULL),
  ('3', 'half-time-full-time', '1/1', '1120', '{"kind": "half-time-full-time", "line": null, "period": "match"}', '350', '0', '266773530293', '0', 'false', NULL, NULL),
  ('3', 'half-time-full-time', '1/2', '1122', '{"kind": "half-time-full-time", "line": null, "period": "match"}', '5150', '0', '18012144803', '0', 'false', NULL, NULL),
  ('3', 'half-time-full-time', '1/X', '1121', '{"kind": "half-time-full-time", "line": null, "period": "match"}', '1550', '0', '60210854215', '0', 'false', NULL, NULL),
  ('3', 'half-time-full-time', '2/1', '1126', '{"kind": "half-time-full-time", "line": null, "period": "match"}', '3400', '0', '27118877084', '0', 'false', NULL, NULL),
  ('3', 'half-time-full-time', '2/2', '1128', '{"kind": "half-time-full-time", "line": null, "period": "match"}', '705', '0', '132416975425', '0', 'false', NULL, NULL),
  ('3', 'half-time-full-time', '2/X', '1127', '{"kind": "half-time-full-time", "line": null, "period": "match"}', '1615', '0', '57867947208', '0', 'false', NULL, NULL),
  ('3', 'half-time-full-time', 'X/1', '1123', '{"kind": "half-time-full-time", "line": null, "period": "match"}', '585', '0', '158584305537', '0', 'false', NULL, NULL),
  ('3', 'half-time-full-time', 'X/2', '1125', '{"kind": "half-time-full-time", "line": null, "period": "match"}', '980', '0', '94972765615', '0', 'false', NULL, NULL),
  ('3', 'half-time-full-time', 'X/X', '1124', '{"kind": "half-time-full-time", "line": null, "period": "match"}', '505', '0', '184042599815', '0', 'false', NULL, NULL),
  ('3', 'home-goals.10', 'over', '896', '{"kind": "home-goals", "line": 10, "period": "match"}', '484', '0', '192834416218', '0', 'false', NULL, NULL),
  ('3', 'home-goals.10', 'under', '897', '{"kind": "home-goals", "line": 10, "period": "match"}', '115', '0', '807165583781', '0', 'false', NULL, NULL),
  ('3', 'home-goals.14', 'over', '928', '{"kind": "home-goals", "line": 14, "period": "match"}', '1490', '0', '62660066414', '0', 'false', NULL, NULL),
  ('3', 'home-goals.14', 'under', '929', '{"kind": "home-goals", "line": 14, "period": "match"}', '101', '0', '937339933585', '0', 'false', NULL, NULL),
  ('3', 'home-goals.2', 'over', '832', '{"kind": "home-goals", "line": 2, "period": "match"}', '116', '0', '801027001210', '0', 'false', NULL, NULL),
  ('3', 'home-goals.2', 'under', '833', '{"kind": "home-goals", "line": 2, "period": "match"}', '469', '0', '198972998789', '0', 'false', NULL, NULL),
  ('3', 'home-goals.6', 'over', '864', '{"kind": "home-goals", "line": 6, "period": "match"}', '203', '0', '459094899434', '0', 'false', NULL, NULL),
  ('3', 'home-goals.6', 'under', '865', '{"kind": "home-goals", "line": 6, "period": "match"}', '172', '0', '540905100565', '0', 'false', NULL, NULL),
  ('3', 'match-result', '1', '0', '{"kind": "match-result", "line": null, "period": "match"}', '206', '106000000', '452476712915', '0', 'false', NULL, NULL),
  ('3', 'match-result', '2', '2', '{"kind": "match-result", "line": null, "period": "match"}', '380', '0', '245401885844', '0', 'false', NULL, NULL),
  ('3', 'match-result', 'X', '1', '{"kind": "match-result", "line": null, "period": "match"}', '309', '0', '302121401240', '0', 'false', NULL, NULL),
  ('3', 'match-result@first-half', '1', '32', '{"kind": "match-result", "line": null, "period": "first-half"}', '270', '0', '344996529313', '0', 'false', NULL, NULL),
  ('3', 'match-result@first-half', '2', '34', '{"kind": "match-result", "line": null, "period": "first-half"}', '429', '0', '217403799718', '0', 'false', NULL, NULL),
  ('3', 'match-result@first-half', 'X', '33', '{"kind": "match-result", "line": null, "period": "first-half"}', '213', '0', '437599670968', '0', 'false', NULL, NULL),
  ('3', 'next-goal#1', '1', '64', '{"goal": 1, "kind": "next-goal", "line": null, "period": "match"}', '173', '0', '538022774724', '0', 'false', NULL, NULL),
  ('3', 'next-goal#1', '2', '66', '{"goal": 1, "kind": "next-goal", "line": null, "period": "match"}', '246', '0', '379746057886', '0', 'false', NULL, NULL),
  ('3', 'next-goal#1', 'none', '65', '{"goal": 1, "kind": "next-goal", "line": null, "period": "match"}', '1135', '0', '82231167389', '0', 'false', NULL, NULL),
  ('3', 'odd-even', 'even', '1089', '{"kind": "odd-even", "line": null, "period": "match"}', '176', '0', '530554463733', '0', 'false', NULL, NULL),
  ('3', 'odd-even', 'odd', '1088', '{"kind": "odd-even", "line": null, "period": "match"}', '199', '0', '469445536266', '0', 'false', NULL, NULL),
  ('3', 'total-goals.10', 'over', '160', '{"kind": "total-goals", "line": 10, "period": "match"}', '188', '0', '495234052064', '0', 'false', NULL, NULL),
  ('3', 'total-goals.10', 'under', '161', '{"kind": "total-goals", "line": 10, "period": "match"}', '185', '0', '504765947935', '0', 'false', NULL, NULL),
  ('3', 'total-goals.10@first-half', 'over', '416', '{"kind": "total-goals", "line": 10, "period": "first-half"}', '820', '0', '113520770555', '0', 'false', NULL, NULL),
  ('3', 'total-goals.10@first-half', 'under', '417', '{"kind": "total-goals", "line": 10, "period": "first-half"}', '105', '0', '886479229444', '0', 'false', NULL, NULL),
  ('3', 'total-goals.14', 'over', '192', '{"kind": "total-goals", "line": 14, "period": "match"}', '339', '0', '275090976830', '0', 'false', NULL, NULL),
  ('3', 'total-goals.14', 'under', '193', '{"kind": "total-goals", "line": 14, "period": "match"}', '128', '0', '724909023169', '0', 'false', NULL, NULL),
  ('3', 'total-goals.14@first-half', 'over', '448', '{"kind": "total-goals", "line": 14, "period": "first-half"}', '3050', '0', '30267543755', '0', 'false', NULL, NULL),
  ('3', 'total-goals.14@first-half', 'under', '449', '{"kind": "total-goals", "line": 14, "period": "first-half"}', '101', '0', '969732456244', '0', 'false', NULL, NULL),
  ('3', 'total-goals.18', 'over', '224', '{"kind": "total-goals", "line": 18, "period": "match"}', '730', '0', '127747132946', '0', 'false', NULL, NULL),
  ('3', 'total-goals.18', 'under', '225', '{"kind": "total-goals", "line": 18, "period": "match"}', '107', '0', '872252867053', '0', 'false', NULL, NULL),
  ('3', 'total-goals.2', 'over', '96', '{"kind": "total-goals", "line": 2, "period": "match"}', '101', '0', '917768832610', '0', 'false', NULL, NULL),
  ('3', 'total-goals.2', 'under', '97', '{"kind": "total-goals", "line": 2, "period": "match"}', '1135', '0', '82231167389', '0', 'false', NULL, NULL),
  ('3', 'total-goals.22', 'over', '256', '{"kind": "total-goals", "line": 22, "period": "match"}', '1830', '0', '51011989738', '0', 'false', NULL, NULL),
  ('3', 'total-goals.22', 'under', '257', '{"kind": "total-goals", "line": 22, "period": "match"}', '101', '0', '948988010261', '0', 'false', NULL, NULL),
  ('3', 'total-goals.26', 'over', '288', '{"kind": "total-goals", "line": 26, "period": "match"}', '5300', '0', '17545479816', '0', 'false', NULL, NULL),
  ('3', 'total-goals.26', 'under', '289', '{"kind": "total-goals", "line": 26, "period": "match"}', '101', '0', '982454520183', '0', 'false', NULL, NULL),
  ('3', 'total-goals.2@first-half', 'over', '352', '{"kind": "total-goals", "line": 2, "period": "first-half"}', '135', '0', '690254016886', '0', 'false', NULL, NULL),
  ('3', 'total-goals.2@first-half', 'under', '353', '{"kind": "total-goals", "line": 2, "period": "first-half"}', '301', '0', '309745983113', '0', 'false', NULL, NULL),
  ('3', 'total-goals.30', 'over', '320', '{"kind": "total-goals", "line": 30, "period": "match"}', NULL, '0', '5333931806', '0', 'false', NULL, NULL),
  ('3', 'total-goals.30', 'under', '321', '{"kind": "total-goals", "line": 30, "period": "match"}', NULL, '0', '994666068193', '0', 'false', NULL, NULL),
  ('3', 'total-goals.6', 'over', '128', '{"kind": "total-goals", "line": 6, "period": "match"}', '123', '0', '758560167902', '0', 'false', NULL, NULL),
  ('3', 'total-goals.6', 'under', '129', '{"kind": "total-goals", "line": 6, "period": "match"}', '387', '0', '241439832097', '0', 'false', NULL, NULL),
  ('3', 'total-goals.6@first-half', 'over', '384', '{"kind": "total-goals", "line": 6, "period": "first-half"}', '280', '0', '332972378100', '0', 'false', NULL, NULL),
  ('3', 'total-goals.6@first-half', 'under', '385', '{"kind": "total-goals", "line": 6, "period": "first-half"}', '140', '0', '667027621899', '0', 'false', NULL, NULL);

insert into sports_rulings (event_id, number, version, at, content) overriding system value values
  ('1', '1', '7', '2026-11-29 04:42:03.251+00', '{"type": "score", "count": "goals", "score": {"away": 0, "home": 1}, "period": "match"}');

insert into support_conversations (id, member_id, visitor_hash, created_at, last_at, read_up_to, closed_at) overriding system value values
  ('1', '1', NULL, '2026-11-29 01:42:00.915+00', '2026-11-29 01:42:00.915+00', '0', NULL);

insert into support_hours (one, opens_minute, closes_minute) overriding system value values
  ('true', '540', '1380');

insert into support_messages (id, conversation_id, is_from_house, text, request_id, provider_id, at, delivered_at) overriding system value values
  ('1', '1', 'false', 'Merhaba; bir sorum var:
''bonus'' nerede?', NULL, NULL, '2026-11-29 01:42:00.915+00', NULL);

insert into tournament_games (tournament_id, game_id) overriding system value values
  ('1', '1');

insert into tournament_prizes (tournament_id, rank, amount) overriding system value values
  ('1', '1', '500000000'),
  ('1', '2', '250000000');

insert into tournament_standings (tournament_id, rank, member_id, score, at, prize, paid_at) overriding system value values
  ('1', '1', '1', '175', '2026-11-29 01:41:59.415+00', '500000000', '2026-11-29 04:42:02.002+00');

insert into tournament_texts (tournament_id, lang, title, text) overriding system value values
  ('1', 'en', 'Trial Cup', 'A trial.'),
  ('1', 'tr', 'Deneme Kupası', 'Bir deneme.');

insert into tournaments (id, name, starts_at, ends_at, rule, min_stake, created_at, cancelled_at, fixed_at) overriding system value values
  ('1', 'test-1', '2026-11-29 00:41:58.36+00', '2026-11-29 03:41:58.36+00', 'best-multiple', '2000000', '2026-11-29 01:41:58.36+00', NULL, '2026-11-29 04:42:01.955+00');

insert into wallets (member_id, cash, bonus, held, pending, seq, head) overriding system value values
  ('1', '10788500000', '0', '0', '200000000', '18', E'\\x053f63f5975e2602259f092b3a60e696da35759a7748e4f8e639c39e2f953e72'),
  ('10', '100000000', '0', '0', '0', '1', E'\\xf25956fb6da99f77dab10c55b129d68c618d20785ca07f346b71a07dc98fd888'),
  ('11', '180000000', '0', '10000000', '0', '7', E'\\xa1f63b3949fb660dba4d78ce32485aa7ae6261f145e091e1fbbf0855f5ac2b43'),
  ('2', '10000000000', '0', '0', '0', '1', E'\\xd6afb65e73c6d18d07406152b2a0cc0c3297aa6e69ca5fd9ca14824d1eaf9f1c'),
  ('3', '10000000000', '0', '0', '0', '1', E'\\x96d8f1c3feaab4c70b5a2b7daad9746699188928b0fa1c8fde1c6d8395fd5abc'),
  ('4', '10060017000', '0', '0', '0', '3', E'\\x8cbd265b3aff140cdd216e611853dbd8e08aee9a9880feb74bb1d34eb79d2479'),
  ('5', '1101774000', '0', '0', '0', '8', E'\\x7aedb18d1b7465617417a7fb29a8d459621c1cf3e89d55131f9e769c758f99a0'),
  ('6', '0', '0', '100000000', '0', '2', E'\\xe2e819bdeb34664157e95b12f540696040bcc9ce4bf788b332deb89b911f9512'),
  ('7', '180000000', '100000000', '0', '0', '6', E'\\xea30abd1e5e98173fc100d5dd79860d6a5c710b3917c88f11146e6372a157889'),
  ('8', '100000000', '0', '0', '0', '3', E'\\xde6cb6aa13802ee8935f259bd434180707441d059b74bbf731c087eafdc38b36'),
  ('9', '700000000', '0', '0', '0', '2', E'\\x99dc9017275c080e5ff583e9f808b376fa3f77fef391bf5b9b2f0c6c2b6a7a02');

select setval('actions_id_seq', 12);

select setval('bet_ids', 21);

select setval('bonus_offers_id_seq', 6);

select setval('bonuses_id_seq', 2);

select setval('cash_transactions_id_seq', 14);

select setval('catalogue_games_id_seq', 35);

select setval('content_items_id_seq', 44);

select setval('documents_id_seq', 6);

select setval('floor_stake_order', 4);

select setval('known_browsers_id_seq', 9);

select setval('lotteries_id_seq', 1);

select setval('members_id_seq', 11);

select setval('messages_id_seq', 2);

select setval('pauses_id_seq', 1);

select setval('poker_transfers_id_seq', 2);

select setval('session_families_id_seq', 9);

select setval('sessions_id_seq', 9);

select setval('sports_events_id_seq', 3);

select setval('support_conversations_id_seq', 1);

select setval('support_messages_id_seq', 1);

select setval('tournaments_id_seq', 1);

alter table account_links add constraint account_links_pkey PRIMARY KEY (token_hash);

alter table account_links add constraint account_links_purpose_check CHECK ((purpose = ANY (ARRAY['confirm'::text, 'reset'::text])));

alter table actions add constraint actions_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['command'::text, 'job'::text])));

alter table actions add constraint actions_actor_name_check CHECK (((char_length(actor_name) >= 1) AND (char_length(actor_name) <= 100)));

alter table actions add constraint actions_check CHECK (((before IS NOT NULL) OR (after IS NOT NULL)));

alter table actions add constraint actions_pkey PRIMARY KEY (id);

alter table actions add constraint actions_target_check CHECK (((char_length(target) >= 1) AND (char_length(target) <= 200)));

alter table actions add constraint actions_what_check CHECK ((what ~ '^[a-z-]+[.][a-z-]+$'::text));

alter table actions add constraint actions_why_check CHECK (((char_length(why) >= 1) AND (char_length(why) <= 500)));

alter table auth_values add constraint auth_values_pkey PRIMARY KEY (member_id, hash);

alter table bank_accounts add constraint bank_accounts_pkey PRIMARY KEY (member_id, id);

alter table bet_count_days add constraint bet_count_days_pkey PRIMARY KEY (day);

alter table bet_counts add constraint bet_counts_jackpots_check CHECK ((jackpots >= 0));

alter table bet_counts add constraint bet_counts_outcome_check CHECK ((outcome = ANY (ARRAY['won'::text, 'lost'::text, 'even'::text, 'void'::text])));

alter table bet_counts add constraint bet_counts_payout_check CHECK ((payout >= 0));

alter table bet_counts add constraint bet_counts_records_check CHECK ((records > 0));

alter table bet_counts add constraint bet_counts_stake_check CHECK ((stake >= 0));

alter table bets add constraint bets_check CHECK (((stake_bonus >= 0) AND (stake_bonus <= stake)));

alter table bets add constraint bets_check1 CHECK (((payout_bonus >= 0) AND (payout_bonus <= payout)));

alter table bets add constraint bets_check2 CHECK (((state = 'open'::text) = (settled_at IS NULL)));

alter table bets add constraint bets_check4 CHECK (((state <> 'void'::text) OR ((payout = stake) AND (payout_bonus = stake_bonus))));

alter table bets add constraint bets_open_slot_unpaid CHECK (((state <> 'open'::text) OR (kind <> 'slot'::text) OR (payout = 0)));

alter table bets add constraint bets_pkey PRIMARY KEY (member_id, id);

alter table bets add constraint bets_stake_check CHECK ((stake >= 0));

alter table bets add constraint bets_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'void'::text])));

alter table bets_uncounted add constraint bets_uncounted_pkey PRIMARY KEY (member_id, id);

alter table bonus_bets add constraint bonus_bets_counted_check CHECK ((counted > 0));

alter table bonus_bets add constraint bonus_bets_pkey PRIMARY KEY (member_id, bet_id);

alter table bonus_offers add constraint bonus_offers_amount_max_check CHECK ((amount_max > 0));

alter table bonus_offers add constraint bonus_offers_basis_min_check CHECK (((basis_min > 0) OR ((basis_min = 0) AND (kind = 'free-rounds'::text))));

alter table bonus_offers add constraint bonus_offers_check CHECK ((starts_at < ends_at));

alter table bonus_offers add constraint bonus_offers_claim_days_check CHECK (((claim_days >= 1) AND (claim_days <= 365)));

alter table bonus_offers add constraint bonus_offers_days_check CHECK (((days >= 1) AND (days <= 365)));

alter table bonus_offers add constraint bonus_offers_every_check CHECK ((every = ANY (ARRAY['once'::text, 'day'::text, 'week'::text])));

alter table bonus_offers add constraint bonus_offers_free_rounds_check CHECK ((((kind = 'free-rounds'::text) = (game IS NOT NULL)) AND ((game IS NULL) = (rounds IS NULL)) AND ((rounds IS NULL) = (round_stake IS NULL)) AND ((kind = 'free-rounds'::text) OR (NOT by_hand))));

alter table bonus_offers add constraint bonus_offers_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'loss-back'::text, 'free-rounds'::text])));

alter table bonus_offers add constraint bonus_offers_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,59}$'::text));

alter table bonus_offers add constraint bonus_offers_name_key UNIQUE (name);

alter table bonus_offers add constraint bonus_offers_percent_check CHECK (((percent >= 1) AND (percent <= 1000)));

alter table bonus_offers add constraint bonus_offers_pkey PRIMARY KEY (id);

alter table bonus_offers add constraint bonus_offers_round_stake_check CHECK ((round_stake > 0));

alter table bonus_offers add constraint bonus_offers_rounds_check CHECK (((rounds >= 1) AND (rounds <= 200)));

alter table bonus_offers add constraint bonus_offers_stake_max_check CHECK ((stake_max > 0));

alter table bonus_offers add constraint bonus_offers_wagering_check CHECK (((wagering >= 0) AND (wagering <= 100)));

alter table bonus_rounds add constraint bonus_rounds_pkey PRIMARY KEY (member_id, bet_id);

alter table bonuses add constraint bonuses_amount_check CHECK (((amount > 0) OR ((amount = 0) AND (rounds_played IS NOT NULL))));

alter table bonuses add constraint bonuses_basis_check CHECK ((basis > 0));

alter table bonuses add constraint bonuses_check CHECK (((state = 'active'::text) = (ended_at IS NULL)));

alter table bonuses add constraint bonuses_converted_check CHECK ((converted >= 0));

alter table bonuses add constraint bonuses_forfeited_check CHECK ((forfeited >= 0));

alter table bonuses add constraint bonuses_member_id_offer_id_period_key UNIQUE (member_id, offer_id, period);

alter table bonuses add constraint bonuses_period_check CHECK ((period ~ '^(once|(day|week) [0-9]{4}-[0-9]{2}-[0-9]{2})$'::text));

alter table bonuses add constraint bonuses_pkey PRIMARY KEY (member_id, id);

alter table bonuses add constraint bonuses_rounds_played_check CHECK ((rounds_played >= 0));

alter table bonuses add constraint bonuses_state_check CHECK ((state = ANY (ARRAY['active'::text, 'converted'::text, 'cancelled'::text, 'expired'::text, 'spent'::text])));

alter table bonuses add constraint bonuses_wagered_check CHECK ((wagered >= 0));

alter table bonuses add constraint bonuses_wagering_due_check CHECK ((wagering_due >= 0));

alter table care_signals add constraint care_signals_pkey PRIMARY KEY (member_id, rule, day);

alter table care_signals add constraint care_signals_rule_check CHECK ((rule = ANY (ARRAY['chasing'::text, 'night-play'::text, 'raised-deposits'::text, 'withdrawals-taken-back'::text])));

alter table cash_band_counts add constraint cash_band_counts_amount_check CHECK ((amount >= 0));

alter table cash_band_counts add constraint cash_band_counts_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])));

alter table cash_band_counts add constraint cash_band_counts_pkey PRIMARY KEY (member_id, month, direction, status, transfer_type_id, band);

alter table cash_band_counts add constraint cash_band_counts_records_check CHECK ((records >= 0));

alter table cash_band_counts add constraint cash_band_counts_status_check CHECK ((status = ANY (ARRAY[1001, 1002, 1003])));

alter table cash_counts add constraint cash_counts_amount_check CHECK ((amount >= 0));

alter table cash_counts add constraint cash_counts_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])));

alter table cash_counts add constraint cash_counts_pkey PRIMARY KEY (member_id, day, direction, status, transfer_type_id);

alter table cash_counts add constraint cash_counts_records_check CHECK ((records >= 0));

alter table cash_counts add constraint cash_counts_status_check CHECK ((status = ANY (ARRAY[1001, 1002, 1003])));

alter table cash_transactions add constraint cash_transactions_amount_check CHECK ((amount > 0));

alter table cash_transactions add constraint cash_transactions_attempt_check CHECK ((attempt >= 0));

alter table cash_transactions add constraint cash_transactions_canceled_by_check CHECK (((canceled_by = ANY (ARRAY['provider'::text, 'house'::text, 'member'::text])) OR ((canceled_by = ANY (ARRAY['operator'::text, 'limit'::text])) AND (direction = 'in'::text))));

alter table cash_transactions add constraint cash_transactions_check CHECK (((status = 1001) = (decided_at IS NULL)));

alter table cash_transactions add constraint cash_transactions_check1 CHECK (((status = 1003) = (canceled_by IS NOT NULL)));

alter table cash_transactions add constraint cash_transactions_check10 CHECK (((announced_at IS NULL) OR (direction = 'in'::text)));

alter table cash_transactions add constraint cash_transactions_check11 CHECK (((reviewed_at IS NULL) OR (direction = 'out'::text)));

alter table cash_transactions add constraint cash_transactions_check2 CHECK (((direction = 'out'::text) = (payout_state IS NOT NULL)));

alter table cash_transactions add constraint cash_transactions_check3 CHECK (((payout_state IS NULL) OR ((payout_state = 'paid'::text) = (status = 1002))));

alter table cash_transactions add constraint cash_transactions_check4 CHECK (((instructions IS NULL) OR (direction = 'in'::text)));

alter table cash_transactions add constraint cash_transactions_check5 CHECK (((direction = 'in'::text) OR (url IS NULL)));

alter table cash_transactions add constraint cash_transactions_check6 CHECK (((direction = 'in'::text) OR (canceled_by IS DISTINCT FROM 'provider'::text)));

alter table cash_transactions add constraint cash_transactions_check7 CHECK (((direction = 'out'::text) OR (attempt = 0)));

alter table cash_transactions add constraint cash_transactions_check8 CHECK (((attempt = 0) = (sent_at IS NULL)));

alter table cash_transactions add constraint cash_transactions_check9 CHECK (((payout_state <> 'sent'::text) OR (attempt > 0)));

alter table cash_transactions add constraint cash_transactions_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])));

alter table cash_transactions add constraint cash_transactions_first_approval_check CHECK (((first_approval_by IS NULL) OR (direction = 'out'::text)));

alter table cash_transactions add constraint cash_transactions_instead_of_unique UNIQUE (member_id, instead_of);

alter table cash_transactions add constraint cash_transactions_member_id_call_request_id_key UNIQUE (member_id, call, request_id);

alter table cash_transactions add constraint cash_transactions_member_id_id_direction_key UNIQUE (member_id, id, direction);

alter table cash_transactions add constraint cash_transactions_payout_canceled_check CHECK (((payout_state IS NULL) OR ((payout_state = ANY (ARRAY['refused'::text, 'taken-back'::text])) = (status = 1003))));

alter table cash_transactions add constraint cash_transactions_payout_state_check CHECK ((payout_state = ANY (ARRAY['waiting'::text, 'review'::text, 'sent'::text, 'paid'::text, 'refused'::text, 'taken-back'::text])));

alter table cash_transactions add constraint cash_transactions_pkey PRIMARY KEY (member_id, id);

alter table cash_transactions add constraint cash_transactions_reason_check CHECK (((refusal_reason IS NULL) OR (payout_state = 'refused'::text)));

alter table cash_transactions add constraint cash_transactions_refusal_reason_check CHECK (((length(refusal_reason) >= 1) AND (length(refusal_reason) <= 300)));

alter table cash_transactions add constraint cash_transactions_status_check CHECK ((status = ANY (ARRAY[1001, 1002, 1003])));

alter table cash_transactions add constraint cash_transactions_taken_back_check CHECK (((direction = 'in'::text) OR ((NOT (canceled_by IS DISTINCT FROM 'member'::text)) = (NOT (payout_state IS DISTINCT FROM 'taken-back'::text)))));

alter table catalogue_categories add constraint catalogue_categories_pkey PRIMARY KEY (id);

alter table catalogue_categories add constraint catalogue_categories_section_check CHECK ((section = ANY (ARRAY['slot'::text, 'live'::text, 'virtual'::text])));

alter table catalogue_category_games add constraint catalogue_category_games_pkey PRIMARY KEY (category_id, game_id);

alter table catalogue_games add constraint catalogue_games_check CHECK ((max_stake >= min_stake));

alter table catalogue_games add constraint catalogue_games_check1 CHECK (((kind = 'slot'::text) = (min_stake IS NULL)));

alter table catalogue_games add constraint catalogue_games_check2 CHECK (((min_stake IS NULL) = (max_stake IS NULL)));

alter table catalogue_games add constraint catalogue_games_check3 CHECK (((kind <> 'slot'::text) OR ((game IS NOT NULL) AND (rtp IS NOT NULL) AND (volatility IS NOT NULL))));

alter table catalogue_games add constraint catalogue_games_check4 CHECK (((kind <> 'table'::text) OR (cardinality(types) > 0)));

alter table catalogue_games add constraint catalogue_games_check5 CHECK (((name_en IS NULL) = (folded_en IS NULL)));

alter table catalogue_games add constraint catalogue_games_kind_check CHECK ((kind ~ '^[a-z][a-z-]{0,39}$'::text));

alter table catalogue_games add constraint catalogue_games_min_stake_check CHECK ((min_stake > 0));

alter table catalogue_games add constraint catalogue_games_pkey PRIMARY KEY (id);

alter table catalogue_games add constraint catalogue_games_volatility_check CHECK ((volatility = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text])));

alter table catalogue_providers add constraint catalogue_providers_pkey PRIMARY KEY (id);

alter table catalogue_providers add constraint catalogue_providers_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text));

alter table catalogue_providers add constraint catalogue_providers_slug_key UNIQUE (slug);

alter table catalogue_providers add constraint catalogue_providers_status_check CHECK ((status = ANY (ARRAY[1, 2])));

alter table closed_products add constraint closed_products_pkey PRIMARY KEY (product);

alter table closed_products add constraint closed_products_product_check CHECK ((product = ANY (ARRAY['slots'::text, 'tables'::text, 'sportsbook'::text, 'poker'::text])));

alter table code_days add constraint code_days_pkey PRIMARY KEY (member_id, day);

alter table content_items add constraint content_items_check CHECK ((ends_at > starts_at));

alter table content_items add constraint content_items_check1 CHECK (((kind <> ALL (ARRAY['slider'::text, 'promotion'::text, 'special-date'::text])) OR ((starts_at IS NOT NULL) AND (ends_at IS NOT NULL))));

alter table content_items add constraint content_items_check2 CHECK (((kind <> 'message'::text) OR (starts_at IS NOT NULL)));

alter table content_items add constraint content_items_check3 CHECK (((kind = 'slider'::text) = ((page IS NOT NULL) AND (place IS NOT NULL))));

alter table content_items add constraint content_items_check4 CHECK (((kind = 'information'::text) = (topic IS NOT NULL)));

alter table content_items add constraint content_items_kind_check CHECK ((kind = ANY (ARRAY['slider'::text, 'promotion'::text, 'popup'::text, 'information'::text, 'special-date'::text, 'message'::text])));

alter table content_items add constraint content_items_kind_name_key UNIQUE (kind, name);

alter table content_items add constraint content_items_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,59}$'::text));

alter table content_items add constraint content_items_pkey PRIMARY KEY (id);

alter table content_items add constraint content_items_place_check CHECK ((place = ANY (ARRAY['left'::text, 'right'::text])));

alter table content_words add constraint content_words_lang_check CHECK ((lang = ANY (ARRAY['tr'::text, 'en'::text])));

alter table content_words add constraint content_words_pkey PRIMARY KEY (item_id, lang);

alter table demo_rounds add constraint demo_rounds_pkey PRIMARY KEY (token_hash, nonce);

alter table demo_sessions add constraint demo_sessions_cash_check CHECK ((cash >= 0));

alter table demo_sessions add constraint demo_sessions_chosen_check CHECK (((client_seed IS NOT NULL) OR (nonce = 0)));

alter table demo_sessions add constraint demo_sessions_draw_version_check CHECK (((draw_version >= 1) AND (draw_version <= 2)));

alter table demo_sessions add constraint demo_sessions_pkey PRIMARY KEY (token_hash);

alter table demo_sessions add constraint demo_sessions_server_seed_check CHECK ((octet_length(server_seed) = 32));

alter table documents add constraint documents_bytes_check CHECK ((bytes > 0));

alter table documents add constraint documents_check CHECK (((state = ANY (ARRAY['accepted'::text, 'refused'::text])) = (decided_at IS NOT NULL)));

alter table documents add constraint documents_check1 CHECK (((state <> 'refused'::text) OR (reason_text IS NOT NULL)));

alter table documents add constraint documents_check2 CHECK (((state = 'accepted'::text) OR (valid_until IS NULL)));

alter table documents add constraint documents_check3 CHECK (((stored_as IS NULL) OR ((key_id IS NOT NULL) AND (bytes IS NOT NULL) AND (erased_at IS NULL))));

alter table documents add constraint documents_id_key UNIQUE (id);

alter table documents add constraint documents_kind_check CHECK ((kind = ANY (ARRAY['identity-front'::text, 'identity-back'::text, 'address'::text])));

alter table documents add constraint documents_pkey PRIMARY KEY (member_id, id);

alter table documents add constraint documents_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'received'::text, 'review'::text, 'accepted'::text, 'refused'::text])));

alter table documents add constraint documents_stored_as_key UNIQUE (stored_as);

alter table entries add constraint entries_check CHECK (((((((cash_delta + bonus_delta) + held_delta) + pending_delta) + house_delta) + share_delta) = 0));

alter table entries add constraint entries_check1 CHECK (((house IS NOT NULL) OR (house_delta = 0)));

alter table entries add constraint entries_check2 CHECK (((share_house IS NOT NULL) OR (share_delta = 0)));

alter table entries add constraint entries_content_check CHECK ((char_length(content) <= 600));

alter table entries add constraint entries_member_id_source_reference_key UNIQUE (member_id, source, reference);

alter table entries add constraint entries_move_check CHECK (((char_length(move) >= 1) AND (char_length(move) <= 40)));

alter table entries add constraint entries_pkey PRIMARY KEY (member_id, seq);

alter table entries add constraint entries_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 120)));

alter table entries add constraint entries_source_check CHECK (((char_length(source) >= 1) AND (char_length(source) <= 40)));

alter table failed_tries add constraint failed_tries_pkey PRIMARY KEY (account_key, source_key);

alter table favourite_competitions add constraint favourite_competitions_pkey PRIMARY KEY (member_id, competition_id);

alter table favourite_games add constraint favourite_games_pkey PRIMARY KEY (member_id, game_id);

alter table favourite_matches add constraint favourite_matches_pkey PRIMARY KEY (member_id, event_id);

alter table favourite_methods add constraint favourite_methods_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])));

alter table favourite_methods add constraint favourite_methods_pkey PRIMARY KEY (member_id, direction, method_id);

alter table floor_bets add constraint floor_bets_member_id_table_id_number_key UNIQUE (member_id, table_id, number);

alter table floor_bets add constraint floor_bets_pkey PRIMARY KEY (member_id, id);

alter table floor_boards add constraint floor_boards_member_id_layout_name_key UNIQUE (member_id, layout, name);

alter table floor_boards add constraint floor_boards_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 24)));

alter table floor_boards add constraint floor_boards_pkey PRIMARY KEY (id);

alter table floor_chains add constraint floor_chains_chain_check CHECK ((chain > 0));

alter table floor_chains add constraint floor_chains_end_hash_check CHECK ((octet_length(end_hash) = 32));

alter table floor_chains add constraint floor_chains_first_round_check CHECK ((first_round > 0));

alter table floor_chains add constraint floor_chains_pkey PRIMARY KEY (table_id, chain);

alter table floor_chains add constraint floor_chains_rounds_check CHECK ((rounds > 0));

alter table floor_decisions add constraint floor_decisions_check CHECK (((member_id IS NULL) = (request_id IS NULL)));

alter table floor_decisions add constraint floor_decisions_pkey PRIMARY KEY (table_id, number, seq);

alter table floor_decisions add constraint floor_decisions_seq_check CHECK ((seq > 0));

alter table floor_guests add constraint floor_guests_pkey PRIMARY KEY (table_id, member_id);

alter table floor_leases add constraint floor_leases_pkey PRIMARY KEY (table_id);

alter table floor_line_reports add constraint floor_line_reports_pkey PRIMARY KEY (line_id, member_id);

alter table floor_lines add constraint floor_lines_member_id_request_id_key UNIQUE (member_id, request_id);

alter table floor_lines add constraint floor_lines_pkey PRIMARY KEY (id);

alter table floor_lines add constraint floor_lines_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'hidden'::text, 'cleared'::text])));

alter table floor_lines add constraint floor_lines_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 160)));

alter table floor_rounds add constraint floor_rounds_check CHECK ((((outcome IS NULL) = (phase = ANY (ARRAY['open'::text, 'closing'::text]))) OR (phase = 'void'::text)));

alter table floor_rounds add constraint floor_rounds_check1 CHECK (((crowd IS NOT NULL) OR (phase = ANY (ARRAY['open'::text, 'void'::text]))));

alter table floor_rounds add constraint floor_rounds_check2 CHECK (((settled_at IS NULL) = (phase <> ALL (ARRAY['settled'::text, 'void'::text]))));

alter table floor_rounds add constraint floor_rounds_check3 CHECK (((seed IS NULL) OR (phase = ANY (ARRAY['settled'::text, 'void'::text]))));

alter table floor_rounds add constraint floor_rounds_check5 CHECK (((shoe > 0) AND (shoe <= number)));

alter table floor_rounds add constraint floor_rounds_number_check CHECK ((number > 0));

alter table floor_rounds add constraint floor_rounds_phase_check CHECK ((phase = ANY (ARRAY['open'::text, 'closing'::text, 'drawn'::text, 'telling'::text, 'settled'::text, 'void'::text])));

alter table floor_rounds add constraint floor_rounds_pkey PRIMARY KEY (table_id, number);

alter table floor_rounds add constraint floor_rounds_seed_check CHECK ((octet_length(seed) = 32));

alter table floor_rounds add constraint floor_rounds_seed_of_settled CHECK (((seed IS NOT NULL) OR (phase <> 'settled'::text) OR (shoe IS NOT NULL)));

alter table floor_rounds add constraint floor_rounds_step_check CHECK ((step >= 0));

alter table floor_seats add constraint floor_seats_pkey PRIMARY KEY (table_id, seat);

alter table floor_seats add constraint floor_seats_seat_check CHECK ((seat > 0));

alter table floor_shoes add constraint floor_shoes_first_round_check CHECK ((first_round > 0));

alter table floor_shoes add constraint floor_shoes_pkey PRIMARY KEY (table_id, first_round);

alter table floor_silences add constraint floor_silences_pkey PRIMARY KEY (member_id);

alter table floor_stakes add constraint floor_stakes_amount_check CHECK ((amount > 0));

alter table floor_stakes add constraint floor_stakes_check CHECK (((taken >= 0) AND (taken <= amount)));

alter table floor_stakes add constraint floor_stakes_paid_check CHECK ((paid >= 0));

alter table floor_stakes add constraint floor_stakes_pkey PRIMARY KEY (member_id, bet_id, seq);

alter table floor_stakes add constraint floor_stakes_seq_check CHECK ((seq > 0));

alter table floor_stakes add constraint floor_stakes_state_check CHECK ((state = ANY (ARRAY['placed'::text, 'back'::text, 'paid'::text, 'lost'::text, 'void'::text])));

alter table floor_tables add constraint floor_tables_every_ms_check CHECK (((every_ms >= 1000) AND (every_ms <= 3600000)));

alter table floor_tables add constraint floor_tables_game_id_key UNIQUE (game_id);

alter table floor_tables add constraint floor_tables_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text));

alter table floor_tables add constraint floor_tables_offset_ms_check CHECK ((offset_ms >= 0));

alter table floor_tables add constraint floor_tables_open_ms_check CHECK (((open_ms >= 100) AND (open_ms <= 600000)));

alter table floor_tables add constraint floor_tables_pause_ms_check CHECK (((pause_ms >= 0) AND (pause_ms <= 60000)));

alter table floor_tables add constraint floor_tables_pkey PRIMARY KEY (id);

alter table floor_tables add constraint floor_tables_rest_ms_check CHECK (((rest_ms >= 0) AND (rest_ms <= 60000)));

alter table floor_tables add constraint floor_tables_salt_check CHECK ((salt ~ '^[0-9a-f]{32}$'::text));

alter table floor_tables add constraint floor_tables_step_stake_check CHECK ((step_stake > 0));

alter table floor_tables add constraint floor_tables_video_url_check CHECK (((length(video_url) >= 1) AND (length(video_url) <= 2000)));

alter table game_file_checks add constraint game_file_checks_pkey PRIMARY KEY (game, version);

alter table game_returns add constraint game_returns_day_check CHECK ((day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text));

alter table game_returns add constraint game_returns_pkey PRIMARY KEY (game, version, mode, span, day);

alter table game_returns add constraint game_returns_span_check CHECK ((span = ANY (ARRAY['day'::text, 'total'::text])));

alter table game_sessions add constraint game_sessions_pkey PRIMARY KEY (member_id, token_hash);

alter table game_settings add constraint game_settings_pkey PRIMARY KEY (game);

alter table game_versions add constraint game_versions_pkey PRIMARY KEY (game, version);

alter table holds add constraint holds_bonus_open_check CHECK ((bonus_open >= 0));

alter table holds add constraint holds_cash_open_check CHECK ((cash_open >= 0));

alter table holds add constraint holds_pkey PRIMARY KEY (member_id, source, reference);

alter table house_keys add constraint house_keys_pkey PRIMARY KEY (name);

alter table house_role add constraint house_role_one_check CHECK (one);

alter table house_role add constraint house_role_pkey PRIMARY KEY (one);

alter table installed_functions add constraint installed_functions_pkey PRIMARY KEY (name);

alter table jackpot_pools add constraint jackpot_pools_level_check CHECK ((level = ANY (ARRAY['mini'::text, 'minor'::text, 'major'::text, 'grand'::text])));

alter table jackpot_pools add constraint jackpot_pools_pkey PRIMARY KEY (level);

alter table jackpot_stripes add constraint jackpot_stripes_pkey PRIMARY KEY (stripe);

alter table jackpot_wins add constraint jackpot_wins_level_check CHECK ((level = ANY (ARRAY['mini'::text, 'minor'::text, 'major'::text, 'grand'::text])));

alter table jackpot_wins add constraint jackpot_wins_pkey PRIMARY KEY (member_id, round_id, level);

alter table joining_days add constraint joining_days_pkey PRIMARY KEY (source_key, day);

alter table joinings add constraint joinings_pkey PRIMARY KEY (address_key);

alter table known_browsers add constraint known_browsers_member_id_browser_hash_key UNIQUE (member_id, browser_hash);

alter table known_browsers add constraint known_browsers_pkey PRIMARY KEY (member_id, id);

alter table kysely_migration add constraint kysely_migration_pkey PRIMARY KEY (name);

alter table kysely_migration_lock add constraint kysely_migration_lock_pkey PRIMARY KEY (id);

alter table limit_windows add constraint limit_windows_check CHECK ((upto_seq >= after_seq));

alter table limit_windows add constraint limit_windows_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text, 'play'::text])));

alter table limit_windows add constraint limit_windows_pkey PRIMARY KEY (member_id, period);

alter table limits add constraint limits_check CHECK ((next_value > value));

alter table limits add constraint limits_check1 CHECK ((loosens = (next_from IS NOT NULL)));

alter table limits add constraint limits_check2 CHECK ((loosens OR (next_value IS NULL)));

alter table limits add constraint limits_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'stake'::text, 'session'::text])));

alter table limits add constraint limits_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])));

alter table limits add constraint limits_pkey PRIMARY KEY (member_id, kind, period, set_by);

alter table limits add constraint limits_set_by_check CHECK ((set_by = ANY (ARRAY['member'::text, 'house'::text])));

alter table limits add constraint limits_value_check CHECK ((value >= 0));

alter table lotteries add constraint lotteries_check CHECK (((starts_at < ends_at) AND (ends_at <= draws_at)));

alter table lotteries add constraint lotteries_minimum_check CHECK ((minimum > 0));

alter table lotteries add constraint lotteries_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,59}$'::text));

alter table lotteries add constraint lotteries_name_key UNIQUE (name);

alter table lotteries add constraint lotteries_pkey PRIMARY KEY (id);

alter table lotteries add constraint lotteries_seed_hash_check CHECK ((octet_length(seed_hash) = 32));

alter table lotteries add constraint lotteries_server_seed_check CHECK ((octet_length(server_seed) = 32));

alter table lotteries add constraint lotteries_tickets_check CHECK ((tickets >= 0));

alter table lottery_prizes add constraint lottery_prizes_amount_check CHECK ((amount > 0));

alter table lottery_prizes add constraint lottery_prizes_pkey PRIMARY KEY (lottery_id, rank);

alter table lottery_prizes add constraint lottery_prizes_rank_check CHECK ((rank > 0));

alter table lottery_prizes add constraint lottery_prizes_tickets_check CHECK ((tickets > 0));

alter table lottery_tickets add constraint lottery_tickets_check CHECK (((place IS NULL) = (prize IS NULL)));

alter table lottery_tickets add constraint lottery_tickets_check1 CHECK (((paid_at IS NULL) OR (prize IS NOT NULL)));

alter table lottery_tickets add constraint lottery_tickets_member_id_lottery_id_transaction_id_key UNIQUE (member_id, lottery_id, transaction_id);

alter table lottery_tickets add constraint lottery_tickets_number_check CHECK ((number > 0));

alter table lottery_tickets add constraint lottery_tickets_pkey PRIMARY KEY (member_id, lottery_id, number);

alter table lottery_tickets add constraint lottery_tickets_prize_check CHECK ((prize > 0));

alter table member_seeds add constraint member_seeds_chosen_check CHECK (((client_seed IS NOT NULL) OR ((nonce = 0) AND (revealed_at IS NULL))));

alter table member_seeds add constraint member_seeds_client_seed_check CHECK (((char_length(client_seed) >= 1) AND (char_length(client_seed) <= 64)));

alter table member_seeds add constraint member_seeds_draw_version_check CHECK (((draw_version >= 1) AND (draw_version <= 2)));

alter table member_seeds add constraint member_seeds_next_check CHECK (((revealed_at IS NULL) = (next_server_seed IS NOT NULL)));

alter table member_seeds add constraint member_seeds_next_seed_hash_check CHECK ((octet_length(next_seed_hash) = 32));

alter table member_seeds add constraint member_seeds_next_server_seed_check CHECK ((octet_length(next_server_seed) = 32));

alter table member_seeds add constraint member_seeds_pkey PRIMARY KEY (member_id, seq);

alter table member_seeds add constraint member_seeds_seed_hash_check CHECK ((octet_length(seed_hash) = 32));

alter table member_seeds add constraint member_seeds_server_seed_check CHECK ((octet_length(server_seed) = 32));

alter table members add constraint members_check CHECK (((closed_at IS NULL) OR (NOT is_active)));

alter table members add constraint members_country_check CHECK ((country ~ '^[A-Z]{2}$'::text));

alter table members add constraint members_email_check CHECK ((email = lower(email)));

alter table members add constraint members_email_key UNIQUE (email);

alter table members add constraint members_language_check CHECK ((language = ANY (ARRAY['tr'::text, 'en'::text])));

alter table members add constraint members_phone_key UNIQUE (phone);

alter table members add constraint members_pkey PRIMARY KEY (id);

alter table members add constraint members_two_factor_check CHECK ((two_factor = ANY (ARRAY['none'::text, 'sms'::text, 'ga'::text])));

alter table members add constraint members_uid_key UNIQUE (uid);

alter table members add constraint members_username_check CHECK ((username = lower(username)));

alter table members add constraint members_username_key UNIQUE (username);

alter table message_reads add constraint message_reads_pkey PRIMARY KEY (member_id, item_id);

alter table messages add constraint messages_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text])));

alter table messages add constraint messages_lang_check CHECK ((lang = ANY (ARRAY['tr'::text, 'en'::text])));

alter table messages add constraint messages_pkey PRIMARY KEY (id);

alter table passkey_challenges add constraint passkey_challenges_pkey PRIMARY KEY (challenge);

alter table passkey_challenges add constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'ask'::text])));

alter table passkeys add constraint passkeys_credential_id_key UNIQUE (credential_id);

alter table passkeys add constraint passkeys_pkey PRIMARY KEY (member_id, id);

alter table pauses add constraint pauses_check CHECK ((until > began_at));

alter table pauses add constraint pauses_kind_check CHECK ((kind = ANY (ARRAY['time-out'::text, 'self-exclusion'::text, 'registered'::text])));

alter table pauses add constraint pauses_pkey PRIMARY KEY (member_id, id);

alter table payment_keys add constraint payment_keys_pkey PRIMARY KEY (provider);

alter table payment_notices add constraint payment_notices_answer_check CHECK ((answer = ANY (ARRAY['followed'::text, 'dismissed'::text])));

alter table payment_notices add constraint payment_notices_answered_whole_check CHECK ((((answer IS NULL) = (first_answer_by IS NULL)) AND ((answered_at IS NULL) OR (answer IS NOT NULL))));

alter table payment_notices add constraint payment_notices_check CHECK ((((direction = 'in'::text) AND (kind = ANY (ARRAY['approved'::text, 'declined'::text]))) OR ((direction = 'out'::text) AND (kind = ANY (ARRAY['paid'::text, 'failed'::text])))));

alter table payment_notices add constraint payment_notices_check1 CHECK (((attempt IS NULL) OR ((direction = 'out'::text) AND (attempt > 0))));

alter table payment_notices add constraint payment_notices_pkey PRIMARY KEY (member_id, transaction_id, notice_id);

alter table poker_players add constraint poker_players_pkey PRIMARY KEY (member_id);

alter table poker_players add constraint poker_players_username_check CHECK (((length(username) >= 3) AND (length(username) <= 20)));

alter table poker_transfers add constraint poker_transfers_amount_check CHECK (((amount > 0) AND ((amount % (10000)::bigint) = 0)));

alter table poker_transfers add constraint poker_transfers_check CHECK (((state = ANY (ARRAY['sent'::text, 'refused'::text])) OR
CASE direction
    WHEN 'in'::text THEN (state = 'done'::text)
    ELSE (state = ANY (ARRAY['review'::text, 'credited'::text, 'returning'::text, 'returned'::text]))
END));

alter table poker_transfers add constraint poker_transfers_check1 CHECK (((state = ANY (ARRAY['sent'::text, 'review'::text, 'returning'::text])) = (ended_at IS NULL)));

alter table poker_transfers add constraint poker_transfers_check2 CHECK (((state = ANY (ARRAY['returning'::text, 'returned'::text])) = (refusal_reason IS NOT NULL)));

alter table poker_transfers add constraint poker_transfers_check3 CHECK (((return_attempt = 0) OR (state = ANY (ARRAY['returning'::text, 'returned'::text]))));

alter table poker_transfers add constraint poker_transfers_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])));

alter table poker_transfers add constraint poker_transfers_member_id_direction_request_id_key UNIQUE (member_id, direction, request_id);

alter table poker_transfers add constraint poker_transfers_pkey PRIMARY KEY (member_id, id);

alter table poker_transfers add constraint poker_transfers_purse_check CHECK ((purse >= 0));

alter table poker_transfers add constraint poker_transfers_return_attempt_check CHECK ((return_attempt >= 0));

alter table poker_words add constraint poker_words_amount_check CHECK ((amount > 0));

alter table poker_words add constraint poker_words_check CHECK ((((outcome = 'done'::text) = (amount IS NOT NULL)) AND ((outcome = 'done'::text) = (purse IS NOT NULL))));

alter table poker_words add constraint poker_words_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text])));

alter table poker_words add constraint poker_words_pkey PRIMARY KEY (member_id, transfer_id);

alter table poker_words add constraint poker_words_purse_check CHECK ((purse >= 0));

alter table promotion_codes add constraint promotion_codes_code_check CHECK ((code = upper(code)));

alter table promotion_codes add constraint promotion_codes_pkey PRIMARY KEY (code);

alter table protections add constraint protections_check CHECK (((pause IS NULL) = (paused_at IS NULL)));

alter table protections add constraint protections_check1 CHECK (((pause IS NULL) = (paused_until IS NULL)));

alter table protections add constraint protections_check2 CHECK (((return_asked_at IS NULL) OR (pause IS NOT NULL)));

alter table protections add constraint protections_night_hour_check CHECK (((night_hour >= 0) AND (night_hour <= 23)));

alter table protections add constraint protections_pause_check CHECK ((pause = ANY (ARRAY['time-out'::text, 'self-exclusion'::text, 'registered'::text])));

alter table protections add constraint protections_pkey PRIMARY KEY (member_id);

alter table protections add constraint protections_reality_minutes_check CHECK (((reality_minutes >= 5) AND (reality_minutes <= 240)));

alter table proven_factors add constraint proven_factors_factor_check CHECK ((factor = ANY (ARRAY['ga'::text, 'ga-offered'::text, 'sms'::text])));

alter table proven_factors add constraint proven_factors_pkey PRIMARY KEY (member_id, session_id, factor);

alter table recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (member_id, code_hash);

alter table reference_numbers add constraint reference_numbers_pkey PRIMARY KEY (number);

alter table register_answers add constraint register_answers_pkey PRIMARY KEY (member_id);

alter table rounds add constraint rounds_pkey PRIMARY KEY (member_id, id);

alter table sandbox_exclusions add constraint sandbox_exclusions_pkey PRIMARY KEY (country, national_id);

alter table sandbox_payments add constraint sandbox_payments_amount_kurus_check CHECK ((amount_kurus > 0));

alter table sandbox_payments add constraint sandbox_payments_pkey PRIMARY KEY (id);

alter table sandbox_payments add constraint sandbox_payments_reference_key UNIQUE (reference);

alter table sandbox_payments add constraint sandbox_payments_status_check CHECK ((status = ANY (ARRAY['open'::text, 'approved'::text, 'declined'::text, 'closed'::text])));

alter table sandbox_payouts add constraint sandbox_payouts_amount_kurus_check CHECK ((amount_kurus > 0));

alter table sandbox_payouts add constraint sandbox_payouts_check CHECK (((status = 'open'::text) = (decided_at IS NULL)));

alter table sandbox_payouts add constraint sandbox_payouts_pkey PRIMARY KEY (reference);

alter table sandbox_payouts add constraint sandbox_payouts_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'failed'::text])));

alter table sandbox_poker_players add constraint sandbox_poker_players_check CHECK (((seat IS NOT NULL) OR ((stack_kurus = 0) AND (last_hand IS NULL))));

alter table sandbox_poker_players add constraint sandbox_poker_players_last_hand_check CHECK ((last_hand = ANY (ARRAY['won'::text, 'lost'::text])));

alter table sandbox_poker_players add constraint sandbox_poker_players_name_key_key UNIQUE (name_key);

alter table sandbox_poker_players add constraint sandbox_poker_players_pkey PRIMARY KEY (player);

alter table sandbox_poker_players add constraint sandbox_poker_players_purse_kurus_check CHECK ((purse_kurus >= 0));

alter table sandbox_poker_players add constraint sandbox_poker_players_stack_kurus_check CHECK ((stack_kurus >= 0));

alter table sandbox_poker_transfers add constraint sandbox_poker_transfers_amount_kurus_check CHECK ((amount_kurus > 0));

alter table sandbox_poker_transfers add constraint sandbox_poker_transfers_check CHECK (((state = 'refused'::text) OR ((player IS NOT NULL) AND (direction IS NOT NULL) AND (amount_kurus IS NOT NULL) AND (purse_kurus IS NOT NULL))));

alter table sandbox_poker_transfers add constraint sandbox_poker_transfers_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])));

alter table sandbox_poker_transfers add constraint sandbox_poker_transfers_pkey PRIMARY KEY (reference);

alter table sandbox_poker_transfers add constraint sandbox_poker_transfers_state_check CHECK ((state = ANY (ARRAY['done'::text, 'refused'::text])));

alter table sandbox_poker_visits add constraint sandbox_poker_visits_lang_check CHECK ((lang = ANY (ARRAY['tr'::text, 'en'::text])));

alter table sandbox_poker_visits add constraint sandbox_poker_visits_pkey PRIMARY KEY (id);

alter table self_tests add constraint self_tests_answers_check CHECK (((cardinality(answers) = 9) AND (answers <@ ARRAY[(0)::smallint, (1)::smallint, (2)::smallint, (3)::smallint])));

alter table self_tests add constraint self_tests_pkey PRIMARY KEY (member_id, taken_on);

alter table session_families add constraint session_families_pkey PRIMARY KEY (member_id, id);

alter table sessions add constraint sessions_member_id_sid_hash_key UNIQUE (member_id, sid_hash);

alter table sessions add constraint sessions_pkey PRIMARY KEY (member_id, id);

alter table site_state add constraint site_state_one_check CHECK (one);

alter table site_state add constraint site_state_pkey PRIMARY KEY (one);

alter table sms_codes add constraint sms_codes_pkey PRIMARY KEY (member_id, id);

alter table sports_acceptances add constraint sports_acceptances_check CHECK (((outcome = 'refused'::text) = (reason IS NOT NULL)));

alter table sports_acceptances add constraint sports_acceptances_outcome_check CHECK ((outcome = ANY (ARRAY['accepted'::text, 'refused'::text])));

alter table sports_acceptances add constraint sports_acceptances_pkey PRIMARY KEY (member_id, coupon_id);

alter table sports_cashouts add constraint sports_cashouts_check CHECK (((outcome = 'refused'::text) = (reason IS NOT NULL)));

alter table sports_cashouts add constraint sports_cashouts_check1 CHECK (((outcome = 'sold'::text) = (paid > 0)));

alter table sports_cashouts add constraint sports_cashouts_outcome_check CHECK ((outcome = ANY (ARRAY['sold'::text, 'refused'::text])));

alter table sports_cashouts add constraint sports_cashouts_paid_check CHECK ((paid >= 0));

alter table sports_cashouts add constraint sports_cashouts_pkey PRIMARY KEY (member_id, coupon_id, place);

alter table sports_cashouts add constraint sports_cashouts_place_check CHECK ((place > 0));

alter table sports_cashouts add constraint sports_cashouts_price_check CHECK ((price > 0));

alter table sports_cashouts add constraint sports_cashouts_tenths_check CHECK (((tenths >= 1) AND (tenths <= 10)));

alter table sports_corrections add constraint sports_corrections_check CHECK (((claimed >= 0) AND (claimed <= GREATEST((- cash), (0)::bigint))));

alter table sports_corrections add constraint sports_corrections_check1 CHECK (((met >= 0) AND (met <= claimed)));

alter table sports_corrections add constraint sports_corrections_payout_after_check CHECK ((payout_after >= 0));

alter table sports_corrections add constraint sports_corrections_payout_before_check CHECK ((payout_before >= 0));

alter table sports_corrections add constraint sports_corrections_pkey PRIMARY KEY (member_id, coupon_id, place);

alter table sports_corrections add constraint sports_corrections_place_check CHECK ((place > 0));

alter table sports_coupon_legs add constraint sports_coupon_legs_check CHECK (((result IS NULL) = (settled_version IS NULL)));

alter table sports_coupon_legs add constraint sports_coupon_legs_check1 CHECK (((void_reason IS NULL) OR (result = 'void'::text)));

alter table sports_coupon_legs add constraint sports_coupon_legs_held_odds_check CHECK (((held_odds >= 101) AND (held_odds <= 100100)));

alter table sports_coupon_legs add constraint sports_coupon_legs_odds_check CHECK (((odds >= 101) AND (odds <= 100100)));

alter table sports_coupon_legs add constraint sports_coupon_legs_pkey PRIMARY KEY (member_id, coupon_id, place);

alter table sports_coupon_legs add constraint sports_coupon_legs_place_check CHECK ((place >= 0));

alter table sports_coupon_legs add constraint sports_coupon_legs_result_check CHECK ((result = ANY (ARRAY['win'::text, 'half-win'::text, 'void'::text, 'half-lose'::text, 'lose'::text])));

alter table sports_coupon_legs add constraint sports_coupon_legs_shown_odds_check CHECK (((shown_odds >= 101) AND (shown_odds <= 100100)));

alter table sports_coupon_legs add constraint sports_coupon_legs_version_check CHECK ((version >= 0));

alter table sports_coupon_legs add constraint sports_coupon_legs_void_reason_check CHECK ((void_reason = ANY (ARRAY['after-start'::text, 'expired'::text, 'late-incident'::text, 'annulled-incident'::text, 'by-ruling'::text])));

alter table sports_coupons add constraint sports_coupons_auto_price_check CHECK ((auto_price > 0));

alter table sports_coupons add constraint sports_coupons_cashout_price_check CHECK ((cashout_price > 0));

alter table sports_coupons add constraint sports_coupons_cashout_tenths_check CHECK (((cashout_tenths >= 1) AND (cashout_tenths <= 10)));

alter table sports_coupons add constraint sports_coupons_cashout_whole CHECK ((((cashout_due_at IS NULL) = (cashout_tenths IS NULL)) AND ((cashout_due_at IS NULL) = (cashout_price IS NULL)) AND ((cashout_due_at IS NULL) = (cashout_asked_at IS NULL)) AND ((cashout_due_at IS NOT NULL) OR (cashout_request_id IS NULL))));

alter table sports_coupons add constraint sports_coupons_kept_check CHECK (((kept >= 0) AND (kept <= 10)));

alter table sports_coupons add constraint sports_coupons_kind_check CHECK ((kind = ANY (ARRAY['single'::text, 'combination'::text, 'system'::text])));

alter table sports_coupons add constraint sports_coupons_most_check CHECK ((most > 0));

alter table sports_coupons add constraint sports_coupons_pkey PRIMARY KEY (member_id, id);

alter table sports_coupons add constraint sports_coupons_place_check CHECK ((place >= 0));

alter table sports_coupons add constraint sports_coupons_policy_check CHECK ((policy = ANY (ARRAY['none'::text, 'higher'::text, 'any'::text])));

alter table sports_coupons add constraint sports_coupons_shape_check CHECK ((((kind = 'system'::text) = (sizes IS NOT NULL)) AND ((kind = 'system'::text) OR (bankers = '{}'::integer[]))));

alter table sports_coupons add constraint sports_coupons_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'accepted'::text, 'refused'::text])));

alter table sports_coupons add constraint sports_coupons_waited CHECK (((state = 'accepted'::text) OR (due_at IS NOT NULL)));

alter table sports_earlier_results add constraint sports_earlier_results_pkey PRIMARY KEY (member_id, coupon_id, place, settled_version, settled_ruling);

alter table sports_earlier_results add constraint sports_earlier_results_result_check CHECK ((result = ANY (ARRAY['win'::text, 'half-win'::text, 'void'::text, 'half-lose'::text, 'lose'::text])));

alter table sports_events add constraint sports_events_check CHECK ((((fixture IS NULL) = (starts_at IS NULL)) AND ((starts_at IS NULL) = (first_starts_at IS NULL))));

alter table sports_events add constraint sports_events_event_check CHECK ((event ~ '^[a-z0-9][a-z0-9-]{0,79}$'::text));

alter table sports_events add constraint sports_events_payout_max_check CHECK ((payout_max > 0));

alter table sports_events add constraint sports_events_pkey PRIMARY KEY (id);

alter table sports_events add constraint sports_events_provider_check CHECK ((provider ~ '^[a-z0-9][a-z0-9-]{0,79}$'::text));

alter table sports_events add constraint sports_events_provider_event_key UNIQUE (provider, event);

alter table sports_events add constraint sports_events_rulings_check CHECK ((rulings >= 0));

alter table sports_events add constraint sports_events_stake_max_check CHECK ((stake_max > 0));

alter table sports_events add constraint sports_events_taken_check CHECK ((taken >= 0));

alter table sports_messages add constraint sports_messages_pkey PRIMARY KEY (event_id, sequence);

alter table sports_messages add constraint sports_messages_sequence_check CHECK ((sequence > 0));

alter table sports_offers add constraint sports_offers_back_check CHECK (((back >= 0) AND (back <= '1000000000000'::bigint)));

alter table sports_offers add constraint sports_offers_booked_check CHECK ((booked >= 0));

alter table sports_offers add constraint sports_offers_odds_check CHECK (((odds >= 101) AND (odds <= 100100)));

alter table sports_offers add constraint sports_offers_payout_max_check CHECK ((payout_max > 0));

alter table sports_offers add constraint sports_offers_pkey PRIMARY KEY (event_id, market_key, selection);

alter table sports_offers add constraint sports_offers_stake_max_check CHECK ((stake_max > 0));

alter table sports_offers add constraint sports_offers_win_check CHECK (((win >= 0) AND (win <= '1000000000000'::bigint)));

alter table sports_rulings add constraint sports_rulings_number_check CHECK ((number > 0));

alter table sports_rulings add constraint sports_rulings_pkey PRIMARY KEY (event_id, number);

alter table sports_rulings add constraint sports_rulings_version_check CHECK ((version >= 0));

alter table support_conversations add constraint support_conversations_check CHECK (((member_id IS NULL) <> (visitor_hash IS NULL)));

alter table support_conversations add constraint support_conversations_member_id_key UNIQUE (member_id);

alter table support_conversations add constraint support_conversations_pkey PRIMARY KEY (id);

alter table support_conversations add constraint support_conversations_visitor_hash_key UNIQUE (visitor_hash);

alter table support_hours add constraint support_hours_closes_minute_check CHECK (((closes_minute >= 0) AND (closes_minute <= 1439)));

alter table support_hours add constraint support_hours_one_check CHECK (one);

alter table support_hours add constraint support_hours_opens_minute_check CHECK (((opens_minute >= 0) AND (opens_minute <= 1439)));

alter table support_hours add constraint support_hours_pkey PRIMARY KEY (one);

alter table support_messages add constraint support_messages_pkey PRIMARY KEY (id);

alter table support_messages add constraint support_messages_provider_id_key UNIQUE (provider_id);

alter table support_messages add constraint support_messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)));

alter table tournament_games add constraint tournament_games_pkey PRIMARY KEY (tournament_id, game_id);

alter table tournament_prizes add constraint tournament_prizes_amount_check CHECK ((amount > 0));

alter table tournament_prizes add constraint tournament_prizes_pkey PRIMARY KEY (tournament_id, rank);

alter table tournament_prizes add constraint tournament_prizes_rank_check CHECK ((rank > 0));

alter table tournament_standings add constraint tournament_standings_check CHECK (((paid_at IS NULL) OR (prize IS NOT NULL)));

alter table tournament_standings add constraint tournament_standings_member_id_tournament_id_key UNIQUE (member_id, tournament_id);

alter table tournament_standings add constraint tournament_standings_pkey PRIMARY KEY (tournament_id, rank);

alter table tournament_standings add constraint tournament_standings_prize_check CHECK ((prize > 0));

alter table tournament_standings add constraint tournament_standings_rank_check CHECK ((rank > 0));

alter table tournament_standings add constraint tournament_standings_score_check CHECK ((score > 0));

alter table tournament_texts add constraint tournament_texts_lang_check CHECK ((lang = ANY (ARRAY['tr'::text, 'en'::text])));

alter table tournament_texts add constraint tournament_texts_pkey PRIMARY KEY (tournament_id, lang);

alter table tournaments add constraint tournaments_check CHECK ((ends_at > starts_at));

alter table tournaments add constraint tournaments_check1 CHECK (((cancelled_at IS NULL) OR (fixed_at IS NULL)));

alter table tournaments add constraint tournaments_min_stake_check CHECK ((min_stake > 0));

alter table tournaments add constraint tournaments_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,59}$'::text));

alter table tournaments add constraint tournaments_name_key UNIQUE (name);

alter table tournaments add constraint tournaments_pkey PRIMARY KEY (id);

alter table tournaments add constraint tournaments_rule_check CHECK ((rule = ANY (ARRAY['best-multiple'::text, 'best-ten'::text])));

alter table wallet_payments add constraint wallet_payments_amount_kurus_check CHECK ((amount_kurus > 0));

alter table wallet_payments add constraint wallet_payments_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])));

alter table wallet_payments add constraint wallet_payments_pkey PRIMARY KEY (direction, reference);

alter table wallet_payments add constraint wallet_payments_status_check CHECK ((status = ANY (ARRAY['open'::text, 'done'::text, 'failed'::text, 'closed'::text])));

alter table wallets add constraint wallets_bonus_check CHECK ((bonus >= 0));

alter table wallets add constraint wallets_cash_check CHECK ((cash >= 0));

alter table wallets add constraint wallets_held_check CHECK ((held >= 0));

alter table wallets add constraint wallets_pending_check CHECK ((pending >= 0));

alter table wallets add constraint wallets_pkey PRIMARY KEY (member_id);

alter table account_links add constraint account_links_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;

alter table auth_values add constraint auth_values_member_id_family_id_fkey FOREIGN KEY (member_id, family_id) REFERENCES session_families(member_id, id);

alter table bank_accounts add constraint bank_accounts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table bonuses add constraint bonuses_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES bonus_offers(id);

alter table cash_transactions add constraint cash_transactions_instead_of_fkey FOREIGN KEY (member_id, instead_of, direction) REFERENCES cash_transactions(member_id, id, direction);

alter table catalogue_category_games add constraint catalogue_category_games_category_id_fkey FOREIGN KEY (category_id) REFERENCES catalogue_categories(id);

alter table catalogue_category_games add constraint catalogue_category_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES catalogue_games(id) ON DELETE CASCADE;

alter table catalogue_games add constraint catalogue_games_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES catalogue_providers(id);

alter table code_days add constraint code_days_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table content_words add constraint content_words_item_id_fkey FOREIGN KEY (item_id) REFERENCES content_items(id) ON DELETE CASCADE;

alter table demo_rounds add constraint demo_rounds_token_hash_fkey FOREIGN KEY (token_hash) REFERENCES demo_sessions(token_hash) ON DELETE CASCADE;

alter table documents add constraint documents_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table favourite_matches add constraint favourite_matches_event_id_fkey FOREIGN KEY (event_id) REFERENCES sports_events(id);

alter table floor_bets add constraint floor_bets_table_id_number_fkey FOREIGN KEY (table_id, number) REFERENCES floor_rounds(table_id, number);

alter table floor_chains add constraint floor_chains_table_id_fkey FOREIGN KEY (table_id) REFERENCES floor_tables(id);

alter table floor_decisions add constraint floor_decisions_table_id_number_fkey FOREIGN KEY (table_id, number) REFERENCES floor_rounds(table_id, number);

alter table floor_guests add constraint floor_guests_table_id_fkey FOREIGN KEY (table_id) REFERENCES floor_tables(id);

alter table floor_leases add constraint floor_leases_table_id_fkey FOREIGN KEY (table_id) REFERENCES floor_tables(id);

alter table floor_line_reports add constraint floor_line_reports_line_id_fkey FOREIGN KEY (line_id) REFERENCES floor_lines(id) ON DELETE CASCADE;

alter table floor_lines add constraint floor_lines_table_id_fkey FOREIGN KEY (table_id) REFERENCES floor_tables(id);

alter table floor_rounds add constraint floor_rounds_table_id_fkey FOREIGN KEY (table_id) REFERENCES floor_tables(id);

alter table floor_seats add constraint floor_seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES floor_tables(id);

alter table floor_shoes add constraint floor_shoes_table_id_fkey FOREIGN KEY (table_id) REFERENCES floor_tables(id);

alter table floor_stakes add constraint floor_stakes_member_id_bet_id_fkey FOREIGN KEY (member_id, bet_id) REFERENCES floor_bets(member_id, id);

alter table game_sessions add constraint game_sessions_member_id_family_id_fkey FOREIGN KEY (member_id, family_id) REFERENCES session_families(member_id, id);

alter table known_browsers add constraint known_browsers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table lottery_prizes add constraint lottery_prizes_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lotteries(id);

alter table lottery_tickets add constraint lottery_tickets_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lotteries(id);

alter table passkeys add constraint passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table payment_notices add constraint payment_notices_member_id_transaction_id_direction_fkey FOREIGN KEY (member_id, transaction_id, direction) REFERENCES cash_transactions(member_id, id, direction);

alter table proven_factors add constraint proven_factors_member_id_session_id_fkey FOREIGN KEY (member_id, session_id) REFERENCES sessions(member_id, id) ON DELETE CASCADE;

alter table recovery_codes add constraint recovery_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table session_families add constraint session_families_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table sessions add constraint sessions_member_id_family_id_fkey FOREIGN KEY (member_id, family_id) REFERENCES session_families(member_id, id);

alter table sms_codes add constraint sms_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table sports_acceptances add constraint sports_acceptances_member_id_coupon_id_fkey FOREIGN KEY (member_id, coupon_id) REFERENCES sports_coupons(member_id, id);

alter table sports_cashouts add constraint sports_cashouts_member_id_coupon_id_fkey FOREIGN KEY (member_id, coupon_id) REFERENCES sports_coupons(member_id, id);

alter table sports_corrections add constraint sports_corrections_member_id_coupon_id_fkey FOREIGN KEY (member_id, coupon_id) REFERENCES sports_coupons(member_id, id);

alter table sports_coupon_legs add constraint sports_coupon_legs_event_id_fkey FOREIGN KEY (event_id) REFERENCES sports_events(id);

alter table sports_coupon_legs add constraint sports_coupon_legs_member_id_coupon_id_fkey FOREIGN KEY (member_id, coupon_id) REFERENCES sports_coupons(member_id, id);

alter table sports_earlier_results add constraint sports_earlier_results_member_id_coupon_id_place_fkey FOREIGN KEY (member_id, coupon_id, place) REFERENCES sports_coupon_legs(member_id, coupon_id, place);

alter table sports_messages add constraint sports_messages_event_id_fkey FOREIGN KEY (event_id) REFERENCES sports_events(id);

alter table sports_offers add constraint sports_offers_event_id_fkey FOREIGN KEY (event_id) REFERENCES sports_events(id);

alter table sports_rulings add constraint sports_rulings_event_id_fkey FOREIGN KEY (event_id) REFERENCES sports_events(id);

alter table support_conversations add constraint support_conversations_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table support_messages add constraint support_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES support_conversations(id) ON DELETE CASCADE;

alter table tournament_games add constraint tournament_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES catalogue_games(id) ON DELETE CASCADE;

alter table tournament_games add constraint tournament_games_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE CASCADE;

alter table tournament_prizes add constraint tournament_prizes_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE CASCADE;

alter table tournament_standings add constraint tournament_standings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table tournament_standings add constraint tournament_standings_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);

alter table tournament_texts add constraint tournament_texts_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE CASCADE;

CREATE INDEX account_links_of ON public.account_links USING btree (member_id, purpose);

CREATE INDEX actions_by_target ON public.actions USING btree (target, id DESC);

CREATE INDEX actions_by_time ON public.actions USING btree (at);

CREATE INDEX bank_accounts_by_iban ON public.bank_accounts USING btree (iban) WHERE (iban <> ''::text);

CREATE INDEX bets_by_game ON public.bets USING btree (member_id, game, id DESC);

CREATE INDEX bets_by_time ON public.bets USING brin (placed_at);

CREATE INDEX bets_high_wins ON public.bets USING btree (settled_at DESC) WHERE ((state = 'settled'::text) AND (stake > 0) AND (payout >= (20 * stake)));

CREATE INDEX bets_listed ON public.bets USING btree (member_id, placed_at DESC, id DESC) INCLUDE (kind, game_id);

CREATE INDEX bets_open ON public.bets USING btree (kind, placed_at) WHERE (state = 'open'::text);

CREATE INDEX bets_placed ON public.bets USING brin (placed_at) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX bonus_rounds_of_bonus ON public.bonus_rounds USING btree (member_id, bonus_id, bet_id);

CREATE INDEX bonuses_ending ON public.bonuses USING btree (expires_at) WHERE (state = 'active'::text);

CREATE INDEX bonuses_listed ON public.bonuses USING btree (member_id, granted_at DESC, id DESC);

CREATE INDEX care_signals_open ON public.care_signals USING btree (day) WHERE (handled_at IS NULL);

CREATE INDEX cash_transactions_approved ON public.cash_transactions USING btree (decided_at) WHERE ((direction = 'in'::text) AND (status = 1002));

CREATE INDEX cash_transactions_booked ON public.cash_transactions USING btree (member_id, decided_at) WHERE ((direction = 'in'::text) AND (status = 1002));

CREATE INDEX cash_transactions_by_amount ON public.cash_transactions USING btree (member_id, amount DESC, id DESC);

CREATE INDEX cash_transactions_by_band ON public.cash_transactions USING btree (member_id, (((length((amount)::text) * 100) + ("left"((amount)::text, 2))::integer)), direction, status, transfer_type_id, created_at DESC, id DESC) INCLUDE (amount);

CREATE INDEX cash_transactions_by_kind ON public.cash_transactions USING btree (member_id, direction, status, transfer_type_id, created_at DESC, id DESC);

CREATE INDEX cash_transactions_by_method ON public.cash_transactions USING btree (member_id, direction, method_id, created_at) WHERE (status <> 1003);

CREATE INDEX cash_transactions_by_status ON public.cash_transactions USING btree (member_id, status, id);

CREATE INDEX cash_transactions_by_time ON public.cash_transactions USING brin (created_at);

CREATE INDEX cash_transactions_ended ON public.cash_transactions USING btree (decided_at) WHERE ((direction = 'in'::text) AND (status = 1003));

CREATE INDEX cash_transactions_listed ON public.cash_transactions USING btree (member_id, created_at DESC, id DESC) INCLUDE (direction, status, transfer_type_id, amount);

CREATE INDEX cash_transactions_notices ON public.cash_transactions USING btree (member_id, created_at DESC, id DESC) WHERE ((direction = 'out'::text) AND (status = 1003));

CREATE INDEX cash_transactions_refusals_unread ON public.cash_transactions USING btree (member_id, decided_at) WHERE ((payout_state = 'refused'::text) AND (notice_read_at IS NULL));

CREATE INDEX cash_transactions_unanswered ON public.cash_transactions USING btree (created_at) WHERE ((direction = 'in'::text) AND (status = 1001) AND (provider IS NOT NULL));

CREATE INDEX cash_transactions_unanswered_payouts ON public.cash_transactions USING btree (sent_at) WHERE (payout_state = 'sent'::text);

CREATE INDEX cash_transactions_undecided ON public.cash_transactions USING btree (created_at) WHERE (payout_state = ANY (ARRAY['waiting'::text, 'review'::text]));

CREATE INDEX catalogue_category_games_by_game ON public.catalogue_category_games USING btree (game_id);

CREATE INDEX catalogue_games_by_popularity ON public.catalogue_games USING btree (kind, popularity DESC, id);

CREATE INDEX catalogue_games_by_provider ON public.catalogue_games USING btree (provider_id);

CREATE INDEX content_items_in_order ON public.content_items USING btree (kind, "position", id);

CREATE INDEX content_items_newest ON public.content_items USING btree (kind, starts_at DESC, id DESC);

CREATE INDEX demo_sessions_idle ON public.demo_sessions USING btree (active_at);

CREATE INDEX documents_open ON public.documents USING btree (created_at) WHERE (state = ANY (ARRAY['received'::text, 'review'::text]));

CREATE INDEX documents_stored ON public.documents USING btree (created_at) WHERE (stored_as IS NOT NULL);

CREATE INDEX floor_bets_by_round ON public.floor_bets USING btree (table_id, number);

CREATE INDEX floor_guests_of_member ON public.floor_guests USING btree (member_id);

CREATE INDEX floor_line_reports_of_member ON public.floor_line_reports USING btree (member_id);

CREATE INDEX floor_lines_of_table ON public.floor_lines USING btree (table_id, id);

CREATE INDEX floor_lines_said ON public.floor_lines USING btree (said_at);

CREATE INDEX floor_rounds_sealed ON public.floor_rounds USING btree (table_id, shoe) WHERE ((shoe IS NOT NULL) AND (seed IS NULL));

CREATE INDEX floor_seats_of_member ON public.floor_seats USING btree (member_id);

CREATE INDEX jackpot_wins_latest ON public.jackpot_wins USING btree (at DESC);

CREATE INDEX jackpot_wins_unseen ON public.jackpot_wins USING btree (member_id) WHERE (seen_at IS NULL);

CREATE INDEX known_browsers_by_hash ON public.known_browsers USING btree (browser_hash);

CREATE INDEX lottery_tickets_unpaid ON public.lottery_tickets USING btree (lottery_id, place) WHERE ((prize IS NOT NULL) AND (paid_at IS NULL));

CREATE INDEX members_by_number ON public.members USING btree (national_id);

CREATE INDEX messages_to ON public.messages USING btree (recipient, created_at);

CREATE INDEX payment_notices_standing ON public.payment_notices USING btree (arrived_at) WHERE ((outcome = ANY (ARRAY['contradicts'::text, 'amount-differs'::text, 'over-limit'::text])) AND (answered_at IS NULL));

CREATE INDEX poker_stops ON public.poker_players USING btree (stop_due_at) WHERE (stop_due_at IS NOT NULL);

CREATE INDEX poker_transfers_open ON public.poker_transfers USING btree (created_at) WHERE (state = ANY (ARRAY['sent'::text, 'review'::text, 'returning'::text]));

CREATE INDEX sessions_by_browser ON public.sessions USING btree (browser_hash) WHERE (ended_at IS NULL);

CREATE INDEX sessions_open ON public.sessions USING btree (member_id, active_at DESC) WHERE (ended_at IS NULL);

CREATE INDEX sports_corrections_claims ON public.sports_corrections USING btree (member_id) WHERE (met < claimed);

CREATE INDEX sports_coupon_legs_of_event ON public.sports_coupon_legs USING btree (event_id, member_id, coupon_id);

CREATE INDEX sports_coupons_automatic ON public.sports_coupons USING btree (member_id, id) WHERE (auto_price IS NOT NULL);

CREATE INDEX sports_coupons_cashouts_due ON public.sports_coupons USING btree (cashout_due_at) WHERE (cashout_due_at IS NOT NULL);

CREATE INDEX sports_coupons_pending ON public.sports_coupons USING btree (due_at) WHERE (state = 'pending'::text);

CREATE INDEX sports_events_by_competition ON public.sports_events USING btree (((fixture #>> '{competition,id}'::text[])), starts_at, id);

CREATE INDEX sports_events_by_start ON public.sports_events USING btree (starts_at);

CREATE INDEX sports_events_over ON public.sports_events USING btree (starts_at, id) WHERE (settled_at IS NOT NULL);

CREATE INDEX sports_events_over_by_competition ON public.sports_events USING btree (((fixture #>> '{competition,id}'::text[])), starts_at, id) WHERE (settled_at IS NOT NULL);

CREATE INDEX sports_events_to_review ON public.sports_events USING btree (id) WHERE (reviews_due > reviews_done);

CREATE INDEX sports_events_unpriced ON public.sports_events USING btree (starts_at) WHERE (priced_at IS NULL);

CREATE INDEX sports_events_unsettled ON public.sports_events USING btree (first_starts_at) WHERE (settled_at IS NULL);

CREATE INDEX support_conversations_by_time ON public.support_conversations USING btree (last_at DESC);

CREATE INDEX support_messages_of ON public.support_messages USING btree (conversation_id, id DESC);

CREATE INDEX tournament_prizes_unpaid ON public.tournament_standings USING btree (tournament_id) WHERE ((prize IS NOT NULL) AND (paid_at IS NULL));

CREATE INDEX tournaments_by_start ON public.tournaments USING btree (starts_at DESC, id DESC);

CREATE INDEX tournaments_unfixed ON public.tournaments USING btree (ends_at) WHERE ((fixed_at IS NULL) AND (cancelled_at IS NULL));

CREATE UNIQUE INDEX account_links_one_alive ON public.account_links USING btree (member_id, purpose) WHERE (used_at IS NULL);

CREATE UNIQUE INDEX bet_counts_key ON public.bet_counts USING btree (member_id, day, kind, game_id, outcome) INCLUDE (records) NULLS NOT DISTINCT;

CREATE UNIQUE INDEX bets_open_slot ON public.bets USING btree (member_id, game) WHERE ((kind = 'slot'::text) AND (state = 'open'::text));

CREATE UNIQUE INDEX bonuses_active ON public.bonuses USING btree (member_id) WHERE (state = 'active'::text);

CREATE UNIQUE INDEX bonuses_of_deposit ON public.bonuses USING btree (member_id, deposit_id) WHERE (deposit_id IS NOT NULL);

CREATE UNIQUE INDEX bonuses_request ON public.bonuses USING btree (member_id, request_id) WHERE (request_id IS NOT NULL);

CREATE UNIQUE INDEX demo_rounds_by_request ON public.demo_rounds USING btree (token_hash, request_id) WHERE (request_id IS NOT NULL);

CREATE UNIQUE INDEX floor_decisions_requests ON public.floor_decisions USING btree (member_id, request_id) WHERE (request_id IS NOT NULL);

CREATE UNIQUE INDEX floor_rounds_present ON public.floor_rounds USING btree (table_id) WHERE (phase <> ALL (ARRAY['settled'::text, 'void'::text]));

CREATE UNIQUE INDEX floor_stakes_ends ON public.floor_stakes USING btree (member_id, end_request_id) WHERE (end_request_id IS NOT NULL);

CREATE UNIQUE INDEX floor_stakes_halves ON public.floor_stakes USING btree (member_id, half_request_id) WHERE (half_request_id IS NOT NULL);

CREATE UNIQUE INDEX floor_stakes_requests ON public.floor_stakes USING btree (member_id, request_id);

CREATE UNIQUE INDEX lottery_tickets_numbers ON public.lottery_tickets USING btree (lottery_id, number);

CREATE UNIQUE INDEX member_seeds_in_use ON public.member_seeds USING btree (member_id) WHERE (revealed_at IS NULL);

CREATE UNIQUE INDEX members_by_national_id ON public.members USING btree (country, national_id);

CREATE UNIQUE INDEX payment_notices_followed ON public.payment_notices USING btree (member_id, transaction_id) WHERE ((answer = 'followed'::text) AND (answered_at IS NOT NULL));

CREATE UNIQUE INDEX rounds_by_end_request ON public.rounds USING btree (member_id, end_request_id) WHERE (end_request_id IS NOT NULL);

CREATE UNIQUE INDEX rounds_by_nonce ON public.rounds USING btree (member_id, seed_seq, nonce);

CREATE UNIQUE INDEX rounds_by_request ON public.rounds USING btree (member_id, request_id) WHERE (request_id IS NOT NULL);

CREATE UNIQUE INDEX sports_cashouts_requests ON public.sports_cashouts USING btree (member_id, request_id) WHERE (request_id IS NOT NULL);

CREATE UNIQUE INDEX sports_coupons_requests ON public.sports_coupons USING btree (member_id, request_id, place) WHERE (request_id IS NOT NULL);

CREATE UNIQUE INDEX support_messages_once ON public.support_messages USING btree (conversation_id, request_id) WHERE (request_id IS NOT NULL);

CREATE OR REPLACE FUNCTION public.action_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the action log is only ever added to';
end
$function$;

CREATE OR REPLACE FUNCTION public.bet_grow(p_member bigint, p_id bigint, p_cash bigint, p_bonus bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  update bets set stake = stake + p_cash + p_bonus, stake_bonus = stake_bonus + p_bonus,
      grown_under = case when p_bonus > 0 then (
        select b.id from bonuses b where b.member_id = p_member and b.state = 'active'
      ) else grown_under end
    where member_id = p_member and id = p_id and settled_at is null;
  if not found then
    return false;
  end if;
  if p_bonus < 0 then
    perform bonus_follow(array[p_member], array[p_id], array[-p_bonus]);
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.bet_pay(p_members bigint[], p_ids bigint[], p_payouts bigint[], p_payouts_bonus bigint[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  paid integer;
begin
  update bets b set payout = b.payout + part.payout, payout_bonus = b.payout_bonus + part.payout_bonus
    from unnest(p_members, p_ids, p_payouts, p_payouts_bonus)
      part (member_id, id, payout, payout_bonus)
    where b.member_id = part.member_id and b.id = part.id and b.settled_at is null;
  get diagnostics paid = row_count;
  perform bonus_follow(p_members, p_ids, p_payouts_bonus);
  return paid;
end
$function$;

CREATE OR REPLACE FUNCTION public.bet_settle(p_members bigint[], p_ids bigint[], p_payouts bigint[], p_payouts_bonus bigint[], p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  settled integer;
begin
  update bets b set state = 'settled', payout = b.payout + ended.payout,
      payout_bonus = b.payout_bonus + ended.payout_bonus, settled_at = greatest(p_now, b.placed_at)
    from unnest(p_members, p_ids, p_payouts, p_payouts_bonus)
      ended (member_id, id, payout, payout_bonus)
    where b.member_id = ended.member_id and b.id = ended.id and b.settled_at is null;
  get diagnostics settled = row_count;
  perform bonus_after(p_members, p_ids, p_payouts_bonus, p_now);
  return settled;
end
$function$;

CREATE OR REPLACE FUNCTION public.bet_void(p_members bigint[], p_ids bigint[], p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  voided integer;
  members bigint[];
  ids bigint[];
  staked_bonus bigint[];
begin
  with gone as (
    update bets b set state = 'void', payout = b.stake, payout_bonus = b.stake_bonus,
        settled_at = greatest(p_now, b.placed_at)
      from unnest(p_members, p_ids) ended (member_id, id)
      where b.member_id = ended.member_id and b.id = ended.id and b.settled_at is null and b.payout = 0
      returning b.member_id, b.id, b.stake_bonus
  )
  select count(*), array_agg(member_id), array_agg(id), array_agg(stake_bonus)
    into voided, members, ids, staked_bonus from gone;
  perform bonus_after(members, ids, staked_bonus, p_now);
  return voided;
end
$function$;

CREATE OR REPLACE FUNCTION public.bonus_after(p_members bigint[], p_ids bigint[], p_paid bigint[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  b record;
begin
  perform bonus_follow(p_members, p_ids, p_paid);
  for b in
    select distinct a.member_id, a.id
    from unnest(p_members) asked (member_id)
    join bonuses a on a.member_id = asked.member_id and a.state = 'active'
    order by a.member_id
  loop
    perform bonus_progress(b.member_id, b.id, p_members, p_ids, p_now);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.bonus_counted(p_offer bonus_offers, p_kind text, p_game text, p_stake bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select div(p_stake::numeric
    * coalesce((p_offer.game_weights ->> p_game)::integer, (p_offer.weights ->> p_kind)::integer, 0),
    100)::bigint
$function$;

CREATE OR REPLACE FUNCTION public.bonus_follow(p_members bigint[], p_ids bigint[], p_paid bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  late record;
  name text;
begin
  for late in
    select bet.member_id, bet.id as bet_id, paid.money, b.id, b.state
    from unnest(p_members, p_ids, p_paid) paid (member_id, id, money)
    join bets bet on bet.member_id = paid.member_id and bet.id = paid.id
    cross join lateral (
      select own.id, own.state from bonuses own
      where own.member_id = bet.member_id and (own.wagering_due > 0 or own.rounds_played is not null)
        and case when bet.grown_under is null then own.granted_at <= bet.placed_at
          else own.id = bet.grown_under end
      order by own.granted_at desc, own.id desc limit 1
    ) b
    where paid.money > 0 and b.state <> 'active'
  loop
    name := late.id || ':' || late.bet_id || ':'
      || (select w.seq from wallets w where w.member_id = late.member_id);
    if late.state = 'converted' then
      perform bonus_move(ledger_bonus_convert(late.member_id, 'convert:' || name, late.money));
      update bonuses set converted = converted + late.money
        where member_id = late.member_id and id = late.id;
    else
      perform bonus_move(ledger_bonus_forfeit(late.member_id, 'forfeit:' || name, late.money));
      update bonuses set forfeited = forfeited + late.money
        where member_id = late.member_id and id = late.id;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.bonus_move(p_move ledger_move)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  r ledger_result := (ledger_post(array[p_move]))[1];
begin
  if r.outcome <> 'posted' then
    raise exception 'the money of a bonus was not moved: %', r;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.bonus_progress(p_member bigint, p_id bigint, p_members bigint[], p_ids bigint[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  b bonuses;
  o bonus_offers;
  counted_now bigint;
  money bigint;
  is_played boolean := true;
begin
  select * into b from bonuses where member_id = p_member and id = p_id for update;
  select * into o from bonus_offers where id = b.offer_id;
  select w.bonus into money from wallets w where w.member_id = p_member;
  if b.rounds_played is not null then
    select b.rounds_played >= o.rounds and not bool_or(bet.state = 'open'),
        o.wagering * sum(bet.payout_bonus)
      into is_played, b.wagering_due
      from bonus_rounds free join bets bet on bet.member_id = free.member_id and bet.id = free.bet_id
      where free.member_id = p_member and free.bonus_id = p_id;
    b.wagering_due := coalesce(b.wagering_due, 0);
    if o.wagering = 0 and money > 0 then
      perform bonus_move(ledger_bonus_convert(p_member, 'convert:' || b.id || ':' || (
        select max(id) from unnest(p_members, p_ids) ended (member_id, id)
          where member_id = p_member), money));
      b.converted := b.converted + money;
      money := 0;
    end if;
  end if;
  with counted as (
    insert into bonus_bets (member_id, bet_id, bonus_id, counted)
      select bet.member_id, bet.id, b.id, worth
      from unnest(p_members, p_ids) ended (member_id, id)
      join bets bet on bet.member_id = ended.member_id and bet.id = ended.id
      cross join lateral bonus_counted(o, bet.kind, bet.game,
        bonus_risked(bet.member_id, bet.id, bet.kind, bet.stake)) worth
      where bet.member_id = p_member and bet.state = 'settled' and bet.placed_at >= b.granted_at
        and bet.id > coalesce(b.counts_after, 0)
        and not exists (select from bonus_rounds free
          where free.member_id = bet.member_id and free.bet_id = bet.id) and worth > 0
      on conflict do nothing
    returning counted
  )
  select coalesce(sum(counted), 0) into counted_now from counted;
  b.wagered := b.wagered + counted_now;
  if is_played and b.wagered >= b.wagering_due and money > 0 then
    perform bonus_move(ledger_bonus_convert(p_member, 'convert:' || b.id, money));
    b.converted := b.converted + money;
    b.state := 'converted';
  elsif is_played and money = 0 and not exists (select from bets bet where bet.member_id = p_member
      and bet.state = 'open' and bet.stake_bonus > 0
        and (bet.placed_at >= b.granted_at or bet.grown_under = b.id)) then
    b.state := case when b.converted > 0 then 'converted' else 'spent' end;
  elsif counted_now = 0 and b.rounds_played is null then
    return;
  end if;
  update bonuses set wagered = b.wagered, wagering_due = b.wagering_due, converted = b.converted,
      state = b.state, ended_at = case when b.state <> 'active' then greatest(p_now, (select max(bet.settled_at) from bonus_bets c join bets bet on bet.member_id = c.member_id and bet.id = c.bet_id
      where c.member_id = p_member and c.bonus_id = p_id)) end
    where member_id = p_member and id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.bonus_refusals(p_stakes ledger_move[])
 RETURNS TABLE(member_id bigint, refusal text)
 LANGUAGE sql
 STABLE
AS $function$
  select s.member_id,
    case when s.amount + coalesce((select h.cash_open + h.bonus_open from holds h
      where h.member_id = s.member_id and h.source = s.hold_source and h.reference = s.hold_reference), 0) > o.stake_max then 'bonus-stake-max' else 'bonus-game-excluded' end
  from unnest(p_stakes) s
  join bonuses b on b.member_id = s.member_id and b.state = 'active'
  join bonus_offers o on o.id = b.offer_id
  where s.amount + coalesce((select h.cash_open + h.bonus_open from holds h
      where h.member_id = s.member_id and h.source = s.hold_source and h.reference = s.hold_reference), 0) > o.stake_max
    or split_part(coalesce(s.content, ''), ' ', 1) = any (o.excluded_games)
$function$;

CREATE OR REPLACE FUNCTION public.bonus_risked(p_member bigint, p_id bigint, p_kind text, p_stake bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select case when p_kind = 'coupon' then p_stake * coalesce((select c.kept from sports_coupons c
      where c.member_id = p_member and c.id = p_id), 10) / 10 else p_stake end
$function$;

CREATE OR REPLACE FUNCTION public.bonus_stake_round(p_member bigint, p_game text, p_bet bigint, p_stake ledger_move, p_now timestamp with time zone)
 RETURNS ledger_result[]
 LANGUAGE plpgsql
AS $function$
declare
  free record;
  taken ledger_result[];
  is_refused boolean;
begin
  select * into free from free_rounds_at(p_member, p_game, p_now) f where f.stake = p_stake.amount;
  if free.id is null then
    return null;
  end if;
  is_refused := exists (select from may_stake(array[p_stake], p_now));
  if not is_refused then
    perform bonus_move(ledger_bonus_grant(p_member, 'grant:' || free.id || ':' || p_bet, p_stake.amount));
  end if;
  taken := take_stakes(array[p_stake], p_now);
  if is_refused then
    return taken;
  end if;
  if (taken[1]).outcome <> 'posted' then
    raise exception 'what was given for a round was not staked on it: %', taken;
  end if;
  update bonuses set amount = amount + p_stake.amount, rounds_played = rounds_played + 1
    where member_id = p_member and id = free.id;
  insert into bonus_rounds (member_id, bet_id, bonus_id) values (p_member, p_bet, free.id);
  return taken;
end
$function$;

CREATE OR REPLACE FUNCTION public.by_owner(p_table oid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select pg_has_role(current_user, relowner, 'usage') from pg_catalog.pg_class where oid = p_table
$function$;

CREATE OR REPLACE FUNCTION public.cash_transaction_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a payment keeps its direction and its amount';
end
$function$;

CREATE OR REPLACE FUNCTION public.cash_transaction_counted()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' then
    update cash_counts set records = records - 1, amount = amount - old.amount
      where member_id = old.member_id and day = (old.created_at at time zone 'Europe/Istanbul')::date
        and direction = old.direction and status = old.status
        and transfer_type_id = old.transfer_type_id;
    update cash_band_counts set records = records - 1, amount = amount - old.amount
      where member_id = old.member_id and month = date_trunc('month', old.created_at at time zone 'Europe/Istanbul')::date
        and direction = old.direction and status = old.status
        and transfer_type_id = old.transfer_type_id and band = (length(old.amount::text) * 100 + left(old.amount::text, 2)::integer);
  end if;
  if tg_op <> 'DELETE' then
    insert into cash_counts as kept (member_id, day, direction, status, transfer_type_id, records, amount)
      values (new.member_id, (new.created_at at time zone 'Europe/Istanbul')::date, new.direction,
        new.status, new.transfer_type_id, 1, new.amount)
      on conflict (member_id, day, direction, status, transfer_type_id)
      do update set records = kept.records + 1, amount = kept.amount + new.amount;
    insert into cash_band_counts as kept
        (member_id, month, direction, status, transfer_type_id, band, records, amount)
      values (new.member_id, date_trunc('month', new.created_at at time zone 'Europe/Istanbul')::date, new.direction, new.status,
        new.transfer_type_id, (length(new.amount::text) * 100 + left(new.amount::text, 2)::integer), 1, new.amount)
      on conflict (member_id, month, direction, status, transfer_type_id, band)
      do update set records = kept.records + 1, amount = kept.amount + new.amount;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_add(tab floor_tables, r floor_rounds, b floor_bet, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  id bigint;
  seq integer;
  t ledger_result;
begin
  select f.id into id from floor_bets f
    where f.member_id = b.member_id and f.table_id = tab.id and f.number = r.number;
  seq := 1 + (select count(*) from floor_stakes s where s.member_id = b.member_id and s.bet_id = id);
  t := (take_stakes(array[ledger_hold_raise(b.member_id, 'bet', 'stake:' || id || ':' || seq, b.amount, tab.account,
    tab.id || ' ' || r.number || ' ' || b.spot || coalesce(' at ' || b.target, ''), 'stake:' || id)], p_now, true))[1];
  if t.outcome = 'posted' then
    perform floor_record(tab, r, b, id, seq, t, p_now);
  end if;
  return t.outcome;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_answer(p_table text, p_numbers bigint[], p_asked floor_decision[], p_main text, p_added text, p_times integer, p_now timestamp with time zone)
 RETURNS TABLE(place bigint, outcome text)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  seats round_seat[] := round_enter(array(select a.member_id from unnest(p_asked) a),
    array(select a.token from unnest(p_asked) a), p_now);
  tab floor_tables;
  r floor_rounds;
  d floor_decision;
  b floor_bet;
  steps integer;
  laid bigint;
begin
  select * into tab from floor_tables where id = p_table;
  select * into r from floor_rounds where table_id = p_table and phase = 'telling' for update;
  steps := r.step;
  for at in 1 .. cardinality(p_asked) loop
    d := p_asked[at];
    select sum(s.amount) into laid from floor_bets f
      join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
      where f.member_id = d.member_id and f.table_id = p_table and f.number = r.number
        and s.spot = p_main and s.state = 'placed';
    outcome := case
      when seats[at].outcome <> 'seated' then seats[at].outcome
      when seats[at].game <> p_table then 'session'
      else (select case when (k.table_id, k.number, k.act) = (p_table, p_numbers[at], d.act)
          then 'repeated' else 'reused' end
        from floor_decisions k where k.member_id = d.member_id and k.request_id = d.request_id) end;
    if outcome is null then
      outcome := case
        when exists (select from floor_stakes s where s.member_id = d.member_id
          and d.request_id in (s.request_id, s.end_request_id, s.half_request_id)) then 'reused'
        when r.number is distinct from p_numbers[at] then 'moved'
        when exists (select from floor_decisions k
          where k.table_id = p_table and k.number = r.number and k.member_id = d.member_id) then 'moved'
        when laid is null then 'no-bet'
        when r.due_at is null or d.arrived_at > r.due_at then 'late' end;
    end if;
    if outcome is null and d.act = p_added then
      b.member_id := d.member_id;
      b.number := r.number;
      b.spot := p_added;
      b.amount := laid * p_times;
      b.arrived_at := d.arrived_at;
      b.request_id := d.request_id;
      outcome := nullif(floor_add(tab, r, b, p_now), 'posted');
    end if;
    if outcome is null then
      steps := steps + 1;
      insert into floor_decisions (table_id, number, seq, member_id, seat, act, question, request_id, arrived_at)
        values (p_table, r.number, steps, d.member_id, 0, d.act, 1, d.request_id, d.arrived_at);
      outcome := 'decided';
    end if;
    place := at;
    return next;
  end loop;
  if steps > r.step then
    update floor_rounds set step = steps where table_id = p_table and number = r.number;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_check(seat round_seat, b floor_bet, p_table text, r floor_rounds)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when seat.outcome <> 'seated' then seat.outcome
    when seat.game <> p_table then 'session'
    when known.seq is not null then case
      when (case when b.ticket_price is null then known.spot else split_part(known.spot, '-', 1) end, known.amount)
        = (b.spot, b.amount) and known.target is not distinct from b.target
      then 'repeated' else 'reused' end
    when not floor_takes(r, b) or not g.is_open then 'bets-closed'
    when b.amount not between g.min_stake and g.max_stake or b.amount % t.step_stake <> 0 then 'stake-range'
    when b.spot_most is null and laid.on_spot > 0 then 'spot-taken'
    when laid.stakes >= b.stakes_most then 'table-limit'
    when laid.on_spot + b.amount > b.spot_most or laid.on_round + b.amount > b.round_most then 'table-limit'
    else floor_seat_check(b, p_table, r.number) end
  from floor_tables t join catalogue_games g on g.id = t.game_id
  cross join lateral (
    select count(*) as stakes, coalesce(sum(s.amount) filter (where s.state <> 'back'), 0) as on_round,
      coalesce(sum(s.amount) filter (where s.state <> 'back' and s.spot = b.spot), 0) as on_spot
    from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
    where f.member_id = b.member_id and f.table_id = p_table and f.number = r.number
  ) laid
  left join floor_stakes known on known.member_id = b.member_id and known.request_id = b.request_id
  where t.id = p_table
$function$;

CREATE OR REPLACE FUNCTION public.floor_close(p_table text, p_number bigint, p_fence bigint, p_crowd integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform from floor_rounds where table_id = p_table and number = p_number and phase = 'open' for update;
  if not found or not floor_leads(p_table, p_fence) then
    return false;
  end if;
  update floor_rounds set phase = 'closing', crowd = array(
      select first.client_seed from (
        select distinct on (s.member_id) s.member_id, s.client_seed, s.place
        from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
        where f.table_id = p_table and f.number = p_number and s.client_seed is not null
        order by s.member_id, s.place
      ) first order by first.place limit p_crowd)
    where table_id = p_table and number = p_number;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_decide(p_table text, p_number bigint, p_step integer, d floor_decision, p_own floor_bet[], p_behind floor_bet[], p_outcome jsonb, p_due timestamp with time zone, p_ends timestamp with time zone, p_fence bigint, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
declare
  r floor_rounds;
  tab floor_tables;
  session round_seat;
  taken text;
  b floor_bet;
begin
  perform ledger_lock(array(select distinct m from unnest(
    array(select o.member_id from unnest(p_own || p_behind) o) || d.member_id) m where m is not null order by m));
  if d.member_id is not null then
    session := (round_enter(array[d.member_id], array[d.token], p_now))[1];
    if session.outcome <> 'seated' or session.game <> p_table then
      return case when session.outcome = 'seated' then 'session' else session.outcome end;
    end if;
    if exists (select from floor_stakes s where s.member_id = d.member_id
      and d.request_id in (s.request_id, s.end_request_id, s.half_request_id))
      or exists (select from floor_decisions k where k.member_id = d.member_id and k.request_id = d.request_id) then
      return 'reused';
    end if;
  end if;
  select * into r from floor_rounds where table_id = p_table and number = p_number for update;
  if r.phase is distinct from 'telling' or r.step <> p_step or r.due_at is null
    or (p_fence is not null and not floor_leads(p_table, p_fence)) then
    return 'moved';
  end if;
  if p_fence is null and d.arrived_at > r.due_at then
    return 'late';
  end if;
  select * into tab from floor_tables where id = p_table;
  foreach b in array p_own loop
    taken := floor_add(tab, r, b, p_now);
    if taken <> 'posted' then
      return taken;
    end if;
  end loop;
  foreach b in array p_behind loop
    perform floor_add(tab, r, b, p_now);
  end loop;
  insert into floor_decisions (table_id, number, seq, member_id, seat, act, question, request_id, arrived_at)
    values (p_table, p_number, p_step + 1, d.member_id, d.seat, d.act, d.question, d.request_id, d.arrived_at);
  update floor_rounds set step = p_step + 1, outcome = p_outcome, due_at = p_due, ends_at = p_ends
    where table_id = p_table and number = p_number;
  return 'decided';
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_end_bets(p_results ledger_result[], p_bets bigint[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  members bigint[];
  ids bigint[];
  won bigint[];
  won_bonus bigint[];
  counted integer := 0;
begin
  for is_open in 0 .. 1 loop
    select array_agg(t.member_id), array_agg(t.bet_id), array_agg(t.cash_delta + t.bonus_delta),
        array_agg(t.bonus_delta)
      into members, ids, won, won_bonus
      from unnest(p_results, p_bets)
        t (member_id, outcome, seq, cash, bonus, held, pending, cash_delta, bonus_delta, bet_id)
      where t.outcome = 'posted' and is_open = (exists (
        select from floor_stakes s
        where s.member_id = t.member_id and s.bet_id = t.bet_id and s.state = 'placed'))::integer;
    if members is not null then
      counted := counted + case when is_open = 1 then bet_pay(members, ids, won, won_bonus)
        else bet_settle(members, ids, won, won_bonus, p_now) end;
    end if;
  end loop;
  if counted <> cardinality(p_bets) then
    raise exception 'a stake of the floor was not settled with its bet';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_give_back(p_table text, p_number bigint, p_fence bigint, p_members bigint[], p_bets bigint[], p_seqs integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  s record;
  t ledger_result;
  house text;
begin
  perform ledger_lock(array(select distinct m from unnest(p_members) m order by m));
  perform from floor_rounds where table_id = p_table and number = p_number and phase = 'closing' for share;
  if not found or not floor_leads(p_table, p_fence) then
    return;
  end if;
  select account into house from floor_tables where id = p_table;
  for s in select f.* from unnest(p_members, p_bets, p_seqs) g (member_id, bet_id, seq)
    join floor_stakes f on f.member_id = g.member_id and f.bet_id = g.bet_id and f.seq = g.seq
    where f.state = 'placed' order by f.member_id, f.bet_id, f.seq
  loop
    t := (ledger_post(array[ledger_release(s.member_id, 'bet', 'stake:' || s.bet_id || ':' || s.seq || ':back',
      s.amount, house, 'stake:' || s.bet_id)]))[1];
    if t.outcome <> 'posted' or not bet_grow(s.member_id, s.bet_id, -t.cash_delta, -t.bonus_delta) then
      raise exception 'a stake without a hand could not be given back: %', t.outcome;
    end if;
    update floor_stakes set state = 'back'
      where member_id = s.member_id and bet_id = s.bet_id and seq = s.seq;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_keep_lease(p_table text, p_fence bigint, p_ms integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  update floor_leases set until = clock_timestamp() + p_ms * interval '1 millisecond'
    where table_id = p_table and fence = p_fence;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_lay(p_table text, p_chips floor_bet[], p_now timestamp with time zone)
 RETURNS TABLE(outcome text, funds bigint)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  seat round_seat := (round_enter(array[p_chips[1].member_id], array[p_chips[1].token], p_now))[1];
  tab floor_tables;
  r floor_rounds;
  b floor_bet;
  id bigint;
  seq integer;
  t ledger_result;
begin
  select * into tab from floor_tables where id = p_table;
  select * into r from floor_rounds where table_id = p_table and phase = 'open' for share;
  outcome := case when seat.outcome <> 'seated' then seat.outcome when seat.game <> p_table then 'session' end;
  if outcome is null then
    outcome := (select case when count(*) = 0 then null
        when count(*) = cardinality(p_chips) and bool_and(s.spot = c.spot and s.amount = c.amount)
          and not exists (select from floor_stakes more where more.member_id = p_chips[1].member_id
            and more.request_id = split_part(p_chips[1].request_id, ':', 1) || ':' || cardinality(p_chips) + 1)
        then 'repeated' else 'reused' end
      from unnest(p_chips) c join floor_stakes s on s.member_id = c.member_id and s.request_id = c.request_id);
  end if;
  if outcome is null then
    begin
      foreach b in array p_chips loop
        outcome := floor_check(seat, b, p_table, r);
        if outcome is null then
          id := coalesce((select f.id from floor_bets f where f.member_id = b.member_id
            and f.table_id = p_table and f.number = r.number), nextval('bet_ids'));
          seq := 1 + (select count(*) from floor_stakes s where s.member_id = b.member_id and s.bet_id = id);
          t := (take_stakes(array[ledger_hold_raise(b.member_id, 'bet', 'stake:' || id || ':' || seq, b.amount, tab.account,
            p_table || ' ' || r.number || ' ' || b.spot || coalesce(' at ' || b.target, ''), 'stake:' || id)], p_now))[1];
          outcome := nullif(t.outcome, 'posted');
        end if;
        if outcome is not null then
          raise exception 'a chip of a board was refused' using errcode = 'KB001';
        end if;
        perform floor_record(tab, r, b, id, seq, t, p_now);
      end loop;
      outcome := 'placed';
    exception when sqlstate 'KB001' then
      null;
    end;
  end if;
  funds := round_funds(p_chips[1].member_id);
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_leads(p_table text, p_fence bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform from floor_leases where table_id = p_table and fence = p_fence for share;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_leave(p_table text, p_member bigint, p_token bytea, p_seat integer, p_spot text, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  session round_seat := (round_enter(array[p_member], array[p_token], p_now))[1];
begin
  if session.outcome <> 'seated' then
    return session.outcome;
  end if;
  if session.game <> p_table then
    return 'session';
  end if;
  if exists (
    select from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
    join floor_rounds r on r.table_id = f.table_id and r.number = f.number
    where f.member_id = p_member and f.table_id = p_table and s.spot = p_spot and s.state <> 'back'
      and r.phase not in ('settled', 'void')) then
    return 'seat-in-play';
  end if;
  delete from floor_seats where table_id = p_table and seat = p_seat and member_id = p_member;
  return case when found then 'left' else 'seat-not-yours' end;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_pay(p_table text, p_number bigint, p_fence bigint, p_asked floor_payment[], p_now timestamp with time zone)
 RETURNS TABLE(member_id bigint, bet_id bigint, seq integer, won bigint)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  r floor_rounds;
  house text;
  done floor_payment[];
  moves ledger_move[];
  bets_of bigint[];
  results ledger_result[];
begin
  perform ledger_lock(array(select distinct a.member_id from unnest(p_asked) a));
  select * into r from floor_rounds where table_id = p_table and number = p_number for share;
  if r.phase is distinct from 'telling'
    or (p_fence is null and r.landed_at is not null)
    or (p_fence is not null and not floor_leads(p_table, p_fence)) then
    return;
  end if;
  select account into house from floor_tables where id = p_table;
  with ended as (
    update floor_stakes s set taken = s.taken + a.taken, paid = s.paid + a.won,
        state = case when a.is_half then 'placed' when s.paid + a.won > 0 then 'paid' else 'lost' end,
        half_at = case when a.is_half then a.hundredths else s.half_at end,
        ended_at = case when a.is_half then s.ended_at else a.hundredths end,
        half_request_id = case when a.is_half then a.request_id else s.half_request_id end,
        end_request_id = case when a.is_half then s.end_request_id else a.request_id end
      from unnest(p_asked) a
      where s.member_id = a.member_id and s.bet_id = a.bet_id and s.seq = a.seq and s.state = 'placed'
        and (a.is_half and s.half_at is null or not a.is_half and s.taken + a.taken = s.amount)
        and (a.hundredths is null or a.hundredths <= (r.outcome ->> 'point')::integer)
      returning a.*
  )
  select array_agg(row(e.*)::floor_payment) into done from ended e;
  if done is null then
    return;
  end if;
  select array_agg(ledger_settle(m.member_id, 'bet',
        'payout:' || m.bet_id || ':' || m.seq || case when m.is_half then ':half' else '' end,
        m.taken, house, 'stake:' || m.bet_id, m.won) order by m.member_id),
      array_agg(m.bet_id order by m.member_id)
    into moves, bets_of
    from (
      select d.member_id, d.bet_id, min(d.seq) as seq, bool_or(d.is_half) as is_half,
        sum(d.taken)::bigint as taken, sum(d.won)::bigint as won
      from unnest(done) d group by d.member_id, d.bet_id
    ) m;
  results := ledger_post(moves);
  perform floor_end_bets(results, bets_of, p_now);
  return query select d.member_id, d.bet_id, d.seq, d.won from unnest(done) d;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_place(p_table text, p_bets floor_bet[], p_now timestamp with time zone)
 RETURNS TABLE(place bigint, outcome text, funds bigint)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  seats round_seat[] := round_enter(array(select b.member_id from unnest(p_bets) b),
    array(select b.token from unnest(p_bets) b), p_now);
  r floor_rounds;
  outcomes text[];
  ids bigint[];
  seqs integer[];
  stakes ledger_move[];
  taken ledger_result[];
  t ledger_result;
  nth integer := 0;
  tab floor_tables;
  ticket bigint;
  sold bigint;
begin
  select * into tab from floor_tables where id = p_table;
  select * into r from floor_rounds where table_id = p_table
    and (phase = 'open' or phase = 'telling' and due_at is not null) for share;
  if p_bets[1].ticket_price is not null then
    perform pg_advisory_xact_lock(hashtextextended('tickets of ' || p_table, 0));
    select n.ticket, n.sold into ticket, sold
      from floor_tickets_sold(p_table, r.number, p_bets[1].ticket_price) n;
  end if;
  for at in 1 .. cardinality(p_bets) loop
    outcomes[at] := floor_check(seats[at], p_bets[at], p_table, r);
    if outcomes[at] is null and sold + p_bets[at].amount > p_bets[at].room_most then
      outcomes[at] := 'room-full';
    end if;
    if outcomes[at] is null and p_bets[at].called > 0 then
      outcomes[at] := (select a.refusal from may_stake(array[ledger_hold_raise(p_bets[at].member_id, 'bet', 'asked',
        p_bets[at].amount + p_bets[at].called, tab.account, null, null)], p_now) a where a.refusal = 'limit-reached');
    end if;
    if outcomes[at] is null then
      if p_bets[at].ticket_price is not null then
        p_bets[at].spot := p_bets[at].spot || '-' || ticket;
        ticket := ticket + p_bets[at].amount / p_bets[at].ticket_price;
        sold := sold + p_bets[at].amount;
      end if;
      ids[at] := coalesce((select f.id from floor_bets f where f.member_id = p_bets[at].member_id
        and f.table_id = p_table and f.number = r.number), nextval('bet_ids'));
      seqs[at] := 1 + (select count(*) from floor_stakes s
        where s.member_id = p_bets[at].member_id and s.bet_id = ids[at]);
      stakes := stakes || ledger_hold_raise(p_bets[at].member_id, 'bet', 'stake:' || ids[at] || ':' || seqs[at],
        p_bets[at].amount, tab.account,
        p_table || ' ' || r.number || ' ' || p_bets[at].spot || coalesce(' at ' || p_bets[at].target, ''), 'stake:' || ids[at]);
    end if;
  end loop;
  if stakes is not null then
    taken := take_stakes(stakes, p_now);
  end if;
  for at in 1 .. cardinality(p_bets) loop
    place := at;
    outcome := outcomes[at];
    funds := round_funds(p_bets[at].member_id);
    if outcome is null then
      nth := nth + 1;
      t := taken[nth];
      outcome := case when t.outcome = 'posted' then 'placed' else t.outcome end;
      if t.outcome = 'posted' then
        perform floor_record(tab, r, p_bets[at], ids[at], seqs[at], t, p_now);
      end if;
    end if;
    return next;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_record(tab floor_tables, r floor_rounds, b floor_bet, p_id bigint, p_seq integer, t ledger_result, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into bets (member_id, id, kind, account, game_id, game, stake, stake_bonus, placed_at)
    values (b.member_id, p_id, (select g.kind from catalogue_games g where g.id = tab.game_id), tab.account,
      tab.game_id, tab.id, b.amount, -t.bonus_delta, p_now)
    on conflict (member_id, id) do nothing;
  if not found and not bet_grow(b.member_id, p_id, -t.cash_delta, -t.bonus_delta) then
    raise exception 'a bet of an open round has ended';
  end if;
  insert into floor_bets (member_id, id, table_id, number)
    values (b.member_id, p_id, tab.id, r.number) on conflict do nothing;
  insert into floor_stakes (member_id, bet_id, seq, spot, amount, target, client_seed, placed_at, request_id)
    values (b.member_id, p_id, p_seq, b.spot, b.amount, b.target, floor_seed_at(b.member_id, r.opened_at),
      b.arrived_at, b.request_id);
  if b.seat is not null then
    update floor_seats set active_at = p_now
      where table_id = tab.id and member_id = b.member_id and seat = b.seat;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_refuse_late()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from floor_bets f
    join floor_tables t on t.id = f.table_id
    join floor_rounds r on r.table_id = f.table_id and r.number = f.number
    where f.member_id = new.member_id and f.id = new.bet_id
      and (r.phase = 'open' or r.phase = 'telling' and r.due_at is not null and (new.spot ~ case t.kind when 'blackjack' then '^(insurance|(behind-)?(double|split))-' when 'tablegames' then '^call$' end
        or case when t.kind in ('betpoker') then substring(new.spot from '^([0-9])-')::integer end = 1 + cardinality(r.windows_closed)))
    for share of r;
  if not found and not by_owner(tg_relid) then
    raise exception 'no stake is laid on a round that is closed';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_round_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.windows_closed := old.windows_closed;
  if old.due_at is not null and (new.due_at is null or new.outcome is distinct from old.outcome)
      and exists (select from floor_tables t where t.id = new.table_id and t.kind in ('betpoker')) then
    if new.outcome is distinct from old.outcome then
      raise exception 'nothing is laid open while bets are';
    end if;
    new.windows_closed := old.windows_closed || clock_timestamp();
  end if;
  new.closed_at := coalesce(old.closed_at,
    case when old.phase = 'open' and new.phase <> 'open' then clock_timestamp() end);
  new.drawn_at := coalesce(old.drawn_at,
    case when old.outcome is null and new.outcome is not null then clock_timestamp() end);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_seat_check(b floor_bet, p_table text, p_number bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when b.seat is null then null
    when b.is_holder and holder.member_id is distinct from b.member_id then 'seat-not-yours'
    when not b.is_holder and holder.member_id is null then 'seat-empty'
    when not b.is_holder and holder.member_id = b.member_id then 'seat-yours'
    when b.after_spot is not null and not exists (
      select from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
      where f.member_id = b.member_id and f.table_id = p_table and f.number = p_number
        and s.spot = b.after_spot and s.state = 'placed') then 'no-bet'
    end
  from (values (1)) one (n)
  left join floor_seats holder on holder.table_id = p_table and holder.seat = b.seat
$function$;

CREATE OR REPLACE FUNCTION public.floor_seed_at(p_member bigint, p_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select s.client_seed from member_seeds s
  where s.member_id = p_member and s.client_seed is not null and s.created_at <= p_at
    and (s.revealed_at is null or s.revealed_at > p_at)
    and (s.seq > 1 or exists (
      select from game_sessions g where g.member_id = p_member and g.created_at <= p_at))
  order by s.seq desc limit 1
$function$;

CREATE OR REPLACE FUNCTION public.floor_sit(p_table text, p_member bigint, p_token bytea, p_seat integer, p_most integer, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  session round_seat := (round_enter(array[p_member], array[p_token], p_now))[1];
  holder bigint;
begin
  if session.outcome <> 'seated' then
    return session.outcome;
  end if;
  if session.game <> p_table then
    return 'session';
  end if;
  select member_id into holder from floor_seats where table_id = p_table and seat = p_seat;
  if holder is null then
    if (select count(*) from floor_seats where table_id = p_table and member_id = p_member) >= p_most then
      return 'seat-limit';
    end if;
    insert into floor_seats (table_id, seat, member_id, active_at) values (p_table, p_seat, p_member, p_now)
      on conflict do nothing;
    select member_id into holder from floor_seats where table_id = p_table and seat = p_seat;
  end if;
  return case when holder = p_member then 'sat' else 'seat-taken' end;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_take_back(p_table text, b floor_bet, p_now timestamp with time zone)
 RETURNS TABLE(outcome text, funds bigint)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  seat round_seat := (round_enter(array[b.member_id], array[b.token], p_now))[1];
  r floor_rounds;
  s floor_stakes;
  t ledger_result;
begin
  select * into r from floor_rounds where table_id = p_table
    and (phase = 'open' or phase = 'telling' and due_at is not null) for share;
  select * into s from floor_stakes where member_id = b.member_id and end_request_id = b.request_id;
  outcome := case
    when seat.outcome <> 'seated' then seat.outcome
    when seat.game <> p_table then 'session'
    when s.seq is not null then case when s.state = 'back' and s.spot = b.spot then 'repeated' else 'reused' end
    when not floor_takes(r, b) then 'bets-closed' end;
  if outcome is null then
    select s2.* into s from floor_bets f join floor_stakes s2 on s2.member_id = f.member_id and s2.bet_id = f.id
      where f.member_id = b.member_id and f.table_id = p_table and f.number = r.number
        and s2.spot = b.spot and s2.state = 'placed'
      order by s2.seq desc limit 1;
    outcome := case when s.seq is null then 'no-bet' else 'taken-back' end;
    if s.seq is not null then
      t := (ledger_post(array[ledger_release(b.member_id, 'bet', 'stake:' || s.bet_id || ':' || s.seq || ':back',
        s.amount, seat.account, 'stake:' || s.bet_id)]))[1];
      if t.outcome <> 'posted' or not bet_grow(b.member_id, s.bet_id, -t.cash_delta, -t.bonus_delta) then
        raise exception 'a bet could not be taken back: %', t.outcome;
      end if;
      update floor_stakes set state = 'back', end_request_id = b.request_id
        where member_id = s.member_id and bet_id = s.bet_id and seq = s.seq;
    end if;
  end if;
  funds := round_funds(b.member_id);
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_take_lease(p_table text, p_holder text, p_ms integer)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  insert into floor_leases as l (table_id, holder, fence, until)
    values (p_table, p_holder, 1, clock_timestamp() + p_ms * interval '1 millisecond')
    on conflict (table_id) do update set holder = excluded.holder, fence = l.fence + 1, until = excluded.until
      where l.until < clock_timestamp()
    returning fence
$function$;

CREATE OR REPLACE FUNCTION public.floor_takes(r floor_rounds, b floor_bet)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(r.number = b.number and case when coalesce(b.street, 0) = 0
    then r.phase = 'open' and b.arrived_at < r.closes_at
    else r.phase = 'telling' and r.step = b.street and b.arrived_at < r.due_at end, false)
$function$;

CREATE OR REPLACE FUNCTION public.floor_tickets_sold(p_table text, p_number bigint, p_price bigint, OUT ticket bigint, OUT sold bigint)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(max(split_part(s.spot, '-', 2)::bigint + s.amount / p_price), 1),
    coalesce(sum(s.amount) filter (where s.state <> 'back'), 0)::bigint
  from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
  where f.table_id = p_table and f.number = p_number
$function$;

CREATE OR REPLACE FUNCTION public.floor_undo(p_table text, p_chips floor_bet[], p_now timestamp with time zone)
 RETURNS TABLE(outcome text, funds bigint)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
declare
  b floor_bet;
begin
  begin
    foreach b in array p_chips loop
      select done.outcome into outcome from floor_take_back(p_table, b, p_now) done;
      if outcome not in ('taken-back', 'repeated') then
        raise exception 'a chip of a board was not taken back' using errcode = 'KB001';
      end if;
    end loop;
    outcome := 'taken-back';
  exception when sqlstate 'KB001' then
    null;
  end;
  funds := round_funds(p_chips[1].member_id);
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION public.floor_void(p_table text, p_number bigint, p_fence bigint, p_limit integer, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  members bigint[];
  ids bigint[];
  parts boolean[];
  moves ledger_move[];
  results ledger_result[];
  house text;
begin
  perform from floor_rounds where table_id = p_table and number = p_number
    and phase not in ('settled', 'void') for share;
  if not found or not floor_leads(p_table, p_fence) then
    return 0;
  end if;
  select account into house from floor_tables where id = p_table;
  perform ledger_lock(array(select f.member_id from floor_bets f join bets b on b.member_id = f.member_id
    and b.id = f.id where f.table_id = p_table and f.number = p_number and b.settled_at is null
    order by f.member_id limit p_limit));
  select array_agg(o.member_id order by o.member_id), array_agg(o.id order by o.member_id),
      array_agg(o.payout > 0 order by o.member_id),
      array_agg(case when o.payout > 0
        then ledger_settle(o.member_id, 'bet', 'payout:' || o.id || ':void', o.held, house, 'stake:' || o.id, o.held)
        else ledger_release(o.member_id, 'bet', 'refund:' || o.id, o.held, house, 'stake:' || o.id) end
        order by o.member_id) filter (where o.held > 0)
    into members, ids, parts, moves
    from (
      select f.member_id, f.id, b.payout, coalesce((select sum(s.amount - s.taken) from floor_stakes s
        where s.member_id = f.member_id and s.bet_id = f.id and s.state = 'placed'), 0)::bigint as held
      from floor_bets f join bets b on b.member_id = f.member_id and b.id = f.id
      where f.table_id = p_table and f.number = p_number and b.settled_at is null
      order by f.member_id limit p_limit
    ) o;
  if members is null then
    return 0;
  end if;
  if moves is not null then
    results := ledger_post(moves);
    if exists (select from unnest(results) t where t.outcome <> 'posted') then
      raise exception 'a void round could not be given back';
    end if;
  end if;
  update floor_stakes s set state = 'void' from unnest(members, ids) v (member_id, id)
    where s.member_id = v.member_id and s.bet_id = v.id and s.state = 'placed';
  perform bet_void(array(select m from unnest(members, parts) u (m, p) where not p),
    array(select i from unnest(ids, parts) u (i, p) where not p), p_now);
  perform bet_settle(array_agg(u.m), array_agg(u.i), array_agg(t.cash_delta + t.bonus_delta),
      array_agg(t.bonus_delta), p_now)
    from unnest(members, ids, parts) u (m, i, p) join unnest(results) t on t.member_id = u.m where u.p;
  return cardinality(members);
end
$function$;

CREATE OR REPLACE FUNCTION public.free_rounds_at(p_member bigint, p_game text, p_now timestamp with time zone)
 RETURNS TABLE(id bigint, left_now integer, stake bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select b.id, o.rounds - b.rounds_played, o.round_stake
  from bonuses b join bonus_offers o on o.id = b.offer_id
  where b.member_id = p_member and b.state = 'active' and o.game = p_game
    and b.rounds_played < o.rounds and b.expires_at > p_now
$function$;

CREATE OR REPLACE FUNCTION public.jackpot_pay(p_member bigint, p_round bigint, p_game text, p_level text, p_start bigint, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  pool record;
  grown bigint;
  paid bigint;
  posted ledger_result;
begin
  select p.taken, p.wins into strict pool from jackpot_pools p where p.level = p_level for update;
  -- A look of its own, after the lock: it sees whatever the win before has seen.
  select sum(case p_level when 'mini' then mini when 'minor' then minor when 'major' then major when 'grand' then grand end) into grown from jackpot_stripes;
  paid := p_start + grown - pool.taken;
  update jackpot_pools set taken = grown, wins = pool.wins + 1 where level = p_level;
  insert into jackpot_wins (member_id, round_id, level, number, start, grown, amount, at)
    values (p_member, p_round, p_level, pool.wins + 1, p_start, grown, paid, p_now);
  posted := (ledger_post(array[
    ledger_jackpot_win(p_member, 'jackpot', 'win:' || p_round || ':' || p_level, paid, p_game)]))[1];
  if posted.outcome <> 'posted' then
    raise exception 'the jackpot of round % was not posted: %', p_round, posted.outcome;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.ledger_bonus_convert(p_member bigint, p_reference text, p_amount bigint)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, 'bonus', p_reference, 'bonus-convert', p_amount, null, null, null,
      null, null, null, null, null, null)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_bonus_forfeit(p_member bigint, p_reference text, p_amount bigint)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, 'bonus', p_reference, 'bonus-forfeit', p_amount, 'promotions', null, null,
      null, null, null, null, null, null)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_bonus_grant(p_member bigint, p_reference text, p_amount bigint)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, 'bonus', p_reference, 'bonus-grant', p_amount, 'promotions', null, null,
      null, null, null, null, null, null)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_claim(p_member bigint, p_reference text, p_amount bigint)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, 'correction', p_reference, 'claim-debit', p_amount, 'sportsbook-claims', null, null,
      null, null, null, null, null, null)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_correction(p_member bigint, p_reference text, p_change bigint, p_house text, p_claim bigint)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, 'correction', p_reference,
      case when p_change > 0 then 'correction-credit' else 'correction-debit' end, abs(p_change), p_house,
      case when p_claim > 0 then 'sportsbook-claims' end, -p_claim,
      null, null, null, null, null, null)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_free_stake(p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_content text, p_share_house text, p_share bigint)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, p_source, p_reference, 'free-stake', p_amount, p_house, p_share_house, p_share,
      null, null, null, null, null, p_content)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_hold_raise(p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_content text, p_hold text)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, p_source, p_reference, 'hold-raise', p_amount, p_house, null, null,
      null, null, p_source, p_hold, null, p_content)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_jackpot_win(p_member bigint, p_source text, p_reference text, p_amount bigint, p_content text)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, p_source, p_reference, 'jackpot-win', p_amount, 'jackpots', null, null,
      null, null, null, null, null, p_content)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_lock(p_members bigint[])
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
begin
  return (select count(*) from (
    select from wallets where member_id = any (p_members) order by member_id for update
  ) locked);
end
$function$;

CREATE OR REPLACE FUNCTION public.ledger_note_holds(p_moves ledger_move[], p_posted entries[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into holds as h (member_id, source, reference, cash_open, bonus_open)
    select p.member_id, m.hold_source, m.hold_reference, -p.cash_delta, -p.bonus_delta
    from unnest(p_moves) m join unnest(p_posted) p on p.member_id = m.member_id
    where m.move = 'hold-raise'
    on conflict (member_id, source, reference) do update
      set cash_open = h.cash_open + excluded.cash_open, bonus_open = h.bonus_open + excluded.bonus_open;
  update holds h set cash_open = h.cash_open - (m.amount - bonus_part),
      bonus_open = h.bonus_open - bonus_part
    from (
      select a.*, before.bonus_open as bonus_weight, before.cash_open + before.bonus_open as weight
      from unnest(p_moves) a
      join holds before on before.member_id = a.member_id
        and before.source = a.hold_source and before.reference = a.hold_reference
      where a.move <> 'hold-raise' and a.member_id = any (array(select p.member_id from unnest(p_posted) p))
    ) m, lateral (select case when m.bonus_weight > 0 then div(m.amount::numeric * m.bonus_weight, m.weight)::bigint else 0 end as bonus_part) taken
    where h.member_id = m.member_id and h.source = m.hold_source and h.reference = m.hold_reference;
  delete from holds h using unnest(p_moves) m
    where h.member_id = m.member_id and h.source = m.hold_source and h.reference = m.hold_reference
      and h.cash_open = 0 and h.bonus_open = 0;
end
$function$;

CREATE OR REPLACE FUNCTION public.ledger_open(p_moves ledger_move[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into wallets (member_id) select member_id from unnest(p_moves) order by 1
    on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.ledger_payout(p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_content text, p_staked_cash bigint, p_staked_bonus bigint)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, p_source, p_reference, 'payout', p_amount, p_house, null, null,
      p_staked_cash, p_staked_bonus, null, null, null, p_content)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_post(p_moves ledger_move[])
 RETURNS ledger_result[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
declare
  m record;
  e entries;
  results ledger_result[];
  outcome text;
  posted entries[];
  bonus_part bigint;
  bonus_won bigint;
  delta bigint;
  has_holds boolean;
  is_old boolean;
begin
  loop
    results := '{}';
    posted := '{}';
    has_holds := false;
    is_old := false;
    e.member_id := null;
    for m in 
    select a.*, w.cash, w.bonus, w.held, w.pending, w.seq, w.head,
      (select seen.seq from wallets seen where seen.member_id = a.member_id) as seen,
      k.seq as known_seq, k.content as known_content, k.cash as known_cash, k.bonus as known_bonus,
      k.held as known_held, k.pending as known_pending, k.cash_delta as known_cash_delta,
      k.bonus_delta as known_bonus_delta,
      coalesce(h.cash_open + h.bonus_open, 0) as open,
      coalesce(h.bonus_open, a.staked_bonus) as bonus_weight,
      coalesce(h.cash_open + h.bonus_open, a.staked_cash + a.staked_bonus) as weight
    from unnest(p_moves) a
    join wallets w on w.member_id = a.member_id
    left join entries k
      on k.member_id = a.member_id and k.source = a.source and k.reference = a.reference
    left join holds h
      on h.member_id = a.member_id and h.source = a.hold_source and h.reference = a.hold_reference
    order by a.member_id
    for update of w
    loop
      if m.member_id = e.member_id then
        raise exception 'one call of the ledger moves the money of a member once';
      end if;
      is_old := is_old or m.seq <> m.seen;
      bonus_part := case when m.move in ('stake', 'hold-raise') then greatest(m.amount - m.cash, 0)
        else case when m.bonus_weight > 0 then div(m.amount::numeric * m.bonus_weight, m.weight)::bigint else 0 end end;
      bonus_won := case when m.bonus_weight > 0 then div(coalesce(m.won, 0)::numeric * m.bonus_weight, m.weight)::bigint else 0 end;
      e.member_id := m.member_id;
      e.cash_delta := case when m.move in ('stake', 'hold-raise') then bonus_part - m.amount when m.move in ('free-stake', 'withdrawal-pay', 'bonus-grant', 'bonus-forfeit') then 0 when m.move in ('payout', 'release') then m.amount - bonus_part when m.move in ('settle') then coalesce(m.won, 0) - bonus_won when m.move in ('deposit', 'withdrawal-return', 'bonus-convert', 'jackpot-win', 'tournament-prize', 'lottery-prize', 'poker-out', 'correction-credit') then m.amount when m.move in ('withdrawal-request', 'poker-in', 'claim-debit') then -m.amount when m.move in ('correction-debit') then -m.amount - coalesce(m.share, 0) end;
      e.bonus_delta := case when m.move in ('stake', 'hold-raise') then -bonus_part when m.move in ('free-stake', 'bonus-convert', 'bonus-forfeit') then -m.amount when m.move in ('payout', 'release') then bonus_part when m.move in ('settle') then bonus_won when m.move in ('deposit', 'withdrawal-request', 'withdrawal-pay', 'withdrawal-return', 'jackpot-win', 'tournament-prize', 'lottery-prize', 'poker-in', 'poker-out', 'correction-credit', 'correction-debit', 'claim-debit') then 0 when m.move in ('bonus-grant') then m.amount end;
      e.held_delta := case when m.move in ('stake', 'free-stake', 'payout', 'deposit', 'withdrawal-request', 'withdrawal-pay', 'withdrawal-return', 'bonus-grant', 'bonus-convert', 'bonus-forfeit', 'jackpot-win', 'tournament-prize', 'lottery-prize', 'poker-in', 'poker-out', 'correction-credit', 'correction-debit', 'claim-debit') then 0 when m.move in ('hold-raise') then m.amount when m.move in ('settle', 'release') then -m.amount end;
      e.pending_delta := case when m.move in ('stake', 'free-stake', 'payout', 'hold-raise', 'settle', 'release', 'deposit', 'bonus-grant', 'bonus-convert', 'bonus-forfeit', 'jackpot-win', 'tournament-prize', 'lottery-prize', 'poker-in', 'poker-out', 'correction-credit', 'correction-debit', 'claim-debit') then 0 when m.move in ('withdrawal-request') then m.amount when m.move in ('withdrawal-pay', 'withdrawal-return') then -m.amount end;
      e.share_house := case when m.share <> 0 then m.share_house end;
      e.share_delta := coalesce(m.share, 0);
      e.content := concat_ws(' ', m.move, e.cash_delta + e.bonus_delta, e.held_delta, e.pending_delta,
      coalesce(m.house, '-'), e.share_house || ':' || e.share_delta, m.hold_source, m.hold_reference,
      case when m.move = 'bonus-convert' then m.amount end, coalesce(m.content, ''));
      if m.known_seq is not null then
        results := results || row(m.member_id,
          case when m.known_content = e.content then 'repeated' else 'reused' end,
          m.known_seq, m.known_cash, m.known_bonus, m.known_held, m.known_pending,
          m.known_cash_delta, m.known_bonus_delta)::ledger_result;
        continue;
      end if;
      delta := e.cash_delta + e.bonus_delta + e.held_delta + e.pending_delta;
      e.cash := m.cash + e.cash_delta;
      e.bonus := m.bonus + e.bonus_delta;
      e.held := m.held + e.held_delta;
      e.pending := m.pending + e.pending_delta;
      outcome := case
        when m.hold_source is not null and m.move <> 'hold-raise' and m.open < m.amount then 'closed'
        when greatest(abs(e.cash_delta), abs(e.bonus_delta), abs(e.held_delta), abs(e.pending_delta))
            > 1000000000000000
          or delta > 0 and e.cash + e.bonus + e.held + e.pending > 9000000000000000 then 'limit'
        when least(e.cash, e.bonus, e.held, e.pending) < 0 then 'insufficient' end;
      if outcome is not null then
        results := results || row(m.member_id, outcome, null, m.cash, m.bonus, m.held, m.pending,
          0, 0)::ledger_result;
        continue;
      end if;
      e.seq := m.seq + 1;
      e.source := m.source;
      e.reference := m.reference;
      e.move := m.move;
      e.house := m.house;
      e.house_delta := -delta - e.share_delta;
      e.at := clock_timestamp();
      e.prev := m.head;
      e.hash := sha256(e.prev || convert_to((case
    when e.share_house is null and e.share_delta = 0 then json_build_array(
      e.member_id, e.seq, e.source, e.reference, e.move, e.content,
      e.cash_delta, e.bonus_delta, e.held_delta, e.pending_delta, e.house, e.house_delta,
      e.cash, e.bonus, e.held, e.pending, (extract(epoch from e.at) * 1000000)::bigint)
    else json_build_array(
      e.member_id, e.seq, e.source, e.reference, e.move, e.content,
      e.cash_delta, e.bonus_delta, e.held_delta, e.pending_delta, e.house, e.house_delta,
      e.cash, e.bonus, e.held, e.pending, (extract(epoch from e.at) * 1000000)::bigint,
      e.share_house, e.share_delta)
    end)::text, 'UTF8'));
      posted := posted || e;
      has_holds := has_holds or m.hold_source is not null;
      results := results || row(e.member_id, 'posted', e.seq, e.cash, e.bonus, e.held, e.pending,
        e.cash_delta, e.bonus_delta)::ledger_result;
    end loop;
    exit when cardinality(results) = coalesce(cardinality(p_moves), 0) and not is_old;
    perform ledger_open(p_moves);
  end loop;
  if has_holds then
    perform ledger_note_holds(p_moves, posted);
  end if;
  if cardinality(posted) > 0 then
    with written as (insert into entries select * from unnest(posted))
    update wallets w set cash = p.cash, bonus = p.bonus, held = p.held, pending = p.pending,
        seq = p.seq, head = p.hash
      from unnest(posted) p where w.member_id = p.member_id;
  end if;
  return results;
end
$function$;

CREATE OR REPLACE FUNCTION public.ledger_release(p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_hold text)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, p_source, p_reference, 'release', p_amount, p_house, null, null,
      null, null, p_source, p_hold, null, null)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_settle(p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_hold text, p_won bigint)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, p_source, p_reference, 'settle', p_amount, p_house, null, null,
      null, null, p_source, p_hold, p_won, null)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_stake(p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_content text, p_share_house text DEFAULT NULL::text, p_share bigint DEFAULT 0)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, p_source, p_reference, 'stake', p_amount, p_house, p_share_house, p_share,
      null, null, null, null, null, p_content)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.limit_count(p_members bigint[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  update limit_windows w set after_seq = s.after_seq, upto_seq = s.upto_seq, staked = s.staked, paid = s.paid,
      lost = s.lost, purse = s.purse, counted_at = p_now
    from limit_sums(p_members, p_now) s where w.member_id = s.member_id and w.period = s.period
$function$;

CREATE OR REPLACE FUNCTION public.limit_open(p_member bigint, p_period text, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into limit_windows (member_id, period, after_seq, upto_seq)
    select p_member, p_period, old.seq, old.seq from (values ('day', interval '24 hours'), ('week', interval '168 hours'),
      ('month', interval '720 hours'), ('play', null)) as span (period, lasts)
    cross join lateral (select coalesce((select e.seq from entries e where e.member_id = p_member
      and e.at <= p_now - span.lasts order by e.seq desc limit 1), 0) as seq) old
    where span.period = p_period
    on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.limit_passed(p_member bigint, p_amount bigint, p_own bigint, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(bool_or(case l.kind
      when 'stake' then w.staked + p_amount > l.value
      when 'loss' then w.lost + greatest(0, w.purse) + p_own > l.value
      when 'session' then session_seconds(p_member, p_now - span.lasts, p_now) >= l.value * 60
      else false end), false)
  from limits l join (values ('day', interval '24 hours'), ('week', interval '168 hours'),
      ('month', interval '720 hours'), ('play', null)) as span (period, lasts) on span.period = l.period
  left join limit_windows w on w.member_id = l.member_id and w.period = l.period
  where l.member_id = p_member
$function$;

CREATE OR REPLACE FUNCTION public.limit_sums(p_members bigint[], p_now timestamp with time zone)
 RETURNS TABLE(member_id bigint, period text, after_seq bigint, upto_seq bigint, staked bigint, paid bigint, lost bigint, purse bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select w.member_id, w.period, edge.after_seq, edge.upto_seq,
    w.staked + added.staked - gone.staked, w.paid + added.paid - gone.paid,
    w.lost + added.lost - gone.lost, w.purse + added.purse - gone.purse
  from (
    select known.* from limit_windows known
      where known.member_id = any (p_members)
        and (known.period = 'play' or known.counted_at is null or known.counted_at <= p_now + interval '5 seconds')
    union all
    select ahead.member_id, ahead.period, old.seq, old.seq, 0, 0, 0, 0, ahead.counted_at
      from limit_windows ahead join (values ('day', interval '24 hours'), ('week', interval '168 hours'),
      ('month', interval '720 hours'), ('play', null)) as span (period, lasts) on span.period = ahead.period
      cross join lateral (select coalesce((select e.seq from entries e where e.member_id = ahead.member_id
      and e.at <= p_now - span.lasts order by e.seq desc limit 1), 0) as seq) old
      where ahead.member_id = any (p_members) and ahead.period <> 'play'
        and ahead.counted_at > p_now + interval '5 seconds'
  ) w
  join (values ('day', interval '24 hours'), ('week', interval '168 hours'),
      ('month', interval '720 hours'), ('play', null)) as span (period, lasts) on span.period = w.period
  cross join lateral (
    select wallet.seq as upto_seq, case when span.lasts is null then w.after_seq else coalesce((
        select e.seq from entries e where e.member_id = w.member_id and e.seq > w.after_seq
          and e.at > p_now - span.lasts order by e.seq limit 1) - 1, wallet.seq) end as after_seq
    from (select coalesce((select seq from wallets where member_id = w.member_id), 0) as seq) wallet
  ) edge
  cross join lateral (
      select coalesce(sum(-e.cash_delta - e.bonus_delta) filter (where e.move in
      ('stake', 'free-stake', 'hold-raise', 'poker-in')), 0)::bigint as staked, coalesce(sum(e.cash_delta + e.bonus_delta) filter (where e.move in
      ('payout', 'settle', 'release', 'jackpot-win', 'poker-out',
        'correction-credit', 'correction-debit', 'claim-debit')), 0)::bigint as paid,
        coalesce(sum(-e.cash_delta) filter (where e.move in ('stake', 'hold-raise', 'payout', 'settle', 'release',
      'jackpot-win', 'correction-credit', 'correction-debit', 'claim-debit')), 0)::bigint as lost, coalesce(sum(-e.cash_delta) filter (where e.move in ('poker-in', 'poker-out')), 0)::bigint as purse
      from entries e where e.member_id = w.member_id and e.seq > w.upto_seq and e.seq <= edge.upto_seq) added
  cross join lateral (
      select coalesce(sum(-e.cash_delta - e.bonus_delta) filter (where e.move in
      ('stake', 'free-stake', 'hold-raise', 'poker-in')), 0)::bigint as staked, coalesce(sum(e.cash_delta + e.bonus_delta) filter (where e.move in
      ('payout', 'settle', 'release', 'jackpot-win', 'poker-out',
        'correction-credit', 'correction-debit', 'claim-debit')), 0)::bigint as paid,
        coalesce(sum(-e.cash_delta) filter (where e.move in ('stake', 'hold-raise', 'payout', 'settle', 'release',
      'jackpot-win', 'correction-credit', 'correction-debit', 'claim-debit')), 0)::bigint as lost, coalesce(sum(-e.cash_delta) filter (where e.move in ('poker-in', 'poker-out')), 0)::bigint as purse
      from entries e where e.member_id = w.member_id and e.seq > w.after_seq and e.seq <= edge.after_seq) gone
$function$;

CREATE OR REPLACE FUNCTION public.may_stake(p_stakes ledger_move[], p_now timestamp with time zone)
 RETURNS TABLE(member_id bigint, refusal text)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  closed bigint[];
  protected bigint[];
begin
  perform ledger_lock(array(select s.member_id from unnest(p_stakes) s));
  select array_agg(m.id) filter (where not m.is_active),
      array_agg(m.id) filter (where p.member_id is not null and m.is_active)
    into closed, protected
    from unnest(p_stakes) s join members m on m.id = s.member_id
    left join protections p on p.member_id = s.member_id;
  if closed is not null then
    return query select id, 'account-closed' from unnest(closed) id;
  end if;
  if exists (select from closed_products) then
    return query select s.member_id, 'product-closed' from unnest(p_stakes) s
      where stake_product(s) in (select c.product from closed_products c);
  end if;
  if protected is not null then
    return query select * from protection_refusals(p_stakes, protected, p_now);
  end if;
  return query select b.member_id, b.refusal from bonus_refusals(p_stakes) b;
end
$function$;

CREATE OR REPLACE FUNCTION public.payout_refuse_unapproved()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if by_owner(tg_relid) or (old.payout_state is not distinct from new.payout_state or new.payout_state <> 'sent'
    or new.attempt = old.attempt + 1 and exists (select from actions a where a.target = 'withdrawal:' || new.id
      and a.what = 'withdrawal.approve' and a.after ->> 'payout_state' = 'sent'
      and a.after ->> 'attempt' = new.attempt::text))
    and (new.first_approval_by is null or exists (select from actions a where a.target = 'withdrawal:' || new.id
      and a.what = 'withdrawal.approve' and a.actor_name = new.first_approval_by
      and a.after ->> 'first_approval_by' = new.first_approval_by)) then
    return null;
  end if;
  raise exception 'no operator has approved sending % of withdrawal %', new.attempt, new.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.poker_refuse_unsaid()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not by_owner(tg_relid) and not exists (select from poker_words w where w.member_id = new.member_id and w.transfer_id = new.id
    and w.outcome = case new.state when 'refused' then 'refused' else 'done' end
    and (w.outcome = 'refused' or w.amount = new.amount)) then
    raise exception 'the poker room has not said that transfer % is %', new.id, new.state;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.protection_refusals(p_stakes ledger_move[], p_members bigint[], p_now timestamp with time zone)
 RETURNS TABLE(member_id bigint, refusal text)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  p protections;
  s ledger_move;
begin
  perform limit_count(p_members, p_now);
  foreach s in array p_stakes loop
    select * into p from protections where member_id = s.member_id;
    member_id := s.member_id;
    refusal := case
      when p.member_id is null then null
      when p.pause in ('self-exclusion', 'registered') then 'self-excluded'
      when p.paused_until > p_now then 'play-paused'
      when limit_passed(s.member_id, s.amount, nullif(case when s.move = 'free-stake' then 0 else least(s.amount,
        coalesce((select w.cash from wallets w where w.member_id = s.member_id), 0)) end, 0), p_now) then 'limit-reached'
      when reality_check_due(p, p_now) then 'reality-check' end;
    if refusal is not null then
      return next;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.reality_check_due(p protections, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  since timestamptz := p.played_since;
  night timestamptz := (date_trunc('day', (p_now at time zone 'Europe/Istanbul')
    - p.night_hour * interval '1 hour') + p.night_hour * interval '1 hour') at time zone 'Europe/Istanbul';
begin
  if p.check_due_at is not null then
    return true;
  end if;
  if p.reality_minutes is null and p.night_hour is null then
    return false;
  end if;
  if p.last_stake_at is null or p_now > p.last_stake_at + interval '15 minutes' then
    since := p_now;
    delete from limit_windows where member_id = p.member_id and period = 'play';
    insert into limit_windows (member_id, period, after_seq, upto_seq)
      select w.member_id, 'play', w.seq, w.seq from wallets w where w.member_id = p.member_id;
  end if;
  if p_now >= greatest(since, p.checked_at) + p.reality_minutes * interval '1 minute'
    or p_now < night + interval '6 hours' and (p.checked_at is null or p.checked_at < night) then
    update protections set check_due_at = p_now, played_since = since, last_stake_at = p_now
      where member_id = p.member_id;
    return true;
  end if;
  update protections set played_since = since, last_stake_at = p_now where member_id = p.member_id;
  return false;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if by_owner(tg_relid) then
    return null;
  end if;
  raise exception '%: % only goes forward', tg_table_name, tg_argv[0];
end
$function$;

CREATE OR REPLACE FUNCTION public.round_calls(p_members bigint[], p_tokens bytea[], p_plays integer[], bets round_bet[], p_ends integer[], requests text[], p_cycle_ms integer, p_now timestamp with time zone)
 RETURNS TABLE(place bigint, outcome text, funds bigint, id bigint)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
declare
  seats round_seat[] := round_enter(p_members, p_tokens, p_now);
  playing round_seat[];
  ending round_seat[];
  at integer;
begin
  foreach at in array p_plays loop
    playing := playing || seats[at];
  end loop;
  foreach at in array p_ends loop
    ending := ending || seats[at];
  end loop;
  if playing is not null then
    return query select p_plays[played.place]::bigint, played.outcome, played.funds, played.id
      from round_play(playing, bets, p_cycle_ms, p_now) played;
  end if;
  if ending is not null then
    return query select p_ends[ended.place]::bigint, ended.outcome, ended.funds, ended.id
      from round_end(ending, requests, p_now) ended;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_check(seats round_seat[], bets round_bet[], p_cycle_ms integer, p_now timestamp with time zone, p_is_free boolean DEFAULT false)
 RETURNS TABLE(place bigint, member_id bigint, account text, content text, stake bigint, share bigint, has_hit boolean, outcome text)
 LANGUAGE sql
 STABLE
AS $function$
  select play.place, play.member_id, play.account, play.game || ' ' || play.mode, play.stake,
    play.reserve
      + coalesce(play.growths[1] + play.growths[2] + play.growths[3] + play.growths[4], 0),
    play.hits <> '{}', case
      when seat <> 'seated' then seat
      when before.id is not null then case
        when before.game = play.game and before.mode = play.mode and before.amount = play.amount
          and (select free.bet_id from bonus_rounds free
            where free.member_id = play.member_id and free.bet_id = before.id) is not null = p_is_free
        then 'repeated' else 'reused' end
      when (select b.id from bets b where b.member_id = play.member_id and b.game = play.game
        and b.kind = 'slot' and b.state = 'open') is not null then 'active'
      when p_cycle_ms > 0 and p_now < (
        select b.placed_at from bets b where b.member_id = play.member_id and b.kind = 'slot'
        order by b.id desc limit 1
      ) + p_cycle_ms * interval '1 millisecond' then 'early'
      when play.settings <> coalesce(
        (select revision from game_settings g where g.game = play.game), 0) then 'settings'
      when play.nonce is distinct from (select s.nonce from member_seeds s
        where s.member_id = play.member_id and s.seq = play.seed_seq and s.revealed_at is null)
        then 'nonce'
      end
  from unnest(seats, bets) with ordinality play (member_id, seat, game_id, game, version, account, request_id, mode, amount, stake, seed_seq, nonce, book, multiplier, payout, settings,
      jackpot_terms, growths, reserve, hits, starts, place)
  left join lateral (
    select r.id, b.game, r.mode, r.amount
    from rounds r join bets b on b.member_id = r.member_id and b.id = r.id
    where r.member_id = play.member_id and r.request_id = play.request_id
  ) before on true
$function$;

CREATE OR REPLACE FUNCTION public.round_end(seats round_seat[], p_requests text[], p_now timestamp with time zone)
 RETURNS TABLE(place bigint, outcome text, funds bigint, id bigint)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  ids bigint[];
  outcomes text[];
  balances bigint[];
  due ledger_move[];
  rounds_due bigint[];
  requests_due text[];
  paid ledger_result[];
  nth integer := 0;
begin
  select array_agg(ended.id order by place), array_agg(ended.outcome order by place),
      array_agg(coalesce(before.funds, w.cash + w.bonus, 0) order by place),
      array_agg(payout order by place) filter (where ended.outcome = 'paid'),
      array_agg(ended.id order by place) filter (where ended.outcome = 'paid'),
      array_agg(request_id order by place) filter (where ended.outcome = 'paid')
    into ids, outcomes, balances, due, rounds_due, requests_due
    from unnest(seats, p_requests) with ordinality
      seat (member_id, seat, game_id, game, version, account, request_id, place)
    left join wallets w on w.member_id = seat.member_id
    left join lateral (
      select r.id, b.game, (
          select e.cash + e.bonus from entries e where e.member_id = r.member_id
            and e.source = 'round' and e.reference = 'payout:' || r.id) as funds
      from rounds r join bets b on b.member_id = r.member_id and b.id = r.id
      where r.member_id = seat.member_id and r.end_request_id = seat.request_id
    ) before on true
    left join lateral (
      select b.id, b.game, b.state, case when b.state = 'open' then ledger_payout(b.member_id, 'round', 'payout:' || b.id, r.payout, b.account,
        b.game || ' ' || r.mode, b.stake - b.stake_bonus, b.stake_bonus) end as payout
      from bets b join rounds r on r.member_id = b.member_id and r.id = b.id
      where b.member_id = seat.member_id and b.game = seat.game and b.kind = 'slot'
      order by b.id desc limit 1
    ) last on true
    cross join lateral (
      select coalesce(before.id, last.id) as id, case
        when seat.seat <> 'seated' then seat.seat
        when before.game = seat.game then 'repeated'
        when before.id is not null then 'reused'
        when last.state = 'open' then 'paid'
        when last.id is not null then 'repeated'
        else 'none' end as outcome
    ) ended;
  if due is not null then
    paid := round_settle(due, rounds_due, requests_due, p_now);
  end if;
  for at in 1 .. cardinality(seats) loop
    place := at;
    outcome := outcomes[at];
    id := ids[at];
    funds := case when outcome = 'repeated' then balances[at] end;
    if outcome = 'paid' then
      nth := nth + 1;
      funds := paid[nth].cash + paid[nth].bonus;
    end if;
    return next;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_enter(p_members bigint[], p_tokens bytea[], p_now timestamp with time zone)
 RETURNS round_seat[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  seats round_seat[];
  locked bigint;
  is_idle boolean;
begin
  for at in 2 .. cardinality(p_members) loop
    if p_members[at] <= p_members[at - 1] then
      raise exception 'members come once each, in ascending order';
    end if;
  end loop;
  select array_agg(row(seat.member_id, outcome, game_id, game, version, account)::round_seat order by place),
      count(wallet.member_id), bool_or(outcome = 'seated' and idle is not null)
    into seats, locked, is_idle
    from (select * from round_seats(p_members, p_tokens, p_now) order by place) seat
    left join lateral (
      select w.member_id from wallets w
      where w.member_id = seat.member_id and seat.outcome = 'seated' for update
    ) wallet on true;
  if is_idle then
    perform round_keep_awake(p_members, p_tokens, p_now);
  end if;
  return seats;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_funds(p_member bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select cash + bonus from wallets where member_id = p_member), 0)
$function$;

CREATE OR REPLACE FUNCTION public.round_keep_awake(p_members bigint[], p_tokens bytea[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  update sessions s set active_at = p_now
    from (
      select s.member_id, s.id from round_seats(p_members, p_tokens, p_now) seat
      join sessions s on s.member_id = seat.member_id and s.id = seat.idle
      where seat.outcome = 'seated' and s.ended_at is null
      for update of s skip locked
    ) due
    where s.member_id = due.member_id and s.id = due.id
$function$;

CREATE OR REPLACE FUNCTION public.round_mark(p_member bigint, p_token bytea, p_now timestamp with time zone, p_event text, p_request text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
declare
  seat round_seat := (round_enter(array[p_member], array[p_token], p_now))[1];
  r record;
begin
  if seat.outcome <> 'seated' then
    return seat.outcome;
  end if;
  select b.id, b.state, drawn.payout, drawn.mark_requests into r from bets b
    join rounds drawn on drawn.member_id = b.member_id and drawn.id = b.id
    where b.member_id = p_member and b.game = seat.game and b.kind = 'slot'
    order by b.id desc limit 1;
  if r.mark_requests ? p_request then
    return case when r.mark_requests ->> p_request = p_event then 'repeated' else 'reused' end;
  end if;
  if r.id is null or r.state <> 'open' and r.payout > 0 then
    return 'none';
  end if;
  update rounds set event = p_event, mark_requests = case
      when p_request is null or octet_length(mark_requests::text) > 65536 then mark_requests
      else coalesce(mark_requests, '{}') || jsonb_build_object(p_request, p_event) end
    where member_id = p_member and id = r.id;
  return 'marked';
end
$function$;

CREATE OR REPLACE FUNCTION public.round_pay(p_members bigint[], p_rounds bigint[], p_now timestamp with time zone)
 RETURNS TABLE(member_id bigint, funds bigint)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  due ledger_move[];
  rounds_due bigint[];
begin
  perform ledger_lock(p_members);
  select array_agg(ledger_payout(b.member_id, 'round', 'payout:' || b.id, r.payout, b.account,
        b.game || ' ' || r.mode, b.stake - b.stake_bonus, b.stake_bonus)), array_agg(b.id) into due, rounds_due
    from unnest(p_members, p_rounds) asked (member_id, id)
    join bets b on b.member_id = asked.member_id and b.id = asked.id and b.state = 'open'
    join rounds r on r.member_id = b.member_id and r.id = b.id;
  if due is not null then
    return query select p.member_id, p.cash + p.bonus
      from unnest(round_settle(due, rounds_due, null, p_now)) p;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_pay_jackpots(seats round_seat[], bets round_bet[], outcomes text[], ids bigint[], taken ledger_result[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform jackpot_pay(hit.member_id, hit.id, hit.game, hit.level, hit.start, p_now) from (
    select play.*, hit.* from 
      unnest(seats, bets, outcomes, ids) play (member_id, seat, game_id, game, version, account, request_id, mode, amount, stake, seed_seq, nonce, book, multiplier, payout, settings,
      jackpot_terms, growths, reserve, hits, starts, outcome, id)
      join unnest(taken) t on t.member_id = play.member_id and t.outcome = 'posted'
      cross join unnest(play.hits, play.starts) hit (level, start) where play.outcome is null
    order by array_position(array['mini', 'minor', 'major', 'grand'], hit.level), play.member_id
  ) hit;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_play(seats round_seat[], bets round_bet[], p_cycle_ms integer, p_now timestamp with time zone)
 RETURNS TABLE(place bigint, outcome text, funds bigint, id bigint)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  outcomes text[];
  ids bigint[];
  stakes ledger_move[];
  taken ledger_result[];
  t ledger_result;
  nth integer := 0;
  has_hit boolean;
begin
  select array_agg(outcome order by place), array_agg(id order by place),
      array_agg(ledger_stake(member_id, 'round', 'stake:' || id, stake, account, content,
        case when share > 0 then 'jackpots' end, share) order by place) filter (where outcome is null),
      bool_or(has_hit)
    into outcomes, ids, stakes, has_hit
    from (
      select *, case when outcome is null then nextval('bet_ids') end as id
      from round_check(seats, bets, p_cycle_ms, p_now)
    ) play;
  if stakes is not null then
    taken := take_stakes(stakes, p_now);
    perform round_record(seats, bets, outcomes, ids, taken, p_now);
    perform bonus_after(array(select (unnest(seats)).member_id), ids, null, p_now);
    if has_hit then
      perform round_pay_jackpots(seats, bets, outcomes, ids, taken, p_now);
    end if;
  end if;
  for at in 1 .. cardinality(seats) loop
    place := at;
    outcome := outcomes[at];
    funds := null;
    id := ids[at];
    if outcome is null then
      nth := nth + 1;
      t := taken[nth];
      outcome := case when t.outcome = 'posted' then 'played' else t.outcome end;
      funds := case when has_hit then round_funds(t.member_id) else t.cash + t.bonus end;
    end if;
    return next;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_play_free(p_member bigint, p_token bytea, p_bet round_bet, p_cycle_ms integer, p_now timestamp with time zone)
 RETURNS TABLE(outcome text, funds bigint, id bigint)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  seats round_seat[] := round_enter(array[p_member], array[p_token], p_now);
  free record;
  stake ledger_move;
  taken ledger_result[];
  bet bigint;
begin
  select c.outcome, c.account, c.content, c.share, c.has_hit into free
    from round_check(seats, array[p_bet], p_cycle_ms, p_now, true) c;
  outcome := free.outcome;
  if outcome is not null then
    return next;
    return;
  end if;
  bet := nextval('bet_ids');
  stake := ledger_free_stake(p_member, 'round', 'stake:' || bet, (p_bet).stake, free.account,
    free.content, case when free.share > 0 then 'jackpots' end, free.share);
  taken := bonus_stake_round(p_member, (seats[1]).game, bet, stake, p_now);
  outcome := case when taken is null then 'no-free-round'
    when (taken[1]).outcome <> 'posted' then (taken[1]).outcome end;
  if outcome is not null then
    return next;
    return;
  end if;
  perform round_record(seats, array[p_bet], array[null]::text[], array[bet], taken, p_now);
  perform bonus_after(array[p_member], array[bet], null, p_now);
  if free.has_hit then
    perform round_pay_jackpots(seats, array[p_bet], array[null]::text[], array[bet], taken, p_now);
  end if;
  outcome := 'played';
  id := bet;
  funds := round_funds(p_member);
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_played_funds(p_member bigint, p_round bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select e.cash + e.bonus from entries e
  where e.member_id = p_member and (e.source, e.reference) in (
    select 'round', 'stake:' || p_round
    union all select 'jackpot', 'share:' || p_round
    union all select 'jackpot', 'win:' || p_round || ':' || w.level from jackpot_wins w
      where w.member_id = p_member and w.round_id = p_round)
  order by e.seq desc limit 1
$function$;

CREATE OR REPLACE FUNCTION public.round_record(seats round_seat[], bets round_bet[], outcomes text[], ids bigint[], taken ledger_result[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  t ledger_result;
  plays integer := 0;
  nonces integer;
begin
  with played as materialized (
    select play.*, -t.bonus_delta as stake_bonus from 
      unnest(seats, bets, outcomes, ids) play (member_id, seat, game_id, game, version, account, request_id, mode, amount, stake, seed_seq, nonce, book, multiplier, payout, settings,
      jackpot_terms, growths, reserve, hits, starts, outcome, id)
      join unnest(taken) t on t.member_id = play.member_id and t.outcome = 'posted'
      where play.outcome is null
  ), bet as (
    insert into bets (member_id, id, kind, account, game_id, game, stake, stake_bonus, state,
        placed_at, settled_at)
      select member_id, id, 'slot', account, game_id, game, stake, stake_bonus,
        case when payout > 0 then 'open' else 'settled' end, p_now,
        case when payout > 0 then null else p_now end
      from played
  ), round as (
    insert into rounds (member_id, id, version, mode, amount, multiplier, payout, book, seed_seq, nonce,
        request_id, jackpot_terms)
      select member_id, id, version, mode, amount, multiplier, payout, book, seed_seq, nonce,
        request_id, jackpot_terms
      from played
  ), grown as (
    
    update jackpot_stripes set
      mini = mini + sums[1], minor = minor + sums[2], major = major + sums[3], grand = grand + sums[4]
      from (
        select array[sum(growths[1]), sum(growths[2]), sum(growths[3]), sum(growths[4])] as sums
        from played
      ) given
      where stripe = pg_backend_pid() % 64 and sums[1] is not null
  )
  update member_seeds s set nonce = s.nonce + 1 from played
    where s.member_id = played.member_id and s.seq = played.seed_seq
      and s.nonce = played.nonce and s.revealed_at is null;
  get diagnostics nonces = row_count;
  foreach t in array taken loop
    plays := plays + (t.outcome = 'posted')::integer;
  end loop;
  if nonces <> plays then
    raise exception 'a seed was renewed in the middle of its play';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_seats(p_members bigint[], p_tokens bytea[], p_now timestamp with time zone)
 RETURNS TABLE(place bigint, member_id bigint, outcome text, game_id integer, game text, version text, account text, idle bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select asked.place, asked.member_id,
    case
      when s.id is null then 'session'
      when s.expires_at <= p_now or s.active_at <= p_now - interval '1 hour' then 'expired'
      else 'seated' end,
    g.game_id, g.game, g.version, g.account,
    case when s.active_at < p_now - interval '30 seconds' then s.id end
  from unnest(p_members, p_tokens) with ordinality asked (member_id, token, place)
  left join game_sessions g on g.member_id = asked.member_id and g.token_hash = asked.token
  left join lateral (
    select id, expires_at, active_at from sessions
    where member_id = g.member_id and family_id = g.family_id and ended_at is null
    order by active_at desc limit 1
  ) s on true
$function$;

CREATE OR REPLACE FUNCTION public.round_settle(p_payouts ledger_move[], p_rounds bigint[], p_requests text[], p_now timestamp with time zone)
 RETURNS ledger_result[]
 LANGUAGE plpgsql
AS $function$
declare
  paid ledger_result[] := ledger_post(p_payouts);
  members bigint[];
  rounds_paid bigint[];
  payouts bigint[];
  payouts_bonus bigint[];
begin
  select array_agg(p.member_id), array_agg(due.id), array_agg(p.cash_delta + p.bonus_delta),
      array_agg(p.bonus_delta)
    into members, rounds_paid, payouts, payouts_bonus
    from unnest(paid) p
    join (select (unnest(p_payouts)).member_id, unnest(p_rounds) as id) due
      on due.member_id = p.member_id
    where p.outcome = 'posted';
  if members is null or cardinality(members) < cardinality(p_payouts) then
    raise exception 'payouts were not posted: %', paid;
  end if;
  if bet_settle(members, rounds_paid, payouts, payouts_bonus, p_now) <> cardinality(paid) then
    raise exception 'bets were settled beside their payouts: %', p_rounds;
  end if;
  if array_remove(p_requests, null) <> '{}' then
    update rounds r set end_request_id = asked.request_id
      from (
        select (unnest(p_payouts)).member_id, unnest(p_rounds) as id, unnest(p_requests) as request_id
      ) asked
      where r.member_id = asked.member_id and r.id = asked.id and asked.request_id is not null;
  end if;
  return paid;
end
$function$;

CREATE OR REPLACE FUNCTION public.session_seconds(p_member bigint, p_since timestamp with time zone, p_now timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(extract(epoch from upper(part) - lower(part))), 0)::bigint
  from unnest((
    select range_agg(tstzrange(greatest(s.created_at, p_since), ended.at)) from sessions s
    cross join lateral (select least(coalesce(s.ended_at, p_now), s.active_at + interval '1 minute', p_now)
      as at) ended
    where s.member_id = p_member and not s.is_pending and s.created_at < p_now and ended.at > p_since
      and ended.at > s.created_at
  )) part
$function$;

CREATE OR REPLACE FUNCTION public.sports_correct(p_member bigint, p_id bigint, p_kept smallint, p_place integer, p_before bigint, p_after bigint, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
declare
  change bigint;
  claim bigint := 0;
  answer ledger_result;
begin
  perform ledger_lock(array[p_member]);
  select ((p_after - p_before) - sign((p_after - p_before)::numeric) * div(abs((p_after - p_before)::numeric) * b.stake_bonus, greatest(b.stake, 1)))::bigint into change from bets b
    join sports_coupons c on c.member_id = b.member_id and c.id = b.id and c.kept = p_kept
    where b.member_id = p_member and b.id = p_id and b.settled_at is not null
      and p_place = 1 + (select coalesce(max(e.place), 0) from sports_corrections e
        where e.member_id = p_member and e.coupon_id = p_id);
  if not found then
    return false;
  end if;
  if change < 0 then
    claim := (select greatest(-change - w.cash, 0) from wallets w where w.member_id = p_member);
  end if;
  insert into sports_corrections (member_id, coupon_id, place, at, payout_before, payout_after, cash, claimed)
    values (p_member, p_id, p_place, p_now, p_before, p_after, change, claim);
  if change = 0 then
    return true;
  end if;
  answer := (ledger_post(array[ledger_correction(p_member, 'coupon:' || p_id || ':' || p_place, change,
    'sportsbook', claim)]))[1];
  if answer.outcome <> 'posted' then
    raise exception 'a coupon was not corrected: %', answer;
  end if;
  perform sports_meet_claims(p_member, change) where change > 0;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.sports_meet_claims(p_member bigint, p_paid bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
declare
  claim record;
  answer ledger_result;
  part bigint;
  rest bigint := p_paid;
begin
  for claim in select c.coupon_id, c.place, c.claimed, c.met from sports_corrections c
    where c.member_id = p_member and c.met < c.claimed order by c.at, c.coupon_id, c.place
  loop
    exit when rest <= 0;
    part := least(rest, claim.claimed - claim.met);
    answer := (ledger_post(array[ledger_claim(p_member,
      'claim:' || claim.coupon_id || ':' || claim.place || ':' || claim.met, part)]))[1];
    if answer.outcome <> 'posted' then
      raise exception 'a claim was not met: %', answer;
    end if;
    update sports_corrections c set met = c.met + part
      where c.member_id = p_member and c.coupon_id = claim.coupon_id and c.place = claim.place;
    rest := rest - part;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.sports_refuse_early_sale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if by_owner(tg_relid) or old.cashout_due_at is null
    and new.cashout_due_at - new.cashout_asked_at = interval '5000 milliseconds'
    and new.cashout_asked_at > clock_timestamp() - interval '1000 milliseconds' then
    return null;
  end if;
  raise exception 'a sale of coupon % would not wait', new.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.sports_refuse_older_result()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if by_owner(tg_relid) then
    return null;
  end if;
  if (new.settled_version, new.settled_ruling) is distinct from (old.settled_version, old.settled_ruling)
    and new.settled_version >= old.settled_version and new.settled_ruling >= old.settled_ruling
    and new.result is not null
    and (new.odds, new.version, new.held_odds) is not distinct from (old.odds, old.version, old.held_odds)
    and exists (select from sports_earlier_results e
      where e.member_id = old.member_id and e.coupon_id = old.coupon_id and e.place = old.place
        and (e.settled_version, e.settled_ruling, e.result) = (old.settled_version, old.settled_ruling, old.result))
  then
    return null;
  end if;
  raise exception 'sports_coupon_legs: a result only goes forward';
end
$function$;

CREATE OR REPLACE FUNCTION public.sports_sell(p_member bigint, p_id bigint, p_part text, p_stake bigint, p_paid bigint, p_is_last boolean, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
declare
  house text;
  paid ledger_result;
begin
  perform ledger_lock(array[p_member]);
  select b.account into house from bets b
    where b.member_id = p_member and b.id = p_id and b.settled_at is null;
  if not found then
    return false;
  end if;
  paid := (ledger_post(array[ledger_settle(p_member, 'bet', 'payout:' || p_id || ':' || p_part, p_stake, house,
    'stake:' || p_id, p_paid)]))[1];
  if paid.outcome <> 'posted' then
    raise exception 'a coupon was not sold: %', paid;
  end if;
  if p_is_last then
    perform bet_settle(array[p_member], array[p_id], array[paid.cash_delta + paid.bonus_delta],
      array[paid.bonus_delta], p_now);
  else
    perform bet_pay(array[p_member], array[p_id], array[paid.cash_delta + paid.bonus_delta],
      array[paid.bonus_delta]);
  end if;
  perform sports_meet_claims(p_member, paid.cash_delta);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.sports_settle(p_members bigint[], p_ids bigint[], p_won bigint[], p_void boolean[], p_kept smallint[], p_now timestamp with time zone)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
declare
  members bigint[];
  ids bigint[];
  voids boolean[];
  moves ledger_move[];
  results ledger_result[];
begin
  perform ledger_lock(p_members);
  select array_agg(u.member_id order by u.member_id), array_agg(u.id order by u.member_id),
      array_agg(u.is_void order by u.member_id),
      array_agg(case when u.is_void
        then ledger_release(u.member_id, 'bet', 'refund:' || u.id, b.stake, b.account, 'stake:' || u.id)
        else ledger_settle(u.member_id, 'bet', 'payout:' || u.id, b.stake * c.kept / 10, b.account,
          'stake:' || u.id, u.won) end
        order by u.member_id)
    into members, ids, voids, moves
    from unnest(p_members, p_ids, p_won, p_void, p_kept) u (member_id, id, won, is_void, kept)
    join bets b on b.member_id = u.member_id and b.id = u.id
    join sports_coupons c on c.member_id = u.member_id and c.id = u.id and c.kept = u.kept
    where b.settled_at is null;
  if members is null then
    return;
  end if;
  results := ledger_post(moves);
  if exists (select from unnest(results) t where t.outcome <> 'posted') then
    raise exception 'a coupon was not settled: %', results;
  end if;
  perform bet_void(array_agg(u.m), array_agg(u.i), p_now)
    from unnest(members, ids, voids) u (m, i, v) where u.v having count(*) > 0;
  perform bet_settle(array_agg(u.m), array_agg(u.i), array_agg(t.cash_delta + t.bonus_delta),
      array_agg(t.bonus_delta), p_now)
    from unnest(members, ids, voids) u (m, i, v) join unnest(results) t on t.member_id = u.m
    where not u.v having count(*) > 0;
  update sports_coupons c set auto_price = null from unnest(members, ids) u (m, i)
    where c.member_id = u.m and c.id = u.i and c.auto_price is not null;
  perform sports_meet_claims(t.member_id, t.cash_delta)
    from unnest(results) t join unnest(members, voids) u (m, v) on u.m = t.member_id
    where t.cash_delta > 0 and not u.v;
  return query select unnest(members);
end
$function$;

CREATE OR REPLACE FUNCTION public.stake_product(p_stake ledger_move)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when p_stake.house in ('sportsbook', 'poker') then p_stake.house::text
    when p_stake.source = 'round' then 'slots' else 'tables' end
$function$;

CREATE OR REPLACE FUNCTION public.take_stakes(p_stakes ledger_move[], p_now timestamp with time zone, p_is_in_round boolean DEFAULT false)
 RETURNS ledger_result[]
 LANGUAGE plpgsql
AS $function$
declare
  refused ledger_result[] := array(
    select distinct on (a.member_id) row(a.member_id, a.refusal, null, null, null, null, null, 0, 0)::ledger_result
    from may_stake(p_stakes, p_now) with ordinality as a (member_id, refusal, place)
    where not p_is_in_round or a.refusal not in ('reality-check', 'product-closed', 'bonus-stake-max')
    order by a.member_id, a.place);
begin
  if cardinality(refused) = 0 then
    return ledger_post(p_stakes);
  end if;
  return array(select t from unnest(refused || ledger_post(array(
    select s from unnest(p_stakes) s
    where s.member_id not in (select r.member_id from unnest(refused) r)))) t order by t.member_id);
end
$function$;

CREATE TRIGGER actions_keep_all BEFORE TRUNCATE ON public.actions FOR EACH STATEMENT EXECUTE FUNCTION action_refuse_change();

CREATE TRIGGER actions_keep_rows BEFORE DELETE OR UPDATE ON public.actions FOR EACH ROW EXECUTE FUNCTION action_refuse_change();

CREATE TRIGGER bets_over AFTER UPDATE ON public.bets FOR EACH ROW WHEN ((old.settled_at IS NOT NULL)) EXECUTE FUNCTION refuse_back('the row');

CREATE TRIGGER bonuses_state_forward AFTER UPDATE OF state ON public.bonuses FOR EACH ROW WHEN (((new.state IS DISTINCT FROM old.state) AND (((COALESCE(old.state, ''::text) || '>'::text) || COALESCE(new.state, ''::text)) <> ALL (ARRAY['active>converted'::text, 'active>cancelled'::text, 'active>expired'::text, 'active>spent'::text])))) EXECUTE FUNCTION refuse_back('state');

CREATE TRIGGER bonuses_written_once AFTER UPDATE OF ended_at, counts_after ON public.bonuses FOR EACH ROW WHEN ((((old.ended_at IS NOT NULL) AND (new.ended_at IS DISTINCT FROM old.ended_at)) OR ((old.counts_after IS NOT NULL) AND (new.counts_after IS DISTINCT FROM old.counts_after)))) EXECUTE FUNCTION refuse_back('ended_at, counts_after');

CREATE CONSTRAINT TRIGGER cash_transactions_approved AFTER UPDATE ON public.cash_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((new.payout_state = 'sent'::text) AND (old.payout_state IS DISTINCT FROM 'sent'::text)) OR (new.first_approval_by IS DISTINCT FROM old.first_approval_by))) EXECUTE FUNCTION payout_refuse_unapproved();

CREATE TRIGGER cash_transactions_canceled_by_with_status AFTER UPDATE OF canceled_by ON public.cash_transactions FOR EACH ROW WHEN (((new.canceled_by IS DISTINCT FROM old.canceled_by) AND (NOT (new.status IS DISTINCT FROM old.status)))) EXECUTE FUNCTION refuse_back('canceled_by');

CREATE CONSTRAINT TRIGGER cash_transactions_counted AFTER INSERT OR DELETE ON public.cash_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cash_transaction_counted();

CREATE TRIGGER cash_transactions_decided_at_with_status AFTER UPDATE OF decided_at ON public.cash_transactions FOR EACH ROW WHEN (((new.decided_at IS DISTINCT FROM old.decided_at) AND (NOT (new.status IS DISTINCT FROM old.status)))) EXECUTE FUNCTION refuse_back('decided_at');

CREATE TRIGGER cash_transactions_keep BEFORE UPDATE OF direction, amount ON public.cash_transactions FOR EACH ROW WHEN (((new.direction IS DISTINCT FROM old.direction) OR (new.amount IS DISTINCT FROM old.amount))) EXECUTE FUNCTION cash_transaction_changed();

CREATE TRIGGER cash_transactions_never_less AFTER UPDATE OF attempt ON public.cash_transactions FOR EACH ROW WHEN (COALESCE((new.attempt < old.attempt), (old.attempt IS NOT NULL))) EXECUTE FUNCTION refuse_back('attempt');

CREATE TRIGGER cash_transactions_payout_state_forward AFTER UPDATE OF payout_state ON public.cash_transactions FOR EACH ROW WHEN (((new.payout_state IS DISTINCT FROM old.payout_state) AND (((COALESCE(old.payout_state, ''::text) || '>'::text) || COALESCE(new.payout_state, ''::text)) <> ALL (ARRAY['waiting>review'::text, 'waiting>sent'::text, 'waiting>refused'::text, 'waiting>taken-back'::text, 'review>sent'::text, 'review>refused'::text, 'review>paid'::text, 'sent>review'::text, 'sent>refused'::text, 'sent>paid'::text])))) EXECUTE FUNCTION refuse_back('payout_state');

CREATE CONSTRAINT TRIGGER cash_transactions_recounted AFTER UPDATE ON public.cash_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.status <> new.status) OR (old.transfer_type_id <> new.transfer_type_id) OR (old.created_at <> new.created_at))) EXECUTE FUNCTION cash_transaction_counted();

CREATE TRIGGER cash_transactions_status_forward AFTER UPDATE OF status ON public.cash_transactions FOR EACH ROW WHEN (((new.status IS DISTINCT FROM old.status) AND (((COALESCE((old.status)::text, ''::text) || '>'::text) || COALESCE((new.status)::text, ''::text)) <> ALL (ARRAY['1001>1002'::text, '1001>1003'::text, '1003>1002'::text])))) EXECUTE FUNCTION refuse_back('status');

CREATE TRIGGER floor_rounds_moments BEFORE UPDATE ON public.floor_rounds FOR EACH ROW EXECUTE FUNCTION floor_round_moved();

CREATE TRIGGER floor_rounds_phase_forward AFTER UPDATE OF phase ON public.floor_rounds FOR EACH ROW WHEN (((new.phase IS DISTINCT FROM old.phase) AND (((COALESCE(old.phase, ''::text) || '>'::text) || COALESCE(new.phase, ''::text)) <> ALL (ARRAY['open>closing'::text, 'closing>drawn'::text, 'closing>void'::text, 'drawn>telling'::text, 'telling>settled'::text])))) EXECUTE FUNCTION refuse_back('phase');

CREATE TRIGGER floor_rounds_written_once AFTER UPDATE OF crowd, shoe, begins_at, ends_at, landed_at, seed, settled_at ON public.floor_rounds FOR EACH ROW WHEN ((((old.crowd IS NOT NULL) AND (new.crowd IS DISTINCT FROM old.crowd)) OR ((old.shoe IS NOT NULL) AND (new.shoe IS DISTINCT FROM old.shoe)) OR ((old.begins_at IS NOT NULL) AND (new.begins_at IS DISTINCT FROM old.begins_at)) OR ((old.ends_at IS NOT NULL) AND (new.ends_at IS DISTINCT FROM old.ends_at)) OR ((old.landed_at IS NOT NULL) AND (new.landed_at IS DISTINCT FROM old.landed_at)) OR ((old.seed IS NOT NULL) AND (new.seed IS DISTINCT FROM old.seed)) OR ((old.settled_at IS NOT NULL) AND (new.settled_at IS DISTINCT FROM old.settled_at)))) EXECUTE FUNCTION refuse_back('crowd, shoe, begins_at, ends_at, landed_at, seed, settled_at');

CREATE TRIGGER floor_stakes_late AFTER INSERT ON public.floor_stakes FOR EACH ROW EXECUTE FUNCTION floor_refuse_late();

CREATE TRIGGER floor_stakes_over AFTER UPDATE ON public.floor_stakes FOR EACH ROW WHEN ((old.state <> 'placed'::text)) EXECUTE FUNCTION refuse_back('the row');

CREATE TRIGGER floor_stakes_written_once AFTER UPDATE OF half_at, half_request_id ON public.floor_stakes FOR EACH ROW WHEN ((((old.half_at IS NOT NULL) AND (new.half_at IS DISTINCT FROM old.half_at)) OR ((old.half_request_id IS NOT NULL) AND (new.half_request_id IS DISTINCT FROM old.half_request_id)))) EXECUTE FUNCTION refuse_back('half_at, half_request_id');

CREATE TRIGGER jackpot_pools_never_less AFTER UPDATE OF taken, wins ON public.jackpot_pools FOR EACH ROW WHEN ((COALESCE((new.taken < old.taken), (old.taken IS NOT NULL)) OR COALESCE((new.wins < old.wins), (old.wins IS NOT NULL)))) EXECUTE FUNCTION refuse_back('taken, wins');

CREATE TRIGGER jackpot_stripes_never_less AFTER UPDATE OF mini, minor, major, grand ON public.jackpot_stripes FOR EACH ROW WHEN ((COALESCE((new.mini < old.mini), (old.mini IS NOT NULL)) OR COALESCE((new.minor < old.minor), (old.minor IS NOT NULL)) OR COALESCE((new.major < old.major), (old.major IS NOT NULL)) OR COALESCE((new.grand < old.grand), (old.grand IS NOT NULL)))) EXECUTE FUNCTION refuse_back('mini, minor, major, grand');

CREATE TRIGGER lotteries_never_less AFTER UPDATE OF tickets, issued_until ON public.lotteries FOR EACH ROW WHEN ((COALESCE((new.tickets < old.tickets), (old.tickets IS NOT NULL)) OR COALESCE((new.issued_until < old.issued_until), (old.issued_until IS NOT NULL)))) EXECUTE FUNCTION refuse_back('tickets, issued_until');

CREATE TRIGGER lotteries_written_once AFTER UPDATE OF drawn_at ON public.lotteries FOR EACH ROW WHEN (((old.drawn_at IS NOT NULL) AND (new.drawn_at IS DISTINCT FROM old.drawn_at))) EXECUTE FUNCTION refuse_back('drawn_at');

CREATE TRIGGER lottery_tickets_written_once AFTER UPDATE OF place, prize, paid_at ON public.lottery_tickets FOR EACH ROW WHEN ((((old.place IS NOT NULL) AND (new.place IS DISTINCT FROM old.place)) OR ((old.prize IS NOT NULL) AND (new.prize IS DISTINCT FROM old.prize)) OR ((old.paid_at IS NOT NULL) AND (new.paid_at IS DISTINCT FROM old.paid_at)))) EXECUTE FUNCTION refuse_back('place, prize, paid_at');

CREATE TRIGGER member_seeds_written_once AFTER UPDATE OF client_seed, revealed_at ON public.member_seeds FOR EACH ROW WHEN ((((old.client_seed IS NOT NULL) AND (new.client_seed IS DISTINCT FROM old.client_seed)) OR ((old.revealed_at IS NOT NULL) AND (new.revealed_at IS DISTINCT FROM old.revealed_at)))) EXECUTE FUNCTION refuse_back('client_seed, revealed_at');

CREATE TRIGGER poker_transfers_never_less AFTER UPDATE OF return_attempt ON public.poker_transfers FOR EACH ROW WHEN (COALESCE((new.return_attempt < old.return_attempt), (old.return_attempt IS NOT NULL))) EXECUTE FUNCTION refuse_back('return_attempt');

CREATE TRIGGER poker_transfers_purse_with_state AFTER UPDATE OF purse ON public.poker_transfers FOR EACH ROW WHEN (((new.purse IS DISTINCT FROM old.purse) AND (NOT (new.state IS DISTINCT FROM old.state)))) EXECUTE FUNCTION refuse_back('purse');

CREATE TRIGGER poker_transfers_said AFTER UPDATE OF state ON public.poker_transfers FOR EACH ROW WHEN (((old.state = 'sent'::text) AND (new.state <> 'sent'::text))) EXECUTE FUNCTION poker_refuse_unsaid();

CREATE TRIGGER poker_transfers_state_forward AFTER UPDATE OF state ON public.poker_transfers FOR EACH ROW WHEN (((new.state IS DISTINCT FROM old.state) AND (((COALESCE(old.state, ''::text) || '>'::text) || COALESCE(new.state, ''::text)) <> ALL (ARRAY['sent>done'::text, 'sent>refused'::text, 'sent>review'::text, 'review>credited'::text, 'review>returning'::text, 'returning>returned'::text])))) EXECUTE FUNCTION refuse_back('state');

CREATE TRIGGER poker_transfers_written_once AFTER UPDATE OF ended_at ON public.poker_transfers FOR EACH ROW WHEN (((old.ended_at IS NOT NULL) AND (new.ended_at IS DISTINCT FROM old.ended_at))) EXECUTE FUNCTION refuse_back('ended_at');

CREATE TRIGGER sports_corrections_never_less AFTER UPDATE OF met ON public.sports_corrections FOR EACH ROW WHEN (COALESCE((new.met < old.met), (old.met IS NOT NULL))) EXECUTE FUNCTION refuse_back('met');

CREATE TRIGGER sports_coupon_legs_result AFTER UPDATE ON public.sports_coupon_legs FOR EACH ROW WHEN ((old.result IS NOT NULL)) EXECUTE FUNCTION sports_refuse_older_result();

CREATE TRIGGER sports_coupons_cashout_asked_at_with_cashout_due_at AFTER UPDATE OF cashout_asked_at ON public.sports_coupons FOR EACH ROW WHEN (((new.cashout_asked_at IS DISTINCT FROM old.cashout_asked_at) AND (NOT (new.cashout_due_at IS DISTINCT FROM old.cashout_due_at)))) EXECUTE FUNCTION refuse_back('cashout_asked_at');

CREATE TRIGGER sports_coupons_never_more AFTER UPDATE OF kept ON public.sports_coupons FOR EACH ROW WHEN ((new.kept > old.kept)) EXECUTE FUNCTION refuse_back('kept');

CREATE TRIGGER sports_coupons_sale_waits AFTER UPDATE OF cashout_due_at ON public.sports_coupons FOR EACH ROW WHEN (((new.cashout_due_at IS NOT NULL) AND (new.cashout_due_at IS DISTINCT FROM old.cashout_due_at))) EXECUTE FUNCTION sports_refuse_early_sale();

CREATE TRIGGER sports_coupons_state_forward AFTER UPDATE OF state ON public.sports_coupons FOR EACH ROW WHEN (((new.state IS DISTINCT FROM old.state) AND (((COALESCE(old.state, ''::text) || '>'::text) || COALESCE(new.state, ''::text)) <> ALL (ARRAY['pending>accepted'::text, 'pending>refused'::text])))) EXECUTE FUNCTION refuse_back('state');

CREATE TRIGGER sports_events_never_less AFTER UPDATE OF taken, settled_version, rulings, reviews_due, reviews_done ON public.sports_events FOR EACH ROW WHEN ((COALESCE((new.taken < old.taken), (old.taken IS NOT NULL)) OR COALESCE((new.settled_version < old.settled_version), (old.settled_version IS NOT NULL)) OR COALESCE((new.rulings < old.rulings), (old.rulings IS NOT NULL)) OR COALESCE((new.reviews_due < old.reviews_due), (old.reviews_due IS NOT NULL)) OR COALESCE((new.reviews_done < old.reviews_done), (old.reviews_done IS NOT NULL)))) EXECUTE FUNCTION refuse_back('taken, settled_version, rulings, reviews_due, reviews_done');

CREATE TRIGGER sports_events_written_once AFTER UPDATE OF first_starts_at, settled_at ON public.sports_events FOR EACH ROW WHEN ((((old.first_starts_at IS NOT NULL) AND (new.first_starts_at IS DISTINCT FROM old.first_starts_at)) OR ((old.settled_at IS NOT NULL) AND (new.settled_at IS DISTINCT FROM old.settled_at)))) EXECUTE FUNCTION refuse_back('first_starts_at, settled_at');

CREATE TRIGGER tournament_standings_written_once AFTER UPDATE OF paid_at ON public.tournament_standings FOR EACH ROW WHEN (((old.paid_at IS NOT NULL) AND (new.paid_at IS DISTINCT FROM old.paid_at))) EXECUTE FUNCTION refuse_back('paid_at');

CREATE TRIGGER tournaments_written_once AFTER UPDATE OF cancelled_at, fixed_at ON public.tournaments FOR EACH ROW WHEN ((((old.cancelled_at IS NOT NULL) AND (new.cancelled_at IS DISTINCT FROM old.cancelled_at)) OR ((old.fixed_at IS NOT NULL) AND (new.fixed_at IS DISTINCT FROM old.fixed_at)))) EXECUTE FUNCTION refuse_back('cancelled_at, fixed_at');
