import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Rounds on a clock that many members bet on: their tables, who leads each, their seeds, and what was bet. */
const STATEMENTS = [
  `create table floor_tables (
     id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
     kind text not null,
     -- in the catalogue, which has its name, its limits and whether it is open
     game_id integer not null unique,
     account house_account not null,
     -- of its kind: what it returns, where it ends
     rules jsonb not null,
     step_stake bigint not null check (step_stake > 0),
     open_ms integer not null check (open_ms between 100 and 600000),
     -- from the last word about bets to the first of the outcome
     pause_ms integer not null check (pause_ms between 0 and 60000),
     -- from one round's end to the next one's beginning
     rest_ms integer not null check (rest_ms between 0 and 60000),
     languages text[] not null,
     salt text not null check (salt ~ '^[0-9a-f]{32}$'),
     -- rounds begin while somebody sits there
     awake_until timestamptz,
     created_at timestamptz not null
   )`,
  // By the database's own clock: no process's clock can make a second leader.
  `create table floor_leases (
     table_id text primary key references floor_tables (id),
     holder text not null,
     fence bigint not null,
     until timestamptz not null
   )`,
  `create table floor_chains (
     table_id text not null references floor_tables (id),
     chain integer not null check (chain > 0),
     -- the last seed, under the house's key; and the hash of the first, published before any round
     root bytea not null,
     end_hash bytea not null check (octet_length(end_hash) = 32),
     rounds integer not null check (rounds > 0),
     first_round bigint not null check (first_round > 0),
     made_at timestamptz not null,
     primary key (table_id, chain)
   )`,
  `create table floor_rounds (
     table_id text not null references floor_tables (id),
     number bigint not null check (number > 0),
     phase text not null check (phase in ('open', 'closing', 'drawn', 'telling', 'settled', 'void')),
     opened_at timestamptz not null,
     closes_at timestamptz not null,
     -- client seeds in the order of their bets, once bets are closed
     crowd text[],
     outcome jsonb,
     begins_at timestamptz,
     ends_at timestamptz,
     -- from here on nobody's decision counts, and the outcome may be told
     landed_at timestamptz,
     -- revealed with the end of the round
     seed bytea check (octet_length(seed) = 32),
     settled_at timestamptz,
     primary key (table_id, number),
     check ((outcome is null) = (phase in ('open', 'closing')) or phase = 'void'),
     check (crowd is not null or phase in ('open', 'void')),
     check ((settled_at is null) = (phase not in ('settled', 'void'))),
     check (seed is null or phase in ('settled', 'void')),
     check (seed is not null or phase <> 'settled')
   )`,
  `create unique index floor_rounds_present on floor_rounds (table_id) where phase not in ('settled', 'void')`,
  `create table floor_bets (
     member_id bigint not null,
     -- that of its bet, which has the stake of all its parts together
     id bigint not null,
     table_id text not null,
     number bigint not null,
     primary key (member_id, id),
     unique (member_id, table_id, number),
     foreign key (table_id, number) references floor_rounds (table_id, number)
   )`,
  `create index floor_bets_by_round on floor_bets (table_id, number)`,
  `create sequence floor_stake_order`,
  `create table floor_stakes (
     member_id bigint not null,
     bet_id bigint not null,
     seq integer not null check (seq > 0),
     spot text not null,
     amount bigint not null check (amount > 0),
     -- in hundredths; null without one
     target integer,
     state text not null default 'placed' check (state in ('placed', 'back', 'paid', 'lost', 'void')),
     -- the client seed that it brought to its round's crowd, and its place among all stakes
     client_seed text,
     place bigint not null default nextval('floor_stake_order'),
     placed_at timestamptz not null,
     -- how much of it is cashed out, what it has paid, and at how many hundredths: of the half, of the rest
     taken bigint not null default 0 check (taken between 0 and amount),
     paid bigint not null default 0 check (paid >= 0),
     half_at integer,
     ended_at integer,
     request_id text not null,
     half_request_id text,
     end_request_id text,
     primary key (member_id, bet_id, seq),
     foreign key (member_id, bet_id) references floor_bets (member_id, id)
   )`,
  `create unique index floor_stakes_requests on floor_stakes (member_id, request_id)`,
  `create unique index floor_stakes_halves on floor_stakes (member_id, half_request_id)
     where half_request_id is not null`,
  `create unique index floor_stakes_ends on floor_stakes (member_id, end_request_id)
     where end_request_id is not null`,
  `create type floor_bet as (
     member_id bigint,
     token bytea,
     request_id text,
     number bigint,
     spot text,
     amount bigint,
     target integer,
     arrived_at timestamptz
   )`,
  `create type floor_payment as (
     member_id bigint,
     bet_id bigint,
     seq integer,
     taken bigint,
     won bigint,
     hundredths integer,
     is_half boolean,
     request_id text
   )`,
]
