/**
 * Stands before everything that a listener answers: notes where a request comes from while its
 * connection still says so, and lets one address ask only so often.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { addressKey } from './limits.ts'

/** Thrown before a request is looked at; each door says it in its own words. */
export class TooManyRequests extends Error {
  readonly statusCode = 429
}

/** Whoever was refused may come again so soon: a bucket of the limits has refilled a little. */
export const RETRY_AFTER_S = '1'

const addresses = new WeakMap<FastifyRequest, string>()
const underWay = new WeakMap<Socket, number>()

/**
 * Before a refusal of too many: whoever floods the house is slowed to what their connections can ask in turn, for the price
 * of a timer. Told at once they would ask again at once, and the house would do little else than refuse.
 */
export async function slowDown({ listening }: Pick<House, 'listening'>): Promise<void> {
  if (listening.refusalMs > 0) await pause(listening.refusalMs)
}

/** Every request of `app` has an address from here on, and counts. */
export function limitRequests(app: FastifyInstance, house: House): void {
  const { limits, clock } = house
  app.addHook('onRequest', async (request, reply) => {
    boundConnection(request, reply, house)
    // A connection that is gone already has no address, whatever the type says.
    const address = String(request.ip)
    addresses.set(request, address)
    if (limits.allows('requestsOfAddress', addressKey(address), clock())) return
    await slowDown(house)
    throw new TooManyRequests()
  })
}

/** Whoever sends request upon request on one connection and waits for no answer is let go. */
function boundConnection(
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  { listening }: House,
): void {
  const count = (change: 1 | -1): number => {
    const now = (underWay.get(socket) ?? 0) + change
    underWay.set(socket, now)
    return now
  }
  reply.raw.once('close', () => count(-1))
  if (count(1) > listening.requestsOfConnection) socket.destroy()
}

/** Where the request came from; known even when the caller has hung up since. */
export function addressOf(request: FastifyRequest): string {
  return addresses.get(request) ?? 'unknown'
}
