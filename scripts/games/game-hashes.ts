import { SHELF } from '#games/shelf.ts'
import { createLog } from '#server/log.ts'
import { checkFiles, type FileCheck } from '#server/round/publish/game-files.ts'
import { TABLES_DIR } from '#server/round/publish/published.ts'
import { readActor } from '../serve/start/actor.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run game-hashes`: holds the files of every published game to the hashes that they were
 * registered by, as the house does every day. A game with a wrong file is closed at once in every
 * running house; exit code 1.
 */
try {
  const { actor, rest } = readActor(process.argv.slice(2))
  if (rest.length > 0) throw new CannotStart('Usage: npm run game-hashes [-- --why "…"]')
  const checks = await withDatabase(({ db }, settings) => {
    const looking = { db, clock: () => new Date(), log: createLog(settings), actor }
    return checkFiles(looking, { tables: TABLES_DIR, own: SHELF, data: settings.dataDir })
  })
  for (const check of checks) print(lineOf(check))
  const closed = checks.filter(({ wrong }) => wrong.length > 0)
  print(
    closed.length === 0 ? 'Every file is the registered one.' : `${closed.length} NOT IN ORDER.`,
  )
  process.exitCode = closed.length === 0 ? 0 : 1
} catch (error) {
  exitWithOneLine(error)
}

function lineOf({ game, version, files, wrong }: FileCheck): string {
  if (wrong.length === 0) return `  ${game} ${version}: ${files} files`
  return `  ${game} ${version}: ${wrong.join(', ')} gone or changed; the game is closed`
}
