/**
 * The one way to ask the platform for something:
 *
 *   const games = await send('casino/games_list', { limit: 48 })       // a list: { data, pagination }
 *   await send('user/logout', {})                                      // anything else: its data
 *
 * It wraps the envelope, carries out what an answer asks for (refresh, log out, maintenance), tells
 * the member what they have to know, and makes stale what a success has changed. A refusal is thrown
 * as `CallRefused`, a lost answer as `CallFailed` or the network's own error.
 */
import type { BuiltName, Output, Payload } from '#contract/registry.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { isOwnLimit, readBound } from '#contract/stake-bound.ts'
import { surface, type Surface } from '#contract/surface.ts'
import { auth } from '#web/state/auth.ts'
import { isUnderMaintenance } from '#web/state/maintenance.ts'
import { storedSession, type StoredSession } from '#web/state/session.ts'
import { readStored } from '#web/state/stored.ts'
import { endSession, enterMaintenance, sendAway } from './consequences.ts'
import { envelopeOf } from './envelope.ts'
import { forgetStale } from './memory.ts'
import { refreshSession, refreshUnderWay } from './refresh.ts'
import { proveAgain } from './proof.ts'
import { evaluateReply, readReply, valueOf, type Reply, type Verdict } from './reply.ts'
import { failureToastMs, notifyLimit, notifyReply } from './notify.ts'
import { CallFailed, postCall } from './transport.ts'
import { startWaiting } from './waiting.ts'

/** An expected "no". `message` is what the member reads. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly refusal: RefusalName | null
  /** What stands in `data` beside the refusal's name: figures, the fields that failed. */
  readonly figures: Readonly<Record<string, unknown>>

  constructor(verdict: Extract<Verdict, { kind: 'refused' }>, reply: Reply) {
    super(verdict.message)
    this.refusal = verdict.refusal
    this.figures = typeof reply.data === 'object' ? { ...reply.data } : {}
  }
}

export interface SendOptions {
  /** Nothing is told, neither success nor failure: start-up, polling, screens with words of their own. */
  silent?: boolean
  /** The words of a success, or false for none. Default: the reply's own message, for writes only. */
  success?: string | false
  /** In place of the stored session: a login's that waits for its second factor. */
  session?: StoredSession
  /** Carries no session, whoever is here: what is answered is the same for everyone. */
  asVisitor?: boolean
  /** An expired session is the end of it: nothing is refreshed, nothing is asked a second time. */
  once?: true
  /** Reaches the house although the page that sent it is left. */
  outlivesPage?: true
}

/** Calls that carry no session: those that begin or restore one, and what is the same for everyone. */
const ANONYMOUS: readonly string[] = [
  'user/login',
  'user/passkey_login',
  'user/refresh_session',
  'maintenance/check_status',
  'habanero/getJackpots',
  'cmscontroller/getTournaments',
]

/** Answers themselves end here; the rest of the site only sees what came of them. */
export async function send<N extends BuiltName>(
  name: N,
  payload: Payload<N>,
  options: SendOptions = {},
): Promise<Output<N>> {
  const traits: Surface = surface[name]
  const stopWaiting = traits.quiet === true ? () => {} : startWaiting()
  try {
    // By the contract: lists answer data and pagination, everything else its data.
    return (await answerOf(name, payload, traits, options)) as Output<N>
  } catch (error) {
    logFailure(name, error)
    throw error
  } finally {
    stopWaiting()
  }
}

async function answerOf(name: string, payload: object, traits: Surface, options: SendOptions) {
  const request: Asked = { name, traits, options }
  const session = options.session ?? (await sessionFor(name, options))
  const reply = await ask(request, payload, session)
  const verdict = evaluateReply(reply, traits)
  if (!(await isMended(request, verdict, session))) return settle(request, verdict, reply)
  const second = await ask(request, payload, await sessionFor(name, options))
  return settle(request, evaluateReply(second, traits), second)
}

/** Was whatever stood in the way taken out of it, so that the call is worth a second try? */
async function isMended(
  { name, options }: Asked,
  verdict: Verdict,
  session: StoredSession | null,
): Promise<boolean> {
  if (verdict.kind !== 'refused') return false
  if (verdict.refusal === 'proof-needed') return proveAgain()
  if (verdict.then !== 'refresh' || options.once === true) return false
  if (isAboutAnother(name, options)) return false
  // A call that carries no session can only mean the stored one.
  return refreshSession(session ?? storedSession())
}

/** An expired session that is not the member's own: start-up's ping, a login that waits for a code. */
const isAboutAnother = (name: string, { session }: SendOptions): boolean =>
  name === 'system/ping' || session !== undefined

/** Whoever is leaving need not hear that they had been gone. */
const isNoNews = (name: string, options: SendOptions): boolean =>
  name === 'user/logout' || isAboutAnother(name, options)

/** The session to send: the stored one, or one redeemed from the auth value, or none. */
async function sessionFor(name: string, options: SendOptions): Promise<StoredSession | null> {
  if (options.asVisitor === true || ANONYMOUS.includes(name)) return null
  await refreshUnderWay()
  const session = storedSession()
  if (session !== null || readStored('bnwUserAuth') === null) return session
  if (!(await refreshSession(null))) endSession('announced')
  return storedSession()
}

async function ask(
  { name, options }: Asked,
  payload: object,
  session: StoredSession | null,
): Promise<Reply> {
  const lang = auth.getState().language.lang
  const envelope = envelopeOf(name, { ...payload }, { session, lang })
  const reply = readReply(await postCall(envelope, options.outlivesPage === true))
  if (reply === null) throw new CallFailed(`${name} answered no envelope`)
  return reply
}

interface Asked {
  name: string
  traits: Surface
  options: SendOptions
}

/** The shared handler of every answer. */
function settle({ name, traits, options }: Asked, verdict: Verdict, reply: Reply): unknown {
  if (verdict.kind !== 'refused') {
    if (traits.stale !== undefined) forgetStale(traits.stale)
    if (verdict.kind === 'done') notifySuccess(traits, options, verdict.message)
    return valueOf(reply, verdict, traits)
  }
  const { refusal, then } = verdict
  // Whoever would not give their password again knows why nothing came of it.
  // What a reality check says is said by its dialog.
  const isQuiet =
    options.silent === true || refusal === 'proof-needed' || refusal === 'reality-check'
  if (then === 'refresh') {
    if (!isNoNews(name, options)) sessionIsOver(verdict.message)
  } else if (then === 'maintenance') enterMaintenance()
  else if (!isQuiet && isOwnLimit(readBound(reply.data)))
    notifyLimit(verdict.message, () => sendAway('/control'))
  else if (!isQuiet) notifyReply('negative', verdict.message, { timeoutMs: failureToastMs(name) })
  if (refusal === 'member-paused') auth.setState({ restricted: true })
  if (refusal === 'reality-check') auth.setState({ checkDue: true })
  if (then === 'log-out') endSession('no-access')
  if (then === 'log-out-silently') endSession('silent')
  throw new CallRefused(verdict, reply)
}

/** Nothing could bring the session back: why, then that they are logged out, whoever asked. */
function sessionIsOver(message: string): void {
  if (auth.getState().user !== null) notifyReply('negative', message)
  endSession('announced')
}

function notifySuccess(traits: Surface, options: SendOptions, message: string): void {
  if (traits.write !== true || options.silent === true || options.success === false) return
  notifyReply('positive', options.success ?? message)
}

/** Silent to the member, never lost to the developer. */
function logFailure(name: string, error: unknown): void {
  if (error instanceof CallRefused || isUnderMaintenance()) return
  // oxlint-disable-next-line no-console -- this is where lost answers are meant to be found
  console.error(`[kasa] ${name} failed:`, error)
}
