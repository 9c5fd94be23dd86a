import { toWire, type Money } from '#contract/money.ts'
import { audit, isClean, type AuditReport } from '#ledger/audit.ts'
import { PAYMENT_CHECKS } from '#server/cashier/audit.ts'
import { openDatabase, snapshot } from '#server/database/database.ts'
import { isMigrated } from '#server/database/migrate.ts'
import { ROUND_CHECKS } from '#server/round/fairness/audit.ts'
import { TOURNAMENT_CHECKS } from '#server/tournament/audit.ts'
import { readSettings } from '#server/settings.ts'
import { openScriptDatabase } from './start/script-database.ts'
import { CannotStart, print, exitWithOneLine } from './start/print.ts'

/**
 * `npm run audit`: proves the ledger from its rows alone, beside a running house or on a database
 * that crashed (PostgreSQL recovers it first). Exit code 1 when anything is wrong.
 */
try {
  const { url, done } = await openScriptDatabase(readSettings(process.env))
  try {
    const report = await read(url)
    printReport(report)
    process.exitCode = isClean(report) ? 0 : 1
  } finally {
    await done()
  }
} catch (error) {
  exitWithOneLine(error)
}

async function read(url: string): Promise<AuditReport> {
  const database = await openDatabase(url, 1)
  try {
    if (!(await isMigrated(database.db)))
      throw new CannotStart('This database holds no ledger of this version: start the house once.')
    return await snapshot(database, (q) =>
      audit(q, {
        onProgress: (done, total) => print(`  ${done} of ${total} members read`),
        checks: [...ROUND_CHECKS, ...PAYMENT_CHECKS, ...TOURNAMENT_CHECKS],
      }),
    )
  } finally {
    await database.close()
  }
}

function printReport(report: AuditReport): void {
  const { members, entries, membersTotal, houseTotal, findings, findingsTotal } = report
  for (const { kind, memberId, seq } of findings)
    print(`  ${kind}: member ${memberId}${seq === null ? '' : `, entry ${seq}`}`)
  if (findingsTotal > findings.length) print(`  … and ${findingsTotal - findings.length} more`)
  print(
    `members ${liraText(membersTotal)}, house ${liraText(houseTotal)}, sum ${liraText(membersTotal + houseTotal)}`,
  )
  const verdict = isClean(report) ? 'clean' : `NOT CLEAN, ${findingsTotal} findings`
  print(`audit: ${verdict} (${members} members, ${entries} entries)`)
}

/** `₺29,025.60`: at least two decimals, and every one there is, since nothing may be rounded away. */
function liraText(amount: Money): string {
  const style = { minimumFractionDigits: 2, maximumFractionDigits: 6 }
  const figure = new Intl.NumberFormat('en', style).format(Math.abs(toWire(amount)))
  return `${amount < 0n ? '−' : ''}₺${figure}`
}
