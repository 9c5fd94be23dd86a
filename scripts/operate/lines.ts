import type { Actor } from '#server/action/actor.ts'
import { port, type Database } from '#server/database/database.ts'
import { changeLine, changeSilence, reportedLines } from '#server/floor/room/operate.ts'
import { notifyTouched } from '#server/push/notify.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { CannotStart, exitWithOneLine, print } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run lines -- list [table]`, `-- hide <line>`, `-- clear <line>`, `-- silence <member> <hours>`, `-- unsilence <member>`: what
 * members say at the tables. Without a table it lists what was reported. Works beside a running house.
 */
const USAGE =
  'Usage: npm run lines -- list [table] | hide <line> --why "…" | clear <line> --why "…" | silence <member> <hours> --why "…" | unsilence <member> --why "…"'
const HOUR_MS = 60 * 60 * 1_000

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [what = '', which = '', hours = '', ...more] = rest
  if (more.length > 0) throw new CannotStart(USAGE)
  if (what === 'list' && hours === '')
    await withDatabase((database) => list(database, which || null))
  else if (what === 'hide' && hours === '') await line(actor, which, 'hidden')
  else if (what === 'clear' && hours === '') await line(actor, which, 'cleared')
  else if (what === 'silence' && /^[1-9]\d{0,3}$/.test(hours))
    await silence(actor, which, new Date(Date.now() + Number(hours) * HOUR_MS))
  else if (what === 'unsilence' && which !== '' && hours === '') await silence(actor, which, null)
  else throw new CannotStart(USAGE)
} catch (error) {
  exitWithOneLine(error)
}

async function list({ db }: Database, table: string | null): Promise<void> {
  const lines = await reportedLines(db, table)
  for (const { id, table: at, username, words, state, writtenAt, reports } of lines)
    print(
      `${id}  ${writtenAt.toISOString()}  ${at}  ${username}  ${state}, ${reports} reports: ${words}`,
    )
  if (lines.length === 0) print(table === null ? 'Nothing is reported.' : 'Nothing was said there.')
}

async function line(actor: Actor, which: string, state: 'hidden' | 'cleared'): Promise<void> {
  if (!/^[1-9]\d{0,14}$/.test(which)) throw new CannotStart(USAGE)
  refuseWithoutWhy(actor)
  const changed = await withDatabase(async ({ db }) => {
    const found = await changeLine(db, actor, BigInt(which), state)
    if (found) await notifyTouched(port(db), [['room', [found.table]]])
    return found
  })
  if (!changed) throw new CannotStart('There is no such line: npm run lines -- list')
  print(`${which} is ${state}.`)
}

async function silence(actor: Actor, username: string, until: Date | null): Promise<void> {
  refuseWithoutWhy(actor)
  const found = await withDatabase(({ db }) => changeSilence(db, actor, username, until))
  if (!found) throw new CannotStart(`Nobody is called ${username}.`)
  print(
    until === null
      ? `${username} may write.`
      : `${username} is silent until ${until.toISOString()}.`,
  )
}
