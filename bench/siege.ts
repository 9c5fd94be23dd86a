import { mkdtemp, chmod, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { openDatabase, type Database } from '#server/database/database.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import { readPostmaster } from '#server/database/postmaster.ts'
import { startChild } from './fanout/child.ts'
import { median, percentile } from './figures.ts'
import { startHouseProcess, type HouseProcess } from './house-process.ts'
import type { Result } from './result.ts'
import { seatMembers } from './seats.ts'
import { processorClock, type ProcessorTime } from './processor-time.ts'
import { play, PLAYERS_FROM, type Played } from './siege/players.ts'

/**
 * Whatever anyone can try against the house's availability, at once and from one address, while 50 members play:
 * alone first, then under the siege. Then the house is stopped in the middle of it. What the attackers take of the
 * machine itself they take last (`siege/attackers.ts`), so that what is measured is what the house lets them take.
 */

const PLAYERS = 50
const SECONDS = 30
const WARM_UP_SECONDS = 5
/** How many times the quiet p99 a play may take under siege. */
const RATIO_MAX = 5
/** Of the last third's memory to the middle third's. */
const GROWTH_MAX = 1.15
const SAMPLE_MS = 250

type Print = (line: string) => void
type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** `npm run bench -- siege [seconds]`: how long it lasts, and how long the quiet before. */
export async function result(print: Print, [wanted]: readonly string[]): Promise<Result> {
  const seconds = Math.max(Number(wanted ?? SECONDS), 5)
  const folder = await mkdtemp(path.join(tmpdir(), 'kasa-siege-'))
  await chmod(folder, 0o755)
  // An empty address is none: the house brings its own database, and has to take it along.
  const house = await startHouseProcess('', { DATA_DIR: folder, TRUST_PROXY: PLAYERS_FROM })
  try {
    return await besiege(print, house, { folder, seconds })
  } finally {
    await house.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function besiege(
  print: Print,
  house: HouseProcess,
  { folder, seconds }: { folder: string; seconds: number },
): Promise<Result> {
  const database = await openOwn(folder)
  const seats = await seatMembers(database, PLAYERS)
  const clock = await processorClock(database, () => house.pid())
  await play(seats, house.gamesPort, WARM_UP_SECONDS)
  const before = clock()
  const quiet = await play(seats, house.gamesPort, seconds)
  print(`quiet: ${describe(quiet)}; ${usedText(before, clock(), seconds)}`)
  const attackers = startChild('bench/siege/attackers.ts')
  const memory = watchMemory(house.pid())
  try {
    await attackers.ask('begin', { port: house.port, gamesPort: house.gamesPort })
    const begun = clock()
    const under = await play(seats, house.gamesPort, seconds)
    const used = usedText(begun, clock(), seconds)
    const bytes = memory.end()
    const counts = await attackers.ask<Counts>('counts')
    print(`under siege: ${describe(under)}; ${used}`)
    for (const [name, codes] of Object.entries(counts)) print(`  ${name}: ${codesText(codes)}`)
    await database.close()
    const stopped = await stopUnder(house, folder)
    return report(print, { quiet, under, bytes, counts, stopped })
  } finally {
    memory.end()
    await attackers.stop()
  }
}

/** The house's own database, by the owner of its tables: what seats members. */
async function openOwn(folder: string): Promise<Database> {
  const { url } = await startEmbedded(path.join(folder, 'postgres'), { mustExist: true })
  return openDatabase(url, 4)
}

/** Of how much of a core each made use. */
function usedText(before: ProcessorTime, after: ProcessorTime, seconds: number): string {
  const share = (who: keyof ProcessorTime): string =>
    `${who} ${Math.round((after[who] - before[who]) / (seconds * 10))} %`
  return `of a core: ${share('house')}, ${share('database')}`
}

interface Stopped {
  code: number | null
  tookMs: number
  isDatabaseGone: boolean
}

/** The siege goes on meanwhile. */
async function stopUnder(house: HouseProcess, folder: string): Promise<Stopped> {
  const began = performance.now()
  const code = await house.stop()
  const tookMs = Math.round(performance.now() - began)
  const isDatabaseGone = (await readPostmaster(path.join(folder, 'postgres'))) === null
  return { code, tookMs, isDatabaseGone }
}

/** Bytes that a process holds, looked at again and again. */
function watchMemory(pid: number): { end: () => number[] } {
  const bytes: number[] = []
  const look = async (): Promise<void> => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const kib = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0)
    if (kib > 0) bytes.push(kib * 1024)
  }
  const timer = setInterval(() => void look(), SAMPLE_MS)
  return {
    end: () => {
      clearInterval(timer)
      return bytes
    },
  }
}

interface Measured {
  quiet: Played
  under: Played
  bytes: readonly number[]
  counts: Counts
  stopped: Stopped
}

function report(print: Print, { quiet, under, bytes, counts, stopped }: Measured): Result {
  const [quietP99Ms, p99Ms] = [percentile(quiet.tookMs, 99), percentile(under.tookMs, 99)]
  const ratio = p99Ms / quietP99Ms
  const third = Math.floor(bytes.length / 3)
  const growth = median(bytes.slice(-third)) / median(bytes.slice(third, 2 * third))
  const peakMib = Math.round(Math.max(0, ...bytes) / 2 ** 20)
  for (const line of under.refused.slice(0, 5)) print(`  refused: ${line}`)
  const { code, tookMs, isDatabaseGone } = stopped
  const passed =
    ratio <= RATIO_MAX &&
    quiet.refused.length + under.refused.length === 0 &&
    growth <= GROWTH_MAX &&
    code === 0 &&
    isDatabaseGone
  return {
    line:
      `p99 ${p99Ms.toFixed(1)} ms, ${ratio.toFixed(2)} of the quiet ${quietP99Ms.toFixed(1)} ms; ` +
      `${under.refused.length} of ${under.tookMs.length} refused; memory ${peakMib} MiB at most, ` +
      `${growth.toFixed(2)} at the end; stopped with ${code} in ${tookMs} ms${isDatabaseGone ? '' : ', its database left running'}`,
    passed,
    figures: {
      quietP99Ms,
      p99Ms,
      ratio,
      refused: under.refused.length,
      peakMib,
      growth,
      stopped,
      counts,
    },
  }
}

const describe = ({ tookMs, refused }: Played): string =>
  `${tookMs.length} calls, p50 ${percentile(tookMs, 50).toFixed(1)} ms, p99 ${percentile(tookMs, 99).toFixed(1)} ms, ${refused.length} refused`

const codesText = (codes: Readonly<Record<string, number>>): string =>
  Object.entries(codes)
    .map(([code, times]) => `${code} × ${times}`)
    .join(', ')
