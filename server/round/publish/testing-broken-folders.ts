/**
 * Folders that are in order but for one thing, made anew for each test of a file, and a house to publish them in. Each has
 * to be refused by a line of its own, and nothing of it may stay.
 */
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TESTER } from '../../action/testing.ts'
import { freshDatabase, type FreshDatabase } from '../../database/testing.ts'
import { BadTable } from './lookup-table.ts'
import { publishGame, type PublishedVersion } from './publish-game.ts'
import {
  makeSmallFolder,
  packedBooks,
  packedLines,
  SMALL_BOOKS,
  type SmallFolder,
} from './testing-folder.ts'

/** What is wrong with a folder: other parts, or something done to it. */
type Broken = SmallFolder | (() => Promise<unknown>)
export type Case = [what: string, broken: Broken, reason: string]

export class BrokenFolders {
  #database: FreshDatabase | null = null
  #dataDir = ''
  #folder = ''

  async open(): Promise<void> {
    this.#database = await freshDatabase()
    this.#dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-data-'))
  }

  async close(): Promise<void> {
    await this.#database?.close()
    await rm(this.#dataDir, { recursive: true })
  }

  /** One that is in order. */
  async make(): Promise<void> {
    this.#folder = await mkdtemp(path.join(tmpdir(), 'kasa-broken-'))
    await makeSmallFolder(this.#folder)
  }

  /** The same folder again, of other parts. */
  refill(parts: SmallFolder): Promise<void> {
    return makeSmallFolder(this.#folder, parts)
  }

  clear(): Promise<void> {
    return rm(this.#folder, { recursive: true })
  }

  publish(): Promise<PublishedVersion> {
    if (this.#database === null) throw new Error('no house is open')
    const { db } = this.#database
    const [dataDir, folder] = [this.#dataDir, this.#folder]
    return publishGame({ db, actor: TESTER, dataDir, folder, game: 'small' })
  }

  /** Why it is refused once it is broken so; anything but a refusal is thrown. */
  async refusalOf(broken: Broken): Promise<string> {
    await (typeof broken === 'function' ? broken() : this.refill(broken))
    const refusal: unknown = await this.publish().catch((error: unknown) => error)
    if (refusal instanceof BadTable) return refusal.message
    throw new Error('the folder was not refused', { cause: refusal })
  }

  /** What a publishing left: on the disk, and in the database. */
  async leftBehind(): Promise<{ games: string[]; versions: object[] }> {
    const games = await readdir(path.join(this.#dataDir, 'games'))
    const versions = await this.#database?.db.selectFrom('game_versions').selectAll().execute()
    return { games, versions: versions ?? [] }
  }

  readonly at = (name: string): string => path.join(this.#folder, name)
  readonly gone = (name: string) => () => rm(this.at(name))
  readonly aFolder = (name: string) => async () => {
    await rm(this.at(name))
    await mkdir(this.at(name))
  }
  readonly aLink = (name: string) => async () => {
    await rm(this.at(name))
    await symlink('/etc/passwd', this.at(name))
  }
}

const [first, second] = SMALL_BOOKS

/** The first book as it should be, and these after it. */
export const withBooks = (...books: object[]): SmallFolder => ({
  books: packedBooks([{ ...first }, ...books]),
})
export const withLines = (...lines: string[]): SmallFolder => ({
  books: packedLines([JSON.stringify(first), ...lines]),
})
export const withEvents = (...events: unknown[]): SmallFolder => withBooks({ ...second, events })
