import { afterAll, beforeAll, expect, it } from 'vitest'
import { CATEGORY } from '#contract/games/categories.ts'
import { lira } from '#contract/money.ts'
import type { MemberContext } from '../context.ts'
import { loginAs, startTestHouse, type TestHouse } from '../testing.ts'
import { addGame } from './add-game.ts'
import { kindsOf } from './games.ts'
import { gameToLaunch, launchForMember } from './launch.ts'

/** Games of every kind are opened in one way; what belongs to a kind alone comes from its section. */

let house: TestHouse
let context: MemberContext
const ids = { table: 0, race: 0, elsewhere: 0, closed: 0 }

beforeAll(async () => {
  house = await startTestHouse()
  const { db } = house.database
  await db
    .insertInto('catalogue_providers')
    .values({ id: 900, name: 'Galata Canlı', slug: 'galata-canli' })
    .execute()
  const listed = { providerId: 900, minStake: lira(1), maxStake: lira(500), popularity: 1 }
  const table = { kind: 'table', types: ['roulette'], categories: [CATEGORY.roulette] } as const
  const race = { kind: 'race', types: ['race'], categories: [] } as const
  ids.table = await addGame(db, { ...listed, ...table, name: 'Rulet', game: 'galata-ruleti' })
  ids.race = await addGame(db, { ...listed, ...race, name: 'Altın Yarış', game: 'altin-yaris' })
  ids.elsewhere = await addGame(db, { ...listed, ...table, name: 'Yalnız Bir Karo' })
  ids.closed = await addGame(db, { ...listed, ...race, name: 'Kapalı', game: 'kapali' })
  await db
    .updateTable('catalogue_games')
    .set({ is_open: false })
    .where('id', '=', ids.closed)
    .execute()
  context = await contextOfDemo()
}, 120_000)
afterAll(() => house.close())

/** What opening a game reads of a context; a call's own tests bring the rest. */
async function contextOfDemo(): Promise<MemberContext> {
  const { db } = house.database
  await loginAs(house, 'demo')
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('username', '=', 'demo')
    .executeTakeFirstOrThrow()
  const { id: familyId } = await db
    .selectFrom('session_families')
    .select('id')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow()
  const session = { familyId }
  return { db, house, member, session, lang: 'tr', now: house.clock() } as unknown as MemberContext
}

const version = { version: '3', page: 'ours', stageKind: 'roulette' } as const

it('a live table is opened under a session of its own, its kind and version named by the address', async () => {
  const found = await gameToLaunch(context, kindsOf('live'), ids.table)
  expect(found).toMatchObject({ kind: 'table', game: 'galata-ruleti' })
  const opened = await launchForMember(context, found, version, true)
  expect(opened).toMatchObject({ gameID: ids.table, name: 'Rulet', providerName: 'Galata Canlı' })
  const url = new URL(opened.url)
  expect(url.href.startsWith(`${house.settings.gamesUrl}/galata-ruleti/3/index.html?`)).toBe(true)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    kind: 'roulette',
    device: 'mobile',
    lang: 'tr',
    currency: 'TRY',
    parent: new URL(house.settings.publicUrl).origin,
  })
  const sessions = await house.database.db.selectFrom('game_sessions').selectAll().execute()
  expect(sessions).toMatchObject([
    {
      member_id: context.member.id,
      family_id: context.session.familyId,
      game_id: ids.table,
      game: 'galata-ruleti',
      version: '3',
      account: 'games:galata-canli',
    },
  ])
  // The token itself is the member's alone.
  expect(JSON.stringify(sessions, plain)).not.toContain(url.searchParams.get('sessionID'))
})

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

it('a page of another studio is not told the kind, and a game without any page is not opened', async () => {
  const found = await gameToLaunch(context, kindsOf('virtual'), ids.race)
  const page = new URL('https://studio.example/zeplin?theme=night')
  const { url } = await launchForMember(context, found, { ...version, page }, false)
  expect(url).toMatch(/^https:\/\/studio\.example\/zeplin\?theme=night&sessionID=.+device=desktop/)
  expect(new URL(url).searchParams.has('kind')).toBe(false)
  const nowhere = launchForMember(context, found, { ...version, page: null }, false)
  await expect(nowhere).rejects.toThrow(expect.objectContaining({ refusal: 'game-disabled' }))
})

it.each([
  ['of another section', 'slot', 'table', 'game-unknown'],
  ['of the virtual games, asked of the live ones', 'live', 'race', 'game-unknown'],
  ['that is closed', 'virtual', 'closed', 'game-disabled'],
  ['that has nothing of the house behind it', 'live', 'elsewhere', 'game-disabled'],
] as const)('a game %s is refused', async (_what, section, which, refusal) => {
  const launch = gameToLaunch(context, kindsOf(section), ids[which])
  await expect(launch).rejects.toThrow(expect.objectContaining({ refusal }))
})

it('an id beyond every column is a game that there is not', async () => {
  const launch = gameToLaunch(context, kindsOf('live'), Number.MAX_SAFE_INTEGER)
  await expect(launch).rejects.toThrow(expect.objectContaining({ refusal: 'game-unknown' }))
})
