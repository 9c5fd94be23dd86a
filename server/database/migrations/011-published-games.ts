import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Of a version that came as a folder: its modes, and the hash of every file that is kept of it.
  `alter table game_versions add column publication jsonb`,
  // What the operator says of a game. Small and read-mostly; every change raises the revision, by
  // which a play knows that it was judged by what stands now.
  `create table game_settings (
     game text primary key,
     revision bigint not null default 1,
     -- what new launches get; null is the newest of the house's own
     version text,
     -- a page elsewhere that plays it
     client text,
     is_open boolean not null default true,
     is_hidden boolean not null default false,
     -- names in capitals
     closed_modes text[] not null default '{}',
     -- null: those the game came with
     stakes jsonb
   )`,
]
