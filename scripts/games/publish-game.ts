import { isWholeKurus } from '#contract/money.ts'
import { STAKES } from '#games/stakes.ts'
import { saveTile } from '#server/catalogue/published-tile.ts'
import { pageFiles } from '#server/round/publish/game-page.ts'
import { BadTable } from '#server/round/publish/lookup-table.ts'
import { takeFolder, type CheckedMode } from '#server/round/publish/publish-folder.ts'
import { objectionsToGame, publishGame } from '#server/round/publish/publish-game.ts'
import { publishShelf } from '#server/round/publish/published.ts'
import { exactPercent, reportOf } from '#server/round/fairness/table-report.ts'
import { PUBLISH_OPTIONS, PUBLISH_USAGE, readTile } from './publish-game/options.ts'
import { commandActor } from '../serve/start/actor.ts'
import { readCommand } from '../serve/start/command-line.ts'
import { print, exitWithOneLine } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

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
  else exitWithOneLine(error)
}

function refuse(why: string): void {
  console.error(`Refused: ${why}. Nothing was changed.`)
  process.exitCode = 1
}

async function reportOnShelf(): Promise<void> {
  const { all } = await publishShelf(print)
  for (const { id, version, modes } of all) {
    print(`${id}, version ${version}`)
    checkModes(
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
  const { modes } = await takeFolder(folder, { progress: print })
  await pageFiles(folder)
  checkModes(modes)
  if (process.exitCode !== 1) print('The folder is in order. Nothing was registered.')
}

async function publish(
  folder: string,
  values: {
    version?: string | undefined
    client?: string | undefined
    why?: string | undefined
  } & Parameters<typeof readTile>[1],
): Promise<void> {
  const tile = readTile(folder, values)
  const actor = commandActor(values.why ?? null)
  const published = await withDatabase(({ db }, { dataDir }) => {
    print(`Checking ${folder} …`)
    return publishGame({
      db,
      actor,
      dataDir,
      folder,
      game: tile.game,
      version: values.version,
      client: values.client,
      progress: print,
      report: (modes) => modes.forEach(printMode),
      alongside: (connection, modes) => saveTile(connection, actor, tile, modes),
    })
  })
  printPublished(tile.game, published)
}

function printPublished(
  game: string,
  { version, wasThere, hasPage }: Awaited<ReturnType<typeof publishGame>>,
): void {
  print(
    wasThere
      ? `These very files were published before, as version ${version} of ${game}; new launches get it.`
      : `Published ${game}, version ${version}. A running house opens it at the next launch.`,
  )
  if (!hasPage)
    print(
      `It has no page yet and stays out of the lobby: put one into web/ of the folder, or say where one ` +
        `stands: npm run game -- ${game} --client https://…/index.html`,
    )
}

function checkModes(modes: readonly CheckedMode[]): void {
  for (const mode of modes) printMode(mode)
  for (const objection of objectionsToGame(modes)) refuse(objection)
}

function printMode({ name, cost, tableHash, report }: CheckedMode): void {
  const { rows, exactRtp, hitRate, deviation, payStep, maxWin, maxWinOneIn, distribution } = report
  print(`  mode ${name}, cost ${cost}×: ${rows} books, table ${tableHash}`)
  print(`    return        ${exactPercent(exactRtp)}`)
  print(`    hit rate      ${percent(hitRate, 4)}`)
  print(`    deviation     ${deviation.toFixed(2)}×`)
  print(`    pays          multiples of ${payStep / 100}×${partsOfKurus(payStep)}`)
  print(`    maximum win   ${maxWin}×, 1 in ${Math.round(maxWinOneIn)}`)
  for (const { atLeast, chance } of distribution)
    if (chance > 0) print(`    ${`≥ ${atLeast}×`.padEnd(13)} ${percent(chance, 6)}`)
}

/** Says so where a stake on the step can pay less than a whole kuruş more or less. */
function partsOfKurus(payStep: number): string {
  const micro = BigInt(STAKES.stepMicro * payStep) / 100n
  return isWholeKurus(micro)
    ? ''
    : `; a stake of ₺${STAKES.stepMicro / 1_000_000} pays parts of a kuruş`
}

function percent(share: number, digits: number): string {
  return `${(share * 100).toFixed(digits)} %`
}
