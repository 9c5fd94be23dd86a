/**
 * Reads the JSON that came in a body. Whatever is wrong with it is a refusal by name; nothing read here has
 * been believed yet, only measured.
 */
import type * as z from 'zod/mini'
import { Refused } from '#contract/refusals.ts'
import type { Body } from './body.ts'

/** Where a payload is wrong, and how. */
export interface WrongField {
  field: string
  problem: string
}

const DEPTH_MAX = 32
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
/** Control characters, and halves of surrogate pairs, which no database takes. */
// oxlint-disable-next-line no-control-regex -- to refuse them is what it is for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u

/** The JSON in a body, measured; or a refusal: `too-large`, `not-json`, `bad-payload`. */
export function readPayload(body: Body): unknown {
  if (body === 'too-large' || body === 'endless') throw new Refused('too-large')
  const value = jsonOf(body)
  if (value === undefined) throw new Refused('not-json')
  measure(value, '', 0)
  return value
}

/** The JSON in a body; undefined where it is none, which no JSON ever is. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

/** Depth, keys and invisible characters, before anything else walks the value. */
function measure(value: unknown, path: string, depth: number): void {
  if (typeof value === 'string' && UNWRITABLE.test(value)) throw wrong(path, 'control-character')
  if (typeof value !== 'object' || value === null) return
  if (depth >= DEPTH_MAX) throw wrong(path.split('.').slice(0, 3).join('.'), 'too-deep')
  for (const [key, inner] of Object.entries(value)) {
    const inside = path ? `${path}.${key}` : key
    if (FORBIDDEN_KEYS.has(key)) throw wrong(inside, 'forbidden-key')
    if (UNWRITABLE.test(key)) throw wrong(path, 'control-character')
    measure(inner, inside, depth + 1)
  }
}

function wrong(field: string, problem: string): Refused {
  return badPayload([{ field: field.slice(0, 100), problem }])
}

/** The refusal that names each wrong field. */
export function badPayload(fields: readonly WrongField[]): Refused {
  return new Refused('bad-payload', { fields })
}

/** Path and kind of each issue; never its value, which may be a password or no JSON at all. */
export function wrongFields(error: z.core.$ZodError): WrongField[] {
  return error.issues.slice(0, 50).map(({ path, code, message }) => ({
    field: path.map(String).join('.').slice(0, 100),
    problem: code === 'custom' && /^[a-z_-]+$/.test(message) ? message : code,
  }))
}
