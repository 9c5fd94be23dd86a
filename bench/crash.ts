import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { audit, isClean } from '#ledger/audit.ts'
import { HOUSE_CHECKS } from '#server/audit/house-audit.ts'
import { openDatabase, snapshot } from '#server/database/database.ts'
import { createCluster, type Cluster } from './cluster.ts'
import { checkRounds, type RoundCheck } from './crash-check.ts'
import { spin, type Acknowledged, type Spinning } from './crash-spins.ts'
import { startHouseProcess, type HouseProcess } from './house-process.ts'
import type { Result } from './result.ts'
import { seatMembers } from './seats.ts'

/**
 * Concurrent spins over HTTP while the database and the houses are killed (-9) again and again. The
 * players repeat what was not answered, with the same request id, until it is. Then every round
 * that was ever acknowledged must be there exactly once. The same with synchronous_commit off must
 * fail: a test that cannot see a loss proves nothing.
 */

const SPINS = 10_000
const KILLS_EACH = 5
const PLAYERS = 48
const MEMBERS = 240
const HOUSES = 2

const CONTROL_SPINS = 1_500
const CONTROL_TRIES = 3
/** Commits are answered from memory; nothing but a full buffer would write them out. */
const FORGETFUL = ['synchronous_commit=off', 'wal_writer_delay=10000', 'wal_buffers=64MB']

type Log = (line: string) => void
type Victim = 'database' | 'houses'

interface Run {
  acknowledged: Acknowledged[]
  repeats: number
  verdict: RoundCheck
  isAuditClean: boolean
}

export async function result(log: Log, options: readonly string[]): Promise<Result> {
  const spins = Math.max(Number(options[0] ?? SPINS), 100)
  log(`${spins} spins of ${PLAYERS} players against ${HOUSES} houses, ${KILLS_EACH} kills each…`)
  const victims = Array.from({ length: KILLS_EACH }, (): Victim[] => ['database', 'houses']).flat()
  const run = await attempt(log, { settings: [], houses: HOUSES, spins, victims })
  const lost = await control(log)
  const { missing, doubled, unpaid } = run.verdict
  const passed =
    missing + doubled + unpaid === 0 && run.isAuditClean && run.acknowledged.length >= spins
  const ratio = (run.acknowledged.length - missing - doubled) / run.acknowledged.length
  const line =
    `ratio=${ratio.toFixed(6)} acknowledged=${run.acknowledged.length} repeats=${run.repeats} ` +
    `missing=${missing} doubled=${doubled} unpaid=${unpaid} ` +
    `kills_database=${KILLS_EACH} kills_server=${KILLS_EACH} ` +
    `audit=${run.isAuditClean ? 'clean' : 'NOT-CLEAN'} ` +
    `control=${lost > 0 ? `failed-as-it-must(lost=${lost})` : 'not-shown-on-this-machine'}`
  const { acknowledged, ...rest } = run
  const figures = { ratio, acknowledged: acknowledged.length, ...rest, controlLost: lost }
  return { line, passed, figures }
}

/** The negative control: how many acknowledged rounds a forgetful database lost. */
async function control(log: Log): Promise<number> {
  for (let tried = 1; tried <= CONTROL_TRIES; tried++) {
    log('Negative control: the same with synchronous_commit off…')
    const victims: Victim[] = ['database', 'database']
    const plan = { settings: FORGETFUL, houses: 1, spins: CONTROL_SPINS, victims }
    const { verdict } = await attempt(log, plan)
    if (verdict.missing > 0) return verdict.missing
  }
  return 0
}

interface Plan {
  settings: readonly string[]
  houses: number
  spins: number
  victims: readonly Victim[]
}

async function attempt(log: Log, { settings, houses: count, spins, victims }: Plan): Promise<Run> {
  const cluster = await createCluster(settings)
  const houses: HouseProcess[] = []
  try {
    for (let n = 0; n < count; n++) houses.push(await startHouseProcess(cluster.url))
    const database = await openDatabase(cluster.url, 8)
    const seats = await seatMembers(database, MEMBERS)
    // What the control may lose is what is acknowledged from here on.
    await database.pool.query('checkpoint')
    await database.close()
    const spinning: Spinning = {
      ports: houses.map(({ gamesPort }) => gamesPort),
      spins,
      players: PLAYERS,
      acknowledged: [],
      repeats: 0,
      mayForget: settings.length > 0,
    }
    await Promise.all([spin(spinning, seats), killAll(log, { spinning, cluster, houses, victims })])
    return { ...spinning, ...(await look(cluster, spinning.acknowledged)) }
  } finally {
    await Promise.all(houses.map((house) => house.stop()))
    await cluster.remove()
  }
}

interface Killing {
  spinning: Spinning
  cluster: Cluster
  houses: readonly HouseProcess[]
  victims: readonly Victim[]
}

/** Spreads the kills over the spins: each falls when its share of them is acknowledged. */
async function killAll(log: Log, { spinning, cluster, houses, victims }: Killing): Promise<void> {
  for (const [n, victim] of victims.entries()) {
    const due = (spinning.spins * (n + 1)) / (victims.length + 1)
    while (spinning.acknowledged.length < due) await pause(5)
    log(`  ${spinning.acknowledged.length} acknowledged; killing the ${victim}`)
    const all = victim === 'database' ? [cluster] : houses
    await Promise.all(all.map((one) => one.kill()))
    await pause(randomInt(50, 400))
    await Promise.all(all.map((one) => one.revive()))
    if (!houses.every((house) => house.isRunning())) throw new Error('a house fell by itself')
  }
}

async function look(
  cluster: Cluster,
  acknowledged: readonly Acknowledged[],
): Promise<Pick<Run, 'verdict' | 'isAuditClean'>> {
  const database = await openDatabase(cluster.url, 2)
  try {
    const verdict = await checkRounds(database, acknowledged)
    return {
      verdict,
      isAuditClean: isClean(await snapshot(database, (q) => audit(q, { checks: HOUSE_CHECKS }))),
    }
  } finally {
    await database.close()
  }
}
