import { readFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { databaseUrl, inMaintenance } from '../database/testing.ts'

/** A house of before bets: each of its rounds becomes the detail of one, and nothing of it is lost. */

const DUMP = new URL('../database/dumps/019-support.sql', import.meta.url)
const name = `kasa_bets_${randomBytes(4).toString('hex')}`
let database: Database

beforeAll(async () => {
  await inMaintenance(async (client) => {
    await client.query(`create database ${name}`)
  })
  database = await openDatabase(databaseUrl(name), 2)
  await database.pool.query(await readFile(DUMP, 'utf8'))
})
afterAll(async () => {
  await database.close()
  await inMaintenance(async (client) => {
    await client.query(`drop database ${name} with (force)`)
  })
})

it('fills bets from the rounds that are there, an open one with nothing paid', async () => {
  const rounds = await database.pool.query<{ closed_at: Date | null }>(
    `select member_id, id, account, game_id, game, version, stake, payout as drawn,
       case when active then 0 else payout end as paid, created_at, closed_at
     from rounds order by id`,
  )
  expect(rounds.rows.length).toBeGreaterThan(5)
  expect(rounds.rows.filter((round) => round.closed_at === null)).toHaveLength(1)
  await migrate(database.db)
  const bets = await database.pool.query(
    `select member_id, id, b.account, b.game_id, b.game, r.version, b.stake, r.payout as drawn,
       b.payout as paid, b.placed_at as created_at, b.settled_at as closed_at
     from bets b join rounds r using (member_id, id)
     where b.kind = 'slot' and (b.state = 'open') = (b.settled_at is null) order by id`,
  )
  expect(bets.rows).toEqual(rounds.rows)
  const { rows } = await database.pool.query<{ count: bigint }>('select count(*) from bets')
  expect(Number(rows[0]?.count)).toBe(bets.rows.length)
})

it('goes on counting ids where rounds had come to', async () => {
  const { rows } = await database.pool.query<{ next: bigint; last: bigint }>(
    `select nextval('bet_ids') as next, (select max(id) from bets) as last`,
  )
  expect(rows[0] && rows[0].next > rows[0].last).toBe(true)
})
