/**
 * The floor's calls by HTTP, under `/rgs/floor` on the games' origin: the same that a socket of `/rgs/stream` takes. Replies are
 * the envelope's: \`result\`, \`message\`, \`data\`, \`code\`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { FLOOR_ACTS, type FloorOpened, type FloorReply } from '#contract/games/floor-protocol.ts'
import { BOARD_CHIPS_MOST } from '#contract/games/floor-boards.ts'
import type { Lang } from '#contract/languages.ts'
import { REFUSALS, Refused } from '#contract/refusals.ts'
import { readBound } from '#contract/stake-bound.ts'
import { bodyOf, takeBodies } from '../door/body.ts'
import { badPayload, readPayload, wrongFields } from '../door/payload.ts'
import { isShortage } from '../door/shortage.ts'
import { logFault, refusalOf } from '../door/faults.ts'
import { refusalText } from '../door/refusal-text.ts'
import { addressOf, RETRY_AFTER_S, TooManyRequests } from '../door/request-limit.ts'
import type { House } from '../house.ts'
import { wireBalance } from '../game-session/balance.ts'
import { readToken } from '../game-session/token.ts'
import { floorBets, type AskedAct, type FloorBets } from './acts/bets.ts'
import { actInDemo, openDemo } from './demo/acts.ts'
import { isTableDemoToken } from './demo/token.ts'
import { floorKind } from './kinds/kinds.ts'
import { lookAtTable } from './views/looks.ts'
import { pastRoutes } from './views/past.ts'
import { publishedAnswers } from './views/published-answers.ts'
import { PUBLISHED_MAX } from './views/published.ts'
import { boardChip, boardRoutes } from './boards/routes.ts'
import { roomRoutes, type Mount } from './room/routes.ts'
import { seatAt } from './views/state.ts'
import { findTable, FLOOR_VERSION, faceOf } from './tables/tables.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))
const lang = z._default(z.literal(['tr', 'en']), 'tr')
const requestId = z.string().check(z.regex(/^[\w-]{1,64}$/))
const roundNumber = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))

/** What an act is asked with; by a socket its session was said before. */
export const actMessage = z.object({
  type: z.literal('act'),
  act: z.literal(FLOOR_ACTS),
  lang,
  requestId,
  table: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  round: roundNumber,
  /** Which spots there are, its kind says. */
  spot: z.string().check(z.regex(/^[a-z0-9-]{1,24}$/)),
  amount: z._default(z.int().check(z.gte(0), z.lte(1e15)), 0),
  target: z._default(z.nullable(z.int().check(z.gte(101), z.lte(1_000_000))), null),
  half: z._default(z.boolean(), false),
  /** Which decisions there are, its kind says. */
  decision: z._default(z.nullable(z.string().check(z.regex(/^[a-z-]{1,24}$/))), null),
  question: z._default(z.int().check(z.gte(0), z.lte(1_000)), 0),
  /** Of `lay` and `undo`, whose spot is that of their first chip. */
  chips: z._default(z.array(boardChip).check(z.maxLength(BOARD_CHIPS_MOST)), []),
})

export const actBody = z.extend(actMessage, { sessionID: text })
export const openBody = z.object({ sessionID: text, lang })

/** What a process takes of acts, over whichever way. */
export interface FloorActs {
  act(
    message: z.output<typeof actMessage>,
    sessionID: string,
    arrivedAt: Date,
  ): Promise<FloorReply<unknown>>
}

export function floorActs(house: House): FloorActs {
  const bets: FloorBets = floorBets(house)
  return {
    act: ({ lang: words, ...asked }, sessionID, arrivedAt) =>
      replyOf(house, words, asked.requestId, () => {
        const complete: AskedAct = { ...asked, sessionID }
        if (isTableDemoToken(sessionID)) return actInDemo(house, complete, arrivedAt)
        return bets(complete, arrivedAt)
      }),
  }
}

/** On a scope of their own: bodies are taken there by this door's rules, and one that is too large is refused by name. */
export function floorRoutes(scope: FastifyInstance, house: House, acts: FloorActs): void {
  takeBodies(scope)
  scope.setErrorHandler((error, request, reply) => {
    const words = headerLang(request)
    if (error instanceof TooManyRequests)
      return send(reply.header('retry-after', RETRY_AFTER_S), refusal('too-many-calls', words))
    if (refusalOf(error)?.refusal !== 'busy') throw error
    return send(reply, refusal('busy', words))
  })
  const mount: Mount = (path, schema, work) => {
    scope.post(path, BARE, async (request, reply) => {
      const read = readAsked(schema, request)
      if (read.refused) return send(reply, read.refused)
      const { asked } = read
      return send(reply, await replyOf(house, asked.lang, undefined, () => work(asked)))
    })
  }
  mount('/floor/open', openBody, ({ sessionID }) =>
    isTableDemoToken(sessionID) ? openDemo(house, sessionID) : opened(house, sessionID),
  )
  scope.post('/floor/act', BARE, async (request, reply) => {
    const arrivedAt = house.clock()
    const read = readAsked(actBody, request)
    if (read.refused) return send(reply, read.refused)
    const { sessionID, ...message } = read.asked
    return send(reply, await acts.act(message, sessionID, arrivedAt))
  })
  roomRoutes(mount, house)
  boardRoutes(mount, house)
  pastRoutes(mount, house)
  publishedRoutes(scope, house)
}

const BARE = { compress: false, helmet: false } as const

type Asked<Schema extends z.ZodMiniType> =
  { asked: z.output<Schema>; refused: null } | { asked: null; refused: FloorReply<never> }

/** What is said before a body was read, or where none can be, is said in the language that the page asks in. */
const headerLang = ({ headers }: FastifyRequest): Lang =>
  /^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'tr'

/** What a body asks; or the refusal that says which of its fields are missing or wrong, in its language, to its request. */
function readAsked<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: FastifyRequest,
): Asked<Schema> {
  let value: unknown
  try {
    value = readPayload(bodyOf(request))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return {
      asked: null,
      refused: refusal(error.refusal, headerLang(request), undefined, error.figures),
    }
  }
  return readValue(schema, value)
}

function readValue<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): Asked<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return { asked: read.data, refused: null }
  const { refusal: name, figures } = badPayload(wrongFields(read.error))
  const words = withLang.safeParse(value).data?.lang ?? 'tr'
  const request = withRequest.safeParse(value).data?.requestId
  return { asked: null, refused: refusal(name, words, request, figures) }
}

/** What of a body that is wrong elsewhere says how to answer it. */
const withLang = z.object({ lang })
const withRequest = z.object({ requestId })
const withAct = z.object({ type: z.literal('act'), requestId })

/** A message that asks for an act, but for none that can be read, is answered like any other; null where nobody could tell what to. */
export function refusedAct(message: unknown): FloorReply<never> | null {
  if (!withAct.safeParse(message).success) return null
  return readValue(actMessage, message).refused
}

const NUMBER = /^[1-9]\d{0,14}$/
const FOR_GOOD = 'public, max-age=31536000, immutable'

function publishedRoutes(rgs: FastifyInstance, house: House): void {
  const answers = publishedAnswers(house)
  rgs.get<{ Params: Record<'table' | 'from' | 'to', string> }>(
    '/floor/rounds/:table/:from/:to',
    { compress: false },
    async (request, reply) => {
      const { table, from, to } = request.params
      const words = headerLang(request)
      const rounds = Number(to) - Number(from) + 1
      if (!NUMBER.test(from) || !NUMBER.test(to) || rounds < 1 || rounds > PUBLISHED_MAX)
        return send(reply, refusal('bad-payload', words))
      const range = { table, from: Number(from), to: Number(to) }
      const found = await replyOf(house, words, undefined, () => answers(range, addressOf(request)))
      if (!found.result) return send(reply, found)
      const { answer, isFinal } = found.data
      const { encoding, body } = await answer.formFor(request.headers['accept-encoding'])
      if (isFinal) reply.header('cache-control', FOR_GOOD)
      if (encoding !== null) reply.header('content-encoding', encoding)
      reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8')
      return reply.send(body)
    },
  )
}

/** A table as its game opens: it wakes, and says all there is to begin with. */
async function opened(house: House, sessionID: string): Promise<FloorOpened> {
  const token = readToken(sessionID)
  if (token === null) throw new Refused('session-expired')
  const { database, clock, limits } = house
  const { rows } = await database.pool.query<{
    outcome: string
    game: string | null
    funds: bigint
  }>(
    `select outcome, game, round_funds($1) as funds
     from round_seats(array[$1::bigint], array[$2::bytea], $3)`,
    [token.memberId, token.hash, clock()],
  )
  const [seat] = rows
  if (seat?.outcome !== 'seated' || seat.game === null) throw new Refused('session-expired')
  if (!limits.allows('callsOfMember', String(token.memberId), clock()))
    throw new Refused('too-many-calls')
  const table = await findTable(database.db, seat.game)
  if (!table) throw new Refused('game-unknown')
  await house.floor.wake(table.id)
  const state = await lookAtTable(database.db, table.id)
  if (!state) throw new Refused('game-unknown')
  return {
    at: clock().getTime(),
    table: state,
    seat: await seatAt(database.db, token.memberId, table.id),
    balance: wireBalance(seat.funds),
    rules: floorKind(table.kind).rules(table.rules),
    version: FLOOR_VERSION,
    face: faceOf(table),
  }
}

async function replyOf<T>(
  house: House,
  words: Lang,
  requestId: string | undefined,
  work: () => Promise<T>,
): Promise<FloorReply<T>> {
  try {
    return { result: true, message: 'OK', data: await work(), code: 200 }
  } catch (error) {
    if (error instanceof Refused) return refusal(error.refusal, words, requestId, error.figures)
    if (isShortage(error)) return refusal('busy', words, requestId)
    logFault(house, { route: '/rgs/floor' }, error, 'fault of the floor')
    const data = { refusal: 'fault', ...(requestId === undefined ? {} : { requestId }) }
    return { result: false, message: 'Internal Server Error', data, code: 500 }
  }
}

function refusal(
  name: keyof typeof REFUSALS,
  words: Lang,
  requestId?: string,
  figures: Refused['figures'] = {},
): Extract<FloorReply<never>, { result: false }> {
  const data = { ...figures, refusal: name, ...(requestId === undefined ? {} : { requestId }) }
  const message = refusalText(name, readBound(data), words, 'micro')
  return { result: false, message, data, code: REFUSALS[name].code }
}

const send = (reply: FastifyReply, answer: FloorReply<unknown>): FastifyReply =>
  reply.code(answer.code).send(answer)
