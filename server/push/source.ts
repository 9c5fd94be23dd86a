/** Where a topic's data is read from: how things stand now, for as many readers as there are at once. */
import type { FloorSeatState } from '#contract/games/floor-protocol.ts'
import type { Balances } from '#ledger/chart.ts'
import type { Database } from '../database/database.ts'

export interface Source<Value = unknown> {
  readonly name: SourceName
  /** Read at most so often, however often it is touched. */
  readonly everyMs?: number
  /** Read and told within this share of the time at most: what many read is told to them less often. */
  readonly shareMax?: number
  /** Touched, it is told though it is again what it was: whoever asked in between knows what was between. */
  readonly repeats?: boolean
  /** Whose readers are told; absent: its own. */
  readonly publishes?: SourceName
  /** How things stand for each of these scopes. */
  read(house: SourceHouse, scopes: readonly string[]): Promise<ReadonlyMap<string, Value>>
  /** When time alone will change it next; null when nothing is known to. */
  nextChangeAt?(house: SourceHouse): Promise<Date | null>
}

export type SourceName =
  | 'balance'
  | 'jackpots'
  | 'messages'
  | 'support'
  | 'maintenance'
  | 'favourites'
  | 'table'
  | 'crowd'
  | 'tables'
  | 'seat'
  | 'sports'
  | 'market'
  | 'match'
  | 'room'
  | 'heartbeat'

/** No topics' sources: whose `session` changed has their sockets looked at, an `inbox` wakes whoever answers. */
export type Touched = SourceName | 'session' | 'inbox'

/** What of a house a source is handed. */
export interface SourceHouse {
  database: Pick<Database, 'db' | 'pool'>
  clock: () => Date
  /** Absent where no demos are served. */
  demoVisits?: DemosRead
}

/** What the stream reads of the demos of tables, and tells them. */
export interface DemosRead {
  seatsOf(scopes: readonly string[]): ReadonlyMap<string, readonly FloorSeatState[]>
  balancesOf(scopes: readonly string[]): ReadonlyMap<string, Balances>
  tableChanged(tables: readonly string[] | null): void
}

/** The scope of what is the same for everyone. */
export const EVERYONE = ''
/** The scope of what is a member's own. */
export const memberScope = (memberId: bigint): string => String(memberId)
/** The members of these scopes; what is a demo's own is none's. */
export const membersIn = (scopes: readonly string[]): bigint[] =>
  scopes.filter((scope) => /^\d+$/.test(scope)).map(BigInt)
/** The scope of a visitor's browser, by the hash of its cookie. */
export const visitorScope = (hash: Buffer): string => `v${hash.toString('hex')}`

/** When a source was read last, and how long reading and telling it took. */
export interface LastRead {
  atMs: number
  tookMs: number
}

/** How long a source rests yet before it is read again, in ms; not at all where that is no more than zero. */
export function restMsOf(
  { everyMs = 0, shareMax = 1 }: Pick<Source, 'everyMs' | 'shareMax'>,
  last: LastRead | undefined,
  nowMs: number,
): number {
  if (last === undefined) return 0
  return last.atMs + Math.max(everyMs, last.tookMs / shareMax) - nowMs
}
