import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What a member answered about themselves and asked to keep: one a day. */
const STATEMENTS = [
  `create table self_tests (
     member_id bigint not null,
     taken_on date not null,
     answers smallint[] not null check (cardinality(answers) = 9 and answers <@ array[0, 1, 2, 3]::smallint[]),
     primary key (member_id, taken_on)
   )`,
]
