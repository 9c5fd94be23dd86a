import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** The accounts that a member is paid out to. Banks themselves are no rows: `bank_id` is their number. */
const STATEMENTS = [
  `create table bank_accounts (
     member_id bigint not null references members (id),
     id bigint generated always as identity,
     bank_id integer not null,
     account_owner text not null,
     account_name text not null default '',
     sport_user_name text not null default '',
     branch_name text not null default '',
     account_number text not null default '',
     iban text not null default '',
     bank_account_no text not null default '',
     created_at timestamptz not null default now(),
     changed_at timestamptz,
     primary key (member_id, id)
   )`,
]
