import type { Browser, Page } from '@playwright/test'
import type { SlotEvent } from '#games/slots/events.ts'
import { buildChanged } from '#scripts/site/build.ts'
import { serveGallery } from '#scripts/site/gallery.ts'
import { examplesOf } from '#stage/slots/examples.ts'
import '#stage/slots/gallery-hooks.ts'
import { TITLES } from '#stage/slots/themes.ts'
import { openBrowser } from './browser.ts'
import {
  describeWork,
  LONG_MS,
  mainThread,
  SCREENS,
  worstOf,
  type MainThread,
} from './main-thread.ts'
import type { Result } from './result.ts'

/**
 * What a spin asks of a weak phone: the stage's own build on the plain canvas. For every game and
 * screen, the processor time of the page's main thread, task by task and reckoned four times as long:
 * the time that long tasks (over 50 ms then) block a spin, in the median of three, and how many
 * pictures a second that leaves.
 * Processor time is what counts, so that other work on the machine does not. Below 50 ms of long
 * tasks a spin keeps the promise.
 */
const TIMES = 3

export async function result(log: (line: string) => void): Promise<Result> {
  await buildChanged(log)
  const gallery = await serveGallery()
  const browser = await openBrowser(['--disable-gpu'])
  try {
    const figures: Record<string, MainThread> = {}
    for (const game of Object.keys(TITLES))
      for (const [name, screen] of Object.entries(SCREENS)) {
        const spin = await measure(browser, gallery.url, game, screen)
        figures[`${game} ${name}`] = spin
        log(`${game} ${name}: ${describeWork(spin)} a spin`)
      }
    return resultOf(figures)
  } finally {
    await browser.close()
    await gallery.close()
  }
}

function resultOf(figures: Record<string, MainThread>): Result {
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
): Promise<MainThread> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  await page.goto(`${url}?gallery&game=${name}`)
  await page.waitForFunction(() => window.gallery !== undefined)
  const title = TITLES[name]
  const wanted = ['kazanç', 'düşüş']
  const rounds = title ? examplesOf(title.game).filter((one) => wanted.includes(one.name)) : []
  // The first time warms up: what is compiled and drawn once is no part of a spin.
  for (const round of rounds) await present(page, round.events)
  const spins: MainThread[] = []
  for (const round of rounds) {
    const seen: MainThread[] = []
    for (let time = 0; time < TIMES; time += 1)
      seen.push(await mainThread(browser, page, () => present(page, round.events)))
    spins.push(medians(seen))
  }
  await context.close()
  return worstOf(spins)
}

const present = (page: Page, events: readonly SlotEvent[]): Promise<void> =>
  page.evaluate((round) => window.gallery?.present([round]), events)

function medians(spins: readonly MainThread[]): MainThread {
  const middle = (name: keyof MainThread): number => {
    const sorted = spins.map((one) => one[name]).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    longMs: middle('longMs'),
    longestMs: middle('longestMs'),
    framesPerSecond: middle('framesPerSecond'),
  }
}
