import { sql, type Kysely } from 'kysely'

/** What a bonus was taken for is once, a day or a week, and nothing behind that: each has one way to be written. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table bonuses add constraint bonuses_period_check
         check (period ~ '^(once|(day|week) [0-9]{4}-[0-9]{2}-[0-9]{2})$')`,
    )
    .execute(db)
}
