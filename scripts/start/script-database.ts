import { claimDatabase } from '#server/database/claim.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import type { Settings } from '#server/settings.ts'
import { embeddedFolder } from './database.ts'
import { refuseUnusableFiles } from './files.ts'
import { print } from './print.ts'

/**
 * The settings' database for a script, beside a running house or without one. `done` stops an
 * embedded one again, unless a house holds it.
 */
export async function openScriptDatabase(
  settings: Settings,
): Promise<{ url: string; done: () => Promise<void> }> {
  await refuseUnusableFiles(settings)
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, done: async () => {} }
  const embedded = await startEmbedded(embeddedFolder(settings.dataDir), {
    print,
    mustExist: true,
  })
  const done = async (): Promise<void> => {
    // Only a database that no house holds is stopped again, one that opened meanwhile included.
    const claim = await claimDatabase(embedded.url)
    await claim?.release()
    if (claim) await embedded.stop()
  }
  return { url: embedded.url, done }
}
