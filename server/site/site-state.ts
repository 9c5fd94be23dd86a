import type { Kysely } from 'kysely'
import type { Data } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'

/** The caller has a session, or the door would have refused. */
export async function ping(): Promise<true> {
  return true
}

/** True: the site is open. */
export async function checkStatus({ db }: Context): Promise<Data<'maintenance/check_status'>> {
  return !(await isUnderMaintenance(db))
}

/** Closes the site, or opens it; every process heeds it within a second. Answers whether that changed anything. */
export async function setMaintenance(db: Kysely<Tables>, isClosed: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_state')
    .set({ under_maintenance: isClosed })
    .where('under_maintenance', '!=', isClosed)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function isUnderMaintenance(db: Kysely<Tables>): Promise<boolean> {
  const state = await db.selectFrom('site_state').select('under_maintenance').executeTakeFirst()
  return state?.under_maintenance ?? false
}
