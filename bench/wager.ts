import { performance } from 'node:perf_hooks'
import { openDatabase } from '#server/database/database.ts'
import { createCluster } from './cluster.ts'
import { median, p99 } from './figures.ts'
import { startHouseProcess } from './house-process.ts'
import type { Result } from './result.ts'
import { seatMembers } from './seats.ts'
import { directWorkers, httpWorkers, type Worker } from './wager-workers.ts'

/**
 * Money calls a second through the game server's HTTP door (authentication, limits, fsync on) over
 * the same SQL calls issued straight to PostgreSQL: same mix of 100 plays to 30 ends, same 32
 * connections, taking turns in one run. Only the ratio says anything about the house; the figures
 * themselves say how fast this machine is.
 */

const CONNECTIONS = 32
const MEMBERS = 1_600
const ROUNDS = 9
const SECONDS = 4
const WARM_UP_SECONDS = 3
const RATIO_MIN = 0.5

type Say = (line: string) => void

interface Lap {
  callsPerSecond: number
  wagersPerSecond: number
  p99Ms: number
}

export async function result(say: Say): Promise<Result> {
  const cluster = await createCluster()
  try {
    return await measure(say, cluster.url)
  } finally {
    await cluster.remove()
  }
}

async function measure(say: Say, databaseUrl: string): Promise<Result> {
  const house = await startHouseProcess(databaseUrl)
  const database = await openDatabase(databaseUrl, CONNECTIONS)
  try {
    say(`Seating ${MEMBERS} members…`)
    const seats = await seatMembers(database, MEMBERS)
    const half = seats.length / 2
    const http = await httpWorkers(house.gamesPort, seats.slice(half), CONNECTIONS)
    say('Warming up…')
    await run(http.workers, WARM_UP_SECONDS)
    const openShare = http.openShare()
    const direct = directWorkers(database, seats.slice(0, half), CONNECTIONS, openShare)
    await run(direct, WARM_UP_SECONDS)
    const laps = await takeTurns(say, direct, http.workers)
    return report(say, laps, openShare)
  } finally {
    await database.close()
    await house.stop()
  }
}

async function takeTurns(
  say: Say,
  direct: readonly Worker[],
  http: readonly Worker[],
): Promise<{ direct: Lap[]; http: Lap[] }> {
  const laps: { direct: Lap[]; http: Lap[] } = { direct: [], http: [] }
  for (let round = 1; round <= ROUNDS; round++) {
    const d = await run(direct, SECONDS)
    const h = await run(http, SECONDS)
    laps.direct.push(d)
    laps.http.push(h)
    say(
      `  round ${round} of ${ROUNDS}: direct ${told(d)}; http ${told(h)}; ratio ${(h.callsPerSecond / d.callsPerSecond).toFixed(3)}`,
    )
  }
  return laps
}

function told({ callsPerSecond, p99Ms }: Lap): string {
  return `${Math.round(callsPerSecond)}/s, p99 ${p99Ms.toFixed(1)} ms`
}

async function run(workers: readonly Worker[], seconds: number): Promise<Lap> {
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
    p99Ms: p99(tookMs),
  }
}

function report(
  say: Say,
  { direct, http }: { direct: Lap[]; http: Lap[] },
  openShare: number,
): Result {
  const middle = (laps: Lap[], figure: keyof Lap): number => median(laps.map((lap) => lap[figure]))
  const figuresOf = (laps: Lap[]): Lap => ({
    callsPerSecond: Math.round(middle(laps, 'callsPerSecond')),
    wagersPerSecond: Math.round(middle(laps, 'wagersPerSecond')),
    p99Ms: Number(middle(laps, 'p99Ms').toFixed(2)),
  })
  const [sql, door] = [figuresOf(direct), figuresOf(http)]
  // Each round's own ratio: what slows the machine for a while slows both turns of it.
  const ratios = http.map(
    ({ callsPerSecond }, round) => callsPerSecond / (direct[round]?.callsPerSecond ?? Infinity),
  )
  const ratio = median(ratios)
  say(`direct: ${JSON.stringify(sql)}`)
  say(`http:   ${JSON.stringify(door)}`)
  const line =
    `ratio=${ratio.toFixed(3)} http=${door.callsPerSecond}/s direct=${sql.callsPerSecond}/s ` +
    `p99_http=${door.p99Ms}ms p99_direct=${sql.p99Ms}ms ` +
    `wagers_http=${door.wagersPerSecond}/s wagers_direct=${sql.wagersPerSecond}/s`
  const figures = {
    ratio,
    ratios,
    ratioMin: RATIO_MIN,
    openShare,
    http: door,
    direct: sql,
    rounds: { direct, http },
  }
  return { line, passed: ratio >= RATIO_MIN, figures }
}
