/**
 * How many connections the listeners of this process keep open, of one address and in all. Whoever comes
 * beyond that is let go before a byte is read, so that open files are always left for the database.
 */
import { readFileSync } from 'node:fs'
import { BlockList, isIP, type Socket } from 'node:net'
import type { Server } from 'node:http'
import type { Settings } from '../settings.ts'
import type { QueueBounds } from '../work-queue.ts'
import { addressKey } from './limits.ts'

/** Bounds in time and number of what stands at a listener. */
export const LISTENING = {
  /** Beside its streams, which have a bound of their own within this one. */
  connectionsOfAddress: 600,
  connections: 20_000,
  /** The head of a request has to be there, from the connection or the answer before on. */
  headersMs: 10_000,
  /** The whole request. */
  requestMs: 30_000,
  /** Nothing is sent and nothing taken. */
  idleMs: 40_000,
  keepAliveMs: 72_000,
  /** From the head of a request to the beginning of its answer. */
  answerMs: 20_000,
  /** Of one address so many calls are worked on at a time, and so many more wait for their turn. */
  callsAtOnceOfAddress: 8,
  callsWaitingOfAddress: 256,
  callsWaitMs: 3_000,
  /** On one connection so many requests are under way: an honest caller waits for the answer. */
  requestsOfConnection: 8,
  /** How long whoever asks more than they may waits to be told so: on each connection they ask no faster than this. */
  refusalMs: 1_000,
  /** What is in flight when the house closes. */
  closeMs: 10_000,
} as const

/** How the calls of one address wait for each other. */
export const turnsOfAddress = (listening: Listening): QueueBounds => ({
  atOnceMax: listening.callsAtOnceOfAddress,
  waitingMax: listening.callsWaitingOfAddress,
  waitMs: listening.callsWaitMs,
})

export type Listening = { readonly [Name in keyof typeof LISTENING]: number }

/** Open files that are nobody's connection: the database's, the games', the program's own. */
const FILES_RESERVED = 512
const CONNECTIONS_MIN = 128

/** No more connections than there are files for. */
export function listeningHere(
  wanted: Partial<Listening> = {},
  filesMax = openFilesMax(),
): Listening {
  const room = Math.max(CONNECTIONS_MIN, filesMax - FILES_RESERVED)
  const all = { ...LISTENING, ...wanted }
  const connections = Math.min(all.connections, room)
  // One address never has more than its share of what there is.
  const share = Math.max(1, Math.floor(connections / 4))
  return {
    ...all,
    connections,
    connectionsOfAddress: Math.min(all.connectionsOfAddress, share),
  }
}

/** As this process may open; where the system does not tell, there is no bound known. */
function openFilesMax(): number {
  try {
    const [, files] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return files === undefined ? Infinity : Number(files)
  } catch {
    return Infinity
  }
}

export class OpenConnections {
  readonly #limits: Listening
  readonly #isProxy: (address: string) => boolean
  readonly #ofAddress = new Map<string, number>()
  #open = 0
  #refused = 0

  constructor(limits: Listening, { trustProxy }: Pick<Settings, 'trustProxy'>) {
    this.#limits = limits
    this.#isProxy = proxiesOf(trustProxy)
  }

  get open(): number {
    return this.#open
  }

  /** Let go since the start. */
  get refused(): number {
    return this.#refused
  }

  /**
   * Counts the connections of a listener, https or not: before anything is said on them. The answer cuts whatever
   * of them is left, those too that became streams, which a listener forgets.
   */
  watch(server: Server): () => void {
    const open = new Set<Socket>()
    // Before the server's own listener, which begins to read.
    server.prependListener('connection', (socket: Socket) => {
      const address = addressKey(socket.remoteAddress ?? '')
      if (!this.#hasRoomFor(address)) {
        this.#refused += 1
        socket.destroy()
        return
      }
      this.#count(address, 1)
      open.add(socket)
      socket.once('close', () => {
        open.delete(socket)
        this.#count(address, -1)
      })
    })
    return () => {
      for (const socket of open) socket.destroy()
    }
  }

  #hasRoomFor(address: string): boolean {
    if (this.#open >= this.#limits.connections) return false
    // A proxy brings everybody: its own bound is the one in all.
    if (this.#isProxy(address)) return true
    return (this.#ofAddress.get(address) ?? 0) < this.#limits.connectionsOfAddress
  }

  #count(address: string, change: 1 | -1): void {
    this.#open += change
    const left = (this.#ofAddress.get(address) ?? 0) + change
    if (left > 0) this.#ofAddress.set(address, left)
    else this.#ofAddress.delete(address)
  }
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Is an address one of the proxies of `TRUST_PROXY`? */
function proxiesOf(trustProxy = ''): (address: string) => boolean {
  const proxies = new BlockList()
  const parts = trustProxy.split(',').filter(Boolean)
  for (const range of parts.flatMap((part) => NAMED[part] ?? [part])) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    proxies.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address) => {
    const family = isIP(address)
    return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}
