/**
 * Takes a request's body as bytes, whatever its content type claims, and never more than the limit:
 * what is beyond is read off and dropped, so that the caller gets to read why it was refused. A body
 * that its caller broke off is empty: no part of it is ever taken for the whole. Bytes, for a signature is
 * over the very ones that came: nothing parses them before it was looked at.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const BODY_BYTES_MAX = 64 * 1024
/** Beyond this nobody is merely mistaken: the rest is not waited for. */
const DRAINED_BYTES_MAX = 8 * 1024 * 1024

/** `endless`: too large, and not read to its end, so that nothing can follow on its connection. */
export type Body = Buffer | 'too-large' | 'endless'

/** From here on every body of `app` is bytes, or `too-large`. */
export function takeBodies(app: FastifyInstance, bytesMax = BODY_BYTES_MAX): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request: FastifyRequest, payload: NodeJS.ReadableStream) =>
    collect(payload, bytesMax),
  )
  app.addHook('onSend', async (request, reply) => {
    if (request.body === 'endless') reply.header('connection', 'close')
  })
}

/** A body that is larger than its door takes, for doors that answer by HTTP status. */
class TooLarge extends Error {
  readonly statusCode = 413
}

/** Set by `takeBodies`; a request without a body has none. */
export function bodyOf(request: FastifyRequest): Body {
  const { body } = request
  const isBody = Buffer.isBuffer(body) || body === 'too-large' || body === 'endless'
  return isBody ? body : Buffer.alloc(0)
}

/** The same, where a body that is too large is status 413 and nothing more. */
export function bytesOf(request: FastifyRequest): Buffer {
  const body = bodyOf(request)
  if (!Buffer.isBuffer(body)) throw new TooLarge()
  return body
}

function collect(payload: NodeJS.ReadableStream, bytesMax: number): Promise<Body> {
  const chunks: Buffer[] = []
  let bytes = 0
  return new Promise((done) => {
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= bytesMax) chunks.push(chunk)
      else chunks.length = 0
      // Reading goes on, and everything read is dropped, until the connection ends with the reply.
      if (bytes > Math.max(DRAINED_BYTES_MAX, 2 * bytesMax)) done('endless')
    })
    payload.once('end', () => done(bytes > bytesMax ? 'too-large' : Buffer.concat(chunks)))
    // The caller hung up: there is nobody to answer, and nothing whole to read.
    payload.on('error', () => done(Buffer.alloc(0)))
    payload.once('close', () => done(Buffer.alloc(0)))
  })
}
