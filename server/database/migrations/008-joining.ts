import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What keeps strangers from joining in another's name, and from asking who is a member. */
const STATEMENTS = [
  // Addresses under which somebody wants to join, hashed: was it always with one and the same password?
  `create table joinings (
     address_key bytea primary key,
     chosen_key bytea not null,
     is_contested boolean not null default false,
     at timestamptz not null
   )`,
  // How often on a day (UTC) what came from an address belonged to a member already.
  `create table joining_days (
     source_key bytea not null,
     day date not null,
     taken integer not null,
     primary key (source_key, day)
   )`,
  `alter table account_links add column tries integer not null default 0`,
]
