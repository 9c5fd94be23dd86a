import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Corrections move bonus money, too: those of before did not, and stay so. */
const STATEMENTS = [
  `alter table sports_corrections
     -- of a stake with bonus money in it only the part in cash was corrected
     add column cash_alone boolean not null default true`,
  `alter table sports_corrections alter column cash_alone set default false`,
]
