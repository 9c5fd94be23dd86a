/** `/endpoint/v1/stream`: the site's topics, for members and visitors. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openMessage, topics } from '#contract/topics.ts'
import type { TopicName } from '#contract/topics.ts'
import { balanceReplyOf } from '../cashier/balance-source.ts'
import { browserOf, visitorOf } from '../door/browser-cookie.ts'
import { callerOf } from '../door/caller.ts'
import type { EnvelopeUser } from '../door/envelope.ts'
import { isFromElsewhere } from '../door/origins.ts'
import { addressOf } from '../door/request-limit.ts'
import type { House } from '../house.ts'
import { marketNews } from '../sports/events/market-sources.ts'
import type { ServedTopic } from './channel.ts'
import { memberScope, visitorScope, type SourceName } from './source.ts'
import { mountStream } from './stream-door.ts'
import type { ReaderIdentity } from './stream-socket.ts'

/** Where each topic's data is read; null for those that bring theirs along. */
const SOURCE_OF: Readonly<Record<TopicName, SourceName | null>> = {
  balance: 'balance',
  changes: null,
  favourites: 'favourites',
  jackpots: 'jackpots',
  maintenance: 'maintenance',
  market: 'market',
  match: 'match',
  messages: 'messages',
  session: null,
  sports: 'sports',
  support: 'support',
  tables: 'tables',
}

/** How a value stands on this wire where that is another way than the source reads it. */
const ENCODE: Readonly<Partial<Record<TopicName, (value: never) => unknown>>> = {
  balance: balanceReplyOf,
}

/** Of those that tell what has changed: how they say it. */
const NEWS: Readonly<Partial<Record<TopicName, ServedTopic['news']>>> = {
  market: marketNews,
  match: marketNews,
}

const asItIs = (value: unknown): unknown => value

const SERVED: ReadonlyMap<string, ServedTopic> = new Map(
  [...topics].map(([name, spec]) => {
    // The map holds every topic under its own name.
    const known = name as TopicName
    // What a source reads is what its topic encodes: both stand under one name above.
    const encode = (ENCODE[known] ?? asItIs) as (value: unknown) => unknown
    const news = NEWS[known]
    const served = { id: `site/${name}`, spec, source: SOURCE_OF[known], encode }
    return [name, { ...served, ...(news && { news }) }]
  }),
)

export function siteStream(app: FastifyInstance, house: House): void {
  mountStream(app, house, {
    route: '/v1/stream',
    path: '/endpoint/v1/stream',
    topics: SERVED,
    isForeign: (request) => isFromElsewhere(house.settings, request),
    open(message, request, reply) {
      const read = openMessage.safeParse(message)
      if (!read.success) return null
      const { user, topics } = read.data
      return { topics, identify: () => identify(house, user, request, reply) }
    },
  })
}

/** By the sealed session and the cookie of the browser that it is bound to. */
async function identify(
  house: House,
  user: EnvelopeUser | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReaderIdentity | null> {
  if (user === null) {
    const { hash } = visitorOf(house, request, reply)
    return { owner: null, member: null, conversation: hash && visitorScope(hash) }
  }
  const browser = browserOf(house, request, reply)
  const { member, session } = await callerOf(house, house.database.db, {
    user,
    browser,
    ip: addressOf(request),
  })
  if (member === null || session === null) return null
  const scope = memberScope(member.id)
  const owner = { memberId: member.id, familyId: session.familyId, sessionId: session.id }
  return { owner, member: scope, conversation: scope }
}
