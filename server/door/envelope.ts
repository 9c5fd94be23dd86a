/** Reads what a caller put into the envelope and writes what goes back. */
import * as z from 'zod/mini'
import type { ProofResult, Pagination } from '#contract/call.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { readBound } from '#contract/stake-bound.ts'
import type { Lang } from '../context.ts'
import type { Body } from './body.ts'
import { badPayload, readPayload, wrongFields } from './payload.ts'
import { refusalText } from './refusal-text.ts'

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
  const read = z.safeParse(envelope, readPayload(body))
  if (!read.success) throw badPayload(wrongFields(read.error))
  const { api, data, user } = read.data
  return { name: `${api.class}/${api.method}`, data: data ?? {}, user: user ?? {} }
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
  const data = { ...figures, refusal: name }
  const refusal = REFUSALS[name]
  const message =
    'keyed' in refusal ? refusal.keyed : refusalText(name, readBound(data), lang, 'lira')
  return { result: false, message, data, code: refusal.code }
}
