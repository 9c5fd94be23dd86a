import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // What the rounds of a finished day came to, and those of all days up to it, beside what the
  // published table says. Days are those of Istanbul.
  `create table game_returns (
     game text not null,
     version text not null,
     mode text not null,
     day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
     span text not null check (span in ('day', 'total')),
     rounds bigint not null,
     stake bigint not null,
     payout bigint not null,
     -- how many rounds were played at which base bet
     amounts jsonb not null,
     -- shares of the stake: what the table returns, and how far chance alone may lead from it
     expected double precision not null,
     spread double precision not null,
     -- of a return at least so far off, on its side
     chance double precision not null,
     is_outside boolean not null,
     primary key (game, version, mode, span, day)
   )`,
  // Rounds come in the order of their time, so that a day is found by a few pages of notes.
  `create index rounds_by_time on rounds using brin (created_at)`,
  // The latest look at a version's files.
  `create table game_file_checks (
     game text not null,
     version text not null,
     checked_at timestamptz not null,
     -- names of files that are gone or are not the ones registered
     wrong text[] not null,
     primary key (game, version)
   )`,
]
