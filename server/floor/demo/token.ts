/**
 * The token of a demo of a table: what it is for, under the house's key, so that nothing of a demo stands in the database and any process
 * knows it for one. It promises that nobody makes one up; it opens no game, and is no member's.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../../door/keys.ts'

export interface TableDemo {
  table: string
  /** Which address opened it, by a mark that names none. */
  address: string
  /** Who opened it, where somebody was logged in. */
  memberId: bigint | null
  madeAt: Date
}

/** The same as it is known here. */
export interface KnownTableDemo extends TableDemo {
  /** What is its own stands under this; no member's scope looks like it. */
  scope: string
}

const PREFIX = 'table-demo'
const SHAPE =
  /^table-demo\.([a-z0-9-]{1,40})\.([\w-]{16})\.(\d{1,18})\.([0-9a-z]{1,10})\.([\w-]{16})\.([\w-]{43})$/
const RANDOM_BYTES = 12
const MARK_CHARACTERS = 16

type Derives = Pick<Keys, 'derive'>

/** Is this text meant as one? */
export const isTableDemoToken = (text: string): boolean => text.startsWith(`${PREFIX}.`)

/** What an address is known by in a token. */
export const addressMark = (keys: Derives, address: string): string =>
  keys.derive('address of a demo', address).slice(0, MARK_CHARACTERS)

/** A new token. `random` gives unpredictable bytes. */
export function makeTableDemoToken(
  keys: Derives,
  random: (length: number) => Buffer,
  { table, address, memberId, madeAt }: TableDemo,
): string {
  const own = random(RANDOM_BYTES).toString('base64url')
  const parts = [PREFIX, table, address, memberId ?? 0, madeAt.getTime().toString(36), own]
  const body = parts.join('.')
  return `${body}.${signatureOf(keys, body)}`
}

/** What a token says; null where this house has signed none such. */
export function readTableDemoToken(keys: Derives, text: string): KnownTableDemo | null {
  const [, table, address, member = '', made = '', , signature = ''] = SHAPE.exec(text) ?? []
  if (table === undefined || address === undefined) return null
  const expected = signatureOf(keys, text.slice(0, text.lastIndexOf('.')))
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  return {
    table,
    address,
    memberId: member === '0' ? null : BigInt(member),
    madeAt: new Date(Number.parseInt(made, 36)),
    scope: `demo-${createHash('sha256').update(text).digest('base64url')}`,
  }
}

const signatureOf = (keys: Derives, body: string): string =>
  keys.derive('token of a demo at a table', body)
