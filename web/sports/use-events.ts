import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { dayOf, daysBefore } from '#web/words/days.ts'
import { MATCH_LOOK_MS } from './look.ts'
import { useNow } from '#web/parts/screen/use-now.ts'

export type SportEvent = Data<'betframe/events'>[number]
/** What a price needs to know of its match. */
export type EventShown = Pick<
  SportEvent,
  'eventID' | 'home' | 'away' | 'startsAt' | 'state' | 'suspended'
>

export type Day = 'today' | 'tomorrow'

/** The most that one answer has: more than a day's matches of the demo. */
const EVENTS_MAX = 100
/** Scores and hours move on by themselves. */
const RENEWED_MS = 15_000
/** The same of what is played, where the stream does not bring it. */
const LIVE_MS = 4_000

/** The matches of a day, as Istanbul has it, in the order that they begin. */
export function useDay(day: Day, competitionID: string | null) {
  const today = dayOf(new Date(useNow(MATCH_LOOK_MS)))
  return useCall(
    'betframe/events',
    {
      day: day === 'today' ? today : daysBefore(today, -1),
      limit: EVENTS_MAX,
      ...(competitionID === null ? {} : { competitionID }),
    },
    { silent: true, keepLast: true, everyMs: RENEWED_MS },
  )
}

/** All matches that are played. News of any of them makes what is known of one alone be asked again. */
export const useLive = () => useCall('betframe/live', {}, { silent: true, everyMs: LIVE_MS })

export const useEvent = (eventID: number, options: { enabled?: boolean; isLive?: boolean } = {}) =>
  useCall(
    'betframe/event',
    { eventID },
    {
      silent: true,
      enabled: options.enabled ?? true,
      everyMs: options.isLive === true ? LIVE_MS : RENEWED_MS,
    },
  )

/** What picks of one match are worth together. */
export const useTogether = (
  eventID: number,
  picks: readonly { market: string; selection: string }[],
  isLive: boolean,
) =>
  useCall(
    'betframe/builder',
    { eventID, selections: picks.map(({ market, selection }) => ({ market, selection })) },
    {
      silent: true,
      enabled: picks.length > 0,
      everyMs: isLive ? LIVE_MS : RENEWED_MS,
    },
  )

/** Today and tomorrow, and every competition that has matches. */
export function useCompetitions() {
  const { data } = useCall('betframe/sports', {}, { silent: true, freshMs: RENEWED_MS })
  return data?.[0]?.competitions ?? []
}
