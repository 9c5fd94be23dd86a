/** What a message of the stream does to this page: mostly to what the calls have answered. */
import type { TopicData, TopicName } from '#contract/topics.ts'
import { topicSurface } from '#contract/surface.ts'
import { auth } from '#web/state/auth.ts'
import { showFavourites } from '#web/call/favourite-lists.ts'
import { applyMaintenance } from './consequences.ts'
import { showBalanceWhenDue, type TopicRead } from './live.ts'
import { takeMarketNews } from './market-news.ts'
import { askAgain, fillAnswer, forgetStale, memory } from './memory.ts'

type Effects = { readonly [N in TopicName]?: (data: TopicData<N>, key: string) => void }

/** Beside what a topic fills and makes stale, or in its place. */
const EFFECTS: Effects = {
  balance: (data) => showBalanceWhenDue(data[0]?.balance ?? 0, () => fill('balance', data)),
  changes: ({ calls }) => {
    if (calls.includes('*')) askAgain()
    // The first message says only that it begins: what was asked shortly before may miss something.
    else forgetStale(calls.length > 0 ? calls : (topicSurface.changes.names ?? []))
  },
  favourites: ({ casino, livecasino, virtualgames, sport }) => {
    showFavourites('slot', casino)
    showFavourites('live', livecasino)
    showFavourites('virtual', virtualgames)
    showFavourites('match', sport)
  },
  maintenance: (data) => applyMaintenance(data),
  market: (news, key) => takeMarketNews('market', key, news),
  match: (news, key) => takeMarketNews('match', key, news),
  session: () => {},
}

export const isTopic = (name: unknown): name is TopicRead =>
  typeof name === 'string' && Object.hasOwn(topicSurface, name.split('/', 1)[0] ?? '')

/** The topic that it is one of. */
// What stands before the key is a topic's name.
export const baseOf = (topic: TopicRead): TopicName => topic.split('/', 1)[0] as TopicName

/** Takes a message in. Its data is of the topic's shape: what the house sends is built as the contract's type, and nobody reads it again here. */
export function takeIn(read: TopicRead, data: unknown): void {
  const topic = baseOf(read)
  const effect = EFFECTS[topic] as ((data: unknown, key: string) => void) | undefined
  if (effect === undefined) fill(topic, data)
  else effect(data, read.slice(topic.length + 1))
}

function fill(topic: TopicName, data: unknown): void {
  const { fills, stale = [] } = topicSurface[topic]
  if (fills === undefined) return forgetStale(stale)
  const text = JSON.stringify(data)
  const known = memory.getQueriesData({ queryKey: [fills] })
  const isNews = known.some(([, was]) => was !== undefined && JSON.stringify(was) !== text)
  for (const [queryKey] of known) fillAnswer(queryKey, data)
  if (known.length === 0) memory.setQueryData([fills, {}, auth.getState().language.lang], data)
  if (isNews) forgetStale(stale)
}
