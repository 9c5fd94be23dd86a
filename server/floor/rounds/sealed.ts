/** What the floor keeps under the house's key: the roots of chains, the order of a shoe. Bound to its name, so that in another's place it cannot be read. */
import type { Keys } from '../../door/keys.ts'
import { decrypt, encrypt } from '../../crypto/encryption.ts'

export interface Seal {
  purpose: string
  name: string
}

type SealKeys = Pick<Keys, 'derive'>

const keyFor = (keys: SealKeys, { purpose, name }: Seal): Buffer =>
  Buffer.from(keys.derive(purpose, name), 'base64url')

export const sealed = (keys: SealKeys, seal: Seal, bytes: Buffer): Buffer =>
  encrypt(keyFor(keys, seal), bytes)

/** Throws where the bytes were sealed under another name or key, or altered. */
export const unsealed = (keys: SealKeys, seal: Seal, bytes: Buffer): Buffer =>
  decrypt(keyFor(keys, seal), bytes)
