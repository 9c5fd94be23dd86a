import { chromium as playwright, type Browser, type Page } from '@playwright/test'
import type { SlotEvent } from '#games/slots/events.ts'
import { chromium, CHROMIUM_FLAGS } from '#scripts/browser.ts'
import { buildChanged } from '#scripts/build.ts'
import { serveGallery } from '#scripts/gallery.ts'
import { examplesOf } from '#stage/slots/examples.ts'
import '#stage/slots/gallery-hooks.ts'
import { TITLES } from '#stage/slots/themes.ts'
import type { Result } from './result.ts'

/**
 * What a spin asks of a weak phone: the stage's own build on the plain canvas. For every game and
 * screen, the processor time of the page's main thread, task by task and reckoned four times as long:
 * the time that long tasks (over 50 ms then) block a spin, in the median of three, and how many
 * pictures a second that leaves.
 * Processor time is what counts, so that other work on the machine does not. Below 50 ms of long
 * tasks a spin keeps the promise.
 */
const SLOWDOWN = 4
const LONG_MS = 50
const TIMES = 3
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const

interface Spin {
  longMs: number
  longestMs: number
  framesPerSecond: number
}

export async function result(log: (line: string) => void): Promise<Result> {
  await buildChanged(log)
  const gallery = await serveGallery()
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: [...CHROMIUM_FLAGS, '--disable-gpu'],
  })
  try {
    const figures: Record<string, Spin> = {}
    for (const game of Object.keys(TITLES))
      for (const [name, screen] of Object.entries(SCREENS)) {
        const spin = await measure(browser, gallery.url, game, screen)
        figures[`${game} ${name}`] = spin
        log(`${game} ${name}: ${describe(spin)}`)
      }
    return resultOf(figures)
  } finally {
    await browser.close()
    await gallery.close()
  }
}

function resultOf(figures: Record<string, Spin>): Result {
  const spins = Object.values(figures)
  const longMs = Math.max(...spins.map((spin) => spin.longMs))
  const frames = Math.min(...spins.map((spin) => spin.framesPerSecond))
  const ratio = longMs / LONG_MS
  const line = `ratio=${ratio.toFixed(2)} long_ms=${Math.round(longMs)} frames_min=${Math.round(frames)} screens=${spins.length}`
  return { line, passed: ratio < 1, figures: { ratio, longMs, frames, spins: figures } }
}

async function measure(
  browser: Browser,
  url: string,
  name: string,
  screen: (typeof SCREENS)[keyof typeof SCREENS],
): Promise<Spin> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  await page.goto(`${url}?gallery&game=${name}`)
  await page.waitForFunction(() => window.gallery !== undefined)
  const title = TITLES[name]
  const wanted = ['kazanç', 'düşüş']
  const rounds = title ? examplesOf(title.game).filter((one) => wanted.includes(one.name)) : []
  // The first time warms up: what is compiled and drawn once is no part of a spin.
  for (const round of rounds) await present(page, round.events)
  const spins: Spin[] = []
  for (const round of rounds) {
    const seen: Spin[] = []
    for (let time = 0; time < TIMES; time += 1)
      seen.push(await watched(browser, page, round.events))
    spins.push(medians(seen))
  }
  await context.close()
  return {
    longMs: Math.max(...spins.map((spin) => spin.longMs)),
    longestMs: Math.max(...spins.map((spin) => spin.longestMs)),
    framesPerSecond: Math.min(...spins.map((spin) => spin.framesPerSecond)),
  }
}

const describe = ({ longMs, longestMs, framesPerSecond }: Spin): string =>
  `${Math.round(longMs)} ms of long tasks a spin (longest task ${Math.round(longestMs)} ms), room for ${Math.round(framesPerSecond)} frames a second`

const present = (page: Page, events: readonly SlotEvent[]): Promise<void> =>
  page.evaluate((round) => window.gallery?.present([round]), events)

/** Tells a round under the tracer, and adds up what the main thread had to do. */
async function watched(browser: Browser, page: Page, events: readonly SlotEvent[]): Promise<Spin> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  })
  await present(page, events)
  const trace = readTrace(await browser.stopTracing())
  const tasks = trace.filter(({ name }) => name === 'RunTask').map(({ ms }) => ms * SLOWDOWN)
  const frames = trace.filter(({ name }) => name === 'Commit').length
  if (frames === 0) throw new Error('no frame was seen: the measure has gone blind')
  const perFrame = tasks.reduce((sum, ms) => sum + ms, 0) / frames
  return {
    longMs: tasks.filter((ms) => ms > LONG_MS).reduce((sum, ms) => sum + ms, 0),
    longestMs: Math.max(...tasks),
    framesPerSecond: Math.min(60, 1000 / perFrame),
  }
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  args: { name?: string }
  /** Microseconds of processor time. */
  tdur?: number
}

/** What the pages' main threads did, in milliseconds of processor time. */
function readTrace(file: Buffer): { name: string; ms: number }[] {
  // The tracer's own format.
  const { traceEvents } = JSON.parse(file.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  return traceEvents
    .filter((event) => mains.has(threadOf(event)))
    .map(({ name, tdur }) => ({ name, ms: (tdur ?? 0) / 1000 }))
}

function medians(spins: readonly Spin[]): Spin {
  const middle = (name: keyof Spin): number => {
    const sorted = spins.map((one) => one[name]).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    longMs: middle('longMs'),
    longestMs: middle('longestMs'),
    framesPerSecond: middle('framesPerSecond'),
  }
}
