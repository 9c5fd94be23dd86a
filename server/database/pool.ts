import pg from 'pg'
import { refusalWhileHolding } from './holding.ts'

/** For a connection nobody waits longer; a lock may still be waited for on one that is there. */
export const WAIT_MS_MAX = 3_000
/** So many may wait for each connection of a share: whoever comes later is told at once. */
export const WAITING_PER_CONNECTION = 16

/** More wait for a connection than could be served in time. */
export class TooManyWait extends Error {
  /** too_many_connections, as the database itself says it. */
  readonly code = '53300'

  constructor() {
    super('too many wait for a connection')
  }
}

type GotClient = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

export interface PoolBounds {
  max: number
  connectionTimeoutMillis: number
  /** How many may wait for each connection; without it, any number. */
  waitingMaxEach?: number
}

/** A pool at which waiting is bounded, in time and in number. */
export class BoundedPool extends pg.Pool {
  readonly #waitingMax: number

  constructor({ waitingMaxEach = Infinity, ...config }: pg.PoolConfig & PoolBounds) {
    super(config)
    this.#waitingMax = waitingMaxEach * config.max
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: GotClient): void
  override connect(callback?: GotClient): Promise<pg.PoolClient> | undefined {
    const refused = this.#refused()
    if (callback === undefined) return refused ? Promise.reject(refused) : super.connect()
    if (refused) process.nextTick(callback, refused, undefined, () => {})
    else super.connect(callback)
    return undefined
  }

  #refused(): Error | null {
    const refused = refusalWhileHolding('a connection')
    if (refused) return refused
    return this.waitingCount >= this.#waitingMax ? new TooManyWait() : null
  }
}
