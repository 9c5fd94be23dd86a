import { sql, type Kysely } from 'kysely'
import { PLAY } from '../../round/schema.ts'

/** A play is told how long ago the last one has to be. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of ['drop function if exists round_play', PLAY])
    await sql.raw(statement).execute(db)
}
