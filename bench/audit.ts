import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { openDatabase, snapshot, type Database } from '#server/database/database.ts'
import { createPipeline } from '#server/database/pipeline.ts'
import { migrate } from '#server/database/migrate.ts'
import { STAGE } from '#server/door/games/games.ts'
import { auditHouse, type HouseReport } from '#server/audit/house-audit.ts'
import { createLog } from '#server/log.ts'
import type { Marks } from '#server/audit/marked-audit.ts'
import { roundCalls } from '#server/round/play/calls.ts'
import { jurisdictionOf } from '#server/round/play/jurisdictions.ts'
import { play } from '#server/round/play/play.ts'
import type { Rounds } from '#server/round/play/rounds.ts'
import { tokenOf } from '#server/game-session/token.ts'
import { readGames } from '#server/round/publish/game-versions.ts'
import type { PublishedGames } from '#server/round/publish/published.ts'
import { createCluster } from './cluster.ts'
import { processorClock } from './processor-time.ts'
import type { Result } from './result.ts'
import { seatMembers, type Seat } from './seats.ts'
import { openSeasonHouse } from './sports/season.ts'
import { settleSeason } from './sports/settlement.ts'

/**
 * `npm run bench -- audit [rounds] [coupons]`: plays so many rounds by the house's own calls and settles a season with so many coupons on it,
 * then measures a whole audit of them, and one that goes on from its mark. Minutes to play, with nothing written through to the disk meanwhile.
 */
const ROUNDS = 1_000_000
const COUPONS = 100_000
const MATCHES = 380
const MEMBERS = 256
const REPORT_EVERY = 100_000
const MINUTES_MAX = 10
const FINDINGS_SHOWN = 5

type Log = (line: string) => void

export async function result(log: Log, options: readonly string[]): Promise<Result> {
  const rounds = Math.max(Math.floor(Number(options[0] ?? ROUNDS)), MEMBERS)
  const coupons = Math.floor(Number(options[1] ?? COUPONS))
  const cluster = await createCluster(['fsync=off', 'synchronous_commit=off', 'max_wal_size=4GB'])
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-bench-audit-'))
  const database = await openDatabase(cluster.url, 4)
  try {
    await migrate(database.db)
    const games = await readGames({
      db: database.db,
      dataDir,
      stage: STAGE,
      log: createLog({ logLevel: 'silent' }),
      print: log,
    })
    const seats = await seatMembers(database, MEMBERS)
    await playAll(log, database, games, { wanted: rounds, seats })
    const ids = seats.map(({ memberId }) => memberId)
    if (coupons > 0) await betOnSeason(log, cluster.url, { ids, coupons })
    await database.pool.query('vacuum analyze')
    return await measure(log, database, games)
  } finally {
    await database.close()
    await cluster.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function playAll(
  log: Log,
  { pool, pipelined }: Database,
  games: PublishedGames,
  { wanted, seats }: { wanted: number; seats: readonly Seat[] },
): Promise<void> {
  const clock = (): Date => new Date()
  const pipeline = createPipeline(pipelined)
  const calls = roundCalls({ pool, pipeline, apart: pipeline, clock, cycleMs: 0 })
  const jurisdiction = jurisdictionOf('standard')
  const isClosed = async (): Promise<boolean> => false
  const rounds: Rounds = { pool, calls, games, jurisdiction, clock, isClosed, seats: new Map() }
  let played = 0
  const sit = async ({ sessionID }: Seat): Promise<void> => {
    while (played < wanted) {
      played += 1
      if (played % REPORT_EVERY === 0) log(`  ${played} rounds played`)
      const bet = { sessionID, amount: 1_000_000, mode: 'BASE', requestId: null }
      const { round } = await play(rounds, bet)
      if (round.active) await calls.end({ ...tokenOf(sessionID), requestId: null })
    }
  }
  await Promise.all(seats.map(sit))
}

async function betOnSeason(
  log: Log,
  url: string,
  { ids, coupons }: { ids: readonly bigint[]; coupons: number },
): Promise<void> {
  const house = await openSeasonHouse(url)
  try {
    const plan = { matches: Math.min(MATCHES, coupons), coupons, members: ids.length, ids }
    const { left } = await settleSeason(log, house, plan)
    if (left > 0) throw new Error(`${left} bets were left open`)
  } finally {
    await house.close()
  }
}

async function measure(log: Log, database: Database, games: PublishedGames): Promise<Result> {
  const marks: Marks = {}
  const clock = await processorClock(database, () => 0)
  const timed = timer(clock)
  const whole = await timed(() => look(database, games, marks, log))
  const again = await timed(() => look(database, games, marks, log))
  const { entries, workedOut } = whole.report
  const rounds = workedOut['rounds'] ?? 0
  for (const { report } of [whole, again])
    for (const { kind, row } of report.findings.slice(0, FINDINGS_SHOWN)) log(`  ${kind}: ${row}`)
  const isRight = [whole, again].every(({ report }) => report.isClean) && isHeld(again.report)
  const line =
    `rounds=${rounds} coupons=${workedOut['coupons'] ?? 0} entries=${entries} whole: ${describe(whole)}; from its mark: ${describe(again)}; ` +
    `clean=${isRight ? 'yes' : 'NO'}`
  // Of a core's time, which does not depend on who else is at work as much.
  const perMillion = ((whole.node + whole.database) * MILLION) / rounds
  const passed = isRight && perMillion < MINUTES_MAX * 60
  const figures = { workedOut, entries, perMillion, whole: took(whole), again: took(again) }
  return { line, passed, figures }
}

/** Of all that the mark may hold nothing was worked out. */
const isHeld = ({ workedOut }: HouseReport): boolean =>
  Object.entries(workedOut).every(([name, count]) => name === 'matches' || count === 0)

const MILLION = 1_000_000

const took = ({ seconds, node, database }: Took): Took => ({ seconds, node, database })

/** Seconds by the clock, and of a core by who used it. */
interface Took {
  seconds: number
  node: number
  database: number
}

const describe = ({ seconds, node, database }: Took): string =>
  `${seconds.toFixed(0)} s (core-seconds: ${node.toFixed(0)} Node, ${database.toFixed(0)} PostgreSQL)`

function timer(clock: Awaited<ReturnType<typeof processorClock>>) {
  return async (work: () => Promise<HouseReport>): Promise<Took & { report: HouseReport }> => {
    const [began, before] = [performance.now(), clock()]
    const report = await work()
    const after = clock()
    return {
      report,
      seconds: (performance.now() - began) / 1000,
      node: (after.client - before.client) / 1000,
      database: (after.database - before.database) / 1000,
    }
  }
}

function look(
  database: Database,
  games: PublishedGames,
  marks: Marks,
  log: Log,
): Promise<HouseReport> {
  const began = performance.now()
  const at = (text: string): void =>
    log(`  ${((performance.now() - began) / 1000).toFixed(1)} s: ${text}`)
  const settledBefore = new Date(Date.now() + 60_000)
  return snapshot(database, (q) =>
    auditHouse(q, {
      games,
      marks,
      settledBefore,
      onCheck: (done, total, of) => at(`${done} of ${total} ${of}`),
      onProgress: (done, total, of) => {
        if (done % REPORT_EVERY === 0 || total < REPORT_EVERY) at(`${done} of ${total} ${of}`)
      },
    }),
  )
}
