import { sql, type Kysely } from 'kysely'

/** Products that the operator has closed: nobody stakes on them until they are open again. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(CLOSED_PRODUCTS).execute(db)
}

const CLOSED_PRODUCTS = `create table closed_products (
     product text primary key check (product in ('slots', 'tables', 'sportsbook', 'poker')),
     closed_at timestamptz not null
   )`
