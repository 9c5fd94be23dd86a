import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { CallName } from '#contract/registry.ts'
import { chooseClientSeed } from '#server/round/testing.ts'
import { readSettings } from '#server/settings.ts'
import { visitor, type Client } from '#server/testing.ts'

/**
 * What anyone could try against the house from one address, each as fast as it is answered. `counted` gets what came
 * back of each, by its code.
 */

export interface Target {
  port: number
  gamesPort: number
}

export type Counted = (attack: string, code: string | number) => void

export interface Attack {
  name: string
  /** So many of it at a time. */
  lanes: number
  /** One more of it; lanes do it again and again. */
  once: (target: Target, counted: (code: string | number) => void) => Promise<void>
}

const strangerAt = ({ port }: Target): Client =>
  visitor({ settings: { ...readSettings({}), publicUrl: `http://127.0.0.1:${port}` } })

/** A call with any payload, by whoever; its code is counted, whatever it is. */
async function send(client: Client, name: string, data: object, user: object = { lang: 'tr' }) {
  const [className, method] = name.split('/')
  const api = { class: className, method }
  return client.post({ api, data, user: client.stored.user ?? user })
}

/** A call that a stranger makes, with a new browser each time. */
const stranger = (name: CallName, payload: () => object, lanes: number): Attack => ({
  name,
  lanes,
  once: async (target, counted) => counted((await send(strangerAt(target), name, payload())).code),
})

let member: Client | null = null

/** One member's login for all that a member tries: it comes before the siege, whose own logins are refused soon. */
export async function enter(target: Target): Promise<void> {
  member = strangerAt(target)
  await member.login('demo')
  await chooseClientSeed(member)
}

/** A call that one member makes, again and again. */
const byMember = (name: CallName, payload: () => object, lanes: number): Attack => ({
  name: `${name} (a member)`,
  lanes,
  async once(target, counted) {
    if (!member) throw new Error('nobody is in')
    counted((await send(member, name, payload())).code)
  },
})

let typed = 0
const someone = () => `someone-${++typed}@example.com`

const CALLS: readonly Attack[] = [
  stranger('casino/demo_game', () => ({ gameID: 1 }), 15),
  stranger('betframe/events', () => ({}), 10),
  stranger('user/login', () => ({ username: 'demo', password: 'Wrong123!' }), 10),
  stranger('user/forgot', () => ({ username: someone() }), 5),
  stranger('user/resend_confirmation', () => ({ email: someone() }), 5),
  stranger('user/passkey_ask', () => ({}), 5),
  stranger('support/send_message', () => ({ text: 'x'.repeat(1_000) }), 5),
  byMember('casino/init_game', () => ({ gameID: 1 }), 25),
  byMember('user/prove', () => ({ password: 'Wrong123!' }), 10),
  byMember(
    'user/pass_change',
    () => ({ oldPassword: 'Wrong123!', password: 'Another123!', passwordConfirm: 'Another123!' }),
    10,
  ),
  byMember('user/personal_data', () => ({}), 3),
]

const CODINGS = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync }

/** Bodies that come compressed, which nobody unfolds. */
const folded = (coding: keyof typeof CODINGS): Attack => ({
  name: `a body of ${coding}`,
  lanes: 2,
  async once({ port }, counted) {
    const body = CODINGS[coding](JSON.stringify({ api: { class: 'system', method: 'ping' } }))
    const headers = {
      'content-type': 'application/json',
      'content-encoding': coding,
      panel: 'frontend',
    }
    const answer = await fetch(`http://127.0.0.1:${port}/endpoint/v1`, {
      method: 'POST',
      headers,
      body,
    })
    counted(answer.status)
    await answer.arrayBuffer()
  },
})

/** Pages, which are put together anew for each. */
const PAGE: Attack = {
  name: 'a page',
  lanes: 10,
  async once({ port }, counted) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { 'accept-encoding': 'br' },
    })
    counted(answer.status)
    await answer.arrayBuffer()
  },
}

/** The largest files that are served to anyone. */
const TABLE: Attack = {
  name: 'a published table',
  lanes: 5,
  async once({ port }, counted) {
    const address = `http://127.0.0.1:${port}/tables/lale-devri/1/lookUpTable_base_0.csv`
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    counted(answer.status)
    await answer.arrayBuffer()
  },
}

/**
 * Connections that say nothing, or half a head, for as long as they are let. Fewer than an address may have: the
 * other attacks are to come in, too.
 */
const silent = (name: string, sent: string, lanes: number): Attack => ({
  name,
  lanes,
  once: ({ port }, counted) =>
    new Promise((done) => {
      const socket: Socket = connect({ host: '127.0.0.1', port })
      socket.once('connect', () => void socket.write(sent))
      socket.on('error', () => {})
      socket.once('close', () => {
        counted('let go')
        done()
      })
      socket.resume()
    }),
})

/** Takes nothing of what it asked for. */
const DEAF: Attack = {
  name: 'a table that nobody takes',
  lanes: 20,
  once: ({ port }, counted) =>
    new Promise((done) => {
      const socket: Socket = connect({ host: '127.0.0.1', port })
      const ask = `GET /tables/lale-devri/1/lookUpTable_base_0.csv HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`
      socket.once('connect', () => void socket.pause().write(ask))
      socket.on('error', () => {})
      socket.once('close', () => {
        counted('let go')
        done()
      })
    }),
}

/** Asks the games about nobody's session. */
const NOBODY: Attack = {
  name: 'a session that there is not',
  lanes: 20,
  async once({ gamesPort }, counted) {
    const answer = await fetch(`http://127.0.0.1:${gamesPort}/rgs/wallet/balance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionID: `999999-${'a'.repeat(43)}` }),
    })
    counted(answer.status)
    await answer.arrayBuffer()
  },
}

/** Sends request upon request on one connection, and waits for no answer. */
const AT_ONCE = 200
const HASTY: Attack = {
  name: `${AT_ONCE} requests on a connection`,
  lanes: 5,
  once: ({ port }, counted) =>
    new Promise((done) => {
      const socket: Socket = connect({ host: '127.0.0.1', port })
      const ask = `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`
      socket.once('connect', () => void socket.write(ask.repeat(AT_ONCE)))
      socket.on('error', () => {})
      socket.once('close', () => {
        counted('let go')
        done()
      })
      socket.resume()
    }),
}

export const ATTACKS: readonly Attack[] = [
  ...CALLS,
  folded('gzip'),
  folded('br'),
  folded('deflate'),
  TABLE,
  PAGE,
  DEAF,
  NOBODY,
  HASTY,
  silent('a connection that says nothing', '', 350),
  silent('half a head', 'POST /endpoint/v1 HTTP/1.1\r\nHost: 127.0.0.1\r\n', 100),
]

/** Nobody asks again faster than this, even where the answer comes at once. */
const PAUSE_MS = 5

/** Every attack at once, until it is told to end. */
export function attack(target: Target, counted: Counted): { end: () => void } {
  let isOver = false
  const lane = async ({ name, once }: Attack): Promise<void> => {
    while (!isOver) {
      await once(target, (code) => counted(name, code)).catch((error: unknown) => {
        const { cause } = error instanceof Error ? error : { cause: null }
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'failed'
        counted(name, code)
      })
      await pause(PAUSE_MS)
    }
  }
  for (const one of ATTACKS) for (let n = 0; n < one.lanes; n++) void lane(one)
  return { end: () => (isOver = true) }
}
