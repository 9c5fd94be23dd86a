import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { port } from '#server/database/database.ts'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import * as moves from './moves.ts'
import { post } from './post.ts'
import { statement } from './statement.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it('tells a member their own entries, newest first, by page, source and time', async () => {
  const q = port(database.db)
  for (const memberId of [1n, 2n])
    for (let n = 1; n <= 5; n++) {
      const key = { memberId, source: n % 2 ? 'deposit' : 'gift', reference: `${n}` }
      await post(q, moves.deposit(key, lira(n), 'papara'))
      // A Date knows milliseconds: no two entries may share one where an instant divides them.
      await sleep(2)
    }
  const page = await statement(q, 1n, { limit: 2, offset: 1 })
  expect(page.total).toBe(5)
  expect(page.lines.map(({ reference }) => reference)).toEqual(['4', '3'])
  expect(page.lines[0]).toMatchObject({
    seq: 4n,
    move: 'deposit',
    change: { cash: lira(4), bonus: 0n, held: 0n, pending: 0n },
    after: { cash: lira(10), bonus: 0n, held: 0n, pending: 0n },
    house: 'cashier:papara',
    houseChange: lira(-4),
  })
  const gifts = await statement(q, 1n, { limit: 9, offset: 0, sources: ['gift'] })
  expect(gifts.lines.map(({ reference }) => reference)).toEqual(['4', '2'])
  const third = (await statement(q, 1n, { limit: 1, offset: 2 })).lines[0]?.at
  if (!third) throw new Error('the third entry is missing')
  expect((await statement(q, 1n, { limit: 9, offset: 0, from: third })).total).toBe(3)
  expect((await statement(q, 1n, { limit: 9, offset: 0, until: third })).total).toBe(2)
})
