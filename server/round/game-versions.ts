/**
 * Which versions of which games this database has ever played. A version never changes: other
 * tables under a known number keep the house closed.
 */
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import {
  publishShelf,
  type Progress,
  type PublishedGame,
  type PublishedGames,
} from './published.ts'

/**
 * Loads the shelf and registers what is new. A version is registered once, with the hashes of its
 * tables; should the same version ever come with others, the house does not open.
 */
export async function publishGames(db: Kysely<Tables>, say: Progress): Promise<PublishedGames> {
  const games = await publishShelf(say)
  for (const game of games.all) await register(db, game)
  return games
}

async function register(db: Kysely<Tables>, game: PublishedGame): Promise<void> {
  const files = Object.fromEntries(
    [...game.modes.values()].map(({ name, table }) => [`lookUpTable_${name}_0.csv`, table.hash]),
  )
  const { id, version } = game
  await db
    .insertInto('game_versions')
    .values({ game: id, version, files })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await db
    .selectFrom('game_versions')
    .select('files')
    .where('game', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const same = Object.entries(files).every(([name, hash]) => known.files[name] === hash)
  if (!same)
    throw new Error(
      `${id} ${version} was published with other tables: a change needs a new version`,
    )
}
