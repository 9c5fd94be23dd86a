/**
 * Versions that came as a folder, as they lie in DATA_DIR: `games/<game>/<version>/` with their
 * tables, their books in blocks, and the page's files under `web/`. A table is taken only with the
 * hash it was registered by. Books are read one by one; nothing here keeps them.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { STAKES } from '#games/stakes.ts'
import { tableFile } from '#contract/games/tables.ts'
import type { Publication } from '../../database/tables/casino.ts'
import { keepCompressed } from '../../compression/compressed-copies.ts'
import { blocksFile, readBook } from './book-store.ts'
import { readTableInSteps } from './lookup-table.ts'
import { betModesOf, type GameTables, type PublishedMode } from './published.ts'
import { UnreadableBook } from './unreadable-book.ts'

export interface StoredVersion {
  game: string
  version: string
  publication: Publication
}

/** Where all of them lie. */
export const storedFolder = (dataDir: string): string => path.resolve(dataDir, 'games')

export const versionFolder = (
  dataDir: string,
  { game, version }: Pick<StoredVersion, 'game' | 'version'>,
): string => path.join(storedFolder(dataDir), game, version)

/** The page's files in a version's folder. */
export const WEB = 'web'

/** Is told of a book that cannot be read. Nobody waits for it: the reader may be in a transaction. */
export type Unreadable = (book: UnreadableBook) => void

/** Reads a version's tables. Rejects when they are not there, or not those that were registered. */
export async function loadStored(
  dataDir: string,
  stored: StoredVersion,
  unreadable: Unreadable,
): Promise<GameTables> {
  const folder = versionFolder(dataDir, stored)
  const modes = new Map<string, PublishedMode>()
  for (const mode of stored.publication.modes)
    modes.set(mode.name.toUpperCase(), await loadMode({ folder, unreadable, ...stored }, mode))
  // Published before there were copies, it gets them now; until then its files are sent plain.
  await keepCompressed(folder)
  const { game: id, version } = stored
  const betModes = betModesOf(modes)
  return {
    id,
    stageKind: null,
    version,
    stakes: STAKES,
    modes,
    betModes,
    facts: null,
    jackpots: null,
  }
}

interface Loading extends StoredVersion {
  folder: string
  unreadable: Unreadable
}

async function loadMode(
  { folder, unreadable, game, version, publication }: Loading,
  { name, cost, rtp }: Publication['modes'][number],
): Promise<PublishedMode> {
  const file = tableFile(name)
  const table = await readTableInSteps(await readFile(path.join(folder, file)))
  if (table.hash !== publication.kept[file])
    throw new Error(`${file} of ${game} ${version} is not the one that was published`)
  const book = async (id: number): Promise<unknown[]> => {
    try {
      return await readBook(folder, name, table.rowOf(id))
    } catch (error) {
      if (willPass(error)) throw error
      const lost = new UnreadableBook({ game, version, file: blocksFile(name) }, error)
      unreadable(lost)
      throw lost
    }
  }
  // An index names no features: whatever costs more than the bet buys something.
  return { name, cost, feature: cost > 1, rtp, table, book }
}

const PASSING = new Set(['EMFILE', 'ENFILE', 'ENOMEM'])

/** The machine is short of something; the files are as they were. */
function willPass(error: unknown): boolean {
  return error instanceof Error && 'code' in error && PASSING.has(String(error.code))
}
