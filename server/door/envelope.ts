/**
 * Reads what a caller put into the envelope and writes what goes back. Whatever is wrong with it is
 * a refusal by name; nothing read here has been believed yet, only measured.
 */
import * as z from 'zod/mini'
import type { Pagination } from '#contract/call.ts'
import type { ProofResult } from '#contract/registry.ts'
import { REFUSALS, Refused, type RefusalName } from '#contract/refusals.ts'
import type { Lang } from '../context.ts'
import type { Body } from './body.ts'

export interface Envelope {
  name: string
  data: Record<string, unknown>
  user: EnvelopeUser
}

export interface Reply {
  result: boolean
  message: string
  data: unknown
  code: number
  pagination?: Pagination
  /** Beside a right proof that finished a login. */
  auth?: string
}

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

const word = z.string().check(z.minLength(1), z.maxLength(64))
const encrypted = z.optional(z.nullable(z.string().check(z.maxLength(700))))
const userShape = z.object({
  lang: z.optional(z.nullable(z.string().check(z.maxLength(16)))),
  gmt: z.optional(z.nullable(z.string().check(z.maxLength(16)))),
  uip: encrypted,
  sid: encrypted,
  uid: encrypted,
})
export type EnvelopeUser = z.infer<typeof userShape>

const envelope = z.object({
  api: z.object({ class: word, method: word }),
  data: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  user: z.optional(z.nullable(userShape)),
})

/** The envelope in a body, or a refusal: `too-large`, `not-json`, `bad-payload`. */
export function readEnvelope(body: Body): Envelope {
  if (body === 'too-large' || body === 'endless') throw new Refused('too-large')
  const value = parse(body)
  measure(value, '', 0)
  const read = z.safeParse(envelope, value)
  if (!read.success) throw badPayload(wrongFields(read.error))
  const { api, data, user } = read.data
  return { name: `${api.class}/${api.method}`, data: data ?? {}, user: user ?? {} }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Refused('not-json')
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

/** `Lang` of the payload, else of the user, else Turkish. */
export function langOf({ data, user }: Pick<Envelope, 'data' | 'user'>): Lang {
  const wanted = typeof data['Lang'] === 'string' ? data['Lang'] : user.lang
  return wanted?.toLowerCase() === 'en' ? 'en' : 'tr'
}

/** What the wire says on every success: clients key on it, so it is the same in every language. */
export const SUCCESS = 'İşlem Başarılı'

/** `data` of an answer, as a success. */
export function success(data: unknown): Reply {
  return { result: true, message: SUCCESS, data, code: 200 }
}

/** A verdict on a proof: `result` and `data` say the same. A wrong one is no failure of the call. */
export function verdictReply({ verdict, auth }: ProofResult, lang: Lang): Reply {
  if (!verdict)
    return { result: false, message: REFUSALS['code-wrong'][lang], data: false, code: 200 }
  return auth === undefined ? success(true) : { ...success(true), auth }
}

/** A page of a list; an empty one is `not-found`, and keeps its pagination. */
export function page(data: readonly unknown[], pagination: Pagination): Reply {
  const reply = data.length > 0 ? success(data) : refusalReply('not-found', {}, 'tr')
  return { ...reply, pagination }
}

/** A refusal as it leaves: its code, its sentence in `lang` unless keyed, its figures beside it. */
export function refusalReply(
  name: RefusalName,
  figures: Readonly<Record<string, unknown>>,
  lang: Lang,
): Reply {
  const refusal = REFUSALS[name]
  const message = 'keyed' in refusal ? refusal.keyed : refusal[lang]
  return { result: false, message, data: { ...figures, refusal: name }, code: refusal.code }
}
