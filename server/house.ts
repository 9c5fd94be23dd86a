import type { Logger } from 'pino'
import type { LogName, TopicData } from '#contract/topics.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import type { Database } from './database/database.ts'
import type { Listening, OpenConnections } from './door/connections.ts'
import type { Counters } from './door/counters.ts'
import type { Keys } from './door/keys.ts'
import type { Limits } from './door/limits.ts'
import type { DemoVisits } from './floor/demo/visits.ts'
import type { PaymentAdapter } from './payments/adapter.ts'
import type { PokerPartner } from './poker/partner.ts'
import type { ExclusionRegister } from './protection/register/register.ts'
import type { Hub } from './push/hub.ts'
import type { Sockets } from './push/sockets.ts'
import type { Touched } from './push/source.ts'
import type { PublishedGames } from './round/publish/published.ts'
import type { Settings } from './settings.ts'
import type { QueuePerKey } from './work-queue.ts'

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
  /** Bounds of what stands at the listeners, and what does. */
  listening: Listening
  connections: OpenConnections
  /** What one address asks of either listener waits for itself: others find the house free, however much that is. */
  turns: QueuePerKey
  counters: Counters
  jobs: Jobs
  push: Push
  /** Whom members pay through, and who pays them. */
  payments: readonly PaymentAdapter[]
  /** Whose tables members play poker, backgammon and okey at; null: nobody's. */
  poker: PokerPartner | null
  /** Who is asked whether a person may play anywhere; null: nobody. */
  exclusionRegister: ExclusionRegister | null
  /** The tables of the floor that this process leads. */
  floor: {
    /** Somebody is at the table: rounds begin. */
    wake(table: string): Promise<void>
  }
  /** The demos of tables that this process serves. */
  demoVisits: DemoVisits
  /** The games that can be opened. */
  games: PublishedGames
  /** Is the site under maintenance for this call? */
  isClosed(call: string): Promise<boolean>
}

/**
 * As much of a house as an operator's act needs. A running house is one; a command beside it makes one of the
 * database alone.
 */
export type OperatingHouse = Pick<
  House,
  'settings' | 'database' | 'log' | 'clock' | 'random' | 'payments'
> & { jobs: Pick<Jobs, 'add'>; push: Pick<Push, 'touch' | 'publish'> }

export interface JobOptions {
  afterMs?: number
  /** Jobs of one key are one job: a later one replaces one that still waits. */
  key?: string
}

/** Work outside of any call (`server/jobs/jobs.ts` runs it). */
export interface Jobs {
  /** Through `q`: inside a transaction the job exists only when that commits. */
  add(q: QueryPort, task: string, payload: object, options?: JobOptions): Promise<void>
  /** Takes no more jobs and waits for those at work. */
  close(): Promise<void>
}

/** How the house says that something has changed: always after the commit, never inside one. */
export interface Push {
  /** These scopes of a source may have changed; without any, all of them. */
  touch(source: Touched, ...scopes: string[]): void
  /** A message of its own to the readers of a topic, save the socket that caused it. */
  publish<N extends LogName>(topic: N, scope: string, data: TopicData<N>, except?: string): void
  /** Who reads what in this process. */
  readonly hub: Hub
  readonly sockets: Sockets
  /** Sends open sockets away with a word to come back; nothing is said any more. */
  close(): Promise<void>
}
