import type { Kysely } from 'kysely'
import type { Data } from '#contract/registry.ts'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import type { Context } from '../context.ts'
import { inTransaction, port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { notifyTouched } from '../push/notify.ts'

/** The caller has a session, or the door would have refused. */
export async function ping(): Promise<true> {
  return true
}

/** True: the site is open. */
export async function checkStatus({ db }: Context): Promise<Data<'maintenance/check_status'>> {
  return !(await isUnderMaintenance(db))
}

/** Closes the site, or opens it; every process heeds it within a second. Answers whether that changed anything. */
export async function setMaintenance(
  db: Kysely<Tables>,
  actor: Actor,
  isClosed: boolean,
): Promise<boolean> {
  const hasChanged = await inTransaction(db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('site_state')
      .set({ under_maintenance: isClosed })
      .where('under_maintenance', '!=', isClosed)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const [before, after] = [{ under_maintenance: !isClosed }, { under_maintenance: isClosed }]
    await recordAction(db, actor, { what: 'site.maintenance', target: 'site', before, after })
    return true
  })
  if (hasChanged) await notifyTouched(port(db), [['maintenance', null]])
  return hasChanged
}

export async function isUnderMaintenance(db: Kysely<Tables>): Promise<boolean> {
  const state = await db.selectFrom('site_state').select('under_maintenance').executeTakeFirst()
  return state?.under_maintenance ?? false
}
