/**
 * Publishes a folder as a new version of a game. It is checked whole and kept aside first; only then,
 * under a lock on the game, it takes its place in DATA_DIR and in the database. Until that moment
 * nothing has changed, and what was begun is taken away again.
 */
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { SHELF } from '#games/shelf.ts'
import { STAKES } from '#games/stakes.ts'
import type { Actor } from '../../action/actor.ts'
import { recordAction } from '../../action/record.ts'
import type { Publication } from '../../database/tables/casino.ts'
import type { Tables } from '../../database/tables.ts'
import { keepCompressed } from '../../compression/compressed-copies.ts'
import { takePage } from './game-page.ts'
import { changeSettings, objectionTo, settingsOf } from './game-settings.ts'
import { folderAside, keepPlaced, lockPublishing } from './leftovers.ts'
import { BadTable } from './lookup-table.ts'
import { takeFolder, type CheckedFolder, type CheckedMode } from './publish-folder.ts'
import type { Progress } from './published.ts'
import { versionFolder } from './stored-games.ts'
import { objectionsTo } from '../fairness/table-report.ts'

export interface Publishing {
  db: Kysely<Tables>
  /** Who publishes it. */
  actor: Actor
  dataDir: string
  folder: string
  game: string
  /** Absent: the number after the newest. */
  version?: string | undefined
  /** Where a page elsewhere stands that plays it. */
  client?: string | undefined
  progress?: Progress
  /** Told of every mode before anything is registered. */
  report?: (modes: readonly CheckedMode[]) => void
  /** Does what else belongs to it, in the transaction that registers the version. */
  alongside?: (db: Transaction<Tables>, modes: readonly CheckedMode[]) => Promise<void>
}

export interface PublishedVersion {
  version: string
  /** The very files were published before, under this version. */
  wasThere: boolean
  /** A page of its own, or one elsewhere. */
  hasPage: boolean
}

const GAME_ID = /^[a-z0-9][a-z0-9-]{0,39}$/
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,19}$/

/** Publishes, or throws `BadTable` with the reason; then nothing has changed. */
export async function publishGame(publishing: Publishing): Promise<PublishedVersion> {
  const { dataDir, folder, report = () => {}, progress = () => {} } = publishing
  refuseNames(publishing)
  const aside = await folderAside(dataDir)
  try {
    const taken = await takeFolder(folder, { keepIn: aside, progress })
    report(taken.modes)
    refuseModes(taken.modes)
    const page = await takePage(folder, aside)
    Object.assign(taken.files, page)
    Object.assign(taken.kept, page)
    await keepCompressed(aside)
    const published = await publishing.db
      .transaction()
      .execute((db) => register({ ...publishing, db }, taken, aside))
    await keepPlaced(versionFolder(dataDir, { game: publishing.game, ...published }))
    return published
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

function refuseNames({ game, version, client }: Publishing): void {
  if (!GAME_ID.test(game))
    throw new BadTable(`"${game}" is no id: small letters, digits and hyphens, at most 40`)
  if (SHELF.some(({ id }) => id === game)) throw new BadTable(`${game} is one of the house's own`)
  if (version !== undefined && !VERSION.test(version))
    throw new BadTable(`"${version}" is no version: letters, digits, dots and hyphens, at most 20`)
  if (client !== undefined) refuseClient(client)
}

/** Throws when an address cannot be a game's page. */
export function refuseClient(client: string): void {
  const isSafe = URL.canParse(client) && new URL(client).protocol === 'https:'
  if (!isSafe) throw new BadTable(`the client has to be an https address, "${client}" is none`)
}

function refuseModes(modes: readonly CheckedMode[]): void {
  const objections = objectionsToGame(modes)
  if (objections.length > 0) throw new BadTable(objections.join('; '))
}

/** Why no game may be published with these modes; empty when one may. */
export function objectionsToGame(modes: readonly CheckedMode[]): string[] {
  const maxWin = Math.max(...modes.map(({ report }) => report.maxWin))
  const tooMuch = objectionTo(STAKES, { maxWin })
  return [...objectionsTo(modes), ...(tooMuch === null ? [] : [tooMuch])]
}

type Registering = Omit<Publishing, 'db'> & { db: Transaction<Tables> }

async function register(
  { db, actor, dataDir, game, client, alongside, ...options }: Registering,
  { modes, files, kept }: CheckedFolder,
  aside: string,
): Promise<PublishedVersion> {
  await lockPublishing(db, game)
  const table = await db
    .selectFrom('floor_tables')
    .select('id')
    .where('id', '=', game)
    .executeTakeFirst()
  if (table) throw new BadTable(`${game} is a table of the house’s own`)
  const known = await versionsOf(db, game)
  const version = options.version ?? nextVersion(known, files)
  const same = known.find((one) => one.version === version)
  if (same && !isSame(same.files, files))
    throw new BadTable(`${game} ${version} was published with other files: name another version`)
  if (same && !isSame(same.publication?.kept ?? {}, kept))
    throw new BadTable(
      `${game} ${version} is packed otherwise by this Node: copy it from the DATA_DIR it is in`,
    )
  const publication: Publication = {
    modes: modes.map(({ name, cost, report: { rtp, maxWin } }) => ({ name, cost, rtp, maxWin })),
    kept,
    hasPage: Object.hasOwn(kept, 'web/index.html'),
  }
  if (!same) await addVersion(db, actor, { game, version, files, publication })
  const { hasPage } = publication
  const isReachable = await settle(db, known, { actor, game, version, client, hasPage })
  await alongside?.(db, modes)
  await place(aside, versionFolder(dataDir, { game, version }))
  return { version, wasThere: same !== undefined, hasPage: isReachable }
}

interface NewVersion {
  game: string
  version: string
  files: Record<string, string>
  publication: Publication
}

async function addVersion(
  db: Transaction<Tables>,
  actor: Actor,
  { game, version, files, publication }: NewVersion,
): Promise<void> {
  await db
    .insertInto('game_versions')
    .values({ game, version, files, publication: JSON.stringify(publication) })
    .execute()
  const { modes, hasPage } = publication
  const after = { version, modes, hasPage }
  await recordAction(db, actor, {
    what: 'game.publish',
    target: `game:${game}`,
    before: null,
    after,
  })
}

async function versionsOf(db: Kysely<Tables>, game: string) {
  return db
    .selectFrom('game_versions')
    .select(['version', 'files', 'publication'])
    .where('game', '=', game)
    .orderBy('registered_at', 'desc')
    .execute()
}

/** The version that has these very files already, or else the number after the highest. */
function nextVersion(
  known: readonly { version: string; files: Record<string, string> }[],
  files: Record<string, string>,
): string {
  const same = known.find((one) => isSame(one.files, files))
  if (same) return same.version
  const numbers = known.map(({ version }) => (/^\d{1,9}$/.test(version) ? Number(version) : 0))
  return String(Math.max(0, ...numbers) + 1)
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}

type KnownVersion = Awaited<ReturnType<typeof versionsOf>>[number]

interface Settling {
  actor: Actor
  game: string
  version: string
  client: string | undefined
  hasPage: boolean
}

/**
 * New launches get this version. A game that nobody can open stays out of the lobby until somebody can;
 * one that the operator hid stays hidden. Answers whether it can be opened.
 */
async function settle(
  db: Kysely<Tables>,
  known: readonly KnownVersion[],
  { actor, game, version, client, hasPage }: Settling,
): Promise<boolean> {
  const before = await settingsOf(db, game)
  const last = known.find((one) => one.version === before?.version)
  const wasReachable = Boolean(before?.client) || last?.publication?.hasPage === true
  const isReachable = hasPage || client !== undefined || Boolean(before?.client)
  const given = client === undefined ? {} : { client }
  const isHidden = wasReachable ? {} : { is_hidden: !isReachable }
  await changeSettings(db, actor, game, { version, ...given, ...isHidden })
  return isReachable
}

/** Takes the place at once: what may lie there was never registered, or is the same. */
async function place(aside: string, folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  await rm(folder, { recursive: true, force: true })
  await rename(aside, folder)
}
