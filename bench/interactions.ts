import type { Browser } from '@playwright/test'
import { buildChanged } from '#scripts/site/build.ts'
import { openBrowser } from './browser.ts'
import { createCluster } from './cluster.ts'
import { median } from './figures.ts'
import { openLiveList } from './interactions/live-list.ts'
import { openLobby } from './interactions/lobby.ts'
import type { Step } from './interactions/steps.ts'
import type { Result } from './result.ts'

/**
 * How quickly a screen answers a hand, with a processor four times slower: from each press of a key or of the pointer to the picture that
 * shows it, as the browser's own Event Timing tells it. Each press is the middle one of several visits, so that other work on the
 * machine does not count; the worst of them must stay under 100 ms. The screens are the lobby of ten thousand games, and the
 * live list of two hundred matches whose prices move: `npm run bench -- interactions [lobby|live-list]`.
 */
const CASES = { lobby: openLobby, 'live-list': openLiveList }
const SLOWDOWN = 4
const VISITS = 3
const MS_MAX = 100
/** The browser tells of nothing quicker. */
const MS_SEEN = 16
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const

/** A screen of a house of its own. */
interface Case {
  address: string
  /** What stands there once it has come. */
  ready: string
  stepsOf: (screen: string) => readonly Step[]
  close: () => Promise<void>
}

export async function result(
  log: (line: string) => void,
  options: readonly string[],
): Promise<Result> {
  await buildChanged(log)
  const figures: Record<string, number> = {}
  for (const [name, open] of Object.entries(CASES))
    if (options.length === 0 || options.includes(name))
      Object.assign(figures, await measureCase(name, open, log))
  return resultOf(figures)
}

async function measureCase(
  name: string,
  open: (databaseUrl: string) => Promise<Case>,
  log: (line: string) => void,
): Promise<Record<string, number>> {
  const cluster = await createCluster()
  try {
    const opened = await open(cluster.url)
    try {
      return await measure(name, opened, log)
    } finally {
      await opened.close()
    }
  } finally {
    await cluster.remove()
  }
}

async function measure(
  of: string,
  opened: Case,
  log: (line: string) => void,
): Promise<Record<string, number>> {
  const browser = await openBrowser()
  const figures: Record<string, number> = {}
  try {
    for (const [name, screen] of Object.entries(SCREENS)) {
      const visits: Press[][] = []
      for (let visit = 0; visit < VISITS; visit += 1)
        visits.push(await visitOnce(browser, { opened, name, screen }))
      for (const [at, { step }] of (visits[0] ?? []).entries())
        figures[`${of} ${name} ${at + 1} ${step}`] = median(
          visits.map((seen) => seen[at]?.ms ?? NaN),
        )
    }
  } finally {
    await browser.close()
  }
  for (const [name, ms] of Object.entries(figures)) log(`${name}: ${ms} ms`)
  return figures
}

function resultOf(figures: Record<string, number>): Result {
  const [worst, worstMs] = Object.entries(figures).reduce((a, b) => (b[1] > a[1] ? b : a))
  const presses = Object.keys(figures).length
  const middle = median(Object.values(figures))
  const line = `ratio=${(worstMs / MS_MAX).toFixed(2)} worst_ms=${worstMs} median_ms=${middle} presses=${presses} slowdown=${SLOWDOWN} worst="${worst}"`
  return { line, passed: worstMs < MS_MAX, figures: { worstMs, middle, presses: figures } }
}

interface Press {
  step: string
  ms: number
}

/** One visit: every press, with how long the picture took that shows it. */
async function visitOnce(
  browser: Browser,
  {
    opened: { address, ready, stepsOf },
    name,
    screen,
  }: { opened: Case; name: string; screen: (typeof SCREENS)[keyof typeof SCREENS] },
): Promise<Press[]> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  await page.addInitScript(watchPresses, MS_SEEN)
  await page.goto(address)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const begun: { step: string; at: number }[] = []
  for (const { step, come, act, restMs } of stepsOf(name)) {
    await come?.(page)
    const at = await page.evaluate(() => performance.now())
    await act(page)
    begun.push({ step, at })
    await page.waitForTimeout(restMs)
  }
  const seen = await page.evaluate(() => window.presses ?? [])
  await context.close()
  if (seen.length === 0) throw new Error('no press was seen: the measure has gone blind')
  return begun.map(({ step, at }, i) => {
    const until = begun[i + 1]?.at ?? Infinity
    const own = seen.filter(({ startedAt }) => startedAt >= at && startedAt < until)
    return { step, ms: Math.max(MS_SEEN, ...own.map(({ ms }) => ms)) }
  })
}

declare global {
  interface Window {
    /** Every event that belongs to a press, as the bench's own script in the page gathers them. */
    presses?: { startedAt: number; ms: number }[]
  }
}

/** Runs in the page. */
function watchPresses(durationThreshold: number): void {
  const presses: { startedAt: number; ms: number }[] = []
  window.presses = presses
  const options = { type: 'event', durationThreshold, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isPress = 'interactionId' in entry && Number(entry.interactionId) > 0
      if (isPress) presses.push({ startedAt: entry.startTime, ms: entry.duration })
    }
  }).observe(options)
}
