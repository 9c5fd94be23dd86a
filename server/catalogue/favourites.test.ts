import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATEGORY } from '#contract/games/categories.ts'
import { TESTER } from '../action/testing.ts'
import { FAVOURITES_MAX } from '#contract/calls/favourites.ts'
import { atTheDoor, newMember } from '../account/testing-factors.ts'
import { addGame, ensureProvider } from './add-game.ts'
import { seedSynthetic } from './synthetic.ts'
import { settleSports } from '../sports/settlement/settle.ts'
import { openMatch, type TestMatch } from '../sports/testing.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'

let house: TestHouse
let ids: number[] = []

beforeAll(async () => {
  house = await startTestHouse()
  const { data } = await visitor(house).call('casino/games_list', { limit: 4 })
  ids = data.map(({ gameID }) => gameID)
}, 120_000)
afterAll(() => house.close())

const CALL = 'user/favorites'
const TYPES = ['casino', 'livecasino', 'virtualgames'] as const

async function newcomer(): Promise<Client & { id: bigint }> {
  const member = await newMember(house)
  return { ...(await atTheDoor(house, member)), id: member.id }
}

/** A live table of its own: the house has none by itself. */
async function newTable(): Promise<number> {
  return house.database.db.transaction().execute(async (db) => {
    const providerId = await ensureProvider(db, { name: 'Masa', slug: 'masa' })
    const categories = [CATEGORY.roulette] as const
    const stakes = { minStake: 1n, maxStake: 2n }
    const listed = { name: 'Masa', providerId, types: ['roulette'], popularity: 0 } as const
    return addGame(db, { kind: 'table', ...listed, categories, ...stakes })
  })
}

const shown = async (client: Client) => {
  const { data } = await client.call('casino/games_list', {
    favorites: true,
    limit: 100,
    offset: 0,
  })
  return Array.isArray(data) ? data.map(({ gameID }) => gameID).toSorted((a, b) => a - b) : []
}

describe('favourites', () => {
  it('CALL-user/favorites-insert adds the id, once however often it is said', async () => {
    const client = await newcomer()
    const [first = 0, second = 0] = ids
    const payload = { mode: 'insert', type: 'casino', id: first } as const
    expect((await client.call(CALL, payload)).data).toEqual([first])
    expect((await client.call(CALL, payload)).data).toEqual([first])
    expect((await client.call(CALL, { ...payload, id: second })).data).toHaveLength(2)
    expect(await shown(client)).toEqual([first, second].toSorted((a, b) => a - b))
  })

  it('CALL-user/favorites-delete removes the id, and one that is not in does no harm', async () => {
    const client = await newcomer()
    const [first = 0, second = 0] = ids
    for (const id of [first, second])
      await client.call(CALL, { mode: 'insert', type: 'casino', id })
    const payload = { mode: 'delete', type: 'casino', id: first } as const
    expect((await client.call(CALL, payload)).data).toEqual([second])
    expect((await client.call(CALL, payload)).data).toEqual([second])
    expect(await shown(client)).toEqual([second])
  })

  it('CALL-user/favorites-types takes casino and livecasino and nothing else', async () => {
    const client = await newcomer()
    for (const type of TYPES) {
      const answer = await client.refused(CALL, { mode: 'insert', type, id: 99_999_999 })
      expect([answer.code, answer.data.refusal]).toEqual([404, 'game-unknown'])
    }
    for (const type of ['slot', 'live', 'poker', '']) {
      const refusal = await client.refused(CALL, { mode: 'insert', type: type as 'casino', id: 1 })
      expect([refusal.code, refusal.data.fields?.[0]?.field]).toEqual([422, 'type'])
    }
  })

  it('CALL-user/favorites-ids answers the ids of that type alone, the latest first', async () => {
    const client = await newcomer()
    for (const id of ids) {
      house.pass(1000)
      await client.call(CALL, { mode: 'insert', type: 'casino', id })
    }
    const { data } = await client.call(CALL, { mode: 'delete', type: 'casino', id: ids[0] ?? 0 })
    expect(data).toEqual(ids.slice(1).reverse())
    const table = await newTable()
    const live = await client.call(CALL, { mode: 'insert', type: 'livecasino', id: table })
    expect(live.data).toEqual([table])
  })

  it('ROLE-02/favourites are sent with the session and refused with code 403 without one', async () => {
    const [id = 0] = ids
    for (const mode of ['insert', 'delete'] as const)
      for (const type of TYPES) {
        const refusal = await visitor(house).refused(CALL, { mode, type, id })
        expect([refusal.code, refusal.message]).toEqual([403, 'Bu işlem için yetkiniz yok'])
      }
    for (const list of [
      'casino/games_list',
      'livecasino/game_table_list',
      'virtualgames/game_list',
    ] as const) {
      const payload = { favorites: true, limit: 100, offset: 0 }
      expect((await visitor(house).refused(list, payload)).code).toBe(403)
    }
    const client = await newcomer()
    expect((await client.call(CALL, { mode: 'insert', type: 'casino', id })).code).toBe(200)
  })

  it('CALL-favlists/slots are the games of the member alone, a hundred from the first', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const [first = 0, second = 0] = ids
    await one.call(CALL, { mode: 'insert', type: 'casino', id: first })
    await other.call(CALL, { mode: 'insert', type: 'casino', id: second })
    const payload = { favorites: true, limit: FAVOURITES_MAX, offset: 0 }
    const reply = await one.call('casino/games_list', payload)
    expect(reply.data.map(({ gameID }) => gameID)).toEqual([first])
    expect(reply.data[0]?.isFavorite).toBe(true)
    expect(reply.pagination).toEqual({ limit: 100, total: 1, offset: 0 })
    expect(await shown(other)).toEqual([second])
  })

  it('CALL-favlists/live are the tables of the member alone, a hundred from the first', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const table = await newTable()
    await one.call(CALL, { mode: 'insert', type: 'livecasino', id: table })
    const payload = { favorites: true, limit: FAVOURITES_MAX, offset: 0 }
    const reply = await one.call('livecasino/game_table_list', payload)
    expect(reply.data).toMatchObject([{ tableID: table, isFavorite: true }])
    expect(reply.pagination).toEqual({ limit: 100, total: 1, offset: 0 })
    expect((await other.call('livecasino/game_table_list', payload)).code).toBe(404)
  })

  it('hold virtual games as well, listed and told like those of the other types', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const { data: tracks } = await one.call('virtualgames/game_list', {})
    const track = tracks[0]?.gameID ?? 0
    expect(tracks.map(({ isFavorite }) => isFavorite)).toEqual(tracks.map(() => false))
    const marked = await one.call(CALL, { mode: 'insert', type: 'virtualgames', id: track })
    expect(marked.data).toEqual([track])
    const payload = { favorites: true, limit: FAVOURITES_MAX, offset: 0 }
    const reply = await one.call('virtualgames/game_list', payload)
    expect(reply.data).toMatchObject([{ gameID: track, isFavorite: true }])
    expect(reply.pagination).toEqual({ limit: 100, total: 1, offset: 0 })
    expect((await other.call('virtualgames/game_list', payload)).code).toBe(404)
    // Of another type there is no such game.
    const wrong = await one.refused(CALL, { mode: 'insert', type: 'casino', id: track })
    expect(wrong.data.refusal).toBe('game-unknown')
  })

  it('hold matches as well, of the member alone: one that is over is listed no more, and makes room for others', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const [first, second, third] = [
      await openMatch(house, { clubs: [0, 1] }),
      await openMatch(house, { clubs: [2, 3] }),
      await openMatch(house, { clubs: [4, 5] }),
    ]
    const mark = async ({ eventID }: TestMatch, mode: 'insert' | 'delete' = 'insert') => {
      house.pass(1_000)
      return (await one.call(CALL, { mode, type: 'sport', id: eventID })).data
    }
    const payload = { favorites: true, limit: FAVOURITES_MAX, offset: 0 }
    const listed = async () =>
      (await one.call('betframe/events', payload)).data.map(({ eventID }) => eventID)
    expect(await mark(first)).toEqual([first.eventID])
    expect(await mark(first)).toEqual([first.eventID])
    expect(await mark(second)).toEqual([second.eventID, first.eventID])
    expect(await listed()).toEqual([first.eventID, second.eventID])
    expect((await other.call('betframe/events', payload)).code).toBe(404)
    expect((await visitor(house).refused('betframe/events', payload)).code).toBe(403)
    const unsigned = { mode: 'insert', type: 'sport', id: first.eventID } as const
    expect((await visitor(house).refused(CALL, unsigned)).code).toBe(403)
    for (const id of [99_999, 2 ** 40]) {
      const answer = await one.refused(CALL, { mode: 'insert', type: 'sport', id })
      expect([answer.code, answer.data.refusal]).toEqual([404, 'not-found'])
    }
    await first.play(1, 0)
    await settleSports(house)
    expect(await listed()).toEqual([second.eventID])
    expect(await mark(third)).toEqual([third.eventID, second.eventID])
    expect(await mark(second, 'delete')).toEqual([third.eventID])
    // As many as one list shows.
    await house.database.pool.query(
      `with made as (insert into sports_events (provider, event, fixture, starts_at, first_starts_at, record, heard_at)
         select provider, event || n, fixture, starts_at, first_starts_at, record, heard_at
         from sports_events, generate_series(1, $3) n where id = $2 returning id)
       insert into favourite_matches (member_id, event_id) select $1, id from made`,
      [one.id, third.eventID, FAVOURITES_MAX - 1],
    )
    const over = { mode: 'insert', type: 'sport', id: second.eventID } as const
    expect((await one.refused(CALL, over)).data.refusal).toBe('favourites-full')
  })

  it('hold competitions as well, of the member alone, by what their provider calls them', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const match = await openMatch(house, { clubs: [6, 7] })
    const { data } = await one.call('betframe/event', { eventID: match.eventID })
    const { competitionID } = data
    const mark = (mode: 'insert' | 'delete', id = competitionID) =>
      one.call('betframe/favorite_competition', { mode, competitionID: id })
    const listed = async (client: Client) =>
      (await client.call('betframe/favorite_competitions', {})).data
    expect(await listed(one)).toEqual([])
    expect((await mark('insert')).data).toEqual([competitionID])
    expect((await mark('insert')).data).toEqual([competitionID])
    expect(await listed(one)).toEqual([competitionID])
    expect(await listed(other)).toEqual([])
    for (const id of ['nowhere', `${competitionID} `, "' or true --"]) {
      const answer = await one.refused('betframe/favorite_competition', {
        mode: 'insert',
        competitionID: id,
      })
      expect([answer.code, answer.data.refusal]).toEqual([404, 'not-found'])
      expect((await mark('delete', id)).data).toEqual([competitionID])
    }
    for (const wrong of ['', 'x'.repeat(81)]) {
      const answer = await one.refused('betframe/favorite_competition', {
        mode: 'insert',
        competitionID: wrong,
      })
      expect([answer.code, answer.data.fields?.[0]?.field]).toEqual([422, 'competitionID'])
    }
    const unsigned = { mode: 'insert', competitionID } as const
    expect((await visitor(house).refused('betframe/favorite_competition', unsigned)).code).toBe(403)
    expect((await visitor(house).refused('betframe/favorite_competitions', {})).code).toBe(403)
    expect((await mark('delete')).data).toEqual([])
    expect((await mark('delete')).data).toEqual([])
    // As many as of anything else; one that is in stays in, however full it is.
    await house.database.pool.query(
      `insert into favourite_competitions (member_id, competition_id)
       select $1, 'league-' || n from generate_series(1, $2) n`,
      [one.id, FAVOURITES_MAX],
    )
    const full = await one.refused('betframe/favorite_competition', unsigned)
    expect([full.code, full.data.refusal]).toEqual([422, 'favourites-full'])
  })

  it('know no game that is not there, in either direction', async () => {
    const client = await newcomer()
    for (const mode of ['insert', 'delete'] as const)
      for (const id of [99_999, 2 ** 40]) {
        const answer = await client.refused(CALL, { mode, type: 'casino', id })
        expect(answer.data.refusal).toBe('game-unknown')
      }
  })

  it('end at a hundred of a type, so that one list shows them all', async () => {
    const client = await newcomer()
    const { db, pool } = house.database
    await seedSynthetic(db, TESTER, FAVOURITES_MAX)
    await pool.query(
      `insert into favourite_games (member_id, game_id)
       select $1, id from catalogue_games where id != all($3) and kind = 'slot' order by id desc limit $2`,
      [client.id, FAVOURITES_MAX - 1, ids],
    )
    const [id = 0, over = 0] = ids
    expect((await client.call(CALL, { mode: 'insert', type: 'casino', id })).code).toBe(200)
    const answer = await client.refused(CALL, { mode: 'insert', type: 'casino', id: over })
    expect([answer.code, answer.data.refusal]).toEqual([422, 'favourites-full'])
    expect((await client.call(CALL, { mode: 'insert', type: 'casino', id })).code).toBe(200)
  })
})
