/**
 * A request that asks to become a stream takes the way of every other request first: limits, headers,
 * cookies and routes are the same for it. What is no stream of ours is refused by name.
 */
import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { StreamRefusal } from '#contract/topics.ts'

/** So long the other end of a refused stream may take to close. */
const PARTING_MS = 1_000

export interface Upgrade {
  socket: Duplex
  head: Buffer
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/** What a request brought that wants to become a stream; undefined for a plain one. */
export const upgradeOf = (request: IncomingMessage): Upgrade | undefined => upgrades.get(request)

/** Lets requests for `path` become streams; the route there decides whether they do. */
export function takeUpgrades(app: FastifyInstance, path: string): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until somebody else takes care of it.
    socket.on('error', () => socket.destroy())
    const isStream = request.headers.upgrade?.toLowerCase() === 'websocket'
    const isPlain = request.method === 'GET' || request.method === 'HEAD'
    if (isStream && pathOf(request) !== path)
      return refuse(socket, '404 Not Found', 'unknown-stream')
    // Without a body what else is offered may be passed over, as HTTP allows.
    if (!isPlain) return refuse(socket, '400 Bad Request', 'not-a-stream')
    if (isStream) upgrades.set(request, { socket, head })
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    // The socket of a request, whatever its type says.
    response.assignSocket(socket as Socket)
    response.once('finish', () => letGo(socket))
    app.routing(request, response)
  })
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? ''

/** Before any route. */
function refuse(socket: Duplex, status: string, refusal: StreamRefusal): void {
  const body = bodyOf(refusal)
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  letGo(socket)
}

/** Its listener has forgotten it: an other end that keeps its half open is cut here. */
function letGo(socket: Duplex): void {
  socket.end()
  const cut = setTimeout(() => socket.destroy(), PARTING_MS)
  socket.once('close', () => clearTimeout(cut))
}

const bodyOf = (refusal: StreamRefusal): string => JSON.stringify({ refusal })

/** By a route, in the same words. */
export function refuseStream(
  reply: FastifyReply,
  status: number,
  refusal: StreamRefusal,
): FastifyReply {
  if (status === 426) reply.header('upgrade', 'websocket')
  return reply.code(status).type('application/json; charset=utf-8').send(bodyOf(refusal))
}

const KEY = /^[+/0-9A-Za-z]{22}==$/

/** Is the handshake one that the library takes? It would refuse any other in words of its own. */
export function isHandshake({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['sec-websocket-version'] === '13' &&
    KEY.test(headers['sec-websocket-key'] ?? '') &&
    headers['sec-websocket-protocol'] === undefined
  )
}
