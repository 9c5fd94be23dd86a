import { chromium as playwright, type Browser } from '@playwright/test'
import { chromium, CHROMIUM_FLAGS } from '#scripts/check/browser.ts'
import { buildChanged } from '#scripts/site/build.ts'
import { ARRIVALS, SHIFT_MAX } from './arrivals.ts'
import { createCluster } from './cluster.ts'
import { median } from './figures.ts'
import { serveBare } from './first-second/bare.ts'
import { openPhone, visit, type Visit } from './first-second/visit.ts'
import { startHouseProcess } from './house-process.ts'
import type { Result } from './result.ts'

/**
 * What a phone on a slow line waits for, beside a bare React lobby of ten thousand games in the same run: line
 * and processor are slowed for real, each round visits every address once, cold, and home a second time.
 */
const ROUNDS = 5
/** Of the bare lobby's own: these three are what people arrive at. */
const MOST = { firstPaintMs: 1.8, largestPaintMs: 1.1, liveMs: 2, quietMs: 2.5 } as const
const COMPARED: readonly Name[] = ['home', 'slots', 'live']
const HOME_REQUESTS = 40
const HOME_BYTES = 400_000
/** Home a second time, beside the bare lobby's first. */
const AGAIN_LARGEST_MOST = 0.5
const AGAIN_REQUESTS = 5

type Name = keyof typeof ARRIVALS
type Place = Name | 'bare' | 'again'

export async function result(
  print: (line: string) => void,
  options: readonly string[],
): Promise<Result> {
  await buildChanged(print)
  const rounds = Number(options[0] ?? ROUNDS) || ROUNDS
  const cluster = await createCluster()
  const bare = await serveBare()
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: CHROMIUM_FLAGS,
  })
  try {
    const house = await startHouseProcess(cluster.url)
    try {
      const site = `http://127.0.0.1:${house.port}`
      const seen = new Map<Place, Visit[]>()
      for (let round = 1; round <= rounds; round += 1) {
        await visitAll(browser, { site, bare: bare.url }, seen)
        print(`round ${round} of ${rounds}`)
      }
      return resultOf(seen, print)
    } finally {
      await house.stop()
    }
  } finally {
    await browser.close()
    bare.close()
    await cluster.remove()
  }
}

async function visitAll(
  browser: Browser,
  { site, bare }: Record<'site' | 'bare', string>,
  seen: Map<Place, Visit[]>,
): Promise<void> {
  const keep = (place: Place, one: Visit) => seen.set(place, [...(seen.get(place) ?? []), one])
  const cold = { bare, ...entriesOf(site) }
  // The keys are those of ARRIVALS, and the bare lobby.
  for (const [place, url] of Object.entries(cold) as [Place, string][]) {
    const phone = await openPhone(browser)
    keep(place, await visit(phone, url))
    if (place === 'home') keep('again', await visit(phone, url))
    await phone.close()
  }
}

const entriesOf = (site: string): Record<string, string> =>
  Object.fromEntries(Object.entries(ARRIVALS).map(([name, path]) => [name, site + path]))

function medianOf(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((one) => one[name]))
  return {
    firstPaintMs: of('firstPaintMs'),
    largestPaintMs: of('largestPaintMs'),
    liveMs: of('liveMs'),
    quietMs: of('quietMs'),
    shift: of('shift'),
    requests: of('requests'),
    bytes: of('bytes'),
  }
}

function resultOf(seen: ReadonlyMap<Place, Visit[]>, print: (line: string) => void): Result {
  const figures = Object.fromEntries([...seen].map(([place, visits]) => [place, medianOf(visits)]))
  for (const [place, one] of Object.entries(figures)) print(`${place}: ${describe(one)}`)
  const { bare, home, again } = figures
  if (bare === undefined || home === undefined || again === undefined)
    throw new Error('nothing was visited')
  const troubles = COMPARED.flatMap((name) => {
    const one = figures[name]
    // Its own keys, all of them.
    return (Object.keys(MOST) as (keyof typeof MOST)[]).flatMap((what) => {
      const ratio = (one?.[what] ?? Number.NaN) / bare[what]
      return ratio <= MOST[what] ? [] : [`${name} ${what} ${ratio.toFixed(2)} of ${MOST[what]}`]
    })
  })
  if (home.requests > HOME_REQUESTS)
    troubles.push(`home ${home.requests} of ${HOME_REQUESTS} requests`)
  if (home.bytes > HOME_BYTES)
    troubles.push(`home ${kilobytes(home.bytes)} of ${kilobytes(HOME_BYTES)}`)
  const againRatio = again.largestPaintMs / bare.largestPaintMs
  if (againRatio > AGAIN_LARGEST_MOST)
    troubles.push(`again largestPaintMs ${againRatio.toFixed(2)} of ${AGAIN_LARGEST_MOST}`)
  if (again.requests > AGAIN_REQUESTS)
    troubles.push(`again ${again.requests} of ${AGAIN_REQUESTS} requests`)
  const shift = Math.max(...Object.values(figures).map((one) => one.shift))
  if (shift >= SHIFT_MAX) troubles.push(`shift ${shift.toFixed(3)} of ${SHIFT_MAX}`)
  for (const trouble of troubles) print(`! ${trouble}`)
  const ratio = home.largestPaintMs / bare.largestPaintMs
  return {
    line: `ratio=${ratio.toFixed(2)} ${describe(home)} over=${troubles.length}`,
    passed: troubles.length === 0,
    figures: { ...figures, troubles },
  }
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`

const describe = (one: Visit): string =>
  `first ${Math.round(one.firstPaintMs)} ms, largest ${Math.round(one.largestPaintMs)}, live ${Math.round(one.liveMs)}, quiet ${Math.round(one.quietMs)}, ${one.requests} requests, ${kilobytes(one.bytes)}, shift ${one.shift.toFixed(3)}`
