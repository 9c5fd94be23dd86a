import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { buildChanged } from '#scripts/site/build.ts'
import { ARRIVALS, SHIFT_MAX } from './arrivals.ts'
import { openBrowser } from './browser.ts'
import { createCluster } from './cluster.ts'
import { startHouseProcess } from './house-process.ts'
import type { Result } from './result.ts'
import { untilSettled } from './settled.ts'

/**
 * What a phone feels: Lighthouse's mobile preset on the production build, median of five or of as many as asked for
 * (`npm run bench -- page [rounds]`), for the screens that people arrive at; and the script that stands before home is usable. `ratio` is that
 * script over its budget, so below one keeps the promise; every median score must reach 95, and
 * nothing may move by more than SHIFT_MAX.
 */
const BUDGET_KB = 150
const SCORE_MIN = 95
const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  lcpMs: 'largest-contentful-paint',
  fcpMs: 'first-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

type Figures = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS, number>

export async function result(
  log: (line: string) => void,
  options: readonly string[],
): Promise<Result> {
  await buildChanged(log)
  const runs = Number(options[0] ?? RUNS) || RUNS
  const cluster = await createCluster()
  try {
    const house = await startHouseProcess(cluster.url)
    try {
      return await measure(`http://127.0.0.1:${house.port}`, runs, log)
    } finally {
      await house.stop()
    }
  } finally {
    await cluster.remove()
  }
}

async function measure(site: string, runs: number, log: (line: string) => void): Promise<Result> {
  await untilSettled(Object.values(ARRIVALS).map((address) => site + address))
  const scriptKb = await firstLoadKb(site)
  log(`Script before home is usable: ${scriptKb.toFixed(1)} KB gz of ${BUDGET_KB}`)
  const pages: Record<string, Figures> = {}
  for (const [name, address] of Object.entries(ARRIVALS)) {
    const seen: Figures[] = []
    for (let run = 1; run <= runs; run += 1) {
      const figures = await measureWithRetries(site + address)
      log(`${name} ${run}/${runs}: ${describe(figures)}`)
      seen.push(figures)
    }
    pages[name] = medians(seen)
  }
  return resultOf(scriptKb, pages)
}

function resultOf(scriptKb: number, pages: Record<string, Figures>): Result {
  const ratio = scriptKb / BUDGET_KB
  const scores = Object.values(pages).flatMap((page) => CATEGORIES.map((name) => page[name]))
  const lowest = Math.min(...scores)
  const lcpMs = Math.max(...Object.values(pages).map((page) => page.lcpMs))
  const cls = Math.max(...Object.values(pages).map((page) => page.cls))
  const line = `ratio=${ratio.toFixed(3)} lcp=${Math.round(lcpMs)} cls=${cls.toFixed(3)} script_kb=${scriptKb.toFixed(1)} lowest_score=${lowest} ${Object.entries(
    pages,
  )
    .map(([name, page]) => `${name}=${CATEGORIES.map((category) => page[category]).join('/')}`)
    .join(' ')}`
  const passed = ratio <= 1 && lowest >= SCORE_MIN && cls < SHIFT_MAX
  return { line, passed, figures: { ratio, scriptKb, pages } }
}

/** As .size-limit.cjs has it. */
const BEST = { level: 9 }
/** How the page names what comes behind its first screen. */
const BEHIND = /<link rel="behind"[^>]* href="([^"]+)"/g

/** Every script that the browser has fetched by the time home stands, gzipped, but for what comes behind it. */
async function firstLoadKb(site: string): Promise<number> {
  const browser = await openBrowser()
  const page = await browser.newPage()
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.add(new URL(response.url()).pathname)
  })
  const sent = await page.goto(site)
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const [, behind = ''] of ((await sent?.text()) ?? '').matchAll(BEHIND))
    scripts.delete(behind)
  await browser.close()
  let bytes = 0
  for (const file of scripts)
    bytes += gzipSync(await readFile(path.join('build/web', file)), BEST).length
  if (bytes === 0) throw new Error('no script was seen: the measure has gone blind')
  return bytes / 1000
}

const TRIES_MAX = 3

/** Lighthouse now and then loses the beginning of its own recording: that says nothing of the page. */
async function measureWithRetries(url: string): Promise<Figures> {
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const figures = await measureOnce(url)
    if (figures !== null) return figures
  }
  throw new Error(`Lighthouse could not record ${url} in ${TRIES_MAX} tries`)
}

/** One Lighthouse run in a browser of its own: nothing is cached from the run before. */
async function measureOnce(url: string): Promise<Figures | null> {
  const port = 9222 + (process.pid % 500)
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const run = await lighthouse(url, { port, output: 'json', onlyCategories: [...CATEGORIES] })
    if (run === undefined) throw new Error('Lighthouse gave no result')
    const { categories, audits, runtimeError } = run.lhr
    if (runtimeError !== undefined) return null
    const figures: Partial<Figures> = {}
    for (const name of CATEGORIES) figures[name] = Math.round((categories[name]?.score ?? 0) * 100)
    for (const [name, audit] of Object.entries(METRICS))
      // Every key of METRICS is a figure.
      figures[name as keyof typeof METRICS] = audits[audit]?.numericValue ?? Number.NaN
    return figures as Figures // Filled in just above, key by key.
  } finally {
    await browser.close()
  }
}

function medians(seen: readonly Figures[]): Figures {
  const [first] = seen
  if (first === undefined) throw new Error('nothing was measured')
  const median = (name: keyof Figures): number => {
    const sorted = seen.map((figures) => figures[name]).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  // The keys are those of the first run.
  const names = Object.keys(first) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Figures
}

const describe = (figures: Figures): string =>
  `${CATEGORIES.map((name) => figures[name]).join('/')}, LCP ${Math.round(figures.lcpMs)} ms, TBT ${Math.round(figures.tbtMs)} ms, CLS ${figures.cls.toFixed(3)}`
