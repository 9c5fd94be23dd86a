/**
 * The house's own keys. They are made once, stand in the database, and are the same for every
 * process; the private one never leaves this file. What was decrypted is remembered within bounds,
 * so that a session costs one private-key operation and not one per call.
 */
import { createHmac, randomBytes, webcrypto } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export interface PublicJwk {
  kty: 'RSA'
  alg: 'RSA-OAEP-256'
  n: string
  e: string
}

export interface Keys {
  publicJwk: PublicJwk
  /** Is this ciphertext already read? Reading a new one costs a private-key operation. */
  knows: (ciphertext: string) => boolean
  /** The text inside, or null when it is not ours to read. */
  read: (ciphertext: string) => Promise<string | null>
  /** The public key that records of rounds are signed with: the raw point, in base64url. */
  receiptKey: string
  /** Signs the text of a record, in base64url. */
  signReceipt: (text: string) => Promise<string>
  /** A value that only this house can derive from `text`, for a purpose, in base64url. */
  derive: (purpose: string, text: string) => string
}

const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
const CIPHERTEXT_BYTES = 256
const REMEMBERED_MAX = 50_000
/** All that the house ever encrypts for itself: names, numbers, addresses and random characters. */
const READABLE = /^[\x21-\x7e]{1,200}$/

/** The house's keys from its database, made there by whichever process comes first. */
export async function loadKeys(db: Kysely<Tables>): Promise<Keys> {
  // Written by makeRsa below; anything else fails in importKey.
  const rsa = JSON.parse(await keyNamed(db, 'rsa', makeRsa)) as webcrypto.JsonWebKey
  const secret = Buffer.from(await keyNamed(db, 'derivation', makeSecret), 'base64url')
  const privateKey = await webcrypto.subtle.importKey('jwk', rsa, RSA, false, ['decrypt'])
  const receipts = await receiptKeys(await keyNamed(db, 'receipts', makeReceipts))
  const remembered = new Map<string, string | null>()
  return {
    publicJwk: { kty: 'RSA', alg: 'RSA-OAEP-256', n: rsa.n ?? '', e: rsa.e ?? '' },
    knows: (ciphertext) => remembered.has(ciphertext),
    async read(ciphertext) {
      const known = remembered.get(ciphertext)
      if (known !== undefined) return known
      const text = await decrypt(privateKey, ciphertext)
      remember(remembered, ciphertext, text)
      return text
    },
    receiptKey: receipts.publicKey,
    async signReceipt(text) {
      const bytes = new TextEncoder().encode(text)
      const signature = await webcrypto.subtle.sign(ECDSA, receipts.privateKey, bytes)
      return Buffer.from(signature).toString('base64url')
    },
    derive: (purpose, text) =>
      createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url'),
  }
}

async function decrypt(key: webcrypto.CryptoKey, ciphertext: string): Promise<string | null> {
  const bytes = Buffer.from(ciphertext, 'base64')
  if (bytes.length !== CIPHERTEXT_BYTES) return null
  try {
    const plain = await webcrypto.subtle.decrypt(RSA, key, bytes)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plain)
    return READABLE.test(text) ? text : null
  } catch {
    // Not made with our key: whoever sent it has no session here.
    return null
  }
}

function remember(map: Map<string, string | null>, key: string, value: string | null): void {
  map.set(key, value)
  if (map.size <= REMEMBERED_MAX) return
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}

/** The key of that name; the first process to ask makes it. */
async function keyNamed(
  db: Kysely<Tables>,
  name: string,
  make: () => Promise<string>,
): Promise<string> {
  const found = await valueOf(db, name)
  if (found !== null) return found
  const value = await make()
  await db
    .insertInto('house_keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await valueOf(db, name)) ?? value
}

async function valueOf(db: Kysely<Tables>, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('house_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
}

async function makeRsa(): Promise<string> {
  const algorithm = { ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }
  const pair = await webcrypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  return JSON.stringify(await webcrypto.subtle.exportKey('jwk', pair.privateKey))
}

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

async function makeReceipts(): Promise<string> {
  const pair = await webcrypto.subtle.generateKey(ECDSA, true, ['sign', 'verify'])
  return JSON.stringify(await webcrypto.subtle.exportKey('jwk', pair.privateKey))
}

async function receiptKeys(text: string) {
  // Written by makeReceipts above; anything else fails in importKey.
  const jwk = JSON.parse(text) as webcrypto.JsonWebKey
  const privateKey = await webcrypto.subtle.importKey('jwk', jwk, ECDSA, false, ['sign'])
  const halves = [jwk.x ?? '', jwk.y ?? ''].map((half) => Buffer.from(half, 'base64url'))
  const point = Buffer.concat([Buffer.from([UNCOMPRESSED]), ...halves])
  return { privateKey, publicKey: point.toString('base64url') }
}

/** What a raw point begins with. */
const UNCOMPRESSED = 4

async function makeSecret(): Promise<string> {
  return randomBytes(32).toString('base64url')
}
