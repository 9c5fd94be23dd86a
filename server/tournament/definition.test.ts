import { TESTER } from '#server/action/testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../database/testing.ts'
import { addTournament, BadTournament, tournamentFile } from './definition.ts'
import { seedDemoTournaments } from './demo.ts'
import { listTournaments } from './operate.ts'

const FILE = {
  name: 'lale-kupasi',
  title: { tr: 'Lale Kupası', en: 'Tulip Cup' },
  text: { tr: 'Bir hafta.', en: 'A week.' },
  starts: '2026-11-23T00:00:00+03:00',
  ends: '2026-11-30T00:00:00+03:00',
  games: ['lale-devri'],
  rule: 'best-multiple',
  minStake: 1,
  prizes: [500, 250],
}

describe('the file of a tournament', () => {
  it('is taken as it stands', () => expect(tournamentFile.safeParse(FILE).success).toBe(true))
  it.each([
    ['an end before its beginning', { ends: '2026-11-22T00:00:00+03:00' }],
    ['a better rank that wins less', { prizes: [100, 200] }],
    ['no prize', { prizes: [] }],
    ['a fraction of a kuruş', { prizes: [0.001] }],
    ['a stake of nothing', { minStake: 0 }],
    ['games and a category', { category: 98 }],
    ['neither', { games: undefined }],
    ['no such rule', { rule: 'most-staked' }],
    ['a name with spaces', { name: 'Lale Kupası' }],
    ['one language', { title: { tr: 'Lale Kupası' } }],
    ['what it does not know', { prize: 1 }],
    ['a moment without a zone', { starts: '2026-11-23T00:00:00' }],
  ])('is refused with %s', (_, change) =>
    expect(tournamentFile.safeParse({ ...FILE, ...change }).success).toBe(false),
  )
})

describe('holding one', () => {
  let database: FreshDatabase
  const now = new Date('2026-11-20T12:00:00Z')
  beforeAll(async () => {
    database = await freshDatabase('demo')
  })
  afterAll(() => database.close())

  const add = (change: object) =>
    addTournament(database.db, TESTER, tournamentFile.parse({ ...FILE, ...change }), now)
  const gamesOf = (id: number | null) =>
    database.db
      .selectFrom('tournament_games')
      .select('game_id')
      .where('tournament_id', '=', id ?? 0)
      .execute()

  it('takes a name once, and games that are there', async () => {
    expect(await add({})).toEqual(expect.any(Number))
    expect(await add({})).toBeNull()
    await expect(add({ name: 'other', games: ['nowhere'] })).rejects.toThrow(BadTournament)
    await expect(add({ name: 'other', games: undefined, category: 999 })).rejects.toThrow(
      BadTournament,
    )
    expect(await listTournaments(database.db, now)).toHaveLength(1)
  })

  it('names the games that its category holds now', async () => {
    const id = await add({ name: 'shelf', games: undefined, category: 98 })
    expect((await gamesOf(id)).length).toBeGreaterThan(0)
  })

  it('keeps a demo of any week with one that runs and one that comes, and none from before it', async () => {
    for (const week of ['2026-11-22T20:59:59Z', '2026-11-22T21:00:00Z', '2031-02-05T10:00:00Z']) {
      await database.db.deleteFrom('tournaments').execute()
      const at = new Date(week)
      await seedDemoTournaments(database.db, at)
      await seedDemoTournaments(database.db, at)
      const states = (await listTournaments(database.db, at)).map(({ state }) => state)
      expect(states).toEqual(['coming', 'active'])
    }
  })
})
