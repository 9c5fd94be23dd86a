/**
 * One refresh for everything in flight: calls of this tab share a promise, tabs share a lock, and
 * whoever comes second finds the session that the first one brought.
 */
import type { LoginData } from './session.ts'
import { auth } from '#web/state/auth.ts'
import { storedSession, type StoredSession } from '#web/state/session.ts'
import { readStored } from '#web/state/stored.ts'
import { envelopeOf } from './envelope.ts'
import { evaluateReply, readReply } from './reply.ts'
import { dropSession, keepSession } from './session.ts'
import { CallFailed, postCall } from './transport.ts'

const LOCK = 'kasa-refresh'

let running: Promise<boolean> | null = null

/** What the last refusal brought with it, for whoever knows what to do about it; they come a moment after the first screen. */
let refused: unknown
let onRefused: ((data: unknown) => void) | undefined

export function whenRefreshRefused(handler: (data: unknown) => void): void {
  onRefused = handler
  handler(refused)
}

/** True when there is a live session again; false when the member has to log in. */
export function refreshSession(dead: StoredSession | null): Promise<boolean> {
  running ??= alone(() => redeem(dead)).finally(() => {
    running = null
  })
  return running
}

/** Waits for a refresh that another call has begun. */
export const refreshUnderWay = (): Promise<unknown> => running ?? Promise.resolve()

function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  return locks === undefined ? work() : locks.request(LOCK, work)
}

async function redeem(dead: StoredSession | null): Promise<boolean> {
  const present = storedSession()
  if (present !== null && present.sid !== dead?.sid) {
    auth.setState({ user: present })
    return true
  }
  dropSession()
  const value = readStored('bnwUserAuth')
  if (value === null) return false
  const lang = auth.getState().language.lang
  const envelope = envelopeOf('user/refresh_session', { auth: value }, { session: null, lang })
  const reply = readReply(await postCall(envelope))
  if (reply === null) throw new CallFailed('user/refresh_session answered no envelope')
  if (evaluateReply(reply).kind !== 'done') {
    onRefused?.((refused = reply.data))
    return false
  }
  // The contract's shape; the server checked it before sending.
  await keepSession(reply.data as LoginData, Date.now())
  return true
}
