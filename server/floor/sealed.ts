/** What the floor keeps under the house's key: the roots of chains, the order of a shoe. Bound to its name, so that in another's place it cannot be read. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keys } from '../door/keys.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export interface Seal {
  purpose: string
  name: string
}

type SealKeys = Pick<Keys, 'derive'>

const keyFor = (keys: SealKeys, { purpose, name }: Seal): Buffer =>
  Buffer.from(keys.derive(purpose, name), 'base64url')

export function sealed(keys: SealKeys, seal: Seal, bytes: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(keys, seal), iv)
  const packed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), packed])
}

/** Throws where the bytes were sealed under another name or key, or altered. */
export function unsealed(keys: SealKeys, seal: Seal, bytes: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, keyFor(keys, seal), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
