import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What a seed and the one that follows it were committed by stands beside them for good. */
const STATEMENTS = [
  `alter table member_seeds
     add seed_hash bytea check (octet_length(seed_hash) = 32),
     add next_seed_hash bytea check (octet_length(next_seed_hash) = 32)`,
  // What came after a pair that is revealed follows it. Where that is lost the audit names it, and the house starts.
  `update member_seeds s set seed_hash = sha256(s.server_seed),
     next_seed_hash = sha256(coalesce(s.next_server_seed, (
       select n.server_seed from member_seeds n where n.member_id = s.member_id and n.seq = s.seq + 1), ''))`,
  `alter table member_seeds alter seed_hash set not null, alter next_seed_hash set not null`,
]
