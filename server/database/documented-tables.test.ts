import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SCHEDULE } from '../jobs/tasks.ts'
import { freshDatabase, type FreshDatabase } from './testing.ts'

/** docs/operating.md says of every table what bounds it; this holds its list to the database, and its jobs to the schedule. */

let database: FreshDatabase
let rows: string[][]
beforeAll(async () => {
  database = await freshDatabase()
  const text = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const section = text.split('\n## What grows\n')[1]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('| `'))
  rows = lines.map((line) => line.split('|').slice(1, -1))
})
afterAll(() => database.close())

const namesIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

it('every table is in the list of what grows, once, and nothing else is', async () => {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
     from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`,
  )
  const listed = rows.flatMap(([names]) => namesIn(names))
  expect(listed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  for (const [names, bound = '', end = ''] of rows)
    expect([names, bound.trim() !== '', end.trim() !== '']).toEqual([names, true, true])
})

it('every job that ends what grew is one that runs by itself', () => {
  const named = new Set(rows.flatMap(([, , end]) => namesIn(end)))
  const scheduled = SCHEDULE.map(({ task }) => task).filter((task) => task.startsWith('forget-'))
  expect([...named].toSorted()).toEqual(scheduled.toSorted())
})
