/** A game as the operator knows it, of the shelf or published: what can be set, and what is set. */
import type { Kysely } from 'kysely'
import type { OwnGame } from '#games/own-game.ts'
import { SHELF } from '#games/shelf.ts'
import { STAKES } from '#games/stakes.ts'
import type { Tables } from '../../database/tables.ts'
import { settingsOf, type GameSettings, type Stakes } from './game-settings.ts'

export interface KnownGame {
  id: string
  /** The oldest first. */
  versions: string[]
  modes: string[]
  /** Those it came with. */
  stakes: Stakes
  /** The highest pay of any version, in base bets. */
  maxWin: number
  settings: GameSettings | undefined
  /** Files that the last look found gone or not those registered, with their versions. */
  wrongFiles: string[]
}

/** The game of an id, or null. */
export async function knownGame(
  db: Kysely<Tables>,
  id: string,
  shelf: readonly OwnGame[] = SHELF,
): Promise<KnownGame | null> {
  const settings = await settingsOf(db, id)
  const owned = shelf.filter((game) => game.id === id)
  const newest = owned.at(-1)
  const stored = await db
    .selectFrom('game_versions')
    .select(['version', 'publication'])
    .where('game', '=', id)
    .orderBy('registered_at')
    .execute()
  if (newest) {
    const versions = owned.map(({ version }) => version)
    return {
      id,
      versions,
      modes: [...new Set(owned.flatMap((own) => own.modes.map(({ name }) => name)))],
      stakes: newest.stakes,
      maxWin: Math.max(...owned.map(({ facts }) => facts.maxWin)),
      settings,
      wrongFiles: await wrongFilesOf(db, id, versions),
    }
  }
  const modes = stored.flatMap(({ publication }) => publication?.modes ?? [])
  if (modes.length === 0) return null
  const versions = stored.map(({ version }) => version)
  return {
    id,
    versions,
    modes: [...new Map(modes.map(({ name }) => [name.toUpperCase(), name])).values()],
    stakes: STAKES,
    maxWin: Math.max(...modes.map(({ maxWin }) => maxWin)),
    settings,
    wrongFiles: await wrongFilesOf(db, id, versions),
  }
}

/** Of versions that can still be played: what was found of others before is over. */
async function wrongFilesOf(
  db: Kysely<Tables>,
  game: string,
  versions: readonly string[],
): Promise<string[]> {
  const checks = await db
    .selectFrom('game_file_checks')
    .select(['version', 'wrong'])
    .where('game', '=', game)
    .where('version', 'in', versions)
    .orderBy('version')
    .execute()
  return checks.flatMap(({ version, wrong }) =>
    wrong.map((file) => `${file} of version ${version}`),
  )
}
