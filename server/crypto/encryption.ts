/** What the house keeps encrypted at rest: one cipher, one layout, whatever it holds. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const NOTHING = Buffer.alloc(0)

/** Nonce, tag and bytes under a key of 32 bytes; readable only beside `boundTo`, which is not kept in it. */
export function encrypt(key: Buffer, bytes: Buffer, boundTo: Buffer = NOTHING): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  cipher.setAAD(boundTo)
  const packed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), packed])
}

/** The bytes again. Throws where the key or what they were bound to is another, or a bit was altered. */
export function decrypt(key: Buffer, whole: Buffer, boundTo: Buffer = NOTHING): Buffer {
  const tagAt = IV_BYTES
  const packedAt = tagAt + TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, whole.subarray(0, tagAt), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(boundTo)
  decipher.setAuthTag(whole.subarray(tagAt, packedAt))
  return Buffer.concat([decipher.update(whole.subarray(packedAt)), decipher.final()])
}
