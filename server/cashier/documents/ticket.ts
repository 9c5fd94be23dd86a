import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { DOCUMENT_KINDS, type DocumentKind } from '#contract/documents.ts'
import { line } from '#contract/shapes.ts'
import type { House } from '#server/house.ts'

/** Whose file may come, and as what. */
export interface Upload {
  memberId: bigint
  kind: DocumentKind
  fileName: string
}

const GOOD_FOR_MS = 10 * 60_000

const contents = z.object({
  m: z.string().check(z.regex(/^\d{1,18}$/)),
  k: z.literal(DOCUMENT_KINDS),
  n: line(200, 1),
  u: z.int(),
})

type Signer = Pick<House, 'keys'>

/** What lets a file come in beside the envelope: the house's own word, good for a while and for one member. */
export function ticketFor(house: Signer, { memberId, kind, fileName }: Upload, now: Date): string {
  const text = JSON.stringify({
    m: String(memberId),
    k: kind,
    n: fileName,
    u: now.getTime() + GOOD_FOR_MS,
  })
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(house, text)}`
}

const signatureOf = ({ keys }: Signer, text: string): string =>
  keys.derive('ticket for a document', text)

/** What a ticket says; null when it is not ours, or over. */
export function readTicket(house: Signer, ticket: string, now: Date): Upload | null {
  const [packed = '', signature = '', ...more] = ticket.split('.')
  const text = Buffer.from(packed, 'base64url').toString('utf8')
  if (more.length > 0 || !isSame(signature, signatureOf(house, text))) return null
  const { m, k, n, u } = contents.parse(JSON.parse(text))
  return u < now.getTime() ? null : { memberId: BigInt(m), kind: k, fileName: n }
}

function isSame(one: string, other: string): boolean {
  const [given, ours] = [Buffer.from(one), Buffer.from(other)]
  return given.length === ours.length && timingSafeEqual(given, ours)
}
