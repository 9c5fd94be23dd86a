import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** A row for what was read, none for what was not: a message to everyone writes nothing by itself. */
const STATEMENTS = [
  `create table message_reads (
     member_id bigint not null,
     item_id integer not null,
     read_at timestamptz not null,
     primary key (member_id, item_id)
   )`,
]
