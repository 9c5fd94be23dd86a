import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** A pause may come from a register outside the house; when that was last asked about a member; a demo's own register. */
const STATEMENTS = [
  `alter table protections drop constraint protections_pause_check`,
  `alter table protections add constraint protections_pause_check
     check (pause in ('time-out', 'self-exclusion', 'registered'))`,
  `alter table pauses drop constraint pauses_kind_check`,
  `alter table pauses add constraint pauses_kind_check
     check (kind in ('time-out', 'self-exclusion', 'registered'))`,
  `create table register_answers (
     member_id bigint primary key,
     at timestamptz not null
   )`,
  `create table sandbox_exclusions (
     country text not null,
     national_id text not null,
     until date not null,
     primary key (country, national_id)
   )`,
]
