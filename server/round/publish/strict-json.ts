/**
 * JSON as it is taken from outside: no key twice in one object, since readers differ in which of the two they
 * believe, no number that another one would be kept for, and nothing nested so deep that whoever walks through it falls.
 */
import { BadTable } from './lookup-table.ts'

/** Books of real games are nested less than a dozen deep. */
const DEPTH_MAX = 64

/**
 * What the text says; `where` names it in the refusal. What holds another text's value may be nested so much deeper than that one.
 * Throws `BadTable`.
 */
export function parseStrict(text: string, where: string, { around = 0 } = {}): unknown {
  const deepest = DEPTH_MAX + around
  if (text.startsWith('\uFEFF')) throw new BadTable(`${where} begins with a byte order mark`)
  const { depth, colons, lost } = outlineOf(text)
  if (depth > deepest) throw new BadTable(`${where} is nested deeper than ${deepest}`)
  const value = parsed(text, where)
  if (lost !== null)
    throw new BadTable(`${where} has the number ${lost}, which cannot be kept as it is`)
  // Every key has its colon; one that came twice is in the value once.
  if (keysIn(value) !== colons)
    throw new BadTable(
      `${where} has the key ${JSON.stringify(repeatedKey(text))} twice in one object`,
    )
  return value
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadTable(`${where} is not JSON`)
  }
}

const QUOTE = 0x22
const COLON = 0x3a
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

interface Outline {
  depth: number
  /** Outside of strings. */
  colons: number
  /** The first number that would become another one; null where all stay what they are. */
  lost: string | null
}

/** Any text will do. */
function outlineOf(text: string): Outline {
  let [depth, deepest, colons] = [0, 0, 0]
  let lost: string | null = null
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COLON) colons += 1
    else if (OPENING.has(code)) deepest = Math.max(deepest, ++depth)
    else if (CLOSING.has(code)) depth -= 1
    else if (isDigit(code) || code === MINUS) {
      NUMBER.lastIndex = at
      const [number = ''] = NUMBER.exec(text) ?? []
      // A sign without a number is the parser's to refuse.
      at += Math.max(number.length, 1) - 1
      if (!isKept(number)) lost ??= number
    }
  }
  return { depth: deepest, colons, lost }
}

const MINUS = 0x2d
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const NUMBER = /-?\d[\d.eE+-]*/y
const DIGITS_KEPT = 15

/** Is it the same number once it was read and written again? A few plain digits always are; what is no number is refused elsewhere. */
function isKept(number: string): boolean {
  if (number.length <= DIGITS_KEPT && /^\d+(\.\d+)?$/.test(number)) return true
  const parts = DECIMAL.exec(number)
  return parts === null || valueOf(number) === valueOf(writtenAgain(number))
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/

/** As it is told from then on: −0 has lost its sign, and what is beyond all numbers is null. */
const writtenAgain = (number: string): string => JSON.stringify(Number(number))

/** A decimal number as its sign, its digits without zeros around them, and the power of ten of the last one; as it is if it is none. */
function valueOf(number: string): string {
  const [, sign = '', whole = '', part = '', power = '0'] = DECIMAL.exec(number) ?? []
  if (whole === '') return number
  const digits = `${whole}${part}`.replace(/^0+/, '')
  const kept = digits.replace(/0+$/, '')
  if (kept === '') return `${sign}0`
  return `${sign}${kept}e${BigInt(power) - BigInt(part.length) + BigInt(digits.length - kept.length)}`
}

/** Where the string that begins at `at` ends: its closing quote, or the end of the text. */
function endOfString(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end += 1) {
    const code = text.charCodeAt(end)
    if (code === BACKSLASH) end += 1
    else if (code === QUOTE) return end
  }
  return text.length
}

/** Never deeper than `DEPTH_MAX`. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  let keys = Array.isArray(value) ? 0 : inside.length
  for (const each of inside) keys += keysIn(each)
  return keys
}

const COLON_NEXT = /\s*:/y

/** The first key that its object has already. The text is JSON. */
function repeatedKey(text: string): string {
  const open: Set<string>[] = []
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (OPENING.has(code)) open.push(new Set())
    else if (CLOSING.has(code)) open.pop()
    if (code !== QUOTE) continue
    const end = endOfString(text, at)
    const string = text.slice(at, end + 1)
    at = end
    COLON_NEXT.lastIndex = end + 1
    if (!COLON_NEXT.test(text)) continue
    const key = String(JSON.parse(string))
    if (open.at(-1)?.has(key)) return key
    open.at(-1)?.add(key)
  }
  return ''
}
