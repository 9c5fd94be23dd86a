import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, snapshot } from '#server/database/database.ts'
import { dumpOf } from '#server/database/dump.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import { CannotStart, print, exitWithOneLine } from './start/print.ts'
import { runOneDay } from './database-dump/day.ts'

/**
 * `npm run database-dump -- <name>`: lives a short day in a fresh demo house and writes its database,
 * schema and rows, to `server/database/dumps/<name>.sql`. The upgrade test starts from these.
 */

/** Keys are every house's own, and no text of a repository. */
const WITHOUT_ROWS = ['house_keys', 'house_role', 'payment_keys']

try {
  const name = process.argv[2] ?? ''
  if (!/^\d{3}-[a-z0-9-]+$/.test(name))
    throw new CannotStart('Name it after the last migration: npm run database-dump -- 019-support')
  const folder = await mkdtemp(path.join(tmpdir(), 'kasa-dump-'))
  // mkdtemp makes it ours alone, and PostgreSQL may have to run as another user.
  await chmod(folder, 0o755)
  const embedded = await startEmbedded(path.join(folder, 'postgres'), { print })
  try {
    await runOneDay(embedded.url)
    const database = await openDatabase(embedded.url, 2)
    const text = await snapshot(database, (q) => dumpOf(q, WITHOUT_ROWS))
    await database.close()
    const file = path.join('server/database/dumps', `${name}.sql`)
    await writeFile(file, text)
    print(`${file}: ${Math.round(text.length / 1024)} kB`)
  } finally {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
} catch (error) {
  exitWithOneLine(error)
}
