import { sql, type Kysely } from 'kysely'

/** A table may be filmed: the address of its studio's video, which stands where its scene would be drawn. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table floor_tables add column video_url text check (length(video_url) between 1 and 2000)`,
    )
    .execute(db)
}
