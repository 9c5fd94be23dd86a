/**
 * Questions to a party outside: signed JSON each way. An answer counts when it was signed a moment ago, names the very
 * question, and has the shape that its answers have; all else is no answer.
 */
import type * as z from 'zod/mini'
import { readAs } from '../door/payload.ts'
import type { House } from '../house.ts'
import { sign, verifySignature, type Signed } from './signature.ts'

/** What came over the line, before anything of it is believed. */
export interface RawAnswer {
  status: number
  header: (name: string) => string | undefined
  body: Buffer
}

/** Carries one signed question. Throws where nobody answers in time. */
export type Line = (
  headers: Record<string, string>,
  body: Buffer<ArrayBuffer>,
) => Promise<RawAnswer>

export interface Ends {
  /** As it stands in messages of the log: `the poker room`. */
  who: string
  /** Of its headers: `poker` for `x-poker-timestamp` and `x-poker-signature`. */
  name: string
  line: Line
  key: () => Promise<Buffer>
}

type Clocked = Pick<House, 'clock' | 'random'>

const QUESTION_BYTES = 16
const ANSWER_BYTES_MAX = 64 * 1024

const headerNames = (name: string) =>
  ({ timestamp: `x-${name}-timestamp`, signature: `x-${name}-signature` }) as const

/** Puts a question and reads its answer. Throws where there was none. */
export async function putSigned<S extends z.ZodMiniType<{ id: string }>>(
  house: Clocked,
  { who, name, line, key }: Ends,
  question: object,
  answer: S,
): Promise<z.output<S>> {
  const id = house.random(QUESTION_BYTES).toString('hex')
  const body = Buffer.from(JSON.stringify({ id, ...question }))
  const secret = await key()
  const headers = { 'content-type': 'application/json', ...signing(house, name, secret, body) }
  const raw = await line(headers, body)
  if (raw.status !== 200) throw new Error(`${who} answered ${raw.status}`)
  const verdict = verifySignature(secret, signedBy(name, raw.header), raw.body, house.clock())
  if (verdict !== 'genuine') throw new Error(`an answer of ${who} is ${verdict}`)
  const reply = readAs(answer, raw.body)
  if (reply?.id !== id) throw new Error(`an answer of ${who} makes no sense`)
  return reply
}

/** The headers that sign a body sent now. */
export function signing(
  { clock }: Pick<House, 'clock'>,
  name: string,
  key: Buffer,
  body: Buffer,
): Record<string, string> {
  const seconds = Math.floor(clock().getTime() / 1000)
  const { timestamp, signature } = headerNames(name)
  return { [timestamp]: String(seconds), [signature]: sign(key, seconds, body) }
}

export function signedBy(name: string, header: RawAnswer['header']): Signed {
  const { timestamp, signature } = headerNames(name)
  return { timestamp: header(timestamp), signature: header(signature) }
}

/** Over HTTP, followed nowhere else. */
export function lineTo(url: string, { waitMsMax, who }: { waitMsMax: number; who: string }): Line {
  return async (headers, body) => {
    const signal = AbortSignal.timeout(waitMsMax)
    const init = { method: 'POST', headers, body, signal }
    const response = await fetch(url, { ...init, redirect: 'error' })
    return {
      status: response.status,
      header: (name) => response.headers.get(name) ?? undefined,
      body: await readSome(response, who),
    }
  }
}

/** As much as an answer may be; of more it throws, however much would follow. */
async function readSome({ body }: Response, who: string): Promise<Buffer> {
  const parts: Uint8Array[] = []
  // What a body is made of, by the standard; the types of Node leave it open.
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader()
  for (let size = 0; reader;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > ANSWER_BYTES_MAX) {
      await reader.cancel()
      throw new Error(`${who} answers too much`)
    }
    parts.push(value)
  }
  return Buffer.concat(parts)
}
