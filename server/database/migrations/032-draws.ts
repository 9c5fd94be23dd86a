import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Which version of the draw a pair of seeds is drawn from by: a pair keeps the one it was made under.
  `alter table member_seeds add draw_version smallint not null default 1 check (draw_version between 1 and 2)`,
  `alter table member_seeds alter draw_version set default 2`,
  // A pair stands committed before its client seed is chosen; until then nothing is drawn from it.
  `alter table member_seeds alter client_seed drop not null`,
  `alter table member_seeds add constraint member_seeds_chosen_check
     check (client_seed is not null or (nonce = 0 and revealed_at is null))`,
  `alter table demo_sessions add draw_version smallint not null default 1 check (draw_version between 1 and 2)`,
  `alter table demo_sessions alter draw_version set default 2`,
  `alter table demo_sessions alter client_seed drop not null`,
  `alter table demo_sessions add constraint demo_sessions_chosen_check
     check (client_seed is not null or nonce = 0)`,
]
