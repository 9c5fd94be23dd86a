import { availableParallelism } from 'node:os'
import { Refused } from '#contract/refusals.ts'
import { refuseWhileHolding } from '../../database/holding.ts'

/**
 * Password hashes are dear on purpose. However many are asked for, they take half of the processor at most,
 * one after the other, and whoever would wait too long is told at once. Nobody waits here with a connection
 * to the database in hand.
 */

export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>
}

interface Bounds {
  atOnceMax: number
  waitingMax: number
}

/** Refuses with `busy` when too many wait already. */
export function createQueue({ atOnceMax, waitingMax }: Bounds): Queue {
  const waiting: (() => void)[] = []
  let running = 0
  const turn = (): Promise<void> => {
    if (running < atOnceMax) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.length >= waitingMax) throw new Refused('busy')
    return new Promise((begin) => void waiting.push(begin))
  }
  /** Whoever is next takes the place over: nobody comes between. */
  const next = (): void => {
    const begin = waiting.shift()
    if (begin) begin()
    else running -= 1
  }
  return {
    async run(work) {
      refuseWhileHolding('a hash')
      await turn()
      try {
        return await work()
      } finally {
        next()
      }
    },
  }
}

/** The processor is one for the whole process, so the queue is too. */
export const HASHING: Bounds = {
  atOnceMax: Math.max(1, Math.floor(availableParallelism() / 2)),
  waitingMax: 64,
}
export const hashes: Queue = createQueue(HASHING)
