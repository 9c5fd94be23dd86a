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

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '')

/** What stands between the codes of a message: first anything but digits, then not what parts a code. */
const BETWEEN = [/[^0-9]+/, /[^0-9\s-]+/]

/** The one code of a text, also of a whole message (`2. adım: 123-456, 5 dakika`); null when unsure. */
export function onlyCodeIn(text: string): string | null {
  for (const between of BETWEEN) {
    const found = new Set(text.split(between).map(digitsOf).filter(isCode))
    if (found.size > 0) return found.size === 1 ? ([...found][0] ?? null) : null
  }
  return isCode(digitsOf(text)) ? digitsOf(text) : null
}

/** What of a typed or pasted text can be of a code: the one it holds, or else its first digits. */
export const codeIn = (text: string): string =>
  onlyCodeIn(text) ?? digitsOf(text).slice(0, CODE_LENGTH)

/** A recovery code as people type it: spaces, capitals and a missing dash are forgiven by the house. */
export const isLikeRecoveryCode = (text: string): boolean =>
  /^[0-9a-z]{10}$/i.test(text.replace(/[\s-]/g, ''))

const RECOVERY_CODE = /\b[0-9a-z]{5}-[0-9a-z]{5}\b/gi

/** The one recovery code of a pasted line (`1. k7mq2-9xwpt`), or else the text as it was typed. */
export function recoveryCodeIn(text: string): string {
  const [code, ...more] = text.match(RECOVERY_CODE) ?? []
  return code === undefined || more.length > 0 ? text : code
}

const MINUTE_S = 60

/** The minutes to wait, at least one; null where the refusal does not say. */
export function minutesToWait(retryAfterS: unknown): number | null {
  if (typeof retryAfterS !== 'number' || !Number.isFinite(retryAfterS)) return null
  return Math.max(1, Math.ceil(retryAfterS / MINUTE_S))
}
