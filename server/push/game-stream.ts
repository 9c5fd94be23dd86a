/** `/rgs/stream`: what a game's frame reads, by its launch token. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { gameTopics, openGameMessage } from '#contract/topics.ts'
import type { GameTopicName } from '#contract/topics.ts'
import { Refused } from '#contract/refusals.ts'
import type { Balances } from '#ledger/chart.ts'
import { isFromElsewhere } from '../door/origins.ts'
import { visitOf } from '../floor/demo/acts.ts'
import { isTableDemoToken } from '../floor/demo/token.ts'
import { actMessage, refusedAct, type FloorActs } from '../floor/routes.ts'
import type { Purse } from '../cashier/balance-source.ts'
import type { House } from '../house.ts'
import { openDemo } from '../round/play/demo.ts'
import { wireBalance } from '../game-session/balance.ts'
import { isDemoToken } from '../game-session/demo-token.ts'
import { readToken } from '../game-session/token.ts'
import type { ServedTopic } from './channel.ts'
import { memberScope, type SourceName } from './source.ts'
import { mountStream } from './stream-door.ts'
import type { ReaderIdentity } from './stream-socket.ts'

/** Where each topic's data is read; null for those that bring theirs along. */
const SOURCE_OF: Readonly<Record<GameTopicName, SourceName | null>> = {
  balance: 'balance',
  heartbeat: 'heartbeat',
  maintenance: 'maintenance',
  room: 'room',
  seat: 'seat',
  session: null,
  table: 'table',
}

const ENCODE: Readonly<Partial<Record<GameTopicName, ServedTopic['encode']>>> = {
  // Read by the source of that name. What there is to play with is what a play answers: bonus money, too.
  balance: (value) => {
    const { cash, bonus, underWay } = value as Partial<Purse> & Balances
    const bonusID = underWay ? Number(underWay.id) : null
    return { ...wireBalance(cash + bonus), bonusID }
  },
}

const SERVED: ReadonlyMap<string, ServedTopic> = new Map(
  [...gameTopics].map(([name, spec]) => {
    // The map holds every topic under its own name.
    const known = name as GameTopicName
    const encode = ENCODE[known] ?? ((value: unknown) => value)
    return [name, { id: `games/${name}`, spec, source: SOURCE_OF[known], encode }]
  }),
)

export function gameStream(app: FastifyInstance, house: House, acts: FloorActs): void {
  mountStream(app, house, {
    route: '/stream',
    path: '/rgs/stream',
    topics: SERVED,
    isForeign: (request) => isFromNoGame(house, request),
    open(message) {
      const read = openGameMessage.safeParse(message)
      if (!read.success) return null
      const { sessionID, topics } = read.data
      return { topics, sessionID, identify: () => identify(house, sessionID) }
    },
    act(message, sessionID, arrivedAt) {
      const read = actMessage.safeParse(message)
      if (read.success) return acts.act(read.data, sessionID, arrivedAt)
      const refused = refusedAct(message)
      return refused && Promise.resolve(refused)
    },
  })
}

/** Games lie on this origin, and on those that the operator named for games without a page here. */
function isFromNoGame({ settings, games }: House, request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (origin !== undefined && games.clientOrigins().includes(origin)) return false
  return isFromElsewhere({ publicUrl: settings.gamesUrl }, request)
}

/** A demo has no member: it reads what everyone may. One that there is not reads nothing. */
async function identifyDemo(house: House, sessionID: string): Promise<ReaderIdentity | null> {
  const demo = await openDemo(house, sessionID)
  return demo === null ? null : { owner: null, demo, member: null, conversation: null }
}

/** A demo of a table has a seat and a purse of its own, under its own scope. */
async function identifyAtTable(house: House, sessionID: string): Promise<ReaderIdentity | null> {
  try {
    const { scope } = await visitOf(house, sessionID)
    return { owner: null, demo: scope, member: scope, conversation: null }
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

async function identify(house: House, sessionID: string): Promise<ReaderIdentity | null> {
  if (isTableDemoToken(sessionID)) return identifyAtTable(house, sessionID)
  if (isDemoToken(sessionID)) return identifyDemo(house, sessionID)
  const token = readToken(sessionID)
  if (token === null) return null
  const { rows } = await house.database.pool.query<{ family_id: bigint }>(
    `select g.family_id from round_seats(array[$1::bigint], array[$2::bytea], $3) seat, game_sessions g
     where seat.outcome = 'seated' and g.member_id = $1 and g.token_hash = $2`,
    [token.memberId, token.hash, house.clock()],
  )
  const familyId = rows[0]?.family_id
  if (familyId === undefined) return null
  const scope = memberScope(token.memberId)
  const owner = { memberId: token.memberId, familyId, sessionId: null }
  return { owner, member: scope, conversation: scope }
}
