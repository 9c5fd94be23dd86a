import { openDatabase, type Database } from '#server/database/database.ts'
import { isMigrated } from '#server/database/migrate.ts'
import { STAGE } from '#server/door/games/games.ts'
import { createLog } from '#server/log.ts'
import { readGames } from '#server/round/publish/game-versions.ts'
import type { PublishedGames } from '#server/round/publish/published.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { openScriptDatabase } from './script-database.ts'
import { CannotStart, print } from './print.ts'

/** Does something with the settings' database, beside a running house or without one. */
export async function withDatabase<T>(
  work: (database: Database, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = readSettings(process.env)
  const { url, done } = await openScriptDatabase(settings)
  try {
    const database = await openDatabase(url, 2)
    try {
      if (!(await isMigrated(database.db)))
        throw new CannotStart('This database is not of this version of the house: start it once.')
      return await work(database, settings)
    } finally {
      await database.close()
    }
  } finally {
    await done()
  }
}

/** Every game that can be played on this database. */
export function gamesOf({ db }: Pick<Database, 'db'>, settings: Settings): Promise<PublishedGames> {
  return readGames({
    db,
    dataDir: settings.dataDir,
    stage: STAGE,
    log: createLog(settings),
    print,
  })
}
