import { parseArgs } from 'node:util'
import type { Actor } from '#server/action/actor.ts'
import { seedCatalogue } from '#server/catalogue/seed.ts'
import { seedSynthetic } from '#server/catalogue/synthetic.ts'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { readSettings } from '#server/settings.ts'
import { openScriptDatabase } from './start/script-database.ts'
import { commandActor } from './start/actor.ts'
import { CannotStart, print, exitWithOneLine } from './start/print.ts'

/**
 * `npm run seed -- --games N`: fills the lobby with N made-up games for trying it out (0 takes them
 * away again). Each opens a real game. Works beside a running house.
 */
const GAMES_MAX = 100_000

try {
  const { values } = parseArgs({ options: { games: { type: 'string' }, why: { type: 'string' } } })
  const count = Number(values.games)
  if (!/^\d{1,6}$/.test(values.games ?? '') || count > GAMES_MAX)
    throw new CannotStart(`Say how many: npm run seed -- --games 10000 (0 to ${GAMES_MAX}).`)
  const { url, done } = await openScriptDatabase(readSettings(process.env))
  try {
    await seed(url, commandActor(values.why ?? null), count)
  } finally {
    await done()
  }
  print(count === 0 ? 'The made-up games are gone.' : `The lobby now holds ${count} made-up games.`)
} catch (error) {
  exitWithOneLine(error)
}

async function seed(url: string, actor: Actor, count: number): Promise<void> {
  const database = await openDatabase(url, 1)
  try {
    await migrate(database.db)
    await seedCatalogue(database.db)
    await seedSynthetic(database.db, actor, count)
  } finally {
    await database.close()
  }
}
