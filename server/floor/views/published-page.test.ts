import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordOf } from '#web/parts/fairness/published-record.ts'
import { lookAtPublished } from '#web/parts/fairness/verify-published.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import { isOver } from '../kinds/testing-blackjack.ts'
import { closeTable } from '../tables/operate.ts'
import { jobActor } from '../../action/actor.ts'
import { OWN_TABLES } from '../tables/own-tables.ts'
import { doneOf, openTestTable, request } from '../testing.ts'

const ZEPLIN = 'zeplin'

let house: TestHouse
let stranger: Client
beforeAll(async () => {
  house = await startTestHouse()
  await house.owner.pool.query(
    `update floor_tables set open_ms = 1500, pause_ms = 100, rest_ms = 100 where id = 'zeplin'`,
  )
  stranger = visitor(house)
  const demo = await loginAs(house, 'demo')
  const table = await openTestTable(house, demo, { table: ZEPLIN, name: 'Zeplin', spot: '1' })
  for (let flights = 0; flights < 2; flights += 1) {
    const round = await table.nextRound(500)
    doneOf(await table.act({ act: 'place', round, amount: 1_000_000, target: 101, ...request() }))
    await table.hurry(isOver(round))
  }
}, 120_000)
afterAll(() => house.close())

const published = async (asked: { table: string; to?: number }) =>
  (await stranger.call('floor/published', asked)).data

it('a stranger finds every table with the last round of it that has ended, a closed one too, in their language', async () => {
  const { data: tables } = await stranger.call('floor/tables', {})
  expect(tables.map(({ table }) => table)).toEqual(OWN_TABLES.map(({ id }) => id))
  const last = tables.find(({ table }) => table === ZEPLIN)?.last ?? 0
  expect(last).toBeGreaterThan(1)
  expect(tables.find(({ table }) => table === 'avrupa-ruleti')).toEqual({
    table: 'avrupa-ruleti',
    name: 'Avrupa Ruleti',
    kind: 'roulette',
    last: 0,
  })
  const { data: english } = await stranger.call('floor/tables', {}, 'en')
  expect(english.map(({ name }) => name)).toContain('European Roulette')
  await closeTable(house.owner.db, jobActor('floor'), ZEPLIN)
  const { data: after } = await stranger.call('floor/tables', {})
  expect(after.map(({ table }) => table)).toContain(ZEPLIN)
})

it('rounds up to the one that is named, or to the last, hold by what was published alone, and say nothing of who bet', async () => {
  const all = await published({ table: ZEPLIN })
  const numbers = all.rounds.map(({ number }) => number)
  expect(numbers.length).toBeGreaterThan(1)
  for (const number of numbers) {
    const one = await published({ table: ZEPLIN, to: number })
    expect(one.rounds.at(-1)?.number).toBe(number)
    const record = recordOf(one, number)
    if (!record) throw new Error('it is not there')
    expect(await lookAtPublished(one, record)).toMatchObject({ holds: true })
    const other = { ...record, outcome: { point: 1_234 } }
    expect(await lookAtPublished(one, other)).toMatchObject({ holds: false })
  }
  expect(JSON.stringify(all)).not.toMatch(/demo|Deniz|stake/i)
})

it('a round that has not ended is not there, and neither is a table that there is not', async () => {
  const { rounds } = await published({ table: ZEPLIN, to: 999_999_999_999_999 })
  expect(rounds).toEqual([])
  expect((await stranger.call('floor/published', { table: 'yok' })).code).toBe(404)
})
