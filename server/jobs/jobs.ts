import { Logger, parseCronItems, type LogLevel, type TaskList } from 'graphile-worker'
import pg from 'pg'
import type { QueryPort } from '#ledger/query-port.ts'
import type { House, JobOptions, Jobs } from '../house.ts'
import { addJob } from './job-queue.ts'
import { keepRunning } from './job-runs.ts'
import { withoutPersonalData } from '../log.ts'
import { SCHEDULE, TASKS } from './tasks.ts'

/** Few connections of its own: one listens for good and one holds the run's name, so the house's pool would be two short. */
const CONNECTIONS_MAX = 4

/** Begins to work off the jobs of this database, beside whatever other processes do so. */
export async function startJobs(house: Omit<House, 'jobs'>): Promise<Jobs> {
  const { connectionString } = house.database.pool.options
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS_MAX,
    application_name: 'kasa jobs',
  })
  const lost = lossLogger(house)
  const jobs: Jobs = { add, close: async () => {} }
  const options = {
    concurrency: CONNECTIONS_MAX - 2,
    // The house stops in its own order; this library would end the process under it.
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: loggerOf(house, lost),
    taskList: taskList({ ...house, jobs }),
    parsedCronItems: parseCronItems([...SCHEDULE]),
  }
  const running = await keepRunning(pool, options, lost)
  jobs.close = async () => {
    lost.end()
    await running.stop()
    await pool.end()
  }
  return jobs
}

/** A database that goes takes every connection along: that is one line, and none when we stop. */
const LOSS_MS = 10_000

function lossLogger({ log }: Pick<House, 'log'>) {
  let quietUntil = 0
  const logLoss = (error: Error): void => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + LOSS_MS
    log.warn({ err: error }, 'connections of the jobs were lost; they are opened again')
  }
  return Object.assign(logLoss, { end: () => (quietUntil = Infinity) })
}

async function add(
  q: QueryPort,
  task: string,
  payload: object,
  options?: JobOptions,
): Promise<void> {
  if (!(task in TASKS)) throw new Error(`there is no task named ${task}`)
  await addJob(q, task, payload, options)
}

function taskList(house: House): TaskList {
  return Object.fromEntries(
    Object.entries(TASKS).map(([name, task]) => [name, (payload: unknown) => task(house, payload)]),
  )
}

/** How the library words a connection that went, in its listener, its schedule and its goodbye. */
const LOSS =
  /notify listener|UNLISTEN|Failed to (complete|fail) jobs|Cron hit an error.*(connection|ECONN|shutting down|starting up)/

/** Its chatter stays out of our log: a payload may name a member. What went wrong is kept. */
function loggerOf({ log }: Pick<House, 'log'>, lost: (error: Error) => void): Logger {
  return new Logger((scope) => (level: `${LogLevel}`, message: string) => {
    const [line = ''] = withoutPersonalData(message).split('\n')
    // While a database restarts it says so at every try, and of each connection by itself.
    if (level === 'error' && LOSS.test(message)) lost(new Error(line))
    else if (level === 'error') log.error({ task: scope.taskIdentifier }, line)
    else if (level === 'warning') log.warn({ task: scope.taskIdentifier }, line)
  })
}
