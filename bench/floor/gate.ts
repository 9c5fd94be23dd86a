/**
 * What stands between a process of a walk and the database, so that the process can be killed, stopped or cut off right before any of
 * its queries. Between two queries a process only thinks: so these are all the moments that it can fall in.
 */
import { openDatabase, type Database } from '#server/database/database.ts'
import type { Below } from '../random.ts'

/** Killed for good; stopped, and its query goes on later; cut off, and every query fails until it is not. */
export type Fault = 'killed' | 'stopped' | 'cut'

/** What befalls whoever leads, one as often as it stands here. */
export const FAULTS: readonly Fault[] = ['killed', 'killed', 'stopped', 'stopped', 'cut']

const STOPPED_MS = 10_000

/** How long it lasts, in ms. */
export function healsAfterMs(fault: Fault, random: Below): number {
  if (fault === 'stopped') return STOPPED_MS
  return 300 + random(fault === 'cut' ? 5_000 : 4_000)
}

/** What a query fails with that does not come through. */
export class CutOff extends Error {}

type GotClient = (error: Error | undefined, client: unknown, done: () => void) => void
type Connect = (callback?: GotClient) => Promise<unknown> | undefined

export class Gate {
  readonly database: Database
  fault: Fault | null = null
  /** Resolves when the process stands still at a query, or never. */
  stuck: Promise<'stuck'> = new Promise(() => {})
  #armed: { fault: Fault; left: number } | null = null
  #onStuck: () => void = () => {}
  #waiting: (() => void)[] = []

  private constructor(database: Database) {
    this.database = database
    const { pool } = database
    // Both shapes of the driver's, which calls it either way.
    const connect = pool.connect.bind(pool) as Connect
    const later = async (callback: GotClient): Promise<void> => {
      try {
        await this.#pass()
        void connect(callback)
      } catch (error) {
        callback(error instanceof Error ? error : new CutOff(), undefined, () => {})
      }
    }
    const promised = async (): Promise<unknown> => {
      await this.#pass()
      return connect()
    }
    const gated: Connect = (callback) => {
      if (callback === undefined) return promised()
      void later(callback)
      return undefined
    }
    // Called as the one that it stands for.
    Object.assign(pool, { connect: gated })
  }

  static async open(url: string): Promise<Gate> {
    return new Gate(await openDatabase(url, 4))
  }

  /** After so many more queries, this happens. */
  arm(fault: Fault, queries: number): void {
    this.#armed = { fault, left: queries }
    this.stuck = new Promise((done) => (this.#onStuck = () => done('stuck')))
  }

  /** What has not happened by now does not. */
  disarm(): void {
    this.#armed = null
  }

  /** Queries come through again, those too that wait. */
  open(): void {
    this.fault = null
    this.#armed = null
    this.stuck = new Promise(() => {})
    for (const go of this.#waiting.splice(0)) go()
  }

  async #pass(): Promise<void> {
    const armed = this.#armed
    if (armed && armed.left <= 0) {
      this.fault = armed.fault
      this.#armed = null
    } else if (armed) armed.left -= 1
    if (this.fault === 'stopped') {
      this.#onStuck()
      await new Promise<void>((go) => this.#waiting.push(go))
    }
    if (this.fault === 'killed' || this.fault === 'cut') throw new CutOff(this.fault)
  }
}
