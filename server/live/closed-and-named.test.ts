/** Tables that are closed for a while, and their names in either language, as the lists of live casino and virtual games show them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobActor } from '../action/actor.ts'
import { closeTable, openTable } from '../floor/tables/operate.ts'
import { findTable } from '../floor/tables/tables.ts'
import { doneOf, openTestTable, request } from '../floor/testing.ts'
import { setProductClosed } from '../protection/products.ts'
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

const WHEEL = 'avrupa-ruleti'
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
    (await stranger.call('livecasino/game_table_list', { searchGameName: 'ruleti saray' })).code,
  ).toBe(404)
  const { data: races } = await stranger.call(
    'virtualgames/game_list',
    { searchGameName: 'golden' },
    'en',
  )
  expect(races.every(({ name }) => name.includes('Golden'))).toBe(true)
})

type Asked = 'livecasino/game_table_list' | 'virtualgames/game_list'

async function namesFor(call: Asked, searchGameName: string, lang = 'tr'): Promise<string[]> {
  const reply = await stranger.call(call, { searchGameName, limit: 100 }, lang)
  return reply.code === 404 ? [] : reply.data.map(({ name }) => name)
}

const ROULETTES = ['Avrupa', 'Fransız', 'İstanbul', 'London', 'Oto']

it.each(['rulet', 'roulette', 'RULET', 'türkçe rulet', 'roulette english', 'çini rulet'])(
  'tables are found by the word of their kind, by what is spoken there and by who makes them: %j',
  async (typed) => {
    const names = await namesFor('livecasino/game_table_list', typed)
    const isSpoken = (name: string) =>
      !(typed.includes('türkçe') && name === 'London') &&
      !(typed.includes('english') && name === 'İstanbul')
    expect(new Set(names.map((name) => name.split(' ')[0]))).toEqual(
      new Set(ROULETTES.filter(isSpoken)),
    )
    expect(names).toHaveLength(ROULETTES.filter(isSpoken).length)
  },
)

it.each([
  ['livecasino/game_table_list', 'zar', ['Sic Bo Sedef']],
  ['livecasino/game_table_list', 'game show', ['Şans Çarkı']],
  ['livecasino/game_table_list', 'çarpan', ['Zeplin', 'Spaceman']],
  ['livecasino/game_table_list', 'bakara', ['Bakara Lale', 'Ejderha Kaplan', 'Andar Bahar']],
  ['virtualgames/game_list', 'futbol', ['3D Futbol Çini Ligi']],
  ['virtualgames/game_list', 'soccer', ['3D Futbol Çini Ligi']],
  ['virtualgames/game_list', 'tombala sesli', ['Sesli Bingo Bülbül', 'Sesli Bingo Kumru']],
  [
    'virtualgames/game_list',
    'horse',
    ['Altın Yarış Haliç', 'Altın Yarış Boğaziçi', 'Altın Yarış Bozkır'],
  ],
  ['virtualgames/game_list', 'no such thing', []],
] as const)('%s finds for %j, whatever is only of that kind last', async (call, typed, names) => {
  for (const lang of ['tr', 'en']) {
    const found = await namesFor(call, typed, lang)
    expect(found).toHaveLength(names.length)
    if (lang === 'tr') expect(found).toEqual(names)
  }
})

it('a provider’s name finds all that it makes, live and virtual', async () => {
  const all = async (call: Asked) => (await stranger.call(call, { limit: 100 })).data
  for (const call of ['livecasino/game_table_list', 'virtualgames/game_list'] as const) {
    const listed = await all(call)
    const maker = listed[0]?.providerName ?? ''
    expect(await namesFor(call, maker)).toEqual(listed.map(({ name }) => name))
  }
})

it('a table opens under its name in the language that is read', async () => {
  const { tableID = 0 } = (await rouletteIn(stranger)) ?? {}
  const payload = { section: 'live', gameID: tableID } as const
  expect((await stranger.call('floor/demo', payload)).data.name).toBe(NAME)
  expect((await stranger.call('floor/demo', payload, 'en')).data.name).toBe(ENGLISH)
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
  await closeTable(house.owner.db, actor, WHEEL)
  expect(await placesOf()).toEqual(places)
  expect(await rouletteIn(demo, { favorites: true })).toMatchObject({
    isOpen: false,
    hasDemo: false,
    isFavorite: true,
  })
  expect(await phase()).toBe('closed')
  const refused = await demo.refused('livecasino/init_game', { tableID, isMobile: true })
  expect(refused.data).toMatchObject({ refusal: 'game-disabled' })
  await openTable(house.owner.db, actor, WHEEL)
  expect(await rouletteIn(demo, { favorites: true })).toMatchObject({ isOpen: true, hasDemo: true })
  expect(await phase()).not.toBe('closed')
})

it('while all tables are closed lists, tiles and tables that stand open say so, and none opens but for whoever has a bet on it', async () => {
  const { tableID = 0 } = (await rouletteIn(stranger)) ?? {}
  const vip = await loginAs(house, 'vip20')
  const actor = jobActor('floor')
  const setClosed = (isClosed: boolean) =>
    setProductClosed(house.owner.db, actor, { product: 'tables', isClosed, now: house.clock() })
  const mayPlay = async (call: Asked) => {
    const { data } = await stranger.call(call, { limit: 100 })
    return data.some(({ isOpen, hasDemo }) => isOpen || hasDemo)
  }
  const closedTables = async () => {
    const { data } = await stranger.call('livecasino/table_states', {})
    return data.filter(({ phase }) => phase === 'closed').length / data.length
  }
  const wheel = await openTestTable(house, demo, { table: WHEEL, name: 'Avrupa', spot: '17' })
  const round = await wheel.nextRound()
  doneOf(await wheel.act({ act: 'place', round, amount: 5_000_000, ...request() }))
  await setClosed(true)
  expect((await demo.call('livecasino/init_game', { tableID })).data.tableID).toBe(tableID)
  const refused = [
    await vip.refused('livecasino/init_game', { tableID }),
    await stranger.refused('floor/demo', { section: 'live', gameID: tableID }),
  ]
  expect(refused.map(({ data }) => data)).toEqual([
    expect.objectContaining({ refusal: 'product-closed' }),
    expect.objectContaining({ refusal: 'product-closed' }),
  ])
  expect(await mayPlay('livecasino/game_table_list')).toBe(false)
  expect(await mayPlay('virtualgames/game_list')).toBe(false)
  expect(await closedTables()).toBe(1)
  expect((await wheel.open()).table.isOpen).toBe(false)
  // Of the table itself nothing was said.
  expect((await findTable(house.database.db, WHEEL))?.isOpenItself).toBe(true)
  await setClosed(false)
  expect(await mayPlay('virtualgames/game_list')).toBe(true)
  expect(await closedTables()).toBe(0)
  expect((await wheel.open()).table.isOpen).toBe(true)
})
