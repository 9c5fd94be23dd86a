/**
 * Who is calling: reads the encrypted `user` of the envelope and finds its open session. A session
 * that is over, or another browser's, makes the caller a visitor; it never makes the call fail.
 */
import type { Kysely } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import { findSession } from '../account/login/sessions.ts'
import type { Browser, Member, Pending, Session } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import type { EnvelopeUser } from './envelope.ts'
import { addressKey } from './limits.ts'

export interface Caller {
  member: Member | null
  session: Session | null
  pending: Pending | null
  sentSession: boolean
}

const VISITOR: Caller = { member: null, session: null, pending: null, sentSession: false }

interface Shown {
  user: EnvelopeUser
  browser: Browser
  ip: string
}

/** The caller behind `user`. Throws only `too-many-calls`. */
export async function callerOf(
  house: House,
  db: Kysely<Tables>,
  { user, browser, ip }: Shown,
): Promise<Caller> {
  const { uid, sid, uip } = user
  if (!sid && !uid) return VISITOR
  const dead = { ...VISITOR, sentSession: true }
  if (!sid || !uid) return dead
  const now = house.clock()
  const secrets = [sid, uid, ...(uip ? [uip] : [])]
  const texts = await Promise.all(secrets.map((secret) => readSecret(house, secret, ip, now)))
  const [plainSid, plainUid] = texts
  if (!plainSid || !plainUid || texts.includes(null)) return dead
  const shown = { uid: plainUid, sid: plainSid, browserHash: browser.hash }
  const found = await findSession(db, shown, now)
  if (!found) return dead
  const { isPending, ...caller } = found
  return isPending ? { ...dead, pending: caller } : { ...dead, ...caller }
}

/** Reading an unknown ciphertext costs a private-key operation, so strangers may ask only so often. */
export async function readSecret(
  { keys, limits }: Pick<House, 'keys' | 'limits'>,
  ciphertext: string,
  ip: string,
  now: Date,
): Promise<string | null> {
  const isKnown = keys.knows(ciphertext)
  if (!isKnown && !limits.allows('unknownCiphertextsOfAddress', addressKey(ip), now))
    throw new Refused('too-many-calls')
  return keys.read(ciphertext)
}
