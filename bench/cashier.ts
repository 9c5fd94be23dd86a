import { randomInt } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { audit, isClean } from '#ledger/audit.ts'
import { openDatabase, snapshot, type Database } from '#server/database/database.ts'
import { HOUSE_CHECKS } from '#server/audit/house-audit.ts'
import { approveAll } from './cashier/operator.ts'
import { endOutages, outage, sendChaos, type Answers } from './cashier/chaos.ts'
import { trade, type Traffic } from './cashier/customers.ts'
import { logInMembers, type Member } from './cashier/members.ts'
import { rawRate } from './cashier/raw.ts'
import { settled, verify, type Verdict } from './cashier/verdict.ts'
import { createCluster, type Cluster } from './cluster.ts'
import { startHouseProcess, type HouseProcess } from './house-process.ts'
import type { Result } from './result.ts'

/**
 * 200 members deposit, play and withdraw at once while an operator approves, notices are forged, altered, repeated and
 * late, the bank is out of reach again and again, and house and database are killed (-9) five times each. Then nothing
 * that was answered may be lost, every payout is exactly once in the bank's own book, and the audit is clean.
 */

const MEMBERS = 200
const SECONDS = 60
const QUIET_SECONDS = 10
const KILLS_EACH = 5
const OUTAGE_EVERY_MS = 4_000
const WITHOUT_DOCUMENTS = { WITHDRAWAL_IDENTITY: 'off', WITHDRAWAL_ADDRESS: 'off' }

type Log = (line: string) => void

interface Bench {
  log: Log
  seconds: number
  cluster: Cluster
  house: HouseProcess
  database: Database
  members: readonly Member[]
}

/** `npm run bench -- cashier [seconds] [members]`: how long the chaos lasts, beside what the kills take. */
export async function result(log: Log, [wanted, count]: readonly string[]): Promise<Result> {
  const seconds = Math.max(Number(wanted ?? SECONDS), 5)
  const cluster = await createCluster()
  try {
    const house = await startHouseProcess(cluster.url, WITHOUT_DOCUMENTS)
    const database = await openDatabase(cluster.url, 8)
    // A killed database breaks what is idle in the pool; the next query opens another.
    database.pool.on('error', () => undefined)
    try {
      const keyUrl = `http://127.0.0.1:${house.port}/endpoint/v1/public-key`
      const members = await logInMembers(database, Math.max(Number(count ?? MEMBERS), 2), keyUrl)
      return await run({ log, seconds, cluster, house, database, members })
    } finally {
      await database.close().catch(() => undefined)
      await house.stop()
    }
  } finally {
    await cluster.remove()
  }
}

async function run(bench: Bench): Promise<Result> {
  const { log, database, members, house } = bench
  log(`${members.length} members, ${QUIET_SECONDS} quiet seconds…`)
  const quiet = trafficOf(house)
  const began = performance.now()
  const quietly = trade(quiet, members)
  await pause(QUIET_SECONDS * 1000)
  quiet.isOver = true
  await quietly
  const rate = quiet.answered / ((performance.now() - began) / 1000)
  const raw = await rawRate(database, members)
  log(`quiet: ${rate.toFixed(0)} requests/s; raw SQL: ${raw.toFixed(0)} deposits/s`)
  const traffic = trafficOf(house)
  const outages = new Outages(database)
  const [answers] = await Promise.all([
    sendChaos(database, traffic),
    trade(traffic, members),
    approveAll(database, traffic),
    outages.run(traffic),
    killAll(bench, traffic, outages),
  ])
  traffic.acknowledged.push(...quiet.acknowledged)
  await endOutages(database)
  log('waiting until every payment has its end…')
  const open = await settled(database, log)
  const verdict = await verify(database, traffic.acknowledged)
  const isAuditClean = isClean(await snapshot(database, (q) => audit(q, { checks: HOUSE_CHECKS })))
  return resultOf({ traffic, answers, verdict, isAuditClean, open, rate, raw })
}

const trafficOf = ({ port, gamesPort }: HouseProcess): Traffic => ({
  port,
  gamesPort,
  isOver: false,
  answered: 0,
  repeats: 0,
  acknowledged: [],
  refused: new Map(),
})

/** One after the other, and none while the house starts: its bank is away by a table's name, and a start looks at all tables. */
class Outages {
  #last: Promise<void> = Promise.resolve()
  #areHeld = false
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async run(traffic: Traffic): Promise<void> {
    while (!traffic.isOver) {
      await pause(OUTAGE_EVERY_MS)
      if (this.#areHeld) continue
      this.#last = outage(this.#database).catch(() => undefined)
      await this.#last
    }
  }

  async holdWhile(work: () => Promise<void>): Promise<void> {
    this.#areHeld = true
    await this.#last
    await endOutages(this.#database)
    await work()
    this.#areHeld = false
  }
}

/** Spreads the kills over the time; then it is over. */
async function killAll(
  { log, seconds, cluster, house }: Bench,
  traffic: Traffic,
  outages: Outages,
): Promise<void> {
  const stepMs = (seconds * 1000) / (2 * KILLS_EACH + 1)
  for (let n = 0; n < 2 * KILLS_EACH; n += 1) {
    await pause(stepMs)
    const isDatabase = n % 2 === 0
    log(`  ${traffic.answered} answered; killing the ${isDatabase ? 'database' : 'house'}`)
    const one = isDatabase ? cluster : house
    await one.kill()
    await pause(randomInt(50, 400))
    if (isDatabase) await cluster.revive()
    else await outages.holdWhile(() => house.revive())
    if (!house.isRunning()) throw new Error('the house fell by itself')
  }
  await pause(stepMs)
  traffic.isOver = true
}

interface Run {
  traffic: Traffic
  answers: Answers
  verdict: Verdict
  isAuditClean: boolean
  open: number
  rate: number
  raw: number
}

function resultOf({ traffic, answers, verdict, isAuditClean, open, rate, raw }: Run): Result {
  const { lost, payoutsWrong, depositsWrong } = verdict
  // A forged notice that was taken, or one that broke the house, stands here; while the database is away it is "busy".
  const taken = Object.keys(answers).filter((name) => !/ (4\d\d|503)$/.test(name))
  const isRight = lost + payoutsWrong + depositsWrong + open + taken.length === 0
  const line =
    `acknowledged=${traffic.acknowledged.length} lost=${lost} deposits=${verdict.deposits} ` +
    `deposits_wrong=${depositsWrong} payouts=${verdict.payouts} payouts_wrong=${payoutsWrong} ` +
    `open=${open} chaos=${Object.values(answers).reduce((sum, n) => sum + n, 0)} taken=${taken.length} ` +
    `repeats=${traffic.repeats} kills_database=${KILLS_EACH} kills_server=${KILLS_EACH} ` +
    `audit=${isAuditClean ? 'clean' : 'NOT-CLEAN'} requests_s=${rate.toFixed(0)} raw_s=${raw.toFixed(0)}`
  const figures = {
    ...verdict,
    answers,
    open,
    refused: Object.fromEntries(traffic.refused),
    repeats: traffic.repeats,
    rate,
    raw,
    isAuditClean,
  }
  const { deposits, payouts } = verdict
  return { line, passed: isRight && isAuditClean && deposits > 0 && payouts > 0, figures }
}
