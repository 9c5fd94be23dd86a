/** An amount as people type it, and as it would be typed. */

import type { Lang } from './languages.ts'

/** What stands in an amount field, in whole kuruş where it is an amount. */
export type Typed =
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  /** Digits alright, of more than anybody pays in. */
  | { kind: 'beyond' }
  | { kind: 'amount'; kurus: number }

const DECIMAL_SIGN: Record<Lang, string> = { tr: ',', en: '.' }
const KURUS_DIGITS = 2
const WHOLE_DIGITS_MAX = 10

/**
 * Reads an amount the way people type it: `1.250,50` in Turkish, `1,250.50` in English, and with
 * the other sign too where it can only be meant as one (`12.50` in Turkish).
 */
export function readAmount(text: string, lang: Lang): Typed {
  const bare = text.replace(/[\s₺]/g, '')
  if (bare === '') return { kind: 'empty' }
  const parts = /^(\d[\d.,]*?)(?:([.,])(\d*))?$/.exec(bare)
  if (parts === null) return { kind: 'unreadable' }
  const [, head = '', sign = '', tail = ''] = parts
  if (sign === '') return kurusOf(head, '')
  const isDecimal = sign === DECIMAL_SIGN[lang] || tail.length <= KURUS_DIGITS
  if (!isDecimal) return isGrouped(`${head}${sign}${tail}`, sign) ? kurusOf(bare, '') : UNREADABLE
  const group = sign === ',' ? '.' : ','
  return isGrouped(head, group) ? kurusOf(head, tail) : UNREADABLE
}

/** Of what is unreadable: would it be an amount, had it no more than the two decimals that there are? */
export function isTooFine(text: string, lang: Lang): boolean {
  const [whole = '', decimals = '', ...more] = text.trim().split(DECIMAL_SIGN[lang])
  const hasMore = new RegExp(`^\\d{${KURUS_DIGITS + 1},}$`).test(decimals)
  return hasMore && more.length === 0 && readAmount(whole, lang).kind === 'amount'
}

const UNREADABLE: Typed = { kind: 'unreadable' }

/** Digits alone, or in groups of three behind the sign that groups: nothing is grouped that begins with a nought. */
function isGrouped(text: string, sign: string): boolean {
  const [first = '', ...groups] = text.split(sign)
  if (!/^\d+$/.test(first)) return false
  return (
    groups.length === 0 ||
    (/^[1-9]\d{0,2}$/.test(first) && groups.every((part) => /^\d{3}$/.test(part)))
  )
}

function kurusOf(whole: string, fraction: string): Typed {
  const digits = whole.replace(/[.,]/g, '')
  if (!/^\d+$/.test(digits) || fraction.length > KURUS_DIGITS) return UNREADABLE
  if (digits.length > WHOLE_DIGITS_MAX) return { kind: 'beyond' }
  const kurus = Number(digits) * 100 + Number(fraction.padEnd(KURUS_DIGITS, '0'))
  return { kind: 'amount', kurus }
}

/** Kuruş as the wire's number of lira: the nearest number to that decimal, so it is exact there. */
export const liraOf = (kurus: number): number => kurus / 100

/** Nothing, as it would be typed with its kuruş. */
export const typedNothing = (lang: Lang): string => `0${DECIMAL_SIGN[lang]}00`

/** An amount as it would be typed: no sign, kuruş only where there are some. */
export function typedAmount(lira: number, lang: Lang): string {
  const text = Number.isInteger(lira) ? String(lira) : lira.toFixed(KURUS_DIGITS)
  return text.replace('.', DECIMAL_SIGN[lang])
}
