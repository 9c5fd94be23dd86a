/**
 * Reads the JSON that came in a body, for every door: it is measured before anything else walks it, and then parsed
 * by a schema. Whatever is wrong with it is a refusal by name, or for doors that speak by HTTP status nothing at all.
 */
import * as z from 'zod/mini'
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
  const wrong = measure(value, '', 0)
  if (wrong) throw badPayload([wrong])
  return value
}

/**
 * What a body says by this schema, for doors that answer by HTTP status (webhooks, the game server): null where it is
 * no JSON, holds what nothing may read, or says something else.
 */
export function readAs<S extends z.ZodMiniType>(schema: S, body: Buffer): z.output<S> | null {
  const value = measuredJson(body)
  const read = value === undefined ? null : z.safeParse(schema, value)
  return read?.success ? read.data : null
}

/** The JSON in a body that holds nothing which no door reads; else undefined. */
export function measuredJson(body: Buffer): unknown {
  const value = jsonOf(body)
  return value === undefined || measure(value, '', 0) ? undefined : value
}

/** The JSON in a body; undefined where it is none, which no JSON ever is. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

/** Depth, keys and invisible characters, before anything else walks the value. */
function measure(value: unknown, path: string, depth: number): WrongField | null {
  if (typeof value === 'string' && UNWRITABLE.test(value)) return wrong(path, 'control-character')
  if (typeof value !== 'object' || value === null) return null
  if (depth >= DEPTH_MAX) return wrong(path.split('.').slice(0, 3).join('.'), 'too-deep')
  for (const [key, inner] of Object.entries(value)) {
    const inside = path ? `${path}.${key}` : key
    if (FORBIDDEN_KEYS.has(key)) return wrong(inside, 'forbidden-key')
    if (UNWRITABLE.test(key)) return wrong(path, 'control-character')
    const found = measure(inner, inside, depth + 1)
    if (found) return found
  }
  return null
}

const wrong = (field: string, problem: string): WrongField => ({
  field: field.slice(0, 100),
  problem,
})

/** The refusal that names each wrong field; where what is wrong has words of its own, in those. */
export function badPayload(fields: readonly WrongField[]): Refused {
  const problems = new Set(fields.map(({ problem }) => problem))
  const own = IN_OWN_WORDS.find((name) => problems.size === 1 && problems.has(name))
  return new Refused(own ?? 'bad-payload', { fields })
}

/** What schemas say by the name of a refusal. */
const IN_OWN_WORDS = ['no-such-date', 'dates-crossed', 'too-many-decimals'] as const

/** Path and kind of each issue; never its value, which may be a password or no JSON at all. */
export function wrongFields(error: z.core.$ZodError): WrongField[] {
  return error.issues.slice(0, 50).map(({ path, code, message }) => ({
    field: path.map(String).join('.').slice(0, 100),
    // What a schema of ours says is one word; the library's own sentences begin with a capital.
    problem: /^[a-z_-]+$/.test(message) ? message : code,
  }))
}
