import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/**
 * The server seed that follows is fixed beside the one in use, so that a member who chooses a client
 * seed for it has seen its hash. What may stand in a client seed is the contract's to say.
 */
const STATEMENTS = [
  `alter table member_seeds
     drop constraint member_seeds_client_seed_check,
     add constraint member_seeds_client_seed_check
       check (char_length(client_seed) between 1 and 64),
     add column next_server_seed bytea check (octet_length(next_server_seed) = 32)`,
  // Two random UUIDs hold 244 bits nobody knows.
  `update member_seeds
     set next_server_seed = sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
     where revealed_at is null`,
  `alter table member_seeds add constraint member_seeds_next_check
     check ((revealed_at is null) = (next_server_seed is not null))`,
]
