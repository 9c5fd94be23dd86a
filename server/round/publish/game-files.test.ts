import { TESTER } from '#server/action/testing.ts'
import { appendFile, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { checkFiles, checkGameFiles, type FileCheck, type Places } from './game-files.ts'
import { changeSettings, settingsOf } from './game-settings.ts'
import { TABLES_DIR } from './published.ts'
import { openSlot, type GameClient } from '../testing.ts'
import { publishMade } from '../testing-game.ts'

let house: TestHouse
let places: Places
let client: Client
let slot: GameClient

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kasa-files-'))
  house = await startTestHouse({ settings: { dataDir: folder } })
  places = { tables: path.join(folder, 'tables'), own: house.games.all, data: folder }
  // Without what another test is only just writing.
  const filter = (file: string) => !/\.\d+$/.test(file)
  await cp(TABLES_DIR, places.tables, { recursive: true, filter })
  client = await loginAs(house, 'demo')
  slot = await openSlot(client)
}, 120_000)
afterAll(async () => {
  await house.close()
  await rm(places.data, { recursive: true })
})

const TABLE = 'lookUpTable_base_0.csv'
const tableOf = () => path.join(places.tables, 'lale-devri', '1', TABLE)
const checkShelf = async (): Promise<FileCheck[]> => {
  const { log, clock, database } = house
  const found = await checkFiles({ log, clock, db: database.db, actor: TESTER }, places)
  await house.games.refresh()
  return found
}
const wrong = (checks: readonly FileCheck[]) => checks.filter((check) => check.wrong.length > 0)
const alarms = () => house.logged().match(/files of a game are not the registered ones/g) ?? []
const isOpen = async () => (await house.games.current('lale-devri'))?.isOpen

/** Puts the true table back, and opens the game as an operator would. */
async function mend(): Promise<void> {
  await cp(path.join(TABLES_DIR, 'lale-devri', '1', TABLE), tableOf())
  expect(wrong(await checkShelf())).toEqual([])
  expect(await isOpen()).toBe(false)
  await changeSettings(house.database.db, TESTER, 'lale-devri', { is_open: true })
  await house.games.refresh()
}

it('finds every file as it was registered, and lets the games be', async () => {
  const checks = await checkShelf()
  expect(wrong(checks)).toEqual([])
  expect(checks).toContainEqual({ game: 'lale-devri', version: '1', files: 2, wrong: [] })
  expect(await isOpen()).toBe(true)
  expect(alarms()).toEqual([])
  await checkGameFiles(house)
  expect(alarms()).toEqual([])
})

it('takes a game off whose table has one more line: no launch, no play, open rounds still end', async () => {
  await slot.playUntilOpen()
  await appendFile(tableOf(), '9999999,1,0\n')
  expect(wrong(await checkShelf())).toMatchObject([{ game: 'lale-devri', wrong: [TABLE] }])
  expect(JSON.stringify(await client.call('casino/games_list', {}))).not.toContain('Lale Devri')
  expect((await slot.endRound()).status.statusCode).toBe('SUCCESS')
  const played = await slot.play()
  expect([played.http, played.error]).toEqual([500, 'ERR_MAINTENANCE'])
  const refused = await client.refused('casino/init_game', { gameID: 1 })
  expect(refused.data.refusal).toBe('game-disabled')
  expect(alarms().length).toBeGreaterThan(0)
})

it('says so again at every look, at /metrics too, and opens nothing by itself', async () => {
  const before = alarms().length
  expect(wrong(await checkShelf())).toHaveLength(1)
  expect(alarms()).toHaveLength(before + 1)
  const metrics = await (await fetch(`${house.settings.publicUrl}/metrics`)).text()
  expect(metrics).toContain('kasa_game_files_wrong{game="lale-devri",version="1"} 1')
  await mend()
  expect((await slot.play()).error).toBeUndefined()
  await slot.endRound()
})

it('takes a game off whose table is gone, or has one digit changed', async () => {
  await rm(tableOf())
  expect(wrong(await checkShelf())).toMatchObject([{ game: 'lale-devri', wrong: [TABLE] }])
  expect(await isOpen()).toBe(false)
  await mend()
  const { size } = await stat(tableOf())
  await writeFile(tableOf(), '7', { flag: 'r+' })
  expect((await stat(tableOf())).size).toBe(size)
  expect(wrong(await checkShelf())).toHaveLength(1)
  expect(await isOpen()).toBe(false)
  await mend()
})

it('takes a game off whose table is sent compressed as another', async () => {
  const other = gzipSync(Buffer.concat([await readFile(tableOf()), Buffer.from('9,9,9\n')]))
  const copy = `${tableOf()}.gz`
  const before = await readFile(copy)
  for (const bytes of [other, before.subarray(0, 1_000)]) {
    await writeFile(copy, bytes)
    expect(wrong(await checkShelf())).toMatchObject([{ wrong: [`${TABLE}.gz`] }])
    await writeFile(copy, before)
    await mend()
  }
})

it('looks at every file of games by others: tables, books, the page', async () => {
  await publishMade(house)
  expect(wrong(await checkShelf())).toEqual([])
  const folder = path.join(places.data, 'games', 'moon-lines', '1')
  const moon = async () => (await settingsOf(house.database.db, 'moon-lines'))?.is_open
  for (const name of ['lookUpTable_base_0.csv', 'books_base.blocks', 'web/index.html']) {
    const kept = await readFile(path.join(folder, name))
    await appendFile(path.join(folder, name), ' ')
    expect(wrong(await checkShelf())).toMatchObject([
      { game: 'moon-lines', version: '1', wrong: [name] },
    ])
    expect([await moon(), await isOpen()]).toEqual([false, true])
    await writeFile(path.join(folder, name), kept)
    expect(wrong(await checkShelf())).toEqual([])
    await changeSettings(house.database.db, TESTER, 'moon-lines', { is_open: true })
  }
})
