/**
 * One table, two processes as the operating system has them, over a real nats-server: whoever leads is stopped and goes on, the database is
 * gone in the middle of a round, one process hears nothing of the other, and both are killed. The line to the database and each one's to
 * NATS is a line that can be cut. Costs two starts, a third for who comes back, and some ten rounds of two seconds and a half.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { verifyRounds } from '#scripts/games/verify-floor/verify.ts'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import { publishedRounds } from '#server/floor/views/published.ts'
import {
  doneOf,
  openTestTable,
  refusalOf,
  request,
  testTableAt,
  type TestTable,
} from '#server/floor/testing.ts'
import { freePort } from '#server/free-port.ts'
import { connectTo } from '#server/push/testing.ts'
import { startNats } from '#scripts/check/test/nats-server.ts'
import { readSettings } from '#server/settings.ts'
import { loginAs } from '#server/testing.ts'
import { startHouseProcess, type HouseProcess } from '../house-process.ts'
import { openLine, type Line } from '../line.ts'
import { auditedFindings } from './proofs.ts'

const TABLE = 'zeplin'
/** So low that no flight lasts longer than a second. */
const CAP = 104
const LIRA = 1_000_000

interface Process {
  house: HouseProcess
  nats: Line
  table: TestTable
}

let database: FreshDatabase
let toDatabase: Line
let one: Process
let other: Process
/** What lets go of each thing that was begun, in the order in which they were. */
const ends: (() => unknown)[] = []

const settingsOf = ({ port, gamesPort }: HouseProcess) => ({
  settings: readSettings({ PORT: String(port), GAMES_PORT: String(gamesPort), DEMO: '1' }),
  clock: () => new Date(),
})

async function start(natsPort: number): Promise<Omit<Process, 'table'>> {
  const line = await openLine({ host: '127.0.0.1', port: natsPort })
  ends.push(() => line.close())
  const url = new URL(database.url)
  url.host = `127.0.0.1:${toDatabase.port}`
  // No demo: it would still be telling matches of its own as the database is taken away, which ends a start.
  const env = { NATS_URL: `nats://127.0.0.1:${line.port}`, DEMO: '0' }
  const house = await startHouseProcess(url.href, env)
  ends.push(() => house.kill())
  return { house, nats: line }
}

beforeAll(async () => {
  database = await freshDatabase('demo')
  ends.push(() => database.close())
  const { hostname, port } = new URL(database.url)
  toDatabase = await openLine({ host: hostname, port: Number(port || 5432) })
  ends.push(() => toDatabase.close())
  const natsPort = await freePort()
  const nats = await startNats(natsPort)
  ends.push(() => nats.kill())
  const [first, second] = await Promise.all([start(natsPort), start(natsPort)])
  // Made by whichever process was the first.
  await database.pool.query(
    `update floor_tables set open_ms = 1500, pause_ms = 100, rest_ms = 200,
       rules = jsonb_set(rules, '{capHundredths}', '${CAP}') where id = $1`,
    [TABLE],
  )
  const at = { table: TABLE, name: 'zeplin', spot: '1' }
  const client = await loginAs(settingsOf(first.house), 'demo')
  const table = await openTestTable(settingsOf(first.house), client, at)
  one = { ...first, table }
  other = { ...second, table: testTableAt(settingsOf(second.house), table.url, at) }
}, 180_000)
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

async function fence(): Promise<bigint> {
  const { rows } = await database.pool.query<{ fence: bigint }>(
    'select fence from floor_leases where table_id = $1',
    [TABLE],
  )
  return rows[0]?.fence ?? 0n
}

const place = (at: TestTable, round: number, more: object = {}) =>
  at.act({ act: 'place', round, amount: 5 * LIRA, target: 101, ...request(), ...more })

/** A round that was open, with a bet of theirs laid at that process. */
async function betAt(at: TestTable): Promise<number> {
  for (;;) {
    const round = await at.openRound(700)
    const placed = await place(at, round)
    if (placed.result) return round
    await pause(100)
  }
}

interface Settled {
  phase: string
  point: number
  state: string
  paid: bigint
  entries: string
}

/** What came of a member's one bet on a round, once that is over, and how many moves there were for it. */
async function settled(round: number): Promise<Settled> {
  for (;;) {
    const { rows } = await database.pool.query<Settled>(
      `select r.phase, (r.outcome ->> 'point')::integer as point, s.state, s.paid,
         (select string_agg(e.move, ' ' order by e.seq) from entries e
          where e.member_id = s.member_id and e.reference ~ ('^[a-z]+:' || s.bet_id || '(:|$)')) as entries
       from floor_rounds r join floor_bets f on f.table_id = r.table_id and f.number = r.number
       join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
       where r.table_id = $1 and r.number = $2 and r.settled_at is not null`,
      [TABLE, round],
    )
    if (rows.length > 0) {
      expect(rows).toHaveLength(1)
      return rows[0] as Settled
    }
    await pause(50)
  }
}

async function expectPaidOnce(round: number): Promise<void> {
  const { phase, point, state, paid, entries } = await settled(round)
  expect(phase).toBe('settled')
  expect(entries.split(' ').filter((move) => move === 'settle')).toHaveLength(1)
  expect([state, paid]).toEqual(
    point >= 101 ? ['paid', BigInt((5 * LIRA * 101) / 100)] : ['lost', 0n],
  )
}

it('a leader that is stopped for ten seconds is taken over, and of what it still believes afterwards nothing is taken', async () => {
  await betAt(one.table)
  const before = await fence()
  const stop = ({ house }: Process) => process.kill(house.pid(), 'SIGSTOP')
  const goOn = ({ house }: Process) => process.kill(house.pid(), 'SIGCONT')
  // Which of them leads is found by stopping it.
  let [leader, follower] = [one, other]
  stop(leader)
  const isTaken = async (): Promise<boolean> => {
    const until = Date.now() + 4_000
    while (Date.now() < until) {
      if ((await fence()) > before) return true
      await pause(50)
    }
    return false
  }
  if (!(await isTaken())) {
    goOn(leader)
    ;[leader, follower] = [follower, leader]
    stop(leader)
    await expect.poll(fence, { timeout: 20_000 }).toBeGreaterThan(before)
  }
  const stoppedAt = Date.now()
  const taken = await fence()
  const rounds: number[] = []
  while (Date.now() - stoppedAt < 10_000) {
    const round = await betAt(follower.table)
    rounds.push(round)
    await expectPaidOnce(round)
  }
  goOn(leader)
  // It hears that it leads no more, and takes bets as any other does.
  rounds.push(await betAt(leader.table))
  for (const round of rounds) await expectPaidOnce(round)
  expect(await fence()).toBe(taken)
  expect(rounds.length).toBeGreaterThan(1)
})

it('the database is gone in the middle of a round: acts are refused by name, and the round goes on where it was', async () => {
  const round = await betAt(one.table)
  toDatabase.cut()
  const payload = { spot: '2', ...request() }
  const refused = await Promise.all([one, other].map(({ table }) => place(table, round, payload)))
  expect(refused.map(refusalOf)).toEqual(['busy', 'busy'])
  await pause(10_000)
  toDatabase.mend()
  await expectPaidOnce(round)
  const next = await betAt(other.table)
  await expectPaidOnce(next)
  expect([one.house.isRunning(), other.house.isRunning()]).toEqual([true, true])
})

it('a process that hears nothing of the other takes bets all the same, and tells how things stand once it hears again', async () => {
  const reader = await connectTo(settingsOf(other.house), null, { path: '/rgs/stream' })
  ends.push(() => reader.ws.terminate())
  const { sessionID } = other.table
  reader.send({ type: 'open', sessionID, topics: { [`table/${TABLE}`]: null } })
  await reader.next(`table/${TABLE}`)
  for (const { nats: line } of [one, other]) line.cut()
  for (const { table } of [other, one]) await expectPaidOnce(await betAt(table))
  for (const { nats: line } of [one, other]) line.mend()
  const { table: now } = await one.table.open()
  const isNewer = () =>
    reader.messages.some(
      // Of this topic's shape.
      ({ topic, data }) =>
        topic === `table/${TABLE}` &&
        ((data as FloorTableState).round?.number ?? 0) > (now.round?.number ?? 0),
    )
  await expect.poll(isNewer, { timeout: 30_000 }).toBe(true)
})

it('both are killed while bets are open: whoever comes back draws and settles the round, once, and a repeated request is answered as before', async () => {
  let round = 0
  const payload = { spot: '2', amount: 7 * LIRA, target: 1_000_000, ...request() }
  await expect
    .poll(async () =>
      refusalOf(await place(one.table, (round = await one.table.openRound()), payload)),
    )
    .toBeNull()
  await Promise.all([one.house.kill(), other.house.kill()])
  await other.house.revive()
  const { point, state, paid } = await settled(round)
  expect([state, paid]).toEqual(
    point >= CAP ? ['paid', BigInt((7 * LIRA * CAP) / 100)] : ['lost', 0n],
  )
  const repeated = doneOf(await place(other.table, round, payload))
  expect(repeated.requestId).toBe(payload.requestId)
  expect((await settled(round)).state).toBe(state)
})

it('the books are clean after all of it, and every round follows from what was published', async () => {
  expect(await auditedFindings({ database }, [TABLE])).toEqual([])
  const published = await publishedRounds(database.db, TABLE, 1n, 1_000n)
  if (!published) throw new Error('nothing is published')
  const { verified, wrong } = await verifyRounds(published)
  expect(wrong).toEqual([])
  expect(verified).toBeGreaterThan(5)
})
