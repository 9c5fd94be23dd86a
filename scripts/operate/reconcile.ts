import { readFile, writeFile } from 'node:fs/promises'
import { noticesNotFollowed } from '#server/cashier/notices/notices-not-followed.ts'
import {
  reconcile,
  type Difference,
  type Reconciliation,
} from '#server/cashier/reconciliation/compare.ts'
import type { Period } from '#server/cashier/reconciliation/period.ts'
import {
  readStatement,
  UnreadableStatement,
  type Statement,
} from '#server/cashier/reconciliation/statement.ts'
import { adapterNamed } from '#server/payments/adapters.ts'
import { sandboxStatement } from '#server/payments/sandbox-bank/statement.ts'
import { readCommand } from '../serve/start/command-line.ts'
import { noticeText } from '../serve/start/notices.ts'
import { withOperatingHouse } from '../serve/start/operating-house.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { amountText, lineText, timeText } from '../serve/start/text.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run reconcile -- <provider> <file>`: holds a provider's statement to what is recorded here and names every
 * payment that they do not agree on. It mends nothing. Exit code 1 when there is one. `--notices` lists what providers
 * said by themselves and the house did not follow; `sandbox <file> --write` has the sandbox bank write a statement.
 */
const USAGE = `Usage: npm run reconcile -- <provider> <file.csv> [--from 2026-11-01T00:00:00+03:00 --to …]
       sandbox <file.csv> --write | --notices`

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  write: { type: 'boolean' },
  notices: { type: 'boolean' },
} as const

const NOTICES_MAX = 200

try {
  const { values, positionals } = readCommand(
    { options: OPTIONS, allowPositionals: true } as const,
    USAGE,
  )
  const [provider, file, ...more] = positionals
  if (values.notices === true && provider === undefined) await listNotices()
  else if (provider === undefined || file === undefined || more.length > 0)
    throw new CannotStart(USAGE)
  else if (values.write === true) await writeStatement(provider, file)
  else await compare(provider, file, periodIn(values))
} catch (error) {
  exitWithOneLine(error)
}

async function compare(provider: string, file: string, given: Period | undefined): Promise<void> {
  const { period, lines } = await statementOf(file, given)
  const result = await withDatabase((database, settings) =>
    withOperatingHouse(database, settings, async (house) => {
      if (!adapterNamed(house, provider))
        throw new CannotStart(
          `This house works with no provider ${provider}, but with ${house.payments.map(({ name }) => name).join(', ') || 'none'}.`,
        )
      return reconcile(database.db, provider, lines, period)
    }),
  )
  report(result, { period, lines })
  process.exitCode = result.differences.length > 0 ? 1 : 0
}

async function writeStatement(provider: string, file: string): Promise<void> {
  if (provider !== 'sandbox')
    throw new CannotStart(`${provider} writes its statements itself: only the sandbox is ours.`)
  const csv = await withDatabase(({ db }) => sandboxStatement(db, new Date()))
  await writeFile(file, csv, { flag: 'wx' }).catch((error: unknown) => {
    throw new CannotStart(`The statement cannot be written to a new file ${file}.`, {
      cause: error,
    })
  })
  print(`What the sandbox bank has in its book stands in ${file}.`)
}

async function listNotices(): Promise<void> {
  const notices = await withDatabase(({ db }) => noticesNotFollowed(db, NOTICES_MAX))
  if (notices.length === 0) print('Everything that providers said was followed, or is answered.')
  for (const each of notices) print(noticeText(each))
}

function periodIn({ from, to }: { from?: string; to?: string }): Period | undefined {
  if (from === undefined && to === undefined) return undefined
  const period = { from: new Date(from ?? ''), to: new Date(to ?? '') }
  // A moment that could not be read is no number, and below nothing.
  if (!(period.from <= period.to))
    throw new CannotStart(`--from and --to are two moments, the earlier one first.\n${USAGE}`)
  return period
}

/** As it stands, or of the time that was typed: one of the two has to say which. */
async function statementOf(file: string, given: Period | undefined) {
  const { period: named, lines } = await read(file)
  const period = given ?? named
  if (!period)
    throw new CannotStart(
      `The statement does not say of which time it is, and a part of one would agree: name --from and --to.\n${USAGE}`,
    )
  return { period, lines }
}

async function read(file: string): Promise<Statement> {
  let csv
  try {
    csv = await readFile(file, 'utf8')
  } catch {
    throw new CannotStart(`There is no statement to read at ${file}.`)
  }
  try {
    return readStatement(csv)
  } catch (error) {
    if (error instanceof UnreadableStatement) throw new CannotStart(error.message)
    throw error
  }
}

function report(
  { agreed, differences }: Reconciliation,
  { period, lines }: { period: Period; lines: readonly unknown[] },
): void {
  for (const difference of differences) print(`  ${differenceText(difference)}`)
  print(`from ${timeText(period.from)} to ${timeText(period.to)}, Istanbul time`)
  const verdict = differences.length === 0 ? 'they agree' : `${differences.length} differences`
  print(`reconcile: ${verdict} (${lines.length} lines, ${agreed} of them as recorded)`)
}

function differenceText(difference: Difference): string {
  if (difference.kind === 'missing-there') {
    const { direction, reference, amount, state, at } = difference.record
    return `missing-there: ${direction} ${reference}, ${amountText(amount)}, ${state} here ${timeText(at)}`
  }
  const { kind, line } = difference
  const stated = `${kind}, line ${line.line}: ${line.direction} ${lineText(line.reference)}`
  switch (kind) {
    case 'missing-here':
    case 'repeated-there':
      return `${stated}, ${amountText(line.amount)}, ${line.state}`
    case 'other-amount':
      return `${stated}, ${amountText(line.amount)} there, ${amountText(difference.record.amount)} here`
    case 'other-state':
      return `${stated}, ${line.state} there, ${difference.record.state} here`
    case 'other-currency':
      return `${stated}, ${line.currency} there, TRY here`
  }
}
