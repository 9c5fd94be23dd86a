import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What a member's session and auth value are kept by begins with the member, as the ledger does. */
const STATEMENTS = [
  `create table members (
     id bigint generated always as identity primary key,
     uid text not null unique,
     username text not null unique check (username = lower(username)),
     email text not null unique check (email = lower(email)),
     phone text unique,
     firstname text not null,
     lastname text not null,
     password_hash text not null,
     rid integer not null default 1,
     language text not null default 'tr' check (language in ('tr', 'en')),
     two_factor text not null default 'none' check (two_factor in ('none', 'sms', 'ga')),
     ga_secret text,
     is_active boolean not null default true,
     created_at timestamptz not null default now(),
     lastlogin_at timestamptz
   )`,
  // One login and every session that its auth values opened later.
  `create table session_families (
     member_id bigint not null references members (id),
     id bigint generated always as identity,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     ended_at timestamptz,
     primary key (member_id, id)
   )`,
  `create table sessions (
     member_id bigint not null,
     id bigint generated always as identity,
     family_id bigint not null,
     sid_hash bytea not null,
     browser_hash bytea not null,
     browser text not null,
     ip text not null,
     created_at timestamptz not null,
     active_at timestamptz not null,
     expires_at timestamptz not null,
     ended_at timestamptz,
     primary key (member_id, id),
     unique (member_id, sid_hash),
     foreign key (member_id, family_id) references session_families (member_id, id)
   )`,
  `create index sessions_open on sessions (member_id, active_at desc) where ended_at is null`,
  `create index sessions_by_browser on sessions (browser_hash) where ended_at is null`,
  `create table auth_values (
     member_id bigint not null,
     hash bytea not null,
     family_id bigint not null,
     browser_hash bytea not null,
     created_at timestamptz not null,
     used_at timestamptz,
     primary key (member_id, hash),
     foreign key (member_id, family_id) references session_families (member_id, id)
   )`,
  // Keys that outlive a restart and are the same for every process of the house.
  `create table house_keys (
     name text primary key,
     value text not null,
     created_at timestamptz not null default now()
   )`,
  `create table site_state (
     one boolean primary key default true check (one),
     under_maintenance boolean not null default false
   )`,
  `insert into site_state default values`,
]
