import { performance } from 'node:perf_hooks'
import { openDatabase } from '#server/database/database.ts'
import { createCluster } from './cluster.ts'
import { median, percentile } from './figures.ts'
import { startHouseProcess } from './house-process.ts'
import { plainWorkers } from './plain-wager.ts'
import { processorClock, type ProcessorTime } from './processor-time.ts'
import type { Result } from './result.ts'
import { seatMembers } from './seats.ts'
import { directWorkers, httpWorkers, type Worker } from './wager-workers.ts'

/**
 * Three lanes that take turns in one run, each on its own members and as many connections: the plain
 * wager (`plain-wager.ts`), our own SQL issued straight to PostgreSQL one play a call, and the game
 * server's HTTP door with everything it checks. Each has 30 ends to 100 wagers, so that each moves money
 * as often. Only the ratios say anything about the house; the figures themselves say how fast this
 * machine is.
 */

const CONNECTIONS = 64
const MEMBERS = 1_600
const ROUNDS = 9
const SECONDS = 4
const WARM_UP_SECONDS = 3
const HTTP_TO_PLAIN_MIN = 0.5
const HTTP_TO_DIRECT_MIN = 0.5

type Log = (line: string) => void

const LANES = ['plain', 'direct', 'http'] as const
type Lane = (typeof LANES)[number]
type PerLane<T> = Readonly<Record<Lane, T>>

interface Lap {
  callsPerSecond: number
  wagersPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Of one core, for each call, by who used it. */
  coreMs: ProcessorTime
}

interface Plan {
  rounds: number
  seconds: number
  clock: () => ProcessorTime
}

/**
 * `npm run bench -- wager [rounds] [seconds] [connections]`: fewer and shorter rounds for a quick look; and how
 * many members play at a time.
 */
export async function result(log: Log, options: readonly string[]): Promise<Result> {
  const rounds = Math.max(Math.floor(Number(options[0] ?? ROUNDS)), 1)
  const seconds = Math.max(Number(options[1] ?? SECONDS), 0.5)
  const connections = Math.max(Math.floor(Number(options[2] ?? CONNECTIONS)), 1)
  const cluster = await createCluster()
  try {
    return await measure(log, cluster.url, { rounds, seconds, connections })
  } finally {
    await cluster.remove()
  }
}

async function measure(
  log: Log,
  databaseUrl: string,
  { rounds, seconds, connections }: Omit<Plan, 'clock'> & { connections: number },
): Promise<Result> {
  // A demo plays its own matches beside, and prices them: a fifth of what Node does under this load.
  const house = await startHouseProcess(databaseUrl, { DEMO: '0' })
  const database = await openDatabase(databaseUrl, connections)
  try {
    const clock = await processorClock(database, () => house.pid())
    const warmUp = { seconds: WARM_UP_SECONDS, clock }
    log(`Seating ${MEMBERS} members…`)
    const seats = await seatMembers(database, MEMBERS)
    const half = seats.length / 2
    const door = await httpWorkers(house.gamesPort, seats.slice(half), connections)
    log('Warming up…')
    const plain = await plainWorkers(database, half, connections)
    await run(plain, warmUp)
    await run(door.workers, warmUp)
    const openShare = door.openShare()
    const direct = directWorkers(database, seats.slice(0, half), connections, openShare)
    await run(direct, warmUp)
    const laps = await takeTurns(
      log,
      { plain, direct, http: door.workers },
      {
        rounds,
        seconds,
        clock,
      },
    )
    return report(log, laps, openShare)
  } finally {
    await database.close()
    await house.stop()
  }
}

async function takeTurns(
  log: Log,
  workers: PerLane<readonly Worker[]>,
  plan: Plan,
): Promise<PerLane<Lap[]>> {
  const laps: PerLane<Lap[]> = { plain: [], direct: [], http: [] }
  for (let round = 1; round <= plan.rounds; round++) {
    const figures: string[] = []
    for (const lane of LANES) {
      const lap = await run(workers[lane], plan)
      laps[lane].push(lap)
      figures.push(`${lane} ${describe(lap)}`)
    }
    log(`  round ${round} of ${plan.rounds}: ${figures.join('; ')}`)
  }
  return laps
}

function describe({ wagersPerSecond, p99Ms }: Lap): string {
  return `${Math.round(wagersPerSecond)}/s, p99 ${p99Ms.toFixed(1)} ms`
}

async function run(
  workers: readonly Worker[],
  { seconds, clock }: Omit<Plan, 'rounds'>,
): Promise<Lap> {
  const used = clock()
  const began = performance.now()
  const until = began + seconds * 1000
  const tookMs: number[] = []
  let wagers = 0
  const work = async (call: Worker): Promise<void> => {
    for (let now = performance.now(); now < until;) {
      if ((await call()) === 'play') wagers += 1
      const after = performance.now()
      tookMs.push(after - now)
      now = after
    }
  }
  await Promise.all(workers.map(work))
  const elapsed = (performance.now() - began) / 1000
  return {
    callsPerSecond: tookMs.length / elapsed,
    wagersPerSecond: wagers / elapsed,
    p50Ms: percentile(tookMs, 50),
    p99Ms: percentile(tookMs, 99),
    coreMs: perCall(used, clock(), tookMs.length),
  }
}

function perCall(before: ProcessorTime, after: ProcessorTime, calls: number): ProcessorTime {
  return {
    client: (after.client - before.client) / calls,
    house: (after.house - before.house) / calls,
    database: (after.database - before.database) / calls,
  }
}

function report(log: Log, laps: PerLane<Lap[]>, openShare: number): Result {
  const [plain, direct, http] = LANES.map((lane) => middleOf(laps[lane]))
  if (!plain || !direct || !http) throw new Error('a lane is missing')
  const lanes = { plain, direct, http }
  for (const lane of LANES) log(`${`${lane}:`.padEnd(8)}${JSON.stringify(lanes[lane])}`)
  const toPlain = ratiosOf(laps.http, laps.plain)
  const toDirect = ratiosOf(laps.http, laps.direct)
  const [ratio, ratioToDirect] = [median(toPlain), median(toDirect)]
  const line =
    `ratio=${ratio.toFixed(3)} http_to_direct=${ratioToDirect.toFixed(3)} ` +
    LANES.map((lane) => `wagers_${lane}=${lanes[lane].wagersPerSecond}/s`).join(' ') +
    ` calls_http=${http.callsPerSecond}/s calls_direct=${direct.callsPerSecond}/s ` +
    LANES.map((lane) => `p50_${lane}=${lanes[lane].p50Ms}ms`).join(' ') +
    ` ${LANES.map((lane) => `p99_${lane}=${lanes[lane].p99Ms}ms`).join(' ')}`
  const figures = {
    ratio,
    ratioMin: HTTP_TO_PLAIN_MIN,
    ratios: toPlain,
    ratioToDirect,
    ratioToDirectMin: HTTP_TO_DIRECT_MIN,
    ratiosToDirect: toDirect,
    openShare,
    ...lanes,
    rounds: laps,
  }
  const passed = ratio >= HTTP_TO_PLAIN_MIN && ratioToDirect >= HTTP_TO_DIRECT_MIN
  return { line, passed, figures }
}

/** The lane's middle lap, figure by figure. */
function middleOf(laps: readonly Lap[]): Lap {
  const middle = (figure: Exclude<keyof Lap, 'coreMs'>): number =>
    median(laps.map((lap) => lap[figure]))
  const core = (who: keyof ProcessorTime): number =>
    Number(median(laps.map(({ coreMs }) => coreMs[who])).toFixed(3))
  return {
    callsPerSecond: Math.round(middle('callsPerSecond')),
    wagersPerSecond: Math.round(middle('wagersPerSecond')),
    p50Ms: Number(middle('p50Ms').toFixed(2)),
    p99Ms: Number(middle('p99Ms').toFixed(2)),
    coreMs: { client: core('client'), house: core('house'), database: core('database') },
  }
}

/** Each round's own ratio of wagers: what slows the machine for a while slows all turns of it. */
function ratiosOf(laps: readonly Lap[], to: readonly Lap[]): number[] {
  return laps.map(
    ({ wagersPerSecond }, round) => wagersPerSecond / (to[round]?.wagersPerSecond ?? Infinity),
  )
}
