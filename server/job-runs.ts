import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

/** How long until the work is taken up again after the library gave it up. */
const AGAIN_MS = 1_000

/**
 * Written down in batches, what became of a job ends the run where it cannot be written. By itself, which is the
 * library's default, it is a promise that nobody holds: a database that went at that moment would end the house.
 */
const BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/**
 * Runs the library until `stop`, anew where it gives up, as it does while the database is away, and wherever a
 * connection was lost: a job may have been handed out by an answer that never came, and would stay locked for hours.
 * Jobs that were done and not written down are done again at once: their locks go with the run that left them.
 */
export async function keepRunning(
  pool: pg.Pool,
  options: RunnerOptions & { concurrency: number; pollInterval: number },
  lost: (error: Error) => void,
): Promise<{ stop: () => Promise<void> }> {
  const runs: string[] = []
  const begin = async (): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter()
    const before = [...runs]
    events.on('pool:create', ({ workerPool }) => runs.push(workerPool.id))
    const { concurrency, pollInterval, ...rest } = options
    const worker = { concurrentJobs: concurrency, pollInterval, ...BATCHES }
    const runner = await run({ ...rest, pgPool: pool, events, preset: { worker } })
    if (before.length > 0)
      await pool.query('select graphile_worker.force_unlock_workers($1)', [before])
    return runner
  }
  let isStopping = false
  let runner: Runner | undefined
  let renewal: NodeJS.Timeout | undefined
  const renew = (error: Error): void => {
    lost(error)
    if (isStopping) return
    renewal ??= setTimeout(() => {
      renewal = undefined
      void runner?.stop().catch(lost)
    }, AGAIN_MS)
  }
  pool.on('error', renew)
  pool.on('connect', (client) => client.on('error', renew))
  runner = await begin()
  const watch = async (): Promise<void> => {
    while (!isStopping) {
      await runner?.promise.catch(lost)
      while (!isStopping) {
        await pause(AGAIN_MS)
        const next = await begin().catch(lost)
        if (next === undefined) continue
        runner = next
        break
      }
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(renewal)
      await runner?.stop().catch(lost)
      await watching
    },
  }
}
