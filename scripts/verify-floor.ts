import { readFile } from 'node:fs/promises'
import type { FloorPublished, FloorReply } from '#contract/games/floor-protocol.ts'
import { readSettings } from '#server/settings.ts'
import { CannotStart, exitWithOneLine, print } from './start/print.ts'
import { verifyRounds } from './verify-floor/verify.ts'

/**
 * `npm run verify-floor -- <table> <from> <to> [--house <url> | --file <saved.json>]`: works rounds of a table out again from
 * what the house published and nothing else: that each seed follows the one before it, and that the round came to what seed
 * and crowd say. Exit code 1 when one does not.
 */
const USAGE =
  'Usage: npm run verify-floor -- <table> <from> <to> [--house <url> | --file <saved.json>]'
const ROUNDS_MAX = 1_000

try {
  const [table = '', from = '', to = '', option, value] = process.argv.slice(2)
  const isRange = /^[1-9]\d{0,14}$/.test(from) && /^[1-9]\d{0,14}$/.test(to)
  if (!/^[a-z0-9-]{1,40}$/.test(table) || !isRange) throw new CannotStart(USAGE)
  if (option !== undefined && (value === undefined || !['--house', '--file'].includes(option)))
    throw new CannotStart(USAGE)
  if (Number(to) < Number(from) || Number(to) - Number(from) >= ROUNDS_MAX)
    throw new CannotStart(`So many rounds at once: 1 to ${ROUNDS_MAX}.`)
  const published =
    option === '--file'
      ? await readSaved(value ?? '')
      : await ask(value ?? readSettings(process.env).gamesUrl, table, from, to)
  const { verified, sealed, wrong } = await verifyRounds(published)
  for (const line of wrong) print(line)
  print(`${table}: ${verified} rounds hold, ${wrong.length} do not.`)
  if (sealed > 0)
    print(`${sealed} more are of a shoe that goes on, and can be verified once it has ended.`)
  process.exitCode = wrong.length > 0 ? 1 : 0
} catch (error) {
  exitWithOneLine(error)
}

async function ask(
  house: string,
  table: string,
  from: string,
  to: string,
): Promise<FloorPublished> {
  const url = `${house}/rgs/floor/rounds/${table}/${from}/${to}`
  const response = await fetch(url).catch((error: unknown) => {
    throw new CannotStart(`No house answers at ${house}: ${String(error)}`)
  })
  // The contract's shape; what is missing of it fails as a round that does not hold.
  const reply = (await response.json()) as FloorReply<FloorPublished>
  if (!reply.result) throw new CannotStart(`The house refuses: ${reply.message}`)
  return reply.data
}

async function readSaved(file: string): Promise<FloorPublished> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CannotStart(`${file} cannot be read: ${String(error)}`)
  })
  // As above.
  return JSON.parse(text) as FloorPublished
}
