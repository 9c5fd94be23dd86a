/**
 * How the house says that something has changed: `touch` names whose data it is, `publish` brings a
 * message. Always after the commit, never inside a transaction. What is said within a moment goes to
 * the other processes together; readers of this one are told without that way round.
 */
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { openSessionsOf } from '../account/login/open-sessions.ts'
import type { Push } from '../house.ts'
import {
  isEmpty,
  packed,
  publishedBatch,
  touchedBatch,
  unpacked,
  type Batch,
  type Publication,
} from './batch.ts'
import { WrongSetting } from '../settings.ts'
import { Hub, TICK_MS } from './hub.ts'
import { openNats } from './nats.ts'
import { openNotify } from './notify.ts'
import { Sockets, type SocketLimits } from './sockets.ts'
import type { SourceHouse } from './source.ts'
import { SOURCES } from './sources.ts'
import type { TransportListener, Transport } from './transport.ts'

export interface PushHouse extends SourceHouse {
  log: Logger
}

interface PushOptions {
  /** Absent: NOTIFY alone. */
  natsUrl?: string | undefined
  /** What the house is called on NATS, where others may be, too. */
  houseId: string
  socketLimits?: Partial<SocketLimits> | undefined
}

/** What waits is bounded: a house that cannot reach its neighbours goes on by itself. */
const WAITING_MAX = 10_000

/** Opens the ways to the other processes. Rejects when the server that NATS_URL names does not answer. */
export async function openPush(house: PushHouse, options: PushOptions): Promise<Push> {
  const from = randomUUID()
  const hub = new Hub(house, SOURCES)
  const sockets = new Sockets({
    log: house.log,
    openSessionsOf: (members) => openSessionsOf(house.database.db, members, house.clock()),
    limits: options.socketLimits ?? {},
  })
  const transports = await openTransports(house, options, {
    received: (text) => {
      const batch = unpacked(text)
      if (batch !== null && batch.from !== from) apply(batch)
    },
    missed: () => {
      hub.refresh()
      house.demoVisits?.tableChanged(null)
      sockets.checkSessions(null)
    },
  })

  function apply({ touched, published }: Batch): void {
    for (const [source, scopes] of touched)
      if (source === 'session') sockets.checkSessions(scopes)
      else {
        hub.touch(source, scopes)
        if (source === 'table') house.demoVisits?.tableChanged(scopes)
      }
    for (const publication of published) hub.publish(publication)
  }

  const outgoing = new Outgoing(house, from, transports.outgoing)
  return {
    hub,
    sockets,
    touch(source, ...scopes) {
      const batch = touchedBatch(source, scopes)
      apply(batch)
      outgoing.add(batch)
    },
    publish(topic, scope, data, except) {
      const batch = publishedBatch({ topic, scope, data, except })
      apply(batch)
      outgoing.add(batch)
    },
    async close() {
      hub.close()
      await sockets.close()
      await outgoing.close()
      await Promise.all(transports.all.map((transport) => transport.close()))
    },
  }
}

/** What the house says goes by NATS where there is one; operators' commands always come by NOTIFY. */
async function openTransports(
  { database, log }: PushHouse,
  { natsUrl, houseId }: PushOptions,
  listening: TransportListener,
): Promise<{ outgoing: Transport; all: Transport[] }> {
  const connectionString = database.pool.options.connectionString ?? ''
  const notify = await openNotify({ connectionString, log }, listening)
  if (natsUrl === undefined) return { outgoing: notify, all: [notify] }
  const nats = await openNats({ url: natsUrl, house: houseId }, listening).catch(
    async (error: unknown) => {
      await notify.close()
      log.warn({ err: error }, 'NATS does not answer')
      throw new WrongSetting('NATS_URL: the server that it names does not answer.')
    },
  )
  return { outgoing: nats, all: [nats, notify] }
}

/** What this process has to say to the others, a moment of it at a time. */
class Outgoing {
  readonly #house: PushHouse
  readonly #from: string
  readonly #transport: Transport
  readonly #touched = new Map<string, Set<string> | null>()
  #published: Publication[] = []
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined
  /** Others that could not be reached are spoken of once, until they are. */
  #isCut = false
  #isClosed = false

  constructor(house: PushHouse, from: string, transport: Transport) {
    this.#house = house
    this.#from = from
    this.#transport = transport
  }

  add({ touched, published }: Batch): void {
    if (this.#isClosed) return
    for (const [source, scopes] of touched) this.#note(source, scopes)
    if (this.#published.length < WAITING_MAX) this.#published.push(...published)
    this.#timer ??= setTimeout(() => void this.#flush(), TICK_MS)
  }

  #note(source: string, scopes: readonly string[] | null): void {
    const known = this.#touched.get(source)
    if (scopes === null || known === null) this.#touched.set(source, null)
    else {
      const joined = known ?? new Set()
      for (const scope of scopes) joined.add(scope)
      // Too many to name are all of them.
      this.#touched.set(source, joined.size > WAITING_MAX ? null : joined)
    }
  }

  /** One at a time; what comes meanwhile goes with the next. */
  async #flush(): Promise<void> {
    await this.#sending
    this.#timer = undefined
    const batch: Batch = {
      touched: [...this.#touched].map(([source, scopes]) => [source, scopes && [...scopes]]),
      published: this.#published,
    }
    this.#touched.clear()
    this.#published = []
    if (isEmpty(batch)) return
    this.#sending = this.#send(batch)
    await this.#sending
  }

  async #send(batch: Batch): Promise<void> {
    const { log } = this.#house
    const { texts, tooLarge } = packed(this.#from, batch)
    for (const { topic } of tooLarge) log.error({ topic }, 'a message is too large for NOTIFY')
    try {
      await this.#transport.send(texts)
      this.#isCut = false
    } catch (error) {
      // Whoever stops tries no more: the others read anew what they have missed.
      if (!this.#isCut && !this.#isClosed)
        log.warn({ err: error }, 'news did not reach the other processes; it is sent again')
      this.#isCut = true
      this.add(batch)
    }
  }

  /** Sends what waits, once. What comes afterwards has nobody to go to. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#isClosed = true
    await this.#flush()
  }
}
