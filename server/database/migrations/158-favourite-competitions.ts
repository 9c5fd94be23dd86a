import { sql, type Kysely } from 'kysely'

/** Competitions that members have marked, by what their provider calls them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table favourite_competitions (
     member_id bigint not null,
     competition_id text not null,
     created_at timestamptz not null default now(),
     primary key (member_id, competition_id)
   )`,
  // Asked with every mark, and with every list of one competition.
  `create index sports_events_by_competition
     on sports_events ((fixture #>> '{competition,id}'), starts_at, id)`,
]
