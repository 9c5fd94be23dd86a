import type { Kysely } from 'kysely'
import {
  accountState,
  closeAccount,
  reopenAccount,
  type AccountState,
} from '#server/account/profile/closing.ts'
import type { Actor } from '#server/action/actor.ts'
import type { Tables } from '#server/database/tables.ts'
import { readActor, refuseWithoutWhy } from './start/actor.ts'
import { CannotStart, print, exitWithOneLine } from './start/print.ts'
import { timeText } from './start/text.ts'
import { withDatabase } from './start/with-database.ts'

/**
 * `npm run member -- show|close|open <member>`: closes an account, which ends its sessions, and opens it
 * again. Works beside a running house. Closing and opening say why; it stands in the action log.
 */
const USAGE =
  'Usage: npm run member -- show <member> | close <member> --why "…" | open <member> --why "…"'

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [verb, name, ...more] = rest
  if (name === undefined || more.length > 0) throw new CannotStart(USAGE)
  if (verb !== 'show' && verb !== 'close' && verb !== 'open') throw new CannotStart(USAGE)
  if (verb !== 'show') refuseWithoutWhy(actor)
  await withDatabase(async ({ db }) => {
    const account = await find(db, name)
    if (verb === 'show') return show(account)
    return verb === 'close' ? close(db, actor, account) : open(db, actor, account)
  })
} catch (error) {
  exitWithOneLine(error)
}

async function find(db: Kysely<Tables>, name: string): Promise<AccountState> {
  const account = await accountState(db, name)
  if (!account) throw new CannotStart(`There is no member ${name}.`)
  return account
}

function show({ id, username, isActive, ...times }: AccountState): void {
  const { createdAt, confirmedAt, closedAt, lastLoginAt } = times
  const standing = closedAt ? 'closed' : isActive ? 'open' : 'not confirmed yet'
  print(`${username} (member ${id}): ${standing}`)
  print(`  joined      ${timeText(createdAt)}`)
  print(`  confirmed   ${timeText(confirmedAt)}`)
  print(`  last login  ${timeText(lastLoginAt)}`)
  if (closedAt) print(`  closed      ${timeText(closedAt)}`)
}

async function close(db: Kysely<Tables>, actor: Actor, account: AccountState): Promise<void> {
  const { id, username } = account
  if (!(await closeAccount(db, actor, id, new Date())))
    throw new CannotStart(`${username} is closed already.`)
  print(`${username} is closed and logged out everywhere; an open round is still paid.`)
}

async function open(db: Kysely<Tables>, actor: Actor, account: AccountState): Promise<void> {
  const { id, username, confirmedAt } = account
  if (!(await reopenAccount(db, actor, id))) throw new CannotStart(`${username} is not closed.`)
  print(confirmedAt ? `${username} is open again.` : `${username} still waits to be confirmed.`)
}
