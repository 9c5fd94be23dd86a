/** Versions of the house's own games side by side: a round began on one, and the house has another. */
import { TESTER } from '#server/action/testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, isClean } from '#ledger/audit.ts'
import { port } from '../../database/database.ts'
import { STAGE } from '../../door/games/games.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { ROUND_CHECKS } from '../fairness/audit.ts'
import { checkGameFiles } from './game-files.ts'
import { changeSettings } from './game-settings.ts'
import { knownGame } from './known-game.ts'
import { WrongShelf } from './missing-versions.ts'
import { gameClient, openSlot, type GameClient } from '../testing.ts'
import { BEFORE, BOTH, NEXT } from './testing-versions.ts'

let older: TestHouse
let house: TestHouse
let member: Client
let open: Awaited<ReturnType<GameClient['playUntilOpen']>>

/** The house that has one version, a round open on it; then the house that has two. */
beforeAll(async () => {
  older = await startTestHouse()
  const slot = await openSlot(await loginAs(older, 'demo'))
  open = await slot.playUntilOpen()
  house = await startTestHouse({ databaseUrl: addressOf(older), ownGames: BOTH })
  member = await loginAs(house, 'demo')
}, 120_000)
afterAll(async () => {
  await house.close()
  await older.close()
})

const addressOf = ({ database }: TestHouse): string => database.pool.options.connectionString ?? ''

const versionOf = ({ url }: GameClient): string | undefined => url.pathname.split('/')[2]

async function lastRound() {
  const { data } = await member.call('casino/game_history', { limit: 1 })
  return (await member.call('casino/round', { roundID: data[0]?.roundID ?? 0 })).data
}

describe('a round open on the version before', () => {
  it('is gone on with on that version, and ends and pays on it', async () => {
    const { data: listed } = await member.call('casino/game_history', { limit: 1 })
    expect(listed).toMatchObject([{ active: true }])
    const slot = await openSlot(member)
    expect(versionOf(slot)).toBe(BEFORE.version)
    for (const { id, version } of [BEFORE, NEXT])
      expect(house.games.pageOf(id, version)).toBe(STAGE)
    expect((await slot.authenticate()).round).toEqual(open.round)
    const { balance } = await slot.endRound()
    expect(balance.amount).toBe(open.balance.amount + open.round.payout)
  })

  it('is told in the history, with the table that proves it', async () => {
    const round = await lastRound()
    expect(round).toMatchObject({ game: 'lale-devri', version: BEFORE.version, active: false })
    const [base] = BEFORE.modes
    expect(round.events).toEqual(base?.book(round.draw.bookID))
    expect(round.draw.tableHash).toBe(base?.tableHash)
    const table = await fetch(house.settings.publicUrl + round.draw.table)
    expect(table.status).toBe(200)
  })

  it('is replayed, by the call and by the game server', async () => {
    const { draw, game, version, mode, events } = await lastRound()
    const payload = { game, version, mode, bookID: draw.bookID }
    const { data } = await member.call('casino/replay', payload)
    expect(new URL(data.url).pathname).toBe(`/lale-devri/${BEFORE.version}/index.html`)
    const place = `/rgs/bet/replay/${game}/${version}/${mode}/${draw.bookID}`
    const page = await fetch(house.settings.gamesUrl + place)
    expect(page.status).toBe(200)
    expect(await page.json()).toMatchObject({ state: events })
  })
})

describe('the next launch', () => {
  it('gets the newest version, and plays its tables', async () => {
    const slot = await openSlot(member)
    expect(versionOf(slot)).toBe(NEXT.version)
    expect((await slot.playUntilOpen()).error).toBeUndefined()
    await slot.endRound()
    const round = await lastRound()
    expect(round).toMatchObject({ version: NEXT.version })
    expect(round.draw.tableHash).toBe(NEXT.modes[0]?.tableHash)
    expect(round.draw.bookID).toBeLessThan(1000)
    const { data } = await member.call('casino/game', { gameID: round.gameID })
    expect(data.modes.map(({ tableHash }) => tableHash)).toEqual(
      NEXT.modes.map(({ tableHash }) => tableHash),
    )
    expect(data.lines).toBe(NEXT.facts.lines)
  })

  it('gets the version before while the operator has chosen it', async () => {
    const { db } = house.database
    const known = await knownGame(db, 'lale-devri', BOTH)
    expect(known?.versions).toEqual([BEFORE.version, NEXT.version])
    await changeSettings(db, TESTER, 'lale-devri', { version: BEFORE.version })
    const slot = await openSlot(member)
    expect(versionOf(slot)).toBe(BEFORE.version)
    expect((await slot.play()).error).toBeUndefined()
    await slot.endRound()
    expect(await lastRound()).toMatchObject({ version: BEFORE.version })
    await changeSettings(db, TESTER, 'lale-devri', { version: null })
    expect(versionOf(await openSlot(member))).toBe(NEXT.version)
  })

  it('leaves the files of both versions looked at', async () => {
    await checkGameFiles(house)
    const looked = await house.database.db
      .selectFrom('game_file_checks')
      .select(['version', 'wrong'])
      .where('game', '=', 'lale-devri')
      .orderBy('version')
      .execute()
    expect(looked).toEqual([
      { version: BEFORE.version, wrong: [] },
      { version: NEXT.version, wrong: [] },
    ])
  })
})

describe('a shelf that lost a version', () => {
  const start = (ownGames: typeof BOTH) =>
    startTestHouse({ databaseUrl: addressOf(older), ownGames })
  const without = (gone: typeof NEXT) => BOTH.filter((game) => game !== gone)

  it('does not open while rounds need it, and says which, how many and what to do', async () => {
    const slot = gameClient((await openSlot(member)).url)
    await slot.playUntilOpen()
    const { count } = await house.database.db
      .selectFrom('rounds')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('version', '=', NEXT.version)
      .executeTakeFirstOrThrow()
    const starting = start(without(NEXT))
    await expect(starting).rejects.toThrow(WrongShelf)
    await expect(starting).rejects.toThrow(
      `lale-devri next: needed by rounds played on it (${count}, of which still open: 1). Put it back`,
    )
    await slot.endRound()
    await expect(start(without(BEFORE))).rejects.toThrow(
      /lale-devri 1: needed by .*\(\d+, of which still open: 0\)/,
    )
  })

  it('does not open while new launches are to get it', async () => {
    const { db } = house.database
    await changeSettings(db, TESTER, 'yonca-bahcesi', { version: '0' })
    await expect(start(BOTH)).rejects.toThrow(/npm run game -- yonca-bahcesi --version 1/)
    await changeSettings(db, TESTER, 'yonca-bahcesi', { version: null })
  })

  it('opens when nobody ever played it', async () => {
    const never = { ...NEXT, version: 'never' }
    await (await start([...BOTH, never])).close()
    await (await start(BOTH)).close()
  }, 60_000)

  it('while the house is open, is refused by name and nothing fails', async () => {
    // The house with one version stands beside the one that has both.
    const beside = await loginAs(older, 'demo')
    const slot = await openSlot(member)
    await slot.playUntilOpen()
    const { data } = await beside.call('casino/game_history', { limit: 1 })
    const payload = { roundID: data[0]?.roundID ?? 0 }
    expect((await beside.refused('casino/round', payload)).data).toMatchObject({
      refusal: 'version-missing',
    })
    const gameID = data[0]?.gameID ?? 0
    const launch = await beside.refused('casino/init_game', { gameID })
    expect(launch.data.refusal).toBe('game-disabled')
    const replay = { game: 'lale-devri', version: NEXT.version, mode: 'base', bookID: 1 }
    expect((await beside.refused('casino/replay', replay)).data.refusal).toBe('not-found')
    await slot.endRound()
  })
})

it('the books balance after everything above, and no call failed', async () => {
  expect(isClean(await audit(port(house.database.db), { checks: ROUND_CHECKS }))).toBe(true)
  for (const each of [house, older]) expect(each.logged()).not.toContain('"level":50')
})
