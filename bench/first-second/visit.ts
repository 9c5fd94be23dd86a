/** One visit by a phone whose line and processor are really slow, and what it came to. */
import type { Browser, BrowserContext, CDPSession } from '@playwright/test'

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
const QUIET_MS = 2_000
const PATIENCE_MS = 40_000

export interface Visit {
  firstPaintMs: number
  largestPaintMs: number
  /** From when the page answers a finger: what stands there is the site's own, no drawing of it. */
  liveMs: number
  /** The last byte that comes without being asked for by hand. */
  quietMs: number
  shift: number
  /** Of what went over the line: what the browser had kept asks nobody. */
  requests: number
  bytes: number
}

/** As watch.js keeps them. */
interface Marks {
  first?: number
  largest?: number
  live?: number
  shift: number
}

export const openPhone = async (browser: Browser): Promise<BrowserContext> => {
  const phone = await browser.newContext(PHONE)
  await phone.addInitScript({ path: 'bench/first-second/watch.js' })
  return phone
}

export async function visit(phone: BrowserContext, url: string): Promise<Visit> {
  const page = await phone.newPage()
  try {
    const devtools = await phone.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const traffic = listen(devtools)
    await page.goto(url, { waitUntil: 'commit' })
    const { requests, bytes, quietMs } = await traffic.quiet()
    // Set by watch.js.
    const marks = await page.evaluate(() => (globalThis as { marks?: Marks }).marks)
    const { first = Number.NaN, largest = Number.NaN, live = Number.NaN, shift = 0 } = marks ?? {}
    return {
      firstPaintMs: first,
      largestPaintMs: largest,
      liveMs: live,
      quietMs,
      shift,
      requests,
      bytes,
    }
  } finally {
    await page.close()
  }
}

/** Counts what comes over the line, and waits until nothing more does. */
function listen(devtools: CDPSession) {
  const open = new Set<string>()
  let [beganS, lastS, requests, bytes] = [Number.NaN, 0, 0, 0]
  let changedAtMs = Date.now()
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    if (Number.isNaN(beganS)) beganS = timestamp
    open.add(requestId)
    requests += 1
    changedAtMs = Date.now()
  })
  devtools.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache === true) requests -= 1
  })
  devtools.on('Network.requestServedFromCache', () => (requests -= 1))
  const ended = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    open.delete(requestId)
    lastS = timestamp
    changedAtMs = Date.now()
  }
  devtools.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength
    ended(event)
  })
  devtools.on('Network.loadingFailed', ended)
  return {
    async quiet() {
      const giveUpAtMs = Date.now() + PATIENCE_MS
      const isQuiet = () => open.size === 0 && Date.now() - changedAtMs > QUIET_MS
      while (!isQuiet() && Date.now() < giveUpAtMs)
        await new Promise((done) => setTimeout(done, 100))
      return { requests, bytes, quietMs: (lastS - beganS) * 1000 }
    },
  }
}
