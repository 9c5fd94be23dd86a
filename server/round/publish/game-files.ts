/**
 * Holds the files of every published game to the hashes that they were registered by. A file that is
 * gone or is another takes its game off at once: nothing new is launched or played, open rounds still
 * end. It mends nothing and opens nothing again: that is the operator's to do, once it is clear why.
 */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UNFOLDED } from '../../compression/compressed-copies.ts'
import { jobActor, WHY_MAX, type Actor } from '../../action/actor.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import type { Kysely } from 'kysely'
import { changeSettings, settingsOf } from './game-settings.ts'
import { TABLES_DIR } from './published.ts'
import { versionFolder } from './stored-games.ts'

export interface FileCheck {
  game: string
  version: string
  /** How many files were looked at. */
  files: number
  /** Names of those that are gone or not the registered ones. */
  wrong: string[]
}

export interface Places {
  /** Where the tables of the house's own games lie. */
  tables: string
  /** Which those are: every version on the shelf. */
  own: readonly { id: string; version: string }[]
  /** DATA_DIR, which holds the games of others. */
  data: string
}

type Looking = Pick<House, 'log' | 'clock'> & { db: Kysely<Tables>; actor: Actor }

/** The daily look of a running house. */
export async function checkGameFiles({
  database,
  log,
  clock,
  settings,
  games,
}: House): Promise<void> {
  const places = { tables: TABLES_DIR, own: games.all, data: settings.dataDir }
  const actor = jobActor('check-game-files')
  await checkFiles({ db: database.db, log, clock, actor }, places)
}

/** Looks at every version that can be played, one after the other, and answers what it found. */
export async function checkFiles(looking: Looking, places: Places): Promise<FileCheck[]> {
  const checks: FileCheck[] = []
  for (const { game, version, folder, hashes } of await registered(looking.db, places)) {
    const wrong = await wrongIn(folder, hashes)
    const check = { game, version, files: Object.keys(hashes).length, wrong }
    await note(looking, check)
    if (wrong.length > 0) await takeOff(looking, check)
    checks.push(check)
  }
  return checks
}

interface Registered {
  game: string
  version: string
  folder: string
  /** SHA-256 by file. */
  hashes: Record<string, string>
}

/** Versions of our own that left the shelf are left out: no round needs them, and they have no files. */
async function registered(
  db: Kysely<Tables>,
  { tables, own, data }: Places,
): Promise<Registered[]> {
  const rows = await db
    .selectFrom('game_versions')
    .select(['game', 'version', 'files', 'publication'])
    .orderBy('game')
    .orderBy('version')
    .execute()
  return rows.flatMap(({ game, version, files, publication }) => {
    if (publication)
      return [
        { game, version, folder: versionFolder(data, { game, version }), hashes: publication.kept },
      ]
    const isOwn = own.some((one) => one.id === game && one.version === version)
    return isOwn ? [{ game, version, folder: path.join(tables, game, version), hashes: files }] : []
  })
}

async function wrongIn(folder: string, hashes: Record<string, string>): Promise<string[]> {
  const wrong: string[] = []
  for (const [name, hash] of Object.entries(hashes)) {
    const file = path.join(folder, name)
    if ((await hashOf(file)) !== hash) wrong.push(name)
    // A copy is what most players are sent: what it unfolds to is the registered file, or it is wrong.
    for (const [suffix, unfolded] of Object.entries(UNFOLDED))
      if (existsSync(file + suffix) && (await hashOf(file + suffix, unfolded())) !== hash)
        wrong.push(name + suffix)
  }
  return wrong.toSorted()
}

/** SHA-256 of a file, read piece by piece, as it lies there or unfolded; null when it cannot be read. */
async function hashOf(file: string, unfolded: Transform = new PassThrough()) {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), unfolded, hash)
  } catch {
    return null
  }
  return hash.digest('hex')
}

/** Takes a game off for one file, found wrong before a look at the hashes came to it. */
export async function takeOffFor(
  looking: Looking,
  { game, version, file }: { game: string; version: string; file: string },
): Promise<void> {
  const check = { game, version, files: 1, wrong: [file] }
  await note(looking, check)
  await takeOff(looking, check)
}

async function note({ db, clock }: Looking, { game, version, wrong }: FileCheck): Promise<void> {
  const values = { checked_at: clock(), wrong }
  await db
    .insertInto('game_file_checks')
    .values({ game, version, ...values })
    .onConflict((conflict) => conflict.columns(['game', 'version']).doUpdateSet(values))
    .execute()
}

async function takeOff(
  { db, log, actor }: Looking,
  { game, version, wrong }: FileCheck,
): Promise<void> {
  const isOpen = (await settingsOf(db, game))?.is_open ?? true
  const why = `not as registered: ${wrong.join(', ')}`.slice(0, WHY_MAX)
  const closing = { ...actor, why: actor.why ?? why }
  if (isOpen) await changeSettings(db, closing, game, { is_open: false })
  const files = { game, version, wrong, takenOff: isOpen }
  log.error(files, 'files of a game are not the registered ones: the game is closed')
}
