import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameTopics } from '#contract/topics.ts'
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { connectTo, expectStrictly } from '../../push/testing.ts'
import { loginAs, startTestHouse, type TestHouse } from '../../testing.ts'
import { OWN_TABLES } from '../tables/own-tables.ts'
import { openTestTable } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
}, 120_000)
afterAll(() => house.close())

it('what is sent of every table and of a room is what the contract says, and no more', async () => {
  const { pool } = house.owner
  const video = 'https://studio.example/ruleti'
  await pool.query(`update floor_tables set awake_until = '2100-01-01'`)
  await pool.query(`update floor_tables set video_url = $1 where id = 'avrupa-ruleti'`, [video])
  const resting = `select from floor_tables t where not exists (select from floor_rounds r where r.table_id = t.id)`
  await expect
    .poll(async () => (await pool.query(resting)).rowCount, { timeout: 60_000, interval: 500 })
    .toBe(0)
  const { sessionID } = await openTestTable(house, await loginAs(house, 'demo'), {
    table: 'cini-ligi',
    name: 'Çini Ligi',
    spot: '1-result-1',
  })
  const reader = await connectTo(house, null, { path: '/rgs/stream' })
  const names = OWN_TABLES.map(({ id }) => `table/${id}`)
  const topics = [...names, 'room/cini-ligi', 'seat', 'balance']
  reader.send({
    type: 'open',
    sessionID,
    topics: Object.fromEntries(topics.map((topic) => [topic, null])),
  })
  const states = new Map<string, FloorTableState>()
  // The reader holds each message to its topic, and takes nothing else.
  for (const name of names) {
    const { data } = await reader.next(name)
    const state = data as FloorTableState
    states.set(state.table, state)
  }
  await reader.next('room/cini-ligi')
  await reader.next('seat')
  // What only some kinds have is among it.
  const [played, dealt, watched] = ['cini-ligi', 'blackjack-saray', 'avrupa-ruleti'].map((id) =>
    states.get(id),
  )
  expect(played?.standings).not.toEqual([])
  expect(played?.round?.card?.field).not.toEqual([])
  expect(dealt?.seats).not.toEqual([])
  expect(dealt?.round).toHaveProperty('question')
  expect(watched?.video).toBe(video)
  expect(states.get('poker-bahsi')?.round).toHaveProperty('street')
  reader.ws.close()
}, 120_000)

it('whoever reads the heartbeat hears it again by itself, without anything else to tell', async () => {
  const table = { table: 'zeplin', name: 'Zeplin', spot: '1' }
  const { sessionID } = await openTestTable(house, await loginAs(house, 'demo'), table)
  const reader = await connectTo(house, null, { path: '/rgs/stream' })
  reader.send({ type: 'open', sessionID, topics: { heartbeat: null } })
  const first = (await reader.next('heartbeat')).data as { at: number }
  await reader.next('heartbeat', ({ at }: { at: number }) => at > first.at)
  reader.ws.close()
})

it('a field more than the contract knows is no message of the topic', () => {
  const payload = gameTopics.get('room')?.payload ?? z.never()
  const room = { table: 'zeplin', guests: { count: 0, names: [] }, lines: [] }
  expect(() => expectStrictly('room', payload, room)).not.toThrow()
  expect(() => expectStrictly('room', payload, { ...room, more: 1 })).toThrow(/more is sent/)
  expect(() => expectStrictly('room', payload, { ...room, guests: { count: 0 } })).toThrow('names')
})
