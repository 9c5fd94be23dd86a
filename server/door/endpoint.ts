/**
 * The members' door: the site's calls, in the envelope. Every "no" leaves it with HTTP 200; HTTP 500 is
 * left for defects. It answers nobody who comes from another page than the site's own.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '#contract/refusals.ts'
import { noteActivity } from '../account/login/sessions.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { pageLang } from '../page/page-lang.ts'
import { browserOf, visitorOf } from './browser-cookie.ts'
import { connectionsFor, type Connection } from './call.ts'
import { callerOf } from './caller.ts'
import { openDoor, type Arrival, type Door } from './door.ts'
import { langOf, readEnvelope, type Envelope } from './envelope.ts'
import { addressKey } from './limits.ts'
import { MEMBER_CALLS } from './member-calls.ts'
import { isFromElsewhere } from './origins.ts'
import { badPayload } from './payload.ts'
import { addressOf, slowDown, TooManyRequests } from './request-limit.ts'

/** Mounts `POST /v1`; whatever else is asked under its prefix is an unknown call. */
export async function endpoint(app: FastifyInstance, house: House): Promise<void> {
  openDoor(app, house, memberDoor(house), ['/v1'])
}

function memberDoor(house: House): Door<Context, Envelope> {
  return {
    label: '',
    callSet: MEMBER_CALLS,
    admit: (request) => admit(house, request),
    read: (_request, body) => readEnvelope(body),
    langOf: (request, sent) => (sent ? langOf(sent) : pageLang(request)),
    inTurn: (request, work) =>
      house.turns
        .run(addressKey(addressOf(request)), work)
        // Behind its turn: who asks too often holds up nobody of the same address.
        .catch(async (error: unknown) => {
          if (error instanceof TooManyRequests) await tooManyCalls(house)
          throw error
        }),
    identify: (arrival) => identify(house, arrival),
    write: (reply) => ({ status: reply.code === 500 ? 500 : 200, body: reply }),
  }
}

/** Before a byte of the body is read as anything. */
async function admit(house: House, request: FastifyRequest): Promise<void> {
  if (isFromElsewhere(house.settings, request)) throw new Refused('foreign-origin')
  const address = addressKey(addressOf(request))
  if (!house.limits.allows('callsOfAddress', address, house.clock())) await tooManyCalls(house)
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new Refused('not-json')
  if (request.headers['panel'] !== 'frontend')
    throw badPayload([{ field: 'panel', problem: 'invalid_value' }])
}

async function tooManyCalls(house: House): Promise<never> {
  await slowDown(house)
  throw new Refused('too-many-calls')
}

async function identify(
  house: House,
  { request, reply, sent, spec, lang }: Arrival<Envelope>,
): Promise<(connection: Connection) => Context> {
  const ip = addressOf(request)
  const now = house.clock()
  const browser = browserOf(house, request, reply)
  const { db } = connectionsFor(house, spec)
  const caller = await callerOf(house, db, { user: sent.user, browser, ip })
  const { member, session } = caller
  if (member && !house.limits.allows('callsOfMember', String(member.id), now))
    throw new TooManyRequests()
  if (await house.isClosed(spec.name)) throw new Refused('maintenance')
  if (member && session && !spec.quiet) await noteActivity(db, member.id, session, now)
  const visitor = visitorOf(house, request, reply)
  const socket = socketOf(request)
  return (connection) => ({
    ...connection,
    house,
    lang,
    ip,
    now,
    browser,
    visitor,
    socket,
    ...caller,
  })
}

/** The id that the stream gave to the page's socket. */
function socketOf({ headers: { stream } }: FastifyRequest): string | null {
  return typeof stream === 'string' && stream.length <= SOCKET_ID_CHARACTERS ? stream : null
}

const SOCKET_ID_CHARACTERS = 36
