import { hangTile } from '#server/casino/guest-game.ts'
import { openDatabase } from '#server/database/database.ts'
import { isMigrated } from '#server/database/migrate.ts'
import { BadTable } from '#server/round/lookup-table.ts'
import { takeFolder, type CheckedMode } from '#server/round/publish-folder.ts'
import { publishGame } from '#server/round/publish-game.ts'
import { publishShelf } from '#server/round/published.ts'
import { exactPercent, objectionsTo, reportOf } from '#server/round/table-report.ts'
import { readSettings } from '#server/settings.ts'
import { PUBLISH_OPTIONS, PUBLISH_USAGE, readTile } from './publish-game/options.ts'
import { readCommand } from './start/command-line.ts'
import { reachDatabase } from './start/reach.ts'
import { CannotStart, say, sayOnlyLine } from './start/say.ts'

/**
 * `npm run publish-game` builds and checks the house's own games and reports on every mode.
 * `npm run publish-game -- <folder> [--id …] [--name …] [--version …]` checks a published folder of
 * anyone's whole, reports, and registers it as a new version; `--check` stops before that. Works
 * beside a running house, which opens the new version at the next launch.
 */
try {
  const config = { options: PUBLISH_OPTIONS, allowPositionals: true } as const
  const { values, positionals } = readCommand(config, PUBLISH_USAGE)
  const [folder] = positionals
  if (folder === undefined) await reportOnShelf()
  else if (values.check) await reportOnFolder(folder)
  else await publish(folder, values)
} catch (error) {
  if (error instanceof BadTable) refuse(error.message)
  else sayOnlyLine(error)
}

function refuse(why: string): void {
  console.error(`Refused: ${why}. Nothing was changed.`)
  process.exitCode = 1
}

async function reportOnShelf(): Promise<void> {
  const { all } = await publishShelf(say)
  for (const { id, version, modes } of all) {
    say(`${id}, version ${version}`)
    judge(
      [...modes.values()].map(({ name, cost, table }) => ({
        name,
        cost,
        tableHash: table.hash,
        report: reportOf(table, cost),
      })),
    )
  }
}

async function reportOnFolder(folder: string): Promise<void> {
  const { modes } = await takeFolder(folder, { progress: say })
  judge(modes)
  if (process.exitCode !== 1) say('The folder is in order. Nothing was registered.')
}

async function publish(
  folder: string,
  values: { version?: string | undefined; client?: string | undefined } & Parameters<
    typeof readTile
  >[1],
): Promise<void> {
  const tile = readTile(folder, values)
  const settings = readSettings(process.env)
  const { url, done } = await reachDatabase(settings)
  try {
    const database = await openDatabase(url, 2)
    try {
      if (!(await isMigrated(database.db)))
        throw new CannotStart('This database is not of this version of the house: start it once.')
      say(`Checking ${folder} …`)
      const published = await publishGame({
        db: database.db,
        dataDir: settings.dataDir,
        folder,
        game: tile.game,
        version: values.version,
        client: values.client,
        progress: say,
        report: (modes) => modes.forEach(tell),
        alongside: (db, modes) => hangTile(db, tile, modes),
      })
      tellPublished(tile.game, published)
    } finally {
      await database.close()
    }
  } finally {
    await done()
  }
}

function tellPublished(
  game: string,
  { version, wasThere, hasPage }: Awaited<ReturnType<typeof publishGame>>,
): void {
  say(
    wasThere
      ? `These very files were published before, as version ${version} of ${game}; new launches get it.`
      : `Published ${game}, version ${version}. A running house opens it at the next launch.`,
  )
  if (!hasPage)
    say(
      `It has no page yet and stays out of the lobby: put one into web/ of the folder, or say where one ` +
        `stands: npm run game -- ${game} --client https://…/index.html`,
    )
}

function judge(modes: readonly CheckedMode[]): void {
  for (const mode of modes) tell(mode)
  for (const objection of objectionsTo(modes)) {
    refuse(objection)
  }
}

function tell({ name, cost, tableHash, report }: CheckedMode): void {
  const { rows, exactRtp, hitRate, deviation, maxWin, maxWinOneIn, distribution } = report
  say(`  mode ${name}, cost ${cost}×: ${rows} books, table ${tableHash}`)
  say(`    return        ${exactPercent(exactRtp)}`)
  say(`    hit rate      ${percent(hitRate, 4)}`)
  say(`    deviation     ${deviation.toFixed(2)}×`)
  say(`    maximum win   ${maxWin}×, 1 in ${Math.round(maxWinOneIn)}`)
  for (const { atLeast, chance } of distribution)
    if (chance > 0) say(`    ${`≥ ${atLeast}×`.padEnd(13)} ${percent(chance, 6)}`)
}

function percent(share: number, digits: number): string {
  return `${(share * 100).toFixed(digits)} %`
}
