import { afterAll, beforeAll, expect, it } from 'vitest'
import { atTheDoor, newMember } from '../account/testing-factors.ts'
import { addBets } from '../bets/testing.ts'
import { openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
}, 120_000)
afterAll(() => house.close())

const CALL = 'casino/last_games'

it('are the member’s own games, each once, the last played first, one with an open round marked', async () => {
  const demo = await loginAs(house, 'demo')
  const slot = await openSlot(demo)
  await slot.play()
  await slot.endRound()
  const { data: once } = await demo.call(CALL, {})
  expect(once).toHaveLength(1)
  expect(once[0]).toMatchObject({ name: 'Lale Devri', unfinished: false })
  await slot.playUntilOpen()
  const { data } = await demo.call(CALL, {})
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ gameID: once[0]?.gameID, unfinished: true })
  const { data: rounds } = await demo.call('casino/game_history', {})
  expect(data[0]?.at).toBe(rounds[0]?.at)
  await slot.endRound()
})

it('stand in the order of their last rounds, and leave out what is closed', async () => {
  const member = await newMember(house)
  const client = await atTheDoor(house, member)
  const { data: all } = await client.call('casino/games_list', { limit: 3 })
  const { pool } = house.database
  for (const [at, { gameID }] of [...all, ...all.slice(0, 1)].entries()) await played(gameID, at)
  const [one, two, three] = all.map(({ gameID }) => gameID)
  const shown = async () => (await client.call(CALL, {})).data.map(({ gameID }) => gameID)
  expect(await shown()).toEqual([one, three, two])
  await pool.query('update catalogue_games set is_open = false where id = $1', [three])
  expect(await shown()).toEqual([one, two])
  await pool.query('update catalogue_games set is_open = true where id = $1', [three])

  async function played(gameID: number, afterMs: number): Promise<void> {
    const at = new Date(house.clock().getTime() + afterMs)
    await addBets(house.database.db, { memberId: member.id, gameId: gameID, payout: 0, at })
  }
})

it('know tables and virtual games as well as slots, each with where it is played, and one section alone where that is asked', async () => {
  const member = await newMember(house)
  const client = await atTheDoor(house, member)
  const { data: slots } = await client.call('casino/games_list', { limit: 1 })
  const { data: tables } = await client.call('livecasino/game_table_list', { limit: 1 })
  const { data: virtual } = await client.call('virtualgames/game_list', { limit: 1 })
  const ids = [slots[0]?.gameID, tables[0]?.tableID, virtual[0]?.gameID]
  for (const [afterMs, gameId] of ids.entries()) {
    const at = new Date(house.clock().getTime() + afterMs)
    await addBets(house.database.db, { memberId: member.id, gameId: gameId ?? 0, payout: 0, at })
  }
  const { data } = await client.call(CALL, {})
  expect(data.map(({ section, gameID }) => [section, gameID])).toEqual([
    ['virtual', ids[2]],
    ['live', ids[1]],
    ['slot', ids[0]],
  ])
  expect(data[1]).toMatchObject({ name: tables[0]?.name, image: tables[0]?.image })
  const { data: live } = await client.call(CALL, { section: 'live' })
  expect(live.map(({ gameID }) => gameID)).toEqual([ids[1]])
})

it('are nobody else’s: none for a newcomer, refused to a visitor', async () => {
  const client = await atTheDoor(house, await newMember(house))
  expect((await client.call(CALL, {})).code).toBe(404)
  expect((await visitor(house).refused(CALL, {})).code).toBe(403)
})
