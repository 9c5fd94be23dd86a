import { claimDatabase } from '#server/database/claim.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import { houseUrlOf } from '#server/database/prepare.ts'
import type { Settings } from '#server/settings.ts'
import { embeddedFolder } from './database.ts'
import { refuseUnusableFiles } from './files.ts'
import { print } from './print.ts'

/**
 * The settings' database for a script, by the house's own role where there is one, beside a running house or without one. `done` stops an
 * embedded one again, unless a house holds it.
 */
export async function openScriptDatabase(
  settings: Settings,
): Promise<{ url: string; done: () => Promise<void> }> {
  await refuseUnusableFiles(settings)
  const { databaseUrl, databaseHouseUrl } = settings
  if (databaseUrl !== undefined)
    return { url: databaseHouseUrl ?? (await houseUrlOf(databaseUrl)), done: async () => {} }
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
  return { url: await houseUrlOf(embedded.url), done }
}
