import { sql } from 'kysely'
import type { House } from '../house.ts'

/** As long as somebody may want to know what became of it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** The job: those that failed for the last time stay where they are unless they are taken out. */
export async function forgetDeadJobs({ database, clock }: House): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS)
  await sql`delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and updated_at < ${before}`.execute(
    database.db,
  )
}
