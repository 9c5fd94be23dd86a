/**
 * What comes back, and what it means. Pure: everything the site does by itself on an answer is
 * decided here from the sentences and codes of `contract/refusals.ts`; `send.ts` carries it out.
 */
import { KEYED, type Consequence } from '#contract/keyed-refusals.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { ProofResult, Pagination } from '#contract/call.ts'
import type { Lang } from '#kit/text/language.ts'

export interface Reply {
  result: boolean
  message: string
  code: number
  data: unknown
  pagination?: Pagination
  /** Beside a right proof that finished a login. */
  auth?: string
  debug?: string
}

/** What of a call decides how its reply is read. */
interface Traits {
  paged?: boolean | undefined
  verifies?: boolean | undefined
}

/** Said with a success; a reply that says it is one, whatever `result` claims. */
export const SUCCESS_SENTENCE = 'İşlem Başarılı'

const ANONYMOUS = 'anonymous user'
const SESSION_CODE = 403

export type Verdict =
  | { kind: 'done'; message: string }
  /** A list without rows: no failure, and never told. */
  | { kind: 'empty' }
  | { kind: 'refused'; refusal: RefusalName | null; message: string; then: Consequence | null }

type KeyedName = keyof typeof KEYED

/** The platform's own word; one that this page is too old to know is a case of nothing here. */
const isRefusalName = (name: unknown): name is RefusalName =>
  typeof name === 'string' && /^[a-z-]+$/.test(name)

// The keys of KEYED are its names.
const NAMES = Object.keys(KEYED) as KeyedName[]

/** The refusal whose keyed sentence this is: the same in every language, so that it can be keyed on. */
export function keyedRefusal(message: string): KeyedName | null {
  return NAMES.find((name) => rowOf(name).keyed === message) ?? null
}

const rowOf = (name: KeyedName): { keyed: string; then?: Consequence; tr: string; en: string } =>
  KEYED[name]

/** The name a refusal carries in `data.refusal`, else the one its sentence stands for. */
export function refusalOf(reply: Reply): RefusalName | null {
  const data: unknown = reply.data
  const named = typeof data === 'object' && data !== null && 'refusal' in data ? data.refusal : null
  return isRefusalName(named) ? named : keyedRefusal(reply.message)
}

export function isSuccess(reply: Reply): boolean {
  return reply.result || reply.message === SUCCESS_SENTENCE
}

/** Whether the reply is a list that found nothing. */
function isEmptyList(reply: Reply, paged: boolean): boolean {
  return paged && keyedRefusal(reply.message) === 'not-found'
}

function consequenceOf(reply: Reply): Consequence | null {
  const keyed = keyedRefusal(reply.message)
  const then = keyed === null ? null : (rowOf(keyed).then ?? null)
  if (then !== null && then !== 'empty-list') return then
  if (reply.debug === ANONYMOUS || reply.code === SESSION_CODE) return 'refresh'
  return null
}

/** A verdict on a proof is an answer, whichever it is. */
const isProofResult = ({ data }: Reply, { verifies }: Traits): boolean =>
  verifies === true && typeof data === 'boolean'

export function evaluateReply(reply: Reply, call: Traits = {}): Verdict {
  if (isProofResult(reply, call)) return { kind: 'done', message: reply.message }
  if (isSuccess(reply)) return { kind: 'done', message: reply.message }
  if (isEmptyList(reply, call.paged === true)) return { kind: 'empty' }
  const refusal = refusalOf(reply)
  return { kind: 'refused', refusal, message: reply.message, then: consequenceOf(reply) }
}

/** The sentence as the member reads it: keyed ones in their language, all others as they came. */
export function messageShown(message: string, lang: Lang): string {
  const keyed = keyedRefusal(message)
  if (keyed !== null) return rowOf(keyed)[lang]
  if (message === SUCCESS_SENTENCE) return lang === 'tr' ? 'İşlem başarılı' : 'Done'
  if (message === '') return lang === 'tr' ? 'İşlem başarısız' : 'Process Failed'
  return message
}

/** Reads what the platform sent; null when it is no envelope. */
export function readReply(value: unknown): Reply | null {
  if (typeof value !== 'object' || value === null || !('result' in value)) return null
  // The envelope's own fields; `data` stays unknown until the caller's type names it.
  const reply = value as Partial<Reply>
  return {
    result: reply.result === true,
    message: typeof reply.message === 'string' ? reply.message : '',
    code: typeof reply.code === 'number' ? reply.code : 0,
    data: reply.data ?? null,
    ...(reply.pagination === undefined ? {} : { pagination: reply.pagination }),
    ...(typeof reply.auth === 'string' ? { auth: reply.auth } : {}),
    ...(typeof reply.debug === 'string' ? { debug: reply.debug } : {}),
  }
}

const proofResultOf = ({ data, auth }: Reply): ProofResult =>
  auth === undefined ? { verdict: data === true } : { verdict: data === true, auth }

const NO_ROWS: Pagination = { limit: 0, total: 0, offset: 0 }

/** What a caller is given of an answer: a list's rows with where they stand, else its data. */
export function valueOf(reply: Reply, verdict: Verdict, call: Traits): unknown {
  if (isProofResult(reply, call)) return proofResultOf(reply)
  const pagination = reply.pagination ?? NO_ROWS
  if (verdict.kind === 'empty') return { data: [], pagination }
  return call.paged === true ? { data: reply.data, pagination } : reply.data
}
