import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginAs, startTestHouse, type TestHouse } from '../../testing.ts'
import { payAbandonedRounds } from './abandoned.ts'
import { openSlot } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

/** Whose rounds are open. */
async function openRounds(): Promise<bigint[]> {
  const { db } = house.database
  const query = db.selectFrom('bets').select('member_id').where('state', '=', 'open')
  return (await query.execute()).map((round) => round.member_id)
}

it('pays every abandoned round that can be paid, however one before them fails', async () => {
  for (const name of ['demo', 'vip20'])
    await (await openSlot(await loginAs(house, name))).playUntilOpen()
  const [first, second] = await openRounds()
  expect(second).toBeDefined()
  const { pool } = house.owner
  await pool.query(
    `create function stuck() returns trigger language plpgsql as $$
       begin raise exception 'stuck'; end $$`,
  )
  await pool.query(
    `create trigger stuck before update on bets for each row
       when (old.member_id = ${first}) execute function stuck()`,
  )
  house.pass(25 * 3_600_000)
  await payAbandonedRounds(house)
  expect(await openRounds()).toEqual([first])
  expect(house.logged().match(/an abandoned round could not be paid/g)).toHaveLength(1)
  await pool.query('drop trigger stuck on bets')
  await payAbandonedRounds(house)
  expect(await openRounds()).toEqual([])
})
