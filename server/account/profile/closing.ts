import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../../action/actor.ts'
import { recordAction } from '../../action/record.ts'
import { inTransaction, port } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { notifyTouched } from '../../push/notify.ts'
import { memberScope } from '../../push/source.ts'
import { endLoginRows } from '../login/logins.ts'
import { foldedName } from './members.ts'

/**
 * Accounts that the operator closes and opens again. A closed one is not one that its owner never
 * confirmed: `closed_at` says who closed it, and `is_active`, which every door asks, is false for both.
 * What was won is paid and what was begun is ended all the same; nothing here touches money.
 */

export interface AccountState {
  id: bigint
  username: string
  isActive: boolean
  createdAt: Date
  confirmedAt: Date | null
  closedAt: Date | null
  lastLoginAt: Date | null
}

/** The account of that name, e-mail, phone or number; undefined when there is none. */
export async function accountState(
  db: Kysely<Tables>,
  given: string,
): Promise<AccountState | undefined> {
  const { name, phone } = foldedName(given)
  const id = /^\d{1,18}$/.test(given) ? BigInt(given) : null
  return db
    .selectFrom('members')
    .select(['id', 'username', 'is_active as isActive', 'created_at as createdAt'])
    .select(['confirmed_at as confirmedAt', 'closed_at as closedAt', 'lastlogin_at as lastLoginAt'])
    .where((eb) =>
      eb.or([
        eb('username', '=', name),
        eb('email', '=', name),
        ...(phone === null ? [] : [eb('phone', '=', phone)]),
        ...(id === null ? [] : [eb('id', '=', id)]),
      ]),
    )
    .orderBy(({ eb }) => eb('username', '=', name), 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Closes an account and ends its sessions. False: it was closed, or there is none. */
export async function closeAccount(
  db: Kysely<Tables>,
  actor: Actor,
  id: bigint,
  now: Date,
): Promise<boolean> {
  const isClosed = await inTransaction(db, async (db) => {
    const before = await lockedState(db, id)
    if (!before || before.closed_at !== null) return false
    const after = { closed_at: now, is_active: false }
    await db.updateTable('members').set(after).where('id', '=', id).execute()
    await endLoginRows(db, { memberId: id, now, keepFamily: undefined })
    await recordAction(db, actor, { what: 'member.close', target: `member:${id}`, before, after })
    return true
  })
  if (isClosed) await notifyTouched(port(db), [['session', [memberScope(id)]]])
  return isClosed
}

/** Opens a closed account again; one that was never confirmed still waits for that. False: it was not closed. */
export function reopenAccount(db: Kysely<Tables>, actor: Actor, id: bigint): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const locked = await lockedState(db, id)
    if (!locked || locked.closed_at === null) return false
    const { confirmed_at: confirmedAt, ...before } = locked
    const after = { closed_at: null, is_active: confirmedAt !== null }
    await db.updateTable('members').set(after).where('id', '=', id).execute()
    await recordAction(db, actor, { what: 'member.open', target: `member:${id}`, before, after })
    return true
  })
}

async function lockedState(db: Transaction<Tables>, id: bigint) {
  return db
    .selectFrom('members')
    .select(['closed_at', 'is_active', 'confirmed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
