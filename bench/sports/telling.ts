/**
 * Price changes told to sockets that watch events: by the house, from the moment before a price is written down to the one that its
 * message has come whole, and by bare `ws`, which keeps nothing, reads nothing and sends what has changed within a tick in one message.
 */
import { startChild, type Child } from '../fanout/child.ts'
import { createCluster } from '../cluster.ts'
import { percentile } from '../figures.ts'
import type { Change, Moving } from './changes.ts'
import type { Arrived } from './readers.ts'
import { openSeason, openSeasonHouse } from './season.ts'

export interface TellingPlan {
  sockets: number
  events: number
  watched: number
  perSecond: number
  together: number
  seconds: number
}

export interface Delivered {
  p50Ms: number
  p99Ms: number
  missing: number
  megabytesPerSecond: number
}

const WARM_UP_SECONDS = 3
/** So many sets of events are watched, each by as many. */
const GROUPS = 20
const SAMPLED = 100

export async function measureTelling(
  print: (line: string) => void,
  plan: TellingPlan,
): Promise<{ house: Delivered; ws: Delivered }> {
  const cluster = await createCluster()
  const children: Child[] = []
  const start = (name: string, env?: Record<string, string>): Child => {
    const child = startChild(`bench/sports/${name}.ts`, env)
    children.push(child)
    return child
  }
  try {
    const events = await openEvents(cluster.url, plan.events)
    const env = { DATABASE_URL: cluster.url, DEMO: '0', TRUST_PROXY: 'loopback' }
    const of = { events, plan, print }
    const house = await measureSide('house', start('house', env), start('readers'), of)
    // One after the other: what the first holds open costs the second nothing then.
    for (const child of children.splice(0)) await child.stop()
    const ws = await measureSide('ws', start('bare'), start('readers'), of)
    return { house, ws }
  } finally {
    for (const child of children) await child.stop()
    await cluster.remove()
  }
}

async function openEvents(url: string, count: number): Promise<readonly number[]> {
  const house = await openSeasonHouse(url)
  try {
    return (await openSeason(house, count)).map(({ eventId }) => Number(eventId))
  } finally {
    await house.close()
  }
}

interface Telling {
  events: readonly number[]
  plan: TellingPlan
  print: (line: string) => void
}

async function measureSide(
  name: 'house' | 'ws',
  server: Child,
  readers: Child,
  { events, plan, print }: Telling,
): Promise<Delivered> {
  const port = await server.ask<number>('port')
  // Each its own run of neighbours, so that every event is watched by as many.
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    Array.from(
      { length: plan.watched },
      (_each, at) =>
        events[(Math.floor((group * events.length) / GROUPS) + at) % events.length] ?? 0,
    ),
  )
  await readers.ask('connect', {
    port,
    path: name === 'house' ? '/endpoint/v1/stream' : '/',
    many: plan.sockets,
    groups,
    sampled: Math.min(SAMPLED, plan.sockets),
  })
  print(`${name}: ${plan.sockets} sockets watch ${plan.watched} of ${plan.events} events each`)
  const moving: Moving = { ...plan, events }
  const round = async (seconds: number): Promise<Arrived> => {
    await readers.ask('listen')
    const changes = await server.ask<readonly Change[]>('move', { ...moving, seconds })
    return readers.ask<Arrived>('arrived', { changes })
  }
  await round(WARM_UP_SECONDS)
  const { ms, missing, bytes } = await round(plan.seconds)
  const figures = {
    p50Ms: percentile(ms, 50),
    p99Ms: percentile(ms, 99),
    missing,
    megabytesPerSecond: bytes / plan.seconds / 1e6,
  }
  print(
    `${name}: half within ${figures.p50Ms.toFixed(0)} ms, p99 ${figures.p99Ms.toFixed(0)} ms, ${missing} missing, ${figures.megabytesPerSecond.toFixed(0)} MB/s`,
  )
  return figures
}
