import { readFile } from 'node:fs/promises'
import { toWire } from '#contract/money.ts'
import type { Database } from '#server/database/database.ts'
import {
  addTournament,
  BadTournament,
  tournamentFile,
  type TournamentFile,
} from '#server/tournament/definition.ts'
import { cancelTournament, listTournaments } from '#server/tournament/operate.ts'
import { CannotStart, say, sayOnlyLine } from './start/say.ts'
import { withDatabase } from './start/with-database.ts'

/**
 * `npm run tournament -- list`, `-- add <file.json>`, `-- cancel <id>`: what is held, a new one, one
 * called off before its standings are final. Works beside a running house.
 */
const USAGE = 'Usage: npm run tournament -- list | add <file.json> | cancel <id>'

try {
  const [what, which, ...more] = process.argv.slice(2)
  if (more.length > 0) throw new CannotStart(USAGE)
  if (what === 'list' && which === undefined) await withDatabase(list)
  else if (what === 'add' && which !== undefined) await add(which)
  else if (what === 'cancel' && /^\d{1,9}$/.test(which ?? '')) await cancel(Number(which))
  else throw new CannotStart(USAGE)
} catch (error) {
  sayOnlyLine(error instanceof BadTournament ? new CannotStart(error.message) : error)
}

async function list({ db }: Database): Promise<void> {
  const lines = await listTournaments(db, new Date())
  if (lines.length === 0) say('No tournament is held.')
  for (const { id, name, title, starts_at, ends_at, state, players, prizes, paid } of lines) {
    say(`${id}  ${name}: ${title}`)
    say(`   ${state}, ${starts_at.toISOString()} to ${ends_at.toISOString()}`)
    const final = state === 'final' ? `, ${players} ranked, ₺${toWire(paid)} paid` : ''
    say(`   prizes ₺${toWire(prizes)}${final}`)
  }
}

async function add(path: string): Promise<void> {
  const file = readDefinition(await readFile(path, 'utf8').catch(unreadable(path)), path)
  const id = await withDatabase(({ db }) => addTournament(db, file, new Date()))
  if (id === null) throw new CannotStart(`There is a tournament named ${file.name} already.`)
  say(`Tournament ${id} stands: ${file.title.tr}, ${file.starts} to ${file.ends}.`)
}

function unreadable(path: string) {
  return (error: unknown): never => {
    throw new CannotStart(`${path} cannot be read: ${String(error)}`)
  }
}

function readDefinition(text: string, path: string): TournamentFile {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new CannotStart(`${path} is not JSON.`)
  }
  const read = tournamentFile.safeParse(given)
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path: at, message }) => `  ${at.join('.')}: ${message}`)
  throw new CannotStart([`${path} is not a tournament:`, ...wrong].join('\n'))
}

async function cancel(id: number): Promise<void> {
  const done = await withDatabase(({ db }) => cancelTournament(db, id, new Date()))
  if (!done)
    throw new CannotStart(
      `Tournament ${id} is not there, was cancelled before, or its standings are final.`,
    )
  say(`Tournament ${id} is cancelled; nothing is paid.`)
}
