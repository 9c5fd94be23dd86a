create sequence round_ids;

create table account_links (
  token_hash bytea not null,
  member_id bigint not null,
  purpose text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  tries integer default 0 not null
);

create table auth_values (
  member_id bigint not null,
  hash bytea not null,
  family_id bigint not null,
  browser_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone
);

create table cash_transactions (
  member_id bigint not null,
  id bigint generated always as identity not null,
  category_id smallint not null,
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
  decided_at timestamp with time zone
);

create table casino_categories (
  id integer not null,
  name text not null,
  "position" integer not null
);

create table casino_category_games (
  category_id integer not null,
  game_id integer not null
);

create table casino_favourites (
  member_id bigint not null,
  game_id integer not null,
  created_at timestamp with time zone default now() not null
);

create table casino_games (
  id integer generated always as identity not null,
  name text not null,
  folded text not null,
  provider_id integer not null,
  game text not null,
  rtp integer not null,
  volatility text not null,
  types text[] default '{}'::text[] not null,
  is_open boolean default true not null,
  popularity integer default 0 not null,
  created_at timestamp with time zone default now() not null
);

create table casino_providers (
  id integer not null,
  name text not null,
  slug text not null
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
  client_seed text not null,
  nonce bigint default 0 not null,
  cash bigint not null,
  created_at timestamp with time zone not null,
  active_at timestamp with time zone not null
) with (fillfactor=50);

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
  hash bytea not null
);

create table failed_tries (
  account_key bytea not null,
  source_key bytea not null,
  tries integer not null,
  last_at timestamp with time zone not null,
  locks integer default 0 not null,
  locked_until timestamp with time zone
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

create table live_categories (
  id integer not null,
  name text not null,
  "position" integer not null
);

create table live_favourites (
  member_id bigint not null,
  table_id integer not null,
  created_at timestamp with time zone default now() not null
);

create table live_providers (
  id integer not null,
  name text not null,
  slug text not null,
  status smallint default 1 not null
);

create table live_tables (
  id integer generated always as identity not null,
  game_id integer not null,
  name text not null,
  folded text not null,
  category_id integer not null,
  provider_id integer not null,
  type text not null,
  min_stake bigint not null,
  max_stake bigint not null,
  image text default ''::text not null,
  popularity integer default 0 not null,
  is_open boolean default true not null,
  created_at timestamp with time zone default now() not null
);

create table member_seeds (
  member_id bigint not null,
  seq integer not null,
  server_seed bytea not null,
  client_seed text not null,
  nonce bigint default 0 not null,
  created_at timestamp with time zone not null,
  revealed_at timestamp with time zone,
  next_server_seed bytea
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
  ga_last_step bigint default 0 not null
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
  times integer default 1 not null
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
  game_id integer not null,
  game text not null,
  version text not null,
  mode text not null,
  account text not null,
  amount bigint not null,
  stake bigint not null,
  multiplier bigint not null,
  payout bigint not null,
  book bigint not null,
  seed_seq integer not null,
  nonce bigint not null,
  request_id text,
  active boolean not null,
  event text,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
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
  decided_at timestamp with time zone
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

create table wallets (
  member_id bigint not null,
  cash bigint default 0 not null,
  bonus bigint default 0 not null,
  held bigint default 0 not null,
  pending bigint default 0 not null,
  seq bigint default 0 not null,
  head bytea default sha256('\x'::bytea) not null
) with (fillfactor=50);

insert into auth_values (member_id, hash, family_id, browser_hash, created_at, used_at) overriding system value values
  ('1', E'\\xc5f9c5e50196cf21a783eb9a9cec3fef1b950d79b7a306760230b9ac87ba6fac', '1', E'\\x1ca237ccd4cc0b39a39db8c4a8949379af0180594322e0ed8e430b35bb0bbe9d', '2026-11-23 03:47:05.096+00', NULL),
  ('4', E'\\x141ed17f49bd3e9c05b65fc254c4889da5b38ba5ebe7d4124305129f9a8a5a96', '2', E'\\x156ad0166bfb7495931992f4adddd4ca19c4df12c193427ce0dd0c86ccfa6503', '2026-11-23 03:47:08.729+00', NULL);

insert into cash_transactions (member_id, id, category_id, status, method_id, transfer_type_id, amount, fields, call, request_id, content_hash, provider, provider_payment, url, canceled_by, created_at, decided_at) overriding system value values
  ('1', '1', '1', '1002', '1', '2', '10000000000', '{}', 'seed', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-23 03:47:03.539+00', '2026-11-23 03:47:03.539+00'),
  ('1', '4', '1', '1002', '1', '2', '250000000', '{"referenceNumber": "Kira"}', 'prepayServices/processTransaction', 'deposit-0', 'f66b310aedfbd6a477f8be372f27891a61d2a433b1609b2352decc27b3b58f41', 'sandbox', '3dd63cfa9e90bf403e449d1a89993aac', 'http://127.0.0.1:46441/sandbox-pay/3dd63cfa9e90bf403e449d1a89993aac', NULL, '2026-11-23 03:47:05.702514+00', '2026-11-23 03:47:05.882+00'),
  ('1', '5', '1', '1003', '1', '2', '250000000', '{"referenceNumber": "Kira"}', 'prepayServices/processTransaction', 'deposit-1', 'f66b310aedfbd6a477f8be372f27891a61d2a433b1609b2352decc27b3b58f41', 'sandbox', '8f7be63e81227d96b52bdffc6ff3af9e', 'http://127.0.0.1:46441/sandbox-pay/8f7be63e81227d96b52bdffc6ff3af9e', 'provider', '2026-11-23 03:47:05.948428+00', '2026-11-23 03:47:06.09+00'),
  ('1', '6', '1', '1001', '1', '2', '250000000', '{"referenceNumber": "Kira"}', 'prepayServices/processTransaction', 'deposit-2', 'f66b310aedfbd6a477f8be372f27891a61d2a433b1609b2352decc27b3b58f41', 'sandbox', 'ef6a3db4a312ef719abec4f5b80bcd49', 'http://127.0.0.1:46441/sandbox-pay/ef6a3db4a312ef719abec4f5b80bcd49', NULL, '2026-11-23 03:47:06.125806+00', NULL),
  ('2', '2', '1', '1002', '1', '2', '10000000000', '{}', 'seed', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-23 03:47:03.662+00', '2026-11-23 03:47:03.662+00'),
  ('3', '3', '1', '1002', '1', '2', '10000000000', '{}', 'seed', NULL, '', 'sandbox', NULL, NULL, NULL, '2026-11-23 03:47:03.886+00', '2026-11-23 03:47:03.886+00');

insert into casino_categories (id, name, "position") overriding system value values
  ('27', 'Popüler', '0'),
  ('40', 'Yeni', '1'),
  ('49', 'Klasik', '2'),
  ('57', 'Çok Yollu', '3'),
  ('58', 'Jackpot', '4'),
  ('60', 'Bonus Alım', '5'),
  ('63', 'Meyve', '6'),
  ('72', 'Macera', '7'),
  ('82', 'Şelale', '8'),
  ('94', 'Hızlı Erişim', '9'),
  ('96', 'Küme', '10'),
  ('98', 'Yüksek Kazanç', '11');

insert into casino_category_games (category_id, game_id) overriding system value values
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

insert into casino_favourites (member_id, game_id, created_at) overriding system value values
  ('1', '1', '2026-11-23 03:47:08.613+00');

insert into casino_games (id, name, folded, provider_id, game, rtp, volatility, types, is_open, popularity, created_at) overriding system value values
  ('1', 'Lale Devri', 'lale devri', '1', 'lale-devri', '9652', 'high', '{lines,jackpot,bonus-buy}', 'true', '1000', '2026-11-23 03:47:02.97663+00'),
  ('2', 'Kapadokya 1000', 'kapadokya 1000', '1', 'kapadokya-1000', '9648', 'high', '{ways,jackpot,bonus-buy}', 'true', '950', '2026-11-23 03:47:03.002365+00'),
  ('3', 'Yonca Bahçesi', 'yonca bahcesi', '1', 'yonca-bahcesi', '9661', 'high', '{cluster,jackpot,bonus-buy}', 'true', '900', '2026-11-23 03:47:03.022678+00');

insert into casino_providers (id, name, slug) overriding system value values
  ('1', 'Çini Atölyesi', 'cini-atolyesi');

insert into content_items (id, kind, name, is_active, starts_at, ends_at, "position", page, place, topic, image, link, is_own, changed_at, removed_at) overriding system value values
  ('1', 'information', 'about-us', 'true', NULL, NULL, '0', NULL, NULL, 'SiteInformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('10', 'information', 'domain', 'true', NULL, NULL, '0', NULL, NULL, 'DomainBilgi', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('11', 'information', 'bottom-bar', 'true', NULL, NULL, '0', NULL, NULL, 'bottomBarInfo', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('12', 'information', 'faq-real-money', 'true', NULL, NULL, '0', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('13', 'information', 'faq-account', 'true', NULL, NULL, '1', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('14', 'information', 'faq-login', 'true', NULL, NULL, '2', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('15', 'information', 'faq-two-factor', 'true', NULL, NULL, '3', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('16', 'information', 'faq-fairness', 'true', NULL, NULL, '4', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('17', 'information', 'faq-rtp', 'true', NULL, NULL, '5', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('18', 'information', 'faq-interrupted', 'true', NULL, NULL, '6', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('19', 'information', 'faq-deposit', 'true', NULL, NULL, '7', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('2', 'information', 'terms', 'true', NULL, NULL, '0', NULL, NULL, 'SiteInformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('20', 'information', 'faq-deposit-late', 'true', NULL, NULL, '8', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('21', 'information', 'faq-withdrawal', 'true', NULL, NULL, '9', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('22', 'information', 'faq-bonus', 'true', NULL, NULL, '10', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('23', 'information', 'faq-limits', 'true', NULL, NULL, '11', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('24', 'information', 'faq-data', 'true', NULL, NULL, '12', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('25', 'information', 'faq-complaint', 'true', NULL, NULL, '13', NULL, NULL, 'SSSinformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('26', 'information', 'social-media', 'true', NULL, NULL, '0', NULL, NULL, 'SocialMediaLinks', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('27', 'slider', 'fair', 'true', '2026-11-22 21:00:00+00', '2027-11-22 21:00:00+00', '0', 'home', 'left', NULL, '/art/banners/fair.svg', '/info/casino-rules', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('28', 'slider', 'tournament', 'true', '2026-11-22 21:00:00+00', '2027-11-22 21:00:00+00', '1', 'home', 'left', NULL, '/art/banners/tournament.svg', '/tournaments', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('29', 'slider', 'slots', 'true', '2026-11-22 21:00:00+00', '2027-11-22 21:00:00+00', '2', 'home', 'left', NULL, '/art/banners/slots.svg', '/slot', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('3', 'information', 'general-rules', 'true', NULL, NULL, '0', NULL, NULL, 'GenelKurallar', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('30', 'slider', 'jackpot', 'true', '2026-11-22 21:00:00+00', '2027-11-22 21:00:00+00', '3', 'home', 'right', NULL, '/art/banners/jackpot.svg', '/slot/category/58', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('31', 'slider', 'welcome', 'true', '2026-11-22 21:00:00+00', '2027-11-22 21:00:00+00', '4', 'home', 'right', NULL, '/art/banners/welcome.svg', '/promotions', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('32', 'promotion', 'welcome', 'true', '2026-11-22 21:00:00+00', '2026-12-22 21:00:00+00', '0', NULL, NULL, NULL, '/art/banners/welcome.svg', '', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('33', 'promotion', 'casino-discount', 'true', '2026-11-22 21:00:00+00', '2026-12-22 21:00:00+00', '1', NULL, NULL, NULL, '/art/banners/slots.svg', '', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('34', 'promotion', 'deposit-bonus', 'true', '2026-11-22 21:00:00+00', '2026-12-22 21:00:00+00', '2', NULL, NULL, NULL, '/art/banners/fair.svg', '', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('35', 'popup', 'tournament-of-the-week', 'true', NULL, NULL, '0', NULL, NULL, NULL, '', '/tournaments', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('36', 'special-date', 'winter', 'true', '2026-11-30 21:00:00+00', '2027-02-28 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('37', 'special-date', 'spring', 'true', '2027-02-28 21:00:00+00', '2027-05-31 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('38', 'special-date', 'summer', 'true', '2027-05-31 21:00:00+00', '2027-08-31 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('39', 'special-date', 'autumn', 'true', '2026-08-31 21:00:00+00', '2026-11-30 21:00:00+00', '0', NULL, NULL, NULL, '', '', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('4', 'information', 'bet-rules', 'true', NULL, NULL, '0', NULL, NULL, 'BahisKurallari', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('40', 'message', 'play-money', 'true', '2026-11-22 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/about-us', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('41', 'message', 'fairness', 'true', '2026-11-22 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/profile/fairness', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('42', 'message', 'security', 'true', '2026-11-22 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/profile/two-factor', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('43', 'message', 'house-rules', 'true', '2026-11-22 21:00:00+00', NULL, '0', NULL, NULL, NULL, '', '/info/responsible-gaming', 'true', '2026-11-23 03:47:03.053+00', NULL),
  ('5', 'information', 'casino-rules', 'true', NULL, NULL, '0', NULL, NULL, 'CasinoKurallari', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('6', 'information', 'responsible-gaming', 'true', NULL, NULL, '0', NULL, NULL, 'SorumluOyunculuk', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('7', 'information', 'privacy', 'true', NULL, NULL, '0', NULL, NULL, 'GizlilikBilgisi', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('8', 'information', 'bonus-rules', 'true', NULL, NULL, '0', NULL, NULL, 'PromoSart', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL),
  ('9', 'information', 'financial-information', 'true', NULL, NULL, '0', NULL, NULL, 'FinancialsInformation', '', '', 'true', '2026-11-23 03:47:02.373+00', NULL);

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
  (E'\\x5e4b11cff2c5f9381aca073d73fbd23536b6fa705980f48c06c083e368dfe03b', '0', NULL, 'base', '1000000', '0', '0', '154557', '9999000000', 'false', NULL, '2026-11-23 03:47:09.054+00'),
  (E'\\x5e4b11cff2c5f9381aca073d73fbd23536b6fa705980f48c06c083e368dfe03b', '1', NULL, 'base', '1000000', '0', '0', '154554', '9998000000', 'false', NULL, '2026-11-23 03:47:09.076+00'),
  (E'\\x5e4b11cff2c5f9381aca073d73fbd23536b6fa705980f48c06c083e368dfe03b', '2', NULL, 'base', '1000000', '225', '2250000', '109165', '9997000000', 'false', NULL, '2026-11-23 03:47:09.093+00');

insert into demo_sessions (token_hash, game, version, server_seed, client_seed, nonce, cash, created_at, active_at) overriding system value values
  (E'\\x5e4b11cff2c5f9381aca073d73fbd23536b6fa705980f48c06c083e368dfe03b', 'lale-devri', '1', E'\\xc5881fe7859f55cbe2de0162609242c3ac073c7ef41eb1b674909afe7591072e', '9a1716b6fb4c140eadaebb40', '3', '9999250000', '2026-11-23 03:47:09.038+00', '2026-11-23 03:47:09.107+00');

insert into entries (member_id, seq, source, reference, move, content, cash_delta, bonus_delta, held_delta, pending_delta, house, house_delta, cash, bonus, held, pending, at, prev, hash) overriding system value values
  ('1', '1', 'deposit', '1', 'deposit', 'deposit 10000000000 0 0 cashier:sandbox ', '10000000000', '0', '0', '0', 'cashier:sandbox', '-10000000000', '10000000000', '0', '0', '0', '2026-11-23 03:47:03.5506+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x6c6463d3f444a78ec56d62df9024ce30a095169c03efd86f2baf15a31d33059a'),
  ('1', '10', 'jackpot', 'share:3', 'jackpot-share', 'jackpot-share -11000 0 0 jackpots lale-devri', '-11000', '0', '0', '0', 'jackpots', '11000', '10247400000', '0', '0', '0', '2026-11-23 03:47:08.342449+00', E'\\x5a26c0875ebf13ef27f843dd1982f46fc8fb0c8dffb1d09d875a968df8bb46d0', E'\\x31e8342641a4b4e17855f6d2a1eba004d48cb08372e875a19745883c9619194c'),
  ('1', '11', 'round', 'stake:4', 'stake', 'stake -1989000 0 0 games:cini-atolyesi lale-devri base', '-1989000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10245411000', '0', '0', '0', '2026-11-23 03:47:08.35019+00', E'\\x31e8342641a4b4e17855f6d2a1eba004d48cb08372e875a19745883c9619194c', E'\\xda48acb063dcccd62dc6aff7143650816d73edaf68f615bf9fa850221d79ee56'),
  ('1', '12', 'jackpot', 'share:4', 'jackpot-share', 'jackpot-share -11000 0 0 jackpots lale-devri', '-11000', '0', '0', '0', 'jackpots', '11000', '10245400000', '0', '0', '0', '2026-11-23 03:47:08.350981+00', E'\\xda48acb063dcccd62dc6aff7143650816d73edaf68f615bf9fa850221d79ee56', E'\\x6aef529c052ccc2db5c45f3157cab51aca3a03c3e8bce59f7b59c4c36ecd1940'),
  ('1', '13', 'round', 'stake:5', 'stake', 'stake -1989000 0 0 games:cini-atolyesi lale-devri base', '-1989000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10243411000', '0', '0', '0', '2026-11-23 03:47:08.360565+00', E'\\x6aef529c052ccc2db5c45f3157cab51aca3a03c3e8bce59f7b59c4c36ecd1940', E'\\x9e7f8ebc1ee9eaa3fd42a41b3b8799a0e274a8f5f7fe394eee6f3c111dc1bee6'),
  ('1', '14', 'jackpot', 'share:5', 'jackpot-share', 'jackpot-share -11000 0 0 jackpots lale-devri', '-11000', '0', '0', '0', 'jackpots', '11000', '10243400000', '0', '0', '0', '2026-11-23 03:47:08.361056+00', E'\\x9e7f8ebc1ee9eaa3fd42a41b3b8799a0e274a8f5f7fe394eee6f3c111dc1bee6', E'\\x15e3c79a2e843f017a069e8d6c28b2e1a561dfa3e16e78c44fab06ab41369d87'),
  ('1', '15', 'round', 'stake:6', 'stake', 'stake -1989000 0 0 games:cini-atolyesi lale-devri base', '-1989000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10241411000', '0', '0', '0', '2026-11-23 03:47:08.367209+00', E'\\x15e3c79a2e843f017a069e8d6c28b2e1a561dfa3e16e78c44fab06ab41369d87', E'\\x85dd2da73bc0ef4e53f83831217f79e1115697bf35060225c7dbcdcf12b827d6'),
  ('1', '16', 'jackpot', 'share:6', 'jackpot-share', 'jackpot-share -11000 0 0 jackpots lale-devri', '-11000', '0', '0', '0', 'jackpots', '11000', '10241400000', '0', '0', '0', '2026-11-23 03:47:08.36776+00', E'\\x85dd2da73bc0ef4e53f83831217f79e1115697bf35060225c7dbcdcf12b827d6', E'\\x9cbd1f48b933eba431119a373793bbf54a56fc17f8fa4b399f1546dbda137a32'),
  ('1', '17', 'round', 'stake:7', 'stake', 'stake -1989000 0 0 games:cini-atolyesi lale-devri base', '-1989000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10239411000', '0', '0', '0', '2026-11-23 03:47:08.374577+00', E'\\x9cbd1f48b933eba431119a373793bbf54a56fc17f8fa4b399f1546dbda137a32', E'\\xf72b0dfedf9eb345d091c6e9a3fac3eb2e20b63729abb7a58e02f8906ce953d6'),
  ('1', '18', 'jackpot', 'share:7', 'jackpot-share', 'jackpot-share -11000 0 0 jackpots lale-devri', '-11000', '0', '0', '0', 'jackpots', '11000', '10239400000', '0', '0', '0', '2026-11-23 03:47:08.375154+00', E'\\xf72b0dfedf9eb345d091c6e9a3fac3eb2e20b63729abb7a58e02f8906ce953d6', E'\\x7670bf9cc3b110a7b05d214b612864f047acf0b3b974695a60a82e7551f0bdff'),
  ('1', '19', 'round', 'payout:7', 'payout', 'payout 5400000 0 0 games:cini-atolyesi lale-devri base', '5400000', '0', '0', '0', 'games:cini-atolyesi', '-5400000', '10244800000', '0', '0', '0', '2026-11-23 03:47:08.388246+00', E'\\x7670bf9cc3b110a7b05d214b612864f047acf0b3b974695a60a82e7551f0bdff', E'\\xdaba59c9b86c1adcde9f68371d907c3b886300a3aa801a716459612cc47422d3'),
  ('1', '2', 'deposit', '4', 'deposit', 'deposit 250000000 0 0 cashier:sandbox ', '250000000', '0', '0', '0', 'cashier:sandbox', '-250000000', '10250000000', '0', '0', '0', '2026-11-23 03:47:05.870292+00', E'\\x6c6463d3f444a78ec56d62df9024ce30a095169c03efd86f2baf15a31d33059a', E'\\x89a3241de6f0f6b22ce246b9507c898ed6dfee472f9061bd2b2bf57ed35501d1'),
  ('1', '20', 'round', 'stake:8', 'stake', 'stake -1989000 0 0 games:cini-atolyesi lale-devri base', '-1989000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10242811000', '0', '0', '0', '2026-11-23 03:47:08.398727+00', E'\\xdaba59c9b86c1adcde9f68371d907c3b886300a3aa801a716459612cc47422d3', E'\\x44a93ebff2e680d8b8ea30bb8022921e83a419b5d7a690b1a1f121bab59c0d4f'),
  ('1', '21', 'jackpot', 'share:8', 'jackpot-share', 'jackpot-share -11000 0 0 jackpots lale-devri', '-11000', '0', '0', '0', 'jackpots', '11000', '10242800000', '0', '0', '0', '2026-11-23 03:47:08.39943+00', E'\\x44a93ebff2e680d8b8ea30bb8022921e83a419b5d7a690b1a1f121bab59c0d4f', E'\\x5614e21f8a1c2829c3424b9664073710b6bea9604e3ea273c63437be66409b0b'),
  ('1', '22', 'round', 'payout:8', 'payout', 'payout 3600000 0 0 games:cini-atolyesi lale-devri base', '3600000', '0', '0', '0', 'games:cini-atolyesi', '-3600000', '10246400000', '0', '0', '0', '2026-11-23 03:47:08.409736+00', E'\\x5614e21f8a1c2829c3424b9664073710b6bea9604e3ea273c63437be66409b0b', E'\\xb5a1474c17ec2860b8df4ebb5884d65ed23488e4e3a9b3f86c476c3422a38264'),
  ('1', '23', 'round', 'stake:9', 'stake', 'stake -994500 0 0 games:cini-atolyesi yonca-bahcesi base', '-994500', '0', '0', '0', 'games:cini-atolyesi', '994500', '10245405500', '0', '0', '0', '2026-11-23 03:47:08.52434+00', E'\\xb5a1474c17ec2860b8df4ebb5884d65ed23488e4e3a9b3f86c476c3422a38264', E'\\x1d7750035ccfdaca6db16bf4674b64b2115e73527c676021b7f7b18c0bb60488'),
  ('1', '24', 'jackpot', 'share:9', 'jackpot-share', 'jackpot-share -5500 0 0 jackpots yonca-bahcesi', '-5500', '0', '0', '0', 'jackpots', '5500', '10245400000', '0', '0', '0', '2026-11-23 03:47:08.530658+00', E'\\x1d7750035ccfdaca6db16bf4674b64b2115e73527c676021b7f7b18c0bb60488', E'\\x6901b5c9fa4e5c6b2fb9b46f1f7d5614ee067d02769c3e744cf8f9c983b4caf1'),
  ('1', '25', 'round', 'stake:10', 'stake', 'stake -994500 0 0 games:cini-atolyesi yonca-bahcesi base', '-994500', '0', '0', '0', 'games:cini-atolyesi', '994500', '10244405500', '0', '0', '0', '2026-11-23 03:47:08.551584+00', E'\\x6901b5c9fa4e5c6b2fb9b46f1f7d5614ee067d02769c3e744cf8f9c983b4caf1', E'\\xee32d05948ac77e2765979c1e5b6f6c5b1aad747c7ba7991e380716bfd9320dc'),
  ('1', '26', 'jackpot', 'share:10', 'jackpot-share', 'jackpot-share -5500 0 0 jackpots yonca-bahcesi', '-5500', '0', '0', '0', 'jackpots', '5500', '10244400000', '0', '0', '0', '2026-11-23 03:47:08.552655+00', E'\\xee32d05948ac77e2765979c1e5b6f6c5b1aad747c7ba7991e380716bfd9320dc', E'\\xbf89a34c2c497fe869954eab133106f9479928161eaa0a3c20d80fc21597d909'),
  ('1', '27', 'round', 'stake:11', 'stake', 'stake -994500 0 0 games:cini-atolyesi yonca-bahcesi base', '-994500', '0', '0', '0', 'games:cini-atolyesi', '994500', '10243405500', '0', '0', '0', '2026-11-23 03:47:08.566516+00', E'\\xbf89a34c2c497fe869954eab133106f9479928161eaa0a3c20d80fc21597d909', E'\\xdbf99bf6db9b99ccbc2ed364985c05dfc783561b3438c48e4a72b6a3c0c44107'),
  ('1', '28', 'jackpot', 'share:11', 'jackpot-share', 'jackpot-share -5500 0 0 jackpots yonca-bahcesi', '-5500', '0', '0', '0', 'jackpots', '5500', '10243400000', '0', '0', '0', '2026-11-23 03:47:08.567581+00', E'\\xdbf99bf6db9b99ccbc2ed364985c05dfc783561b3438c48e4a72b6a3c0c44107', E'\\xfa5dbb4586cfb079f6a2f4610d2669ebb4c2ebfd4fe8966a37670d4e1f1a4667'),
  ('1', '29', 'tournament', 'prize:1', 'tournament-prize', 'tournament-prize 500000000 0 0 promotions ', '500000000', '0', '0', '0', 'promotions', '-500000000', '10743400000', '0', '0', '0', '2026-11-23 03:47:09.133691+00', E'\\xfa5dbb4586cfb079f6a2f4610d2669ebb4c2ebfd4fe8966a37670d4e1f1a4667', E'\\xf343871d21bad969e6557b0e95929edf3078528e290698fa97aa2c38fd889128'),
  ('1', '3', 'round', 'stake:1', 'stake', 'stake -1989000 0 0 games:cini-atolyesi lale-devri base', '-1989000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10248011000', '0', '0', '0', '2026-11-23 03:47:06.564561+00', E'\\x89a3241de6f0f6b22ce246b9507c898ed6dfee472f9061bd2b2bf57ed35501d1', E'\\x9e5b2623c3ee1a3998ddae220df26b26ee72ae7dc1de37490b366f65c21cc747'),
  ('1', '4', 'jackpot', 'share:1', 'jackpot-share', 'jackpot-share -11000 0 0 jackpots lale-devri', '-11000', '0', '0', '0', 'jackpots', '11000', '10248000000', '0', '0', '0', '2026-11-23 03:47:06.598678+00', E'\\x9e5b2623c3ee1a3998ddae220df26b26ee72ae7dc1de37490b366f65c21cc747', E'\\x0ae47c954fc7ba8387a00c5bd4baf05b80d8a0ac3ec61dedcf337d21b6ec0922'),
  ('1', '5', 'round', 'payout:1', 'payout', 'payout 1600000 0 0 games:cini-atolyesi lale-devri base', '1600000', '0', '0', '0', 'games:cini-atolyesi', '-1600000', '10249600000', '0', '0', '0', '2026-11-23 03:47:08.308087+00', E'\\x0ae47c954fc7ba8387a00c5bd4baf05b80d8a0ac3ec61dedcf337d21b6ec0922', E'\\xc7ce37d1ad1c7ef0b046e2bde6e83a86a4c49a7c1b82e88d6dfea64ebae49f03'),
  ('1', '6', 'round', 'stake:2', 'stake', 'stake -1989000 0 0 games:cini-atolyesi lale-devri base', '-1989000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10247611000', '0', '0', '0', '2026-11-23 03:47:08.321064+00', E'\\xc7ce37d1ad1c7ef0b046e2bde6e83a86a4c49a7c1b82e88d6dfea64ebae49f03', E'\\x4a4e96c88c6be27c4ed28f5d1822ed0ebf1641e34c8a30f900d0a5813176db47'),
  ('1', '7', 'jackpot', 'share:2', 'jackpot-share', 'jackpot-share -11000 0 0 jackpots lale-devri', '-11000', '0', '0', '0', 'jackpots', '11000', '10247600000', '0', '0', '0', '2026-11-23 03:47:08.32197+00', E'\\x4a4e96c88c6be27c4ed28f5d1822ed0ebf1641e34c8a30f900d0a5813176db47', E'\\xd2cef354f30b3a0b68ebeac7e3238384d45deb5f3da7dae13ae4845ba5336167'),
  ('1', '8', 'round', 'payout:2', 'payout', 'payout 1800000 0 0 games:cini-atolyesi lale-devri base', '1800000', '0', '0', '0', 'games:cini-atolyesi', '-1800000', '10249400000', '0', '0', '0', '2026-11-23 03:47:08.331835+00', E'\\xd2cef354f30b3a0b68ebeac7e3238384d45deb5f3da7dae13ae4845ba5336167', E'\\x953d56662d5d132a9616f76fd66ec2457b5a83fe87cb3567c1f3677109558cb3'),
  ('1', '9', 'round', 'stake:3', 'stake', 'stake -1989000 0 0 games:cini-atolyesi lale-devri base', '-1989000', '0', '0', '0', 'games:cini-atolyesi', '1989000', '10247411000', '0', '0', '0', '2026-11-23 03:47:08.341822+00', E'\\x953d56662d5d132a9616f76fd66ec2457b5a83fe87cb3567c1f3677109558cb3', E'\\x5a26c0875ebf13ef27f843dd1982f46fc8fb0c8dffb1d09d875a968df8bb46d0'),
  ('2', '1', 'deposit', '2', 'deposit', 'deposit 10000000000 0 0 cashier:sandbox ', '10000000000', '0', '0', '0', 'cashier:sandbox', '-10000000000', '10000000000', '0', '0', '0', '2026-11-23 03:47:03.682399+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x8d64ae3ad20e392cf13110371f585647d470d32ea47889558e3dd58a9b1682a9'),
  ('3', '1', 'deposit', '3', 'deposit', 'deposit 10000000000 0 0 cashier:sandbox ', '10000000000', '0', '0', '0', 'cashier:sandbox', '-10000000000', '10000000000', '0', '0', '0', '2026-11-23 03:47:03.899675+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf36900c78b27cfa50640ec4970e2d152450d1aa9714b50776fb40ee938fe4c9a'),
  ('4', '1', 'test', 'gift 24643133', 'deposit', 'deposit 20000000000 0 0 cashier:test ', '20000000000', '0', '0', '0', 'cashier:test', '-20000000000', '20000000000', '0', '0', '0', '2026-11-23 03:47:08.719316+00', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x760ac89368ef34b4f9bc707e7d47b148cdb44fc01f8cc1fdafe466e98bb3a5d2'),
  ('4', '2', 'round', 'stake:12', 'stake', 'stake -9945000000 0 0 games:cini-atolyesi lale-devri base', '-9945000000', '0', '0', '0', 'games:cini-atolyesi', '9945000000', '10055000000', '0', '0', '0', '2026-11-23 03:47:09.020331+00', E'\\x760ac89368ef34b4f9bc707e7d47b148cdb44fc01f8cc1fdafe466e98bb3a5d2', E'\\x45420455dba3bdb0154d9d2faeb7d3c19c2e6bd95f050c6704a3482e82805dd9'),
  ('4', '3', 'jackpot', 'share:12', 'jackpot-share', 'jackpot-share -55000000 0 0 jackpots lale-devri', '-55000000', '0', '0', '0', 'jackpots', '55000000', '10000000000', '0', '0', '0', '2026-11-23 03:47:09.02088+00', E'\\x45420455dba3bdb0154d9d2faeb7d3c19c2e6bd95f050c6704a3482e82805dd9', E'\\x78c9fbac7b6efac8b477a42ed39d115d3c27269dc9596582915ec4abe0911363'),
  ('4', '4', 'jackpot', 'win:12:mini', 'jackpot-win', 'jackpot-win 60019000 0 0 jackpots lale-devri', '60019000', '0', '0', '0', 'jackpots', '-60019000', '10060019000', '0', '0', '0', '2026-11-23 03:47:09.022698+00', E'\\x78c9fbac7b6efac8b477a42ed39d115d3c27269dc9596582915ec4abe0911363', E'\\x2227ae71521b33d6401c0b8917b0cc17dcb5dcaec49a37ad0928f07918bf2127');

insert into game_sessions (member_id, token_hash, family_id, game_id, game, version, account, created_at) overriding system value values
  ('1', E'\\x1ba16b40ca8de5a93685771f25aff21bda2a9ec764096ab04ff4010768e78694', '1', '3', 'yonca-bahcesi', '1', 'games:cini-atolyesi', '2026-11-23 03:47:08.496+00'),
  ('1', E'\\xceca440889349fa8e225daad8c6c902a2cc42e4c5ba9b71a199b3a6b51df69a3', '1', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-23 03:47:06.405+00'),
  ('4', E'\\x158c50a589288f611b1052492d9dcd1e632e5fe1fcc8c4b2e0c2dfe0b58f123e', '2', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-23 03:47:09+00'),
  ('4', E'\\x184fc82ee2eb3e40cbdf1b4b7f9a86fd21dae0b7b3d7596b57d7686fee02c511', '2', '1', 'lale-devri', '1', 'games:cini-atolyesi', '2026-11-23 03:47:08.896+00');

insert into game_settings (game, revision, version, client, is_open, is_hidden, closed_modes, stakes) overriding system value values
  ('yonca-bahcesi', '1', NULL, NULL, 'true', 'false', '{BONUS}', NULL);

insert into game_versions (game, version, files, registered_at, publication) overriding system value values
  ('kapadokya-1000', '1', '{"lookUpTable_base_0.csv": "b02e3b3786454dd15c28271fab5156199ef342e7df0a7ece2a262dd12cf3d0d3", "lookUpTable_bonus_0.csv": "f9c185892eaacda31a858fcde9fbfcf4d124dc996501f8b748e96452a76581f9"}', '2026-11-23 03:47:01.38384+00', NULL),
  ('lale-devri', '1', '{"lookUpTable_base_0.csv": "7dea40d8bc7e3839b5dc5d959cc5d687b3ceea845fce05afd4a7452be907fc87", "lookUpTable_bonus_0.csv": "23dd4739f7954e19e02cb5afe3b104519b8fc6b81e46c99e06c57274ca3e78a8"}', '2026-11-23 03:47:01.364006+00', NULL),
  ('yonca-bahcesi', '1', '{"lookUpTable_base_0.csv": "489d77c12aca77c52f5d16e200b3f04d9e539c8f5e8e19c17ad3ffcd5c932899", "lookUpTable_bonus_0.csv": "811b52ed168830ef0953ce4f1a87c33fc87a98e3a7ec1c7a708ef875f3de998e"}', '2026-11-23 03:47:01.406569+00', NULL);

insert into jackpot_pools (level, taken, wins) overriding system value values
  ('grand', '0', '0'),
  ('major', '0', '0'),
  ('mini', '10019000', '1'),
  ('minor', '0', '0');

insert into jackpot_stripes (stripe, mini, minor, major, grand) overriding system value values
  ('0', '0', '0', '0', '0'),
  ('1', '19000', '19000', '9500', '4750'),
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
  ('4', '10000000', '10000000', '5000000', '2500000'),
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
  ('4', '12', 'mini', '1', '50000000', '10019000', '60019000', '2026-11-23 03:47:09.018+00', NULL);

insert into known_browsers (member_id, id, browser_hash, browser, first_at, last_at) overriding system value values
  ('1', '1', E'\\x1ca237ccd4cc0b39a39db8c4a8949379af0180594322e0ed8e430b35bb0bbe9d', 'node', '2026-11-23 03:47:05.096+00', '2026-11-23 03:47:05.096+00'),
  ('4', '2', E'\\x156ad0166bfb7495931992f4adddd4ca19c4df12c193427ce0dd0c86ccfa6503', 'node', '2026-11-23 03:47:08.729+00', '2026-11-23 03:47:08.729+00');

insert into kysely_migration (name, "timestamp") overriding system value values
  ('001-ledger', '2026-11-23T03:46:57.692Z'),
  ('002-members', '2026-11-23T03:46:57.775Z'),
  ('003-casino', '2026-11-23T03:46:57.811Z'),
  ('004-rounds', '2026-11-23T03:46:57.843Z'),
  ('005-cashier', '2026-11-23T03:46:57.867Z'),
  ('006-next-seeds', '2026-11-23T03:46:57.873Z'),
  ('007-accounts', '2026-11-23T03:46:58.001Z'),
  ('008-joining', '2026-11-23T03:46:58.013Z'),
  ('009-round-cycle', '2026-11-23T03:46:58.021Z'),
  ('010-demo-play', '2026-11-23T03:46:58.082Z'),
  ('011-published-games', '2026-11-23T03:46:58.101Z'),
  ('012-proof', '2026-11-23T03:46:58.121Z'),
  ('013-round-requests', '2026-11-23T03:46:58.130Z'),
  ('014-content', '2026-11-23T03:46:58.155Z'),
  ('015-live', '2026-11-23T03:46:58.185Z'),
  ('016-tournaments', '2026-11-23T03:46:58.252Z'),
  ('017-jackpots', '2026-11-23T03:46:58.301Z'),
  ('018-messages-read', '2026-11-23T03:46:58.310Z'),
  ('019-support', '2026-11-23T03:46:58.347Z');

insert into kysely_migration_lock (id, is_locked) overriding system value values
  ('migration_lock', '0');

insert into member_seeds (member_id, seq, server_seed, client_seed, nonce, created_at, revealed_at, next_server_seed) overriding system value values
  ('1', '1', E'\\x33f334145b6d65c329a7c99b0bae2ac5dbfffb9ba51cbebc2641d183ec2088f1', '7fcafe9d178cc016eddda7b9', '8', '2026-11-23 03:47:06.405+00', '2026-11-23 03:47:08.441+00', NULL),
  ('1', '2', E'\\x546a406b85d7b12dd5bac9799668f6d5d19b25135784c3da31af4e9eed62110f', 'benim-tohumum', '3', '2026-11-23 03:47:08.441+00', NULL, E'\\x11540c6f28c31c1f6f0e9bf86958e993f080819b4710ad298a40eaade3b3943c'),
  ('4', '1', E'\\xa52583c0c536a439d2eaacde0ababfd61e249055ccc0280c3671fa27b1b1d2f9', 'jackpots', '1', '2026-11-23 03:47:08.896+00', NULL, E'\\xc69f6494ec5d194cf888966b3e2dc6dc29e079c94658c4d45ec0e00ffe0f2f8d');

insert into members (id, uid, username, email, phone, firstname, lastname, password_hash, rid, language, two_factor, ga_secret, is_active, created_at, lastlogin_at, birthdate, national_id, country, city, address, promotion_code, reference_number, sms_opt_in, email_opt_in, rules_version, rules_accepted_at, confirmed_at, password_changed_at, previous_login_at, ga_offered, ga_offered_at, ga_offered_step, ga_last_step) overriding system value values
  ('1', 'fbe76b4217112e4d3ae71d16', 'demo', 'demo@kasa.test', '905320000001', 'Deniz', 'Yıldız', '$argon2id$v=19$m=19456,t=2,p=1$UYLqT9kXlAqBAb/Nnijm9Q$A0fMbF8pDVRfcyfxPhz+RluAEjqHOSCzV+oCfm52Sus', '1', 'tr', 'none', NULL, 'true', '2026-11-23 03:47:03.450507+00', '2026-11-23 03:47:05.096+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-23 03:47:03.534+00', NULL, NULL, NULL, NULL, '0', '0'),
  ('2', '985c6c8484ceb7e83d316291', 'vip20', 'vip20@kasa.test', '905320000002', 'Ada', 'Işık', '$argon2id$v=19$m=19456,t=2,p=1$l2d0XNoOyWref2USQsFBPw$vSdQbOIpFJaG3m4+9tBfaypsa1MmfeYkx46JTlf0jhU', '20', 'tr', 'none', NULL, 'true', '2026-11-23 03:47:03.56281+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-23 03:47:03.654+00', NULL, NULL, NULL, NULL, '0', '0'),
  ('3', '9d52d57e122f2432ee770ade', 'iki', 'iki@kasa.test', '905320000003', 'İkbal', 'Özgür', '$argon2id$v=19$m=19456,t=2,p=1$QZqtdz9y9Jj0u+gJZQPKHw$UkTXYn7pkTbjeeocgiQgc9y3h2sUS54H+LVxe2v3WKo', '1', 'tr', 'ga', 'KASADEMOIKIKASADEMOIKIKASADEMOIK', 'true', '2026-11-23 03:47:03.692926+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-23 03:47:03.862+00', NULL, NULL, NULL, NULL, '0', '0'),
  ('4', '3b412b6e10581fe3084def94', 'talihli1', 'talihli1@kasa.test', '905551111011', 'Talia', 'Talihli', '$argon2id$v=19$m=19456,t=2,p=1$Sqk99EzRYB29IlBFLQvJrQ$1VkRo/PhjWjkCoGK9IC1a6O5n91bHwZN1lyz3BfksUg', '1', 'tr', 'none', NULL, 'true', '2026-11-23 03:47:08.711532+00', '2026-11-23 03:47:08.729+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', NULL, NULL, '2026-11-23 03:47:08.71+00', NULL, NULL, NULL, NULL, '0', '0');

insert into messages (id, member_id, channel, recipient, template, lang, subject, body_text, body_html, created_at, sent_at, gave_up_at, tries) overriding system value values
  ('1', '1', 'mail', 'demo@kasa.test', 'tournament-prize', 'tr', 'Turnuva ödülünüz hesabınızda', 'Merhaba,

Tebrikler. Bir turnuvada ödül kazandınız; tutar nakit bakiyenize eklendi.

Turnuva: Deneme Kupası
Sıranız: 1.
Ödül: ₺500,00

Sıralamayı gör:
http://127.0.0.1:46441/tournaments

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
        <a class="act" href="http://127.0.0.1:46441/tournaments" style="display:inline-block;padding:13px 24px;border-radius:10px;background:#0a746d;color:#ffffff;font-weight:650;text-decoration:none">Sıralamayı gör</a>
      </p>
      
      <p class="quiet" style="margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere">
        Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:<br /><a class="link" href="http://127.0.0.1:46441/tournaments" style="color:#1f4fd6;overflow-wrap:anywhere;word-break:break-all"
          >http://127.0.0.1:46441/tournaments</a
        >
      </p></div>
          <p class="quiet" style="margin:20px 8px 0;font-size:13px;color:#4d5a82">Bu ileti Kasa hesabınızla ilgili olduğu için gönderildi. Kasa sizden hiçbir zaman parolanızı ya da doğrulama kodunuzu istemez.</p>
        </div>
      </body>
    </html>', '2026-11-23 06:47:09.132+00', NULL, NULL, '0');

insert into payment_notices (member_id, transaction_id, notice_id, kind, amount, outcome, arrived_at, times) overriding system value values
  ('1', '4', 'approved-3dd63cfa9e90bf403e449d1a89993aac', 'approved', '250000000', 'approved', '2026-11-23 03:47:05.866885+00', '1'),
  ('1', '5', 'declined-8f7be63e81227d96b52bdffc6ff3af9e', 'declined', '250000000', 'declined', '2026-11-23 03:47:06.088738+00', '1');

insert into promotion_codes (code, title_tr, title_en, starts_at, ends_at) overriding system value values
  ('HOSGELDIN', 'Hoş geldin', 'Welcome', '2025-12-31 21:00:00+00', NULL);

insert into reference_numbers (number, name) overriding system value values
  ('100001', 'Kasa');

insert into rounds (member_id, id, game_id, game, version, mode, account, amount, stake, multiplier, payout, book, seed_seq, nonce, request_id, active, event, created_at, closed_at, end_request_id, mark_requests, jackpot_terms) overriding system value values
  ('1', '1', '1', 'lale-devri', '1', 'base', 'games:cini-atolyesi', '2000000', '2000000', '80', '1600000', '236410', '1', '0', 'play-0', 'false', NULL, '2026-11-23 03:47:06.537+00', '2026-11-23 03:47:08.305+00', NULL, NULL, '1'),
  ('1', '10', '3', 'yonca-bahcesi', '1', 'base', 'games:cini-atolyesi', '1000000', '1000000', '0', '0', '12443', '2', '1', NULL, 'false', NULL, '2026-11-23 03:47:08.549+00', '2026-11-23 03:47:08.549+00', NULL, NULL, '1'),
  ('1', '11', '3', 'yonca-bahcesi', '1', 'base', 'games:cini-atolyesi', '1000000', '1000000', '230', '2300000', '8253', '2', '2', NULL, 'true', NULL, '2026-11-23 03:47:08.564+00', NULL, NULL, NULL, '1'),
  ('1', '2', '1', 'lale-devri', '1', 'base', 'games:cini-atolyesi', '2000000', '2000000', '90', '1800000', '37794', '1', '1', 'play-1', 'false', NULL, '2026-11-23 03:47:08.318+00', '2026-11-23 03:47:08.329+00', NULL, NULL, '1'),
  ('1', '3', '1', 'lale-devri', '1', 'base', 'games:cini-atolyesi', '2000000', '2000000', '0', '0', '85617', '1', '2', 'play-2', 'false', NULL, '2026-11-23 03:47:08.339+00', '2026-11-23 03:47:08.339+00', NULL, NULL, '1'),
  ('1', '4', '1', 'lale-devri', '1', 'base', 'games:cini-atolyesi', '2000000', '2000000', '0', '0', '130995', '1', '3', 'play-3', 'false', NULL, '2026-11-23 03:47:08.348+00', '2026-11-23 03:47:08.348+00', NULL, NULL, '1'),
  ('1', '5', '1', 'lale-devri', '1', 'base', 'games:cini-atolyesi', '2000000', '2000000', '0', '0', '149756', '1', '4', 'play-4', 'false', NULL, '2026-11-23 03:47:08.358+00', '2026-11-23 03:47:08.358+00', NULL, NULL, '1'),
  ('1', '6', '1', 'lale-devri', '1', 'base', 'games:cini-atolyesi', '2000000', '2000000', '0', '0', '82629', '1', '5', 'play-5', 'false', NULL, '2026-11-23 03:47:08.365+00', '2026-11-23 03:47:08.365+00', NULL, NULL, '1'),
  ('1', '7', '1', 'lale-devri', '1', 'base', 'games:cini-atolyesi', '2000000', '2000000', '270', '5400000', '4034', '1', '6', 'play-6', 'false', NULL, '2026-11-23 03:47:08.373+00', '2026-11-23 03:47:08.386+00', NULL, NULL, '1'),
  ('1', '8', '1', 'lale-devri', '1', 'base', 'games:cini-atolyesi', '2000000', '2000000', '180', '3600000', '71493', '1', '7', 'play-7', 'false', NULL, '2026-11-23 03:47:08.396+00', '2026-11-23 03:47:08.407+00', NULL, NULL, '1'),
  ('1', '9', '3', 'yonca-bahcesi', '1', 'base', 'games:cini-atolyesi', '1000000', '1000000', '0', '0', '18015', '2', '0', NULL, 'false', NULL, '2026-11-23 03:47:08.516+00', '2026-11-23 03:47:08.516+00', NULL, NULL, '1'),
  ('4', '12', '1', 'lale-devri', '1', 'base', 'games:cini-atolyesi', '10000000000', '10000000000', '0', '0', '111312', '1', '0', NULL, 'false', NULL, '2026-11-23 03:47:09.018+00', '2026-11-23 03:47:09.018+00', NULL, NULL, '1');

insert into sandbox_payments (id, reference, amount_kurus, note, lang, return_url, status, created_at, expires_at, decided_at) overriding system value values
  ('3dd63cfa9e90bf403e449d1a89993aac', '1-4', '25000', 'Kira', 'tr', 'http://127.0.0.1:46441/deposit?transaction=4', 'approved', '2026-11-23 03:47:05.71889+00', '2026-11-23 04:17:05.708+00', '2026-11-23 03:47:05.797+00'),
  ('8f7be63e81227d96b52bdffc6ff3af9e', '1-5', '25000', 'Kira', 'tr', 'http://127.0.0.1:46441/deposit?transaction=5', 'declined', '2026-11-23 03:47:05.952449+00', '2026-11-23 04:17:05.951+00', '2026-11-23 03:47:06.071+00'),
  ('ef6a3db4a312ef719abec4f5b80bcd49', '1-6', '25000', 'Kira', 'tr', 'http://127.0.0.1:46441/deposit?transaction=6', 'open', '2026-11-23 03:47:06.129743+00', '2026-11-23 04:17:06.128+00', NULL);

insert into session_families (member_id, id, created_at, expires_at, ended_at) overriding system value values
  ('1', '1', '2026-11-23 03:47:05.096+00', '2026-12-23 03:47:05.096+00', NULL),
  ('4', '2', '2026-11-23 03:47:08.729+00', '2026-12-23 03:47:08.729+00', NULL);

insert into sessions (member_id, id, family_id, sid_hash, browser_hash, browser, ip, created_at, active_at, expires_at, ended_at, is_pending, tries, proved_at, place) overriding system value values
  ('1', '1', '1', E'\\xf86beecfb87089bc4ff4fe63cc3eadc46f1384f0f481e1e053058ecd3fa636f0', E'\\x1ca237ccd4cc0b39a39db8c4a8949379af0180594322e0ed8e430b35bb0bbe9d', 'node', '127.0.0.1', '2026-11-23 03:47:05.096+00', '2026-11-23 03:47:05.096+00', '2026-11-24 03:47:05.096+00', NULL, 'false', '0', '2026-11-23 03:47:05.096+00', NULL),
  ('4', '2', '2', E'\\x798cad7e7aa6c0593073719c78ed252572e0fd7d3f7c137e718e72b6a8daaaba', E'\\x156ad0166bfb7495931992f4adddd4ca19c4df12c193427ce0dd0c86ccfa6503', 'node', '127.0.0.1', '2026-11-23 03:47:08.729+00', '2026-11-23 03:47:08.729+00', '2026-11-24 03:47:08.729+00', NULL, 'false', '0', '2026-11-23 03:47:08.729+00', NULL);

insert into site_state (one, under_maintenance) overriding system value values
  ('true', 'false');

insert into support_conversations (id, member_id, visitor_hash, created_at, last_at, read_up_to, closed_at) overriding system value values
  ('1', '1', NULL, '2026-11-23 03:47:08.576+00', '2026-11-23 03:47:08.576+00', '0', NULL);

insert into support_hours (one, opens_minute, closes_minute) overriding system value values
  ('true', '540', '1380');

insert into support_messages (id, conversation_id, is_from_house, text, request_id, provider_id, at, delivered_at) overriding system value values
  ('1', '1', 'false', 'Merhaba; bir sorum var:
''bonus'' nerede?', NULL, NULL, '2026-11-23 03:47:08.576+00', NULL);

insert into tournament_games (tournament_id, game_id) overriding system value values
  ('1', '1');

insert into tournament_prizes (tournament_id, rank, amount) overriding system value values
  ('1', '1', '500000000'),
  ('1', '2', '250000000');

insert into tournament_standings (tournament_id, rank, member_id, score, at, prize, paid_at) overriding system value values
  ('1', '1', '1', '270', '2026-11-23 03:47:08.373+00', '500000000', '2026-11-23 06:47:09.132+00');

insert into tournament_texts (tournament_id, lang, title, text) overriding system value values
  ('1', 'en', 'Trial Cup', 'A trial.'),
  ('1', 'tr', 'Deneme Kupası', 'Bir deneme.');

insert into tournaments (id, name, starts_at, ends_at, rule, min_stake, created_at, cancelled_at, fixed_at) overriding system value values
  ('1', 'test-1', '2026-11-23 02:47:04.987+00', '2026-11-23 05:47:04.987+00', 'best-multiple', '2000000', '2026-11-23 03:47:04.987+00', NULL, '2026-11-23 06:47:09.118+00');

insert into wallets (member_id, cash, bonus, held, pending, seq, head) overriding system value values
  ('1', '10743400000', '0', '0', '0', '29', E'\\xf343871d21bad969e6557b0e95929edf3078528e290698fa97aa2c38fd889128'),
  ('2', '10000000000', '0', '0', '0', '1', E'\\x8d64ae3ad20e392cf13110371f585647d470d32ea47889558e3dd58a9b1682a9'),
  ('3', '10000000000', '0', '0', '0', '1', E'\\xf36900c78b27cfa50640ec4970e2d152450d1aa9714b50776fb40ee938fe4c9a'),
  ('4', '10060019000', '0', '0', '0', '4', E'\\x2227ae71521b33d6401c0b8917b0cc17dcb5dcaec49a37ad0928f07918bf2127');

select setval('cash_transactions_id_seq', 6);

select setval('casino_games_id_seq', 3);

select setval('content_items_id_seq', 43);

select setval('known_browsers_id_seq', 2);

select setval('members_id_seq', 4);

select setval('messages_id_seq', 1);

select setval('round_ids', 12);

select setval('session_families_id_seq', 2);

select setval('sessions_id_seq', 2);

select setval('support_conversations_id_seq', 1);

select setval('support_messages_id_seq', 1);

select setval('tournaments_id_seq', 1);

alter table account_links add constraint account_links_pkey PRIMARY KEY (token_hash);

alter table account_links add constraint account_links_purpose_check CHECK ((purpose = ANY (ARRAY['confirm'::text, 'reset'::text])));

alter table auth_values add constraint auth_values_pkey PRIMARY KEY (member_id, hash);

alter table cash_transactions add constraint cash_transactions_amount_check CHECK ((amount > 0));

alter table cash_transactions add constraint cash_transactions_canceled_by_check CHECK ((canceled_by = ANY (ARRAY['provider'::text, 'house'::text])));

alter table cash_transactions add constraint cash_transactions_category_id_check CHECK ((category_id = ANY (ARRAY[1, 2])));

alter table cash_transactions add constraint cash_transactions_check CHECK (((status = 1001) = (decided_at IS NULL)));

alter table cash_transactions add constraint cash_transactions_check1 CHECK (((status = 1003) = (canceled_by IS NOT NULL)));

alter table cash_transactions add constraint cash_transactions_member_id_call_request_id_key UNIQUE (member_id, call, request_id);

alter table cash_transactions add constraint cash_transactions_pkey PRIMARY KEY (member_id, id);

alter table cash_transactions add constraint cash_transactions_status_check CHECK ((status = ANY (ARRAY[1001, 1002, 1003])));

alter table casino_categories add constraint casino_categories_pkey PRIMARY KEY (id);

alter table casino_category_games add constraint casino_category_games_pkey PRIMARY KEY (category_id, game_id);

alter table casino_favourites add constraint casino_favourites_pkey PRIMARY KEY (member_id, game_id);

alter table casino_games add constraint casino_games_pkey PRIMARY KEY (id);

alter table casino_games add constraint casino_games_volatility_check CHECK ((volatility = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text])));

alter table casino_providers add constraint casino_providers_pkey PRIMARY KEY (id);

alter table casino_providers add constraint casino_providers_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text));

alter table casino_providers add constraint casino_providers_slug_key UNIQUE (slug);

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

alter table demo_sessions add constraint demo_sessions_pkey PRIMARY KEY (token_hash);

alter table demo_sessions add constraint demo_sessions_server_seed_check CHECK ((octet_length(server_seed) = 32));

alter table entries add constraint entries_check CHECK ((((((cash_delta + bonus_delta) + held_delta) + pending_delta) + house_delta) = 0));

alter table entries add constraint entries_check1 CHECK (((house IS NOT NULL) OR (house_delta = 0)));

alter table entries add constraint entries_content_check CHECK ((char_length(content) <= 600));

alter table entries add constraint entries_house_check CHECK ((house ~ '^((games|cashier):[a-z0-9][a-z0-9_.-]{0,47}|sportsbook|jackpots|promotions|poker)$'::text));

alter table entries add constraint entries_member_id_source_reference_key UNIQUE (member_id, source, reference);

alter table entries add constraint entries_move_check CHECK (((char_length(move) >= 1) AND (char_length(move) <= 40)));

alter table entries add constraint entries_pkey PRIMARY KEY (member_id, seq);

alter table entries add constraint entries_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 120)));

alter table entries add constraint entries_source_check CHECK (((char_length(source) >= 1) AND (char_length(source) <= 40)));

alter table failed_tries add constraint failed_tries_pkey PRIMARY KEY (account_key, source_key);

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

alter table live_categories add constraint live_categories_pkey PRIMARY KEY (id);

alter table live_favourites add constraint live_favourites_pkey PRIMARY KEY (member_id, table_id);

alter table live_providers add constraint live_providers_pkey PRIMARY KEY (id);

alter table live_providers add constraint live_providers_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text));

alter table live_providers add constraint live_providers_slug_key UNIQUE (slug);

alter table live_providers add constraint live_providers_status_check CHECK ((status = ANY (ARRAY[1, 2])));

alter table live_tables add constraint live_tables_check CHECK ((max_stake >= min_stake));

alter table live_tables add constraint live_tables_min_stake_check CHECK ((min_stake > 0));

alter table live_tables add constraint live_tables_pkey PRIMARY KEY (id);

alter table member_seeds add constraint member_seeds_client_seed_check CHECK (((char_length(client_seed) >= 1) AND (char_length(client_seed) <= 64)));

alter table member_seeds add constraint member_seeds_next_check CHECK (((revealed_at IS NULL) = (next_server_seed IS NOT NULL)));

alter table member_seeds add constraint member_seeds_next_server_seed_check CHECK ((octet_length(next_server_seed) = 32));

alter table member_seeds add constraint member_seeds_pkey PRIMARY KEY (member_id, seq);

alter table member_seeds add constraint member_seeds_server_seed_check CHECK ((octet_length(server_seed) = 32));

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

alter table payment_notices add constraint payment_notices_pkey PRIMARY KEY (member_id, transaction_id, notice_id);

alter table promotion_codes add constraint promotion_codes_code_check CHECK ((code = upper(code)));

alter table promotion_codes add constraint promotion_codes_pkey PRIMARY KEY (code);

alter table proven_factors add constraint proven_factors_factor_check CHECK ((factor = ANY (ARRAY['ga'::text, 'ga-offered'::text, 'sms'::text])));

alter table proven_factors add constraint proven_factors_pkey PRIMARY KEY (member_id, session_id, factor);

alter table recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (member_id, code_hash);

alter table reference_numbers add constraint reference_numbers_pkey PRIMARY KEY (number);

alter table rounds add constraint rounds_check CHECK ((active = (closed_at IS NULL)));

alter table rounds add constraint rounds_pkey PRIMARY KEY (member_id, id);

alter table sandbox_payments add constraint sandbox_payments_amount_kurus_check CHECK ((amount_kurus > 0));

alter table sandbox_payments add constraint sandbox_payments_pkey PRIMARY KEY (id);

alter table sandbox_payments add constraint sandbox_payments_reference_key UNIQUE (reference);

alter table sandbox_payments add constraint sandbox_payments_status_check CHECK ((status = ANY (ARRAY['open'::text, 'approved'::text, 'declined'::text, 'closed'::text])));

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

alter table wallets add constraint wallets_bonus_check CHECK ((bonus >= 0));

alter table wallets add constraint wallets_cash_check CHECK ((cash >= 0));

alter table wallets add constraint wallets_held_check CHECK ((held >= 0));

alter table wallets add constraint wallets_pending_check CHECK ((pending >= 0));

alter table wallets add constraint wallets_pkey PRIMARY KEY (member_id);

alter table account_links add constraint account_links_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;

alter table auth_values add constraint auth_values_member_id_family_id_fkey FOREIGN KEY (member_id, family_id) REFERENCES session_families(member_id, id);

alter table casino_category_games add constraint casino_category_games_category_id_fkey FOREIGN KEY (category_id) REFERENCES casino_categories(id);

alter table casino_category_games add constraint casino_category_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES casino_games(id) ON DELETE CASCADE;

alter table casino_games add constraint casino_games_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES casino_providers(id);

alter table code_days add constraint code_days_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table content_words add constraint content_words_item_id_fkey FOREIGN KEY (item_id) REFERENCES content_items(id) ON DELETE CASCADE;

alter table demo_rounds add constraint demo_rounds_token_hash_fkey FOREIGN KEY (token_hash) REFERENCES demo_sessions(token_hash) ON DELETE CASCADE;

alter table game_sessions add constraint game_sessions_member_id_family_id_fkey FOREIGN KEY (member_id, family_id) REFERENCES session_families(member_id, id);

alter table known_browsers add constraint known_browsers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table live_tables add constraint live_tables_category_id_fkey FOREIGN KEY (category_id) REFERENCES live_categories(id);

alter table live_tables add constraint live_tables_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES live_providers(id);

alter table passkeys add constraint passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table proven_factors add constraint proven_factors_member_id_session_id_fkey FOREIGN KEY (member_id, session_id) REFERENCES sessions(member_id, id) ON DELETE CASCADE;

alter table recovery_codes add constraint recovery_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table session_families add constraint session_families_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table sessions add constraint sessions_member_id_family_id_fkey FOREIGN KEY (member_id, family_id) REFERENCES session_families(member_id, id);

alter table sms_codes add constraint sms_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table support_conversations add constraint support_conversations_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table support_messages add constraint support_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES support_conversations(id) ON DELETE CASCADE;

alter table tournament_games add constraint tournament_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES casino_games(id) ON DELETE CASCADE;

alter table tournament_games add constraint tournament_games_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE CASCADE;

alter table tournament_prizes add constraint tournament_prizes_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE CASCADE;

alter table tournament_standings add constraint tournament_standings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id);

alter table tournament_standings add constraint tournament_standings_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);

alter table tournament_texts add constraint tournament_texts_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE CASCADE;

CREATE INDEX account_links_of ON public.account_links USING btree (member_id, purpose);

CREATE INDEX cash_transactions_by_date ON public.cash_transactions USING btree (member_id, created_at DESC);

CREATE INDEX cash_transactions_unanswered ON public.cash_transactions USING btree (created_at) WHERE ((status = 1001) AND (provider IS NOT NULL));

CREATE INDEX casino_category_games_by_game ON public.casino_category_games USING btree (game_id);

CREATE INDEX casino_games_by_popularity ON public.casino_games USING btree (popularity DESC, id);

CREATE INDEX casino_games_by_provider ON public.casino_games USING btree (provider_id);

CREATE INDEX content_items_in_order ON public.content_items USING btree (kind, "position", id);

CREATE INDEX content_items_newest ON public.content_items USING btree (kind, starts_at DESC, id DESC);

CREATE INDEX demo_sessions_idle ON public.demo_sessions USING btree (active_at);

CREATE INDEX jackpot_wins_latest ON public.jackpot_wins USING btree (at DESC);

CREATE INDEX jackpot_wins_unseen ON public.jackpot_wins USING btree (member_id) WHERE (seen_at IS NULL);

CREATE INDEX known_browsers_by_hash ON public.known_browsers USING btree (browser_hash);

CREATE INDEX live_tables_by_category ON public.live_tables USING btree (category_id);

CREATE INDEX live_tables_by_popularity ON public.live_tables USING btree (popularity DESC, id);

CREATE INDEX live_tables_by_provider ON public.live_tables USING btree (provider_id);

CREATE INDEX messages_to ON public.messages USING btree (recipient, created_at);

CREATE INDEX rounds_abandoned ON public.rounds USING btree (created_at) WHERE active;

CREATE INDEX rounds_by_game ON public.rounds USING btree (member_id, game, id DESC);

CREATE INDEX rounds_by_time ON public.rounds USING brin (created_at);

CREATE INDEX rounds_high_wins ON public.rounds USING btree (closed_at DESC) WHERE ((NOT active) AND (stake > 0) AND (payout >= (20 * stake)));

CREATE INDEX sessions_by_browser ON public.sessions USING btree (browser_hash) WHERE (ended_at IS NULL);

CREATE INDEX sessions_open ON public.sessions USING btree (member_id, active_at DESC) WHERE (ended_at IS NULL);

CREATE INDEX support_conversations_by_time ON public.support_conversations USING btree (last_at DESC);

CREATE INDEX support_messages_of ON public.support_messages USING btree (conversation_id, id DESC);

CREATE INDEX tournament_prizes_unpaid ON public.tournament_standings USING btree (tournament_id) WHERE ((prize IS NOT NULL) AND (paid_at IS NULL));

CREATE INDEX tournaments_by_start ON public.tournaments USING btree (starts_at DESC, id DESC);

CREATE INDEX tournaments_unfixed ON public.tournaments USING btree (ends_at) WHERE ((fixed_at IS NULL) AND (cancelled_at IS NULL));

CREATE UNIQUE INDEX demo_rounds_by_request ON public.demo_rounds USING btree (token_hash, request_id) WHERE (request_id IS NOT NULL);

CREATE UNIQUE INDEX member_seeds_in_use ON public.member_seeds USING btree (member_id) WHERE (revealed_at IS NULL);

CREATE UNIQUE INDEX members_by_national_id ON public.members USING btree (country, national_id);

CREATE UNIQUE INDEX rounds_active ON public.rounds USING btree (member_id, game) WHERE active;

CREATE UNIQUE INDEX rounds_by_end_request ON public.rounds USING btree (member_id, end_request_id) WHERE (end_request_id IS NOT NULL);

CREATE UNIQUE INDEX rounds_by_nonce ON public.rounds USING btree (member_id, seed_seq, nonce);

CREATE UNIQUE INDEX rounds_by_request ON public.rounds USING btree (member_id, request_id) WHERE (request_id IS NOT NULL);

CREATE UNIQUE INDEX support_messages_once ON public.support_messages USING btree (conversation_id, request_id) WHERE (request_id IS NOT NULL);

CREATE OR REPLACE FUNCTION public.jackpot_feed(p_member bigint, p_round bigint, p_game text, p_share bigint, p_growths bigint[])
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  posted record;
begin
  select * into posted from ledger_post(
    p_member, 'jackpot', 'share:' || p_round, 'jackpot-share',
    concat_ws(' ', 'jackpot-share', -p_share, 0, 0, 'jackpots', p_game),
    -p_share, 0, 0, 0, 'jackpots');
  if posted.outcome <> 'posted' then
    raise exception 'the share of round % was not posted: %', p_round, posted.outcome;
  end if;
  update jackpot_stripes set
    mini = mini + p_growths[1], minor = minor + p_growths[2], major = major + p_growths[3], grand = grand + p_growths[4]
    where stripe = p_member % 64;
  return posted.cash;
end
$function$;

CREATE OR REPLACE FUNCTION public.jackpot_pay(p_member bigint, p_round bigint, p_game text, p_level text, p_start bigint, p_now timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  pool record;
  grown bigint;
  paid bigint;
  posted record;
begin
  select p.taken, p.wins into strict pool from jackpot_pools p where p.level = p_level for update;
  -- A look of its own, after the lock: it sees whatever the win before has seen.
  select sum(case p_level when 'mini' then mini when 'minor' then minor when 'major' then major when 'grand' then grand end) into grown from jackpot_stripes;
  paid := p_start + grown - pool.taken;
  update jackpot_pools set taken = grown, wins = pool.wins + 1 where level = p_level;
  insert into jackpot_wins (member_id, round_id, level, number, start, grown, amount, at)
    values (p_member, p_round, p_level, pool.wins + 1, p_start, grown, paid, p_now);
  select * into posted from ledger_post(
    p_member, 'jackpot', 'win:' || p_round || ':' || p_level, 'jackpot-win',
    concat_ws(' ', 'jackpot-win', paid, 0, 0, 'jackpots', p_game),
    paid, 0, 0, 0, 'jackpots');
  if posted.outcome <> 'posted' then
    raise exception 'the jackpot of round % was not posted: %', p_round, posted.outcome;
  end if;
  return posted.cash;
end
$function$;

CREATE OR REPLACE FUNCTION public.ledger_close_hold(p_member bigint, p_source text, p_reference text, p_move text, p_content text, p_cash bigint, p_bonus bigint, p_held bigint, p_pending bigint, p_house text, p_hold_source text, p_hold_reference text, p_cash_taken bigint, p_bonus_taken bigint)
 RETURNS TABLE(outcome text, seq bigint, cash bigint, bonus bigint, held bigint, pending bigint)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  perform 1 from wallets where member_id = p_member for update;
  if not exists (select 1 from entries
      where member_id = p_member and source = p_source and reference = p_reference)
    and not exists (select 1 from holds
      where member_id = p_member and source = p_hold_source and reference = p_hold_reference
        and cash_open >= p_cash_taken and bonus_open >= p_bonus_taken) then
    return query select 'closed', null::bigint, coalesce(w.cash, 0), coalesce(w.bonus, 0),
      coalesce(w.held, 0), coalesce(w.pending, 0)
      from (select) nobody left join wallets w on w.member_id = p_member;
    return;
  end if;
  select p.* into outcome, seq, cash, bonus, held, pending from ledger_post(
    p_member, p_source, p_reference, p_move, p_content, p_cash, p_bonus, p_held, p_pending, p_house
  ) p;
  if outcome = 'posted' then
    update holds set cash_open = cash_open - p_cash_taken, bonus_open = bonus_open - p_bonus_taken
      where member_id = p_member and source = p_hold_source and reference = p_hold_reference;
    delete from holds
      where member_id = p_member and source = p_hold_source and reference = p_hold_reference
        and cash_open = 0 and bonus_open = 0;
  end if;
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION public.ledger_entry_hash(e entries)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(e.prev || convert_to(json_build_array(
    e.member_id, e.seq, e.source, e.reference, e.move, e.content,
    e.cash_delta, e.bonus_delta, e.held_delta, e.pending_delta, e.house, e.house_delta,
    e.cash, e.bonus, e.held, e.pending, (extract(epoch from e.at) * 1000000)::bigint
  )::text, 'UTF8'))
$function$;

CREATE OR REPLACE FUNCTION public.ledger_hold(p_member bigint, p_source text, p_reference text, p_move text, p_content text, p_cash bigint, p_bonus bigint, p_held bigint, p_pending bigint, p_house text)
 RETURNS TABLE(outcome text, seq bigint, cash bigint, bonus bigint, held bigint, pending bigint)
 LANGUAGE plpgsql
AS $function$
begin
  select * into outcome, seq, cash, bonus, held, pending from ledger_post(
    p_member, p_source, p_reference, p_move, p_content, p_cash, p_bonus, p_held, p_pending, p_house);
  if outcome = 'posted' then
    insert into holds (member_id, source, reference, cash_open, bonus_open)
      values (p_member, p_source, p_reference, -p_cash, -p_bonus);
  end if;
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION public.ledger_post(p_member bigint, p_source text, p_reference text, p_move text, p_content text, p_cash bigint, p_bonus bigint, p_held bigint, p_pending bigint, p_house text)
 RETURNS TABLE(outcome text, seq bigint, cash bigint, bonus bigint, held bigint, pending bigint)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  w wallets;
  e entries;
begin
  select * into w from wallets where member_id = p_member for update;
  if not found then
    insert into wallets (member_id) values (p_member) on conflict do nothing;
    select * into w from wallets where member_id = p_member for update;
  end if;
  select * into e from entries
    where member_id = p_member and source = p_source and reference = p_reference;
  if found then
    return query select case when e.content = p_content then 'repeated' else 'reused' end,
      e.seq, e.cash, e.bonus, e.held, e.pending;
    return;
  end if;
  if greatest(abs(p_cash), abs(p_bonus), abs(p_held), abs(p_pending)) > 1000000000000000
    or (p_cash + p_bonus + p_held + p_pending > 0 and w.cash + w.bonus + w.held + w.pending
      + p_cash + p_bonus + p_held + p_pending > 9000000000000000) then
    return query select 'limit', null::bigint, w.cash, w.bonus, w.held, w.pending;
    return;
  end if;
  if least(w.cash + p_cash, w.bonus + p_bonus, w.held + p_held, w.pending + p_pending) < 0 then
    return query select 'insufficient', null::bigint, w.cash, w.bonus, w.held, w.pending;
    return;
  end if;
  e.member_id := p_member; e.seq := w.seq + 1;
  e.source := p_source; e.reference := p_reference; e.move := p_move; e.content := p_content;
  e.cash_delta := p_cash; e.bonus_delta := p_bonus;
  e.held_delta := p_held; e.pending_delta := p_pending;
  e.house := p_house; e.house_delta := -(p_cash + p_bonus + p_held + p_pending);
  e.cash := w.cash + p_cash; e.bonus := w.bonus + p_bonus;
  e.held := w.held + p_held; e.pending := w.pending + p_pending;
  e.at := clock_timestamp(); e.prev := w.head; e.hash := ledger_entry_hash(e);
  insert into entries values (e.*);
  update wallets set cash = e.cash, bonus = e.bonus, held = e.held, pending = e.pending,
    seq = e.seq, head = e.hash where member_id = p_member;
  return query select 'posted', e.seq, e.cash, e.bonus, e.held, e.pending;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_cash(p_member bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select cash from wallets where member_id = p_member), 0)
$function$;

CREATE OR REPLACE FUNCTION public.round_end(p_member bigint, p_token bytea, p_now timestamp with time zone, p_request text DEFAULT NULL::text)
 RETURNS TABLE(outcome text, cash bigint, id bigint)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  seat record;
  ended rounds;
begin
  select * into seat from round_seat(p_member, p_token, p_now, true);
  outcome := seat.outcome;
  if outcome <> 'seated' then
    return next; return;
  end if;
  if p_request is not null then
    select * into ended from rounds r
      where r.member_id = p_member and r.end_request_id = p_request;
    if found then
      outcome := case when ended.game = seat.game then 'repeated' else 'reused' end;
      id := ended.id;
      select e.cash into cash from entries e
        where e.member_id = p_member and e.source = 'round' and e.reference = 'payout:' || ended.id;
      return next; return;
    end if;
  end if;
  select r.id into id from rounds r where r.member_id = p_member and r.game = seat.game and r.active;
  if found then
    cash := round_pay(p_member, id, p_now);
    if cash is not null and p_request is not null then
      update rounds r set end_request_id = p_request where r.member_id = p_member and r.id = round_end.id;
    end if;
  else
    select r.id into id from rounds r where r.member_id = p_member and r.game = seat.game
      order by r.id desc limit 1;
  end if;
  outcome := case when cash is not null then 'paid' when id is null then 'none' else 'repeated' end;
  cash := coalesce(cash, round_cash(p_member));
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_mark(p_member bigint, p_token bytea, p_now timestamp with time zone, p_event text, p_request text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  seat record;
  r rounds;
begin
  select * into seat from round_seat(p_member, p_token, p_now, true);
  if seat.outcome <> 'seated' then
    return seat.outcome;
  end if;
  select * into r from rounds where member_id = p_member and game = seat.game
    order by id desc limit 1 for update;
  if r.mark_requests ? p_request then
    return case when r.mark_requests ->> p_request = p_event then 'repeated' else 'reused' end;
  end if;
  if r.id is null or not r.active and r.payout > 0 then
    return 'none';
  end if;
  update rounds set event = p_event, mark_requests = case
      when p_request is null or octet_length(mark_requests::text) > 65536 then mark_requests
      else coalesce(mark_requests, '{}') || jsonb_build_object(p_request, p_event) end
    where member_id = p_member and id = r.id;
  return 'marked';
end
$function$;

CREATE OR REPLACE FUNCTION public.round_pay(p_member bigint, p_round bigint, p_now timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  r rounds;
  posted record;
begin
  select * into r from rounds where member_id = p_member and id = p_round and active for update;
  if not found then
    return null;
  end if;
  select * into posted from ledger_post(
    p_member, 'round', 'payout:' || r.id, 'payout',
    concat_ws(' ', 'payout', r.payout, 0, 0, r.account, r.game, r.mode),
    r.payout, 0, 0, 0, r.account);
  if posted.outcome <> 'posted' then
    raise exception 'the payout of round % was not posted: %', r.id, posted.outcome;
  end if;
  update rounds set active = false, closed_at = p_now where member_id = p_member and id = r.id;
  return posted.cash;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_play(p_member bigint, p_token bytea, p_now timestamp with time zone, p_request text, p_mode text, p_amount bigint, p_stake bigint, p_seed integer, p_nonce bigint, p_book bigint, p_multiplier bigint, p_payout bigint, p_cycle_ms integer, p_settings bigint, p_jackpots integer, p_growths bigint[], p_reserve bigint, p_hits text[], p_starts bigint[])
 RETURNS TABLE(outcome text, cash bigint, id bigint, book bigint, multiplier bigint, payout bigint, event text)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  seat record;
  seed member_seeds;
  r rounds;
  purse bigint;
  share bigint := p_reserve + (select coalesce(sum(growth), 0) from unnest(p_growths) growth);
begin
  select * into seat from round_seat(p_member, p_token, p_now, true);
  if seat.outcome <> 'seated' then
    outcome := seat.outcome; return next; return;
  end if;
  select * into seed from member_seeds
    where member_id = p_member and revealed_at is null for update;
  if p_request is not null then
    select * into r from rounds where member_id = p_member and request_id = p_request;
    if found then
      outcome := case when r.game = seat.game and r.mode = p_mode and r.amount = p_amount
        then 'repeated' else 'reused' end;
      cash := round_played_cash(p_member, r.id);
      id := r.id; book := r.book; multiplier := r.multiplier; payout := r.payout;
      event := r.event;
      return next; return;
    end if;
  end if;
  if exists (select 1 from rounds where member_id = p_member and game = seat.game and active) then
    outcome := 'active'; return next; return;
  end if;
  if p_cycle_ms > 0 and p_now < (
    select created_at from rounds where member_id = p_member order by id desc limit 1
  ) + p_cycle_ms * interval '1 millisecond' then
    outcome := 'early'; return next; return;
  end if;
  if coalesce((select revision from game_settings where game = seat.game), 0) <> p_settings then
    outcome := 'settings'; return next; return;
  end if;
  if seed.seq is distinct from p_seed or seed.nonce is distinct from p_nonce then
    outcome := 'nonce'; return next; return;
  end if;
  if share > 0 then
    select w.cash into purse from wallets w where w.member_id = p_member for update;
    if purse is null or purse < p_stake then
      outcome := 'insufficient'; return next; return;
    end if;
  end if;
  id := nextval('round_ids');
  select p.outcome, p.cash into outcome, cash from ledger_post(
    p_member, 'round', 'stake:' || id, 'stake',
    concat_ws(' ', 'stake', share - p_stake, 0, 0, seat.account, seat.game, p_mode),
    share - p_stake, 0, 0, 0, seat.account) p;
  if outcome <> 'posted' then
    return next; return;
  end if;
  update member_seeds set nonce = nonce + 1 where member_id = p_member and seq = p_seed;
  insert into rounds (member_id, id, game_id, game, version, mode, account, amount, stake,
      multiplier, payout, book, seed_seq, nonce, request_id, active, event, created_at, closed_at,
      jackpot_terms)
    values (p_member, id, seat.game_id, seat.game, seat.version, p_mode, seat.account, p_amount,
      p_stake, p_multiplier, p_payout, p_book, p_seed, p_nonce, p_request, p_payout > 0, null, p_now,
      case when p_payout > 0 then null else p_now end, p_jackpots);
  if share > 0 then
    cash := jackpot_feed(p_member, id, seat.game, share, p_growths);
  end if;
  for hit in 1 .. cardinality(p_hits) loop
    cash := jackpot_pay(p_member, id, seat.game, p_hits[hit], p_starts[hit], p_now);
  end loop;
  outcome := 'played'; book := p_book; multiplier := p_multiplier; payout := p_payout;
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION public.round_played_cash(p_member bigint, p_round bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select e.cash from entries e
  where e.member_id = p_member and (e.source, e.reference) in (
    select 'round', 'stake:' || p_round
    union all select 'jackpot', 'share:' || p_round
    union all select 'jackpot', 'win:' || p_round || ':' || w.level from jackpot_wins w
      where w.member_id = p_member and w.round_id = p_round)
  order by e.seq desc limit 1
$function$;

CREATE OR REPLACE FUNCTION public.round_seat(p_member bigint, p_token bytea, p_now timestamp with time zone, p_acts boolean)
 RETURNS TABLE(outcome text, game_id integer, game text, version text, account text)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  g game_sessions;
  s sessions;
begin
  select * into g from game_sessions where member_id = p_member and token_hash = p_token;
  if found then
    select * into s from sessions
      where member_id = p_member and family_id = g.family_id and ended_at is null
        and exists (select 1 from members where id = p_member and is_active)
      order by active_at desc limit 1;
  end if;
  if s.id is null then
    outcome := 'session';
  elsif s.expires_at <= p_now or s.active_at <= p_now - interval '1 hour' then
    outcome := 'expired';
  else
    outcome := 'seated';
    game_id := g.game_id; game := g.game; version := g.version; account := g.account;
    if p_acts and s.active_at < p_now - interval '30 seconds' then
      update sessions set active_at = p_now
        where member_id = p_member and id = s.id and ended_at is null;
    end if;
  end if;
  return next;
end
$function$;
