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

/** So many keys are known before those of which nothing is under way are forgotten. */
const KEYS_MAX = 4_096

/** A queue for each key. Those that are idle are forgotten by many at a time: a map that loses one with each call is laid anew all the time. */
export class QueuePerKey {
  readonly #bounds: QueueBounds
  readonly #keysMax: number
  #forgetsAt: number
  #queues = new Map<string, WorkQueue>()

  constructor(bounds: QueueBounds, keysMax = KEYS_MAX) {
    this.#bounds = bounds
    this.#keysMax = keysMax
    this.#forgetsAt = keysMax
  }

  /** Keys that are known. */
  get size(): number {
    return this.#queues.size
  }

  /** A turn among the work of that key, as of a queue. */
  enter(key: string): Promise<() => void> {
    return this.#queueOf(key).enter()
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.#queueOf(key).run(work)
  }

  #queueOf(key: string): WorkQueue {
    const known = this.#queues.get(key)
    if (known) return known
    if (this.#queues.size >= this.#forgetsAt) this.#forgetIdle()
    const queue = createQueue(this.#bounds)
    this.#queues.set(key, queue)
    return queue
  }

  /** Where nearly all have work, it is not looked for the idle at every call. */
  #forgetIdle(): void {
    this.#queues = new Map([...this.#queues].filter(([, queue]) => !queue.isIdle()))
    this.#forgetsAt = Math.max(this.#keysMax, 2 * this.#queues.size)
  }
}
