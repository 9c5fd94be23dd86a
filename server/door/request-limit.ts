/**
 * Stands before everything that a listener answers: notes where a request comes from while its
 * connection still says so, and lets one address ask only so often.
 */
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

/** Every request of `app` has an address from here on, and counts. */
export function limitRequests(app: FastifyInstance, { limits, clock }: House): void {
  app.addHook('onRequest', async (request) => {
    // A connection that is gone already has no address, whatever the type says.
    const address = String(request.ip)
    addresses.set(request, address)
    if (!limits.allows('requestsOfAddress', addressKey(address), clock()))
      throw new TooManyRequests()
  })
}

/** Where the request came from; known even when the caller has hung up since. */
export function addressOf(request: FastifyRequest): string {
  return addresses.get(request) ?? 'unknown'
}
