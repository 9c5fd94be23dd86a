set check_function_bodies = off;

create domain house_account as text constraint house_account_check CHECK (
CASE
    WHEN (VALUE ~~ 'games:_%'::text) THEN ((char_length(substr(VALUE, 7)) <= 48) AND (ltrim(substr(VALUE, 7), 'abcdefghijklmnopqrstuvwxyz0123456789_.-'::text) = ''::text) AND ("left"(substr(VALUE, 7), 1) <> ALL (ARRAY['_'::text, '.'::text, '-'::text])))
    WHEN (VALUE ~~ 'cashier:_%'::text) THEN ((char_length(substr(VALUE, 9)) <= 48) AND (ltrim(substr(VALUE, 9), 'abcdefghijklmnopqrstuvwxyz0123456789_.-'::text) = ''::text) AND ("left"(substr(VALUE, 9), 1) <> ALL (ARRAY['_'::text, '.'::text, '-'::text])))
    ELSE (VALUE = ANY (ARRAY['sportsbook'::text, 'jackpots'::text, 'promotions'::text, 'poker'::text]))
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

create sequence bet_ids;

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
  settled_at timestamp with time zone
);

create table cash_counts (
  member_id bigint not null,
  direction text not null,
  status smallint not null,
  transfer_type_id smallint not null,
  records bigint not null,
  amount bigint not null
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
  announced_at timestamp with time zone
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
  provider_game_id integer
);

create table catalogue_providers (
  id integer not null,
  name text not null,
  slug text not null,
  status smallint default 1 not null
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

create table favourite_games (
  member_id bigint not null,
  game_id integer not null,
  created_at timestamp with time zone default now() not null
);

create table favourite_methods (
  member_id bigint not null,
  direction text not null,
  method_id integer not null,
  created_at timestamp with time zone default now() not null
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
  drawn_at timestamp with time zone
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
  closed_at timestamp with time zone
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
  direction text not null
);

create table poker_players (
  member_id bigint not null,
  username text not null,
  created_at timestamp with time zone default now() not null
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

create table promotion_codes (
  code text not null,
  title_tr text not null,
  title_en text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone
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
  ('1', '2026-11-24 08:30:32.457878+00', 'command', 'tester', 'tournament.add', 'tournament:1', NULL, '{"ends": "2026-11-24T10:30:32.445Z", "name": "test-1", "rule": "best-multiple", "text": {"en": "A trial.", "tr": "Bir deneme."}, "games": ["lale-devri"], "title": {"en": "Trial Cup", "tr": "Deneme Kupası"}, "prizes": [500, 250], "starts": "2026-11-24T07:30:32.445Z", "minStake": 2}', NULL),
  ('2', '2026-11-24 08:30:32.464125+00', 'command', 'tester', 'game.settings', 'game:yonca-bahcesi', '{"closed_modes": []}', '{"closed_modes": ["BONUS"]}', NULL),
  ('3', '2026-11-24 08:30:32.70633+00', 'command', 'tester', 'withdrawal.approve', 'withdrawal:8', '{"status": 1001, "attempt": 0, "payout_state": "waiting"}', '{"status": 1001, "attempt": 1, "payout_state": "sent"}', NULL),
  ('4', '2026-11-24 08:30:32.729651+00', 'command', 'tester', 'withdrawal.refuse', 'withdrawal:9', '{"status": 1001, "attempt": 0, "payout_state": "waiting"}', '{"status": 1003, "attempt": 0, "canceled_by": "house", "payout_state": "refused", "refusal_reason": "Not your name"}', NULL);

insert into auth_values (member_id, hash, family_id, browser_hash, created_at, used_at) overriding system value values
  ('1', E'\\xefa9609ba7b52d9c8f3f1d2bd5e7304dee260f80c04582769b14acbe3a2c9a00', '1', E'\\xe203547fe88733cf20320bfc5624e4e2338f1210ab080f5b52b6f9fd42b68e1b', '2026-11-24 08:30:32.485+00', NULL),
  ('4', E'\\xb5be84a5edee5d2e1ef1c14a78498ceb642d2244046614ff1ab47e89b2c4c5bc', '2', E'\\xec82af3b0ccf77b00f54cff424a73f134f6fde79e0fec488aa4e4eebe566610e', '2026-11-24 08:30:33.391+00', NULL);

insert into bets (member_id, id, kind, account, game_id, game, stake, stake_bonus, payout, payout_bonus, state, placed_at, settled_at) overriding system value values
  ('1', '1', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '0', '0', 'settled', '2026-11-24 08:30:32.804+00', '2026-11-24 08:30:32.804+00'),
  ('1', '10', 'slot', 'games:cini-atolyesi', '3', 'yonca-bahcesi', '1000000', '0', '0', '0', 'open', '2026-11-24 08:30:33.297+00', NULL),
  ('1', '11', 'table', 'games:cini', '4', 'galata-ruleti', '8000000', '0', '0', '0', 'open', '2026-11-24 08:30:33.304+00', NULL),
  ('1', '12', 'table', 'games:cini', '4', 'galata-ruleti', '8000000', '0', '3000000', '0', 'open', '2026-11-24 08:30:33.304+00', NULL),
  ('1', '13', 'table', 'games:cini', '4', 'galata-ruleti', '8000000', '0', '8000000', '0', 'settled', '2026-11-24 08:30:33.304+00', '2026-11-24 08:30:33.304+00'),
  ('1', '14', 'coupon', 'games:cini', NULL, 'sports', '6000000', '0', '0', '0', 'settled', '2026-11-24 08:30:33.304+00', '2026-11-24 08:30:33.304+00'),
  ('1', '2', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '500000', '0', 'settled', '2026-11-24 08:30:33.189+00', '2026-11-24 08:30:33.196+00'),
  ('1', '3', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '12000000', '0', 'settled', '2026-11-24 08:30:33.205+00', '2026-11-24 08:30:33.211+00'),
  ('1', '4', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '0', '0', 'settled', '2026-11-24 08:30:33.216+00', '2026-11-24 08:30:33.216+00'),
  ('1', '5', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '0', '0', 'settled', '2026-11-24 08:30:33.221+00', '2026-11-24 08:30:33.221+00'),
  ('1', '6', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '0', '0', 'settled', '2026-11-24 08:30:33.226+00', '2026-11-24 08:30:33.226+00'),
  ('1', '7', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '4600000', '0', 'settled', '2026-11-24 08:30:33.231+00', '2026-11-24 08:30:33.236+00'),
  ('1', '8', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '2000000', '0', '0', '0', 'settled', '2026-11-24 08:30:33.24+00', '2026-11-24 08:30:33.24+00'),
  ('1', '9', 'slot', 'games:cini-atolyesi', '3', 'yonca-bahcesi', '1000000', '0', '0', '0', 'settled', '2026-11-24 08:30:33.291+00', '2026-11-24 08:30:33.291+00'),
  ('4', '15', 'slot', 'games:cini-atolyesi', '1', 'lale-devri', '10000000000', '0', '0', '0', 'settled', '2026-11-24 08:30:33.495+00', '2026-11-24 08:30:33.495+00');

insert into cash_counts (member_id, direction, status, transfer_type_id, records, amount) overriding system value values
  ('1', 'in', '1001', '2', '1', '250000000'),
  ('1', 'in', '1002', '2', '2', '10250000000'),
  ('1', 'in', '1003', '2', '1', '250000000'),
  ('1', 'out', '1001', '2', '2', '200000000'),
  ('1', 'out', '1003', '2', '1', '100000000'),
  ('2', 'in', '1002', '2', '1', '10000000000'),
  ('3', 'in', '1002', '2', '1', '10000000000'),
  ('4', 'in', '1002', '2', '1', '20000000000');

insert into cash_transactions (member_id, id, status, method_id, transfer_type_id, amount, fields, call, request_id, content_hash, provider, provider_payment, url, canceled_by, created_at, decided_at, direction, payout_state, attempt, sent_at, refusal_reason, first_approval_by, instructions, announced_at) overriding system value values
  ('1', '1', '1002', '1', '2', '10000000000', '{}', 'seed', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-24 08:30:32.247+00', '2026-11-24 08:30:32.247+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL),
  ('1', '4', '1002', '3', '2', '250000000', '{"referenceNumber": "Kira"}', 'prepayServices/processTransaction', 'deposit-0', 'cbfddc0aa23dac5b3b9ce0ca6dc5e66b35b14278905a3028fd0e797ab21a9715', 'sandbox', 'e917b4aa0c9021a6d59109c51a328354', 'http://127.0.0.1:42777/sandbox-pay/e917b4aa0c9021a6d59109c51a328354', NULL, '2026-11-24 08:30:32.554331+00', '2026-11-24 08:30:32.615+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL),
  ('1', '5', '1003', '3', '2', '250000000', '{"referenceNumber": "Kira"}', 'prepayServices/processTransaction', 'deposit-1', 'cbfddc0aa23dac5b3b9ce0ca6dc5e66b35b14278905a3028fd0e797ab21a9715', 'sandbox', '5c5b28892b967bdf7627943614596155', 'http://127.0.0.1:42777/sandbox-pay/5c5b28892b967bdf7627943614596155', 'provider', '2026-11-24 08:30:32.638+00', '2026-11-24 08:30:32.67+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL),
  ('1', '6', '1001', '3', '2', '250000000', '{"referenceNumber": "Kira"}', 'prepayServices/processTransaction', 'deposit-2', 'cbfddc0aa23dac5b3b9ce0ca6dc5e66b35b14278905a3028fd0e797ab21a9715', 'sandbox', '2e89b8c959dfae2e999a0fc18db07acf', 'http://127.0.0.1:42777/sandbox-pay/2e89b8c959dfae2e999a0fc18db07acf', NULL, '2026-11-24 08:30:32.680049+00', NULL, 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL),
  ('1', '7', '1001', '901', '2', '100000000', '{"iban": "TR01"}', 'database-dump', 'waits', '68174e92e79e02c9a85604538e317f63f72981345cb8b2c51ad99f87d2d21c41', 'transfers', NULL, NULL, NULL, '2026-11-24 08:30:32.687601+00', NULL, 'out', 'waiting', '0', NULL, NULL, NULL, NULL, NULL),
  ('1', '8', '1001', '901', '2', '100000000', '{"iban": "TR01"}', 'database-dump', 'sent', '68174e92e79e02c9a85604538e317f63f72981345cb8b2c51ad99f87d2d21c41', 'transfers', 'transfer of 1-8-1', NULL, NULL, '2026-11-24 08:30:32.693192+00', NULL, 'out', 'sent', '1', '2026-11-24 08:30:32.704+00', NULL, NULL, NULL, NULL),
  ('1', '9', '1003', '901', '2', '100000000', '{"iban": "TR01"}', 'database-dump', 'refused', '68174e92e79e02c9a85604538e317f63f72981345cb8b2c51ad99f87d2d21c41', 'transfers', NULL, NULL, 'house', '2026-11-24 08:30:32.716671+00', '2026-11-24 08:30:32.727+00', 'out', 'refused', '0', NULL, 'Not your name', NULL, NULL, NULL),
  ('2', '2', '1002', '1', '2', '10000000000', '{}', 'seed', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-24 08:30:32.276+00', '2026-11-24 08:30:32.276+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL),
  ('3', '3', '1002', '1', '2', '10000000000', '{}', 'seed', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-24 08:30:32.297+00', '2026-11-24 08:30:32.297+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL),
  ('4', '10', '1002', '1', '2', '20000000000', '{}', 'test', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-24 08:30:33.387452+00', '2026-11-24 08:30:33.387452+00', 'in', NULL, '0', NULL, NULL, NULL, NULL, NULL);

insert into catalogue_categories (id, name, "position", section) overriding system value values
  ('11', 'Rulet', '12', 'live'),
  ('12', 'Blackjack', '13', 'live'),
  ('13', 'Bakara', '14', 'live'),
  ('14', 'Poker', '15', 'live'),
  ('15', 'Zar', '16', 'live'),
  ('16', 'Oyun şovu', '17', 'live'),
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
  ('11', '4'),
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

insert into catalogue_games (id, name, folded, provider_id, game, rtp, volatility, types, is_open, popularity, created_at, kind, image, min_stake, max_stake, provider_game_id) overriding system value values
  ('1', 'Lale Devri', 'lale devri', '1', 'lale-devri', '9652', 'high', '{lines,jackpot,bonus-buy}', 'true', '1000', '2026-11-24 08:30:32.09867+00', 'slot', '/art/lale-devri/tile.svg', NULL, NULL, NULL),
  ('2', 'Kapadokya 1000', 'kapadokya 1000', '1', 'kapadokya-1000', '9648', 'high', '{ways,jackpot,bonus-buy}', 'true', '950', '2026-11-24 08:30:32.09867+00', 'slot', '/art/kapadokya-1000/tile.svg', NULL, NULL, NULL),
  ('3', 'Yonca Bahçesi', 'yonca bahcesi', '1', 'yonca-bahcesi', '9661', 'high', '{cluster,jackpot,bonus-buy}', 'true', '900', '2026-11-24 08:30:32.09867+00', 'slot', '/art/yonca-bahcesi/tile.svg', NULL, NULL, NULL),
  ('4', 'Galata Ruleti', 'galata ruleti', '1', 'galata-ruleti', NULL, NULL, '{roulette}', 'true', '1', '2026-11-24 08:30:33.302572+00', 'table', '', '1000000', '500000000', NULL);

insert into catalogue_providers (id, name, slug, status) overriding system value values
  ('1', 'Çini Atölyesi', 'cini-atolyesi', '1');

insert into content_items (id, kind, name, is_active, starts_at, ends_at, "position", page, place, topic, image, link, is_own, changed_at, removed_at) overriding system value values
  ('1', 'information', 'about-us', 'true', NULL, NULL, '0', NULL, NULL, 'SiteInformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('10', 'information', 'domain', 'true', NULL, NULL, '0', NULL, NULL, 'DomainBilgi', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('11', 'information', 'bottom-bar', 'true', NULL, NULL, '0', NULL, NULL, 'bottomBarInfo', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('12', 'information', 'faq-real-money', 'true', NULL, NULL, '0', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('13', 'information', 'faq-account', 'true', NULL, NULL, '1', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('14', 'information', 'faq-login', 'true', NULL, NULL, '2', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('15', 'information', 'faq-two-factor', 'true', NULL, NULL, '3', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('16', 'information', 'faq-fairness', 'true', NULL, NULL, '4', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('17', 'information', 'faq-rtp', 'true', NULL, NULL, '5', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('18', 'information', 'faq-interrupted', 'true', NULL, NULL, '6', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('19', 'information', 'faq-deposit', 'true', NULL, NULL, '7', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('2', 'information', 'terms', 'true', NULL, NULL, '0', NULL, NULL, 'SiteInformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('20', 'information', 'faq-deposit-late', 'true', NULL, NULL, '8', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('21', 'information', 'faq-withdrawal', 'true', NULL, NULL, '9', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('22', 'information', 'faq-bonus', 'true', NULL, NULL, '10', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('23', 'information', 'faq-limits', 'true', NULL, NULL, '11', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('24', 'information', 'faq-data', 'true', NULL, NULL, '12', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('25', 'information', 'faq-complaint', 'true', NULL, NULL, '13', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('26', 'information', 'social-media', 'true', NULL, NULL, '0', NULL, NULL, 'SocialMediaLinks', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('27', 'slider', 'fair', 'true', '2026-11-23 21:00:00+00', '2027-11-23 21:00:00+00', '0', 'home', 'left', NULL, '/art/banners/fair.svg', '/info/casino-rules', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('28', 'slider', 'tournament', 'true', '2026-11-23 21:00:00+00', '2027-11-23 21:00:00+00', '1', 'home', 'left', NULL, '/art/banners/tournament.svg', '/tournaments', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('29', 'slider', 'slots', 'true', '2026-11-23 21:00:00+00', '2027-11-23 21:00:00+00', '2', 'home', 'left', NULL, '/art/banners/slots.svg', '/slot', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('3', 'information', 'general-rules', 'true', NULL, NULL, '0', NULL, NULL, 'GenelKurallar', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('30', 'slider', 'jackpot', 'true', '2026-11-23 21:00:00+00', '2027-11-23 21:00:00+00', '3', 'home', 'right', NULL, '/art/banners/jackpot.svg', '/slot/category/58', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('31', 'slider', 'welcome', 'true', '2026-11-23 21:00:00+00', '2027-11-23 21:00:00+00', '4', 'home', 'right', NULL, '/art/banners/welcome.svg', '/promotions', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('32', 'promotion', 'welcome', 'true', '2026-11-23 21:00:00+00', '2026-12-23 21:00:00+00', '0', NULL, NULL, NULL, '/art/banners/welcome.svg', '', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('33', 'promotion', 'casino-discount', 'true', '2026-11-23 21:00:00+00', '2026-12-23 21:00:00+00', '1', NULL, NULL, NULL, '/art/banners/slots.svg', '', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('34', 'promotion', 'deposit-bonus', 'true', '2026-11-23 21:00:00+00', '2026-12-23 21:00:00+00', '2', NULL, NULL, NULL, '/art/banners/fair.svg', '', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('35', 'popup', 'tournament-of-the-week', 'true', NULL, NULL, '0', NULL, NULL, NULL, '', '/tournaments', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('36', 'special-date', 'winter', 'true', '2026-11-30 21:00:00+00', '2027-02-28 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('37', 'special-date', 'spring', 'true', '2027-02-28 21:00:00+00', '2027-05-31 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('38', 'special-date', 'summer', 'true', '2027-05-31 21:00:00+00', '2027-08-31 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('39', 'special-date', 'autumn', 'true', '2026-08-31 21:00:00+00', '2026-11-30 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('4', 'information', 'bet-rules', 'true', NULL, NULL, '0', NULL, NULL, 'BahisKurallari', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('40', 'message', 'play-money', 'true', '2026-11-23 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/about-us', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('41', 'message', 'fairness', 'true', '2026-11-23 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/profile/fairness', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('42', 'message', 'security', 'true', '2026-11-23 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/profile/two-factor', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('43', 'message', 'house-rules', 'true', '2026-11-23 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/info/responsible-gaming', 'true', '2026-11-24 08:30:32.194+00', NULL),
  ('5', 'information', 'casino-rules', 'true', NULL, NULL, '0', NULL, NULL, 'CasinoKurallari', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('6', 'information', 'responsible-gaming', 'true', NULL, NULL, '0', NULL, NULL, 'SorumluOyunculuk', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('7', 'information', 'privacy', 'true', NULL, NULL, '0', NULL, NULL, 'GizlilikBilgisi', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('8', 'information', 'bonus-rules', 'true', NULL, NULL, '0', NULL, NULL, 'PromoSart', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL),
  ('9', 'information', 'financial-information', 'true', NULL, NULL, '0', NULL, NULL, 'FinancialsInformation', '', '', 'true', '2026-11-24 08:30:32.112+00', NULL);

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
  ('10', 'en', 'Kasa', '', '<p>
  <strong>Kasa</strong> is an online casino in Turkish lira. Our address is the one in your
  browser’s address bar; type your password nowhere else. Questions:
  <a href="mailto:destek@kasa.test">destek@kasa.test</a>
</p>', '', ''),
  ('10', 'tr', 'Kasa', '', '<p>
  <strong>Kasa</strong>, Türk Lirası ile çalışan bir çevrim içi casino sitesidir. Resmî adresimiz,
  tarayıcınızın adres çubuğunda gördüğünüz bu adrestir; parolanızı başka bir adreste yazmayın.
  Sorularınız için: <a href="mailto:destek@kasa.test">destek@kasa.test</a>
</p>', '', ''),
  ('11', 'en', 'Keep it a game', '', '<p>
  <strong>18+</strong> Gambling is a pastime and no source of income. If it weighs on you, GamCare
  helps free of charge: <a href="tel:08088020133">0808 8020 133</a>.
  <a href="/info/responsible-gaming">Responsible gaming</a>
</p>', '', ''),
  ('11', 'tr', 'Oyun oyun kalsın', '', '<p>
  <strong>18+</strong> Oyun bir eğlencedir, gelir kaynağı değildir. Kumar sizi zorluyorsa
  <a href="tel:115">115 YEDAM</a> hattı ücretsizdir.
  <a href="/info/responsible-gaming">Sorumlu oyunculuk</a>
</p>', '', ''),
  ('12', 'en', 'Is this played for real money?', '', '<p>
  Not where the site says “demo” or “play money”. What is paid in, won or lost in the demo house is
  not real and is not paid out; the rules and odds of the games are the real ones.
</p>', '', ''),
  ('12', 'tr', 'Burada gerçek parayla mı oynanıyor?', '', '<p>
  Sitede “demo” ya da “oyun parası” yazıyorsa hayır. Demo kasada yatırılan, kazanılan ve kaybedilen
  tutarlar gerçek değildir, ödenmez; oyunların kuralları ve olasılıkları ise gerçeğiyle aynıdır.
</p>', '', ''),
  ('13', 'en', 'How do I join?', '', '<p>
  Fill in the <a href="/register">registration</a> form and confirm your account with the link sent
  to your e-mail. You have to be 18 or over. One account for each person.
</p>', '', ''),
  ('13', 'tr', 'Nasıl üye olurum?', '', '<p>
  <a href="/register">Kayıt</a> formunu doldurun; e-postanıza gelen bağlantıyla hesabınızı
  onaylayın. 18 yaşını doldurmuş olmanız gerekir. Her kişi bir hesap açabilir.
</p>', '', ''),
  ('14', 'en', 'I cannot log in. What can I do?', '', '<p>
  You can use your e-mail, your telephone or your member name. If you forgot the password, ask for a
  <a href="/forgot-password">reset</a> link; it works once, within 30 minutes. After several wrong
  tries you have to wait a while.
</p>', '', ''),
  ('14', 'tr', 'Giriş yapamıyorum, ne yapmalıyım?', '', '<p>
  E-posta, telefon ya da kullanıcı adınızla girebilirsiniz. Parolanızı unuttuysanız
  <a href="/forgot-password">parola yenileme</a> bağlantısı isteyin; bağlantı 30 dakika geçerlidir
  ve bir kez kullanılır. Birkaç yanlış denemeden sonra bir süre beklemeniz gerekir.
</p>', '', ''),
  ('15', 'en', 'What is two-step login?', '', '<p>
  A second proof beside your password: an authenticator app, a code by SMS or a passkey. Not even
  somebody who knows your password gets in. Keep your recovery codes in a safe place.
</p>', '', ''),
  ('15', 'tr', 'İki adımlı giriş nedir?', '', '<p>
  Parolanızın yanında ikinci bir kanıt ister: doğrulayıcı uygulama, SMS kodu ya da geçiş anahtarı.
  Parolanızı bilen biri bile hesabınıza giremez. Kurtarma kodlarınızı güvenli bir yerde saklayın.
</p>', '', ''),
  ('16', 'en', 'How do I know that the games are fair?', '', '<p>
  The draws of our slots are computed from a seed whose hash you see before you play. When you
  rotate the seed, the old one is opened, and you can verify every round yourself. More under
  <a href="/info/casino-rules">casino rules</a>.
</p>', '', ''),
  ('16', 'tr', 'Oyunların adil olduğunu nereden bileyim?', '', '<p>
  Slot çekilişleri, oyundan önce özeti gösterilen bir tohumdan hesaplanır. Tohumu yenilediğinizde
  eskisi açılır ve her turu kendiniz doğrularsınız. Ayrıntısı
  <a href="/info/casino-rules">casino kurallarında</a>.
</p>', '', ''),
  ('17', 'en', 'What does RTP mean?', '', '<p>
  How much of all stakes is paid back over very many rounds. 96.5 % means that in the long run
  ₺96.50 of every ₺100 staked come back on average; it says nothing about a single session.
</p>', '', ''),
  ('17', 'tr', 'RTP ne demek?', '', '<p>
  Çok sayıda turda bahislerin ne kadarının geri ödendiğini gösteren orandır. %96,5, uzun dönemde her
  ₺100 bahsin ortalama ₺96,50’sinin geri döndüğünü anlatır; tek bir oturum hakkında bir şey
  söylemez.
</p>', '', ''),
  ('18', 'en', 'My connection broke during a game. What about my bet?', '', '<p>
  The round is not lost. Open the game again and it goes on where it was. If you do not return
  within 24 hours, its win is credited by itself.
</p>', '', ''),
  ('18', 'tr', 'Oyun sırasında bağlantım koptu, bahsim ne olur?', '', '<p>
  Tur kaybolmaz. Oyunu yeniden açtığınızda kaldığı yerden sürer. 24 saat içinde dönmezseniz
  kazancınız kendiliğinden hesabınıza geçer.
</p>', '', ''),
  ('19', 'en', 'How do I pay in?', '', '<p>
  Log in and choose a method on the <a href="/deposit">deposit</a> screen. Each states its lowest
  and highest amount. Use only means of payment in your own name.
</p>', '', ''),
  ('19', 'tr', 'Nasıl para yatırırım?', '', '<p>
  Giriş yaptıktan sonra <a href="/deposit">para yatırma</a> ekranında bir yöntem seçin. En düşük ve
  en yüksek tutar yöntemin yanında yazar. Yalnızca kendi adınıza olan bir ödeme aracını kullanın.
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
    Whoever has excluded themselves may not open another account while the exclusion runs.
    Self-exclusion is not open yet in this version.
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
  The only currency is the Turkish lira. Withdrawals are not open yet in this version. How money is
  paid in and out is told under
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
  <li>
    Kendisini oyundan men etmiş kişiler, men süresi boyunca yeni hesap açamaz. Oyundan men bu
    sürümde henüz açılmadı.
  </li>
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
  Tek para birimi Türk Lirası’dır. Para çekme bu sürümde henüz açılmadı. Para yatırma ve çekme
  kuralları
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
  ('20', 'en', 'My deposit does not appear.', '', '<p>
  The provider’s approval may take some minutes. If your history shows it as pending, it has not
  come yet. If it takes long, write to support and add the receipt.
</p>', '', ''),
  ('20', 'tr', 'Yatırdığım para görünmüyor.', '', '<p>
  Ödeme kuruluşunun onayı birkaç dakika sürebilir. İşlem geçmişinizde “bekliyor” görünüyorsa onay
  henüz gelmemiştir. Uzun sürerse dekontla birlikte desteğe yazın.
</p>', '', ''),
  ('21', 'en', 'What are the rules for withdrawing?', '', '<p>
  Withdrawals are not open yet in this version, and a demo balance cannot be withdrawn at all. Once
  they are, they will go only to an account in your own name, and your identity will be verified
  before the first. The rules stand under
  <a href="/info/financial-information">financial information</a>.
</p>', '', ''),
  ('21', 'tr', 'Para çekmenin kuralları neler?', '', '<p>
  Para çekme bu sürümde henüz açılmadı; demo bakiyesi zaten çekilemez. Açıldığında çekim yalnızca
  kendi adınıza olan bir hesaba yapılacak ve ilk çekimden önce kimlik doğrulaması istenecek.
  Kurallar
  <a href="/info/financial-information">finansal bilgiler</a> sayfasındadır.
</p>', '', ''),
  ('22', 'en', 'How do bonuses work?', '', '<p>
  They are not open yet in this version; what stands on the
  <a href="/promotions">promotions</a> page is announced only. Once they are, you will get one only
  if you ask, and its amount, wagering and time will be stated beforehand.
</p>', '', ''),
  ('22', 'tr', 'Bonuslar nasıl işler?', '', '<p>
  Bonuslar bu sürümde henüz açılmadı; <a href="/promotions">promosyonlar</a> sayfasındakiler
  yalnızca duyurudur. Açıldığında bonus yalnızca siz isterseniz tanımlanacak; tutarı, çevrimi ve
  süresi önceden yazacak.
</p>', '', ''),
  ('23', 'en', 'Can I set limits for myself?', '', '<p>
  Not yet in this version: limits, time-outs and self-exclusion are not open. Today the play screen
  shows your time and net result, and you can log out or write to support. What there is, what will
  come and the helplines are told under <a href="/info/responsible-gaming">responsible gaming</a>.
</p>', '', ''),
  ('23', 'tr', 'Kendime sınır koyabilir miyim?', '', '<p>
  Bu sürümde henüz değil: sınırlar, ara verme ve oyundan men henüz açılmadı. Bugün oyun ekranında
  süreyi ve net sonucunuzu görür, çıkış yapar ya da desteğe yazarsınız. Neler olduğu, nelerin
  geleceği ve yardım hatları <a href="/info/responsible-gaming">sorumlu oyunculuk</a> sayfasındadır.
</p>', '', ''),
  ('24', 'en', 'Can I see what you hold about me?', '', '<p>
  Yes, it can be downloaded under <a href="/profile/data">personal data</a> in your profile. How we
  process it stands in the <a href="/info/privacy">privacy</a> notice.
</p>', '', ''),
  ('24', 'tr', 'Hakkımda tuttuğunuz verileri görebilir miyim?', '', '<p>
  Evet, profilinizdeki <a href="/profile/data">Kişisel veriler</a> sayfasından indirebilirsiniz.
  Verilerinizi nasıl işlediğimiz <a href="/info/privacy">gizlilik</a> metninde yazar.
</p>', '', ''),
  ('25', 'en', 'Where do I complain?', '', '<p>
  Write to the live support or to <a href="mailto:destek@kasa.test">destek@kasa.test</a>, with the
  number of the round or transaction. What comes after that is told in section 12 of the
  <a href="/info/terms">terms of use</a>.
</p>', '', ''),
  ('25', 'tr', 'Şikâyetimi nereye iletirim?', '', '<p>
  Canlı desteğe ya da <a href="mailto:destek@kasa.test">destek@kasa.test</a> adresine yazın; tur
  veya işlem numarasını ekleyin. Sonraki adımlar <a href="/info/terms">kullanım şartlarının</a> 12.
  maddesindedir.
</p>', '', ''),
  ('26', 'en', 'Social media', '', '{"facebook":"","twitter":"","instagram":"","youtube":"","reddit":"","telegram":"","whatsapp":"","google":"","pinterest":""}', '', ''),
  ('26', 'tr', 'Sosyal medya', '', '{"facebook":"","twitter":"","instagram":"","youtube":"","reddit":"","telegram":"","whatsapp":"","google":"","pinterest":""}', '', ''),
  ('27', 'en', 'Check every outcome yourself', 'The seed is sealed before you play and opened afterwards. Your own browser does the sums.', '', '', 'How it works'),
  ('27', 'tr', 'Her sonucu kendiniz doğrulayın', 'Çekilişin tohumu oyundan önce mühürlenir, sonra açılır. Hesabı tarayıcınız yapar.', '', '', 'Nasıl çalışıyor?'),
  ('28', 'en', 'Take your place in the tournaments', 'Points come from rounds played with an account, prizes from the house. The standings are open to all.', '', '', 'See the tournaments'),
  ('28', 'tr', 'Turnuvalarda sıra sizde', 'Puanlar hesapla oynanan turlardan, ödüller kasadan gelir. Sıralama herkese açık.', '', '', 'Turnuvalara bakın'),
  ('29', 'en', 'From the Tulip Era to Cappadocia', 'Three slots by Çini Atölyesi, with returns worked out exactly from their published tables.', '', '', 'Go to the slots'),
  ('29', 'tr', 'Lale Devri’nden Kapadokya’ya', 'Çini Atölyesi’nin üç slotu; getirileri tablodan kuruşu kuruşuna hesaplanır.', '', '', 'Slotlara gidin'),
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
  Gambling is no source of income. Decide on your budget and your time beforehand. Limits, time-outs
  and self-exclusion are not open yet in this version; what there is today is told under
  <a href="/info/responsible-gaming">responsible gaming</a>.
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
  Oyun bir gelir kaynağı değildir. Bütçenizi ve sürenizi önceden belirleyin. Sınırlar, ara verme ve
  oyundan men bu sürümde henüz açılmadı; bugün neler olduğu için
  <a href="/info/responsible-gaming">sorumlu oyunculuk</a> sayfasına bakın.
</p>
<h2>İtiraz</h2>
<p>
  Bir sonuca itirazınızı, turun geçmişinizdeki numarasıyla birlikte 30 gün içinde canlı desteğe
  yazın. İncelemenin sonucunu gerekçesiyle bildiririz.
</p>', '', ''),
  ('30', 'en', 'Jackpots on the rise', 'What you see is what would be paid now: a start that the house promises, and growth from stakes.', '', '', 'See the jackpots'),
  ('30', 'tr', 'Jackpotlar büyüyor', 'Gösterilen tutar, o an düşse ödenecek olandır: kasanın söz verdiği başlangıç ve bahislerden gelen artış.', '', '', 'Jackpotlara bakın'),
  ('31', 'en', 'Coming: 50 percent welcome bonus', 'Announced, not to be claimed yet. The terms are on the promotions page.', '', '', 'Promotions'),
  ('31', 'tr', 'Yakında: %50 hoş geldin bonusu', 'Duyurudur, henüz alınamaz. Koşulları promosyonlar sayfasında.', '', '', 'Promosyonlar'),
  ('32', 'en', 'Coming: 50 percent welcome bonus', 'Not to be claimed yet. 50 percent on your first deposit, up to ₺999.', '<p><strong>Coming: bonuses are not open yet in this version, this one cannot be claimed.</strong></p><p>On your first deposit at Kasa, a <strong>50 percent welcome bonus</strong> of up to <strong>999 TRY</strong>. Deposit ₺1,000 and it is ₺500; from ₺1,998 upwards it is ₺999.</p>', '<ul><li>Once for each verified member aged 18 or over.</li><li>Never added without being asked for; you may play on without it.</li><li>To be wagered 25 times within 30 days.</li></ul><p>All terms: <a href="/info/bonus-rules">bonus rules</a>.</p>', ''),
  ('32', 'tr', 'Yakında: %50 hoş geldin bonusu', 'Henüz alınamaz. İlk para yatırma işleminize %50, en çok ₺999.', '<p><strong>Yakında: bonuslar bu sürümde henüz açılmadı, bu promosyon alınamaz.</strong></p><p>Kasa’ya ilk kez para yatırdığınızda tutarın <strong>%50’si kadar hoş geldin bonusu</strong>, en çok <strong>999 TRY</strong>. Örneğin ₺1.000 yatırana ₺500, ₺1.998 ve üzerini yatırana ₺999.</p>', '<ul><li>18 yaşını doldurmuş, kimliği doğrulanmış her üye için bir kez.</li><li>Bonus istenmeden tanımlanmaz; istemeden oynamaya devam edebilirsiniz.</li><li>Çevrim koşulu 25 katıdır ve 30 gün içinde tamamlanır.</li></ul><p>Tüm koşullar: <a href="/info/bonus-rules">bonus kuralları</a>.</p>', ''),
  ('33', 'en', 'Coming: 30 percent casino discount', 'Not to be claimed yet. 30 percent of a day’s net loss in the casino back.', '<p><strong>Coming: bonuses are not open yet in this version, this one cannot be claimed.</strong></p><p>Whoever ends a day in the casino with less than they staked gets a <strong>30 percent casino discount</strong> on the net loss, on the following day and without asking.</p><p>It is a rule known beforehand and no reason to play on: decide on your budget before you begin.</p>', '<ul><li>The net loss is stakes less payouts, over one day in Istanbul.</li><li>Not for a day on which another bonus was used.</li><li>Once a day, up to ₺5,000.</li></ul><p>All terms: <a href="/info/bonus-rules">bonus rules</a>.</p>', ''),
  ('33', 'tr', 'Yakında: %30 casino indirimi', 'Henüz alınamaz. Casino’da gün içindeki net kaybınızın %30’u geri.', '<p><strong>Yakında: bonuslar bu sürümde henüz açılmadı, bu promosyon alınamaz.</strong></p><p>Bir gün içinde casino oyunlarındaki bahisleriniz kazançlarınızı aştıysa, net kaybınızın <strong>%30’u casino indirimi</strong> olarak, istemeniz gerekmeden, ertesi gün geri verilir.</p><p>İndirim bir teselli değil, önceden belli bir kuraldır: daha çok oynamak için bir neden olmasın. Bütçenizi her zaman baştan belirleyin.</p>', '<ul><li>Net kayıp, yapılan bahislerden kazançların çıkarılmasıyla bulunur; Türkiye saatiyle bir güne bakılır.</li><li>O gün başka bir bonus kullanan üyeler için geçerli değildir.</li><li>Günde bir kez ve en çok ₺5.000.</li></ul><p>Tüm koşullar: <a href="/info/bonus-rules">bonus kuralları</a>.</p>', ''),
  ('34', 'en', 'Coming: 20 percent deposit bonus without wagering', 'Not to be claimed yet. 20 percent on one deposit a day, without wagering.', '<p><strong>Coming: bonuses are not open yet in this version, this one cannot be claimed.</strong></p><p>A <strong>20 percent deposit bonus without wagering</strong> on what you pay in. Nothing has to be played through: what you win with it is yours from the start.</p>', '<ul><li>Once a day, up to ₺2,000.</li><li>The bonus itself cannot be withdrawn, what is won with it can.</li><li>Not together with another deposit bonus.</li></ul><p>All terms: <a href="/info/bonus-rules">bonus rules</a>.</p>', ''),
  ('34', 'tr', 'Yakında: %20 çevrimsiz yatırım bonusu', 'Henüz alınamaz. Günde bir yatırıma %20 bonus, çevrim koşulu yok.', '<p><strong>Yakında: bonuslar bu sürümde henüz açılmadı, bu promosyon alınamaz.</strong></p><p>Para yatırdığınızda tutarın <strong>%20’si kadar çevrimsiz yatırım bonusu</strong>. Çevrim koşulu yoktur: bonusla kazandığınız tutar doğrudan sizindir.</p>', '<ul><li>Günde bir kez ve en çok ₺2.000.</li><li>Bonusun kendisi çekilemez, onunla kazanılan çekilebilir.</li><li>Başka bir yatırım bonusuyla birleştirilemez.</li></ul><p>Tüm koşullar: <a href="/info/bonus-rules">bonus kuralları</a>.</p>', ''),
  ('35', 'en', 'The tournament of the week is on', 'Not your stake but the multiple of your rounds decides. Prizes reach your balance at the end.', '<p>Not your stake but <strong>the multiple of your rounds</strong> decides: a small stake can come first. Prizes reach your balance at the end; in this house all of them are play money.</p>', '', 'See the tournament'),
  ('35', 'tr', 'Bu haftanın turnuvası sürüyor', 'Sıralamayı bahsiniz değil, turlarınızın katı belirler. Ödüller bitişte bakiyenize geçer.', '<p>Sıralamayı bahsiniz değil, <strong>turlarınızın katı</strong> belirler: küçük bahisle de birinci olunur. Ödüller bitişte bakiyenize geçer; bu evde hepsi oyun parasıdır.</p>', '', 'Turnuvaya bak'),
  ('36', 'en', 'Winter', 'We wish you a warm winter.', '', '', ''),
  ('36', 'tr', 'Kış', 'Sıcak bir kış dileriz.', '', '', ''),
  ('37', 'en', 'Spring', 'The tulips are out: we wish you a fine spring.', '', '', ''),
  ('37', 'tr', 'Bahar', 'Laleler açtı: güzel bir bahar dileriz.', '', '', ''),
  ('38', 'en', 'Summer', 'We wish you a sunny summer.', '', '', ''),
  ('38', 'tr', 'Yaz', 'Güneşli bir yaz dileriz.', '', '', ''),
  ('39', 'en', 'Autumn', 'We wish you a fine autumn.', '', '', ''),
  ('39', 'tr', 'Sonbahar', 'Güzel bir sonbahar dileriz.', '', '', ''),
  ('4', 'en', 'Bet rules', '', '<p>
  These are the house’s principles for sports bets. As long as no sports bets are offered, no coupon
  can be placed; once they are, your coupon is settled by these rules.
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
  your own account are not open yet in this version.
</p>
<h2>Integrity</h2>
<p>
  Athletes, referees, officials and whoever can influence or foreknow a result may not bet on that
  event. Bets under suspicion of match-fixing are held until the inquiry ends and reported to the
  bodies in charge.
</p>', '', ''),
  ('4', 'tr', 'Bahis kuralları', '', '<p>
  Bu kurallar spor bahislerinin kasamızdaki genel esaslarıdır. Spor bahsi sunulmadığı sürece sitede
  kupon yapılamaz; sunulduğunda kuponunuz bu kurallara göre sonuçlanır.
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
  için daha düşük bir sınır bu sürümde henüz konulamaz.
</p>
<h2>Dürüst oyun</h2>
<p>
  Bahis yapılan karşılaşmanın sporcuları, hakemleri, görevlileri ve sonucu etkileyebilecek ya da
  önceden bilebilecek kişiler o karşılaşmaya bahis yapamaz. Şike şüphesi olan bahisleri inceleme
  bitene kadar bekletir, yetkili kuruluşlara bildiririz.
</p>', '', ''),
  ('40', 'en', 'Welcome to Kasa', 'This is a demo house, and your balance is play money.

You can try the games, deposits and account security. Withdrawals, bonuses and limits of your own are not open yet.', '', '', ''),
  ('40', 'tr', 'Kasa’ya hoş geldiniz', 'Bu bir demo kasadır; bakiyeniz oyun parasıdır.

Oyunları, para yatırmayı ve hesap güvenliğini deneyebilirsiniz. Para çekme, bonuslar ve oyun sınırları henüz açılmadı.', '', '', ''),
  ('41', 'en', 'You can verify your draws', 'The fairness page of your profile shows the hash of your server seed, lets you choose your own and verifies past rounds.

Your browser does the sums; you need not trust us.', '', '', ''),
  ('41', 'tr', 'Çekilişlerinizi doğrulayabilirsiniz', 'Profilinizdeki Adillik sayfasında sunucu tohumunuzun özetini görür, kendi tohumunuzu seçer ve geçmiş turları doğrularsınız.

Hesap tarayıcınızda yapılır; bize güvenmeniz gerekmez.', '', '', ''),
  ('42', 'en', 'Protect your account with two-step login', 'An authenticator app, SMS or a passkey: a second step stops whoever knows your password.

Turning it on takes a minute.', '', '', ''),
  ('42', 'tr', 'Hesabınızı iki adımlı girişle koruyun', 'Doğrulayıcı uygulama, SMS ya da geçiş anahtarı: bir ikinci adım, parolanızı bilen birini kapıda bırakır.

Açmak bir dakika sürer.', '', '', ''),
  ('43', 'en', 'Keep it a game', 'Decide on a budget and a time before you begin, and take breaks.

If gambling weighs on you, the helplines on our responsible gaming page are free.', '', '', ''),
  ('43', 'tr', 'Oyun oyun kalsın', 'Başlamadan bir bütçe ve bir süre belirleyin, ara verin.

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
<h2>What there is today</h2>
<ul>
  <li>The bar of the play screen shows how long you have played and your net result.</li>
  <li>
    After a long time without activity you are logged out. Log out yourself whenever you like.
  </li>
  <li>Autoplay starts only once you have chosen a loss limit.</li>
  <li>Your <a href="/profile/games">game history</a> shows every stake and every win.</li>
  <li>
    If you would rather not play, write to the live support or to
    <a href="mailto:destek@kasa.test">destek@kasa.test</a>. We ask for no reason and will not try to
    talk you out of it.
  </li>
</ul>
<h2>Tools that are not open yet</h2>
<p>
  <strong>These are not open yet in this version and cannot be used on the site.</strong> Once they
  are, these rules of the house will hold:
</p>
<ul>
  <li>
    <strong>Limits</strong> on deposits, losses, stakes and session time. A lower limit will hold at
    once, a higher one after 24 hours at the earliest and once you have confirmed it again.
  </li>
  <li>
    <strong>Time-out.</strong> A day, a week, or one, two or three months without playing or paying
    in.
  </li>
  <li>
    <strong>Self-exclusion.</strong> Six months, one year or five years. It will not be undone
    before its end; sessions will be closed and no marketing sent. You will still reach your money
    and your history.
  </li>
  <li>
    <strong>Reality checks.</strong> A pause at regular intervals that shows how long you have
    played and your net result.
  </li>
</ul>
<p>Until then, set the bounds yourself; if it is hard, call the helplines below without waiting.</p>
<h2>Where to find help</h2>
<ul>
  <li>
    <strong>National Gambling Helpline (GamCare): <a href="tel:08088020133">0808 8020 133</a></strong>. Free, confidential, day and night, in Great Britain.
    <a href="https://www.gamcare.org.uk/" rel="noopener nofollow">gamcare.org.uk</a>
  </li>
  <li>
    <strong>BeGambleAware</strong>: advice, self-assessment and treatment.
    <a href="https://www.begambleaware.org/" rel="noopener nofollow">begambleaware.org</a>
  </li>
  <li>
    <strong>Gambling Therapy</strong>: free support online, in many languages.
    <a href="https://www.gamblingtherapy.org/" rel="noopener nofollow">gamblingtherapy.org</a>
  </li>
  <li>
    <strong>In Türkiye: YEDAM, <a href="tel:115">115</a></strong>. The free counselling line of the Green Crescent.
    <a href="https://www.yedam.org.tr/" rel="noopener nofollow">yedam.org.tr</a>
  </li>
  <li>
    <strong>In an emergency: <a href="tel:112">112</a></strong>, or your local emergency number. If you think of harming yourself, do not wait.
  </li>
</ul>
<h2>If you worry about somebody else</h2>
<p>
  Choose a calm moment and talk without blame; paying somebody’s debts only puts the problem off.
  The helplines above also advise families and friends. If you think that one of our members is
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
<h2>Bugün neler var?</h2>
<ul>
  <li>Oyun ekranının çubuğu ne kadar süredir oynadığınızı ve net sonucunuzu gösterir.</li>
  <li>Uzun süre işlem yapmazsanız oturumunuz kendiliğinden kapanır. Dilediğiniz an çıkış yapın.</li>
  <li>Otomatik oyun, ancak siz bir kayıp sınırı seçtikten sonra başlar.</li>
  <li>
    <a href="/profile/games">Oyun geçmişiniz</a> bahislerinizi ve kazançlarınızı eksiksiz gösterir.
  </li>
  <li>
    Oynamak istemiyorsanız canlı desteğe ya da
    <a href="mailto:destek@kasa.test">destek@kasa.test</a> adresine yazın; gerekçe sormayız, sizi
    vazgeçirmeye çalışmayız.
  </li>
</ul>
<h2>Henüz açılmayan koruma araçları</h2>
<p>
  <strong>Aşağıdaki araçlar bu sürümde henüz açılmadı; sitede kullanılamazlar.</strong>
  Açıldıklarında geçerli olacak kurallarımız şunlardır:
</p>
<ul>
  <li>
    <strong>Sınırlar.</strong> Yatırma, kayıp, bahis ve oturum süresi için. Sınırı düşürmek hemen,
    yükseltmek en erken 24 saat sonra ve yeniden onayınızla geçerli olacak.
  </li>
  <li>
    <strong>Ara verme.</strong> Bir gün, bir hafta ya da bir, iki veya üç ay. Bu sürede
    oynanamayacak ve para yatırılamayacak.
  </li>
  <li>
    <strong>Oyundan men.</strong> Altı ay, bir yıl ya da beş yıl. Süresi dolmadan geri alınmayacak;
    oturumlarınız kapanacak, tanıtım iletisi gönderilmeyecek. Paranıza ve geçmişinize yine
    ulaşabileceksiniz.
  </li>
  <li>
    <strong>Gerçeklik hatırlatması.</strong> Ne kadar süredir oynadığınızı ve net sonucunuzu belirli
    aralıklarla gösteren bir duraklama.
  </li>
</ul>
<p>O zamana kadar sınırı siz koyun; zorlanıyorsanız aşağıdaki hatları beklemeden arayın.</p>
<h2>Yardım alın</h2>
<ul>
  <li>
    <strong>YEDAM Danışma Hattı: <a href="tel:115">115</a></strong>. Yeşilay Danışmanlık Merkezi; kumar dâhil bağımlılıklar için ücretsiz ve gizli destek verir.
    <a href="https://www.yedam.org.tr/" rel="noopener nofollow">yedam.org.tr</a>
  </li>
  <li>
    <strong>Acil durumda: <a href="tel:112">112</a></strong>. Kendinize zarar vermeyi düşünüyorsanız beklemeyin, arayın.
  </li>
  <li><strong>Adsız Kumarbazlar</strong>: aynı yoldan geçmiş kişilerin dayanışma toplantıları.</li>
  <li>
    Türkiye dışındaysanız: <a href="https://www.begambleaware.org/" rel="noopener nofollow">BeGambleAware</a> ve
    <a href="https://www.gamblingtherapy.org/" rel="noopener nofollow">Gambling Therapy</a> birçok dilde destek verir.
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
  ('7', 'en', 'Privacy', '', '<p>
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
  ('7', 'tr', 'Gizlilik ve kişisel verilerin korunması', '', '<p>
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
  ('8', 'en', 'Bonus rules', '', '<p>
  <strong>Bonuses are not open yet in this version: none can be asked for, and none is given.</strong>
  These are the rules that will hold for every promotion once they are. Where a promotion’s own
  terms differ, those count. The share, the highest amount and the wagering of each announced
  promotion stand on the <a href="/promotions">promotions page</a>.
</p>
<h2>For whom</h2>
<ul>
  <li>
    For verified members aged 18 or over; once for each person, household, device and means of
    payment, unless a promotion says otherwise.
  </li>
  <li>Members who have excluded themselves or taken a time-out get no bonus and no marketing.</li>
</ul>
<h2>Only if you ask</h2>
<p>
  No bonus that has wagering or depends on a deposit is added by itself. Before you ask for one you
  see its amount, its wagering, its time and the games it holds for. You can always play without. A
  discount is another thing: it need not be asked for, comes back in cash when its terms are met,
  and has no wagering.
</p>
<h2>Cash and bonus</h2>
<p>
  Cash and bonus are kept and shown apart. Unless a promotion says otherwise, cash is used first.
  You may withdraw your cash while a bonus is open; the unused bonus is then taken back, and what
  you won with cash is not touched.
</p>
<h2>Wagering</h2>
<ul>
  <li>
    Wagering says how many times the bonus has to be staked. A bonus of ₺100 with wagering of 10,
    for instance, means stakes of ₺1,000 in all.
  </li>
  <li>A bonus “without wagering” has no such condition.</li>
  <li>
    The promotion says which games count, and by how much. Cancelled and returned bets do not count.
  </li>
  <li>
    A bonus whose wagering is met becomes cash. If it is not met in time, the bonus and what was won
    with it lapse; your cash stays.
  </li>
</ul>
<h2>Highest stake and win</h2>
<p>
  If there is a highest stake while a bonus is open, or a highest win from it, the promotion says
  so. If it says nothing, there is none.
</p>
<h2>Abuse</h2>
<p>
  Where several accounts, collusion or the knowing use of a faulty promotion are involved, we may
  cancel the bonus and what came of it. Your own deposits, and what you won with them, are not
  affected. You get our reasons in writing.
</p>
<h2>Changes and endings</h2>
<p>
  Promotions end with their time and may be ended early. A bonus that was taken before goes on under
  the terms it was taken with.
</p>', '', ''),
  ('8', 'tr', 'Bonus kuralları', '', '<p>
  <strong>Bonuslar bu sürümde henüz açılmadı; hiçbiri istenemez ve tanımlanmaz.</strong>
  Aşağıdakiler, açıldıklarında bütün promosyonlar için geçerli olacak kurallardır. Bir promosyonun
  kendi koşulları bu metinden ayrılıyorsa promosyonun koşulu uygulanır. Duyurulan promosyonların
  oranı, üst tutarı ve çevrimi <a href="/promotions">promosyonlar sayfasında</a> yazar.
</p>
<h2>Kimler yararlanır?</h2>
<ul>
  <li>
    Hesabı doğrulanmış, 18 yaşını doldurmuş üyeler. Her promosyondan kişi, hane, cihaz ve ödeme
    aracı başına bir kez yararlanılır; aksi yazıyorsa o geçerlidir.
  </li>
  <li>
    Kendisini oyundan men etmiş ya da ara vermiş üyelere bonus verilmez ve tanıtım gönderilmez.
  </li>
</ul>
<h2>Bonus sizin isteğinizle gelir</h2>
<p>
  Çevrimi olan ya da yatırıma bağlı hiçbir bonus kendiliğinden tanımlanmaz. İstemeden önce tutarını,
  çevrim koşulunu, süresini ve geçerli oyunları görürsünüz. Bonussuz oynamak her zaman mümkündür.
  İndirim bundan ayrıdır: istenmesi gerekmez, koşulları oluştuğunda nakit olarak geri verilir ve
  çevrimi yoktur.
</p>
<h2>Nakit ve bonus bakiye</h2>
<p>
  Nakit ve bonus ayrı tutulur ve ayrı gösterilir. Promosyonda aksi yazmıyorsa önce nakit kullanılır.
  Bonusla oynanırken de nakdinizi çekebilirsiniz; bu durumda kullanılmamış bonus geri alınır,
  nakitten kazandığınıza dokunulmaz.
</p>
<h2>Çevrim koşulu</h2>
<ul>
  <li>
    Çevrim, bonus tutarının kaç katı kadar bahis yapılması gerektiğini söyler. Örneğin ₺100 bonus ve
    10 kat çevrim, toplam ₺1.000 bahis demektir.
  </li>
  <li>“Çevrimsiz” bonusta böyle bir koşul yoktur.</li>
  <li>
    Hangi oyunların çevrime ne oranda sayıldığı promosyonda yazar. İptal ve iade edilen bahisler
    sayılmaz.
  </li>
  <li>
    Çevrimi tamamlanan bonus nakde dönüşür. Süresi içinde tamamlanmazsa bonus ve bonusla kazanılan
    silinir; nakdiniz kalır.
  </li>
</ul>
<h2>En yüksek bahis ve kazanç</h2>
<p>
  Bonusla oynarken tur başına en yüksek bahis ve bonustan elde edilebilecek en yüksek kazanç
  promosyonda belirtilir. Belirtilmemişse bu sınırlar uygulanmaz.
</p>
<h2>Kötüye kullanım</h2>
<p>
  Çoklu hesap, danışıklı oyun ya da hatalı bir promosyondan bilerek yararlanma hâlinde bonusu ve
  ondan doğan kazancı iptal edebiliriz. Nakit yatırımınız ve nakitten kazandığınız bundan
  etkilenmez. Gerekçemizi size yazılı bildiririz.
</p>
<h2>Değişiklik ve sona erme</h2>
<p>
  Promosyonlar süresi dolunca biter; gerekirse erken sonlandırılabilir. Daha önce alınmış bir bonus,
  alındığı andaki koşullarla sürer.
</p>', '', ''),
  ('9', 'en', 'Financial information', '', '<p>
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
<p>
  <strong>Withdrawals are not open yet in this version.</strong> Once they are, these rules will
  hold:
</p>
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
  Kasa charges nothing for deposits, and will charge nothing for ordinary withdrawals once they are
  open. Your bank or payment provider may. Real costs of paying in and out repeatedly without
  playing may be passed on, after telling you.
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
  ('9', 'tr', 'Finansal bilgiler', '', '<p>
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
<p>
  <strong>Para çekme bu sürümde henüz açılmadı.</strong> Açıldığında şu kurallar geçerli olacaktır:
</p>
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
  Kasa, para yatırmadan ücret almaz; çekim açıldığında olağan çekimlerden de almayacaktır.
  Bankanızın ya da ödeme kuruluşunun kendi ücretleri olabilir. Hiç oynamadan yinelenen yatırıp
  çekmelerde oluşan gerçek masraf, önceden bildirilerek yansıtılabilir.
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
</p>', '', '');

insert into demo_rounds (token_hash, nonce, request_id, mode, amount, multiplier, payout, book, cash, active, event, created_at) overriding system value values
  (E'\\x229e8368dcc6641cfcd36cc27a345d01e78504adb5b5565914a66506b3213e68', '0', NULL, 'base', '1000000', '0', '0', '70886', '9999000000', 'false', NULL, '2026-11-24 08:30:33.519+00'),
  (E'\\x229e8368dcc6641cfcd36cc27a345d01e78504adb5b5565914a66506b3213e68', '1', NULL, 'base', '1000000', '0', '0', '231560', '9998000000', 'false', NULL, '2026-11-24 08:30:33.527+00'),
  (E'\\x229e8368dcc6641cfcd36cc27a345d01e78504adb5b5565914a66506b3213e68', '2', NULL, 'base', '1000000', '0', '0', '115128', '9997000000', 'false', NULL, '2026-11-24 08:30:33.535+00');

insert into demo_sessions (token_hash, game, version, server_seed, client_seed, nonce, cash, created_at, active_at, draw_version) overriding system value values
  (E'\\x229e8368dcc6641cfcd36cc27a345d01e78504adb5b5565914a66506b3213e68', 'lale-devri', '1', E'\\x2a5160f545780e872ce099c8b119a6adc0b7588efbe926200c6d96d21ebacb26', 'bea05a0864d122813c12d383', '3', '9997000000', '2026-11-24 08:30:33.508+00', '2026-11-24 08:30:33.535+00', '2');

insert into documents (member_id, id, kind, state, reason_text, file_name, file_type, bytes, width, height, content_hash, is_scanned, stored_as, key_id, valid_until, created_at, decided_at, erased_at) overriding system value values
  ('1', '1', 'identity-front', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-23', '2026-11-24 08:30:32.301+00', '2026-11-24 08:30:32.301+00', NULL),
  ('1', '2', 'identity-back', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-23', '2026-11-24 08:30:32.301+00', '2026-11-24 08:30:32.301+00', NULL),
  ('1', '3', 'address', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-23', '2026-11-24 08:30:32.301+00', '2026-11-24 08:30:32.301+00', NULL),
  ('3', '4', 'identity-front', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-23', '2026-11-24 08:30:32.301+00', '2026-11-24 08:30:32.301+00', NULL),
  ('3', '5', 'identity-back', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-23', '2026-11-24 08:30:32.301+00', '2026-11-24 08:30:32.301+00', NULL),
  ('3', '6', 'address', 'accepted', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, '2031-11-23', '2026-11-24 08:30:32.301+00', '2026-11-24 08:30:32.301+00', NULL);

insert into entries (member_id, seq, source, reference, move, content, cash_delta, bonus_delta, held_delta, pending_delta, house, house_delta, cash, bonus, held, pending, at, prev, hash, share_house, share_delta) overriding system value values
  ('1', '1', 'deposit', '1', 'deposit', 'deposit 10000000000 0 0 cashier:sandbox ', '10000000000', '0', '0', '0', 'cashier:sandbox', '-10000000000', '10000000000', '0', '0', '0', '2026-11-24 08:30:32.256442+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xa0811240d06d53c95badaea61618b4695863b80eff6565d2e67b31d8a4f59fc3', NULL, '0'),
  ('1', '10', 'round', 'stake:3', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10044500000', '0', '0', '200000000', '2026-11-24 08:30:33.206433+00', E'\\xa504191af1d5f2f5c8722531ff784f30b1129eb69fdd946b2e9fe3ab13f5da29', E'\\x0ca1b82b0af992c3228f1a24d3d89b73915e092dfe6a99866edfcc152b01794c', 'jackpots', '11000'),
  ('1', '11', 'round', 'payout:3', 'payout', 'payout 12000000 0 0 games:cini-atolyesi lale-devri base', '12000000', '0', '0', '0', 'games:cini-atolyesi', '-12000000', '10056500000', '0', '0', '200000000', '2026-11-24 08:30:33.212131+00', E'\\x0ca1b82b0af992c3228f1a24d3d89b73915e092dfe6a99866edfcc152b01794c', E'\\xea8346c3130ae1973957a0547365e4d0eb29057121ced6206973e4730fe2f867', NULL, '0'),
  ('1', '12', 'round', 'stake:4', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10054500000', '0', '0', '200000000', '2026-11-24 08:30:33.21724+00', E'\\xea8346c3130ae1973957a0547365e4d0eb29057121ced6206973e4730fe2f867', E'\\x44b184fb68da4e7982b2fcf87d9ed1907b2c42ed12629e564cf94c408a2c8440', 'jackpots', '11000'),
  ('1', '13', 'round', 'stake:5', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10052500000', '0', '0', '200000000', '2026-11-24 08:30:33.222487+00', E'\\x44b184fb68da4e7982b2fcf87d9ed1907b2c42ed12629e564cf94c408a2c8440', E'\\x276bdd7f984ce5295b725c8991214abf209f7787943071a31f935f79c2e49ac7', 'jackpots', '11000'),
  ('1', '14', 'round', 'stake:6', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10050500000', '0', '0', '200000000', '2026-11-24 08:30:33.227517+00', E'\\x276bdd7f984ce5295b725c8991214abf209f7787943071a31f935f79c2e49ac7', E'\\xd68e20172f76dae636431e7d5a82abab4fd8ab984d65940a86c10aa9120e7136', 'jackpots', '11000'),
  ('1', '15', 'round', 'stake:7', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10048500000', '0', '0', '200000000', '2026-11-24 08:30:33.232332+00', E'\\xd68e20172f76dae636431e7d5a82abab4fd8ab984d65940a86c10aa9120e7136', E'\\x10c15bbe63b2ea3a3b278c5f6e632cbe24470607e5e47895e5d2fc9d5dc32fd7', 'jackpots', '11000'),
  ('1', '16', 'round', 'payout:7', 'payout', 'payout 4600000 0 0 games:cini-atolyesi lale-devri base', '4600000', '0', '0', '0', 'games:cini-atolyesi', '-4600000', '10053100000', '0', '0', '200000000', '2026-11-24 08:30:33.237146+00', E'\\x10c15bbe63b2ea3a3b278c5f6e632cbe24470607e5e47895e5d2fc9d5dc32fd7', E'\\x52931a36c6245c18aac70104d576abee12ad9430b3c549d34b3f8ec97a07b457', NULL, '0'),
  ('1', '17', 'round', 'stake:8', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10051100000', '0', '0', '200000000', '2026-11-24 08:30:33.241807+00', E'\\x52931a36c6245c18aac70104d576abee12ad9430b3c549d34b3f8ec97a07b457', E'\\x2bbc03717d8f1470beacd4f5acc99c598011f042fd5241dc635df38d095f2183', 'jackpots', '11000'),
  ('1', '18', 'round', 'stake:9', 'stake', 'stake -1000000 0 0 games:cini-atolyesi jackpots:5500 yonca-bahcesi base', '-1000000', '0', '0', '0', 'games:cini-atolyesi', '994500', '10050100000', '0', '0', '200000000', '2026-11-24 08:30:33.292978+00', E'\\x2bbc03717d8f1470beacd4f5acc99c598011f042fd5241dc635df38d095f2183', E'\\xe22b52daa6d13069e2b040db0ad5e876c7c9393f6516337e3d3614b36d80175a', 'jackpots', '5500'),
  ('1', '19', 'round', 'stake:10', 'stake', 'stake -1000000 0 0 games:cini-atolyesi jackpots:5500 yonca-bahcesi base', '-1000000', '0', '0', '0', 'games:cini-atolyesi', '994500', '10049100000', '0', '0', '200000000', '2026-11-24 08:30:33.298288+00', E'\\xe22b52daa6d13069e2b040db0ad5e876c7c9393f6516337e3d3614b36d80175a', E'\\x75990d1059278a06da89adc61e9e06cf6a1fdbbab3cd10174ca31edb811e57c3', 'jackpots', '5500'),
  ('1', '2', 'deposit', '4', 'deposit', 'deposit 250000000 0 0 cashier:sandbox-card ', '250000000', '0', '0', '0', 'cashier:sandbox-card', '-250000000', '10250000000', '0', '0', '0', '2026-11-24 08:30:32.611495+00', E'\\xa0811240d06d53c95badaea61618b4695863b80eff6565d2e67b31d8a4f59fc3', E'\\x8dad94394482f5eaf3e489d6b0f17d9f643e3528fc907a73f9abc3861f4c7d01', NULL, '0'),
  ('1', '20', 'bet', 'stake:11', 'stake', 'stake -6000000 0 0 games:cini ', '-6000000', '0', '0', '0', 'games:cini', '6000000', '10043100000', '0', '0', '200000000', '2026-11-24 08:30:33.305858+00', E'\\x75990d1059278a06da89adc61e9e06cf6a1fdbbab3cd10174ca31edb811e57c3', E'\\x6778c10fa1f0f9598315c5728be3e5879b5c48f11340dc5a5e9cb8fbbf8f5ca1', NULL, '0'),
  ('1', '21', 'bet', 'stake:11:double', 'stake', 'stake -2000000 0 0 games:cini ', '-2000000', '0', '0', '0', 'games:cini', '2000000', '10041100000', '0', '0', '200000000', '2026-11-24 08:30:33.308245+00', E'\\x6778c10fa1f0f9598315c5728be3e5879b5c48f11340dc5a5e9cb8fbbf8f5ca1', E'\\xb1fb74495e10212e4ef850282bc9185bbb3aac68b89611e05e57a8220972543e', NULL, '0'),
  ('1', '22', 'bet', 'stake:12', 'stake', 'stake -6000000 0 0 games:cini ', '-6000000', '0', '0', '0', 'games:cini', '6000000', '10035100000', '0', '0', '200000000', '2026-11-24 08:30:33.310706+00', E'\\xb1fb74495e10212e4ef850282bc9185bbb3aac68b89611e05e57a8220972543e', E'\\x9704d914279eaf1b53be0100558d35bb578ec91a82102e6133e31d5666c7e7c4', NULL, '0'),
  ('1', '23', 'bet', 'stake:12:double', 'stake', 'stake -2000000 0 0 games:cini ', '-2000000', '0', '0', '0', 'games:cini', '2000000', '10033100000', '0', '0', '200000000', '2026-11-24 08:30:33.31291+00', E'\\x9704d914279eaf1b53be0100558d35bb578ec91a82102e6133e31d5666c7e7c4', E'\\x5711034cd0c0135ca6601be7f69d9157dce7691895b0e7831d60602b2c6c5b59', NULL, '0'),
  ('1', '24', 'bet', 'payout:12:line-1', 'payout', 'payout 3000000 0 0 games:cini ', '3000000', '0', '0', '0', 'games:cini', '-3000000', '10036100000', '0', '0', '200000000', '2026-11-24 08:30:33.315803+00', E'\\x5711034cd0c0135ca6601be7f69d9157dce7691895b0e7831d60602b2c6c5b59', E'\\x1d602e7c42a1b297d145618b2d47a01900d3adec05c129869149389b75888ecf', NULL, '0'),
  ('1', '25', 'bet', 'stake:13', 'stake', 'stake -6000000 0 0 games:cini ', '-6000000', '0', '0', '0', 'games:cini', '6000000', '10030100000', '0', '0', '200000000', '2026-11-24 08:30:33.319016+00', E'\\x1d602e7c42a1b297d145618b2d47a01900d3adec05c129869149389b75888ecf', E'\\x7c2f7959219b5764066a3d764e3b6d1125e4be966c94e4e1018cdcfec3288584', NULL, '0'),
  ('1', '26', 'bet', 'stake:13:double', 'stake', 'stake -2000000 0 0 games:cini ', '-2000000', '0', '0', '0', 'games:cini', '2000000', '10028100000', '0', '0', '200000000', '2026-11-24 08:30:33.32174+00', E'\\x7c2f7959219b5764066a3d764e3b6d1125e4be966c94e4e1018cdcfec3288584', E'\\x7a4779500a6bdb76e25bd1eebba3f821f9ac8c0c766a8a1023d3df55bbcf7439', NULL, '0'),
  ('1', '27', 'bet', 'payout:13:line-2', 'payout', 'payout 3000000 0 0 games:cini ', '3000000', '0', '0', '0', 'games:cini', '-3000000', '10031100000', '0', '0', '200000000', '2026-11-24 08:30:33.324197+00', E'\\x7a4779500a6bdb76e25bd1eebba3f821f9ac8c0c766a8a1023d3df55bbcf7439', E'\\x68f3c6b72b270d4b030271491195c8059039343566ef877fe4339fe699570372', NULL, '0'),
  ('1', '28', 'bet', 'payout:13', 'payout', 'payout 5000000 0 0 games:cini ', '5000000', '0', '0', '0', 'games:cini', '-5000000', '10036100000', '0', '0', '200000000', '2026-11-24 08:30:33.32662+00', E'\\x68f3c6b72b270d4b030271491195c8059039343566ef877fe4339fe699570372', E'\\x5ed23b30f04e8d03b4ae46c32b455d6feff5b7bdf97dafd877ec7f4c6891f2c1', NULL, '0'),
  ('1', '29', 'bet', 'stake:14', 'stake', 'stake -6000000 0 0 games:cini ', '-6000000', '0', '0', '0', 'games:cini', '6000000', '10030100000', '0', '0', '200000000', '2026-11-24 08:30:33.329139+00', E'\\x5ed23b30f04e8d03b4ae46c32b455d6feff5b7bdf97dafd877ec7f4c6891f2c1', E'\\x2a7f38baf8fb6c604b198bde99e0477e580fdc0394ce54d233c18d7eb5d50a3d', NULL, '0'),
  ('1', '3', 'withdrawal', 'request:7', 'withdrawal-request', 'withdrawal-request -100000000 0 100000000 - ', '-100000000', '0', '0', '100000000', NULL, '0', '10150000000', '0', '0', '100000000', '2026-11-24 08:30:32.691527+00', E'\\x8dad94394482f5eaf3e489d6b0f17d9f643e3528fc907a73f9abc3861f4c7d01', E'\\xca52e462c3b7bbbd8d5c036ad08d02fe9d3e6808fca2b2ea17427235cd8942b0', NULL, '0'),
  ('1', '30', 'tournament', 'prize:1', 'tournament-prize', 'tournament-prize 500000000 0 0 promotions ', '500000000', '0', '0', '0', 'promotions', '-500000000', '10530100000', '0', '0', '200000000', '2026-11-24 08:30:33.553796+00', E'\\x2a7f38baf8fb6c604b198bde99e0477e580fdc0394ce54d233c18d7eb5d50a3d', E'\\x6aedd7735bebe5f985d68314255d00826becef0858b37796960bb8223769dd28', NULL, '0'),
  ('1', '4', 'withdrawal', 'request:8', 'withdrawal-request', 'withdrawal-request -100000000 0 100000000 - ', '-100000000', '0', '0', '100000000', NULL, '0', '10050000000', '0', '0', '200000000', '2026-11-24 08:30:32.69716+00', E'\\xca52e462c3b7bbbd8d5c036ad08d02fe9d3e6808fca2b2ea17427235cd8942b0', E'\\x3d58c74ad57515401b5ab0bfc5b813d9a73bf1f28f5e7b5bd49851fbc0b5b1ac', NULL, '0'),
  ('1', '5', 'withdrawal', 'request:9', 'withdrawal-request', 'withdrawal-request -100000000 0 100000000 - ', '-100000000', '0', '0', '100000000', NULL, '0', '9950000000', '0', '0', '300000000', '2026-11-24 08:30:32.720644+00', E'\\x3d58c74ad57515401b5ab0bfc5b813d9a73bf1f28f5e7b5bd49851fbc0b5b1ac', E'\\x29a70cce85b7baa8cf5a147b1737f8c4624f3596bcfdc84af4b3988ffc6ca3df', NULL, '0'),
  ('1', '6', 'withdrawal', 'end:9', 'withdrawal-return', 'withdrawal-return 100000000 0 -100000000 - ', '100000000', '0', '0', '-100000000', NULL, '0', '10050000000', '0', '0', '200000000', '2026-11-24 08:30:32.726315+00', E'\\x29a70cce85b7baa8cf5a147b1737f8c4624f3596bcfdc84af4b3988ffc6ca3df', E'\\x465b442da41ef507952e11bd593f2e0ca7f54aecf24d6ded19a96eca9be447a3', NULL, '0'),
  ('1', '7', 'round', 'stake:1', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10048000000', '0', '0', '200000000', '2026-11-24 08:30:32.809284+00', E'\\x465b442da41ef507952e11bd593f2e0ca7f54aecf24d6ded19a96eca9be447a3', E'\\xbc58445c4d52855c8e6d45babeed0eb243e85e67d9731c2d5dc8d39651683033', 'jackpots', '11000'),
  ('1', '8', 'round', 'stake:2', 'stake', 'stake -2000000 0 0 games:cini-atolyesi jackpots:11000 lale-devri base', '-2000000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10046000000', '0', '0', '200000000', '2026-11-24 08:30:33.190483+00', E'\\xbc58445c4d52855c8e6d45babeed0eb243e85e67d9731c2d5dc8d39651683033', E'\\x70cbe07ba07cc0bc519557c8cb9e2f5a1c95c7a3815b438ee1707080ce32be5b', 'jackpots', '11000'),
  ('1', '9', 'round', 'payout:2', 'payout', 'payout 500000 0 0 games:cini-atolyesi lale-devri base', '500000', '0', '0', '0', 'games:cini-atolyesi', '-500000', '10046500000', '0', '0', '200000000', '2026-11-24 08:30:33.199576+00', E'\\x70cbe07ba07cc0bc519557c8cb9e2f5a1c95c7a3815b438ee1707080ce32be5b', E'\\xa504191af1d5f2f5c8722531ff784f30b1129eb69fdd946b2e9fe3ab13f5da29', NULL, '0'),
  ('2', '1', 'deposit', '2', 'deposit', 'deposit 10000000000 0 0 cashier:sandbox ', '10000000000', '0', '0', '0', 'cashier:sandbox', '-10000000000', '10000000000', '0', '0', '0', '2026-11-24 08:30:32.278806+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xeae22962c80e43d55e5ddfdb3ce5fd894025bd3a9f956ef1134ce60aca9bd18b', NULL, '0'),
  ('3', '1', 'deposit', '3', 'deposit', 'deposit 10000000000 0 0 cashier:sandbox ', '10000000000', '0', '0', '0', 'cashier:sandbox', '-10000000000', '10000000000', '0', '0', '0', '2026-11-24 08:30:32.300175+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x231790f2a63461a38e0f8aed7c3f6d6229a3af52812ec270e39e034e821e23f3', NULL, '0'),
  ('4', '1', 'deposit', '10', 'deposit', 'deposit 20000000000 0 0 cashier:sandbox ', '20000000000', '0', '0', '0', 'cashier:sandbox', '-20000000000', '20000000000', '0', '0', '0', '2026-11-24 08:30:33.389265+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xebcacdd625e3d5c3abdb1ceb071b6f9be4ea7d4c7ce47342070046707e858b4f', NULL, '0'),
  ('4', '2', 'round', 'stake:15', 'stake', 'stake -10000000000 0 0 games:cini-atolyesi jackpots:55000000 lale-devri base', '-10000000000', '0', '0', '0', 'games:cini-atolyesi', '9945000000', '10000000000', '0', '0', '0', '2026-11-24 08:30:33.496057+00', E'\\xebcacdd625e3d5c3abdb1ceb071b6f9be4ea7d4c7ce47342070046707e858b4f', E'\\x3e097f5a47737e083f9da862f357cfb9c253d2f133faf65ab3fc6a4e33cdcb03', 'jackpots', '55000000'),
  ('4', '3', 'jackpot', 'win:15:mini', 'jackpot-win', 'jackpot-win 60018000 0 0 jackpots lale-devri', '60018000', '0', '0', '0', 'jackpots', '-60018000', '10060018000', '0', '0', '0', '2026-11-24 08:30:33.49883+00', E'\\x3e097f5a47737e083f9da862f357cfb9c253d2f133faf65ab3fc6a4e33cdcb03', E'\\x4cf6c54e849ce81d902af6f09b4dd09ac5dcb80a9a54683bf29c4b94ac2795cd', NULL, '0');

insert into favourite_games (member_id, game_id, created_at) overriding system value values
  ('1', '1', '2026-11-24 08:30:33.359+00');

insert into game_sessions (member_id, token_hash, family_id, game_id, game, version, account, created_at) overriding system value values
  ('1', E'\\x5feb3980badbdceaa44e1faa05e48fc57ed67e0164d5b4f938d321b25d61c320', '1', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-24 08:30:32.779+00'),
  ('1', E'\\xe8fa9ea4a5532ea1696973b29dda81a64ef94ff3ad65112d122bdf6495b0ca6b', '1', '3', 'yonca-bahcesi', '1', 'games:cini-atolyesi', '2026-11-24 08:30:33.281+00'),
  ('4', E'\\x44f84d3d30d89675ba1e38b4ed6233aed7bb05806b816b2b2aeb8a9209857f95', '2', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-24 08:30:33.485+00'),
  ('4', E'\\xcea67f468a25edb97c3d2af130cbba5b33d9a80e4a912cbc1778e08641ea90f3', '2', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-24 08:30:33.453+00');

insert into game_settings (game, revision, version, client, is_open, is_hidden, closed_modes, stakes) overriding system value values
  ('yonca-bahcesi', '1', NULL, NULL, 'true', 'false', '{BONUS}', NULL);

insert into game_versions (game, version, files, registered_at, publication) overriding system value values
  ('kapadokya-1000', '1', '{"lookUpTable_base_0.csv": "b02e3b3786454dd15c28271fab5156199ef342e7df0a7ece2a262dd12cf3d0d3", "lookUpTable_bonus_0.csv": "f9c185892eaacda31a858fcde9fbfcf4d124dc996501f8b748e96452a76581f9"}', '2026-11-24 08:30:31.951792+00', NULL),
  ('lale-devri', '1', '{"lookUpTable_base_0.csv": "7dea40d8bc7e3839b5dc5d959cc5d687b3ceea845fce05afd4a7452be907fc87", "lookUpTable_bonus_0.csv": "23dd4739f7954e19e02cb5afe3b104519b8fc6b81e46c99e06c57274ca3e78a8"}', '2026-11-24 08:30:31.948264+00', NULL),
  ('yonca-bahcesi', '1', '{"lookUpTable_base_0.csv": "489d77c12aca77c52f5d16e200b3f04d9e539c8f5e8e19c17ad3ffcd5c932899", "lookUpTable_bonus_0.csv": "811b52ed168830ef0953ce4f1a87c33fc87a98e3a7ec1c7a708ef875f3de998e"}', '2026-11-24 08:30:31.953155+00', NULL);

insert into installed_functions (name, hash) overriding system value values
  ('action_refuse_change', '4e1a3d63fbadde8c7be04a3402f660544cb5eadad70561ad9f2614ae501344fd'),
  ('actions_keep_all', '02d69d8d60d9e9c6e4fc4f0ae2182d2d9176f4b738bccb27f2a187fe4cee2645'),
  ('actions_keep_rows', 'c9de5785fbf670277f9522d79db5ab1839ccbc19fddf9f7d2bcbc757cca34e4a'),
  ('bet_grow', '098653283bdf3d3dd499f79557067f976f88d18c5f0a4f6c2091dcfcadff179f'),
  ('bet_pay', '8e1ad9604a10ad366570dcba664da87f3da1fa75cb32eb891d06ec683037cf84'),
  ('bet_settle', '26389679c414478ecc0996b128fbfc8f5c7a9a203ad7496918eef82a10e5d4ca'),
  ('bet_void', 'e329baf5fa9badf0da14b36b7ecbcd1e3b2f16241e1616eac500709e16536d50'),
  ('cash_transaction_counted', '70d8faebcac63a8bdd04a73e8e106ec7397d77a1ee32c476398d02d591b077f3'),
  ('cash_transaction_turned', 'fc8a54ad14150384b842cb36c9cc50091f7d71e427a7050a9781bc36bb1024d5'),
  ('cash_transactions_counted', 'fbb438f0000b54ee21cebaca7e43059e2b5e8e41a9900c41897aa1c38fe6ab1a'),
  ('cash_transactions_keep_direction', '3ea331f0af3220feb0c30031b576ea91e0a66ee6ffff7973d0f4f756389a22c3'),
  ('cash_transactions_recounted', '5b9c6b23e59212a1c0a0793dc8eb76cb24623270a03059eb9a4ffad488415de9'),
  ('jackpot_pay', '5bfad8fbc08345babda799cd34eee6b9f96f72217931915f95ec0e2e2dd975a3'),
  ('ledger_jackpot_win', 'fde139a1fe7d578f3eaf2f4078e3af9def8522e759cb70ee820b1cecced244d8'),
  ('ledger_lock', '79accf2e55d361986dc99e5ae70261afd5c61a87299211cf806101610189686b'),
  ('ledger_note_holds', 'dcc83a8abb8a03b415c5f3b56beadd0a7abd0c8b14c84c60754df5dc359b945c'),
  ('ledger_open', '982767cce5c2405ad319635ef4b1b148dc170ef56706d4b1329a369f019149e9'),
  ('ledger_payout', 'e8c5c88a73dc1d79b85767e2840470766660b3a2812f5bf155aafc361fdec9cf'),
  ('ledger_post', '7a663c5ae65861418852bd43f862a7c8c68eb59e03a1e9b0dbd6a223b0b38c83'),
  ('ledger_stake', '8c9cefe53da7054ebaa77a2c9a9f87ae937bd1e020bd1dba84d1d42ab1a534d9'),
  ('may_stake', '60735b16ae805afa690e0e37c2b3d91e90728f09dc24529501d2a4cd355dca40'),
  ('round_calls', 'e00bc44a476c4114b02713cfc8e326aa1875adbd52dbda633b4941b332b9b27d'),
  ('round_check', '5643aedfda218c03b245d75c13658986afdad91cd889d64a2964f2c1fef7d2bd'),
  ('round_end', '686e0a8c0acb6961d3fb17f52eaa587188f4a25c85694f91bdc59a1c18cd308f'),
  ('round_enter', '7a9b193ca597d497420bffd7aa841648a1312c0f86075a91146e73bdd95702a1'),
  ('round_funds', '5941f1bde280a0d587e28039b92f4a8e14c453a041b4d4b6ae4ca9c2e6cefc6e'),
  ('round_keep_awake', 'd56a41a9353b273dd5e3fceefc34bbd8a4bfa24abf3518e75f4b89636d50f962'),
  ('round_mark', '31009adb42862e7e7ab6c5ac7b5c4b88491d02f75e330a0dc720770c3bca9a6d'),
  ('round_pay', '7c9b8be48c1ab1d919d83acfa414663fdd4ba0d82b4d6a66828016048f3bdf0a'),
  ('round_pay_jackpots', '5e42cf05937cb4ff2cdffcd8ac2ee94bed984c975a87e97ce2816ed7c41161ec'),
  ('round_play', '76eb97be9a1ed04e6ec51cde580edfa10d1973c85277a056f1754eb090880f31'),
  ('round_played_funds', '1ce266c54b2005f4b7dd6163cab49a730060b65f68574bac2b9f1c7735ce5340'),
  ('round_record', 'd9abdad16ae617c57652f5e4ec0b91bcdfea0867c8aa35d3a201ea2e07c9d873'),
  ('round_seats', '8cfc7839b9b9ffcdba4659d674fd5c0e42ba3007e3a452e443622c713b437db3'),
  ('round_settle', '01b8c55575202a97192e21245bd5804600844dbe12e4f6cdff5369d342f21582'),
  ('take_stakes', '4554c1e80c854cad9659725108ac87f6cc29802b2d151ca6912df558096fe1c7');

insert into jackpot_pools (level, taken, wins) overriding system value values
  ('grand', '0', '0'),
  ('major', '0', '0'),
  ('mini', '10018000', '1'),
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
  ('37', '10018000', '10018000', '5009000', '2504500'),
  ('38', '0', '0', '0', '0'),
  ('39', '0', '0', '0', '0'),
  ('4', '0', '0', '0', '0'),
  ('40', '0', '0', '0', '0'),
  ('41', '0', '0', '0', '0'),
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
  ('4', '15', 'mini', '1', '50000000', '10018000', '60018000', '2026-11-24 08:30:33.495+00', NULL);

insert into known_browsers (member_id, id, browser_hash, browser, first_at, last_at) overriding system value values
  ('1', '1', E'\\xe203547fe88733cf20320bfc5624e4e2338f1210ab080f5b52b6f9fd42b68e1b', 'node', '2026-11-24 08:30:32.485+00', '2026-11-24 08:30:32.485+00'),
  ('4', '2', E'\\xec82af3b0ccf77b00f54cff424a73f134f6fde79e0fec488aa4e4eebe566610e', 'node', '2026-11-24 08:30:33.391+00', '2026-11-24 08:30:33.391+00');

insert into kysely_migration (name, "timestamp") overriding system value values
  ('001-ledger', '2026-11-24T08:30:30.799Z'),
  ('002-members', '2026-11-24T08:30:30.815Z'),
  ('003-casino', '2026-11-24T08:30:30.830Z'),
  ('004-rounds', '2026-11-24T08:30:30.843Z'),
  ('005-cashier', '2026-11-24T08:30:30.858Z'),
  ('006-next-seeds', '2026-11-24T08:30:30.860Z'),
  ('007-accounts', '2026-11-24T08:30:30.896Z'),
  ('008-joining', '2026-11-24T08:30:30.901Z'),
  ('009-round-cycle', '2026-11-24T08:30:30.902Z'),
  ('010-demo-play', '2026-11-24T08:30:30.908Z'),
  ('011-published-games', '2026-11-24T08:30:30.911Z'),
  ('012-proof', '2026-11-24T08:30:30.917Z'),
  ('013-round-requests', '2026-11-24T08:30:30.919Z'),
  ('014-content', '2026-11-24T08:30:30.927Z'),
  ('015-live', '2026-11-24T08:30:30.939Z'),
  ('016-tournaments', '2026-11-24T08:30:30.954Z'),
  ('017-jackpots', '2026-11-24T08:30:30.967Z'),
  ('018-messages-read', '2026-11-24T08:30:30.969Z'),
  ('019-support', '2026-11-24T08:30:30.983Z'),
  ('020-bets', '2026-11-24T08:30:30.994Z'),
  ('021-money-path', '2026-11-24T08:30:30.999Z'),
  ('023-actions', '2026-11-24T08:30:31.005Z'),
  ('024-catalogue', '2026-11-24T08:30:31.031Z'),
  ('025-payment-directions', '2026-11-24T08:30:31.042Z'),
  ('026-paid-in-parts', '2026-11-24T08:30:31.043Z'),
  ('027-bank-accounts', '2026-11-24T08:30:31.048Z'),
  ('028-withdrawals', '2026-11-24T08:30:31.053Z'),
  ('030-one-link-alive', '2026-11-24T08:30:31.056Z'),
  ('032-draws', '2026-11-24T08:30:31.060Z'),
  ('034-sandbox-payouts', '2026-11-24T08:30:31.064Z'),
  ('036-house-role', '2026-11-24T08:30:31.067Z'),
  ('037-histories', '2026-11-24T08:30:31.077Z'),
  ('038-deposits', '2026-11-24T08:30:31.088Z'),
  ('039-seed-hashes', '2026-11-24T08:30:31.090Z'),
  ('041-documents', '2026-11-24T08:30:31.098Z'),
  ('042-lotteries', '2026-11-24T08:30:31.111Z'),
  ('043-poker', '2026-11-24T08:30:31.129Z');

insert into kysely_migration_lock (id, is_locked) overriding system value values
  ('migration_lock', '0');

insert into member_seeds (member_id, seq, server_seed, client_seed, nonce, created_at, revealed_at, next_server_seed, draw_version, seed_hash, next_seed_hash) overriding system value values
  ('1', '1', E'\\xc4ee82c5c7f35b913b99451b6b93f19c5f4e98074127c5479cc6f4f74423947e', 'the first of a test', '8', '2026-11-24 08:30:32.746+00', '2026-11-24 08:30:33.251+00', NULL, '2', E'\\x0efc10ffeb6a4f1a12504ded6883f9ba26a38eacde094f7a2adaa65f9a0bcc1d', E'\\xeed3069c9cfd7e4e8b10b93769a2c412e94965faa55aed7938fa19211edff95a'),
  ('1', '2', E'\\xc83b068eee055dd39b9067d72dc356462ca7a4aa79f4c5644baf578dcaa6d66d', 'benim-tohumum', '2', '2026-11-24 08:30:33.251+00', NULL, E'\\xab5489417f8f350b43a59fcefc44d5c68e78df1cbf8033a74d0fdcd571979ecb', '2', E'\\xeed3069c9cfd7e4e8b10b93769a2c412e94965faa55aed7938fa19211edff95a', E'\\x822ad771dbfe2d852de2c4ea45b0cb8c45a9e6f677b40c51d636628ddcbb7ab4'),
  ('4', '1', E'\\xbdc2157e89d7f2a3039c096b18f197f7ffbdd5abcc6ebfaceadfabcf16c8b333', 'jackpots', '1', '2026-11-24 08:30:33.438+00', NULL, E'\\xfff1153ea4c21199ab83872144cf8b3e85732aec91d78e25a94cc6896aacde88', '2', E'\\xe95e890aea80632953f05aad59deef2be55d49e364d2afd0064c5e6e2f952b61', E'\\x24990e87b7fb84baf22821006b4dd6c7cddb74989c35355d974748ffebc4fe8a');

insert into members (id, uid, username, email, phone, firstname, lastname, password_hash, rid, language, two_factor, ga_secret, is_active, created_at, lastlogin_at, birthdate, national_id, country, city, address, promotion_code, reference_number, sms_opt_in, email_opt_in, rules_version, rules_accepted_at, confirmed_at, password_changed_at, previous_login_at, ga_offered, ga_offered_at, ga_offered_step, ga_last_step, closed_at) overriding system value values
  ('1', 'e5dc5740b7262d16dd731461', 'demo', 'demo@kasa.test', '905320000001', 'Deniz', 'Yıldız', '$argon2id$v=19$m=19456,t=2,p=1$LAIJhkqdXSqNoXTTjuLWXQ$nozVK2fK5jP6qrf/mkrndqeeCvt9mtSf4xUMBKbGTZU', '1', 'tr', 'none', NULL, 'true', '2026-11-24 08:30:32.245421+00', '2026-11-24 08:30:32.485+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-24 08:30:32.246+00', NULL, NULL, NULL, NULL, '0', '0', NULL),
  ('2', 'c1f9e9bac2141e3b32b396f2', 'vip20', 'vip20@kasa.test', '905320000002', 'Ada', 'Işık', '$argon2id$v=19$m=19456,t=2,p=1$ipH0iNHDfLq72si6775Hdw$klVqIKGQqJCKOO7X9eYM6fi1H0IRvi7oS/NEC+0wL5U', '20', 'tr', 'none', NULL, 'true', '2026-11-24 08:30:32.275417+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-24 08:30:32.275+00', NULL, NULL, NULL, NULL, '0', '0', NULL),
  ('3', 'd45cd7719d5aaeea13c0f63e', 'iki', 'iki@kasa.test', '905320000003', 'İkbal', 'Özgür', '$argon2id$v=19$m=19456,t=2,p=1$tX01x6F4efLAxHL+SqmlBA$y5SYCFE0Mry+A4Ww0P221O3Ximx8JQ4lbnPpiURQsIU', '1', 'tr', 'ga', 'KASADEMOIKIKASADEMOIKIKASADEMOIK', 'true', '2026-11-24 08:30:32.295785+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-24 08:30:32.296+00', NULL, NULL, NULL, NULL, '0', '0', NULL),
  ('4', '631b8b0b79e47173deefc135', 'talihli1', 'talihli1@kasa.test', '905551111011', 'Talia', 'Talihli', '$argon2id$v=19$m=19456,t=2,p=1$2zLyV0YYTRdAO+cZsKNHTA$X1RI1H6+41YQbIAIddIFKgBPwFybolnKG/bqhlWBt1E', '1', 'tr', 'none', NULL, 'true', '2026-11-24 08:30:33.385887+00', '2026-11-24 08:30:33.391+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-24 08:30:33.385+00', NULL, NULL, NULL, NULL, '0', '0', NULL);

insert into messages (id, member_id, channel, recipient, template, lang, subject, body_text, body_html, created_at, sent_at, gave_up_at, tries) overriding system value values
  ('1', '1', 'mail', 'demo@kasa.test', 'tournament-prize', 'tr', 'Turnuva ödülünüz hesabınızda', 'Merhaba,

Tebrikler. Bir turnuvada ödül kazandınız; tutar nakit bakiyenize eklendi.

Turnuva: Deneme Kupası
Sıranız: 1.
Ödül: ₺500,00

Sıralamayı gör:
http://127.0.0.1:42777/tournaments

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
        <a class="act" href="http://127.0.0.1:42777/tournaments" style="display:inline-block;padding:13px 24px;border-radius:10px;background:#0a746d;color:#ffffff;font-weight:650;text-decoration:none">Sıralamayı gör</a>
      </p>
      
      <p class="quiet" style="margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere">
        Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:<br /><a class="link" href="http://127.0.0.1:42777/tournaments" style="color:#1f4fd6;overflow-wrap:anywhere;word-break:break-all"
          >http://127.0.0.1:42777/tournaments</a
        >
      </p></div>
          <p class="quiet" style="margin:20px 8px 0;font-size:13px;color:#4d5a82">Bu ileti Kasa hesabınızla ilgili olduğu için gönderildi. Kasa sizden hiçbir zaman parolanızı ya da doğrulama kodunuzu istemez.</p>
        </div>
      </body>
    </html>', '2026-11-24 11:30:33.552+00', NULL, NULL, '0');

insert into payment_notices (member_id, transaction_id, notice_id, kind, amount, outcome, arrived_at, times, direction) overriding system value values
  ('1', '4', 'approved-e917b4aa0c9021a6d59109c51a328354', 'approved', '250000000', 'approved', '2026-11-24 08:30:32.599086+00', '1', 'in'),
  ('1', '5', 'declined-5c5b28892b967bdf7627943614596155', 'declined', '250000000', 'declined', '2026-11-24 08:30:32.667915+00', '1', 'in');

insert into promotion_codes (code, title_tr, title_en, starts_at, ends_at) overriding system value values
  ('HOSGELDIN', 'Hoş geldin', 'Welcome', '2025-12-31 21:00:00+00', NULL);

insert into reference_numbers (number, name) overriding system value values
  ('100001', 'Kasa');

insert into rounds (member_id, id, version, mode, amount, multiplier, payout, book, seed_seq, nonce, request_id, event, end_request_id, mark_requests, jackpot_terms) overriding system value values
  ('1', '1', '1', 'base', '2000000', '0', '0', '188569', '1', '0', 'play-0', NULL, NULL, NULL, '1'),
  ('1', '10', '1', 'base', '1000000', '80', '800000', '33254', '2', '1', NULL, NULL, NULL, NULL, '1'),
  ('1', '2', '1', 'base', '2000000', '25', '500000', '173703', '1', '1', 'play-1', NULL, NULL, NULL, '1'),
  ('1', '3', '1', 'base', '2000000', '600', '12000000', '156266', '1', '2', 'play-2', NULL, NULL, NULL, '1'),
  ('1', '4', '1', 'base', '2000000', '0', '0', '190026', '1', '3', 'play-3', NULL, NULL, NULL, '1'),
  ('1', '5', '1', 'base', '2000000', '0', '0', '212836', '1', '4', 'play-4', NULL, NULL, NULL, '1'),
  ('1', '6', '1', 'base', '2000000', '0', '0', '196655', '1', '5', 'play-5', NULL, NULL, NULL, '1'),
  ('1', '7', '1', 'base', '2000000', '230', '4600000', '115409', '1', '6', 'play-6', NULL, NULL, NULL, '1'),
  ('1', '8', '1', 'base', '2000000', '0', '0', '101835', '1', '7', 'play-7', NULL, NULL, NULL, '1'),
  ('1', '9', '1', 'base', '1000000', '0', '0', '143476', '2', '0', NULL, NULL, NULL, NULL, '1'),
  ('4', '15', '1', 'base', '10000000000', '0', '0', '80844', '1', '0', NULL, NULL, NULL, NULL, '1');

insert into sandbox_payments (id, reference, amount_kurus, note, lang, return_url, status, created_at, expires_at, decided_at, method) overriding system value values
  ('2e89b8c959dfae2e999a0fc18db07acf', '1-6', '25000', 'Kira', 'tr', 'http://127.0.0.1:42777/deposit?transaction=6', 'open', '2026-11-24 08:30:32.683247+00', '2026-11-24 09:00:32.682+00', NULL, 'sandbox-card'),
  ('5c5b28892b967bdf7627943614596155', '1-5', '25000', 'Kira', 'tr', 'http://127.0.0.1:42777/deposit?transaction=5', 'declined', '2026-11-24 08:30:32.642869+00', '2026-11-24 09:00:32.641+00', '2026-11-24 08:30:32.661+00', 'sandbox-card'),
  ('e917b4aa0c9021a6d59109c51a328354', '1-4', '25000', 'Kira', 'tr', 'http://127.0.0.1:42777/deposit?transaction=4', 'approved', '2026-11-24 08:30:32.562292+00', '2026-11-24 09:00:32.561+00', '2026-11-24 08:30:32.583+00', 'sandbox-card');

insert into session_families (member_id, id, created_at, expires_at, ended_at) overriding system value values
  ('1', '1', '2026-11-24 08:30:32.485+00', '2026-12-24 08:30:32.485+00', NULL),
  ('4', '2', '2026-11-24 08:30:33.391+00', '2026-12-24 08:30:33.391+00', NULL);

insert into sessions (member_id, id, family_id, sid_hash, browser_hash, browser, ip, created_at, active_at, expires_at, ended_at, is_pending, tries, proved_at, place) overriding system value values
  ('1', '1', '1', E'\\x663be710ee4b7ceb4f6f6831eb0cb840acb5b8bf6720ebcd9ff17257d79f000e', E'\\xe203547fe88733cf20320bfc5624e4e2338f1210ab080f5b52b6f9fd42b68e1b', 'node', '127.0.0.1', '2026-11-24 08:30:32.485+00', '2026-11-24 08:30:32.485+00', '2026-11-25 08:30:32.485+00', NULL, 'false', '0', '2026-11-24 08:30:32.485+00', NULL),
  ('4', '2', '2', E'\\x64fb127f174157798c40452bb6e30e1c7e1d80eb82c732065eabab7ce219bef3', E'\\xec82af3b0ccf77b00f54cff424a73f134f6fde79e0fec488aa4e4eebe566610e', 'node', '127.0.0.1', '2026-11-24 08:30:33.391+00', '2026-11-24 08:30:33.391+00', '2026-11-25 08:30:33.391+00', NULL, 'false', '0', '2026-11-24 08:30:33.391+00', NULL);

insert into site_state (one, under_maintenance) overriding system value values
  ('true', 'false');

insert into support_conversations (id, member_id, visitor_hash, created_at, last_at, read_up_to, closed_at) overriding system value values
  ('1', '1', NULL, '2026-11-24 08:30:33.334+00', '2026-11-24 08:30:33.334+00', '0', NULL);

insert into support_hours (one, opens_minute, closes_minute) overriding system value values
  ('true', '540', '1380');

insert into support_messages (id, conversation_id, is_from_house, text, request_id, provider_id, at, delivered_at) overriding system value values
  ('1', '1', 'false', 'Merhaba; bir sorum var:
''bonus'' nerede?', NULL, NULL, '2026-11-24 08:30:33.334+00', NULL);

insert into tournament_games (tournament_id, game_id) overriding system value values
  ('1', '1');

insert into tournament_prizes (tournament_id, rank, amount) overriding system value values
  ('1', '1', '500000000'),
  ('1', '2', '250000000');

insert into tournament_standings (tournament_id, rank, member_id, score, at, prize, paid_at) overriding system value values
  ('1', '1', '1', '600', '2026-11-24 08:30:33.205+00', '500000000', '2026-11-24 11:30:33.552+00');

insert into tournament_texts (tournament_id, lang, title, text) overriding system value values
  ('1', 'en', 'Trial Cup', 'A trial.'),
  ('1', 'tr', 'Deneme Kupası', 'Bir deneme.');

insert into tournaments (id, name, starts_at, ends_at, rule, min_stake, created_at, cancelled_at, fixed_at) overriding system value values
  ('1', 'test-1', '2026-11-24 07:30:32.445+00', '2026-11-24 10:30:32.445+00', 'best-multiple', '2000000', '2026-11-24 08:30:32.445+00', NULL, '2026-11-24 11:30:33.54+00');

insert into wallets (member_id, cash, bonus, held, pending, seq, head) overriding system value values
  ('1', '10530100000', '0', '0', '200000000', '30', E'\\x6aedd7735bebe5f985d68314255d00826becef0858b37796960bb8223769dd28'),
  ('2', '10000000000', '0', '0', '0', '1', E'\\xeae22962c80e43d55e5ddfdb3ce5fd894025bd3a9f956ef1134ce60aca9bd18b'),
  ('3', '10000000000', '0', '0', '0', '1', E'\\x231790f2a63461a38e0f8aed7c3f6d6229a3af52812ec270e39e034e821e23f3'),
  ('4', '10060018000', '0', '0', '0', '3', E'\\x4cf6c54e849ce81d902af6f09b4dd09ac5dcb80a9a54683bf29c4b94ac2795cd');

select setval('actions_id_seq', 4);

select setval('bet_ids', 15);

select setval('cash_transactions_id_seq', 10);

select setval('catalogue_games_id_seq', 4);

select setval('content_items_id_seq', 43);

select setval('documents_id_seq', 6);

select setval('known_browsers_id_seq', 2);

select setval('members_id_seq', 4);

select setval('messages_id_seq', 1);

select setval('session_families_id_seq', 2);

select setval('sessions_id_seq', 2);

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

alter table bets add constraint bets_check CHECK (((stake_bonus >= 0) AND (stake_bonus <= stake)));

alter table bets add constraint bets_check1 CHECK (((payout_bonus >= 0) AND (payout_bonus <= payout)));

alter table bets add constraint bets_check2 CHECK (((state = 'open'::text) = (settled_at IS NULL)));

alter table bets add constraint bets_check4 CHECK (((state <> 'void'::text) OR ((payout = stake) AND (payout_bonus = stake_bonus))));

alter table bets add constraint bets_open_slot_unpaid CHECK (((state <> 'open'::text) OR (kind <> 'slot'::text) OR (payout = 0)));

alter table bets add constraint bets_pkey PRIMARY KEY (member_id, id);

alter table bets add constraint bets_stake_check CHECK ((stake >= 0));

alter table bets add constraint bets_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'void'::text])));

alter table cash_counts add constraint cash_counts_amount_check CHECK ((amount >= 0));

alter table cash_counts add constraint cash_counts_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])));

alter table cash_counts add constraint cash_counts_pkey PRIMARY KEY (member_id, direction, status, transfer_type_id);

alter table cash_counts add constraint cash_counts_records_check CHECK ((records >= 0));

alter table cash_counts add constraint cash_counts_status_check CHECK ((status = ANY (ARRAY[1001, 1002, 1003])));

alter table cash_transactions add constraint cash_transactions_amount_check CHECK ((amount > 0));

alter table cash_transactions add constraint cash_transactions_attempt_check CHECK ((attempt >= 0));

alter table cash_transactions add constraint cash_transactions_canceled_by_check CHECK ((canceled_by = ANY (ARRAY['provider'::text, 'house'::text, 'member'::text])));

alter table cash_transactions add constraint cash_transactions_check CHECK (((status = 1001) = (decided_at IS NULL)));

alter table cash_transactions add constraint cash_transactions_check1 CHECK (((status = 1003) = (canceled_by IS NOT NULL)));

alter table cash_transactions add constraint cash_transactions_check10 CHECK (((announced_at IS NULL) OR (direction = 'in'::text)));

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

alter table catalogue_games add constraint catalogue_games_kind_check CHECK ((kind ~ '^[a-z][a-z-]{0,39}$'::text));

alter table catalogue_games add constraint catalogue_games_min_stake_check CHECK ((min_stake > 0));

alter table catalogue_games add constraint catalogue_games_pkey PRIMARY KEY (id);

alter table catalogue_games add constraint catalogue_games_volatility_check CHECK ((volatility = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text])));

alter table catalogue_providers add constraint catalogue_providers_pkey PRIMARY KEY (id);

alter table catalogue_providers add constraint catalogue_providers_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text));

alter table catalogue_providers add constraint catalogue_providers_slug_key UNIQUE (slug);

alter table catalogue_providers add constraint catalogue_providers_status_check CHECK ((status = ANY (ARRAY[1, 2])));

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

alter table favourite_games add constraint favourite_games_pkey PRIMARY KEY (member_id, game_id);

alter table favourite_methods add constraint favourite_methods_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])));

alter table favourite_methods add constraint favourite_methods_pkey PRIMARY KEY (member_id, direction, method_id);

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

alter table lotteries add constraint lotteries_check CHECK (((starts_at < ends_at) AND (ends_at <= draws_at)));

alter table lotteries add constraint lotteries_minimum_check CHECK ((minimum > 0));

alter table lotteries add constraint lotteries_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,59}$'::text));

alter table lotteries add constraint lotteries_name_key UNIQUE (name);

alter table lotteries add constraint lotteries_pkey PRIMARY KEY (id);

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

alter table payment_keys add constraint payment_keys_pkey PRIMARY KEY (provider);

alter table payment_notices add constraint payment_notices_check CHECK ((((direction = 'in'::text) AND (kind = ANY (ARRAY['approved'::text, 'declined'::text]))) OR ((direction = 'out'::text) AND (kind = ANY (ARRAY['paid'::text, 'failed'::text])))));

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

alter table promotion_codes add constraint promotion_codes_code_check CHECK ((code = upper(code)));

alter table promotion_codes add constraint promotion_codes_pkey PRIMARY KEY (code);

alter table proven_factors add constraint proven_factors_factor_check CHECK ((factor = ANY (ARRAY['ga'::text, 'ga-offered'::text, 'sms'::text])));

alter table proven_factors add constraint proven_factors_pkey PRIMARY KEY (member_id, session_id, factor);

alter table recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (member_id, code_hash);

alter table reference_numbers add constraint reference_numbers_pkey PRIMARY KEY (number);

alter table rounds add constraint rounds_pkey PRIMARY KEY (member_id, id);

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

alter table session_families add constraint session_families_pkey PRIMARY KEY (member_id, id);

alter table sessions add constraint sessions_member_id_sid_hash_key UNIQUE (member_id, sid_hash);

alter table sessions add constraint sessions_pkey PRIMARY KEY (member_id, id);

alter table site_state add constraint site_state_one_check CHECK (one);

alter table site_state add constraint site_state_pkey PRIMARY KEY (one);

alter table sms_codes add constraint sms_codes_pkey PRIMARY KEY (member_id, id);

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

alter table catalogue_category_games add constraint catalogue_category_games_category_id_fkey FOREIGN KEY (category_id) REFERENCES catalogue_categories(id);

alter table catalogue_category_games add constraint catalogue_category_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES catalogue_games(id) ON DELETE CASCADE;

alter table catalogue_games add constraint catalogue_games_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES catalogue_providers(id);

alter table code_days add constraint code_days_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table content_words add constraint content_words_item_id_fkey FOREIGN KEY (item_id) REFERENCES content_items(id) ON DELETE CASCADE;

alter table demo_rounds add constraint demo_rounds_token_hash_fkey FOREIGN KEY (token_hash) REFERENCES demo_sessions(token_hash) ON DELETE CASCADE;

alter table documents add constraint documents_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

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

CREATE INDEX bets_by_game ON public.bets USING btree (member_id, game, id DESC);

CREATE INDEX bets_by_time ON public.bets USING brin (placed_at);

CREATE INDEX bets_high_wins ON public.bets USING btree (settled_at DESC) WHERE ((state = 'settled'::text) AND (stake > 0) AND (payout >= (20 * stake)));

CREATE INDEX bets_listed ON public.bets USING btree (member_id, placed_at DESC, id DESC) INCLUDE (kind, game_id);

CREATE INDEX bets_open ON public.bets USING btree (kind, placed_at) WHERE (state = 'open'::text);

CREATE INDEX cash_transactions_approved ON public.cash_transactions USING btree (decided_at) WHERE ((direction = 'in'::text) AND (status = 1002));

CREATE INDEX cash_transactions_by_amount ON public.cash_transactions USING btree (member_id, amount DESC, id DESC);

CREATE INDEX cash_transactions_by_method ON public.cash_transactions USING btree (member_id, direction, method_id, created_at) WHERE (status <> 1003);

CREATE INDEX cash_transactions_by_status ON public.cash_transactions USING btree (member_id, status, id);

CREATE INDEX cash_transactions_listed ON public.cash_transactions USING btree (member_id, created_at DESC, id DESC) INCLUDE (direction, status, transfer_type_id, amount);

CREATE INDEX cash_transactions_notices ON public.cash_transactions USING btree (member_id, created_at DESC, id DESC) WHERE ((direction = 'out'::text) AND (status = 1003));

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

CREATE INDEX entries_bonus ON public.entries USING btree (member_id, at DESC) WHERE (move = 'bonus-grant'::text);

CREATE INDEX jackpot_wins_latest ON public.jackpot_wins USING btree (at DESC);

CREATE INDEX jackpot_wins_unseen ON public.jackpot_wins USING btree (member_id) WHERE (seen_at IS NULL);

CREATE INDEX known_browsers_by_hash ON public.known_browsers USING btree (browser_hash);

CREATE INDEX lottery_tickets_unpaid ON public.lottery_tickets USING btree (lottery_id, place) WHERE ((prize IS NOT NULL) AND (paid_at IS NULL));

CREATE INDEX messages_to ON public.messages USING btree (recipient, created_at);

CREATE INDEX poker_transfers_open ON public.poker_transfers USING btree (created_at) WHERE (state = ANY (ARRAY['sent'::text, 'review'::text, 'returning'::text]));

CREATE INDEX sessions_by_browser ON public.sessions USING btree (browser_hash) WHERE (ended_at IS NULL);

CREATE INDEX sessions_open ON public.sessions USING btree (member_id, active_at DESC) WHERE (ended_at IS NULL);

CREATE INDEX support_conversations_by_time ON public.support_conversations USING btree (last_at DESC);

CREATE INDEX support_messages_of ON public.support_messages USING btree (conversation_id, id DESC);

CREATE INDEX tournament_prizes_unpaid ON public.tournament_standings USING btree (tournament_id) WHERE ((prize IS NOT NULL) AND (paid_at IS NULL));

CREATE INDEX tournaments_by_start ON public.tournaments USING btree (starts_at DESC, id DESC);

CREATE INDEX tournaments_unfixed ON public.tournaments USING btree (ends_at) WHERE ((fixed_at IS NULL) AND (cancelled_at IS NULL));

CREATE UNIQUE INDEX account_links_one_alive ON public.account_links USING btree (member_id, purpose) WHERE (used_at IS NULL);

CREATE UNIQUE INDEX bets_open_slot ON public.bets USING btree (member_id, game) WHERE ((kind = 'slot'::text) AND (state = 'open'::text));

CREATE UNIQUE INDEX demo_rounds_by_request ON public.demo_rounds USING btree (token_hash, request_id) WHERE (request_id IS NOT NULL);

CREATE UNIQUE INDEX lottery_tickets_numbers ON public.lottery_tickets USING btree (lottery_id, number);

CREATE UNIQUE INDEX member_seeds_in_use ON public.member_seeds USING btree (member_id) WHERE (revealed_at IS NULL);

CREATE UNIQUE INDEX members_by_national_id ON public.members USING btree (country, national_id);

CREATE UNIQUE INDEX rounds_by_end_request ON public.rounds USING btree (member_id, end_request_id) WHERE (end_request_id IS NOT NULL);

CREATE UNIQUE INDEX rounds_by_nonce ON public.rounds USING btree (member_id, seed_seq, nonce);

CREATE UNIQUE INDEX rounds_by_request ON public.rounds USING btree (member_id, request_id) WHERE (request_id IS NOT NULL);

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
  update bets set stake = stake + p_cash + p_bonus, stake_bonus = stake_bonus + p_bonus
    where member_id = p_member and id = p_id and settled_at is null;
  return found;
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
  return settled;
end
$function$;

CREATE OR REPLACE FUNCTION public.bet_void(p_members bigint[], p_ids bigint[], p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  voided integer;
begin
  update bets b set state = 'void', payout = b.stake, payout_bonus = b.stake_bonus,
      settled_at = greatest(p_now, b.placed_at)
    from unnest(p_members, p_ids) ended (member_id, id)
    where b.member_id = ended.member_id and b.id = ended.id and b.settled_at is null and b.payout = 0;
  get diagnostics voided = row_count;
  return voided;
end
$function$;

CREATE OR REPLACE FUNCTION public.cash_transaction_counted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    update cash_counts set records = records - 1, amount = amount - old.amount
      where member_id = old.member_id and direction = old.direction and status = old.status
        and transfer_type_id = old.transfer_type_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into cash_counts as kept (member_id, direction, status, transfer_type_id, records, amount)
      values (new.member_id, new.direction, new.status, new.transfer_type_id, 1, new.amount)
      on conflict (member_id, direction, status, transfer_type_id)
      do update set records = kept.records + 1, amount = kept.amount + new.amount;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cash_transaction_turned()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a payment keeps its direction';
end
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
  insert into holds (member_id, source, reference, cash_open, bonus_open)
    select p.member_id, p.source, p.reference, -p.cash_delta, -p.bonus_delta
    from unnest(p_posted) p where p.move = 'hold';
  update holds h set cash_open = h.cash_open - (m.amount - bonus_part),
      bonus_open = h.bonus_open - bonus_part
    from (
      select a.*, before.bonus_open as bonus_weight, before.cash_open + before.bonus_open as weight
      from unnest(p_moves) a join unnest(p_posted) p on p.member_id = a.member_id
      join holds before on before.member_id = a.member_id
        and before.source = a.hold_source and before.reference = a.hold_reference
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
      bonus_part := case when m.move in ('stake', 'hold') then greatest(m.amount - m.cash, 0)
        else case when m.bonus_weight > 0 then div(m.amount::numeric * m.bonus_weight, m.weight)::bigint else 0 end end;
      bonus_won := case when m.bonus_weight > 0 then div(coalesce(m.won, 0)::numeric * m.bonus_weight, m.weight)::bigint else 0 end;
      e.member_id := m.member_id;
      e.cash_delta := case when m.move in ('stake', 'hold') then bonus_part - m.amount when m.move in ('payout', 'refund', 'release') then m.amount - bonus_part when m.move in ('settle') then coalesce(m.won, 0) - bonus_won when m.move in ('deposit', 'withdrawal-return', 'bonus-convert', 'jackpot-win', 'tournament-prize', 'lottery-prize', 'poker-out') then m.amount when m.move in ('deposit-reversal', 'withdrawal-request', 'poker-in') then -m.amount when m.move in ('withdrawal-pay', 'bonus-grant', 'bonus-forfeit') then 0 end;
      e.bonus_delta := case when m.move in ('stake', 'hold') then -bonus_part when m.move in ('payout', 'refund', 'release') then bonus_part when m.move in ('settle') then bonus_won when m.move in ('deposit', 'deposit-reversal', 'withdrawal-request', 'withdrawal-pay', 'withdrawal-return', 'jackpot-win', 'tournament-prize', 'lottery-prize', 'poker-in', 'poker-out') then 0 when m.move in ('bonus-grant') then m.amount when m.move in ('bonus-convert', 'bonus-forfeit') then -m.amount end;
      e.held_delta := case when m.move in ('stake', 'payout', 'refund', 'deposit', 'deposit-reversal', 'withdrawal-request', 'withdrawal-pay', 'withdrawal-return', 'bonus-grant', 'bonus-convert', 'bonus-forfeit', 'jackpot-win', 'tournament-prize', 'lottery-prize', 'poker-in', 'poker-out') then 0 when m.move in ('hold') then m.amount when m.move in ('settle', 'release') then -m.amount end;
      e.pending_delta := case when m.move in ('stake', 'payout', 'refund', 'hold', 'settle', 'release', 'deposit', 'deposit-reversal', 'bonus-grant', 'bonus-convert', 'bonus-forfeit', 'jackpot-win', 'tournament-prize', 'lottery-prize', 'poker-in', 'poker-out') then 0 when m.move in ('withdrawal-request') then m.amount when m.move in ('withdrawal-pay', 'withdrawal-return') then -m.amount end;
      e.share_house := case when m.share > 0 then m.share_house end;
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
        when m.hold_source is not null and m.open < m.amount then 'closed'
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
      has_holds := has_holds or m.move = 'hold' or m.hold_source is not null;
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

CREATE OR REPLACE FUNCTION public.ledger_stake(p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_content text, p_share_house text DEFAULT NULL::text, p_share bigint DEFAULT 0)
 RETURNS ledger_move
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select row(p_member, p_source, p_reference, 'stake', p_amount, p_house, p_share_house, p_share,
      null, null, null, null, null, p_content)::ledger_move
  $function$;

CREATE OR REPLACE FUNCTION public.may_stake(p_stakes ledger_move[], p_now timestamp with time zone)
 RETURNS TABLE(member_id bigint, refusal text)
 LANGUAGE sql
 STABLE
AS $function$
  select m.id, 'account-closed' from members m
  where m.id in (select s.member_id from unnest(p_stakes) s) and not m.is_active
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

CREATE OR REPLACE FUNCTION public.round_check(seats round_seat[], bets round_bet[], p_cycle_ms integer, p_now timestamp with time zone)
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

CREATE OR REPLACE FUNCTION public.take_stakes(p_stakes ledger_move[], p_now timestamp with time zone)
 RETURNS ledger_result[]
 LANGUAGE plpgsql
AS $function$
declare
  refused ledger_result[] := array(
    select distinct on (member_id) row(member_id, refusal, null, null, null, null, null, 0, 0)::ledger_result
    from may_stake(p_stakes, p_now));
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

CREATE CONSTRAINT TRIGGER cash_transactions_counted AFTER INSERT OR DELETE ON public.cash_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cash_transaction_counted();

CREATE TRIGGER cash_transactions_keep_direction BEFORE UPDATE OF direction ON public.cash_transactions FOR EACH ROW WHEN ((new.direction IS DISTINCT FROM old.direction)) EXECUTE FUNCTION cash_transaction_turned();

CREATE CONSTRAINT TRIGGER cash_transactions_recounted AFTER UPDATE ON public.cash_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.status <> new.status) OR (old.amount <> new.amount) OR (old.transfer_type_id <> new.transfer_type_id))) EXECUTE FUNCTION cash_transaction_counted();
