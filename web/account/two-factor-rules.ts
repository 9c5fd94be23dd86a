export type Factor = 'ga' | 'sms'

const MARKER_LENGTH = 10

/** A login reply asks for a second factor by a `gasecret` longer than 10. */
export const isTwoFactorActive = (gasecret: string): boolean => gasecret.length > MARKER_LENGTH

/** Which one it asks for; the authenticator unless it says SMS. Null: none. */
export function secondFactorOf(gasecret: string): Factor | null {
  if (!isTwoFactorActive(gasecret)) return null
  return gasecret.endsWith(':sms') ? 'sms' : 'ga'
}

const CODE_LENGTH = 6

/** Six digits, exactly and only: of an authenticator, or from an SMS. */
export const isCode = (text: string): boolean => /^[0-9]{6}$/.test(text)

/** What of a typed or pasted text (`123 456`, `Kodunuz: 123456`) can be of a code. */
export const codeIn = (text: string): string => text.replace(/[^0-9]/g, '').slice(0, CODE_LENGTH)

/** A recovery code as people type it: spaces, capitals and a missing dash are forgiven by the house. */
export const isLikeRecoveryCode = (text: string): boolean =>
  /^[0-9a-z]{10}$/i.test(text.replace(/[\s-]/g, ''))

const MINUTE_S = 60

/** The minutes to wait, at least one; null where the refusal does not say. */
export function minutesToWait(retryAfterS: unknown): number | null {
  if (typeof retryAfterS !== 'number' || !Number.isFinite(retryAfterS)) return null
  return Math.max(1, Math.ceil(retryAfterS / MINUTE_S))
}
