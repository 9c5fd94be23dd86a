import { sql, type Kysely } from 'kysely'

/** A system: of its picks stand so many together, in every choice of them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table sports_coupons
     drop constraint sports_coupons_kind_check,
     add constraint sports_coupons_kind_check check (kind in ('single', 'combination', 'system')),
     -- of a system: how many of its picks a line takes, and which picks stand in every line beside them
     add column sizes integer[],
     add column bankers integer[] not null default '{}',
     add constraint sports_coupons_shape_check
       check ((kind = 'system') = (sizes is not null) and (kind = 'system' or bankers = '{}'))`,
]
