import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Who is at a table, what they say to each other there, and what is done against it. */
const STATEMENTS = [
  // As the processes that they read at last saw them.
  `create table floor_guests (
     table_id text not null references floor_tables (id),
     member_id bigint not null,
     since timestamptz not null,
     seen_at timestamptz not null,
     primary key (table_id, member_id)
   )`,
  `create index floor_guests_of_member on floor_guests (member_id)`,
  `create table floor_lines (
     id bigint generated always as identity primary key,
     table_id text not null references floor_tables (id),
     member_id bigint not null,
     request_id text not null,
     -- what others know its writer by, at whichever table
     author text not null,
     words text not null check (char_length(words) between 1 and 160),
     said_at timestamptz not null,
     -- hidden: by those who reported it, or by an operator; cleared: an operator looked, and it stays
     state text not null default 'shown' check (state in ('shown', 'hidden', 'cleared')),
     unique (member_id, request_id)
   )`,
  `create index floor_lines_of_table on floor_lines (table_id, id)`,
  `create index floor_lines_said on floor_lines (said_at)`,
  `create table floor_line_reports (
     line_id bigint not null references floor_lines (id) on delete cascade,
     member_id bigint not null,
     reported_at timestamptz not null,
     primary key (line_id, member_id)
   )`,
  `create index floor_line_reports_of_member on floor_line_reports (member_id)`,
  // Who may not write for a while.
  `create table floor_silences (
     member_id bigint primary key,
     until timestamptz not null
   )`,
]
