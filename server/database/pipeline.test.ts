import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from './database.ts'
import { createPipeline, type Pipeline } from './pipeline.ts'
import { freshDatabase, type FreshDatabase } from './testing.ts'

let fresh: FreshDatabase
let database: Database
let pipeline: Pipeline
beforeAll(async () => {
  fresh = await freshDatabase()
  database = await openDatabase(fresh.url)
  pipeline = createPipeline(database.pipelined)
})
afterAll(async () => {
  await database.close()
  await fresh.close()
})

const PID = { text: 'select pg_backend_pid() as pid' }
const WAITING = { text: 'select pg_sleep(0.2)::text as slept, clock_timestamp() as "endedAt"' }
const pidOf = async (): Promise<number | undefined> =>
  (await pipeline<{ pid: number }>(PID)).rows[0]?.pid

it('sends a statement before the last is answered, and has them done in their order on one connection', async () => {
  const named = { name: 'pipelined', text: 'select $1::int as n, pg_backend_pid() as pid' }
  const slow = pipeline<{ endedAt: Date }>(WAITING)
  const answers = [1, 2, 3].map((n) =>
    pipeline<{ n: number; pid: number }>({ ...named, values: [n] }),
  )
  const [{ rows: first }, ...others] = await Promise.all([slow, ...answers])
  expect(first[0]?.endedAt).toBeInstanceOf(Date)
  expect(others.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3])
  expect(new Set(others.map(({ rows }) => rows[0]?.pid)).size).toBe(1)
})

it('breaks one statement and none behind it', async () => {
  const broken = pipeline({ text: 'select 1 / 0' })
  const behind = pipeline<{ one: number }>({ text: 'select 1 as one' })
  await expect(broken).rejects.toMatchObject({ code: '22012' })
  expect((await behind).rows).toEqual([{ one: 1 }])
})

it('gives whoever comes another connection when one is lost, and tells those who were on it', async () => {
  const before = await pidOf()
  const lost = [pipeline(WAITING), pipeline(PID)].map((answer) =>
    answer.then(
      () => 'answered',
      () => 'lost',
    ),
  )
  await database.pool.query('select pg_terminate_backend($1)', [before])
  expect(await Promise.all(lost)).toEqual(['lost', 'lost'])
  const after = await pidOf()
  expect(after).toBeGreaterThan(0)
  expect(after).not.toBe(before)
})

it('rejects while the database cannot be reached, and answers when it can again', async () => {
  const away = await openDatabase(fresh.url)
  await away.pipelined.end()
  await expect(createPipeline(away.pipelined)(PID)).rejects.toThrow(/end/)
  await away.close().catch(() => {})
  expect(await pidOf()).toBeGreaterThan(0)
})
