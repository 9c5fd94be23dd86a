/** The two hashes that draws are made of, by Node. */
import { createHash, createHmac } from 'node:crypto'

export const hmacOfNode = async (key: Uint8Array, message: string): Promise<Buffer> =>
  createHmac('sha256', key).update(message).digest()
export const sha256OfNode = async (content: Uint8Array | string): Promise<Buffer> =>
  createHash('sha256').update(content).digest()
