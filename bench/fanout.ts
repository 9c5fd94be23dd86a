import { execFileSync } from 'node:child_process'
import { createCluster } from './cluster.ts'
import { startChild, type Child } from './fanout/child.ts'
import { median, percentile } from './figures.ts'
import type { Result } from './result.ts'

/**
 * Broadcasts of the house to ten thousand sockets, over the same ones by bare `ws`, taking turns in one
 * run: each server in a process of its own, its readers in another. Deliveries a second are counted from
 * the first byte sent to the last one read; the latency from the moment something is published, the
 * house's own tick included. Half of all readers then lose their line while broadcasts go on: none may
 * be missing.
 */

const READERS = 10_000
const LAPS = 5
/** So many broadcasts in a row, each of them whole. */
const BURST = 5
const RATIO_MIN = 0.8
const P99_MS_MAX = 250
const PATIENCE_MS = 30_000
/** Sockets of the readers' process, and a few files. */
const FILES_MIN = READERS + 500

type Print = (line: string) => void

interface Side {
  name: 'house' | 'ws'
  server: Child
  readers: Child
  bytesPerSocket: number
}

interface Arrivals {
  frames: number
  lastAtMs: number
  latencies: number[]
}

export async function result(print: Print): Promise<Result> {
  refuseFewFiles()
  const cluster = await createCluster()
  const children: Child[] = []
  const start = (name: string, env?: Record<string, string>) => {
    const child = startChild(`bench/fanout/${name}.ts`, env)
    children.push(child)
    return child
  }
  try {
    // All readers come from one address: as if a proxy brought them.
    const env = { DATABASE_URL: cluster.url, DEMO: '0', TRUST_PROXY: 'loopback' }
    const server = start('house', env)
    const sides = [
      await opened(print, { name: 'house', server, readers: start('clients') }, '/stream'),
      await opened(print, { name: 'ws', server: start('bare'), readers: start('clients') }, '/'),
    ] as const
    return await measure(print, sides)
  } finally {
    for (const child of children) await child.stop()
    await cluster.remove()
  }
}

function refuseFewFiles(): void {
  const most = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  if (most !== 'unlimited' && Number(most) < FILES_MIN)
    throw new Error(`This shell allows ${most} open files; ${FILES_MIN} are needed: ulimit -n`)
}

async function opened(
  print: Print,
  side: Omit<Side, 'bytesPerSocket'>,
  path: string,
): Promise<Side> {
  const port = await side.server.ask<number>('port')
  const before = await side.server.ask<number>('memory')
  await side.readers.ask('connect', { port, path, many: READERS })
  const after = await side.server.ask<number>('memory')
  const bytesPerSocket = (after - before) / READERS
  print(`${side.name}: ${READERS} sockets, ${(bytesPerSocket / 1024).toFixed(1)} KiB each`)
  return { ...side, bytesPerSocket }
}

/** A burst: how many deliveries a second, from the first byte to the last. */
async function burst(
  { server, readers }: Side,
  count: number,
): Promise<Arrivals & { perSecond: number }> {
  const wanted = READERS * count
  const arrivals = readers.ask<Arrivals>('expect', { wanted, patienceMs: PATIENCE_MS })
  const sentAtMs = await server.ask<number>('broadcast', { count })
  const all = await arrivals
  if (all.frames !== wanted) throw new Error(`${all.frames} of ${wanted} broadcasts came`)
  return { ...all, perSecond: (wanted * 1000) / (all.lastAtMs - sentAtMs) }
}

async function measure(print: Print, sides: readonly [Side, Side]): Promise<Result> {
  for (const side of sides) await burst(side, BURST)
  const rates: Figures = { house: [], ws: [] }
  const times: Figures = { house: [], ws: [] }
  for (let lap = 1; lap <= LAPS; lap++) {
    for (const side of lap % 2 === 0 ? [...sides].toReversed() : sides) {
      const { perSecond } = await burst(side, BURST)
      rates[side.name].push(perSecond)
      times[side.name].push(...(await burst(side, 1)).latencies)
    }
    const [ours = 0, bare = 0] = [rates.house.at(-1), rates.ws.at(-1)]
    print(`lap ${lap}: house ${Math.round(ours)}/s, ws ${Math.round(bare)}/s`)
  }
  const missing = await missingAfterReconnect(sides[0])
  return report(print, sides, { rates, times, missing })
}

/** Broadcasts go on while half of the readers are away. */
async function missingAfterReconnect({ server, readers }: Side): Promise<number> {
  await readers.ask('note')
  const first = readers.ask<Arrivals>('expect', { wanted: READERS, patienceMs: PATIENCE_MS })
  await server.ask('broadcast', { count: 1 })
  await first
  const back = readers.ask('reconnect')
  for (let i = 0; i < 10; i++) {
    await server.ask('broadcast', { count: 1 })
    await new Promise((done) => setTimeout(done, 150))
  }
  await back
  const arrivals = readers.ask<Arrivals>('expect', { wanted: READERS, patienceMs: PATIENCE_MS })
  await server.ask('broadcast', { count: 1 })
  await arrivals
  await new Promise((done) => setTimeout(done, 500))
  return readers.ask<number>('missing', { last: await readers.ask<number>('lastSeq') })
}

type Figures = Record<Side['name'], number[]>

interface Measured {
  rates: Figures
  times: Figures
  missing: number
}

function report(
  print: Print,
  [house, ws]: readonly [Side, Side],
  { rates, times, missing }: Measured,
): Result {
  const [ours, bare] = [median(rates.house), median(rates.ws)]
  const ratio = ours / bare
  const [p99Ms, bareP99Ms] = [percentile(times.house, 99), percentile(times.ws, 99)]
  const kib = (bytes: number) => Number((bytes / 1024).toFixed(1))
  print(`p99 to ${READERS} sockets: house ${p99Ms.toFixed(0)} ms, ws ${bareP99Ms.toFixed(0)} ms`)
  print(`missing after half of all had lost their line: ${missing}`)
  const passed = ratio >= RATIO_MIN && p99Ms <= P99_MS_MAX && missing === 0
  return {
    line: `${Math.round(ours)} deliveries/s, ${ratio.toFixed(2)} of ws; p99 ${p99Ms.toFixed(0)} ms; ${missing} lost; ${kib(house.bytesPerSocket)} KiB a socket`,
    passed,
    figures: {
      deliveriesPerSecond: Math.round(ours),
      wsPerSecond: Math.round(bare),
      ratio,
      p99Ms,
      wsP99Ms: bareP99Ms,
      missing,
      kibPerSocket: kib(house.bytesPerSocket),
      wsKibPerSocket: kib(ws.bytesPerSocket),
    },
  }
}
