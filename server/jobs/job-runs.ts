import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

/** How long until the work is taken up again after the library gave it up, or a connection was lost. */
const AGAIN_MS = 1_000
/** How often it is looked for jobs that a dead run left locked. */
const LOOK_MS = 5_000

/**
 * Written down in batches, what became of a job ends the run where it cannot be written. By itself, which is the
 * library's default, it is a promise that nobody holds: a database that went at that moment would end the house.
 */
const BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** A run is alive as long as a connection of its process holds this lock under the run's name. */
const HOLD = 'select pg_advisory_lock(hashtextextended($1, 0))'

/** A job is locked by the run that has it, in the library for four hours: of a dead one it is free again at once. */
const FREE = `
select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
from graphile_worker._private_jobs job
where locked_at < clock_timestamp() - interval '2 seconds' and not exists (
  select from pg_locks
  where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32) | objid::bigint = hashtextextended(job.locked_by, 0))
having count(*) > 0`

type Options = RunnerOptions & { concurrency: number; pollInterval: number }

/** A run of the library, until it is stopped or gives up. */
interface Run {
  runner: Runner
  /** Lets go of its name. */
  end: () => void
}

/**
 * Runs the library until `stop`, anew where it gives up, as it does while the database is away, and wherever a
 * connection was lost: a job may have been handed out by an answer that never came. What this run or a killed process
 * left half done, whoever stands does again within seconds.
 */
export async function keepRunning(
  pool: pg.Pool,
  options: Options,
  lost: (error: Error) => void,
): Promise<{ stop: () => Promise<void> }> {
  let isStopping = false
  let current: Run | undefined
  let renewal: NodeJS.Timeout | undefined
  const renew = (error: Error): void => {
    lost(error)
    if (isStopping) return
    renewal ??= setTimeout(() => {
      renewal = undefined
      void current?.runner.stop().catch(lost)
    }, AGAIN_MS)
  }
  pool.on('error', renew)
  pool.on('connect', (client) => client.on('error', renew))
  current = await begin(pool, options, lost)
  const watch = async (): Promise<void> => {
    while (!isStopping) {
      await current?.runner.promise.catch(lost)
      current?.end()
      current = undefined
      while (!isStopping && !current) {
        await pause(AGAIN_MS)
        current = (await begin(pool, options, lost).catch(lost)) ?? undefined
      }
    }
    // One that began while the house was about to stop.
    await current?.runner.stop().catch(lost)
    current?.end()
  }
  const watching = watch()
  const looking = setInterval(() => void pool.query(FREE).catch(lost), LOOK_MS)
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(renewal)
      clearInterval(looking)
      void current?.runner.stop().catch(lost)
      await watching
    },
  }
}

async function begin(
  pool: pg.Pool,
  { concurrency, pollInterval, ...rest }: Options,
  lost: (error: Error) => void,
): Promise<Run> {
  const holder = await pool.connect()
  let runner: Runner | undefined
  try {
    const events: WorkerEvents = new EventEmitter()
    let name = ''
    events.on('pool:create', ({ workerPool }) => (name = workerPool.id))
    const worker = { concurrentJobs: concurrency, pollInterval, ...BATCHES }
    runner = await run({ ...rest, pgPool: pool, events, preset: { worker } })
    await holder.query(HOLD, [name])
    return { runner, end: () => holder.release(true) }
  } catch (error) {
    await runner?.stop().catch(lost)
    holder.release(true)
    throw error
  }
}
