import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { lira } from '#contract/money.ts'
import { STUDIO } from '#server/catalogue/studio.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { FLOOR_VERSION } from '#server/floor/tables/tables.ts'
import { payoutsLike } from '#server/bets/entry-reference.ts'
import { createCluster } from './cluster.ts'
import { startChild, type Child } from './fanout/child.ts'
import { median, percentile } from './figures.ts'
import type { Bets, Landing } from './floor/guests.ts'
import { rawBets } from './floor/raw-bets.ts'
import type { Result } from './result.ts'
import { seatMembers } from './seats.ts'

/**
 * `npm run bench -- floor [members]`: two thousand members at one roulette table, each with a socket, bet within one window of five
 * seconds, while everybody is told of everything; all have to be answered, every bet settled within a second of the moment that the
 * ball lies, and everybody told of that. Beside it, in the same run: as many messages answered and told by bare `ws`, and as many bets laid and
 * settled by plain SQL on the same database.
 */
const MEMBERS = 2_000
const ROUNDS = 3
const WINDOW_MS = 5_000
/** Bets are open for so long: the window, and a little on both sides. */
const OPEN_MS = 7_500
const PATIENCE_MS = 30_000
const TOLD_P99_MS_MAX = 250
const SETTLED_MS_MAX = 1_000
const TABLE = 'avrupa-ruleti'

type Print = (line: string) => void

interface Lap {
  bets: Bets
  landing: Landing
}

interface SettledLap extends Lap {
  settledMs: number
  unsettled: number
}

export async function result(print: Print, options: readonly string[]): Promise<Result> {
  const members = /^[1-9]\d{0,4}$/.test(options[0] ?? '') ? Number(options[0]) : MEMBERS
  refuseFewFiles(members)
  const cluster = await createCluster()
  const children: Child[] = []
  const start = (file: string, env: Record<string, string> = {}): Child => {
    const child = startChild(`bench/floor/${file}.ts`, env)
    children.push(child)
    return child
  }
  try {
    const served = start('served', { DATABASE_URL: cluster.url, DEMO: '0' })
    const port = await served.ask<number>('port')
    const database = await openDatabase(cluster.url, 4)
    try {
      const game = { id: TABLE, version: FLOOR_VERSION, account: `games:${STUDIO.slug}` }
      const seats = await seatMembers(database, members, lira(10_000), game)
      const guests = start('guests')
      const sessions = seats.map(({ sessionID }) => sessionID)
      await guests.ask('connect', { port, path: '/rgs/stream', sessions })
      print(`${members} members sit at the table`)
      const laps: SettledLap[] = []
      for (let lap = 0; lap < ROUNDS; lap += 1) {
        const one = await playLap(database, guests)
        print(
          `round ${lap + 1}: ${one.bets.answered} answered, p99 ${p99(one.bets.ms)} ms; told p99 ${p99(one.landing.ms)} ms; settled after ${one.settledMs} ms`,
        )
        laps.push(one)
      }
      await guests.stop()
      const bare = await bareLaps(start, sessions, median(laps.map(({ landing }) => landing.bytes)))
      const raw = await rawBets(database, members, ROUNDS)
      return report({ members, laps, bare, raw }, print)
    } finally {
      await database.close()
    }
  } finally {
    for (const child of children) await child.stop()
    await cluster.remove()
  }
}

function refuseFewFiles(members: number): void {
  const most = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  if (most !== 'unlimited' && Number(most) < members + 500)
    throw new Error(`This shell allows ${most} open files; ${members + 500} are needed: ulimit -n`)
}

async function playLap(database: Database, guests: Child): Promise<SettledLap> {
  const round = await freshRound(database)
  const landing = guests.ask<Landing>('landing', { round, patienceMs: OPEN_MS + PATIENCE_MS })
  const bets = await guests.ask<Bets>('bet', {
    round,
    windowMs: WINDOW_MS,
    patienceMs: PATIENCE_MS,
  })
  const lap = { bets, landing: await landing }
  return { ...lap, ...(await settlementOf(database, round)) }
}

/** The number of a round that has only just opened. The table is kept awake: by those who read it, and from here. */
async function freshRound({ pool }: Database): Promise<number> {
  await pool.query(
    `update floor_tables set open_ms = $2, rest_ms = 1000, awake_until = now() + interval '10 minutes' where id = $1`,
    [TABLE, OPEN_MS],
  )
  for (let tries = 0; tries < 3_000; tries += 1) {
    const { rows } = await pool.query<{ number: bigint }>(
      `select number from floor_rounds where table_id = $1 and phase = 'open'
         and closes_at - now() > $2 * interval '1 millisecond'`,
      [TABLE, WINDOW_MS + 1_500],
    )
    const [found] = rows
    if (found) return Number(found.number)
    await pause(20)
  }
  throw new Error('no round ever opened')
}

/** From the moment that the ball lies to the last entry of a settlement, by the database's clock. */
async function settlementOf({ pool }: Database, round: number) {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await pool.query<{ ms: number; unsettled: bigint }>(
      `select extract(epoch from (select max(e.at) from floor_bets f join entries e on e.member_id = f.member_id
           and e.source = 'bet' and e.reference like ${payoutsLike('f.id')}
         where f.table_id = r.table_id and f.number = r.number) - r.landed_at) * 1000 as ms,
         (select count(*) from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
          where f.table_id = r.table_id and f.number = r.number and s.state not in ('paid', 'lost')) as unsettled
       from floor_rounds r where r.table_id = $1 and r.number = $2 and r.settled_at is not null`,
      [TABLE, round],
    )
    const [row] = rows
    if (row) return { settledMs: Math.round(Number(row.ms)), unsettled: Number(row.unsettled) }
    await pause(20)
  }
  throw new Error(`round ${round} was never settled`)
}

/** The same sockets, messages of the same size, by the bare library. */
async function bareLaps(
  start: (file: string) => Child,
  sessions: readonly string[],
  bytes: number,
): Promise<Lap[]> {
  const [bare, guests] = [start('bare'), start('guests')]
  await guests.ask('connect', { port: await bare.ask<number>('port'), path: '/', sessions })
  const laps: Lap[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const bets = await guests.ask<Bets>('bet', {
      round,
      windowMs: WINDOW_MS,
      patienceMs: PATIENCE_MS,
    })
    const landing = guests.ask<Landing>('landing', { round, patienceMs: PATIENCE_MS })
    await bare.ask('broadcast', { round, bytes })
    laps.push({ bets, landing: await landing })
  }
  await guests.stop()
  return laps
}

const p99 = (values: readonly number[]): number => Math.round(percentile(values, 99))

interface Measured {
  members: number
  laps: readonly SettledLap[]
  bare: readonly Lap[]
  raw: { placeMs: readonly number[]; settleMs: readonly number[] }
}

function report({ members, laps, bare, raw }: Measured, print: Print): Result {
  const all = (of: readonly Lap[], what: 'bets' | 'landing') => of.flatMap((lap) => lap[what].ms)
  const figures = {
    members,
    answered: Math.min(...laps.map(({ bets }) => bets.answered)),
    refused: laps.flatMap(({ bets }) => bets.refused),
    landing: Math.min(...laps.map(({ landing }) => landing.ms.length)),
    unsettled: laps.reduce((sum, { unsettled }) => sum + unsettled, 0),
    answerP99Ms: p99(all(laps, 'bets')),
    toldP99Ms: p99(all(laps, 'landing')),
    settledMs: Math.max(...laps.map(({ settledMs }) => settledMs)),
    wsAnswerP99Ms: p99(all(bare, 'bets')),
    wsLandingP99Ms: p99(all(bare, 'landing')),
    rawPlaceMs: Math.round(median(raw.placeMs)),
    rawSettleMs: Math.round(median(raw.settleMs)),
    tableBytes: median(laps.map(({ landing }) => landing.bytes)),
  }
  print(`bare ws: answered p99 ${figures.wsAnswerP99Ms} ms, told p99 ${figures.wsLandingP99Ms} ms`)
  print(
    `plain SQL: ${members} bets in ${figures.rawPlaceMs} ms, settled in ${figures.rawSettleMs} ms`,
  )
  const passed =
    figures.answered === members &&
    figures.landing === members &&
    figures.unsettled === 0 &&
    figures.toldP99Ms <= TOLD_P99_MS_MAX &&
    figures.settledMs <= SETTLED_MS_MAX
  return {
    line:
      `${figures.answered} of ${members} bets answered in one window of 5 s, p99 ${figures.answerP99Ms} ms (bare ws ${figures.wsAnswerP99Ms}); ` +
      `told p99 ${figures.toldP99Ms} ms (bare ws ${figures.wsLandingP99Ms}); settled in ${figures.settledMs} ms (plain SQL ${figures.rawSettleMs})`,
    passed,
    figures,
  }
}
