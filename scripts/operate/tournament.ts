import { toWire } from '#contract/money.ts'
import type { Actor } from '#server/action/actor.ts'
import type { Database } from '#server/database/database.ts'
import { addTournament, BadTournament, tournamentFile } from '#server/tournament/definition.ts'
import { cancelTournament, listTournaments } from '#server/tournament/operate.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { readDefinition } from '../serve/start/definition.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run tournament -- list`, `-- add <file.json>`, `-- cancel <id>`: what is held, a new one, one
 * called off before its standings are final. Works beside a running house.
 */
const USAGE =
  'Usage: npm run tournament -- list | add <file.json> [--why "…"] | cancel <id> --why "…"'

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [what, which, ...more] = rest
  if (more.length > 0) throw new CannotStart(USAGE)
  if (what === 'list' && which === undefined) await withDatabase(list)
  else if (what === 'add' && which !== undefined) await add(actor, which)
  else if (what === 'cancel' && /^\d{1,9}$/.test(which ?? '')) await cancel(actor, Number(which))
  else throw new CannotStart(USAGE)
} catch (error) {
  exitWithOneLine(error instanceof BadTournament ? new CannotStart(error.message) : error)
}

async function list({ db }: Database): Promise<void> {
  const lines = await listTournaments(db, new Date())
  if (lines.length === 0) print('No tournament is held.')
  for (const { id, name, title, starts_at, ends_at, state, players, prizes, paid } of lines) {
    print(`${id}  ${name}: ${title}`)
    print(`   ${state}, ${starts_at.toISOString()} to ${ends_at.toISOString()}`)
    const final = state === 'final' ? `, ${players} ranked, ₺${toWire(paid)} paid` : ''
    print(`   prizes ₺${toWire(prizes)}${final}`)
  }
}

async function add(actor: Actor, path: string): Promise<void> {
  const file = await readDefinition(path, tournamentFile, 'a tournament')
  const id = await withDatabase(({ db }) => addTournament(db, actor, file, new Date()))
  if (id === null) throw new CannotStart(`There is a tournament named ${file.name} already.`)
  print(`Tournament ${id} stands: ${file.title.tr}, ${file.starts} to ${file.ends}.`)
}

async function cancel(actor: Actor, id: number): Promise<void> {
  refuseWithoutWhy(actor)
  const done = await withDatabase(({ db }) => cancelTournament(db, actor, id, new Date()))
  if (!done)
    throw new CannotStart(
      `Tournament ${id} is not there, was cancelled before, or its standings are final.`,
    )
  print(`Tournament ${id} is cancelled; nothing is paid.`)
}
