import type { QueryPort } from '#ledger/query-port.ts'
import type { JobOptions } from '../house.ts'

/**
 * Leaves a job for whichever process works them off (`tasks.ts` lists them). Through `q`: inside a
 * transaction the job exists only when that commits, and no house has to run for it.
 */
export async function addJob(
  q: QueryPort,
  task: string,
  payload: object,
  { afterMs = 0, key }: JobOptions = {},
): Promise<void> {
  await q.query(
    `select graphile_worker.add_job($1, payload => $2::json, job_key => $3,
       run_at => now() + make_interval(secs => $4))`,
    [task, JSON.stringify(payload), key ?? null, afterMs / 1000],
  )
}
