import { expect, it } from 'vitest'
import { nationalId } from '../account/testing.ts'
import { up } from './migrations/157-limits-of-joining.ts'
import { freshDatabase } from './testing.ts'

it('PROT-67 what was kept of a Turkish number in another spelling is kept bare, and a limit that waits for its account stays', async () => {
  const database = await freshDatabase()
  const { pool } = database
  await pool.query(`alter table members add joining_deposit_limit bigint`)
  await pool.query(`alter table members drop joining_limits`)
  const [one, other, twice] = [123_456_789, 987_654_321, 555_666_777].map(nationalId)
  const wrong = `${String(one).slice(0, 10)}${(Number(String(one).at(-1)) + 1) % 10}`
  const kept: [country: string, typed: string, read: string][] = [
    ['DE', `TR${one}`, String(one)],
    ['FR', `00${other}`, String(other)],
    ['DE', `TR${wrong}`, `TR${wrong}`],
    ['DE', `C01X00T47`, 'C01X00T47'],
    ['TR', `${twice}`, `${twice}`],
    // Somebody has it bare: it is theirs, and this stays what it was.
    ['DE', `TR ${twice}`, `TR ${twice}`],
    ['AT', 'A1-2.3/4 5', 'A1-2.3/4 5'],
  ]
  for (const [at, [country, typed]] of kept.entries())
    await pool.query(
      `insert into members (uid, username, email, firstname, lastname, password_hash, is_active, created_at, country,
         national_id, joining_deposit_limit)
       values ($1, $1, $1 || '@kasa.test', 'A', 'B', 'none', false, now(), $2, $3, $4)`,
      [`spelling-${at}`, country, typed, at === 0 ? '1500500000' : null],
    )
  await up(database.db as never)
  const { rows } = await pool.query<{ national_id: string; joining_limits: unknown }>(
    `select national_id, joining_limits from members where uid like 'spelling-%' order by id`,
  )
  expect(rows.map(({ national_id: id }) => id)).toEqual(kept.map(([, , read]) => read))
  expect(rows.map(({ joining_limits: limits }) => limits)).toEqual([
    [{ kind: 'deposit', period: 'month', value: 1500.5 }],
    ...kept.slice(1).map(() => null),
  ])
  await database.close()
})
