/** A process of a walk: it looks for tables without a leader and leads them as a house's floor does, and takes members' acts. */
import { sql } from 'kysely'
import { createLimits, PER_DAY, PER_MINUTE } from '#server/door/limits.ts'
import type { Keys } from '#server/door/keys.ts'
import { floorBets, type FloorBets } from '#server/floor/acts/bets.ts'
import { Deposed, LEASE_MS, TableLeader, type FloorHouse } from '#server/floor/rounds/leader.ts'
import { createLog } from '#server/log.ts'
import { CutOff, Gate } from './gate.ts'

/** As a house's floor does it. */
const LOOK_MS = 1_000
const KEEP_MS = 500
const AGAIN_MS = 300

export interface Times {
  nowMs: number
}

export interface EngineOptions {
  url: string
  table: string
  name: string
  /** How far its clock is ahead of the database's. */
  skewMs: number
  times: Times
  keys: Keys
  random: (length: number) => Buffer
}

export class Engine {
  readonly name: string
  readonly gate: Gate
  readonly bets: FloorBets
  skewMs: number
  wakeMs = 0
  /** When its fault is over. */
  healsMs = Infinity
  /** The table's lease was taken by it in its last turn. */
  hasTaken = false
  readonly #options: EngineOptions
  readonly #house: FloorHouse
  #leader: TableLeader | null = null
  #turn: Promise<void> | null = null

  private constructor(options: EngineOptions, gate: Gate) {
    this.#options = options
    this.name = options.name
    this.skewMs = options.skewMs
    this.gate = gate
    const { keys, random } = options
    this.#house = {
      database: gate.database,
      clock: () => this.now(),
      keys,
      random,
      log: createLog({ logLevel: 'silent' }),
      // What is told is told to nobody: a process may count on no word of another's.
      push: { touch: () => {} },
    }
    const many = <T extends object>(limits: T) =>
      // The keys are the table's own.
      Object.fromEntries(Object.keys(limits).map((name) => [name, 1e9])) as Record<keyof T, number>
    const limits = createLimits(many(PER_MINUTE), many(PER_DAY))
    const push = { ...this.#house.push, publish: () => {} }
    this.bets = floorBets({ ...this.#house, push, limits, isClosed: async () => false })
  }

  static async start(options: EngineOptions): Promise<Engine> {
    return new Engine(options, await Gate.open(options.url))
  }

  /**
   * Another process in the place of one that was killed, which knows nothing of it. Its connections it has from it: a process falls
   * between queries and never in one, so nothing is left on them, and each new one costs the database more than a round does.
   */
  static async succeed(killed: Engine, options: EngineOptions): Promise<Engine> {
    await killed.#turn
    killed.gate.open()
    return new Engine(options, killed.gate)
  }

  get isLeading(): boolean {
    return this.#leader !== null
  }

  get isWell(): boolean {
    return this.gate.fault === null
  }

  /** When it does something by itself again. */
  get dueMs(): number {
    const { fault } = this.gate
    return fault === null || fault === 'cut' ? Math.min(this.wakeMs, this.healsMs) : this.healsMs
  }

  now(): Date {
    return new Date(this.#options.times.nowMs + this.skewMs)
  }

  /** Its turn, as far as it gets: one that is stopped in it goes on when it is healed. */
  async wake(): Promise<void> {
    this.hasTaken = false
    const turn = this.#take().finally(() => (this.#turn = null))
    this.#turn = turn
    await Promise.race([turn, this.gate.stuck])
  }

  /** Goes on as if nothing had been, from the very query that it stood at. */
  async heal(): Promise<void> {
    this.healsMs = Infinity
    this.gate.open()
    await this.#turn
  }

  async close(): Promise<void> {
    this.gate.open()
    await this.#turn
    await this.gate.database.close()
  }

  async #take(): Promise<void> {
    const { nowMs } = this.#options.times
    try {
      const restMs = this.#leader ? await this.#lead(this.#leader) : await this.#look()
      this.wakeMs = this.#options.times.nowMs + restMs
    } catch (error) {
      if (error instanceof Deposed) {
        this.#leader = null
        this.wakeMs = this.#options.times.nowMs + LOOK_MS
      } else if (error instanceof CutOff || isSpoilt(error)) this.wakeMs = nowMs + AGAIN_MS
      else throw error
    }
  }

  async #look(): Promise<number> {
    const { table, name } = this.#options
    const { db } = this.#house.database.money
    const { rows } = await sql<{ id: string }>`
      select t.id from floor_tables t left join floor_leases l on l.table_id = t.id
      where t.id = ${table} and (t.awake_until > ${this.now()} or exists (
          select from floor_rounds r where r.table_id = t.id and r.phase not in ('settled', 'void')))
        and (l.until is null or l.until < clock_timestamp())`.execute(db)
    if (rows.length === 0) return LOOK_MS
    const taken = await sql<{ fence: bigint | null }>`
      select floor_take_lease(${table}, ${name}, ${LEASE_MS}) as fence`.execute(db)
    const fence = taken.rows[0]?.fence ?? null
    if (fence === null) return LOOK_MS
    this.#leader = new TableLeader(this.#house, table, fence)
    this.hasTaken = true
    return 0
  }

  async #lead(leader: TableLeader): Promise<number> {
    await leader.keep()
    const nextMs = await leader.step()
    if (nextMs !== null) return Math.max(1, Math.min(nextMs, KEEP_MS))
    this.#leader = null
    await leader.keep(0)
    return LOOK_MS
  }
}

/** Rules that are no game's keep a round from being drawn: the engine tries again. */
export const isSpoilt = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('the rules of a table are not those')
