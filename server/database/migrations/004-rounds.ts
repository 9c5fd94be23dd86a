import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Every unique key begins with the member, so that these tables shard as the ledger does. */
const STATEMENTS = [
  // A member's committed seeds, one of them in use; `nonce` is that of the next round.
  `create table member_seeds (
     member_id bigint not null,
     seq integer not null,
     server_seed bytea not null check (octet_length(server_seed) = 32),
     client_seed text not null check (client_seed ~ '^[0-9a-zA-Z_-]{1,64}$'),
     nonce bigint not null default 0,
     created_at timestamptz not null,
     revealed_at timestamptz,
     primary key (member_id, seq)
   ) with (fillfactor = 50)`,
  `create unique index member_seeds_in_use on member_seeds (member_id) where revealed_at is null`,
  // One opened game: its token is known by its hash, and lives as long as the login it came from.
  `create table game_sessions (
     member_id bigint not null,
     token_hash bytea not null,
     family_id bigint not null,
     game_id integer not null,
     game text not null,
     version text not null,
     account text not null,
     created_at timestamptz not null,
     primary key (member_id, token_hash),
     foreign key (member_id, family_id) references session_families (member_id, id)
   )`,
  `create sequence round_ids`,
  `create table rounds (
     member_id bigint not null,
     id bigint not null,
     game_id integer not null,
     game text not null,
     version text not null,
     mode text not null,
     account text not null,
     -- the base bet, and what was debited for it
     amount bigint not null,
     stake bigint not null,
     -- hundredths of the base bet
     multiplier bigint not null,
     payout bigint not null,
     book bigint not null,
     seed_seq integer not null,
     nonce bigint not null,
     request_id text,
     active boolean not null,
     event text,
     created_at timestamptz not null,
     closed_at timestamptz,
     primary key (member_id, id),
     check (active = (closed_at is null))
   )`,
  `create unique index rounds_active on rounds (member_id, game) where active`,
  `create unique index rounds_by_request on rounds (member_id, request_id)
     where request_id is not null`,
  `create unique index rounds_by_nonce on rounds (member_id, seed_seq, nonce)`,
  `create index rounds_by_game on rounds (member_id, game, id desc)`,
  `create index rounds_abandoned on rounds (created_at) where active`,
]
