/** For what is signed: a signature is over the very bytes that came, so nothing may parse them first. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Every body under `door` comes as its bytes, whatever it says that it is. */
export function takeRawBodies(door: FastifyInstance, bytesMax: number): void {
  door.removeAllContentTypeParsers()
  door.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: bytesMax },
    (_request, body, done) => done(null, body),
  )
}

export const rawBodyOf = ({ body }: Pick<FastifyRequest, 'body'>): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0)
