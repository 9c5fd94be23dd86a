import { Refused } from '#contract/refusals.ts'

/** Work that is done so much at a time and waits its turn otherwise, in the order in which it came. */
export interface WorkQueue {
  /** A turn, once it is there; who has it says when it is over. Refuses with `busy` who would wait too long. */
  enter(): Promise<() => void>
  run<T>(work: () => Promise<T>): Promise<T>
  /** Nothing is worked on, and nothing waits. */
  isIdle(): boolean
}

export interface QueueBounds {
  atOnceMax: number
  waitingMax: number
  /** Nobody waits longer; without it, as long as it takes. */
  waitMs?: number
}

export function createQueue({ atOnceMax, waitingMax, waitMs }: QueueBounds): WorkQueue {
  const waiting = new Set<() => void>()
  let running = 0
  const turn = (): Promise<void> => {
    if (running < atOnceMax) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.size >= waitingMax) throw new Refused('busy')
    return new Promise((begin, refuse) => {
      const given = (): void => {
        clearTimeout(patience)
        begin()
      }
      const patience =
        waitMs === undefined
          ? undefined
          : setTimeout(() => {
              waiting.delete(given)
              refuse(new Refused('busy'))
            }, waitMs)
      waiting.add(given)
    })
  }
  /** Whoever is next takes the place over: nobody comes between. */
  const next = (): void => {
    const [begin] = waiting
    if (begin) {
      waiting.delete(begin)
      begin()
    } else running -= 1
  }
  const enter = async (): Promise<() => void> => {
    await turn()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      next()
    }
  }
  return {
    enter,
    async run(work) {
      const leave = await enter()
      try {
        return await work()
      } finally {
        leave()
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

  /** A turn among the work of that key, as of a queue. */
  async enter(key: string): Promise<() => void> {
    const queue = this.#queues.get(key) ?? createQueue(this.#bounds)
    this.#queues.set(key, queue)
    const leave = await queue.enter()
    return () => {
      leave()
      if (queue.isIdle() && this.#queues.get(key) === queue) this.#queues.delete(key)
    }
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(key)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
