import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Of a member and a purpose one link is alive; of those that once were so together the newest stays. */
const STATEMENTS = [
  `delete from account_links older using account_links newer
   where older.member_id = newer.member_id and older.purpose = newer.purpose
     and older.used_at is null and newer.used_at is null
     and (older.created_at, older.token_hash) < (newer.created_at, newer.token_hash)`,
  `create unique index account_links_one_alive on account_links (member_id, purpose)
     where used_at is null`,
]
