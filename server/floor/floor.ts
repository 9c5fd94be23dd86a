/**
 * The floor of this process: which tables it leads, and that tables are awake where somebody sits. A table has one leader in
 * the house, whichever process that is; while nobody sits anywhere, all that is done is one question a second.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Hub } from '../push/hub.ts'
import type { DemoVisits } from './demo/visits.ts'
import { Deposed, LEASE_MS, TableLeader, type FloorHouse } from './rounds/leader.ts'
import { guestRecorder, type GuestHouse } from './room/guests.ts'

/** How often it looks for tables that nobody leads. */
const LOOK_MS = 1_000
const KEEP_MS = 500
/** What failed is tried again. */
const AGAIN_MS = 300
/** A table stays awake so long after somebody was last seen there. */
const AWAKE_MS = 15_000

export interface FloorRunner {
  /** Somebody is at the table: rounds begin. */
  wake(table: string): Promise<void>
  /** Lets go of every table, so that another process leads them at once. */
  close(): Promise<void>
}

type RunningHouse = FloorHouse &
  GuestHouse & { push: { hub: Pick<Hub, 'scopesWatched'> }; demoVisits: Pick<DemoVisits, 'has'> }

export function startFloor(house: RunningHouse): FloorRunner {
  const floor = new Floor(house)
  return { wake: (table) => floor.wake(table), close: () => floor.close() }
}

class Floor {
  readonly #house: RunningHouse
  readonly #noteGuests: () => Promise<void>
  readonly #holder = randomUUID()
  readonly #leading = new Map<string, Promise<void>>()
  readonly #rests = new Set<() => void>()
  readonly #timer: NodeJS.Timeout
  #looking: Promise<void> | null = null
  #isClosed = false

  constructor(house: RunningHouse) {
    this.#house = house
    this.#noteGuests = guestRecorder(house)
    this.#timer = setInterval(() => void this.#look(), LOOK_MS).unref()
  }

  async wake(table: string): Promise<void> {
    await this.#keepAwake([table])
    await this.#look()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    for (const end of this.#rests) end()
    await this.#looking
    await Promise.all(this.#leading.values())
  }

  #look(): Promise<void> {
    this.#looking ??= this.#lookOnce()
      .catch((error: unknown) => {
        if (!this.#isClosed)
          this.#house.log.warn({ err: error }, 'the floor could not be looked at')
      })
      .finally(() => (this.#looking = null))
    return this.#looking
  }

  async #lookOnce(): Promise<void> {
    const { push, demoVisits } = this.#house
    const read = push.hub.scopesWatched('table', (demo) => demoVisits.has(demo))
    if (read.length > 0) await this.#keepAwake(read)
    const { rows } = await sql<{ id: string }>`
      select t.id from floor_tables t left join floor_leases l on l.table_id = t.id
      where (t.awake_until > ${this.#house.clock()} or exists (
          select from floor_rounds r where r.table_id = t.id and r.phase not in ('settled', 'void')))
        and (l.until is null or l.until < clock_timestamp())`.execute(this.#house.database.money.db)
    for (const { id } of rows) await this.#takeOver(id)
    await this.#noteGuests()
  }

  async #keepAwake(tables: readonly string[]): Promise<void> {
    const now = this.#house.clock()
    const until = (ms: number): Date => new Date(now.getTime() + ms)
    await this.#house.database.money.db
      .updateTable('floor_tables')
      .set({ awake_until: until(AWAKE_MS) })
      .where('id', 'in', [...tables])
      .where((table) =>
        table.or([
          table('awake_until', 'is', null),
          table('awake_until', '<', until(AWAKE_MS * (2 / 3))),
        ]),
      )
      .execute()
  }

  async #takeOver(table: string): Promise<void> {
    if (this.#isClosed || this.#leading.has(table)) return
    const { rows } = await sql<{ fence: bigint | null }>`
      select floor_take_lease(${table}, ${this.#holder}, ${LEASE_MS}) as fence`.execute(
      this.#house.database.money.db,
    )
    const fence = rows[0]?.fence ?? null
    if (fence === null) return
    const leading = this.#lead(table, new TableLeader(this.#house, table, fence))
      .catch((error: unknown) => {
        if (!(error instanceof Deposed))
          this.#house.log.error({ table, err: error }, 'fault of a table')
      })
      .finally(() => this.#leading.delete(table))
    this.#leading.set(table, leading)
  }

  async #lead(table: string, leader: TableLeader): Promise<void> {
    while (!this.#isClosed) {
      const nextMs = await this.#step(table, leader)
      if (nextMs === null) break
      await this.#rest(Math.min(nextMs, KEEP_MS))
    }
    await leader.keep(0).catch(() => {})
  }

  /** Throws once another leads; whatever else fails is tried again, as long as nobody else does. */
  async #step(table: string, leader: TableLeader): Promise<number | null> {
    try {
      await leader.keep()
      return await leader.step()
    } catch (error) {
      if (error instanceof Deposed) throw error
      this.#house.log.warn({ table, err: error }, 'a step of a table failed and is tried again')
      return AGAIN_MS
    }
  }

  #rest(ms: number): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer)
        this.#rests.delete(end)
        done()
      }
      const timer = setTimeout(end, ms)
      this.#rests.add(end)
    })
  }
}
