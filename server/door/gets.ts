/**
 * The plain GETs beside the endpoint: bare JSON, the same for every caller, no session and no body read.
 * They speak by HTTP status and not in the envelope: too many of one address is 429, as elsewhere.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GetAnswer, GetPath } from '#contract/calls/site.ts'
import type { House } from '../house.ts'
import { placeOf } from '../place.ts'
import { addressKey } from './limits.ts'
import { addressOf, slowDown, TooManyRequests } from './request-limit.ts'
import { isUnderMaintenance } from '../site/site-state.ts'

type Gets = { readonly [P in GetPath]: (request: FastifyRequest) => Promise<GetAnswer<P>> }

/** Mounts every GET of the contract. */
export async function gets(app: FastifyInstance, house: House): Promise<void> {
  const answers: Gets = {
    'public-key': async () => house.keys.publicJwk,
    'check-maintenance': async () => {
      const status = await isUnderMaintenance(house.database.db)
      return { status, version: VERSION, message: status ? 'This site is under maintenance' : '' }
    },
    licenses: async () => ({ status: true, data: house.settings.demo ? [DEMO_LICENCE] : [] }),
    'ip-info': async (request) => {
      const ip = addressOf(request)
      return { ip, country: await placeOf(ip) }
    },
  }
  for (const [path, answer] of Object.entries(answers))
    app.get(`/v1/${path}`, async (request, reply) => {
      const address = addressKey(addressOf(request))
      if (!house.limits.allows('callsOfAddress', address, house.clock())) {
        await slowDown(house)
        throw new TooManyRequests()
      }
      return reply.header('cache-control', 'no-store').send(await answer(request))
    })
}

export const VERSION = '0.1.0'

const DEMO_LICENCE = { title: 'Demo, play money, no licence', number: '', url: '', image: '' }
