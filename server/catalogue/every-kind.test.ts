import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATEGORY } from '#contract/games/categories.ts'
import { CATEGORIES } from '#contract/games/category-names.ts'
import { SECTION_OF_KIND } from '#contract/games/game-kinds.ts'
import { lira } from '#contract/money.ts'
import { kindsIn } from '../bets/kinds.ts'
import type { MemberContext } from '../context.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { hideOwnTables } from '../live/testing.ts'
import { addGame } from './add-game.ts'
import { countedCategories, countedProviders } from './categories.ts'
import { setFavourite } from './favourites.ts'
import { findGames, openGame } from './games.ts'
import { STUDIO, STUDIO_SLOTS } from './studio.ts'

/** A new wing of the house adds a row and, at most, a kind: everything here then finds its games. */

let house: TestHouse
let context: MemberContext
let studio = 0
let roulette = 0
let zeplin = 0

beforeAll(async () => {
  house = await startTestHouse({ settings: { demo: false } })
  const { db } = house.database
  const found = db.selectFrom('catalogue_providers').select('id').where('slug', '=', STUDIO.slug)
  studio = (await found.executeTakeFirstOrThrow()).id
  const listed = { providerId: studio, minStake: lira(1), maxStake: lira(5_000), popularity: 10 }
  await hideOwnTables(db)
  roulette = await addGame(db, {
    ...listed,
    kind: 'table',
    name: 'Galata Ruleti',
    game: 'galata-ruleti',
    types: ['roulette'],
    categories: [CATEGORY.roulette],
    image: '/art/galata-ruleti/tile.svg',
  })
  zeplin = await addGame(db, {
    ...listed,
    kind: 'race',
    name: 'Zeplin Işığı',
    game: 'zeplin',
    types: ['race'],
    categories: [],
    image: 'https://pictures.example/zeplin.webp',
  })
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('username', '=', 'demo')
    .executeTakeFirstOrThrow()
  // What the catalogue reads of a context; a call's own tests bring the rest.
  const now = house.clock()
  context = { db, house, member, session: {}, now, afterCommit: later } as unknown as MemberContext
}, 120_000)
afterAll(() => house.close())

const later = (work: () => void) => work()
const page = { limit: 48, offset: 0 }
const idsIn = async (section: 'slot' | 'live' | 'virtual', filters = {}) =>
  (await findGames(context, section, { ...page, ...filters })).games.map(({ id }) => id)

describe('a live game of the house’s own', () => {
  it('stands in the live lists, found by category, provider, type and name, with its picture', async () => {
    const client = visitor(house)
    const { publicUrl } = house.settings
    const table = {
      tableID: roulette,
      gameID: roulette,
      name: 'Galata Ruleti',
      type: 'roulette',
      categoryID: CATEGORY.roulette,
      providerID: studio,
      providerName: STUDIO.name,
      image: `${publicUrl}/art/galata-ruleti/tile.svg`,
      url: `${publicUrl}/play/live/${roulette}`,
      minStake: 1,
      maxStake: 5000,
      isFavorite: false,
      freeSeats: null,
      hasDemo: false,
      isOpen: true,
    }
    for (const asked of [
      {},
      { categoryID: CATEGORY.roulette },
      { providerID: studio },
      { type: 'roulette' },
      { searchGameName: 'galata rul' },
    ] as const)
      expect((await client.call('livecasino/game_table_list', asked)).data).toEqual([table])
    expect((await client.call('livecasino/category_list', {})).data).toEqual([
      { CategoryID: CATEGORY.roulette, name: 'Rulet', items: 1 },
    ])
    expect((await client.call('livecasino/provider_list', {})).data).toEqual([
      { providerID: studio, providerName: STUDIO.name, status: 1, items: 1 },
    ])
  })

  it('is marked, listed as a favourite, hidden and closed like a slot', async () => {
    const demo = await loginAs(house, 'demo')
    const payload = { mode: 'insert', type: 'livecasino', id: roulette } as const
    expect((await demo.call('user/favorites', payload)).data).toEqual([roulette])
    const { data } = await demo.call('livecasino/game_table_list', { favorites: true })
    expect(data.map(({ tableID, isFavorite }) => [tableID, isFavorite])).toEqual([[roulette, true]])
    const set = (is_hidden: boolean, is_open: boolean) =>
      house.database.pool.query(
        `insert into game_settings (game, is_hidden, is_open) values ('galata-ruleti', $1, $2)
         on conflict (game) do update set is_hidden = $1, is_open = $2`,
        [is_hidden, is_open],
      )
    await set(true, true)
    expect(await idsIn('live')).toEqual([])
    expect((await openGame(context, 'live', roulette))?.name).toBe('Galata Ruleti')
    await set(false, false)
    expect(await openGame(context, 'live', roulette)).toBeNull()
    await set(false, true)
    expect(await idsIn('live')).toEqual([roulette])
  })

  it('is no slot: neither listed, marked nor opened as one', async () => {
    const demo = await loginAs(house, 'demo')
    for (const id of [roulette, zeplin]) {
      const payload = { mode: 'insert', type: 'casino', id } as const
      expect((await demo.refused('user/favorites', payload)).data.refusal).toBe('game-unknown')
      for (const name of ['casino/init_game', 'casino/demo_game', 'casino/game'] as const)
        expect((await demo.refused(name, { gameID: id })).data.refusal).toBe('game-unknown')
    }
    expect(await idsIn('slot')).toHaveLength(STUDIO_SLOTS.length)
  })
})

describe('a virtual game of the house’s own', () => {
  it('is found in its section by provider, type and name, with picture and address', async () => {
    for (const filters of [
      {},
      { providerID: studio },
      { type: 'race' },
      { searchGameName: 'ISIGI' },
    ])
      expect(await idsIn('virtual', filters), JSON.stringify(filters)).toEqual([zeplin])
    const found = await openGame(context, 'virtual', zeplin)
    expect(found).toMatchObject({
      kind: 'race',
      image: 'https://pictures.example/zeplin.webp',
      url: `${house.settings.publicUrl}/play/virtual/${zeplin}`,
    })
    expect(await countedProviders(house.database.db, 'virtual')).toEqual([
      { providerID: studio, providerName: STUDIO.name, status: 1, items: 1 },
    ])
    expect(await openGame(context, 'live', zeplin)).toBeNull()
  })

  it('is marked and let go of by itself, beside the favourites of other sections', async () => {
    const mark = (isMarked: boolean) =>
      setFavourite(context, 'virtual', { gameId: zeplin, isMarked })
    expect(await mark(true)).toEqual([zeplin])
    expect(await idsIn('virtual', { favorites: true })).toEqual([zeplin])
    expect(await mark(false)).toEqual([])
  })
})

describe('a house that is no demo', () => {
  it('has its categories, its studio and the studio’s games on their shelves', async () => {
    const client = visitor(house)
    const { data: categories } = await client.call('casino/category_list', {})
    expect(categories.map(({ CategoryID, name }) => [CategoryID, name])).toEqual(
      CATEGORIES.filter(({ section }) => section === 'slot').map(({ id, tr }) => [id, tr]),
    )
    expect(categories.find(({ CategoryID }) => CategoryID === CATEGORY.new)?.items).toBe(3)
    const { data: games } = await client.call('casino/games_list', {})
    expect(games.map(({ name, providerName }) => [name, providerName])).toEqual(
      STUDIO_SLOTS.map(({ name }) => [name, STUDIO.name]),
    )
    expect((await countedCategories(house.database.db, 'live')).map(({ name }) => name)).toEqual([
      'Rulet',
      'Blackjack',
      'Bakara',
      'Poker',
      'Zar',
      'Oyun şovu',
      'Çarpan oyunları',
    ])
  })
})

it('a kind is called in the catalogue what its bets are called', () => {
  expect(Object.keys(SECTION_OF_KIND)).toEqual(kindsIn('games'))
})

it('no number stands for two categories', () => {
  const ids = CATEGORIES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted((a, b) => a - b)).toEqual(Object.values(CATEGORY).toSorted((a, b) => a - b))
})

it('the header menu, a file that imports nothing, names only categories that every house has', async () => {
  const menu = await readFile(new URL('../../web/public/header-menu.json', import.meta.url), 'utf8')
  const linked = [...menu.matchAll(/\/category\/(\d+)/g)].map(([, id]) => Number(id))
  expect(linked).toEqual([CATEGORY.highWin])
})
