import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // By what the running house comes in. Of the owner alone: nobody else is let read it.
  `create table house_role (
     one boolean primary key default true check (one),
     name text not null,
     password text not null
   )`,
  `revoke all on house_role from public`,
]
