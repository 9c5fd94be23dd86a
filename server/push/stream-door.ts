/**
 * Mounts a stream on a listener. Before anything of it is read: where it comes from, whether there is
 * room, whether it is a stream at all. The address never carries a token, so it carries nothing.
 */
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocket, WebSocketServer } from 'ws'
import type { StreamRefusal } from '#contract/topics.ts'
import { CLOSES } from '#contract/stream-codes.ts'
import { addressKey } from '../door/limits.ts'
import { addressOf } from '../door/request-limit.ts'
import type { House } from '../house.ts'
import type { ServedTopic } from './channel.ts'
import { StreamSocket, type Opening, type SocketAct } from './stream-socket.ts'
import { isHandshake, refuseStream, takeUpgrades, upgradeOf } from './upgrade.ts'

const MESSAGE_BYTES_MAX = 16 * 1024

/** Where the library closes by itself, as at a message that is too large, it says why as the house does. */
class NamingSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code, reason ?? (code === CLOSES['too-large'] ? 'too-large' : undefined))
  }
}

export interface StreamDoor {
  /** Below the prefix of `app`. */
  route: string
  /** The same from the root of the listener. */
  path: string
  topics: ReadonlyMap<string, ServedTopic>
  /** Does a browser say that it comes from a page that may not read here? */
  isForeign(request: FastifyRequest): boolean
  open(message: unknown, request: FastifyRequest, reply: FastifyReply): Opening | null
  /** Does what a message of another type asks for; null where this door knows no such message. */
  act?: SocketAct
}

export function mountStream(app: FastifyInstance, house: House, door: StreamDoor): void {
  const { sockets } = house.push
  const server = new WebSocketServer({
    noServer: true,
    WebSocket: NamingSocket,
    maxPayload: MESSAGE_BYTES_MAX,
    perMessageDeflate: false,
    clientTracking: false,
  })
  takeUpgrades(app, door.path)
  app.get(door.route, async (request, reply) => {
    const upgrade = upgradeOf(request.raw)
    if (upgrade === undefined) return refuseStream(reply, 426, 'not-a-stream')
    const address = addressKey(addressOf(request))
    const [status, refusal] = refusalOf(door, request) ?? [503, null]
    if (refusal !== null) return refuse(house, reply, status, refusal)
    if (!sockets.hasRoomFor(address)) return refuse(house, reply, 503, 'too-many-sockets')
    reply.hijack()
    const { socket: raw, head } = upgrade
    // The socket of a request, whatever its type says.
    reply.raw.detachSocket(raw as Socket)
    server.handleUpgrade(request.raw, raw, head, (ws) => {
      const open = (message: unknown) => door.open(message, request, reply)
      const { topics, act } = door
      sockets.add(new StreamSocket({ house, ws, raw, address, topics, open, act }))
    })
  })
}

function refusalOf(door: StreamDoor, request: FastifyRequest): [number, StreamRefusal] | null {
  if (!isHandshake(request.raw)) return [400, 'not-a-stream']
  if (door.isForeign(request)) return [403, 'foreign-origin']
  return request.url.includes('?') ? [400, 'token-in-address'] : null
}

function refuse(house: House, reply: FastifyReply, status: number, refusal: StreamRefusal) {
  house.log.info({ call: 'stream', refusal }, 'refused')
  return refuseStream(reply, status, refusal)
}
