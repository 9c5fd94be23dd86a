import { phoneDigits } from '../profile/members.ts'

const TYPED = /^[\d\s()+.-]+$/
const TURKISH_MOBILE = /^905\d{9}$/
const TURKISH = /^90/
/** A country and a number, 15 digits at most (E.164). */
const ABROAD = /^[1-9]\d{7,14}$/

/**
 * A phone that codes can be sent to, in the one spelling it is kept in: a Turkish mobile however
 * it is typed, a foreign one with its country. Null for anything else.
 */
export function phoneOf(typed: string): string | null {
  const text = typed.trim()
  if (!TYPED.test(text)) return null
  const digits = phoneDigits(text)
  if (TURKISH_MOBILE.test(digits)) return digits
  const namesCountry = text.startsWith('+') || text.startsWith('00')
  return namesCountry && ABROAD.test(digits) && !TURKISH.test(digits) ? digits : null
}
