import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstData } from '../page/first-data.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

it('tells anyone what a slot and a table look like while they open, as their tiles do', async () => {
  const client = visitor(house)
  const [slot] = (await client.call('casino/games_list', {})).data
  const [table] = (await client.call('livecasino/game_table_list', {})).data
  if (slot === undefined || table === undefined) throw new Error('nothing is listed')
  for (const [section, gameID, { name, image }] of [
    ['slot', slot.gameID, slot],
    ['live', table.tableID, table],
  ] as const) {
    const { data } = await client.call('casino/cover', { section, gameID })
    expect(data).toEqual({ name, image })
  }
})

it('refuses a game that is not there, or stands in another section, whatever the id', async () => {
  const client = visitor(house)
  const [slot] = (await client.call('casino/games_list', {})).data
  for (const [section, gameID] of [
    ['slot', 999_999],
    ['slot', 2 ** 52],
    ['live', slot?.gameID ?? 0],
  ] as const) {
    const { code, data } = await client.refused('casino/cover', { section, gameID })
    expect(code).toBe(404)
    expect(data).toMatchObject({ refusal: 'game-unknown' })
  }
})

it('comes with the page at which the game opens, and with no other', async () => {
  const at = async (url: string) =>
    (await firstData(house, url, 'tr')).map(({ call, reply }) => [call, reply.result])
  expect(await at('/demo/slot/1')).toEqual([['casino/cover', true]])
  expect(await at('/play/slot/1?from=home')).toEqual([['casino/cover', true]])
  for (const url of [
    '/play/slot/123456789012345',
    '/play/slot/x',
    '/play/roulette/1',
    '/replay/slot/1',
    '/demo/slot/0x1',
  ])
    expect(await at(url), url).toEqual([])
})

it('of games that nobody has makes nobody forget what is asked for beside', async () => {
  const at = house.clock()
  // The same house, whose clock stands.
  const still = Object.create(house, { clock: { value: () => at } }) as TestHouse
  const replyAt = async (url: string) => (await firstData(still, url, 'tr'))[0]?.reply
  const [lobby, forgotten] = [await replyAt('/slot'), await replyAt('/demo/slot/1')]
  expect(await replyAt('/demo/slot/1')).toBe(forgotten)
  for (let invented = 1; invented <= 250; invented += 1) {
    await replyAt(`/play/slot/${900_000 + invented}`)
    expect(await replyAt('/slot')).toBe(lobby)
  }
  expect(await replyAt('/demo/slot/1')).not.toBe(forgotten)
  expect(await replyAt('/demo/slot/1')).toEqual(forgotten)
})
