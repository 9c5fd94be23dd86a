/**
 * The demos of tables that this process serves, each with its purse. They are bounded, of an address and in all, end when nobody plays them, and
 * stand nowhere but here: after a restart a token that is still young brings a fresh purse. A round is looked at once for all who have
 * something on it, when the house says that its table has changed, and read as it is recorded; nothing is written.
 */
import type { Logger } from 'pino'
import type { Balances } from '#ledger/chart.ts'
import type { FloorSeatState } from '#contract/games/floor-protocol.ts'
import type { Database } from '../../database/database.ts'
import type { Hub } from '../../push/hub.ts'
import type { Sockets } from '../../push/sockets.ts'
import { floorKind } from '../kinds/kinds.ts'
import { findTable } from '../tables/tables.ts'
import { DemoPurse, type DemoRound } from './purse.ts'
import type { KnownTableDemo } from './token.ts'

/** A demo that nobody plays for so long is over; so long a token that nobody has used brings one. */
export const DEMO_IDLE_MS = 15 * 60_000
/** At once, of this process: a family shares an address. */
const DEMOS_MAX = 4_000
export const DEMOS_OF_ADDRESS_MAX = 24
const SWEEP_MS = 15_000
/** What the house did not say is looked at all the same. */
const LOOK_MS = 5_000
const AGAIN_MS = 1_000

export interface DemoVisit extends KnownTableDemo {
  purse: DemoPurse
  /** When it was opened, or something was done in it last. */
  activeAt: Date
}

/** What of a house it needs; a house holds it, so it is handed no more. */
interface DemoHouse {
  database: Pick<Database, 'db'>
  clock: () => Date
  log: Logger
  push: { hub: Pick<Hub, 'touch'>; sockets: Pick<Sockets, 'expireDemo'> }
}

export class DemoVisits {
  readonly #visits = new Map<string, DemoVisit>()
  readonly #looks = new Map<string, { isDueAgain: boolean }>()
  readonly #timers = new Map<string, NodeJS.Timeout>()
  #house: DemoHouse | null = null
  #sweep: NodeJS.Timeout | undefined

  /** From now on rounds are looked at, and what nobody plays ends. */
  start(house: DemoHouse): void {
    this.#house = house
    this.#sweep = setInterval(() => this.#endIdle(), SWEEP_MS).unref()
  }

  close(): void {
    clearInterval(this.#sweep)
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#visits.clear()
    this.#house = null
  }

  /** The visit of a token, begun where it is young and there is none; null where it is over. */
  visitOf(demo: KnownTableDemo, now: Date): DemoVisit | null {
    const known = this.#visits.get(demo.scope)
    const since = known?.activeAt ?? demo.madeAt
    if (now.getTime() - since.getTime() >= DEMO_IDLE_MS) {
      if (known) this.#end(known)
      return null
    }
    if (known) return known
    this.#makeRoom(demo.address)
    const visit = { ...demo, purse: new DemoPurse(), activeAt: demo.madeAt }
    this.#visits.set(demo.scope, visit)
    return visit
  }

  /** Something was done in it: it goes on, its other pages are told, and what lies there is settled in time. */
  note(visit: DemoVisit, now: Date): void {
    visit.activeAt = now
    this.#touch(visit)
    if (visit.purse.waiting.length > 0) this.#lookIn(visit.table, LOOK_MS)
  }

  /** Does it keep a table awake? */
  has(scope: string | null | undefined): boolean {
    return typeof scope === 'string' && this.#visits.has(scope)
  }

  /** A table stands otherwise; null stands for all of them. */
  tableChanged(tables: readonly string[] | null): void {
    for (const table of tables ?? new Set([...this.#visits.values()].map((one) => one.table)))
      void this.#look(table)
  }

  /** What of these scopes are demos' seats. */
  seatsOf(scopes: readonly string[]): Map<string, FloorSeatState[]> {
    return this.#each(scopes, ({ purse, table }) => purse.seats(table))
  }

  /** The same, as members' balances are. */
  balancesOf(scopes: readonly string[]): Map<string, Balances> {
    return this.#each(scopes, ({ purse }) => ({
      cash: purse.cash,
      bonus: 0n,
      held: 0n,
      pending: 0n,
    }))
  }

  #each<T>(scopes: readonly string[], valueOf: (visit: DemoVisit) => T): Map<string, T> {
    return new Map(
      scopes.flatMap((scope) => {
        const visit = this.#visits.get(scope)
        return visit ? [[scope, valueOf(visit)] as const] : []
      }),
    )
  }

  /** The one that was left longest goes first: its page is told, and opens another. */
  #makeRoom(address: string): void {
    const all = [...this.#visits.values()]
    const there = all.filter((one) => one.address === address)
    const crowded =
      there.length >= DEMOS_OF_ADDRESS_MAX ? there : all.length >= DEMOS_MAX ? all : []
    const [oldest] = crowded.toSorted((a, b) => a.activeAt.getTime() - b.activeAt.getTime())
    if (oldest) this.#end(oldest)
  }

  #endIdle(): void {
    const now = this.#house?.clock().getTime() ?? 0
    for (const visit of this.#visits.values())
      if (now - visit.activeAt.getTime() >= DEMO_IDLE_MS) this.#end(visit)
  }

  #end(visit: DemoVisit): void {
    this.#visits.delete(visit.scope)
    this.#house?.push.sockets.expireDemo(visit.scope)
  }

  #touch({ scope }: DemoVisit): void {
    for (const source of ['seat', 'balance']) this.#house?.push.hub.touch(source, [scope])
  }

  #waitingAt(table: string): DemoVisit[] {
    return [...this.#visits.values()].filter(
      (visit) => visit.table === table && visit.purse.waiting.length > 0,
    )
  }

  #lookIn(table: string, ms: number): void {
    clearTimeout(this.#timers.get(table))
    this.#timers.set(
      table,
      setTimeout(() => void this.#look(table), Math.max(1, Math.ceil(ms))).unref(),
    )
  }

  /** One look at a time; whoever asks meanwhile has another follow. */
  async #look(table: string): Promise<void> {
    const present = this.#looks.get(table)
    if (present) {
      present.isDueAgain = true
      return
    }
    const look = { isDueAgain: false }
    this.#looks.set(table, look)
    const nextMs = await this.#lookOnce(table).catch((error: unknown) => {
      if (this.#house) this.#house.log.warn({ table, err: error }, 'demos could not be settled')
      return AGAIN_MS
    })
    this.#looks.delete(table)
    if (this.#house === null) return
    if (look.isDueAgain) void this.#look(table)
    else if (this.#waitingAt(table).length > 0) this.#lookIn(table, Math.min(nextMs, LOOK_MS))
  }

  async #lookOnce(id: string): Promise<number> {
    const house = this.#house
    const waiting = this.#waitingAt(id)
    if (house === null || waiting.length === 0) return LOOK_MS
    const numbers = new Set(waiting.flatMap(({ purse }) => purse.waiting))
    const { db } = house.database
    const table = await findTable(db, id)
    const rounds = await demoRounds(db, id, [...numbers])
    if (!table) return LOOK_MS
    const kind = floorKind(table.kind)
    const now = house.clock().getTime()
    let nextMs = LOOK_MS
    for (const visit of waiting) {
      const { purse } = visit
      const before = purse.cash
      const open = purse.waiting.length
      for (const round of rounds)
        nextMs = Math.min(nextMs, purse.settle({ kind, table, round }, now) ?? LOOK_MS)
      if (purse.cash !== before || purse.waiting.length !== open) this.#touch(visit)
    }
    return nextMs
  }
}

type Db = Database['db']

/** Rounds of a table as they are recorded. */
export const demoRounds = (
  db: Db,
  table: string,
  numbers: readonly number[],
): Promise<DemoRound[]> =>
  db
    .selectFrom('floor_rounds')
    .select(['number', 'phase', 'step', 'closes_at', 'begins_at', 'due_at', 'landed_at'])
    .select(['outcome', 'card'])
    .where('table_id', '=', table)
    .where('number', 'in', numbers.map(BigInt))
    .execute()
