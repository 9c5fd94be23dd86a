import { readFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { databaseUrl, inMaintenance } from '../database/testing.ts'
import { seedCatalogue } from './seed.ts'

/** A house with slots and live tables apart: all of it comes into the one catalogue, nothing is lost. */

const DUMP = new URL('../database/dumps/019-support.sql', import.meta.url)
const name = `kasa_catalogue_${randomBytes(4).toString('hex')}`
let database: Database

/** Numbers and a slug that the slots have as well, one provider of both, and a hidden one. */
const LIVE = `
insert into live_categories values (27, 'Canlı Popüler', 1), (301, 'Rulet', 2);
insert into live_providers values (1, 'Galata Canlı', 'galata-canli', 1),
  (402, 'Çini Atölyesi', 'cini-atolyesi', 1), (403, 'Gizli Masa', 'gizli-masa', 2);
insert into live_tables (game_id, name, folded, category_id, provider_id, type, min_stake, max_stake,
    image, popularity, is_open, created_at)
  values (71, 'Bir', 'bir', 27, 1, 'roulette', 10, 20, '/art/bir.svg', 3, true, '2026-01-01'),
    (72, 'İki', 'iki', 301, 402, 'baccarat', 30, 40, 'https://x.example/2.png', 2, false, '2026-01-02'),
    (73, 'Üç', 'uc', 301, 403, 'poker', 50, 60, '', 1, true, '2026-01-03');
insert into live_favourites select 1, id, '2026-02-01' from live_tables where name <> 'Bir';
insert into live_favourites select 2, id, '2026-02-02' from live_tables where name = 'Bir';
insert into casino_favourites values (1, 1, '2026-02-03') on conflict do nothing;`

const SLOTS = `select id, name, folded, provider_id, game, rtp, volatility, types, is_open, popularity,
  created_at from`

const rows = async (text: string): Promise<unknown[]> =>
  (await database.pool.query<Record<string, unknown>>(text)).rows

let slots: unknown[]
let categories: unknown[]
let favourites: unknown[]

beforeAll(async () => {
  await inMaintenance(async (client) => {
    await client.query(`create database ${name}`)
  })
  database = await openDatabase(databaseUrl(name), 2)
  await database.pool.query(await readFile(DUMP, 'utf8'))
  await database.pool.query(LIVE)
  slots = await rows(`${SLOTS} casino_games order by id`)
  categories = await rows('select id, name, position from casino_categories order by id')
  favourites = await rows('select * from casino_favourites order by member_id, game_id')
  await migrate(database.db)
}, 60_000)
afterAll(async () => {
  await database.close()
  await inMaintenance(async (client) => {
    await client.query(`drop database ${name} with (force)`)
  })
})

it('keeps slots and slot categories as they were, and gives the studio’s their pictures', async () => {
  expect(slots.length).toBeGreaterThan(2)
  expect(await rows(`${SLOTS} catalogue_games where kind = 'slot' order by id`)).toEqual(slots)
  expect(
    await rows(
      `select id, name, position from catalogue_categories where section = 'slot' order by id`,
    ),
  ).toEqual(categories)
  expect(
    await rows(`select image from catalogue_games where game = 'lale-devri' and image <> ''`),
  ).toEqual([{ image: '/art/lale-devri/tile.svg' }])
})

it('brings live tables over whole, each with its provider, category and picture', async () => {
  const tables = await rows(
    `select game.name, game.folded, provider.name as provider, provider.status, category.name as category,
       provider_game_id, types, min_stake, max_stake, image, popularity, is_open, created_at::date::text as day
     from catalogue_games game join catalogue_providers provider on provider.id = provider_id
     join catalogue_category_games held on held.game_id = game.id
     join catalogue_categories category on category.id = held.category_id and category.section = 'live'
     where kind = 'table' order by game.created_at`,
  )
  expect(tables).toEqual([
    {
      name: 'Bir',
      folded: 'bir',
      provider: 'Galata Canlı',
      status: 1,
      category: 'Canlı Popüler',
      provider_game_id: 71,
      types: ['roulette'],
      min_stake: 10n,
      max_stake: 20n,
      image: '/art/bir.svg',
      popularity: 3,
      is_open: true,
      day: '2026-01-01',
    },
    {
      name: 'İki',
      folded: 'iki',
      provider: 'Çini Atölyesi',
      status: 1,
      category: 'Rulet',
      provider_game_id: 72,
      types: ['baccarat'],
      min_stake: 30n,
      max_stake: 40n,
      image: 'https://x.example/2.png',
      popularity: 2,
      is_open: false,
      day: '2026-01-02',
    },
    {
      name: 'Üç',
      folded: 'uc',
      provider: 'Gizli Masa',
      status: 2,
      category: 'Rulet',
      provider_game_id: 73,
      types: ['poker'],
      min_stake: 50n,
      max_stake: 60n,
      image: '',
      popularity: 1,
      is_open: true,
      day: '2026-01-03',
    },
  ])
})

it('keeps numbers that are free, makes one provider of one, and no number of two', async () => {
  expect(
    await rows(
      `select id, name from catalogue_categories where section = 'live' order by name desc`,
    ),
  ).toEqual([
    { id: 301, name: 'Rulet' },
    { id: 302, name: 'Canlı Popüler' },
  ])
  expect(
    await rows(
      `select id, slug from catalogue_providers where slug ~ 'galata|cini|gizli' order by slug`,
    ),
  ).toEqual([
    { id: 1, slug: 'cini-atolyesi' },
    { id: 404, slug: 'galata-canli' },
    { id: 403, slug: 'gizli-masa' },
  ])
})

it('loses no favourite', async () => {
  const kept = await rows(
    `select member_id, game_id, created_at from favourite_games
     where game_id in (select id from catalogue_games where kind = 'slot') order by member_id, game_id`,
  )
  expect(kept).toEqual(favourites)
  expect(kept.length).toBeGreaterThan(0)
  const live = await rows(
    `select member_id, name, favourite.created_at::date::text as day
     from favourite_games favourite join catalogue_games game on game.id = game_id
     where kind = 'table' order by game.created_at`,
  )
  expect(live).toEqual([
    { member_id: 2n, name: 'Bir', day: '2026-02-02' },
    { member_id: 1n, name: 'İki', day: '2026-02-01' },
    { member_id: 1n, name: 'Üç', day: '2026-02-01' },
  ])
})

it('begins again where it was: nothing of the studio is added twice', async () => {
  const count = async () => (await rows('select count(*) from catalogue_games'))[0]
  const before = await count()
  await Promise.all([seedCatalogue(database.db), seedCatalogue(database.db)])
  expect(await count()).toEqual(before)
  const { rows: added } = await database.pool.query<{ id: number }>(
    `insert into catalogue_games (kind, name, folded, provider_id, game, rtp, volatility)
     values ('slot', 'x', 'x', 1, 'x', 1, 'low') returning id`,
  )
  expect(added).toHaveLength(1)
})
