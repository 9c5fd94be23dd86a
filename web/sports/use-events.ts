import { useEffect, useEffectEvent, useMemo } from 'react'
import {
  ALL_SPORTS,
  FAVOURITES,
  LIVE_MATCHES,
  matchesOfDay,
} from '#contract/addresses/first-payloads.ts'
import type { Data } from '#contract/registry.ts'
import { CallRefused } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import { dayOf, daysBefore } from '#web/words/days.ts'
import { MATCH_LOOK_MS } from './look.ts'
import { useTopics, type TopicRead } from '#web/call/live.ts'
import { useNow } from '#web/parts/screen/use-now.ts'
import { useIsMember } from '#web/state/auth.ts'

export type SportEvent = Data<'betframe/events'>[number]
/** One and the same whenever there are none yet. */
export const NO_EVENTS: readonly SportEvent[] = []
/** What a price needs to know of its match. */
export type EventShown = Pick<
  SportEvent,
  'eventID' | 'sportID' | 'home' | 'away' | 'startsAt' | 'state' | 'suspended'
>

export type Day = 'today' | 'tomorrow'

/** How often lists are asked for again: which matches they have moves slowly, and what each stands at is told. */
export const LISTS_MS = 60_000
/** How often what moves is asked for where the stream does not bring it. */
const MOVING_MS = 15_000
/** How often a joined price is asked for in play where the stream does not bring its match. */
const JOINED_MS = 4_000
/** So many matches of a screen are followed, those first in it: the coupon's are followed beside them, and one socket reads fifty. */
const FOLLOWED_MAX = 30

/** Follows the matches of lists as they are shown; where the stream does not bring all of them, the lists are asked again. */
export function useFollowed(
  lists: readonly { refetch: () => unknown }[],
  events: readonly SportEvent[],
): void {
  const moving = events.filter(({ state }) => state !== 'over')
  const ids = new Set(moving.map(({ eventID }) => eventID))
  const topics = [...ids].map((id): TopicRead => `market/${id}`)
  const doCome = useTopics(topics.slice(0, FOLLOWED_MAX)) && topics.length <= FOLLOWED_MAX
  const ask = useEffectEvent(() => {
    for (const list of lists) list.refetch()
  })
  useEffect(() => {
    if (doCome) return undefined
    const timer = setInterval(() => ask(), MOVING_MS)
    return () => clearInterval(timer)
  }, [doCome])
}

/** The matches of a day, as Istanbul has it, in the order that they begin. */
export function useDay(day: Day, sportID: number, competitionID: string | null) {
  const today = dayOf(new Date(useNow(MATCH_LOOK_MS)))
  return useCall(
    'betframe/events',
    {
      ...matchesOfDay(day === 'today' ? today : daysBefore(today, -1), sportID),
      ...(competitionID === null ? {} : { competitionID }),
    },
    { silent: true, keepLast: true, everyMs: LISTS_MS },
  )
}

/** Matches of any day that the member has marked, and that are not over. */
export function useFavourites(): readonly SportEvent[] {
  const { data } = useCall('betframe/events', FAVOURITES, {
    silent: true,
    enabled: useIsMember(),
    everyMs: LISTS_MS,
  })
  return data?.data ?? NO_EVENTS
}

/** The ids of the same; one and the same while nothing is marked. */
export function useMarkedIds(): ReadonlySet<number> {
  const favourites = useFavourites()
  const ids = favourites.map(({ eventID }) => eventID).join(' ')
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ').map(Number)), [ids])
}

/** Competitions that the member has marked; one and the same while nothing is marked. */
export function useMarkedCompetitions(): ReadonlySet<string> {
  const { data } = useCall('betframe/favorite_competitions', {}, { silent: true })
  return useMemo(() => new Set(data ?? []), [data])
}

/** Those that are marked before the others, each in the order that they had. */
export const markedFirst = <T extends { readonly competitionID: string }>(
  all: readonly T[],
  marked: ReadonlySet<string>,
): readonly T[] =>
  marked.size === 0
    ? all
    : [
        ...all.filter(({ competitionID }) => marked.has(competitionID)),
        ...all.filter(({ competitionID }) => !marked.has(competitionID)),
      ]

/** All matches that are played. Which they are is told as it changes, what each stands at to whoever follows it. */
export const useLive = () =>
  useCall('betframe/live', LIVE_MATCHES, { silent: true, everyMs: MOVING_MS })

/** A match with all its odds, told as they change. */
export const useEvent = (eventID: number, options: { enabled?: boolean; everyMs?: number } = {}) =>
  useCall(
    'betframe/event',
    { eventID },
    {
      silent: true,
      enabled: options.enabled ?? true,
      topics: [`match/${eventID}`],
      everyMs: options.everyMs ?? MOVING_MS,
    },
  )

/** What picks of one match are worth together, asked for again as the match moves; `isGone`: one of them takes no bets any more. */
export function useTogether(
  eventID: number,
  picks: readonly { market: string; selection: string }[],
  isLive: boolean,
) {
  const { data, error } = useCall(
    'betframe/builder',
    { eventID, selections: picks.map(({ market, selection }) => ({ market, selection })) },
    {
      silent: true,
      enabled: picks.length > 0,
      topics: [`match/${eventID}`],
      everyMs: isLive ? JOINED_MS : MOVING_MS,
    },
  )
  // Whoever asks too often, or is not answered, knows no more than before.
  return { data, isGone: error instanceof CallRefused && GONE.has(error.refusal) }
}

const GONE: ReadonlySet<string | null> = new Set([
  'not-found',
  'selection-closed',
  'selection-unknown',
])

/** The sports that have matches from now on, with their competitions. */
export const useSports = (): Data<'betframe/sports'> =>
  useCall('betframe/sports', ALL_SPORTS, { silent: true, freshMs: MOVING_MS }).data ?? NO_SPORTS
const NO_SPORTS: Data<'betframe/sports'> = []
