import { BadTable } from '#server/round/lookup-table.ts'
import { takeFolder, type CheckedMode } from '#server/round/publish-folder.ts'
import { publishShelf } from '#server/round/published.ts'
import { objectionsTo, reportOf } from '#server/round/table-report.ts'

/**
 * `npm run publish-game` builds and checks the house's own games and reports on every mode;
 * `npm run publish-game -- <folder>` checks a published folder of anyone's whole. A folder is only
 * checked: the house does not serve games from folders yet, and this says so.
 */
const [folder] = process.argv.slice(2)

try {
  if (folder === undefined) await reportOnShelf()
  else await reportOnFolder(folder)
} catch (error) {
  if (!(error instanceof BadTable)) throw error
  console.error(`Refused: ${error.message}.`)
  process.exitCode = 1
}

async function reportOnShelf(): Promise<void> {
  const { all } = await publishShelf((line) => console.log(line))
  for (const { id, version, modes } of all) {
    console.log(`${id}, version ${version}`)
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

async function reportOnFolder(from: string): Promise<void> {
  judge((await takeFolder(from)).modes)
  if (process.exitCode !== 1)
    console.log(
      'The folder is in order. Nothing was registered: games from folders are not served yet.',
    )
}

function judge(modes: readonly CheckedMode[]): void {
  for (const mode of modes) tell(mode)
  for (const objection of objectionsTo(modes)) {
    console.error(`Refused: ${objection}.`)
    process.exitCode = 1
  }
}

function tell({ name, cost, tableHash, report }: CheckedMode): void {
  const { rows, rtp, hitRate, deviation, maxWin, maxWinOneIn, distribution } = report
  console.log(`  mode ${name}, cost ${cost}×: ${rows} books, table ${tableHash}`)
  console.log(`    return        ${percent(rtp, 6)}`)
  console.log(`    hit rate      ${percent(hitRate, 4)}`)
  console.log(`    deviation     ${deviation.toFixed(2)}×`)
  console.log(`    maximum win   ${maxWin}×, 1 in ${Math.round(maxWinOneIn)}`)
  for (const { atLeast, chance } of distribution)
    if (chance > 0) console.log(`    ${`≥ ${atLeast}×`.padEnd(13)} ${percent(chance, 6)}`)
}

function percent(share: number, digits: number): string {
  return `${(share * 100).toFixed(digits)} %`
}
