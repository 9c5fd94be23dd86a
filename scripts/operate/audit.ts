import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { toWire, type Money } from '#contract/money.ts'
import { snapshot, type Database } from '#server/database/database.ts'
import { countNotFollowed } from '#server/cashier/notices/notices-not-followed.ts'
import { auditHouse, type HouseReport } from '#server/audit/house-audit.ts'
import type { Settings } from '#server/settings.ts'
import { readMark, writeMark, type Mark } from './audit/mark-file.ts'
import { print, exitWithOneLine } from '../serve/start/print.ts'
import { gamesOf, withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run audit`: proves the ledger from its rows alone and works rounds, tables and coupons out again, beside a running house or
 * on a database that crashed (PostgreSQL recovers it first). Exit code 1 when anything is wrong. It leaves a signed
 * mark of what it has proven in DATA_DIR; `--continue` holds that to the mark and works out only what came since,
 * also where the last run was ended in the middle.
 */
const MINUTE_MS = 60_000
/** Longer than any play takes to be committed. */
const SETTLED_MS = 10 * MINUTE_MS
const MARK_EVERY_MS = 5_000

const NAMES = { members: 'members read', checks: 'comparisons made' } as const

try {
  const { values } = parseArgs({ options: { continue: { type: 'boolean', default: false } } })
  const report = await withDatabase(async (database, settings) => {
    const standing = await countNotFollowed(database.db)
    if (standing > 0n)
      print(`  ${standing} notices of providers wait for an answer: npm run reconcile -- --notices`)
    return read(database, settings, values.continue)
  })
  printReport(report)
  process.exitCode = report.isClean ? 0 : 1
} catch (error) {
  exitWithOneLine(error)
}

async function read(database: Database, settings: Settings, goesOn: boolean): Promise<HouseReport> {
  const { dataDir } = settings
  const house = await signOf(database)
  const marks = goesOn ? (await readMark(dataDir, house)).marks : {}
  const games = await gamesOf(database, settings)
  const settledBefore = new Date(Date.now() - SETTLED_MS)
  const mark = (): Mark => ({ house, at: new Date().toISOString(), marks })
  let marking = performance.now()
  const report = await snapshot(database, (q) =>
    auditHouse(q, {
      games,
      marks,
      settledBefore,
      onCheck: (done, total, of) => print(`  ${done} of ${total} ${NAMES[of]}`),
      onProgress: async (done, total, of) => {
        print(`  ${done} of ${total} ${of} looked at`)
        if (performance.now() - marking < MARK_EVERY_MS) return
        marking = performance.now()
        await writeMark(dataDir, mark())
      },
    }),
  )
  await writeMark(dataDir, mark())
  return report
}

/** What tells this house from every other: it was made once, and says nothing of what it is made from. */
async function signOf({ db }: Database): Promise<string> {
  const keys = await db.selectFrom('house_keys').select('value').orderBy('name').execute()
  return createHash('sha256')
    .update(keys.map(({ value }) => value).join('\n'))
    .digest('hex')
}

function printReport(report: HouseReport): void {
  const { members, entries, workedOut, membersTotal, houseTotal, findings, findingsTotal } = report
  for (const { kind, memberId, seq, row } of findings) {
    const where = [
      `member ${memberId}`,
      ...(seq === null ? [] : [`entry ${seq}`]),
      ...(row === null ? [] : [row]),
    ]
    print(`  ${kind}: ${where.join(', ')}`)
  }
  if (findingsTotal > findings.length) print(`  … and ${findingsTotal - findings.length} more`)
  print(
    `members ${liraText(membersTotal)}, house ${liraText(houseTotal)}, sum ${liraText(membersTotal + houseTotal)}`,
  )
  const verdict = report.isClean ? 'clean' : `NOT CLEAN, ${findingsTotal} findings`
  print(`audit: ${verdict} (${members} members, ${entries} entries; ${anew(workedOut)} worked out)`)
}

/** `12 rounds, 3 coupons`: of each that there was. */
function anew(workedOut: HouseReport['workedOut']): string {
  const counts = Object.entries(workedOut).filter(([, count]) => count > 0)
  return counts.map(([name, count]) => `${count} ${name}`).join(', ') || 'nothing'
}

/** `₺29,025.60`: at least two decimals, and every one there is, since nothing may be rounded away. */
function liraText(amount: Money): string {
  const style = { minimumFractionDigits: 2, maximumFractionDigits: 6 }
  const figure = new Intl.NumberFormat('en', style).format(Math.abs(toWire(amount)))
  return `${amount < 0n ? '−' : ''}₺${figure}`
}
