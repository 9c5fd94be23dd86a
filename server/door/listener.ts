/**
 * Opens a listener the way both of ours are: http, or https with the house's certificate; slow
 * callers are let go; a stop lets go of who is idle and waits for who is not.
 */
import { readFileSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import { createServer as createHttps } from 'node:https'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Settings } from '../settings.ts'
import { sendBusyPage, wantsPage } from '../page/busy-page.ts'
import { logFault } from './faults.ts'
import { limitRequests, RETRY_AFTER_S, TooManyRequests } from './request-limit.ts'

const REQUEST_MS_MAX = 30_000
const HEADERS_MS_MAX = 15_000
const KEEP_ALIVE_MS = 72_000

/**
 * A listener without routes. What a route throws is logged and answered without inner text;
 * `unreadable` answers a request whose address cannot be read.
 */
export function createListener(
  house: House,
  unreadable: (request: FastifyRequest, reply: FastifyReply) => FastifyReply = badRequest,
): FastifyInstance {
  const { settings } = house
  const app = fastify({
    serverFactory: (handler) => {
      const server = settings.tls
        ? createHttps(certificate(settings.tls), handler)
        : createHttp(handler)
      server.requestTimeout = REQUEST_MS_MAX
      server.headersTimeout = HEADERS_MS_MAX
      server.keepAliveTimeout = KEEP_ALIVE_MS
      return server
    },
    trustProxy: settings.trustProxy ?? false,
    // Addresses that no route can be looked up by: broken percent-encoding, an endless parameter.
    frameworkErrors: (_error, request, reply) => void unreadable(request, reply),
    forceCloseConnections: 'idle',
    logger: false,
  })
  app.addHook('preClose', async () => {
    // A caller whose answer was on its way falls idle only later, and would hold the stop up.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    app.server.once('close', () => clearInterval(sweep))
  })
  limitRequests(app, house)
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof TooManyRequests) {
      reply.code(429).header('retry-after', RETRY_AFTER_S)
      return wantsPage(request)
        ? sendBusyPage(request, reply)
        : reply.send({ message: 'Too Many Requests' })
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    // Whoever opens pages is told as they are of an address that cannot be read, not in our words.
    if (status < 500 && wantsPage(request)) return unreadable(request, reply)
    if (status < 500) return badRequest(request, reply, status)
    logFault(house, { route: request.routeOptions.url }, error)
    return reply.code(500).send({ message: 'Internal Server Error' })
  })
  return app
}

function badRequest(_request: FastifyRequest, reply: FastifyReply, status = 400): FastifyReply {
  return reply.code(status).send({ message: 'Bad Request' })
}

function certificate({ certPath, keyPath }: NonNullable<Settings['tls']>) {
  return { cert: readFileSync(certPath), key: readFileSync(keyPath) }
}
