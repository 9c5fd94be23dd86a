import type { TestHouse } from '../testing.ts'

/** Every job that waits for its hour is due now, and whoever works them off hears of it. */
export async function hastenJobs({ database }: Pick<TestHouse, 'database'>): Promise<void> {
  await database.pool.query(
    `update graphile_worker._private_jobs set run_at = now() where run_at > now()`,
  )
  await database.pool.query(`select pg_notify('jobs:insert', '{"r":"test","count":9}')`)
}
