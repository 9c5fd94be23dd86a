import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { QueryPort } from '#ledger/query-port.ts'
import type { Tables } from './tables.ts'

export interface Database {
  pool: pg.Pool
  db: Kysely<Tables>
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

/** Opens a pool and proves that it answers. Rejects with the driver's error when it does not. */
export async function openDatabase(url: string, connectionsMax = 20): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    types,
    application_name: 'kasa',
    connectionTimeoutMillis: 10_000,
  })
  // A connection that the server drops must not end the process, idle (the pool's event) or between
  // two queries of a transaction (the client's own): whoever asks next is told, or given another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => db.destroy() }
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
