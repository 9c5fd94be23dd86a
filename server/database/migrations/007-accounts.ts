import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Joining, proving and coming back. Keys begin with the member wherever a row belongs to one. */
const STATEMENTS = [
  `alter table members
     add column birthdate date,
     add column national_id text,
     add column country text check (country ~ '^[A-Z]{2}$'),
     add column city text,
     add column address text,
     add column promotion_code text,
     add column reference_number text,
     add column sms_opt_in boolean not null default false,
     add column email_opt_in boolean not null default false,
     add column rules_version text,
     add column rules_accepted_at timestamptz,
     add column confirmed_at timestamptz,
     add column password_changed_at timestamptz,
     add column previous_login_at timestamptz,
     add column ga_offered text,
     add column ga_offered_at timestamptz,
     add column ga_offered_step bigint not null default 0,
     add column ga_last_step bigint not null default 0`,
  `update members set confirmed_at = created_at`,
  `create unique index members_by_national_id on members (country, national_id)`,
  `alter table sessions
     add column is_pending boolean not null default false,
     add column tries integer not null default 0,
     add column proved_at timestamptz,
     add column place text`,
  `update sessions set proved_at = created_at`,
  `alter table sessions alter column proved_at set not null`,
  // A factor proven within a session, for changing which one is in use.
  `create table proven_factors (
     member_id bigint not null,
     session_id bigint not null,
     factor text not null check (factor in ('ga', 'ga-offered', 'sms')),
     at timestamptz not null,
     primary key (member_id, session_id, factor),
     foreign key (member_id, session_id) references sessions (member_id, id) on delete cascade
   )`,
  `create table sms_codes (
     member_id bigint not null references members (id),
     id bigint generated always as identity,
     session_id bigint not null,
     code_hash bytea not null,
     tries integer not null default 0,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz,
     primary key (member_id, id)
   )`,
  // How many codes of any kind a member has tried on a day (UTC).
  `create table code_days (
     member_id bigint not null references members (id),
     day date not null,
     tries integer not null default 0,
     primary key (member_id, day)
   )`,
  `create table recovery_codes (
     member_id bigint not null references members (id),
     code_hash bytea not null,
     created_at timestamptz not null,
     used_at timestamptz,
     primary key (member_id, code_hash)
   )`,
  `create table passkeys (
     member_id bigint not null references members (id),
     id bigint generated always as identity,
     credential_id text not null unique,
     public_key bytea not null,
     counter bigint not null,
     transports text[] not null default '{}',
     name text not null,
     backed_up boolean not null,
     created_at timestamptz not null,
     used_at timestamptz,
     primary key (member_id, id)
   )`,
  `create table passkey_challenges (
     challenge text primary key,
     browser_hash bytea,
     member_id bigint,
     purpose text not null check (purpose in ('add', 'ask')),
     expires_at timestamptz not null
   )`,
  // Single-use links, stored hashed.
  `create table account_links (
     token_hash bytea primary key,
     member_id bigint not null references members (id) on delete cascade,
     purpose text not null check (purpose in ('confirm', 'reset')),
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create index account_links_of on account_links (member_id, purpose)`,
  // Browsers that a member logged in from: others' failures do not hold them up.
  `create table known_browsers (
     member_id bigint not null references members (id),
     id bigint generated always as identity,
     browser_hash bytea not null,
     browser text not null,
     first_at timestamptz not null,
     last_at timestamptz not null,
     primary key (member_id, id),
     unique (member_id, browser_hash)
   )`,
  `create index known_browsers_by_hash on known_browsers (browser_hash)`,
  // Wrong passwords by account and by where they came from; accounts that do not exist count alike.
  `create table failed_tries (
     account_key bytea not null,
     source_key bytea not null,
     tries integer not null,
     last_at timestamptz not null,
     locks integer not null default 0,
     locked_until timestamptz,
     primary key (account_key, source_key)
   )`,
  // Mail and SMS on their way; in the demo house they stay to be read.
  `create table messages (
     id bigint generated always as identity primary key,
     member_id bigint,
     channel text not null check (channel in ('mail', 'sms')),
     recipient text not null,
     template text not null,
     lang text not null check (lang in ('tr', 'en')),
     subject text not null,
     body_text text not null,
     body_html text not null,
     created_at timestamptz not null,
     sent_at timestamptz,
     gave_up_at timestamptz,
     tries integer not null default 0
   )`,
  `create index messages_to on messages (recipient, created_at)`,
  `create table promotion_codes (
     code text primary key check (code = upper(code)),
     title_tr text not null,
     title_en text not null,
     starts_at timestamptz not null,
     ends_at timestamptz
   )`,
  // Whoever brought a member here: another member, or a partner with a name.
  `create table reference_numbers (
     number text primary key,
     name text not null
   )`,
]
