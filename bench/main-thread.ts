/**
 * What a page asks of a weak phone: the processor time of its main thread, task by task and reckoned four times as long. Processor time is what
 * counts, so that other work on the machine does not.
 */
import type { Browser, Page } from '@playwright/test'

const SLOWDOWN = 4
/** A task that takes longer keeps a finger waiting. */
export const LONG_MS = 50

export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const

export interface MainThread {
  /** All long tasks together, in ms. */
  longMs: number
  longestMs: number
  /** How many pictures a second it has room for, at most sixty. */
  framesPerSecond: number
}

/** Does this under the tracer, and adds up what the main thread had to do meanwhile. */
export async function mainThread(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  })
  await work()
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

export const worstOf = (several: readonly MainThread[]): MainThread => ({
  longMs: Math.max(...several.map(({ longMs }) => longMs)),
  longestMs: Math.max(...several.map(({ longestMs }) => longestMs)),
  framesPerSecond: Math.min(...several.map(({ framesPerSecond }) => framesPerSecond)),
})

export const describeWork = ({ longMs, longestMs, framesPerSecond }: MainThread): string =>
  `${Math.round(longMs)} ms of long tasks (longest ${Math.round(longestMs)} ms), room for ${Math.round(framesPerSecond)} frames a second`

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
