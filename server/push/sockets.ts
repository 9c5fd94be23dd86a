/**
 * The sockets of this process: how many there are of whom, and which of them still stand on an open
 * session. A session that ended anywhere reaches its sockets here.
 */
import type { Logger } from 'pino'

/** Bounds of this process. */
export const SOCKET_LIMITS = {
  sockets: 16_000,
  ofAddress: 400,
  ofMember: 40,
  ofDemo: 8,
  firstMessageMs: 5_000,
  pingEveryMs: 10_000,
  /** Of a reader: messages, pings and all. */
  messagesPerMinute: 120,
} as const

export type SocketLimits = { readonly [Name in keyof typeof SOCKET_LIMITS]: number }

/** Whoever opened a socket with a session. */
export interface SocketOwner {
  memberId: bigint
  familyId: bigint
  /** Null for a game's frame: it stands on whatever session its login has now. */
  sessionId: bigint | null
}

/** A socket as it is counted and ended. */
export interface OpenSocket {
  readonly address: string
  owner: SocketOwner | null
  /** The demo that opened it; null where none did. */
  demo: string | null
  /** Bytes that wait for it to take them. */
  readonly buffered: number
  /** Its session is over: says so, and closes. */
  expire(): void
  /** The house stops: says when to come back, and closes. */
  sendAway(): void
  readonly closed: Promise<void>
}

/** What is open of some members: their sessions, and the logins that these belong to. */
interface OpenSessions {
  sessions: ReadonlySet<bigint>
  families: ReadonlySet<bigint>
}

interface SocketsOptions {
  log: Logger
  openSessionsOf(members: readonly bigint[]): Promise<OpenSessions>
  limits?: Partial<SocketLimits>
}

/** Sessions that end by themselves, and whatever was missed, are noticed so often. */
const CHECK_EVERY_MS = 15_000
/** After it a socket that has not closed is cut. */
const PARTING_MS = 1_000
const MEMBERS_A_READ = 500

export class Sockets {
  readonly #options: SocketsOptions
  readonly #open = new Set<OpenSocket>()
  readonly #ofAddress = new Map<string, number>()
  readonly #ofMember = new Map<bigint, Set<OpenSocket>>()
  readonly #ofDemo = new Map<string, Set<OpenSocket>>()
  readonly #check = setInterval(() => this.checkSessions(null), CHECK_EVERY_MS).unref()
  readonly limits: SocketLimits
  #isClosing = false

  constructor(options: SocketsOptions) {
    this.#options = options
    this.limits = { ...SOCKET_LIMITS, ...options.limits }
  }

  get size(): number {
    return this.#open.size
  }

  /** The most that waits for any one of them, in bytes. */
  bufferedMost(): number {
    let most = 0
    for (const { buffered } of this.#open) most = Math.max(most, buffered)
    return most
  }

  /** May this address open one more? */
  hasRoomFor(address: string): boolean {
    const { sockets, ofAddress } = this.limits
    const isFull = this.#open.size >= sockets || (this.#ofAddress.get(address) ?? 0) >= ofAddress
    return !isFull && !this.#isClosing
  }

  add(socket: OpenSocket): void {
    const { address } = socket
    this.#open.add(socket)
    this.#ofAddress.set(address, (this.#ofAddress.get(address) ?? 0) + 1)
    void socket.closed.then(() => this.#remove(socket))
  }

  /** From now on it is this member's; false when they have too many already. */
  own(socket: OpenSocket, owner: SocketOwner): boolean {
    const { memberId } = owner
    const others = this.#ofMember.get(memberId) ?? new Set()
    if (others.size >= this.limits.ofMember) return false
    socket.owner = owner
    this.#ofMember.set(memberId, others.add(socket))
    return true
  }

  /** From now on it is this demo's; false when it has too many already. */
  ownByDemo(socket: OpenSocket, demo: string): boolean {
    const others = this.#ofDemo.get(demo) ?? new Set()
    if (others.size >= this.limits.ofDemo) return false
    socket.demo = demo
    this.#ofDemo.set(demo, others.add(socket))
    return true
  }

  /** A demo is over: its sockets are told, and closed. */
  expireDemo(demo: string): void {
    for (const socket of this.#ofDemo.get(demo) ?? []) socket.expire()
  }

  #remove(socket: OpenSocket): void {
    if (!this.#open.delete(socket)) return
    const { address, owner, demo } = socket
    oneLess(this.#ofAddress, address)
    if (demo !== null) oneFewer(this.#ofDemo, demo, socket)
    if (owner !== null) oneFewer(this.#ofMember, owner.memberId, socket)
  }

  /** Looks at the sessions of these members, or of all who have a socket, and ends what is over. */
  checkSessions(scopes: readonly string[] | null): void {
    const meant = scopes === null ? [...this.#ofMember.keys()] : scopes.map(BigInt)
    const members = meant.filter((memberId) => this.#ofMember.has(memberId))
    if (members.length === 0) return
    this.#expire(members).catch((error: unknown) => {
      this.#options.log.warn({ err: error }, 'the sessions of open sockets could not be looked at')
    })
  }

  async #expire(members: readonly bigint[]): Promise<void> {
    for (let from = 0; from < members.length; from += MEMBERS_A_READ) {
      const some = members.slice(from, from + MEMBERS_A_READ)
      const { sessions, families } = await this.#options.openSessionsOf(some)
      for (const memberId of some)
        for (const socket of this.#ofMember.get(memberId) ?? []) {
          const { sessionId, familyId } = socket.owner ?? { sessionId: null, familyId: 0n }
          const isOpen = sessionId === null ? families.has(familyId) : sessions.has(sessionId)
          if (!isOpen) socket.expire()
        }
    }
  }

  /** Everyone is sent away at once; who has not gone within a moment is cut. */
  async close(): Promise<void> {
    clearInterval(this.#check)
    this.#isClosing = true
    const open = [...this.#open]
    for (const socket of open) socket.sendAway()
    let timer: NodeJS.Timeout | undefined
    const parting = new Promise((done) => (timer = setTimeout(done, PARTING_MS)))
    await Promise.race([Promise.all(open.map(({ closed }) => closed)), parting])
    clearTimeout(timer)
  }
}

function oneFewer<Key>(sockets: Map<Key, Set<OpenSocket>>, key: Key, socket: OpenSocket): void {
  const others = sockets.get(key)
  others?.delete(socket)
  if (others?.size === 0) sockets.delete(key)
}

function oneLess(counted: Map<string, number>, key: string): void {
  const left = (counted.get(key) ?? 1) - 1
  if (left > 0) counted.set(key, left)
  else counted.delete(key)
}
