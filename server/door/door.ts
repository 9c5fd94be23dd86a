/**
 * A door of business calls: one registry, one audience, one way to know who calls. What every door has
 * in common stands here: a call is read, its caller found, it is answered, and every "no" and every
 * fault becomes a reply. A fault is logged under an id and says nothing of itself to the caller. It
 * knows no caller by kind, and no call by name.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCallSpec } from '#contract/call.ts'
import { Refused } from '#contract/refusals.ts'
import type { Lang } from '../context.ts'
import type { House } from '../house.ts'
import { bodyOf, takeBodies, type Body } from './body.ts'
import { findCall, runCall, type CallContext, type CallSet, type Connection } from './call.ts'
import { refusalReply, type Reply } from './envelope.ts'
import { logFault, refusalOf } from './faults.ts'
import { TooManyRequests } from './request-limit.ts'

/** A call as it was sent: nothing in it has been believed yet. */
export interface SentCall {
  name: string
  data: Record<string, unknown>
}

/** A call that came in, and which one it is. */
export interface Arrival<Sent extends SentCall> {
  request: FastifyRequest
  reply: FastifyReply
  sent: Sent
  spec: AnyCallSpec
  lang: Lang
}

export interface Door<C extends CallContext, Sent extends SentCall = SentCall> {
  /** Stands before its calls in the log and in `/metrics`; the members' door has none. */
  label: string
  callSet: CallSet<C>
  /** Refuses a request before a byte of its body is read as anything. */
  admit(request: FastifyRequest): Promise<void>
  /** The call in a request, or the refusal of what is none. */
  read(request: FastifyRequest, body: Body): Sent
  /** In which language a caller is answered; before the call is read, by the request alone. */
  langOf(request: FastifyRequest, sent: Sent | null): Lang
  /** Finds who calls, and refuses who may not call now. Answers what the answer will be given. */
  identify(arrival: Arrival<Sent>): Promise<(connection: Connection) => C>
  /** When a call is worked on, where its door lets some wait; without it, at once. */
  inTurn?: (request: FastifyRequest, work: () => Promise<Reply>) => Promise<Reply>
  /** A reply as it leaves. */
  write(reply: Reply): { status: number; body: unknown }
}

/** Answers the door's calls at these paths of `app`; whatever else is asked there is an unknown call. */
export function openDoor<C extends CallContext, Sent extends SentCall>(
  app: FastifyInstance,
  house: House,
  door: Door<C, Sent>,
  paths: readonly string[],
): void {
  takeBodies(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  const send = (reply: FastifyReply, answered: Reply): FastifyReply => {
    const { status, body } = door.write(answered)
    return reply.code(status).send(body)
  }
  for (const path of paths)
    app.post(path, async (request, reply) => send(reply, await answer(house, door, request, reply)))
  app.all('/*', (request, reply) => {
    const about = { call: 'unknown', lang: door.langOf(request, null), began: performance.now() }
    return send(reply, refuse(house, door.label, new Refused('unknown-call'), about))
  })
  // What the HTTP layer itself cannot read (a content type that is none) is not JSON either.
  app.setErrorHandler((error, request, reply) => {
    const about = { call: 'unknown', lang: door.langOf(request, null), began: performance.now() }
    return send(reply, fail(house, door.label, unreadable(error), about))
  })
}

/** What the HTTP layer says of a request, as one of our refusals; anything else is a fault. */
function unreadable(error: unknown): unknown {
  if (error instanceof TooManyRequests) return new Refused('too-many-calls')
  const isTheirs = error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500
  return isTheirs ? new Refused('not-json') : error
}

/** What is known of a call when it ends. */
interface About {
  /** A name of the registry, or `unknown`. */
  call: string
  lang: Lang
  began: number
}

async function answer<C extends CallContext, Sent extends SentCall>(
  house: House,
  door: Door<C, Sent>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Reply> {
  // Until the call itself has said so.
  const about = { call: 'unknown', lang: door.langOf(request, null), began: performance.now() }
  try {
    await door.admit(request)
    const sent = door.read(request, bodyOf(request))
    about.lang = door.langOf(request, sent)
    if (door.callSet.calls.has(sent.name)) about.call = sent.name
    const spec = findCall(door.callSet, sent.name)
    const { lang } = about
    const work = async (): Promise<Reply> => {
      // Answered meanwhile, or gone: nothing is done for whoever was told so, or hears of it no more.
      if (reply.sent || request.raw.socket.destroyed) throw new Refused('busy')
      const contextOn = await door.identify({ request, reply, sent, spec, lang })
      return runCall(door.callSet, { spec, data: sent.data, house, lang, contextOn })
    }
    const done = await (door.inTurn ? door.inTurn(request, work) : work())
    logAnswer(house, door.label, about, done.code)
    return done
  } catch (error) {
    return fail(house, door.label, error, about)
  }
}

function fail(house: House, label: string, error: unknown, about: About): Reply {
  const refused = refusalOf(error)
  if (refused) return refuse(house, label, refused, about)
  const id = logFault(house, { call: label + about.call }, error)
  logAnswer(house, label, about, 500)
  return { result: false, message: 'Internal Server Error', data: { fault: id }, code: 500 }
}

function refuse(house: House, label: string, { refusal, figures }: Refused, about: About): Reply {
  const reply = refusalReply(refusal, figures, about.lang)
  house.log.info({ call: label + about.call, refusal, code: reply.code }, 'refused')
  logAnswer(house, label, about, reply.code)
  return reply
}

function logAnswer(house: House, label: string, { call, began }: About, code: number): void {
  const ms = performance.now() - began
  house.counters.answered(label + call, code, ms / 1000)
  house.log.debug({ call: label + call, code, ms: Math.round(ms * 10) / 10 }, 'answered')
}
