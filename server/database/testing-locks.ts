/** What another connection holds while a test looks on, for tests alone. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, QueryResult } from 'pg'

/**
 * Does its work while a transaction of its own has taken that lock, which is given back whatever happens: what a failed
 * test left locked would keep all that come after it in this database.
 */
export async function whileLocked<Result>(
  pool: Pool,
  lock: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(lock)
    return await work()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

const WAITS = `wait_event_type = 'Lock' and datname = current_database()`
/** Less than a test may take: whoever waits in vain still gives the lock back. */
const WAIT_MS_MAX = 20_000

/** Until so many connections of this database wait for a lock. */
export const untilWaiting = (pool: Pool, count = 1): Promise<void> =>
  until(count, () => pool.query(`select from pg_stat_activity where ${WAITS}`))

/** Ends the connections that wait for a lock in a query of this table, as soon as there are any. */
export const cutWaiting = (pool: Pool, table: string): Promise<void> =>
  until(1, () =>
    pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where ${WAITS} and query like $1`,
      [`%${table}%`],
    ),
  )

async function until(count: number, ask: () => Promise<QueryResult>): Promise<void> {
  const latest = performance.now() + WAIT_MS_MAX
  while (((await ask()).rowCount ?? 0) < count) {
    if (performance.now() > latest) throw new Error('nobody waits for a lock')
    await pause(20)
  }
}
