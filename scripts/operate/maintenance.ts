import type { Kysely } from 'kysely'
import type { Actor } from '#server/action/actor.ts'
import type { Tables } from '#server/database/tables.ts'
import { isUnderMaintenance, setMaintenance } from '#server/site/site-state.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run maintenance -- on|off|status`: closes the site and opens it again. Works beside a running
 * house, which heeds it within a second, in every process. Both say why; it stands in the action log.
 */
const USAGE = 'Usage: npm run maintenance -- on --why "…" | off --why "…" | status'

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [word, ...more] = rest
  if (more.length > 0 || (word !== 'on' && word !== 'off' && word !== 'status'))
    throw new CannotStart(USAGE)
  if (word !== 'status') refuseWithoutWhy(actor)
  await withDatabase(({ db }) => (word === 'status' ? describe(db) : set(db, actor, word === 'on')))
} catch (error) {
  exitWithOneLine(error)
}

async function describe(db: Kysely<Tables>): Promise<void> {
  print((await isUnderMaintenance(db)) ? 'The site is under maintenance.' : 'The site is open.')
}

async function set(db: Kysely<Tables>, actor: Actor, isClosed: boolean): Promise<void> {
  const hasChanged = await setMaintenance(db, actor, isClosed)
  if (!hasChanged)
    return print(
      isClosed ? 'The site was under maintenance already.' : 'The site was open already.',
    )
  print(
    isClosed
      ? 'The site is under maintenance now: within a second calls, launches and plays are refused; open rounds may end.'
      : 'The site is open again: within a second calls are answered, and open pages go on by themselves.',
  )
}
