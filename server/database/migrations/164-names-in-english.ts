import { sql, type Kysely } from 'kysely'

/** What a game is called in English, where it has a name there, and the same as searches compare it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(NAMES).execute(db)
}

const NAMES = `alter table catalogue_games
     add column name_en text,
     add column folded_en text,
     add check ((name_en is null) = (folded_en is null))`
