/**
 * Opens a listener the way both of ours are: http, or https with the house's certificate; slow
 * callers and idle ones are let go, and everyone is answered in time; a stop lets go of who is idle and waits
 * for who is not, for a while.
 */
import { readFileSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { FastifyCompressOptions } from '@fastify/compress'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Settings } from '../settings.ts'
import { sendBusyPage, wantsPage } from '../page/busy-page.ts'
import { boundAnswers } from './deadline.ts'
import { logFault } from './faults.ts'
import { boundConnection, limitRequests, RETRY_AFTER_S, TooManyRequests } from './request-limit.ts'
import { isShortage } from './shortage.ts'

/**
 * Answers are compressed where a caller takes it. Bodies that come compressed are left as they are: no caller of
 * ours sends one, and what unfolds to any size is nothing to read for strangers.
 */
export const COMPRESSION: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  globalDecompression: false,
}

/**
 * A listener without routes. What a route throws is logged and answered without inner text;
 * `unreadable` answers a request whose address cannot be read.
 */
export function createListener(
  house: House,
  unreadable: (request: FastifyRequest, reply: FastifyReply) => FastifyReply = badRequest,
): FastifyInstance {
  const { settings, listening, connections } = house
  let cutConnections = (): void => {}
  const app = fastify({
    serverFactory: (answer) => {
      const handler = boundConnection(answer, listening.requestsOfConnection)
      // As often as it takes for whoever is late to be let go not much later.
      const options = { connectionsCheckingInterval: Math.ceil(listening.headersMs / 4) }
      const server = settings.tls
        ? createHttps({ ...options, ...encryption(settings.tls, listening.headersMs) }, handler)
        : createHttp(options, handler)
      server.requestTimeout = listening.requestMs
      server.headersTimeout = listening.headersMs
      server.keepAliveTimeout = listening.keepAliveMs
      server.timeout = listening.idleMs
      cutConnections = connections.watch(server)
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
    const cut = setTimeout(cutConnections, listening.closeMs)
    app.server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(cut)
    })
  })
  boundAnswers(app, listening.answerMs)
  limitRequests(app, house)
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof TooManyRequests) {
      reply.code(429).header('retry-after', RETRY_AFTER_S)
      return wantsPage(request)
        ? sendBusyPage(request, reply, 'too-often')
        : reply.send({ message: 'Too Many Requests' })
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (isShortage(error)) {
      reply.code(503).header('retry-after', RETRY_AFTER_S)
      return wantsPage(request)
        ? sendBusyPage(request, reply, 'busy')
        : reply.send({ message: 'Service Unavailable' })
    }
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

/** Until its handshake is done, a connection has said nothing yet: the other deadlines begin after it. */
function encryption({ certPath, keyPath }: NonNullable<Settings['tls']>, handshakeTimeout: number) {
  return { cert: readFileSync(certPath), key: readFileSync(keyPath), handshakeTimeout }
}
