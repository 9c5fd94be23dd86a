import { createHash } from 'node:crypto'

/** What makes a request itself: under the same request id, another hash is another request. */
export function contentHash(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
