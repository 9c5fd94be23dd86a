import { readFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { databaseUrl, inMaintenance } from '../database/testing.ts'

/** A house whose payments had a category: each has a direction now, and a withdrawal says how far it came. */

const DUMP = new URL('../database/dumps/019-support.sql', import.meta.url)
const name = `kasa_payments_${randomBytes(4).toString('hex')}`
let database: Database

const WITHDRAWALS = `
insert into cash_transactions (member_id, category_id, status, method_id, transfer_type_id, amount, call,
    content_hash, canceled_by, decided_at)
  values (1, 2, 1001, 7, 1, 100, 'old', '', null, null),
    (1, 2, 1002, 7, 1, 200, 'old', '', null, now()),
    (1, 2, 1003, 7, 1, 300, 'old', '', 'provider', now()),
    (1, 2, 1003, 7, 1, 400, 'old', '', 'house', now())`

const rows = async (text: string): Promise<unknown[]> =>
  (await database.pool.query<Record<string, unknown>>(text)).rows

const DEPOSITS = `select member_id, id, status, amount, url, canceled_by from cash_transactions where`
let deposits: unknown[]
let notices: unknown[]

beforeAll(async () => {
  await inMaintenance(async (client) => {
    await client.query(`create database ${name}`)
  })
  database = await openDatabase(databaseUrl(name), 2)
  await database.pool.query(await readFile(DUMP, 'utf8'))
  await database.pool.query(WITHDRAWALS)
  deposits = await rows(`${DEPOSITS} category_id = 1 order by id`)
  notices = await rows('select transaction_id, notice_id, kind from payment_notices order by 1, 2')
  await migrate(database.db)
}, 60_000)
afterAll(async () => {
  await database.close()
  await inMaintenance(async (client) => {
    await client.query(`drop database ${name} with (force)`)
  })
})

it('keeps deposits and their notices as they were, and says that they came in', async () => {
  expect(deposits.length).toBeGreaterThan(2)
  expect(notices.length).toBeGreaterThan(0)
  expect(await rows(`${DEPOSITS} direction = 'in' order by id`)).toEqual(deposits)
  expect(
    await rows(
      `select transaction_id, notice_id, kind from payment_notices where direction = 'in' order by 1, 2`,
    ),
  ).toEqual(notices)
})

it('says of withdrawals how far they came; none was ever sent to a provider', async () => {
  const found = await rows(
    `select amount::int, payout_state, canceled_by, attempt from cash_transactions
     where direction = 'out' order by amount`,
  )
  expect(found).toEqual([
    { amount: 100, payout_state: 'waiting', canceled_by: null, attempt: 0 },
    { amount: 200, payout_state: 'paid', canceled_by: null, attempt: 0 },
    { amount: 300, payout_state: 'refused', canceled_by: 'house', attempt: 0 },
    { amount: 400, payout_state: 'refused', canceled_by: 'house', attempt: 0 },
  ])
})
