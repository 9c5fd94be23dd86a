/** A game as the operator knows it, of the shelf or published: what can be set, and what is set. */
import type { Kysely } from 'kysely'
import type { HouseGame } from '#games/house-game.ts'
import { SHELF } from '#games/shelf.ts'
import { STAKES } from '#games/slots/stakes.ts'
import type { Tables } from '../database/tables.ts'
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
}

/** The game of an id, or null. */
export async function knownGame(
  db: Kysely<Tables>,
  id: string,
  shelf: readonly HouseGame[] = SHELF,
): Promise<KnownGame | null> {
  const settings = await settingsOf(db, id)
  const versions = shelf.filter((game) => game.id === id)
  const newest = versions.at(-1)
  const stored = await db
    .selectFrom('game_versions')
    .select(['version', 'publication'])
    .where('game', '=', id)
    .orderBy('registered_at')
    .execute()
  if (newest)
    return {
      id,
      versions: versions.map(({ version }) => version),
      modes: [...new Set(versions.flatMap((own) => own.modes.map(({ name }) => name)))],
      stakes: newest.stakes,
      maxWin: Math.max(...versions.map(({ facts }) => facts.maxWin)),
      settings,
    }
  const modes = stored.flatMap(({ publication }) => publication?.modes ?? [])
  if (modes.length === 0) return null
  return {
    id,
    versions: stored.map(({ version }) => version),
    modes: [...new Map(modes.map(({ name }) => [name.toUpperCase(), name])).values()],
    stakes: STAKES,
    maxWin: Math.max(...modes.map(({ maxWin }) => maxWin)),
    settings,
  }
}
