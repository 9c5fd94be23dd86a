import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from '#contract/registry.ts'
import { openSlot } from '../round/testing.ts'
import { chooseClientSeed } from '../round/testing.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { addGame } from '../catalogue/add-game.ts'

let house: TestHouse
let demo: Client
let stranger: Client
const ids = new Map<string, number>()
const OTHER = 2

const idOf = (name: string): number => ids.get(name) ?? 0

beforeAll(async () => {
  house = await startTestHouse()
  await house.database.db
    .insertInto('catalogue_providers')
    .values({ id: OTHER, name: 'İstanbul Oyun', slug: 'istanbul-oyun' })
    .execute()
  for (const [name, providerId, types, categories] of [
    ['Şekerci Dükkânı', OTHER, ['cluster'], [96, 63]],
    ['Işıklı Çarşı 100%', OTHER, ['ways', 'jackpot'], [57, 58, 94]],
    ['Kapalı Oyun', OTHER, ['lines'], [27]],
  ] as const) {
    const slot = {
      kind: 'slot',
      game: 'lale-devri',
      rtp: 9600,
      volatility: 'low',
      popularity: 1,
    } as const
    ids.set(
      name,
      await addGame(house.database.db, { ...slot, name, providerId, types, categories }),
    )
  }
  await house.database.db
    .updateTable('catalogue_games')
    .set({ is_open: false })
    // Of the studio's own games one stays open, so that what the shelves hold is known.
    .where((row) => row.or([row('id', '=', idOf('Kapalı Oyun')), row('game', '!=', 'lale-devri')]))
    .execute()
  demo = await loginAs(house, 'demo')
  stranger = visitor(house)
  const { data } = await demo.call('casino/games_list', { searchGameName: 'Lale Devri' })
  ids.set('Lale Devri', data[0]?.gameID ?? 0)
}, 120_000)
afterAll(() => house.close())

async function namesOf(payload: Payload<'casino/games_list'>, client = stranger) {
  const { data } = await client.call('casino/games_list', payload)
  return Array.isArray(data) ? data.map(({ name }) => name).sort() : []
}

describe('the categories', () => {
  it('CALL-casino/category_list ROLE-03/casino-categories answer a visitor, a hundred from the first', async () => {
    const reply = await stranger.call('casino/category_list', { limit: 100, offset: 0 })
    expect(reply.data).toHaveLength(12)
    expect(reply.pagination).toEqual({ limit: 100, total: 12, offset: 0 })
    expect(reply.data[0]).toEqual({ CategoryID: 27, name: 'Popüler', items: 0 })
    expect(reply.data.find(({ CategoryID }) => CategoryID === 49)?.items).toBe(1)
  })

  const category = async (id: number) => {
    const { data } = await stranger.call('casino/category_list', {})
    return data.find(({ CategoryID }) => CategoryID === id)?.name
  }
  it('CONST-09/27 is Popüler', async () => expect(await category(27)).toBe('Popüler'))
  it('CONST-09/40 is Yeni', async () => expect(await category(40)).toBe('Yeni'))
  it('CONST-09/49 is Klasik', async () => expect(await category(49)).toBe('Klasik'))
  it('CONST-09/57 is Çok Yollu', async () => expect(await category(57)).toBe('Çok Yollu'))
  it('CONST-09/58 is Jackpot', async () => expect(await category(58)).toBe('Jackpot'))
  it('CONST-09/60 is Bonus Alım', async () => expect(await category(60)).toBe('Bonus Alım'))
  it('CONST-09/63 is Meyve', async () => expect(await category(63)).toBe('Meyve'))
  it('CONST-09/72 is Macera', async () => expect(await category(72)).toBe('Macera'))
  it('CONST-09/82 is Şelale', async () => expect(await category(82)).toBe('Şelale'))
  it('CONST-09/94 is Hızlı Erişim', async () => expect(await category(94)).toBe('Hızlı Erişim'))
  it('CONST-09/96 is Küme', async () => expect(await category(96)).toBe('Küme'))
  it('CONST-09/98 is Yüksek Kazanç', async () => expect(await category(98)).toBe('Yüksek Kazanç'))
})

describe('the providers', () => {
  it('CALL-casino/provider_list answer a visitor and a member alike', async () => {
    const payload = { limit: 100, offset: 0 }
    const reply = await stranger.call('casino/provider_list', payload)
    expect(reply.data).toContainEqual({ providerID: 1, providerName: 'Çini Atölyesi', items: 1 })
    expect(reply.data).toContainEqual({
      providerID: OTHER,
      providerName: 'İstanbul Oyun',
      items: 2,
    })
    expect((await demo.call('casino/provider_list', payload)).data).toEqual(reply.data)
  })
})

describe('the games', () => {
  it('CALL-casino/games_list take limit, 48 unless told, and offset', async () => {
    const all = await stranger.call('casino/games_list', {})
    expect(all.pagination).toEqual({ limit: 48, total: 3, offset: 0 })
    const second = await stranger.call('casino/games_list', { limit: 1, offset: 1 })
    expect(second.data).toEqual([all.data[1]])
    expect(second.pagination).toEqual({ limit: 1, total: 3, offset: 1 })
  })

  it('DATA-16/gameID DATA-16/name a slot carries its id and its name', async () => {
    const { data } = await stranger.call('casino/games_list', { searchGameName: 'lale' })
    expect(data).toHaveLength(1)
    expect(data[0]?.gameID).toBe(idOf('Lale Devri'))
    expect(data[0]?.gameID).toBeGreaterThan(0)
    expect(data[0]?.name).toBe('Lale Devri')
  })

  it('DATA-16/providerID DATA-16/providerName a slot carries its provider', async () => {
    const { data } = await stranger.call('casino/games_list', { searchGameName: 'lale' })
    expect(data[0]).toMatchObject({ providerID: 1, providerName: 'Çini Atölyesi' })
  })

  it('carry where they are played, their picture and what they return', async () => {
    const { data } = await stranger.call('casino/games_list', { searchGameName: 'lale' })
    const { publicUrl } = house.settings
    expect(data[0]).toMatchObject({
      url: `${publicUrl}/play/slot/${idOf('Lale Devri')}`,
      rtp: 96.52,
      volatility: 'high',
      isNew: true,
      isFavorite: false,
    })
    expect(data[0]?.image).toContain(`${publicUrl}/art/lale-devri/`)
  })

  it('CALL-casino/games_list-categoryID ROLE-03/games-by-category narrow to a category, for a visitor too', async () => {
    expect(await namesOf({ categoryID: 96 })).toEqual(['Şekerci Dükkânı'])
    expect(await namesOf({ categoryID: 57 })).toEqual(['Işıklı Çarşı 100%'])
  })

  it('CALL-casino/games_list-providerID narrow to a provider', async () => {
    expect(await namesOf({ providerID: 1 })).toEqual(['Lale Devri'])
    expect(await namesOf({ providerID: OTHER })).toHaveLength(2)
  })

  it.each([
    ['lale', 'Lale Devri'],
    ['LALE DEVRİ', 'Lale Devri'],
    ['lale  devrı', 'Lale Devri'],
    ['sekerci', 'Şekerci Dükkânı'],
    ['ŞEKERCİ DÜKKANI', 'Şekerci Dükkânı'],
    ['isikli', 'Işıklı Çarşı 100%'],
    ['IŞIKLI', 'Işıklı Çarşı 100%'],
    ['çarşı', 'Işıklı Çarşı 100%'],
    ['0%', 'Işıklı Çarşı 100%'],
  ])('CALL-casino/games_list-searchGameName finds for %j: %s', async (typed, name) => {
    expect(await namesOf({ searchGameName: typed })).toEqual([name])
  })

  it.each(['%', '_', '\\', "'; drop table catalogue_games; --", '<b>', 'zzz'])(
    'find nothing strange for %j',
    async (typed) => {
      const names = await namesOf({ searchGameName: typed })
      expect(names).toEqual(typed === '%' ? ['Işıklı Çarşı 100%'] : [])
    },
  )

  it('ROLE-02/search answers a visitor, and a member with the session', async () => {
    expect(await namesOf({ searchGameName: 'lale' }, stranger)).toEqual(['Lale Devri'])
    expect(await namesOf({ searchGameName: 'lale' }, demo)).toEqual(['Lale Devri'])
  })

  it('CALL-casino/games_list-favorites are the member’s own, and refused without one', async () => {
    const member = await house.database.db
      .selectFrom('members')
      .select('id')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow()
    await house.database.db
      .insertInto('favourite_games')
      .values({ member_id: member.id, game_id: idOf('Şekerci Dükkânı') })
      .execute()
    const payload = { favorites: true, limit: 100, offset: 0 }
    expect(await namesOf(payload, demo)).toEqual(['Şekerci Dükkânı'])
    const marked = await demo.call('casino/games_list', { searchGameName: 'şekerci' })
    expect(marked.data[0]?.isFavorite).toBe(true)
    const other = await demo.call('casino/games_list', { searchGameName: 'lale' })
    expect(other.data[0]?.isFavorite).toBe(false)
    const refusal = await stranger.refused('casino/games_list', payload)
    expect(refusal.code).toBe(403)
    const noOne = await (await loginAs(house, 'vip20')).call('casino/games_list', payload)
    expect([noOne.code, noOne.message]).toEqual([404, 'Kayıt Bulunamadı'])
  })

  it('CALL-casino/quick-access ROLE-03/quick-access are category 94, fifty at once, for a visitor too', async () => {
    const reply = await stranger.call('casino/games_list', { limit: 50, categoryID: 94 })
    expect(reply.pagination).toEqual({ limit: 50, total: 2, offset: 0 })
    expect(reply.data.every(({ categoryIDs }) => categoryIDs.includes(94))).toBe(true)
  })

  it('narrow by type', async () => {
    expect(await namesOf({ type: 'lines' })).toEqual(['Lale Devri'])
    expect(await namesOf({ type: 'ways' })).toEqual(['Işıklı Çarşı 100%'])
    expect(await namesOf({ type: 'cluster' })).toEqual(['Şekerci Dükkânı'])
    expect(await namesOf({ type: 'jackpot' })).toEqual(['Işıklı Çarşı 100%', 'Lale Devri'])
    expect(await namesOf({ type: 'bonus-buy' })).toEqual(['Lale Devri'])
    expect(await namesOf({ type: 'new' })).toEqual(['Lale Devri'])
    expect(await namesOf({ type: 'popular' })).toEqual([])
  })

  it('answer a page past the last as no record, with its pagination', async () => {
    const reply = await stranger.call('casino/games_list', { offset: 48 })
    expect([reply.code, reply.message]).toEqual([404, 'Kayıt Bulunamadı'])
    expect(reply.pagination).toEqual({ limit: 48, total: 3, offset: 48 })
  })

  it.each([
    ['a category that is not there', { categoryID: 28 }],
    ['a category beyond every id', { categoryID: 2 ** 40 }],
    ['a provider that is not there', { providerID: 99 }],
  ])('refuse %s', async (_title, payload) => {
    const refusal = await stranger.refused('casino/games_list', payload)
    expect(refusal.code).toBe(422)
    expect(refusal.data.fields?.[0]?.field).toMatch(/ID$/)
  })
})

describe('opening a slot', () => {
  beforeAll(() => chooseClientSeed(demo))

  it('CALL-casino/init_game takes a gameID with a session and answers data.url', async () => {
    const { data } = await demo.call('casino/init_game', { gameID: idOf('Lale Devri') })
    const url = new URL(data.url)
    expect(url.origin).toBe(house.settings.gamesUrl)
    expect(url.pathname).toBe('/lale-devri/1/index.html')
    const reply = Object.fromEntries(url.searchParams)
    expect(reply).toMatchObject({ lang: 'tr', device: 'desktop', currency: 'TRY' })
    expect(reply['rgs_url']).toBe(`${url.host}/rgs`)
    expect(reply['parent']).toBe(house.settings.publicUrl)
    expect(data).toMatchObject({ name: 'Lale Devri', providerName: 'Çini Atölyesi' })
  })

  it('CALL-casino/init_game opens the game that was asked for', async () => {
    for (const name of ['Şekerci Dükkânı', 'Işıklı Çarşı 100%']) {
      const gameID = idOf(name)
      const { data } = await demo.call('casino/init_game', { gameID })
      expect(data).toMatchObject({ gameID, name, providerName: 'İstanbul Oyun' })
    }
  })

  it('ROLE-02/launch is sent with the session and refused with code 403 without one', async () => {
    const payload = { gameID: idOf('Lale Devri') }
    expect((await demo.call('casino/init_game', payload)).code).toBe(200)
    const refusal = await stranger.refused('casino/init_game', payload)
    expect([refusal.code, refusal.message]).toEqual([403, 'Bu işlem için yetkiniz yok'])
  })

  it('knows no game that is not there, and none that is closed', async () => {
    for (const gameID of [99_999, 2 ** 40]) {
      const answer = await demo.refused('casino/init_game', { gameID })
      expect(answer.data.refusal).toBe('game-unknown')
    }
    const closed = await demo.refused('casino/init_game', { gameID: idOf('Kapalı Oyun') })
    expect(closed.data.refusal).toBe('game-disabled')
  })

  it('keeps no secret in the clear', async () => {
    const slot = await openSlot(demo)
    const { rows } = await house.database.pool.query<{ row: string }>(
      'select row_to_json(g)::text as row from game_sessions g',
    )
    const secret = slot.sessionID.split('-').slice(1).join('-')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => row.includes(secret))).toBe(false)
    expect(house.logged()).not.toContain(secret)
  })
})

describe('the history of rounds', () => {
  it('lists the member’s own, newest first, with stake, payout and mode', async () => {
    const player = await loginAs(house, 'demo')
    const slot = await openSlot(player)
    const played = []
    for (let round = 0; round < 3; round += 1) {
      played.push((await slot.play({ amount: 2_000_000 })).round)
      await slot.endRound()
    }
    const reply = await player.call('casino/game_history', { limit: 2 })
    expect(reply.pagination).toEqual({ limit: 2, total: 3, offset: 0 })
    expect(reply.data.map(({ roundID }) => roundID)).toEqual([
      played[2]?.roundID,
      played[1]?.roundID,
    ])
    expect(reply.data[0]).toMatchObject({
      gameName: 'Lale Devri',
      providerName: 'Çini Atölyesi',
      mode: 'base',
      stake: 2,
      payout: (played[2]?.payout ?? 0) / 1_000_000,
      multiplier: played[2]?.payoutMultiplier,
      active: false,
    })
    const { data } = await player.call('casino/round', { roundID: played[0]?.roundID ?? 0 })
    expect(data.events).toEqual(played[0]?.state)
    expect(data.draw).toMatchObject({ nonce: 0, serverSeed: null })
    expect(data.draw.seedHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('narrows by day, moment and game', async () => {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format()
    const total = async (filters: object) => {
      const reply = await demo.call('casino/game_history', filters)
      return reply.pagination?.total
    }
    expect(await total({ startDate: today, endDate: today })).toBe(3)
    expect(await total({ endDate: '2020-01-01' })).toBe(0)
    expect(await total({ startDate: new Date(Date.now() + 60_000).toISOString() })).toBe(0)
    expect(await total({ gameID: idOf('Lale Devri') })).toBe(3)
    expect(await total({ gameID: 2 ** 40 })).toBe(0)
    expect(await total({ startDate: '2020-01-01', endDate: '2098-12-31' })).toBe(3)
    expect(await total({ endDate: '2020-01-01T00:00:00+23:59' })).toBe(0)
    expect(await total({ startDate: '9999-12-31T23:59:59-23:59' })).toBe(0)
    for (const startDate of ['2026-02-30', 'yesterday', '1', '9999-12-31T23:59:59Z; --'])
      expect((await demo.refused('casino/game_history', { startDate })).code).toBe(422)
  })

  it('is nobody else’s: a stranger and another member see none of it', async () => {
    const { data } = await demo.call('casino/game_history', {})
    const roundID = data[0]?.roundID ?? 0
    const other = await loginAs(house, 'vip20')
    expect((await other.call('casino/game_history', {})).code).toBe(404)
    expect((await other.refused('casino/round', { roundID })).code).toBe(404)
    for (const [name, payload] of [
      ['casino/game_history', {}],
      ['casino/round', { roundID }],
    ] as const)
      expect((await stranger.refused(name, payload)).code).toBe(403)
  })
})

describe('a page of equally popular games', () => {
  const TIES = 60
  const PAGE = 7

  it('tells each game once, in the order of their ids', async () => {
    const { db } = house.database
    const slot = {
      kind: 'slot',
      game: 'lale-devri',
      rtp: 9600,
      volatility: 'low',
      popularity: 5,
    } as const
    const tied: number[] = []
    for (let at = 0; at < TIES; at += 1) {
      const names = { name: `Eşit ${at}`, types: ['lines'], categories: [] }
      tied.push(await addGame(db, { ...names, ...slot, providerId: OTHER }))
    }
    // A rewritten row lies behind the others, so that the order of the table is not the right one.
    const rewritten = tied.filter((_id, at) => at % 2 === 0)
    await db
      .updateTable('catalogue_games')
      .set({ popularity: 5 })
      .where('id', 'in', rewritten)
      .execute()
    const listed: number[] = []
    for (let offset = 0; offset < TIES; offset += PAGE) {
      const payload = { searchGameName: 'eşit', limit: PAGE, offset }
      const { data } = await stranger.call('casino/games_list', payload)
      listed.push(...data.map(({ gameID }) => gameID))
    }
    expect(listed).toEqual(tied)
  })
})
