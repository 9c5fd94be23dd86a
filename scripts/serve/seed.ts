import { parseArgs } from 'node:util'
import { seedCatalogue } from '#server/catalogue/seed.ts'
import { seedSynthetic } from '#server/catalogue/synthetic.ts'
import { commandActor } from './start/actor.ts'
import { CannotStart, print, exitWithOneLine } from './start/print.ts'
import { withDatabase } from './start/with-database.ts'

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
  const actor = commandActor(values.why ?? null)
  await withDatabase(async ({ db }) => {
    await seedCatalogue(db)
    await seedSynthetic(db, actor, count)
  })
  print(count === 0 ? 'The made-up games are gone.' : `The lobby now holds ${count} made-up games.`)
} catch (error) {
  exitWithOneLine(error)
}
