import { Refused } from '#contract/refusals.ts'

/** Work that is done so much at a time and waits its turn otherwise, in the order in which it came. */
export interface WorkQueue {
  /** Refuses with `busy` when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Nothing is worked on, and nothing waits. */
  isIdle(): boolean
}

export interface QueueBounds {
  atOnceMax: number
  waitingMax: number
}

export function createQueue({ atOnceMax, waitingMax }: QueueBounds): WorkQueue {
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
      await turn()
      try {
        return await work()
      } finally {
        next()
      }
    },
    isIdle: () => running === 0,
  }
}

/** A queue for each key, for as long as there is work of it. */
export class QueuePerKey {
  readonly #bounds: QueueBounds
  readonly #queues = new Map<string, WorkQueue>()

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds
  }

  /** Keys of which something is under way. */
  get size(): number {
    return this.#queues.size
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? createQueue(this.#bounds)
    this.#queues.set(key, queue)
    try {
      return await queue.run(work)
    } finally {
      if (queue.isIdle()) this.#queues.delete(key)
    }
  }
}
