/** Tables that are closed for a while, and their names in either language, as the lists of live casino and virtual games show them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobActor } from '../action/actor.ts'
import { closeTable, openTable } from '../floor/operate.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'

let house: TestHouse
let stranger: Client
let demo: Client
beforeAll(async () => {
  house = await startTestHouse()
  stranger = visitor(house)
  demo = await loginAs(house, 'demo')
}, 120_000)
afterAll(() => house.close())

const NAME = 'Avrupa Ruleti'
const ENGLISH = 'European Roulette'

async function rouletteIn(client: Client, asked: object = {}, lang = 'tr') {
  const { data } = await client.call('livecasino/game_table_list', asked, lang)
  return data.find(({ name }) => [NAME, ENGLISH].includes(name))
}

it('a table has its name in the language that is read, and is found by either name in both', async () => {
  expect((await rouletteIn(stranger))?.name).toBe(NAME)
  expect((await rouletteIn(stranger, {}, 'en'))?.name).toBe(ENGLISH)
  for (const lang of ['tr', 'en'])
    for (const searchGameName of ['avrupa rul', 'european roul', 'EUROPEAN'])
      expect((await rouletteIn(stranger, { searchGameName }, lang))?.tableID).toBeGreaterThan(0)
  expect(
    (await stranger.call('livecasino/game_table_list', { searchGameName: 'ruleti european' })).code,
  ).toBe(404)
  const { data: races } = await stranger.call(
    'virtualgames/game_list',
    { searchGameName: 'golden' },
    'en',
  )
  expect(races.every(({ name }) => name.includes('Golden'))).toBe(true)
})

it('a table opens under its name in the language that is read', async () => {
  const { tableID = 0 } = (await rouletteIn(stranger)) ?? {}
  const asked = { section: 'live', gameID: tableID } as const
  expect((await stranger.call('floor/demo', asked)).data.name).toBe(NAME)
  expect((await stranger.call('floor/demo', asked, 'en')).data.name).toBe(ENGLISH)
})

it('a closed table stays where it was, as a favourite, too, says so, is not opened, and is open again at once', async () => {
  const { tableID = 0 } = (await rouletteIn(stranger)) ?? {}
  await demo.call('user/favorites', { mode: 'insert', type: 'livecasino', id: tableID })
  const placesOf = async () => {
    const { data } = await stranger.call('livecasino/game_table_list', {})
    return data.map((one) => one.tableID)
  }
  const phase = async () => {
    const { data } = await stranger.call('livecasino/table_states', {})
    return data.find((state) => state.tableID === tableID)?.phase
  }
  const places = await placesOf()
  const actor = jobActor('floor')
  await closeTable(house.owner.db, actor, 'avrupa-ruleti')
  expect(await placesOf()).toEqual(places)
  expect(await rouletteIn(demo, { favorites: true })).toMatchObject({
    isOpen: false,
    hasDemo: false,
    isFavorite: true,
  })
  expect(await phase()).toBe('closed')
  const refused = await demo.refused('livecasino/init_game', { tableID, isMobile: true })
  expect(refused.data).toMatchObject({ refusal: 'game-disabled' })
  await openTable(house.owner.db, actor, 'avrupa-ruleti')
  expect(await rouletteIn(demo, { favorites: true })).toMatchObject({ isOpen: true, hasDemo: true })
  expect(await phase()).not.toBe('closed')
})
