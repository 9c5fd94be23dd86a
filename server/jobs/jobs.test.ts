import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { port } from '../database/database.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

async function waitingJobs(): Promise<number> {
  const { rows } = await house.database.pool.query<{ count: bigint }>(
    `select count(*) from graphile_worker._private_jobs where key like 'test-%'`,
  )
  return Number(rows[0]?.count)
}

it('keeps a job only when the transaction that added it commits', async () => {
  const add = async (commits: boolean, key: string): Promise<void> => {
    const work = house.database.db.transaction().execute(async (db) => {
      const options = { afterMs: 60_000, key }
      await house.jobs.add(port(db), 'deliver-sandbox-notice', { payment: 'none' }, options)
      if (!commits) throw new Error('taken back')
    })
    await work.catch(() => {})
  }
  await add(false, 'test-1')
  expect(await waitingJobs()).toBe(0)
  await add(true, 'test-1')
  await add(true, 'test-1')
  expect(await waitingJobs()).toBe(1)
})

it('refuses a task that nobody does', async () => {
  const q = port(house.database.db)
  await expect(house.jobs.add(q, 'no-such-task', {})).rejects.toThrow('no-such-task')
})

it('tells once that its connections were lost, opens them again, and closes without a word', async () => {
  const own = await startTestHouse()
  const warnings = () => own.logged().match(/"level":[45]0.*/g) ?? []
  const { pool } = own.database
  const { rows } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'kasa jobs' and datname = current_database()`,
  )
  expect(rows.length).toBeGreaterThan(0)
  while (warnings().length === 0) await pause(20)
  await pause(200)
  await own.close()
  expect(warnings()).toHaveLength(1)
  expect(warnings()[0]).toContain('connections of the jobs were lost')
})

it('goes on with its jobs when its connections go at the very moment that they are done', async () => {
  const own = await startTestHouse()
  const { pool, db } = own.database
  const waiting = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: bigint }>(
      `select count(*) from graphile_worker._private_jobs where key like 'storm-%'`,
    )
    return Number(rows[0]?.count)
  }
  for (let n = 0; n < 300; n++)
    await own.jobs.add(
      port(db),
      'deliver-sandbox-notice',
      { payment: 'none' },
      { key: `storm-${n}` },
    )
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'kasa jobs' and datname = current_database() and state = 'active'`
  for (let n = 0; n < 200; n++) {
    await pool.query(cut)
    await pause(5)
  }
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
  await own.close()
})

it('does what a killed process had begun and left locked', async () => {
  const { pool, db } = house.database
  const options = { key: 'left-behind', afterMs: 60_000 }
  await house.jobs.add(port(db), 'deliver-sandbox-notice', { payment: 'none' }, options)
  await pool.query(
    `update graphile_worker._private_jobs
     set run_at = now(), locked_by = 'pool-of-the-dead', locked_at = now() - interval '1 minute'
     where key = 'left-behind'`,
  )
  const left = async (): Promise<number> => {
    const { rowCount } = await pool.query(
      `select from graphile_worker._private_jobs where key = 'left-behind'`,
    )
    return rowCount ?? 0
  }
  await expect.poll(left, { timeout: 20_000 }).toBe(0)
})
