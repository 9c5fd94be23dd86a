import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { TESTER } from '../../action/testing.ts'
import { freshDatabase, type FreshDatabase } from '../../database/testing.ts'
import { BadTable } from './lookup-table.ts'
import { publishGame } from './publish-game.ts'
import { makeSmallFolder, type SmallFolder } from './testing-folder.ts'

/** Folders that are in order but for one thing, made anew for each test of a file. */

let database: FreshDatabase
let dataDir: string
/** Of the present test. */
let folder = ''

beforeAll(async () => {
  database = await freshDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-data-'))
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-broken-'))
  await makeSmallFolder(folder)
})
afterEach(() => rm(folder, { recursive: true }))

/** What is wrong with the folder: other parts, or something done to it. */
type Broken = SmallFolder | (() => Promise<unknown>)
export type Case = [what: string, broken: Broken, reason: string]

export const publish = () =>
  publishGame({ db: database.db, actor: TESTER, dataDir, folder, game: 'small' })

/** Of all that were refused, each said once. */
export const refusals: string[] = []

/** Each is refused by one line of its own, and nothing has changed. */
export function areRefused(cases: readonly Case[]): void {
  it.each(cases)('%s', async (_what, broken, reason) => {
    await (typeof broken === 'function' ? broken() : makeSmallFolder(folder, broken))
    const refusal: unknown = await publish().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(BadTable)
    const { message } = refusal instanceof BadTable ? refusal : { message: '' }
    expect(message).toBe(reason)
    expect(message).toMatch(/^[ -~–…“”"]{10,300}$/)
    expect(refusals).not.toContain(message)
    refusals.push(message)
    expect(await readdir(path.join(dataDir, 'games'))).toEqual([])
    expect(await database.db.selectFrom('game_versions').selectAll().execute()).toEqual([])
  })
}

export const at = (name: string): string => path.join(folder, name)
export const gone = (name: string) => () => rm(at(name))
export const aFolder = (name: string) => async () => {
  await rm(at(name))
  await mkdir(at(name))
}
export const aLink = (name: string) => async () => {
  await rm(at(name))
  await symlink('/etc/passwd', at(name))
}

/** Makes the folder again, of other parts. */
export const refill = (parts: SmallFolder): Promise<void> => makeSmallFolder(folder, parts)
