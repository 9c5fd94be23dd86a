import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import { isUnderMaintenance, setMaintenance } from '#server/site/site-state.ts'
import { CannotStart, say, sayOnlyLine } from './start/say.ts'
import { withDatabase } from './start/with-database.ts'

/**
 * `npm run maintenance -- on|off|status`: closes the site and opens it again. Works beside a running
 * house, which heeds it within a second, in every process.
 */
const USAGE = 'Usage: npm run maintenance -- on | off | status'

try {
  const [word, ...more] = process.argv.slice(2)
  if (more.length > 0 || (word !== 'on' && word !== 'off' && word !== 'status'))
    throw new CannotStart(USAGE)
  await withDatabase(({ db }) => (word === 'status' ? tell(db) : set(db, word === 'on')))
} catch (error) {
  sayOnlyLine(error)
}

async function tell(db: Kysely<Tables>): Promise<void> {
  say((await isUnderMaintenance(db)) ? 'The site is under maintenance.' : 'The site is open.')
}

async function set(db: Kysely<Tables>, isClosed: boolean): Promise<void> {
  const hasChanged = await setMaintenance(db, isClosed)
  if (!hasChanged)
    return say(isClosed ? 'The site was under maintenance already.' : 'The site was open already.')
  say(
    isClosed
      ? 'The site is under maintenance now: within a second calls, launches and plays are refused; open rounds may end.'
      : 'The site is open again: within a second calls are answered, and open pages go on by themselves.',
  )
}
