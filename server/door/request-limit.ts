/**
 * Stands before everything that a listener answers: notes where a request comes from while its
 * connection still says so, and lets one address ask only so often.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { addressKey } from './limits.ts'

/** Thrown before a request is looked at; each door says it in its own words. */
export class TooManyRequests extends Error {
  readonly statusCode = 429
}

/** Whoever was refused may come again so soon: a bucket of the limits has refilled a little. */
export const RETRY_AFTER_S = '1'

const addresses = new WeakMap<FastifyRequest, string>()

/**
 * Before a refusal of too many: whoever floods the house is slowed to what their connections can ask in turn, for the price
 * of a timer. Told at once they would ask again at once, and the house would do little else than refuse.
 */
export async function slowDown({ listening }: Pick<House, 'listening'>): Promise<void> {
  const { refusalMs } = listening
  // Not all of them in the same moment, or they would come again as one.
  if (refusalMs > 0) await pause(refusalMs + randomInt(Math.ceil(refusalMs / 2)))
}

/** Every request of `app` has an address from here on, and counts. */
export function limitRequests(app: FastifyInstance, house: House): void {
  const { limits, clock } = house
  app.addHook('onRequest', async (request) => {
    // A connection that is gone already has no address, whatever the type says.
    const address = String(request.ip)
    addresses.set(request, address)
    if (limits.allows('requestsOfAddress', addressKey(address), clock())) return
    await slowDown(house)
    throw new TooManyRequests()
  })
}

/**
 * Whoever sends request upon request on one connection and waits for no answer is let go. It stands before everything: what
 * came with one read is there at once, and nothing is made of what is beyond the bound.
 */
export function boundConnection(answer: RequestListener, underWayMax: number): RequestListener {
  const underWay = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (underWay.get(socket) ?? 0) + 1
    if (count > underWayMax) return void socket.destroy()
    underWay.set(socket, count)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    answer(request, response)
  }
}

/** Where the request came from; known even when the caller has hung up since. */
export function addressOf(request: FastifyRequest): string {
  return addresses.get(request) ?? 'unknown'
}
