import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What the sandbox bank was told to pay, in its own book: it knows references and no member of ours. */
const STATEMENTS = [
  `create table sandbox_payouts (
     reference text primary key,
     amount_kurus bigint not null check (amount_kurus > 0),
     status text not null default 'open' check (status in ('open', 'paid', 'failed')),
     created_at timestamptz not null default now(),
     decided_at timestamptz,
     check ((status = 'open') = (decided_at is null))
   )`,
]
