import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What a provider has suspended or closed of a match, beside what a trader has. */
const STATEMENTS = [
  `alter table sports_events
     -- keys of markets, offered or not
     add column stopped_markets text[] not null default '{}'`,
  `alter table sports_offers
     add column is_stopped boolean not null default false`,
]
