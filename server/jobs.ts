import { Logger, parseCronItems, run, type LogLevel, type TaskList } from 'graphile-worker'
import pg from 'pg'
import type { QueryPort } from '#ledger/query-port.ts'
import { admitNewcomer } from './account/joining/admission.ts'
import { forgetUnconfirmed, resendToWaiting } from './account/joining/confirmation.ts'
import { forgetOldTries } from './account/login/old-tries.ts'
import { forgetOldChallenges } from './account/security/passkey-challenges.ts'
import { forgetOldSessions } from './account/login/old-sessions.ts'
import { sendResetLink } from './account/security/reset.ts'
import { askUnansweredDeposits, askUnansweredPayouts } from './cashier/unanswered.ts'
import type { House, JobOptions, Jobs } from './house.ts'
import { withoutPersonalData } from './log.ts'
import { deliverMessage } from './messages/deliver.ts'
import { forgetOldMessages } from './messages/old-messages.ts'
import { deliverNotice } from './payments/sandbox-bank/notices.ts'
import { deliverSupportMessage } from './support/deliver.ts'
import { forgetOldConversations } from './support/old-conversations.ts'
import { payAbandonedRounds } from './round/play/abandoned.ts'
import { checkGameFiles } from './round/publish/game-files.ts'
import { recordReturns } from './round/fairness/returns.ts'
import { forgetDemos } from './round/play/demo.ts'
import { renewDemoTournaments } from './tournament/demo.ts'
import { finishTournaments } from './tournament/finish.ts'

/** May run twice, and in any process: each task does no harm when it does. */
type Task = (house: House, payload: unknown) => Promise<void>

/** Every task, one line each. Names stand in the database while a job waits: never change one. */
const TASKS: Readonly<Record<string, Task>> = {
  'admit-newcomer': admitNewcomer,
  'ask-unanswered-deposits': askUnansweredDeposits,
  'ask-unanswered-payouts': askUnansweredPayouts,
  'check-game-files': checkGameFiles,
  'deliver-message': deliverMessage,
  'deliver-sandbox-notice': deliverNotice,
  'finish-tournaments': finishTournaments,
  'deliver-support-message': deliverSupportMessage,
  'forget-demos': forgetDemos,
  'forget-old-challenges': forgetOldChallenges,
  'forget-old-conversations': forgetOldConversations,
  'forget-old-messages': forgetOldMessages,
  'forget-old-proofs': forgetOldTries,
  'forget-old-sessions': forgetOldSessions,
  'forget-unconfirmed-accounts': forgetUnconfirmed,
  'pay-abandoned-rounds': payAbandonedRounds,
  'record-returns': recordReturns,
  'renew-demo-tournaments': renewDemoTournaments,
  'resend-confirmation': resendToWaiting,
  'send-reset-link': sendResetLink,
}

const SCHEDULE: readonly { task: string; match: string }[] = [
  { task: 'forget-demos', match: '*/10 * * * *' },
  { task: 'forget-old-challenges', match: '7 * * * *' },
  { task: 'forget-old-conversations', match: '47 4 * * *' },
  { task: 'forget-old-messages', match: '27 4 * * *' },
  { task: 'forget-old-sessions', match: '17 4 * * *' },
  { task: 'forget-old-proofs', match: '27 4 * * *' },
  { task: 'forget-unconfirmed-accounts', match: '37 4 * * *' },
  { task: 'ask-unanswered-deposits', match: '* * * * *' },
  { task: 'ask-unanswered-payouts', match: '* * * * *' },
  { task: 'pay-abandoned-rounds', match: '*/5 * * * *' },
  { task: 'finish-tournaments', match: '* * * * *' },
  { task: 'renew-demo-tournaments', match: '3 * * * *' },
  { task: 'check-game-files', match: '57 3 * * *' },
  // The day in Istanbul has ended an hour and a half before.
  { task: 'record-returns', match: '37 22 * * *' },
]

/** Few connections of its own: one listens for good, so the house's pool would be one short. */
const CONNECTIONS_MAX = 3

/** Begins to work off the jobs of this database, beside whatever other processes do so. */
export async function startJobs(house: Omit<House, 'jobs'>): Promise<Jobs> {
  const { connectionString } = house.database.pool.options
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS_MAX,
    application_name: 'kasa jobs',
  })
  const lost = lossLogger(house)
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  const jobs: Jobs = { add, close: async () => {} }
  const runner = await run({
    pgPool: pool,
    concurrency: CONNECTIONS_MAX - 1,
    // The house stops in its own order; this library would end the process under it.
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: loggerOf(house, lost),
    taskList: taskList({ ...house, jobs }),
    parsedCronItems: parseCronItems([...SCHEDULE]),
  })
  jobs.close = async () => {
    lost.end()
    await runner.stop()
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
  { afterMs = 0, key }: JobOptions = {},
): Promise<void> {
  if (!(task in TASKS)) throw new Error(`there is no task named ${task}`)
  await q.query(
    `select graphile_worker.add_job($1, payload => $2::json, job_key => $3,
       run_at => now() + make_interval(secs => $4))`,
    [task, JSON.stringify(payload), key ?? null, afterMs / 1000],
  )
}

function taskList(house: House): TaskList {
  return Object.fromEntries(
    Object.entries(TASKS).map(([name, task]) => [name, (payload: unknown) => task(house, payload)]),
  )
}

/** How the library words a connection that went, in its listener, its schedule and its goodbye. */
const LOSS =
  /notify listener|UNLISTEN|Cron hit an error.*(connection|ECONN|shutting down|starting up)/

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
