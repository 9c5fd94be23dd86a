import { toWire, type Money } from '#contract/money.ts'
import { audit, isClean, type AuditReport } from '#ledger/audit.ts'
import { DEPOSIT_CHECKS } from '#server/cashier/audit.ts'
import { openDatabase, snapshot } from '#server/database/database.ts'
import { isMigrated } from '#server/database/migrate.ts'
import { ROUND_CHECKS } from '#server/round/audit.ts'
import { TOURNAMENT_CHECKS } from '#server/tournament/audit.ts'
import { readSettings } from '#server/settings.ts'
import { reachDatabase } from './start/reach.ts'
import { CannotStart, say, sayOnlyLine } from './start/say.ts'

/**
 * `npm run audit`: proves the ledger from its rows alone, beside a running house or on a database
 * that crashed (PostgreSQL recovers it first). Exit code 1 when anything is wrong.
 */
try {
  const { url, done } = await reachDatabase(readSettings(process.env))
  try {
    const report = await read(url)
    tell(report)
    process.exitCode = isClean(report) ? 0 : 1
  } finally {
    await done()
  }
} catch (error) {
  sayOnlyLine(error)
}

async function read(url: string): Promise<AuditReport> {
  const database = await openDatabase(url, 1)
  try {
    if (!(await isMigrated(database.db)))
      throw new CannotStart('This database holds no ledger of this version: start the house once.')
    return await snapshot(database, (q) =>
      audit(q, {
        onProgress: (done, total) => say(`  ${done} of ${total} members read`),
        checks: [...ROUND_CHECKS, ...DEPOSIT_CHECKS, ...TOURNAMENT_CHECKS],
      }),
    )
  } finally {
    await database.close()
  }
}

function tell(report: AuditReport): void {
  const { members, entries, membersTotal, houseTotal, findings, findingsTotal } = report
  for (const { kind, memberId, seq } of findings)
    say(`  ${kind}: member ${memberId}${seq === null ? '' : `, entry ${seq}`}`)
  if (findingsTotal > findings.length) say(`  … and ${findingsTotal - findings.length} more`)
  say(
    `members ${liraText(membersTotal)}, house ${liraText(houseTotal)}, sum ${liraText(membersTotal + houseTotal)}`,
  )
  const verdict = isClean(report) ? 'clean' : `NOT CLEAN, ${findingsTotal} findings`
  say(`audit: ${verdict} (${members} members, ${entries} entries)`)
}

/** `₺29,025.60`: at least two decimals, and every one there is, since nothing may be rounded away. */
function liraText(amount: Money): string {
  const style = { minimumFractionDigits: 2, maximumFractionDigits: 6 }
  const figure = new Intl.NumberFormat('en', style).format(Math.abs(toWire(amount)))
  return `${amount < 0n ? '−' : ''}₺${figure}`
}
