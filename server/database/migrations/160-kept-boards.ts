import { sql, type Kysely } from 'kysely'

/** Boards of chips that members keep under a name, to lay them again at a table of the same layout. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table floor_boards (
     id bigint generated always as identity primary key,
     member_id bigint not null,
     layout text not null,
     name text not null check (char_length(name) between 1 and 24),
     -- spots with the amount on each, as they were laid out
     chips jsonb not null,
     kept_at timestamptz not null,
     unique (member_id, layout, name)
   )`,
]
