import { sql, type Kysely } from 'kysely'

/**
 * Who joins may choose limits of every kind and period, kept in lira and minutes until the account is confirmed. And a number that Turkey could have
 * given is kept bare, as it is read since, whatever letters, signs or zeros were written around it; one that another member has that way stays.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** The digits of a number `n`, one by one, with their places. */
const DIGITS = `(select place, substr(read.bare, place, 1)::integer as digit from generate_series(1, 11) place) n`

const NUMBERS = `
  update members m set national_id = read.bare
  from (
    select id, country, ltrim(regexp_replace(national_id, '[^0-9]', '', 'g'), '0') as bare
    from members where national_id is not null
  ) read
  where read.id = m.id and read.bare <> m.national_id and read.bare ~ '^[1-9][0-9]{10}$'
    and m.national_id ~ '^[A-Za-z0-9 ./-]+$'
    and (select mod(mod(sum(digit) filter (where place in (1, 3, 5, 7, 9)) * 7
        - sum(digit) filter (where place in (2, 4, 6, 8)), 10) + 10, 10)
      = sum(digit) filter (where place = 10) from ${DIGITS})
    and (select mod(sum(digit) filter (where place <= 10), 10)
      = sum(digit) filter (where place = 11) from ${DIGITS})
    and not exists (select from members other where other.national_id = read.bare)
    and not exists (
      select from members other where other.id < m.id
        and ltrim(regexp_replace(other.national_id, '[^0-9]', '', 'g'), '0') = read.bare)`

const STATEMENTS = [
  `alter table members add joining_limits jsonb`,
  `update members set joining_limits = jsonb_build_array(jsonb_build_object(
      'kind', 'deposit', 'period', 'month', 'value', joining_deposit_limit / 1000000.0))
    where joining_deposit_limit is not null`,
  `alter table members drop joining_deposit_limit`,
  NUMBERS,
]
