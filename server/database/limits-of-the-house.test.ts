import { expect, it } from 'vitest'
import { up } from './migrations/161-limits-of-the-house.ts'
import { freshDatabase } from './testing.ts'

it('PROT-68 what operators had tightened before is the house’s where it was still in force, and the member’s row stays', async () => {
  const database = await freshDatabase()
  const { pool } = database
  await pool.query(`alter table limits drop constraint limits_pkey, drop column set_by`)
  await pool.query(`alter table limits add primary key (member_id, kind, period)`)
  await pool.query(
    `insert into limits (member_id, kind, period, value, set_at) values
       (1, 'stake', 'day', 5000000, now()), (1, 'session', 'week', 30, now()),
       (2, 'stake', 'day', 9000000, now()), (3, 'stake', 'day', 7000000, now())`,
  )
  const tightened = (memberId: number, after: object) =>
    pool.query(
      `insert into actions (actor_kind, actor_name, what, target, after, why)
       values ('command', 'elif', 'protection.tighten', 'member:' || $1::text, $2, 'test')`,
      [memberId, JSON.stringify({ ...after, looser: null })],
    )
  await tightened(1, { 'stake-day': '8000000' })
  await tightened(1, { 'stake-day': '5000000' })
  await tightened(1, { 'session-week': '60' })
  // Loosened by the member meanwhile: nobody is tightened without a word.
  await tightened(2, { 'stake-day': '5000000' })
  await up(database.db as never)
  const { rows } = await pool.query(
    `select member_id::int as id, kind, set_by as by, value::int from limits order by member_id, kind, set_by`,
  )
  expect(rows).toEqual([
    { id: 1, kind: 'session', by: 'house', value: 60 },
    { id: 1, kind: 'session', by: 'member', value: 30 },
    { id: 1, kind: 'stake', by: 'house', value: 5_000_000 },
    { id: 1, kind: 'stake', by: 'member', value: 5_000_000 },
    { id: 2, kind: 'stake', by: 'member', value: 9_000_000 },
    { id: 3, kind: 'stake', by: 'member', value: 7_000_000 },
  ])
  await database.close()
})
