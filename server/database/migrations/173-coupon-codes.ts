import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What anybody who holds it finds a coupon by. Coupons of before have none. */
const STATEMENTS = [
  `alter table sports_coupons
     add column code text check (code ~ '^[A-Z0-9]{10}$')`,
  `create unique index sports_coupons_codes on sports_coupons (code) where code is not null`,
]
