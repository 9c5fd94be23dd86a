import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Which tests of the server run once more on an ordinary PostgreSQL.
 *
 * The rule: whatever speaks SQL runs again, unless it is listed here. A file may be listed when what
 * it asserts cannot depend on which PostgreSQL answers (chance, arithmetic, words, files, what the
 * door makes of a request) and every SQL statement it causes is also caused by a file that runs
 * again. New files run again by themselves. Files without a test database never do.
 */
export const ONCE: Readonly<Record<string, string>> = {
  'scripts/verify-round.server.test.ts':
    'what is worked out from a round that was read: it is played and read again by play.test.ts and history',
  'scripts/commands.server.test.ts':
    'which command leaves which act; each act is done again by the tests of its subject',
  'server/account/login/callers.test.ts':
    'who may make which call is decided by the door; every call is made again by its own subject',
  'server/casino/prediction.test.ts':
    'what can be worked out from what a member is told; the rounds are played as in play.test.ts',
  'server/content/safe-html.test.ts': 'what is left of hostile HTML: it asks no database',
  'server/door/body.test.ts': 'bytes that are too many or break off: no call comes of them',
  'server/door/odd-values.test.ts':
    'what the schemas of the doors let through; every call is made again by its own subject',
  'server/door/origins.test.ts': 'headers, and which listener knows which address',
  'server/page/picture-files.test.ts': 'files of the data folder, and what else of it is served',
  'web/call/check-maintenance.server.test.ts':
    "what the site's call layer makes of answers; every call it makes is made again by its own subject",
  'web/call/door.server.test.ts': 'as above: the letter of what the site sends',
  'web/shell/start-up/start-up.server.test.ts': 'as above: the order in which the site asks',
  'server/floor/simulation.test.ts': 'moves of floor.test.ts, in any order and from a seed',
  'server/protection/simulation.test.ts': 'moves of limits.test.ts, in any order and from a seed',
  'server/door/odd-values-elsewhere.test.ts':
    'as odd-values.test.ts, for the addresses that are no call',
  'server/round/publish/game-files.test.ts':
    'files of published games in folders, and their hashes',
  'server/round/publish/leftovers.test.ts': 'what a killed publish leaves in folders',
  'server/round/publish/publish-folder.test.ts':
    'builds and reads tables in folders; what is registered is registered again by publish-game',
}

const ROOMS = ['server', 'ledger', 'web', 'stage', 'scripts', 'bench'] as const
const SERVER_TEST = /^(server|ledger)\/.*\.test\.ts$|\.server\.test\.ts$/
/** How a test comes by a database: `startTestHouse`, `freshDatabase`, or a subject's testing.ts. */
const TAKES_A_DATABASE = /from '[^']*\/testing(-[a-z]+)?\.ts'/

/** The files of the second pass, in alphabetical order. */
export function secondPass(root = process.cwd()): string[] {
  return serverTests(root)
    .filter((file) => ONCE[file] === undefined)
    .filter((file) => TAKES_A_DATABASE.test(readFileSync(path.join(root, file), 'utf8')))
}

/** Every file of vitest's `server` project. */
export function serverTests(root: string): string[] {
  const rooms = ROOMS.filter((room) => existsSync(path.join(root, room)))
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(room, file.replaceAll(path.sep, '/')),
    ),
  )
  return files.filter((file) => SERVER_TEST.test(file)).toSorted()
}
