/** Long work that is written as steps of a few milliseconds each: done at once, or beside all that the house answers meanwhile. */
import { setImmediate as nextTurn } from 'node:timers/promises'

export type Steps<T> = Generator<void, T>

export function atOnce<T>(work: Steps<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Takes a breath after every step. */
export async function inSteps<T>(work: Steps<T>): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await nextTurn()
  }
}
