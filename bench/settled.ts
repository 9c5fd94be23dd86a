import { setTimeout as pause } from 'node:timers/promises'

/**
 * A house that has just begun is busy with its own beginning, and draws each page for the first time: a page came a second late so. Asks for
 * all of them, over and over, until they come at once.
 */
export async function untilSettled(urls: readonly string[]): Promise<void> {
  const giveUpAtMs = Date.now() + SETTLED.patienceMs
  for (let quickLaps = 0; quickLaps < SETTLED.laps && Date.now() < giveUpAtMs;) {
    const slowestMs = await slowestOf(urls)
    quickLaps = slowestMs < SETTLED.answerMs ? quickLaps + 1 : 0
    await pause(SETTLED.restMs)
  }
}

const SETTLED = { answerMs: 100, laps: 6, restMs: 500, patienceMs: 60_000 } as const

async function slowestOf(urls: readonly string[]): Promise<number> {
  let slowestMs = 0
  for (const url of urls) {
    const began = performance.now()
    await (await fetch(url)).arrayBuffer()
    slowestMs = Math.max(slowestMs, performance.now() - began)
  }
  return slowestMs
}
