import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/**
 * What we know of the poker room: members by their names there, and what was moved to it and back. Below it the
 * sandbox room's own book, which knows players and references and no member of ours.
 */
const STATEMENTS = [
  `create table poker_players (
     member_id bigint primary key,
     username text not null check (length(username) between 3 and 20),
     created_at timestamptz not null default now()
   )`,
  `create table poker_transfers (
     member_id bigint not null,
     id bigint generated always as identity,
     direction text not null check (direction in ('in', 'out')),
     state text not null default 'sent',
     amount bigint not null check (amount > 0 and amount % 10000 = 0),
     request_id text,
     purse bigint check (purse >= 0),
     return_attempt integer not null default 0 check (return_attempt >= 0),
     refusal_reason text,
     created_at timestamptz not null default now(),
     ended_at timestamptz,
     primary key (member_id, id),
     unique (member_id, direction, request_id),
     check (state in ('sent', 'refused') or
       case direction when 'in' then state = 'done'
         else state in ('review', 'credited', 'returning', 'returned') end),
     check ((state in ('sent', 'review', 'returning')) = (ended_at is null)),
     check ((state in ('returning', 'returned')) = (refusal_reason is not null)),
     check (return_attempt = 0 or state in ('returning', 'returned'))
   )`,
  `create index poker_transfers_open on poker_transfers (created_at)
     where state in ('sent', 'review', 'returning')`,
  `create table sandbox_poker_players (
     player text primary key,
     username text not null,
     name_key text not null unique,
     purse_kurus bigint not null default 0 check (purse_kurus >= 0),
     seat text,
     stack_kurus bigint not null default 0 check (stack_kurus >= 0),
     last_hand text check (last_hand in ('won', 'lost')),
     created_at timestamptz not null default now(),
     check (seat is not null or (stack_kurus = 0 and last_hand is null))
   )`,
  `create table sandbox_poker_transfers (
     reference text primary key,
     player text,
     direction text check (direction in ('in', 'out')),
     amount_kurus bigint check (amount_kurus > 0),
     state text not null check (state in ('done', 'refused')),
     purse_kurus bigint,
     created_at timestamptz not null default now(),
     check (state = 'refused' or (player is not null and direction is not null
       and amount_kurus is not null and purse_kurus is not null))
   )`,
  `create table sandbox_poker_visits (
     id text primary key,
     player text not null,
     lang text not null check (lang in ('tr', 'en')),
     return_url text not null,
     expires_at timestamptz not null
   )`,
]
