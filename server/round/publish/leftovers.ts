/**
 * What a publishing leaves behind that is killed: a folder of its own aside, or a version that took its place before
 * it was registered. The next start clears both away, and nothing that another process is still at work on, here or on
 * another machine that has the same DATA_DIR.
 */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import { isMissing, isRunning } from '../../database/running-process.ts'
import type { Tables } from '../../database/tables.ts'
import { storedFolder, versionFolder } from './stored-games.ts'

/** Names this machine without saying its name. */
const HERE = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
const ASIDE = /^\.incoming-(?:([0-9a-f]{8})-(\d+)-)?/
/** Lies in a version's folder until the version is registered. */
const UNREGISTERED = '.unregistered'

/** A folder to keep a version in until it is whole, named after the process that fills it. */
export async function folderAside(dataDir: string): Promise<string> {
  const all = storedFolder(dataDir)
  await mkdir(all, { recursive: true })
  const aside = await mkdtemp(path.join(all, `.incoming-${HERE}-${process.pid}-`))
  await writeFile(path.join(aside, UNREGISTERED), '')
  return aside
}

/** Says of the folder in a version's place that the version is registered. */
export async function keepPlaced(folder: string): Promise<void> {
  await rm(path.join(folder, UNREGISTERED), { force: true })
}

/** One publishing of a game at a time looks at what is registered and puts folders in their places. */
export async function lockPublishing(db: Transaction<Tables>, game: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${game}`}, 0))`.execute(db)
}

interface Clearing {
  db: Kysely<Tables>
  dataDir: string
  log: Logger
}

/** Clears away what killed publishings left. What cannot be looked at stays, and is a line in the log. */
export async function clearLeftovers(clearing: Clearing): Promise<void> {
  const { dataDir, log } = clearing
  const failed = (error: unknown): void =>
    log.warn({ err: error }, 'what a publishing may have left cannot be looked at')
  const names = await foldersIn(storedFolder(dataDir)).catch(failed)
  for (const name of names ?? []) {
    await (name.startsWith('.') ? clearAside : clearUnregistered)(clearing, name).catch(failed)
  }
}

async function clearAside({ dataDir, log }: Clearing, name: string): Promise<void> {
  const folder = path.join(storedFolder(dataDir), name)
  if (await isLeft(folder, name)) await clear(folder, log)
}

async function clear(folder: string, log: Logger): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  log.info({ folder }, 'what a killed publishing left was cleared away')
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** No publishing goes a day without writing anything. */
const SILENT_MS_MAX = 24 * 3_600_000

async function isLeft(folder: string, name: string): Promise<boolean> {
  const [isAside, host, pid] = ASIDE.exec(name) ?? []
  if (isAside === undefined) return false
  if (host === HERE && !(await isRunning(Number(pid)))) return true
  return Date.now() - (await lastWriteMs(folder)) > SILENT_MS_MAX
}

async function lastWriteMs(folder: string): Promise<number> {
  const inside = await readdir(folder, { recursive: true })
  const found = ['.', ...inside].map((name) => stat(path.join(folder, name)))
  return Math.max(...(await Promise.all(found)).map(({ mtimeMs }) => mtimeMs))
}

/** Under the lock of its game: whoever is about to register a version holds it. */
async function clearUnregistered({ db, dataDir, log }: Clearing, game: string): Promise<void> {
  const versions = await foldersIn(path.join(storedFolder(dataDir), game))
  for (const version of versions) {
    const folder = versionFolder(dataDir, { game, version })
    if (!(await isThere(path.join(folder, UNREGISTERED)))) continue
    await db.transaction().execute(async (db) => {
      await lockPublishing(db, game)
      if (await isRegistered(db, game, version)) await keepPlaced(folder)
      else await clear(folder, log)
    })
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await stat(file)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function isRegistered(
  db: Transaction<Tables>,
  game: string,
  version: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('game_versions')
    .select('version')
    .where('game', '=', game)
    .where('version', '=', version)
    .executeTakeFirst()
  return row !== undefined
}
