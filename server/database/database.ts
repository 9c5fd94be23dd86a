import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type Transaction,
  type TransactionBuilder,
} from 'kysely'
import pg from 'pg'
import type { QueryPort } from '#ledger/query-port.ts'
import { holding } from './holding.ts'
import { BoundedPool, WAIT_MS_MAX, WAITING_PER_CONNECTION, type PoolBounds } from './pool.ts'
import type { Tables } from './tables.ts'

/** A share of the connections, spoken to in either way. */
export interface Connections {
  pool: pg.Pool
  db: Kysely<Tables>
}

export interface Database extends Connections {
  /**
   * For what moves members' money, and what that waits for: whatever else is asked of the house never keeps
   * it waiting for a connection.
   */
  money: Connections
  /** Three connections more of the money's, for plays that go together: what is sent over one before the last is answered (`pipeline.ts`), and what a lock keeps out of that. */
  pipelined: pg.Pool
  close(): Promise<void>
}

const INT8_OID = 20

/** int8 arrives as bigint everywhere; all other types as `pg` gives them. */
const types: { getTypeParser: (oid: number, format?: 'text' | 'binary') => unknown } = {
  getTypeParser(oid, format) {
    if (oid === INT8_OID && format !== 'binary') return BigInt
    const parser: unknown = pg.types.getTypeParser(oid, format)
    return parser
  },
}

/** Of the twenty connections of a process. */
const MONEY_CONNECTIONS = 6
const OTHER_CONNECTIONS = 11
/**
 * One for the groups, and two for what a lock has kept out of one. What is sent over the first waits in line: nobody holds it up for longer with a
 * lock, nor a line that is dead without a word.
 */
const PIPELINED = {
  max: 3,
  pipeline: true,
  lock_timeout: 250,
  query_timeout: 10_000,
  keepAlive: true,
} as const

const BOUNDED = { connectionTimeoutMillis: WAIT_MS_MAX, waitingMaxEach: WAITING_PER_CONNECTION }

/** Both shares of a house. Rejects with the driver's error when the database does not answer. */
export async function openHouseDatabase(url: string): Promise<Database> {
  const others = connectionsTo(url, { max: OTHER_CONNECTIONS, ...BOUNDED })
  const money = connectionsTo(url, { max: MONEY_CONNECTIONS, ...BOUNDED })
  const pipelined = poolTo(url, { ...PIPELINED, ...BOUNDED })
  const close = async (): Promise<void> => {
    await Promise.all([others.db.destroy(), money.db.destroy(), pipelined.end()])
  }
  return proven({ ...others, money, pipelined, close })
}

/** For tools and tests, which ask for as much at once as they like: one share, all of it for whatever comes. */
export async function openDatabase(url: string, connectionsMax = 20): Promise<Database> {
  const patient = { connectionTimeoutMillis: 10_000 }
  const connections = connectionsTo(url, { max: connectionsMax, ...patient })
  const pipelined = poolTo(url, { ...PIPELINED, ...patient })
  const close = async (): Promise<void> => {
    await Promise.all([connections.db.destroy(), pipelined.end()])
  }
  return proven({ ...connections, money: connections, pipelined, close })
}

/** A database that answers. Rejects with the driver's error, and lets go of it, where it does not. */
async function proven(database: Database): Promise<Database> {
  await database.pool.query('select 1').catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  return database
}

function connectionsTo(url: string, bounds: PoolBounds): Connections {
  const pool = poolTo(url, bounds)
  return { pool, db: new HeldKysely({ dialect: new PostgresDialect({ pool }) }) }
}

function poolTo(url: string, bounds: PoolBounds & pg.PoolConfig): pg.Pool {
  const pool = new BoundedPool({
    connectionString: url,
    types,
    application_name: 'kasa',
    ...bounds,
  })
  // A connection that the server drops must not end the process, idle (the pool's event) or between
  // two queries of a transaction (the client's own): whoever asks next is told, or given another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Its transactions are known to hold a connection (`holding.ts`). */
class HeldKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    return held(super.transaction())
  }
}

function held(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder)
  const setAccessMode = builder.setAccessMode.bind(builder)
  const setIsolationLevel = builder.setIsolationLevel.bind(builder)
  return Object.assign(builder, {
    execute: <T>(work: (db: Transaction<Tables>) => Promise<T>) =>
      execute((db) => holding(() => work(db))),
    setAccessMode: (...mode: Parameters<typeof setAccessMode>) => held(setAccessMode(...mode)),
    setIsolationLevel: (...level: Parameters<typeof setIsolationLevel>) =>
      held(setIsolationLevel(...level)),
  })
}

/** Runs `work` in a transaction: the one that `db` is already, or one of its own. */
export function inTransaction<T>(
  db: Kysely<Tables>,
  work: (db: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  // Kysely says by this flag, and not by its types, that it is one.
  return db.isTransaction ? work(db as Transaction<Tables>) : db.transaction().execute(work)
}

/** Lets a room that writes its own SQL (the ledger) speak through a Kysely or its transaction. */
export function port(db: Kysely<Tables>): QueryPort {
  return {
    async query(text, values) {
      const { rows } = await db.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(text, [...values]),
      )
      return { rows }
    },
  }
}

/** The same over a plain `pg` pool or client. */
export function clientPort(client: Pick<pg.Pool, 'query'>): QueryPort {
  return {
    async query(text, values) {
      const { rows } = await client.query<Record<string, unknown>>(text, [...values])
      return { rows }
    },
  }
}

/** Runs `work` on one unchanging view of the whole database, read-only. */
export function snapshot<T>(
  { db }: Pick<Database, 'db'>,
  work: (q: QueryPort) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => work(port(transaction)))
}
