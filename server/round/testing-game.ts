/** Publishes made-up games into a test's house, as the command does. */
import { TESTER } from '#server/action/testing.ts'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { saveTile } from '../catalogue/published-tile.ts'
import type { RunningHouse } from '../main.ts'
import { publishGame, type PublishedVersion } from './publish/publish-game.ts'
import { makeFolder, type MadeFolder } from './publish/testing-folder.ts'

/** What stands in the game's page. */
export const PAGE = '<!doctype html><title>Moon Lines</title><script src="assets/game.js"></script>'

interface Made extends MadeFolder {
  game?: string
  version?: string
  client?: string
  /** Changes the folder before it is published. */
  spoil?: (folder: string) => Promise<void>
}

/** A folder of its own, with a page. */
export async function madeFolder(made: MadeFolder = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kasa-game-'))
  await makeFolder(folder, made)
  await mkdir(path.join(folder, 'web/assets'), { recursive: true })
  await writeFile(path.join(folder, 'web/index.html'), PAGE)
  await writeFile(
    path.join(folder, 'web/assets/game.js'),
    `document.title = '${made.variant ?? 0}'\n`,
  )
  return folder
}

/** Publishes `moon-lines`, or another game, made of these numbers. */
export async function publishMade(
  { database: { db }, settings }: Pick<RunningHouse, 'database' | 'settings'>,
  { game = 'moon-lines', version, client, spoil, ...made }: Made = {},
): Promise<PublishedVersion> {
  const folder = await madeFolder(made)
  await spoil?.(folder)
  return publishGame({
    db,
    actor: TESTER,
    dataDir: settings.dataDir,
    folder,
    game,
    version,
    client,
    alongside: (transaction, modes) =>
      saveTile(transaction, TESTER, { game, provider: 'Moon Works' }, modes),
  })
}
