import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What a lottery's seed was committed by stands beside it for good. */
const STATEMENTS = [
  `alter table lotteries add seed_hash bytea check (octet_length(seed_hash) = 32)`,
  `update lotteries set seed_hash = sha256(server_seed)`,
  `alter table lotteries alter seed_hash set not null`,
]
