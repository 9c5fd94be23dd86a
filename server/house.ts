import type { Logger } from 'pino'
import type { QueryPort } from '#ledger/query-port.ts'
import type { Database } from './database/database.ts'
import type { Counters } from './door/counters.ts'
import type { Keys } from './door/keys.ts'
import type { Limits } from './door/limits.ts'
import type { PublishedGames } from './round/published.ts'
import type { Settings } from './settings.ts'

/** What a running house holds: handed to every answer, so that nothing is reached for globally. */
export interface House {
  settings: Settings
  database: Database
  log: Logger
  clock: () => Date
  /** Unpredictable bytes, from the system's generator. */
  random: (length: number) => Buffer
  keys: Keys
  limits: Limits
  counters: Counters
  jobs: Jobs
  /** The games that can be opened. */
  games: PublishedGames
  /** Is the site under maintenance for this call? */
  isClosed(call: string): Promise<boolean>
}

export interface JobOptions {
  afterMs?: number
  /** Jobs of one key are one job: a later one replaces one that still waits. */
  key?: string
}

/** Work outside of any call (`server/jobs.ts` runs it). */
export interface Jobs {
  /** Through `q`: inside a transaction the job exists only when that commits. */
  add(q: QueryPort, task: string, payload: object, options?: JobOptions): Promise<void>
  /** Takes no more jobs and waits for those at work. */
  close(): Promise<void>
}
