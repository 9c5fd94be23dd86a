import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../database/testing.ts'
import { createLog } from '../../log.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { publishMade } from '../testing-game.ts'
import { clearLeftovers, folderAside } from './leftovers.ts'
import { makeFolder } from './testing-folder.ts'

let database: FreshDatabase
let dataDir: string
let folder: string
let house: TestHouse
/** Names of folders that the house found as it started, and what it is to make of them. */
const [left, kept]: [string[], string[]] = [[], []]

const games = (...names: string[]): string => path.join(dataDir, 'games', ...names)

beforeAll(async () => {
  database = await freshDatabase('demo')
  dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-data-'))
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-game-'))
  await mkdir(games('half', '1'), { recursive: true })
  await writeFile(games('half', '1', '.unregistered'), '')
  await mkdir(games('copied', '1'), { recursive: true })
  await makeAside('.incoming-0a0b0c0d-4711-abcdef', 1)
  await makeAside('.incoming-0a0b0c0d-4711-ghijkl', 25)
  await makeAside('.incoming-mnopqr', 25)
  left.push('.incoming-0a0b0c0d-4711-ghijkl', '.incoming-mnopqr')
  kept.push('.incoming-0a0b0c0d-4711-abcdef', path.basename(await folderAside(dataDir)))
  left.push(await killedPublishing())
  expect(await readdir(games())).toEqual(expect.arrayContaining([...left, ...kept]))
  house = await startTestHouse({ databaseUrl: database.url, settings: { dataDir } })
}, 120_000)
afterAll(async () => {
  await house.close()
  await database.close()
  await rm(dataDir, { recursive: true })
  await rm(folder, { recursive: true })
})

/** Of another machine, or by a name of before; last written to so many hours ago. */
async function makeAside(name: string, hours: number): Promise<void> {
  await mkdir(games(name))
  await writeFile(games(name, 'books_base.blocks'), 'half')
  const then = new Date(Date.now() - hours * 3_600_000)
  for (const each of [games(name, 'books_base.blocks'), games(name)]) await utimes(each, then, then)
}

/** The command itself, killed in the middle of its work. Answers what it leaves. */
async function killedPublishing(): Promise<string> {
  await makeFolder(folder, { books: 60_000 })
  const before = new Set(await readdir(games()))
  const command = ['--import', 'tsx', 'scripts/games/publish-game.ts', folder, '--id', 'killed']
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir }
  const child = spawn(process.execPath, command, { env, stdio: 'ignore' })
  const ended = new Promise((done) => child.on('exit', (_, signal) => done(signal)))
  const found = async () => (await readdir(games())).find((name) => !before.has(name))
  while (!(await readdir(games((await found()) ?? ''))).includes('books_base.blocks'))
    await setTimeout(20)
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
  return (await found()) ?? ''
}

describe('the next start', () => {
  it('clears away what a killed publishing left, and what nobody writes to for a day', async () => {
    const there = await readdir(games())
    expect(there.filter((name) => left.includes(name))).toEqual([])
    expect(house.logged()).toContain('what a killed publishing left was cleared away')
  })

  it('leaves what a process at work or another machine is filling', async () => {
    expect(await readdir(games())).toEqual(expect.arrayContaining(kept))
  })

  it('clears away what took its place and was never registered, and nothing else there', async () => {
    expect(await readdir(games('half'))).toEqual([])
    expect(await readdir(games('copied'))).toEqual(['1'])
  })

  it('keeps a version that was registered just before its publishing was killed', async () => {
    await publishMade(house)
    const files = await readdir(games('moon-lines', '1'))
    expect(files).not.toContain('.unregistered')
    await writeFile(games('moon-lines', '1', '.unregistered'), '')
    const log = createLog({ logLevel: 'info' }, { write: () => {} })
    await clearLeftovers({ db: house.database.db, dataDir, log })
    expect((await readdir(games('moon-lines', '1'))).toSorted()).toEqual(files.toSorted())
  })
})
