import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Data, Payload } from '#contract/registry.ts'
import { openTestTable } from '../floor/testing.ts'
import { leaveSeat, sitAt, TABLE } from '../floor/kinds/testing-blackjack.ts'
import { readStream } from '../push/testing.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { fillTables, hideOwnTables, HIDDEN_PROVIDER, type TestTable } from './testing.ts'

let house: TestHouse
let shown: readonly TestTable[]
let hidden: readonly TestTable[]
let stranger: Client
let demo: Client
let tester: Client

beforeAll(async () => {
  house = await startTestHouse()
  stranger = visitor(house)
  demo = await loginAs(house, 'demo')
  tester = await loginAs(house, 'vip20')
}, 120_000)
afterAll(() => house.close())

/** Every table that a filter finds, page after page, in order. */
async function idsOf(
  filters: Omit<Payload<'livecasino/game_table_list'>, 'limit' | 'offset'>,
  client = stranger,
): Promise<number[]> {
  const ids: number[] = []
  for (;;) {
    const page = { limit: 100, offset: ids.length }
    const reply = await client.call('livecasino/game_table_list', { ...filters, ...page })
    if (reply.code === 404) return ids
    ids.push(...reply.data.map(({ tableID }) => tableID))
  }
}

const tableIDs = (tables: readonly TestTable[]): number[] => tables.map(({ tableID }) => tableID)

async function favour(username: string, table: TestTable | undefined): Promise<void> {
  const { db } = house.database
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('favourite_games')
    .values({ member_id: member.id, game_id: table?.tableID ?? 0 })
    .execute()
}

type States = Data<'livecasino/table_states'>

describe('the house’s own tables', () => {
  it('tell the lobby what goes on at each, by the stream as by the call, and a number only once it was told at the table', async () => {
    const lobby = await readStream(house, null, { tables: null })
    const stateOnce = async (name: string, isMeant: (state: States[number]) => boolean) => {
      const { data } = await stranger.call('livecasino/game_table_list', { searchGameName: name })
      const isIt = (states: States) =>
        states.some((state) => state.tableID === data[0]?.tableID && isMeant(state))
      // Of this topic's shape.
      const states = (await lobby.next('tables', isIt)).data as States
      return states.find(({ tableID }) => tableID === data[0]?.tableID)
    }
    const first = await stateOnce('Avrupa', ({ phase }) => phase === 'asleep')
    expect(first).toMatchObject({ closesAt: null, minStake: 5, maxStake: 50_000, last: [] })
    expect((await stranger.call('livecasino/table_states', {})).data).toContainEqual(first)

    const spin = { table: 'avrupa-ruleti', name: 'Avrupa', spot: 'straight-17' }
    const wheel = await openTestTable(house, demo, spin)
    await wheel.open()
    const open = await stateOnce('Avrupa', ({ phase }) => phase === 'open')
    expect(open).toMatchObject({ openMs: 15_000, last: [] })
    expect(open?.closesAt).toBe((await wheel.open()).table.round?.closesAt)
    house.pass(15_000)
    expect(await stateOnce('Avrupa', ({ phase }) => phase === 'playing')).toMatchObject({
      closesAt: null,
      last: [],
    })
    // It is drawn, and told at the table; beside the tile it stands once the ball has come to rest.
    await wheel.until(({ round }) => (round?.outcome ?? null) !== null)
    const { data: during } = await stranger.call('livecasino/table_states', {})
    expect(during.find(({ tableID }) => tableID === open?.tableID)).toMatchObject({ last: [] })
    house.pass(20_000)
    const over = await stateOnce('Avrupa', ({ last }) => last.length > 0)
    expect(over?.last).toEqual([(await wheel.open()).table.last[0]?.outcome])

    const cloth = await openTestTable(house, demo, { table: TABLE, name: 'Saray', spot: 'seat-2' })
    await cloth.open()
    // Nobody has bet: such a round has no end yet.
    const waiting = await stateOnce('Saray', ({ phase }) => phase === 'open')
    expect(waiting).toMatchObject({ closesAt: null, freeSeats: 7 })
    await sitAt(cloth, 2)
    expect(await stateOnce('Saray', ({ freeSeats }) => freeSeats === 6)).toBeDefined()
    await leaveSeat(cloth, 2)
    lobby.ws.terminate()
  })
})

describe('a house without tables', () => {
  it('has no live category, provider or table', async () => {
    await hideOwnTables(house.database.db)
    expect((await stranger.call('livecasino/table_states', {})).data).toEqual([])
    for (const name of [
      'livecasino/category_list',
      'livecasino/provider_list',
      'livecasino/game_table_list',
    ] as const) {
      const reply = await stranger.call(name, {})
      expect([reply.code, reply.message], name).toEqual([404, 'Kayıt Bulunamadı'])
      expect(reply.pagination?.total, name).toBe(0)
    }
  })
})

describe('a house with tables', () => {
  beforeAll(async () => {
    ;({ shown, hidden } = await fillTables(house.database.db))
  })

  it('CALL-live/category_list ROLE-03/live-categories are asked with limit 150 and answer a visitor', async () => {
    const reply = await stranger.call('livecasino/category_list', { limit: 150 })
    expect(reply.data).toEqual([
      { CategoryID: 11, name: 'Rulet', items: 40 },
      { CategoryID: 12, name: 'Blackjack', items: 40 },
      { CategoryID: 13, name: 'Bakara', items: 40 },
    ])
    expect(reply.pagination).toEqual({ limit: 150, total: 3, offset: 0 })
    expect((await demo.call('livecasino/category_list', { limit: 150 })).data).toEqual(reply.data)
  })

  it('CALL-live/provider_list are asked with limit 150 and answer the shown providers', async () => {
    const reply = await stranger.call('livecasino/provider_list', { limit: 150 })
    expect(reply.data).toEqual([
      { providerID: 301, providerName: 'Galata Canlı', status: 1, items: 60 },
      { providerID: 302, providerName: 'İskele Stüdyo', status: 1, items: 60 },
    ])
    expect(reply.pagination).toEqual({ limit: 150, total: 2, offset: 0 })
    const second = await stranger.call('livecasino/provider_list', { limit: 1, offset: 1 })
    expect(second.data).toEqual([reply.data[1]])
  })

  it('ROLE-04/rid-20 status 2 answers a member of rid 20 all providers, the hidden marked', async () => {
    const reply = await tester.call('livecasino/provider_list', { limit: 150, status: 2 })
    expect(reply.data.map(({ providerID, status }) => [providerID, status])).toEqual([
      [301, 1],
      [HIDDEN_PROVIDER, 2],
      [302, 1],
    ])
  })

  it('ROLE-04/otherwise without a filter the list is public, and the same for everyone', async () => {
    const lists = await Promise.all(
      [stranger, demo, tester].map((client) =>
        client.call('livecasino/provider_list', { limit: 150 }),
      ),
    )
    for (const { code, data } of lists) {
      expect(code).toBe(200)
      expect(data.map(({ providerID }) => providerID)).toEqual([301, 302])
    }
  })

  it('ROLE-04/hidden stand in no ordinary list and are answered to nobody but rid 20', async () => {
    for (const client of [stranger, demo]) {
      const reply = await client.call('livecasino/provider_list', { status: 2 })
      expect(reply.data.map(({ providerID }) => providerID)).toEqual([301, 302])
      const refused = await client.refused('livecasino/game_table_list', {
        providerID: HIDDEN_PROVIDER,
      })
      expect([refused.code, refused.data.fields?.[0]?.field]).toEqual([422, 'providerID'])
    }
    for (const client of [stranger, demo, tester])
      expect(await idsOf({}, client)).toEqual(tableIDs(shown))
    expect(await idsOf({ providerID: HIDDEN_PROVIDER }, tester)).toEqual(tableIDs(hidden))
  })

  it('CALL-live/game_table_list take limit, 48 unless told, up to 100, and offset', async () => {
    const first = await stranger.call('livecasino/game_table_list', {})
    expect(first.data).toHaveLength(48)
    expect(first.pagination).toEqual({ limit: 48, total: 120, offset: 0 })
    const more = await stranger.call('livecasino/game_table_list', { limit: 100, offset: 48 })
    expect(more.data).toHaveLength(72)
    expect(more.pagination).toEqual({ limit: 100, total: 120, offset: 48 })
    expect([...first.data, ...more.data].map(({ tableID }) => tableID)).toEqual(tableIDs(shown))
    expect((await stranger.refused('livecasino/game_table_list', { limit: 101 })).code).toBe(422)
  })

  it('carry the table’s id beside the game’s, its limits, and where it is played', async () => {
    const { data } = await stranger.call('livecasino/game_table_list', { limit: 1 })
    const [table] = shown
    expect(data[0]).toEqual({
      ...table,
      gameID: 7011,
      providerName: 'Galata Canlı',
      image: '',
      url: `${house.settings.publicUrl}/play/live/${table?.tableID}`,
      minStake: 10,
      maxStake: 10_000,
      freeSeats: null,
      hasDemo: false,
      isOpen: true,
      isFavorite: false,
    })
  })

  it('CALL-live/game_table_list-categoryID ROLE-03/tables-by-category narrow to a category, for a visitor too', async () => {
    const expected = tableIDs(shown.filter(({ categoryID }) => categoryID === 12))
    expect(await idsOf({ categoryID: 12 }, stranger)).toEqual(expected)
    expect(await idsOf({ categoryID: 12 }, demo)).toEqual(expected)
    expect(await idsOf({ categoryID: 14 })).toEqual([])
  })

  it('CALL-live/game_table_list-providerID narrow to a provider', async () => {
    const expected = tableIDs(shown.filter(({ providerID }) => providerID === 302))
    expect(await idsOf({ providerID: 302 })).toEqual(expected)
  })

  it('ROLE-02/provider-filter answers a visitor, and a member with the session, search included', async () => {
    for (const client of [stranger, demo]) {
      const filters = { providerID: 301, searchGameName: 'rulet' }
      const expected = tableIDs(
        shown.filter(({ name, providerID }) => providerID === 301 && name.includes('Rulet')),
      )
      expect(await idsOf(filters, client)).toEqual(expected)
      const games = await client.call('casino/games_list', { providerID: 1 })
      expect(games.data.every(({ providerID }) => providerID === 1)).toBe(true)
    }
    const expired = await loginAs(house, 'demo')
    await expired.call('user/logout', {})
    const reply = await expired.call('livecasino/game_table_list', { providerID: 301 })
    expect(reply.code).toBe(200)
  })

  it('narrow to a type', async () => {
    const expected = tableIDs(shown.filter(({ type }) => type === 'baccarat'))
    expect(await idsOf({ type: 'baccarat' })).toEqual(expected)
    expect(await idsOf({ type: 'dice' })).toEqual([])
  })

  it.each([
    ['ışıklı', 'Işıklı'],
    ['ISIKLI', 'Işıklı'],
    ['simsek', 'Şimşek'],
    ['istanbul', 'İstanbul'],
    ['İSTANBUL  black', 'İstanbul'],
    ['cinaralti', 'Çınaraltı'],
    ['BOĞAZ', 'Boğaz'],
  ])('CALL-live/game_table_list-searchGameName finds for %j: %s', async (typed, begins) => {
    const expected = tableIDs(shown.filter(({ name }) => name.startsWith(begins)))
    expect(expected.length).toBeGreaterThan(0)
    expect(await idsOf({ searchGameName: typed })).toEqual(expected)
  })

  it.each(['%', '_', "'; drop table catalogue_games; --"])(
    'find nothing strange for %j',
    async (typed) => {
      expect(await idsOf({ searchGameName: typed })).toEqual([])
    },
  )

  it('CALL-live/game_table_list-favorites CALL-favlists/live are the member’s own, 100 from the first', async () => {
    await favour('demo', shown[7])
    await favour('vip20', hidden[0])
    const payload = { favorites: true, limit: 100, offset: 0 }
    const reply = await demo.call('livecasino/game_table_list', payload)
    expect(reply.data.map(({ tableID, isFavorite }) => [tableID, isFavorite])).toEqual([
      [shown[7]?.tableID, true],
    ])
    expect(reply.pagination).toEqual({ limit: 100, total: 1, offset: 0 })
    expect(await idsOf({ favorites: true }, tester)).toEqual([hidden[0]?.tableID])
    const refused = await stranger.refused('livecasino/game_table_list', payload)
    expect(refused.code).toBe(403)
  })

  it('CALL-favlists/slots are games_list with favorites, 100 from the first', async () => {
    const payload = { favorites: true, limit: 100, offset: 0 }
    const reply = await demo.call('casino/games_list', payload)
    expect(reply.pagination).toEqual({ limit: 100, total: 0, offset: 0 })
    expect((await stranger.refused('casino/games_list', payload)).code).toBe(403)
  })

  it.each([
    ['a category that is not there', { categoryID: 99 }],
    ['a category beyond every id', { categoryID: 2 ** 40 }],
    ['a provider that is not there', { providerID: 99 }],
  ])('refuse %s', async (_title, payload) => {
    const refusal = await stranger.refused('livecasino/game_table_list', payload)
    expect(refusal.code).toBe(422)
    expect(refusal.data.fields?.[0]?.field).toMatch(/ID$/)
  })
})
