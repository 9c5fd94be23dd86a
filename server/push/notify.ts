/**
 * LISTEN and NOTIFY on one connection of this process's own, outside of every other transaction: a
 * NOTIFY holds a lock of the whole server until it commits. A lost connection is opened again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Batch } from './batch.ts'
import { packed } from './batch.ts'
import type { TransportListener, Transport } from './transport.ts'

const CHANNEL = 'kasa_push'
const AGAIN_MS = 500

interface NotifyOptions {
  connectionString: string
  log: Pick<Logger, 'warn'>
}

export async function openNotify(
  { connectionString, log }: NotifyOptions,
  listening: TransportListener,
): Promise<Transport> {
  let client: pg.Client | null = null
  let isClosed = false
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, application_name: 'kasa push' })
    next.on('notification', ({ payload }) => listening.received(payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => {
      if (client !== next) return
      client = null
      if (!isClosed) void reconnect()
    })
    await next.connect()
    // A lost NOTIFY is a second look, not a lost kuruş: it need not wait for the disk.
    await next.query('set synchronous_commit = off')
    await next.query(`listen ${CHANNEL}`)
    client = next
  }
  const reconnect = async (): Promise<void> => {
    log.warn('the connection that carries news between processes is lost')
    while (!isClosed && client === null) {
      await pause(AGAIN_MS, undefined, { ref: false })
      await connect().then(
        () => listening.missed(),
        () => {},
      )
    }
  }
  await connect()
  return {
    async send(texts) {
      if (client === null) throw new Error('the connection that carries news is lost')
      await client.query(NOTIFY, [CHANNEL, texts])
    },
    async close() {
      isClosed = true
      await client?.end()
    },
  }
}

const NOTIFY = 'select pg_notify($1, text) from unnest($2::text[]) text'

/** Whatever can run SQL: a pool, or a Kysely's port. */
interface CanQuery {
  query(text: string, values: unknown[]): Promise<unknown>
}

/** For whoever has a database and no house: an operator's command. After its commit, never within. */
export async function notifyTouched(db: CanQuery, touched: Batch['touched']): Promise<void> {
  await notify(db, { touched, published: [] })
}

export async function notify(db: CanQuery, batch: Batch): Promise<void> {
  await db.query(NOTIFY, [CHANNEL, packed('command', batch).texts])
}
