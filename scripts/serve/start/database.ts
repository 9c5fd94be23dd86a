import path from 'node:path'
import { claimDatabase, type Claim } from '#server/database/claim.ts'
import { openDatabase } from '#server/database/database.ts'
import { startEmbedded, type Embedded } from '#server/database/embedded.ts'
import { readPostmaster } from '#server/database/postmaster.ts'
import type { Settings } from '#server/settings.ts'
import { CannotStart, print, exitWithOneLine } from './print.ts'
import { watchDatabase, type WatchedDatabase } from './watcher.ts'

/** A database that is there as long as the house is. */
export interface ClaimedDatabase {
  url: string
  stop(): Promise<void>
}

/** A killed house's connection takes PostgreSQL a moment to notice. */
const CLAIM_WAIT_MS_MAX = 3_000
const LOOK_EVERY_MS = 200

/** The database that the settings name, or the embedded one, started and claimed for this house. */
export async function provideDatabase(settings: Settings): Promise<ClaimedDatabase> {
  if (settings.databaseUrl === undefined) return provideEmbedded(settings.dataDir)
  await refuseUnreachable(settings.databaseUrl)
  return { url: settings.databaseUrl, stop: async () => {} }
}

/** Where the embedded database of a data folder lies. */
export function embeddedFolder(dataDir: string): string {
  return path.join(dataDir, 'postgres')
}

async function provideEmbedded(dataDir: string): Promise<ClaimedDatabase> {
  const embedded = await startEmbedded(embeddedFolder(dataDir), { print })
  const claim = await claimFor(embedded, dataDir)
  if (embedded.adopted) print('Took over the database that an earlier house left running.')
  const watch = keepAlive(embedded, dataDir, claim)
  const stop = async (): Promise<void> => {
    await watch.end()
    await embedded.stop()
  }
  return { url: embedded.url, stop }
}

async function claimFor({ url }: Embedded, dataDir: string): Promise<Claim> {
  const claim = await claimDatabase(url, CLAIM_WAIT_MS_MAX)
  if (claim) return claim
  throw new CannotStart(
    `Another house is running on ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
  )
}

/** Brings a database that died back on its port, where the house's pool looks for it. */
function keepAlive(
  embedded: Embedded,
  dataDir: string,
  first: Claim,
): { end: () => Promise<void> } {
  let claim = first
  const watched: WatchedDatabase = {
    isAlive: async () => claim.isHeld() && (await readPostmaster(embedded.directory)) !== null,
    async revive() {
      void claim.release().catch(() => {})
      const port = Number(new URL(embedded.url).port)
      claim = await claimFor(await startEmbedded(embeddedFolder(dataDir), { port }), dataDir)
    },
  }
  const watcher = watchDatabase(watched, print)
  const timer = setInterval(() => void watcher.look().catch(exitWithOneLine), LOOK_EVERY_MS)
  const end = async (): Promise<void> => {
    clearInterval(timer)
    await watcher.end()
    await claim.release().catch(() => {})
  }
  return { end }
}

/** Asks once, so that a wrong DATABASE_URL is one line. Nothing is created there but tables. */
async function refuseUnreachable(url: string): Promise<void> {
  const { host, pathname } = new URL(url)
  const name = `DATABASE_URL (${host}${pathname})`
  const mayMake = await mayMakeTables(url).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new CannotStart(`${name} does not answer: ${why}`)
  })
  if (!mayMake)
    throw new CannotStart(
      `The user of ${name} may not make tables there. Let the database's owner say: ${GRANTS}`,
    )
}

const GRANTS =
  'GRANT CREATE ON DATABASE <database> TO <user>; GRANT CREATE, USAGE ON SCHEMA public TO <user>;'

/** May this user make schemas and tables? From PostgreSQL 15 on only owners may by themselves. */
async function mayMakeTables(url: string): Promise<boolean> {
  const database = await openDatabase(url, 1)
  try {
    const { rows } = await database.pool.query<{ may: boolean }>(
      `select has_database_privilege(current_database(), 'create')
          and has_schema_privilege(current_schema(), 'create') as may`,
    )
    return rows[0]?.may === true
  } finally {
    await database.close()
  }
}
