/** What the stream tells of matches, taken into what the calls have answered of them. */
import type { TopicData } from '#contract/topics.ts'
import { stateAfter, type MarketState } from '#contract/market-news.ts'
import type { Data, Output } from '#contract/registry.ts'
import { forgetStale, memory } from './memory.ts'

export type MarketTopic = 'market' | 'match'
type SportEvent = Output<'betframe/event'>
type Listed = Output<'betframe/live'>[number]
type State = MarketState<SportEvent['markets'][number], object>

/** Of what is watched, how it stands. */
const states = new Map<string, State>()

/** So far apart is asked, at the least, what coupons sell for, and picks of one match are worth together, as their matches move. */
export const OFFERS_MS = 4_000

/** What has ended or is settled is told whole by its call alone. */
const TURNS = ['state', 'isSettled'] as const

/** Takes news of an event in. */
export function takeMarketNews(
  topic: MarketTopic,
  key: string,
  news: TopicData<MarketTopic>,
): void {
  const name = `${topic}/${key}`
  // The contract's shape: which facts a topic tells stands there.
  const change = news as Parameters<typeof stateAfter<State['markets'][number], object>>[1]
  const state = stateAfter(states.get(name) ?? null, change)
  if (state === null) return
  states.set(name, state)
  const eventID = Number(key)
  const hasTurned = topic === 'match' ? showMatch(eventID, state) : showListed(eventID, state)
  if (hasTurned) forgetStale(['betframe/event', 'betframe/events'])
  moved.add(eventID)
  offersTimer ??= setTimeout(forgetOffers, OFFERS_MS)
}

let offersTimer: ReturnType<typeof setTimeout> | undefined
/** Matches that have moved since what follows them was asked for. */
const moved = new Set<number>()

/** What follows the odds of matches is asked for again where it is shown: offers for coupons that can be sold, and joined prices. */
function forgetOffers(): void {
  offersTimer = undefined
  const events = new Set(moved)
  moved.clear()
  void memory.invalidateQueries({
    predicate: ({ queryKey: [name, payload] }) =>
      (name === 'betframe/getCoupons' && isOfOpen(payload)) ||
      (name === 'betframe/builder' && isOfOneOf(events, payload)),
  })
}

const isOfOpen = (payload: unknown): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  ('couponIDs' in payload || ('status' in payload && payload.status === 'open'))

const isOfOneOf = (events: ReadonlySet<unknown>, payload: unknown): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  'eventID' in payload &&
  events.has(payload.eventID)

/** Nobody watches it any more: what it stood at grows old. */
export const forgetMarkets = (name: string): void => void states.delete(name)

const hasTurnedIn = (before: object, facts: object): boolean => {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(facts))]
  return TURNS.some((fact) => was.has(fact) && is.has(fact) && was.get(fact) !== is.get(fact))
}

/** Whether it has begun, ended, or was settled since. */
function showMatch(eventID: number, { facts, markets }: State): boolean {
  let hasTurned = false
  const known = memory.getQueriesData<SportEvent>({ queryKey: ['betframe/event', { eventID }] })
  for (const [queryKey, event] of known) {
    if (event === undefined) continue
    hasTurned ||= hasTurnedIn(event, facts)
    memory.setQueryData(queryKey, { ...event, ...facts, markets })
  }
  return hasTurned
}

function showListed(eventID: number, { facts, markets }: State): boolean {
  let hasTurned = false
  const shown = (events: readonly Listed[]): readonly Listed[] | null => {
    const at = events.findIndex((event) => event.eventID === eventID)
    const event = events[at]
    if (event === undefined) return null
    hasTurned ||= hasTurnedIn(event, facts)
    return events.with(at, { ...event, ...facts, markets: [...markets] })
  }
  for (const [queryKey, events] of memory.getQueriesData<readonly Listed[]>({
    queryKey: ['betframe/live'],
  })) {
    const next = shown(events ?? [])
    if (next !== null) memory.setQueryData(queryKey, next)
  }
  type Page = { data: Data<'betframe/events'> }
  for (const [queryKey, page] of memory.getQueriesData<Page>({ queryKey: ['betframe/events'] })) {
    const next = shown(page?.data ?? [])
    if (page !== undefined && next !== null)
      memory.setQueryData(queryKey, { ...page, data: [...next] })
  }
  return hasTurned
}
