/**
 * Every game of this database: the house's own shelf, and versions that were published as folders.
 * A version never changes: other tables under a known number keep the house closed. What the operator
 * says of a game is looked up again at most once a second, and never waited for in the middle of a
 * transaction; a play that was judged by less than the newest is judged again (`round_play`).
 */
import type { Kysely } from 'kysely'
import { tableFile } from '#contract/games/tables.ts'
import type { OwnGame } from '#games/own-game.ts'
import { refuseWhileHolding, outsideHold } from '../../database/holding.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import type { GameSettings } from './game-settings.ts'
import { WrongShelf } from './missing-versions.ts'
import {
  publishShelf,
  type GameTables,
  type Progress,
  type PublishedGame,
  type PublishedGames,
  type Shelf,
} from './published.ts'
import {
  loadStored,
  versionFolder,
  WEB,
  type StoredVersion,
  type Unreadable,
} from './stored-games.ts'

interface Where extends Pick<House, 'log'> {
  db: Kysely<Tables>
  dataDir: string
  /** The folder of the page that tells every game of the shelf. */
  stage: string
  print: Progress
  /** Our own games, where they are others than those of `games/shelf.ts`. */
  ownGames?: readonly OwnGame[] | undefined
  /** The same with their tables, where these were read before. */
  shelf?: Shelf | undefined
  /** Is told of books that cannot be read, of games that are open. */
  unreadable?: Unreadable
}

/** What the database says at one moment. */
interface Known {
  settings: ReadonlyMap<string, GameSettings>
  stored: readonly StoredVersion[]
}

/**
 * Loads the shelf and registers what is new. A version is registered once, with the hashes of its
 * tables; should the same version ever come with others, the house does not open.
 */
export async function publishGames(where: Where): Promise<PublishedGames> {
  const shelf = where.shelf ?? (await publishShelf(where.print, where.ownGames))
  for (const game of shelf.all) await register(where.db, game)
  return gamesOn(where, shelf)
}

/** The same for whoever only reads: nothing is registered. */
export async function readGames(where: Where): Promise<PublishedGames> {
  const shelf = await publishShelf(where.print, where.ownGames)
  for (const game of shelf.all) await refuseOtherTables(where.db, game)
  return gamesOn(where, shelf)
}

async function gamesOn(where: Where, shelf: Shelf): Promise<PublishedGames> {
  const { db, dataDir, stage } = where
  const known = await knownOf(db)
  const tablesOf = tableLoader(where, shelf, known.now)
  const find = async (game: string, version: string): Promise<PublishedGame | undefined> => {
    const tables = await tablesOf(game, version)
    const { settings, stored } = known.now()
    const publication = stored.find(isVersion(game, version))?.publication
    return tables && asPlayed(tables, settings.get(game), publication?.hasPage ?? true)
  }
  return {
    all: shelf.all,
    stage,
    find,
    current: async (game) => {
      const version = currentVersion(game, shelf, known.now())
      return version === undefined ? undefined : find(game, version)
    },
    pageOf: (game, version) => {
      if (shelf.all.some(({ id, version: own }) => id === game && own === version)) return stage
      const stored = known.now().stored.find(isVersion(game, version))
      return stored?.publication.hasPage ? `${versionFolder(dataDir, stored)}/${WEB}` : undefined
    },
    clientOrigins: () =>
      [...known.now().settings.values()].flatMap(({ client }) =>
        client ? [new URL(client).origin] : [],
      ),
    refresh: known.refresh,
  }
}

const isVersion =
  (game: string, version: string) =>
  (stored: StoredVersion): boolean =>
    stored.game === game && stored.version === version

/** What the operator chose, or else the newest. */
function currentVersion(game: string, shelf: Shelf, known: Known): string | undefined {
  const chosen = known.settings.get(game)?.version
  return chosen ?? shelf.all.findLast(({ id }) => id === game)?.version
}

const LOOK_EVERY_MS = 1_000

/** Keeps what the database says; whoever asks begins a new look once the last one is old. */
async function knownOf(db: Kysely<Tables>) {
  let known = await readKnown(db, { settings: new Map(), stored: [] })
  let looked = performance.now()
  let looking: Promise<void> | null = null
  const refresh = async (): Promise<void> => {
    // Whoever comes while another looks waits for a connection all the same.
    refuseWhileHolding('a look at the games')
    looked = performance.now()
    looking ??= readKnown(db, known)
      .then((found) => void (known = found))
      .finally(() => (looking = null))
    return looking
  }
  const now = (): Known => {
    // Not waited for, and a failure is nobody's here: a play asks the database itself.
    if (performance.now() - looked > LOOK_EVERY_MS)
      outsideHold(() => void refresh().catch(() => {}))
    return known
  }
  return { now, refresh }
}

/** A version never changes: only those that are new are read whole. */
async function readKnown(db: Kysely<Tables>, before: Known): Promise<Known> {
  const settings = await db.selectFrom('game_settings').selectAll().execute()
  const versions = await db
    .selectFrom('game_versions')
    .select(['game', 'version'])
    .where('publication', 'is not', null)
    .execute()
  const stored: StoredVersion[] = []
  for (const { game, version } of versions) {
    const one = before.stored.find(isVersion(game, version)) ?? (await storedOf(db, game, version))
    if (one) stored.push(one)
  }
  return { settings: new Map(settings.map((row) => [row.game, row])), stored }
}

async function storedOf(
  db: Kysely<Tables>,
  game: string,
  version: string,
): Promise<StoredVersion | null> {
  const row = await db
    .selectFrom('game_versions')
    .select('publication')
    .where('game', '=', game)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.publication ? { game, version, publication: row.publication } : null
}

/** Tables of the shelf, or of a stored version: read when first asked for, and then kept. */
function tableLoader(where: Where, shelf: Shelf, known: () => Known) {
  const { dataDir, log } = where
  const unreadable: Unreadable = (book) => {
    const isOpen = known().settings.get(book.where.game)?.is_open ?? true
    if (isOpen) where.unreadable?.(book)
  }
  const loaded = new Map<string, Promise<GameTables>>()
  return async (game: string, version: string): Promise<GameTables | undefined> => {
    const own = await shelf.find(game, version)
    const stored = known().stored.find(isVersion(game, version))
    if (own || !stored) return own
    const key = `${game} ${version}`
    const loading = loaded.get(key) ?? loadStored(dataDir, stored, unreadable)
    loaded.set(key, loading)
    return loading.catch((error: unknown) => {
      loaded.delete(key)
      log.error({ game, version, err: error }, 'a published game cannot be played here')
      return undefined
    })
  }
}

function asPlayed(
  tables: GameTables,
  settings: GameSettings | undefined,
  hasPage: boolean,
): PublishedGame {
  const closed = new Set(settings?.closed_modes)
  const openModes = new Set([...tables.modes.keys()].filter((mode) => !closed.has(mode)))
  const betModes = Object.entries(tables.betModes).filter(([name]) => openModes.has(name))
  const client = settings?.client
  return {
    ...tables,
    stakes: settings?.stakes ?? tables.stakes,
    betModes: Object.fromEntries(betModes),
    openModes,
    revision: settings?.revision ?? 0n,
    isOpen: settings?.is_open ?? true,
    page: client ? new URL(client) : hasPage ? 'ours' : null,
  }
}

/** SHA-256 by file, as a version is registered. */
const hashesOf = ({ modes }: GameTables): Record<string, string> =>
  Object.fromEntries([...modes.values()].map(({ name, table }) => [tableFile(name), table.hash]))

async function register(db: Kysely<Tables>, game: GameTables): Promise<void> {
  await db
    .insertInto('game_versions')
    .values({ game: game.id, version: game.version, files: hashesOf(game) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await refuseOtherTables(db, game)
}

async function refuseOtherTables(db: Kysely<Tables>, game: GameTables): Promise<void> {
  const { id, version } = game
  const known = await db
    .selectFrom('game_versions')
    .select('files')
    .where('game', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const files = Object.entries(hashesOf(game))
  if (known && !files.every(([name, hash]) => known.files[name] === hash))
    throw new WrongShelf(
      `${id} ${version} was published with other tables: a change needs a new version`,
    )
}
