/**
 * What a published game is to the rest of the house, and the games of the house's own shelf: their
 * tables in memory, their books told anew from the rules. A table is taken only when its hash is the
 * committed one.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BetMode } from '#contract/games/game-protocol.ts'
import { tableFile } from '#contract/games/tables.ts'
import type { OwnGameFacts, OwnGame, OwnMode } from '#games/own-game.ts'
import { PRESENT_TERMS } from '#chance/jackpots.ts'
import { keepCompressed } from '../../compression/compressed-copies.ts'
import { SHELF } from '#games/shelf.ts'
import { printTable, readTable, type LookupTable } from './lookup-table.ts'

export interface PublishedMode {
  name: string
  cost: number
  feature: boolean
  rtp: number
  table: LookupTable
  /** The events of a book by its id, which stands in the table. */
  book(id: number): Promise<unknown[]>
}

/** A version as it was published; it never changes. */
export interface GameTables {
  id: string
  /** Which kind of game the stage plays it as; null for games with a page of their own. */
  stageKind: string | null
  version: string
  stakes: OwnGame['stakes']
  /** By name in capitals: mode names match whatever their case. */
  modes: ReadonlyMap<string, PublishedMode>
  betModes: Record<string, BetMode>
  /** What its maker tells of it; null for games of other studios. */
  facts: OwnGameFacts | null
  /** The terms by which its stakes feed and draw jackpots; null for games of other studios. */
  jackpots: number | null
}

/** The same as it may be played now, by the operator's settings. */
export interface PublishedGame extends GameTables {
  /** Of the settings that it was made by; 0 when there are none. */
  revision: bigint
  /** Nothing new is played while it is not; open rounds still end. */
  isOpen: boolean
  /** Modes that are sold, by their names in capitals: `betModes` names no other. */
  openModes: ReadonlySet<string>
  /** Where its page stands: with us, elsewhere at this address, or nowhere. */
  page: 'ours' | URL | null
}

export interface PublishedGames {
  /** A version of a game, or undefined. */
  find(game: string, version: string): Promise<PublishedGame | undefined>
  /** The version that new sessions get. */
  current(game: string): Promise<PublishedGame | undefined>
  /** The folder of a version's page, when it is ours. */
  pageOf(game: string, version: string): string | undefined
  /** The folder of the page that plays the house's own. */
  stage: string
  /** Where pages elsewhere stand that play our games. */
  clientOrigins(): string[]
  /** Looks in the database for what changed; without it that is seen within a second. */
  refresh(): Promise<void>
  /** The house's own, every version; of a game the oldest first. */
  all: readonly GameTables[]
}

/** Games as they were published, before anybody's settings. */
export interface Shelf {
  find(game: string, version: string): Promise<GameTables | undefined>
  all: readonly GameTables[]
}

/** Is told what takes its time: building a table for the first time. */
export type Progress = (line: string) => void

/** Where built tables are kept, beside the other things that are built; the site serves them. */
export const TABLES_DIR = 'build/tables'

/** Loads every version on the shelf, building tables that are not there yet. */
export async function publishShelf(
  progress: Progress = () => {},
  shelf: readonly OwnGame[] = SHELF,
): Promise<Shelf> {
  const all: GameTables[] = []
  for (const game of shelf) {
    all.push(await publishOwnGame(game, TABLES_DIR, progress))
    await keepCompressed(path.join(TABLES_DIR, game.id, game.version))
  }
  return {
    all,
    find: async (id, version) => all.find((game) => game.id === id && game.version === version),
  }
}

/** One game of the shelf, its tables checked. */
export async function publishOwnGame(
  game: OwnGame,
  directory: string,
  progress: Progress,
): Promise<GameTables> {
  const modes = new Map<string, PublishedMode>()
  for (const mode of game.modes) {
    const table = await loadTable(game, mode, directory, progress)
    const { name, cost, feature, rtp } = mode
    const book = async (row: number): Promise<unknown[]> => mode.book(row)
    modes.set(name.toUpperCase(), { name, cost, feature, rtp, table, book })
  }
  const { id, stageKind, version, stakes, facts } = game
  const betModes = betModesOf(modes)
  return { id, stageKind, version, stakes, modes, betModes, facts, jackpots: PRESENT_TERMS }
}

/** A game's modes as the protocol tells them, by their names in capitals. */
export function betModesOf(modes: GameTables['modes']): GameTables['betModes'] {
  const entries = [...modes].map(([key, { name, cost, feature, rtp }]): [string, BetMode] => [
    key,
    { mode: name, costMultiplier: cost, feature, rtp },
  ])
  return Object.fromEntries(entries)
}

async function loadTable(
  game: OwnGame,
  mode: OwnMode,
  directory: string,
  progress: Progress,
): Promise<LookupTable> {
  const file = path.join(directory, game.id, game.version, tableFile(mode.name))
  const kept = await readKept(file)
  if (kept?.hash === mode.tableHash) return kept
  progress(`Building the table of ${game.id}, mode ${mode.name} …`)
  const { weights, payouts } = mode.build()
  const bytes = Buffer.from(printTable(weights, payouts))
  const table = readTable(bytes)
  if (table.hash !== mode.tableHash)
    throw new Error(`the table of ${game.id} ${mode.name} is not the published one: ${table.hash}`)
  await keep(file, bytes)
  return table
}

/** A built table of before; null when there is none, or none that can be read. */
async function readKept(file: string): Promise<LookupTable | null> {
  try {
    return readTable(await readFile(file))
  } catch {
    return null
  }
}

/** Whole or not at all: another process may be reading. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const aside = `${file}.${process.pid}`
  await writeFile(aside, bytes)
  await rename(aside, file)
}
