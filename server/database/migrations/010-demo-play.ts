import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Play money stands here and nowhere else: no wallet, no entry, no member. */
const STATEMENTS = [
  `create table demo_sessions (
     token_hash bytea primary key,
     game text not null,
     version text not null,
     server_seed bytea not null check (octet_length(server_seed) = 32),
     client_seed text not null,
     nonce bigint not null default 0,
     cash bigint not null check (cash >= 0),
     created_at timestamptz not null,
     active_at timestamptz not null
   ) with (fillfactor = 50)`,
  `create index demo_sessions_idle on demo_sessions (active_at)`,
  `create table demo_rounds (
     token_hash bytea not null references demo_sessions (token_hash) on delete cascade,
     nonce bigint not null,
     request_id text,
     mode text not null,
     amount bigint not null,
     -- hundredths of the base bet
     multiplier bigint not null,
     payout bigint not null,
     book bigint not null,
     -- what was left once its stake was taken
     cash bigint not null,
     active boolean not null,
     event text,
     created_at timestamptz not null,
     primary key (token_hash, nonce)
   )`,
  `create unique index demo_rounds_by_request on demo_rounds (token_hash, request_id)
     where request_id is not null`,
]
