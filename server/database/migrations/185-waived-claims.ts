import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What of a claim nobody has to meet any more. */
const STATEMENTS = [
  `alter table sports_corrections
     -- what of the claim an operator let go
     add column waived bigint not null default 0,
     -- what of a later difference was not paid, for it had been let go before
     add column unpaid bigint not null default 0 check (unpaid >= 0),
     drop constraint sports_corrections_check1,
     add constraint sports_corrections_met_check
       check (met >= 0 and waived >= 0 and met + waived <= claimed)`,
  `drop index sports_corrections_claims`,
  `create index sports_corrections_claims on sports_corrections (member_id) where met + waived < claimed`,
]
