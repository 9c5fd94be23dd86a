import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/**
 * What members set for themselves. `protections` has a row for whoever has set anything at all: a stake of
 * anybody else finds none and goes on. `limit_windows` keeps what was staked and paid since `after_seq`,
 * counted up to `upto_seq` of the member's entries.
 */
const STATEMENTS = [
  `create table protections (
     member_id bigint primary key,
     pause text check (pause in ('time-out', 'self-exclusion')),
     paused_at timestamptz,
     paused_until timestamptz,
     return_asked_at timestamptz,
     reality_minutes integer check (reality_minutes between 5 and 240),
     night_hour integer check (night_hour between 0 and 23),
     played_since timestamptz,
     last_stake_at timestamptz,
     check_due_at timestamptz,
     checked_at timestamptz,
     asked_at timestamptz,
     check ((pause is null) = (paused_at is null)),
     check ((pause is null) = (paused_until is null)),
     check (return_asked_at is null or pause is not null)
   )`,
  `create table limits (
     member_id bigint not null,
     kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
     period text not null check (period in ('day', 'week', 'month')),
     value bigint not null check (value >= 0),
     set_at timestamptz not null,
     loosens boolean not null default false,
     next_value bigint check (next_value > value),
     next_from timestamptz,
     primary key (member_id, kind, period),
     check (loosens = (next_from is not null)),
     check (loosens or next_value is null)
   )`,
  `create table limit_windows (
     member_id bigint not null,
     period text not null check (period in ('day', 'week', 'month', 'play')),
     after_seq bigint not null,
     upto_seq bigint not null check (upto_seq >= after_seq),
     staked bigint not null default 0,
     paid bigint not null default 0,
     primary key (member_id, period)
   )`,
  `create table pauses (
     member_id bigint not null,
     id bigint generated always as identity,
     kind text not null check (kind in ('time-out', 'self-exclusion')),
     began_at timestamptz not null,
     until timestamptz not null check (until > began_at),
     primary key (member_id, id)
   )`,
]
