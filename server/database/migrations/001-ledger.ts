import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Every unique key begins with the member (the shard key), and no row is the house's own. */
const STATEMENTS = [
  `create table wallets (
     member_id bigint primary key,
     cash bigint not null default 0 check (cash >= 0),
     bonus bigint not null default 0 check (bonus >= 0),
     held bigint not null default 0 check (held >= 0),
     pending bigint not null default 0 check (pending >= 0),
     seq bigint not null default 0,
     head bytea not null default sha256(''::bytea)
   ) with (fillfactor = 50)`,
  `create table entries (
     member_id bigint not null,
     seq bigint not null,
     source text not null check (char_length(source) between 1 and 40),
     reference text not null check (char_length(reference) between 1 and 120),
     move text not null check (char_length(move) between 1 and 40),
     -- a settle with the longest hold key (162), content of its own (200), amounts and house account
     content text not null check (char_length(content) <= 600),
     cash_delta bigint not null,
     bonus_delta bigint not null,
     held_delta bigint not null,
     pending_delta bigint not null,
     house text check (house ~ '^((games|cashier):[a-z0-9][a-z0-9_.-]{0,47}|sportsbook|jackpots|promotions|poker)$'),
     house_delta bigint not null,
     cash bigint not null,
     bonus bigint not null,
     held bigint not null,
     pending bigint not null,
     at timestamptz not null,
     prev bytea not null,
     hash bytea not null,
     primary key (member_id, seq),
     unique (member_id, source, reference),
     check (cash_delta + bonus_delta + held_delta + pending_delta + house_delta = 0),
     check (house is not null or house_delta = 0)
   )`,
  `create table holds (
     member_id bigint not null,
     source text not null,
     reference text not null,
     cash_open bigint not null check (cash_open >= 0),
     bonus_open bigint not null check (bonus_open >= 0),
     primary key (member_id, source, reference)
   )`,
]
