/**
 * The game server's door: the calls of the game protocol under `/rgs`, open to every origin without
 * credentials. A refusal is a status of 400 or 500 and a body that names it; a success never carries
 * the key `error`. Nothing a game sends can make a fault of ours. Who asks too often gets status 429
 * and nothing happened: the game may ask the same again.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FREE_ROUND, GAME_ERRORS, type GameError } from '#contract/games/game-protocol.ts'
import { createPipeline, type Pipeline } from '../../database/pipeline.ts'
import { floorActs, floorRoutes } from '../../floor/routes.ts'
import type { House } from '../../house.ts'
import type { DemoRounds } from '../../round/play/demo.ts'
import { findBound, publishCheckDue } from '../../protection/refused-stake.ts'
import { memberScope } from '../../push/source.ts'
import { gameStream } from '../../push/game-stream.ts'
import { roundCalls } from '../../round/play/calls.ts'
import { gameCalls } from '../../round/publish/game-calls.ts'
import { GameRefused } from '../../game-session/game-refused.ts'
import { demoJurisdictionOf, jurisdictionOf } from '../../round/play/jurisdictions.ts'
import { replay } from '../../round/play/replay.ts'
import type { Rounds } from '../../round/play/rounds.ts'
import { memberOfToken } from '../../game-session/token.ts'
import { logFault, refusalOf } from '../faults.ts'
import { refusalText } from '../refusal-text.ts'
import { addressKey } from '../limits.ts'
import { GAME_BODIES, readGameBody } from './rgs-bodies.ts'
import { addressOf, RETRY_AFTER_S, TooManyRequests } from '../request-limit.ts'

const BODY_BYTES_MAX = 16 * 1024

/** Mounts the game server on the games' listener. */
export async function mountGameServer(app: FastifyInstance, house: House): Promise<void> {
  await app.register(async (rgs) => gameServer(rgs, house), { prefix: '/rgs' })
}

async function gameServer(rgs: FastifyInstance, house: House): Promise<void> {
  const rounds = roundsOf(house)
  openToAll(rgs)
  countAnswers(rgs, house)
  readBodies(rgs)
  takeTurns(rgs, house)
  rgs.setErrorHandler(async (error, request, reply) => refusal(house, error, request, reply))
  rgs.setNotFoundHandler(async (_request, reply) => send(reply, 'ERR_VAL', 404))
  const acts = floorActs(house)
  gameStream(rgs, house, acts)
  await rgs.register(async (floor) => floorRoutes(floor, house, acts))
  const callsOf = gameCalls(rounds, demoRoundsOf(house))
  rgs.post('/wallet/authenticate', BARE, ({ body }) => {
    const { sessionID } = readGameBody(GAME_BODIES['wallet/authenticate'], body)
    return callsOf(sessionID).authenticate(sessionID)
  })
  rgs.post('/wallet/balance', BARE, ({ body }) => {
    const { sessionID } = readGameBody(GAME_BODIES['wallet/balance'], body)
    return callsOf(sessionID).balance(sessionID)
  })
  rgs.post('/wallet/play', BARE, ({ body }) => {
    const bet = readGameBody(GAME_BODIES['wallet/play'], body)
    // Only a seat known to be the member's counts, so that nobody uses up another's plays.
    const memberId = rounds.seats.get(bet.sessionID)?.token.memberId
    if (memberId !== undefined) holdBack(house, String(memberId))
    const played = moneyMoved(house, bet.sessionID, callsOf(bet.sessionID).play(bet))
    return played.then(
      (reply) => publishFreeRound(house, bet.sessionID, reply),
      (error: unknown) => refuseWithBound(house, bet, error),
    )
  })
  rgs.post('/wallet/end-round', BARE, ({ body }) => {
    const { sessionID, requestId } = readGameBody(GAME_BODIES['wallet/end-round'], body)
    return moneyMoved(house, sessionID, callsOf(sessionID).endRound(sessionID, requestId))
  })
  rgs.post('/bet/event', BARE, ({ body }) => {
    const mark = readGameBody(GAME_BODIES['bet/event'], body)
    return callsOf(mark.sessionID).markEvent({ ...mark, event: String(mark.event) })
  })
  rgs.get<{ Params: Record<'game' | 'version' | 'mode' | 'event', string> }>(
    '/bet/replay/:game/:version/:mode/:event',
    async ({ params }) => replay(rounds, params),
  )
  // Without it another verb on a known address would go on to the games' files.
  for (const url of ['', '/*'])
    rgs.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: async (_request, reply) => send(reply, 'ERR_VAL', 404),
    })
}

/**
 * Told once the answer is there: what moved is committed then, and may be where the answer was lost on its way from the database. Play
 * money is nobody's business.
 */
async function moneyMoved<T>({ push }: House, sessionID: string, answer: Promise<T>): Promise<T> {
  const publish = (): void => {
    const memberId = memberOfToken(sessionID)
    if (memberId === null) return
    push.touch('balance', memberScope(memberId))
    push.touch('jackpots')
  }
  try {
    const reply = await answer
    publish()
    return reply
  } catch (error) {
    if (!(error instanceof GameRefused)) publish()
    throw error
  }
}

/** A free round moves no balance until it is paid, and none at all where it wins nothing. */
function publishFreeRound<T extends object>({ push }: House, sessionID: string, reply: T): T {
  const memberId = memberOfToken(sessionID)
  if (memberId !== null && 'freeRounds' in reply)
    push.publish('changes', memberScope(memberId), { calls: ['bonus/active'] })
  return reply
}

/** A refused stake is told with what it met; whatever else went wrong stays what it was. */
async function refuseWithBound(
  house: House,
  { sessionID, mode }: { sessionID: string; mode: string },
  error: unknown,
): Promise<never> {
  const memberId = memberOfToken(sessionID)
  if (memberId === null || !(error instanceof GameRefused) || error.refusal === undefined)
    throw error
  if (error.refusal === 'reality-check') publishCheckDue(house.push, memberId)
  const isFree = mode === FREE_ROUND
  const refused = { memberId, refusal: error.refusal, now: house.clock(), isFree }
  const bound = await findBound(house.database.money.db, refused, Number)
  throw new GameRefused(error.error, error.refusal, bound)
}

function holdBack({ limits, clock }: House, player: string): void {
  if (!limits.allows('playsOfMember', player, clock())) throw new TooManyRequests()
}

function roundsOf(house: House): Rounds {
  const { database, games, clock, settings } = house
  const { pool } = database.money
  const pipeline = createPipeline(database.pipelined)
  const apart: Pipeline = (statement) => database.pipelined.query(statement)
  const jurisdiction = jurisdictionOf(settings.playProfile)
  const cycleMs = jurisdiction.minimumRoundDuration
  return {
    pool,
    calls: roundCalls({ pool, pipeline, apart, clock, cycleMs }),
    games,
    jurisdiction,
    clock,
    isClosed: (call) => house.isClosed(call),
    seats: new Map(),
  }
}

function demoRoundsOf(house: House): DemoRounds {
  const { database, games, clock, settings } = house
  return {
    db: database.db,
    games,
    jurisdiction: demoJurisdictionOf(settings.playProfile),
    clock,
    isClosed: (call) => house.isClosed(call),
    holdBack: (sessionID) => holdBack(house, sessionID),
  }
}

/** A call's reply is short and no page: nothing of it is compressed or weighed for a browser to show. */
const BARE = { compress: false, helmet: false } as const

const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const

/** A game may be served from anywhere; nothing here reads a cookie. */
function openToAll(rgs: FastifyInstance): void {
  // On sending, so that refusals from before any route carry them too.
  rgs.addHook('onSend', async (_request, reply) => {
    const kept = reply.getHeader('cache-control') ?? OPEN['cache-control']
    reply.headers({ ...OPEN, 'cache-control': kept })
  })
  rgs.options('/*', async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .code(204)
      .send(),
  )
}

/** Counts and notes every answer, by route and outcome; never by what was sent. */
function countAnswers(rgs: FastifyInstance, { counters, log }: House): void {
  rgs.addHook('onResponse', async (request, reply) => {
    const call = callOf(request)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const outcome = reply.statusCode === 429 ? 'LIMITED' : (refusals.get(reply) ?? 'SUCCESS')
    counters.gameAnswered(call, outcome, reply.elapsedTime / 1000)
    log.debug({ call, outcome, ms }, 'game server answered')
  })
}

/** `rgs/wallet/play`, or `rgs/unknown` for what no route takes. */
function callOf({ routeOptions: { url = '' } }: FastifyRequest): string {
  const known = url.replace(/^\/rgs\//, '').split('/:')[0] ?? ''
  return `rgs/${known === '' || url.endsWith('*') || !url.startsWith('/rgs/') ? 'unknown' : known}`
}

/** A play's turn is over when it is answered. */
function takeTurns(rgs: FastifyInstance, { turns }: House): void {
  rgs.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return
    const leave = await turns.enter(addressKey(addressOf(request)))
    // Answered or gone; whoever went while it waited is gone already.
    if (reply.sent || reply.raw.destroyed) leave()
    else reply.raw.once('close', leave)
  })
}

/** Whatever content type a client names, the body is JSON or it is nothing. */
function readBodies(rgs: FastifyInstance): void {
  rgs.removeAllContentTypeParsers()
  rgs.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
    (_request, body, done) => done(null, body),
  )
}

function refusal(house: House, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof GameRefused) return send(reply, error.error, undefined, error)
  if (error instanceof TooManyRequests)
    return send(reply.header('retry-after', RETRY_AFTER_S), 'ERR_GEN', 429)
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status < 500) return send(reply, 'ERR_VAL')
  if (refusalOf(error)?.refusal === 'busy') {
    house.log.info({ route: request.routeOptions.url, refusal: 'busy' }, 'refused')
    return send(reply, 'ERR_GEN')
  }
  logFault(house, { route: request.routeOptions.url }, error, 'fault of the game server')
  return send(reply, 'ERR_GEN')
}

const refusals = new WeakMap<FastifyReply, GameError>()

/** Before any route: an address that cannot be read, or is longer than any of ours. */
export function refuseAddress(reply: FastifyReply): FastifyReply {
  return send(reply.headers(OPEN), 'ERR_VAL', 400)
}

function send(
  reply: FastifyReply,
  error: GameError,
  status?: number,
  { refusal, bound }: Partial<Pick<GameRefused, 'refusal' | 'bound'>> = {},
): FastifyReply {
  const { http, message } = GAME_ERRORS[error]
  refusals.set(reply, error)
  return reply.code(status ?? http).send({
    error,
    message: refusal ? refusalText(refusal, bound ?? null, 'en', 'micro') : message,
    ...bound,
    ...(refusal && { refusal }),
    status: { statusCode: error, statusMessage: message },
  })
}
