import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What went to the poker room and came back is read in its order, for every stake of a member who limits their losses. */
const STATEMENTS = [
  `create index entries_purse on entries (member_id, seq) where move in ('poker-in', 'poker-out')`,
]
