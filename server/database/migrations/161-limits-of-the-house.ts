import { sql, type Kysely } from 'kysely'

/**
 * A limit that an operator set stands in a row of its own beside the member's: the lower one counts, and each loosens only its own. What
 * operators had tightened so far stands in the action log; where it is still in force, it is the house's from now on. The member's row
 * stays as it is, for what of it was theirs is not known any more: they may loosen it, and the house's stays.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table limits add column set_by text not null default 'member' check (set_by in ('member', 'house'))`,
  `alter table limits drop constraint limits_pkey`,
  `alter table limits add primary key (member_id, kind, period, set_by)`,
  `insert into limits (member_id, kind, period, set_by, value, set_at)
     select l.member_id, l.kind, l.period, 'house', tightened.value, tightened.at
     from limits l
     cross join lateral (
       select (a.after ->> (l.kind || '-' || l.period))::bigint as value, a.at
         from actions a
         where a.what = 'protection.tighten' and a.target = 'member:' || l.member_id
           and a.after ? (l.kind || '-' || l.period)
         order by a.id desc limit 1
     ) tightened
     where l.value <= tightened.value`,
]
