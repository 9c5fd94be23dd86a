import { readStoredObject } from './stored.ts'

/** The session as it lies in storage and as each call sends it: uid, sid and uip are encrypted. */
export interface StoredSession {
  uid: string
  sid: string
  uip: string
  gmt: string
  lang: string
}

/** Where the address of a member is not known. */
export const DEFAULT_UIP = '0.0.0.0'

/** The address to keep for a login reply that may lack one. */
export const uipOf = (uip: string | null | undefined): string =>
  uip === null || uip === undefined || uip === '' ? DEFAULT_UIP : uip

/** How long after login a stored session is trusted without a ping. It never logs anybody out. */
export const SESSION_TRUSTED_MS = 15_000

export const expirationAfter = (loginAtMs: number): number => loginAtMs + SESSION_TRUSTED_MS

export function storedSession(): StoredSession | null {
  const value = readStoredObject('bnwUserSession')
  if (value === null) return null
  const { uid, sid, uip, gmt, lang } = value
  const texts = [uid, sid, uip, gmt, lang]
  if (!texts.every((text) => typeof text === 'string')) return null
  // Checked just above.
  return { uid, sid, uip, gmt, lang } as StoredSession
}
