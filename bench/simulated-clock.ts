/** The database's own clock, handed in: entries and leases are written at a walk's moment. */
import type { Database } from '#server/database/database.ts'

const CLOCK = [
  'create table simulated_clock (at timestamptz not null)',
  'insert into simulated_clock values (now())',
  `create function public.clock_timestamp() returns timestamptz language sql stable as
     $$ select at from public.simulated_clock $$`,
  `do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
  // Those that keep a path of their own, the ledger's among them, are in that time as well.
  `do $$ declare f regprocedure; begin
     for f in select oid from pg_proc where array_to_string(proconfig, ' ') like '%search_path=%'
     loop execute format('alter function %s set search_path = public, pg_catalog, pg_temp', f); end loop; end $$`,
]

/** Sets the database's clock up. Whoever connects from then on is in its time. */
export async function takeClock({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (const statement of CLOCK) await pool.query(statement)
}

export async function setClock({ pool }: Pick<Database, 'pool'>, nowMs: number): Promise<void> {
  await pool.query('update simulated_clock set at = $1', [new Date(nowMs)])
}
