/** The two hashes that draws are made of, by Node; in a browser they are `web/parts/fairness/web-hash.ts`. */
import { createHash, createHmac } from 'node:crypto'

/** HMAC-SHA-256. */
export const hmac = (key: Uint8Array, message: string): Buffer =>
  createHmac('sha256', key).update(message).digest()
export const hmacLater = async (key: Uint8Array, message: string): Promise<Buffer> =>
  hmac(key, message)

/** SHA-256; of a text its UTF-8 is hashed. */
export const sha256 = (content: Uint8Array | string): Buffer =>
  createHash('sha256').update(content).digest()
export const sha256Later = async (content: Uint8Array | string): Promise<Buffer> => sha256(content)
