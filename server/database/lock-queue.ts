/**
 * What a lock has kept waiting, or what has changed in between, is tried again, a few at a time, for as long as it may take. Whoever was not tried yet comes before
 * those who wait for a lock, so that one which nobody holds waits for theirs one try at most.
 */
import pg from 'pg'

/** Nothing was done, and the same may be done a moment later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && PASSING.has(error.code ?? '')

const PASSING = new Set([
  '55P03', // lock_not_available: not had in the time that the connection gives it
  '40001', // serialization_failure: something changed in between, as a seed that was renewed
  '40P01', // deadlock_detected
])

interface LockQueueBounds {
  atOnceMax: number
  /** Tried no more after it: rejects with what kept it waiting. */
  waitMs: number
}

/** Answers how to hand work in: over connections with a `lock_timeout`, by which a try has an end. */
export function createLockQueue({
  atOnceMax,
  waitMs,
}: LockQueueBounds): <T>(work: () => Promise<T>) => Promise<T> {
  const untried: (() => Promise<void>)[] = []
  const tried: (() => Promise<void>)[] = []
  let running = 0
  const next = (): void => {
    while (running < atOnceMax) {
      const attempt = untried.shift() ?? tried.shift()
      if (attempt === undefined) return
      running += 1
      void attempt().finally(() => {
        running -= 1
        next()
      })
    }
  }
  return (work) =>
    new Promise((resolve, reject) => {
      const untilMs = Date.now() + waitMs
      const attempt = (): Promise<void> =>
        work().then(resolve, (error: unknown) => {
          if (isPassing(error) && Date.now() < untilMs) tried.push(attempt)
          else reject(error)
        })
      untried.push(attempt)
      next()
    })
}
