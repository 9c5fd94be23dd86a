/** One visit by a phone whose line and processor are really slow, and what it came to. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { bytesByKind, bytesOf, Traffic, type Kind, type Request } from './traffic.ts'

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const
/** As Lighthouse has its slow 4G, applied to each packet and not reckoned afterwards. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
} as const
const SLOWDOWN = 4

export interface Figures {
  firstPaintMs: number
  largestPaintMs: number
  /** From when the page answers a finger: what stands there is the site's own, no drawing of it. */
  liveMs: number
  /** The last byte that comes without being asked for by hand. */
  quietMs: number
  shift: number
  /** Of what went over the line: what the browser had kept asks nobody. */
  requests: number
  waves: number
  bytes: number
  kinds: Record<Kind, number>
}

export interface Visit {
  figures: Figures
  traffic: readonly Request[]
}

/** As watch.js keeps them. */
interface Marks {
  began: number
  first?: number
  /** With its size in pixels: each that comes is larger than those before it. */
  largest?: { ms: number; size: number }
  live?: number
  shift: number
}

/** With what a browser has stored, where somebody was here before. */
export async function openPhone(
  browser: Browser,
  stored: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<BrowserContext> {
  const phone = await browser.newContext({ ...PHONE, ...stored })
  await phone.addInitScript({ path: 'bench/first-second/watch.js' })
  return phone
}

/** Null where the page was not quiet in the end: the browser's slowed line now and then stands still for good. */
export async function visit(phone: BrowserContext, url: string): Promise<Visit | null> {
  const page = await phone.newPage()
  try {
    const devtools = await phone.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const traffic = new Traffic(devtools)
    await page.goto(url, { waitUntil: 'commit' })
    const quiet = await traffic.quiet()
    if (quiet === null) return null
    // A login in its place would be measured in its name.
    if (page.url() !== url) throw new Error(`${url} led to ${page.url()}`)
    const { requests, quietMs } = quiet
    const figures = {
      ...(await marksOf(page)),
      quietMs,
      requests: requests.length,
      waves: Math.max(...requests.map(({ wave }) => wave)),
      bytes: bytesOf(requests),
      kinds: bytesByKind(requests),
    }
    return { figures, traffic: requests }
  } finally {
    await page.close()
  }
}

type Seen = Pick<Figures, 'firstPaintMs' | 'largestPaintMs' | 'liveMs' | 'shift'>

/**
 * Of the page and of a game in it, in the page's time: the larger of their largest paints, as browsers report it, and from when the last of
 * the two answers.
 */
async function marksOf(page: Page): Promise<Seen> {
  const read = () => (globalThis as { marks?: Marks }).marks
  const all = (await Promise.all(page.frames().map((frame) => frame.evaluate(read)))).filter(
    (marks) => marks !== undefined,
  )
  const [own] = all
  if (own === undefined) throw new Error('watch.js did not run')
  const inPage = ({ began }: Marks, ms = Number.NaN) => ms + began - own.began
  // A game may paint nothing that the browser counts, but it has to be ready.
  const largest = all
    .flatMap((marks) =>
      marks.largest ? [{ ...marks.largest, ms: inPage(marks, marks.largest.ms) }] : [],
    )
    .toSorted((one, other) => other.size - one.size)[0]
  return {
    firstPaintMs: own.first ?? Number.NaN,
    largestPaintMs: largest?.ms ?? Number.NaN,
    liveMs: Math.max(...all.map((marks) => inPage(marks, marks.live))),
    shift: all.reduce((sum, { shift }) => sum + shift, 0),
  }
}
