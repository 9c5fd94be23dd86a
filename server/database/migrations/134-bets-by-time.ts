import { sql, type Kysely } from 'kysely'

/**
 * The bets of a day, of all members: they are written down in their order of time, so what each few pages span finds them.
 * That is kept beside the table and not for each bet.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create index bets_placed on bets using brin (placed_at)
         with (pages_per_range = 32, autosummarize = on)`,
    )
    .execute(db)
}
