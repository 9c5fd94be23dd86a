import { parseArgs } from 'node:util'
import { seedCasino } from '#server/casino/seed.ts'
import { seedSynthetic } from '#server/casino/synthetic.ts'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { readSettings } from '#server/settings.ts'
import { reachDatabase } from './start/reach.ts'
import { CannotStart, say, sayOnlyLine } from './start/say.ts'

/**
 * `npm run seed -- --games N`: fills the lobby with N made-up games for trying it out (0 takes them
 * away again). Each opens a real game. Works beside a running house.
 */
const GAMES_MAX = 100_000

try {
  const { values } = parseArgs({ options: { games: { type: 'string' } } })
  const count = Number(values.games)
  if (!/^\d{1,6}$/.test(values.games ?? '') || count > GAMES_MAX)
    throw new CannotStart(`Say how many: npm run seed -- --games 10000 (0 to ${GAMES_MAX}).`)
  const { url, done } = await reachDatabase(readSettings(process.env))
  try {
    await seed(url, count)
  } finally {
    await done()
  }
  say(count === 0 ? 'The made-up games are gone.' : `The lobby now holds ${count} made-up games.`)
} catch (error) {
  sayOnlyLine(error)
}

async function seed(url: string, count: number): Promise<void> {
  const database = await openDatabase(url, 1)
  try {
    await migrate(database.db)
    await seedCasino(database.db)
    await seedSynthetic(database.db, count)
  } finally {
    await database.close()
  }
}
