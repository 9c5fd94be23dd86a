import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { lira } from '#contract/money.ts'
import { ASKED_SPOT } from '#games/bingo/numbers.ts'
import { buildChanged } from '#scripts/site/build.ts'
import { launchUrl } from '#server/catalogue/launch.ts'
import { STUDIO } from '#server/catalogue/studio.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { FLOOR_VERSION, ownTimes } from '#server/floor/tables/tables.ts'
import { openBrowser } from './browser.ts'
import { createCluster } from './cluster.ts'
import { startChild } from './fanout/child.ts'
import {
  describeWork,
  LONG_MS,
  mainThread,
  SCREENS,
  worstOf,
  type MainThread,
} from './main-thread.ts'
import type { Result } from './result.ts'
import { seatMembers } from './seats.ts'

/**
 * `npm run bench -- scenes [table]`: what a round asks of a weak phone at a table of each kind, with a bet of one's own on it: from the moment
 * that bets close until the round has been settled and shown. Long tasks of a round, at a fourth of the speed, stay below 50 ms, and there is room
 * for sixty frames a second. The first round warms up; of the others the lighter counts, since nothing but noise makes one heavier.
 */
const TIMES = 2
const OPEN_MS = 4_000
const REST_MS = 6_000
/** A result is looked at for so long. */
const SHOWN_MS = 2_000
const FRAMES_MIN = 60
const PATIENCE_MS = 300_000
const LOOK_MS = 200

interface Scene {
  table: string
  spot: string
  /** Lira. */
  amount: number
  /** Where one sits first: the seat of the second screen, since nobody gets up. */
  otherSeat?: string
}

/** A bet at one table of each kind. */
const SCENES: readonly Scene[] = [
  { table: 'zeplin', spot: '1', amount: 10 },
  { table: 'spaceman', spot: '1', amount: 10 },
  { table: 'avrupa-ruleti', spot: '17', amount: 10 },
  { table: 'blackjack-saray', spot: 'seat-1', amount: 10, otherSeat: 'seat-2' },
  { table: 'altin-halic', spot: 'win-1', amount: 10 },
  { table: 'cini-ligi', spot: '1-result-1', amount: 10 },
  { table: 'sansli-5', spot: 'total-odd', amount: 10 },
  { table: 'poker-bahsi', spot: '0-win-1', amount: 10 },
  { table: 'bakara-lale', spot: 'banker', amount: 10 },
  { table: 'sic-bo-sedef', spot: 'big', amount: 10 },
  { table: 'sans-carki', spot: 'field-1', amount: 10 },
  { table: 'casino-holdem-saray', spot: 'ante', amount: 10 },
  { table: 'bingo-lale', spot: ASKED_SPOT, amount: 4 },
]

type Print = (line: string) => void

export async function result(print: Print, [only]: readonly string[]): Promise<Result> {
  const scenes = SCENES.filter(({ table }) => only === undefined || table === only)
  if (scenes.length === 0) throw new Error(`Tables: ${SCENES.map(({ table }) => table).join(', ')}`)
  await buildChanged(print)
  const cluster = await createCluster()
  const served = startChild('bench/floor/served.ts', { DATABASE_URL: cluster.url, DEMO: '0' })
  const browser = await openBrowser(['--disable-gpu'])
  try {
    const gamesUrl = `http://127.0.0.1:${await served.ask<number>('port')}`
    const database = await openDatabase(cluster.url, 4)
    const figures: Record<string, MainThread> = {}
    await quicken(database)
    for (const scene of scenes)
      for (const name of ['phone', 'desktop'] as const) {
        const work = await measure({ browser, database, gamesUrl }, scene, name)
        figures[`${scene.table} ${name}`] = work
        print(`${scene.table} ${name}: ${describeWork(work)} a round`)
      }
    await database.close()
    return resultOf(figures)
  } finally {
    await browser.close()
    await served.stop()
    await cluster.remove()
  }
}

function resultOf(figures: Record<string, MainThread>): Result {
  const { longMs, longestMs, framesPerSecond } = worstOf(Object.values(figures))
  return {
    line: `long_ms=${Math.round(longMs)} longest_ms=${Math.round(longestMs)} frames_min=${Math.round(framesPerSecond)} screens=${Object.keys(figures).length}`,
    passed: longMs < LONG_MS && framesPerSecond >= FRAMES_MIN,
    figures: { longMs, longestMs, framesPerSecond, scenes: figures },
  }
}

/** Rounds follow each other, whatever the timetable. */
async function quicken({ pool }: Database): Promise<void> {
  await pool.query('update floor_tables set open_ms = $1, rest_ms = $2, every_ms = null', [
    OPEN_MS,
    REST_MS,
  ])
}

interface Bench {
  browser: Browser
  database: Database
  gamesUrl: string
}

async function measure(
  { browser, database, gamesUrl }: Bench,
  scene: Scene,
  name: keyof typeof SCREENS,
): Promise<MainThread> {
  const { table, otherSeat } = scene
  const spot = name === 'desktop' && otherSeat !== undefined ? otherSeat : scene.spot
  const game = { id: table, version: FLOOR_VERSION, account: `games:${STUDIO.slug}` }
  const [seat] = await seatMembers(database, 1, lira(100_000), game)
  if (!seat) throw new Error('nobody sits at the table')
  const { sessionID } = seat
  const stageKind = ownTimes().find(({ id }) => id === table)?.kind ?? null
  const url = launchUrl(
    { gamesUrl, publicUrl: gamesUrl },
    {
      game: table,
      version: FLOOR_VERSION,
      page: 'ours',
      stageKind,
      lang: 'tr',
      parameters: { sessionID, device: name === 'phone' ? 'mobile' : 'desktop' },
    },
  )
  const context = await browser.newContext(SCREENS[name])
  const page = await context.newPage()
  await page.goto(url)
  const laps: MainThread[] = []
  for (let lap = 0; lap <= TIMES; lap += 1) {
    const round = await betOn({ scene: { ...scene, spot }, database, gamesUrl, sessionID, lap })
    const work = await mainThread(browser, page, () => settled(database, table, round))
    if (lap > 0) laps.push(work)
  }
  await context.close()
  const [lightest] = laps.toSorted((a, b) => a.longMs - b.longMs)
  if (!lightest) throw new Error('no round was watched')
  return lightest
}

interface Betting {
  scene: Scene
  database: Database
  gamesUrl: string
  sessionID: string
  lap: number
}

/** A bet on the next round that is open, as the page's member; answers its number once bets are closed. */
async function betOn({ scene, database, gamesUrl, sessionID, lap }: Betting): Promise<number> {
  const { table, spot, amount } = scene
  const round = await openRound(database, table)
  const act = async (name: string, asked: object): Promise<void> => {
    const response = await fetch(`${gamesUrl}/rgs/floor/act`, {
      method: 'POST',
      body: JSON.stringify({
        type: 'act',
        act: name,
        sessionID,
        requestId: `scene-${lap}-${name}`,
        table,
        round: Number(round.number),
        spot,
        ...asked,
      }),
    })
    const reply: unknown = await response.json()
    // The envelope of every reply.
    const { result: isDone, message } = reply as { result: boolean; message?: string }
    if (!isDone) throw new Error(`${table}: ${name} is refused: ${message}`)
  }
  if (scene.otherSeat !== undefined && lap === 0) await act('sit', {})
  await act('place', { amount: Number(lira(amount)) })
  await pause(Math.max(0, round.closesAt.getTime() - Date.now() - 100))
  return Number(round.number)
}

/** The page that looks on keeps its table awake, so that one round follows the other. */
async function openRound({ pool }: Database, table: string) {
  for (let tries = 0; tries < PATIENCE_MS / LOOK_MS; tries += 1) {
    const { rows } = await pool.query<{ number: bigint; closesAt: Date }>(
      `select number, closes_at as "closesAt" from floor_rounds
       where table_id = $1 and phase = 'open' and closes_at > clock_timestamp() + interval '2 seconds'`,
      [table],
    )
    if (rows[0]) return rows[0]
    await pause(LOOK_MS)
  }
  throw new Error(`no round of ${table} is open`)
}

/** Until the round was settled, and its result has been looked at. */
async function settled({ pool }: Database, table: string, round: number): Promise<void> {
  for (let tries = 0; tries < PATIENCE_MS / LOOK_MS; tries += 1) {
    const { rowCount } = await pool.query(
      'select 1 from floor_rounds where table_id = $1 and number = $2 and settled_at is not null',
      [table, round],
    )
    if (rowCount === 1) return pause(SHOWN_MS)
    await pause(LOOK_MS)
  }
  throw new Error(`round ${round} of ${table} was never settled`)
}
