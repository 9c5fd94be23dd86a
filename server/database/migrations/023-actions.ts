import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // What was done to the house by somebody's will. Of no member: where members are sharded, on one node.
  `create table actions (
     id bigint generated always as identity primary key,
     at timestamptz not null default clock_timestamp(),
     actor_kind text not null check (actor_kind in ('command', 'job')),
     actor_name text not null check (char_length(actor_name) between 1 and 100),
     what text not null check (what ~ '^[a-z-]+[.][a-z-]+$'),
     target text not null check (char_length(target) between 1 and 200),
     before jsonb,
     after jsonb,
     why text check (char_length(why) between 1 and 500),
     check (before is not null or after is not null)
   )`,
  `create index actions_by_time on actions (at)`,
  `create index actions_by_target on actions (target, id desc)`,
  // Closed by the operator, whether or not its owner ever confirmed it; is_active says who may come in.
  `alter table members add column closed_at timestamptz,
     add check (closed_at is null or not is_active)`,
]
