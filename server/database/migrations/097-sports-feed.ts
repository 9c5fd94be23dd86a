import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Events as a provider names them, everything that was said of each in its order, and the record that this comes to. */
const STATEMENTS = [
  `create table sports_events (
     id bigint generated always as identity primary key,
     provider text not null check (provider ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
     event text not null check (event ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
     -- who plays and where, as last said; null until it was
     fixture jsonb,
     starts_at timestamptz,
     -- as first published: from here it is counted whether a match ended in time
     first_starts_at timestamptz,
     -- the last sequence that was taken, and what the match has come to by it
     taken integer not null default 0 check (taken >= 0),
     record jsonb not null,
     heard_at timestamptz not null,
     unique (provider, event),
     check ((fixture is null) = (starts_at is null) and (starts_at is null) = (first_starts_at is null))
   )`,
  `create index sports_events_by_start on sports_events (starts_at)`,
  `create table sports_messages (
     event_id bigint not null references sports_events (id),
     sequence integer not null check (sequence > 0),
     -- when it happened, as the provider says, and when it was here
     at timestamptz not null,
     arrived_at timestamptz not null,
     content jsonb not null,
     primary key (event_id, sequence)
   )`,
]
