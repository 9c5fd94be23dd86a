import { sql, type Kysely } from 'kysely'

/** Matches that members have marked. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table favourite_matches (
     member_id bigint not null,
     event_id bigint not null references sports_events (id),
     created_at timestamptz not null default now(),
     primary key (member_id, event_id)
   )`,
]
