/**
 * The one door of business calls. Every "no" leaves it inside the envelope with HTTP 200; HTTP 500
 * is left for defects, which are logged under an id and say nothing of themselves to the caller.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '#contract/refusals.ts'
import { calls } from '#contract/registry.ts'
import { noteActivity } from '../account/sessions.ts'
import type { Lang } from '../context.ts'
import type { House } from '../house.ts'
import { bodyOf, takeBodies } from './body.ts'
import { browserOf, visitorOf } from './browser-cookie.ts'
import { findCall, runCall } from './call.ts'
import { callerOf } from './caller.ts'
import {
  badPayload,
  langOf,
  readEnvelope,
  refusalReply,
  type Asked,
  type Reply,
} from './envelope.ts'
import { isFromElsewhere } from './origins.ts'
import { addressKey } from './limits.ts'
import { pageLang } from './page-lang.ts'
import { addressOf, TooManyRequests } from './request-limit.ts'
import { isShortage } from './shortage.ts'

/** Mounts `POST /v1`; whatever else is asked under its prefix is an unknown call. */
export async function endpoint(app: FastifyInstance, house: House): Promise<void> {
  takeBodies(app)
  app.addHook('onSend', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (bodyOf(request) === 'endless') reply.header('connection', 'close')
  })
  app.post('/v1', (request, reply) => answer(house, request, reply))
  app.all('/*', async (request) =>
    refuse(house, new Refused('unknown-call'), pageLang(request), 'unknown', performance.now()),
  )
  // What the HTTP layer itself cannot read (a content type that is none) is not JSON either.
  app.setErrorHandler(async (error, request, reply) => {
    const began = performance.now()
    const lang = pageLang(request)
    if (error instanceof TooManyRequests) {
      const refused = new Refused('too-many-calls')
      return reply.code(200).send(refuse(house, refused, lang, 'unknown', began))
    }
    const isTheirs =
      error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500
    if (!isTheirs) return fail(house, reply, error, 'unknown', began)
    return reply.code(200).send(refuse(house, new Refused('not-json'), lang, 'unknown', began))
  })
}

async function answer(house: House, request: FastifyRequest, reply: FastifyReply): Promise<Reply> {
  const began = performance.now()
  // Until the call itself has said so.
  let lang: Lang = pageLang(request)
  let name = 'unknown'
  try {
    admit(house, request)
    const asked = readEnvelope(bodyOf(request))
    lang = langOf(asked)
    if (calls.has(asked.name)) name = asked.name
    const done = await run(house, request, reply, asked, lang)
    told(house, name, done.code, began)
    return done
  } catch (error) {
    const refused = refusedFrom(error)
    if (refused) return refuse(house, refused, lang, name, began)
    return fail(house, reply, error, name, began)
  }
}

/** Before a byte of the body is read as anything. */
function admit(house: House, request: FastifyRequest): void {
  if (isFromElsewhere(house.settings, request)) throw new Refused('foreign-origin')
  const address = addressKey(addressOf(request))
  if (!house.limits.allows('callsOfAddress', address, house.clock()))
    throw new Refused('too-many-calls')
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new Refused('not-json')
  if (request.headers['panel'] !== 'frontend')
    throw badPayload([{ field: 'panel', problem: 'invalid_value' }])
}

async function run(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, data, user }: Asked,
  lang: Lang,
): Promise<Reply> {
  const ip = addressOf(request)
  const now = house.clock()
  const spec = findCall(name)
  const browser = browserOf(house, request, reply)
  const caller = await callerOf(house, user, browser, ip)
  const { member, session } = caller
  if (member && !house.limits.allows('callsOfMember', String(member.id), now))
    throw new Refused('too-many-calls')
  if (await house.isClosed(spec.name)) throw new Refused('maintenance')
  if (member && session && !spec.quiet)
    await noteActivity(house.database.db, member.id, session, now)
  return runCall(spec, data, {
    house,
    lang,
    ip,
    now,
    browser,
    visitor: visitorOf(house, request, reply),
    ...caller,
  })
}

function refusedFrom(error: unknown): Refused | null {
  if (error instanceof Refused) return error
  return isShortage(error) ? new Refused('busy') : null
}

function refuse(
  house: House,
  { refusal, figures }: Refused,
  lang: Lang,
  call: string,
  began: number,
): Reply {
  const reply = refusalReply(refusal, figures, lang)
  house.log.info({ call, refusal, code: reply.code }, 'refused')
  told(house, call, reply.code, began)
  return reply
}

function fail(
  house: House,
  reply: FastifyReply,
  error: unknown,
  call: string,
  began: number,
): Reply {
  const id = randomUUID()
  house.log.error({ call, fault: id, err: error }, 'fault')
  house.counters.fault()
  told(house, call, 500, began)
  reply.code(500)
  return { result: false, message: 'Internal Server Error', data: { fault: id }, code: 500 }
}

function told(house: House, call: string, code: number, began: number): void {
  const ms = performance.now() - began
  house.counters.answered(call, code, ms / 1000)
  house.log.debug({ call, code, ms: Math.round(ms * 10) / 10 }, 'answered')
}
