/** A house that is busy is asked again a few times before anybody is bothered with it: what stands in the way passes by itself. */
import type { RefusalName } from '#contract/refusals.ts'
import { CallRefused } from '#web/call/send.ts'

/** Longer from try to try: whoever is busy is not helped by being asked at once. */
const WAITS_MS = [800, 2_000, 4_000] as const

const PASSING: ReadonlySet<RefusalName | null> = new Set(['busy', 'too-many-calls'])

/** A "no" that says nothing about what was asked for: later it may be a yes. */
export const isPassing = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && PASSING.has(error.refusal)

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Asks until it is answered, or refused for good, or the waits are used up, or nobody wants it any more. */
export async function askPatiently<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  wait: (ms: number) => Promise<void> = pause,
): Promise<T> {
  for (const ms of WAITS_MS) {
    try {
      return await ask()
    } catch (error) {
      if (!isPassing(error)) throw error
      await wait(ms)
      if (signal.aborted) throw error
    }
  }
  return ask()
}
