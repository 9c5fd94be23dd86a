/** How an event stands for whoever would bet on it, and what of it is shown. */
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { isSilent, type MatchClock } from '#games/sports/feed.ts'
import { hasExpired, isPostponed } from '#games/sports/match.ts'
import type { SportRecord } from '#games/sports/sport.ts'
import { sportOf } from '#games/sports/sports.ts'
import type { SuspendedBy } from '#games/sports/stops.ts'
import type { Output } from '#contract/registry.ts'
import type { SportsEventsTable } from '../../database/tables/sports.ts'

type Row = Selectable<SportsEventsTable>
export type EventState = 'open' | 'waiting' | 'live' | 'over'
type Timed = Pick<Row, 'record' | 'clock' | 'starts_at' | 'first_starts_at' | 'settled_at'>

/**
 * Bets are taken until the hour that was said, by the house's own clock, and not once it has begun, whatever the hour. What goes on after it was settled, or after
 * it had to be over, is over to the house.
 */
export function stateOf(
  { record, clock, starts_at, first_starts_at, settled_at }: Timed,
  now: Date,
): EventState {
  if (record.ending !== null || record.phase === 'over') return 'over'
  if (record.phase !== 'scheduled')
    return settled_at !== null || hasExpired(first_starts_at, now) ? 'over' : 'live'
  // Played before it was said to have begun.
  if (record.startedAt !== null || clock?.isRunning === true) return 'waiting'
  return starts_at !== null && now < starts_at ? 'open' : 'waiting'
}

/** The same of rows of `event`, for a query. What had to be over is settled within the minute. */
export const IS_OVER = sql<boolean>`(event.record ->> 'ending' is not null or event.record ->> 'phase' = 'over'
  or event.settled_at is not null and event.record ->> 'phase' <> 'scheduled')`
export const IS_LIVE = sql<boolean>`(event.record ->> 'phase' <> 'scheduled' and not ${IS_OVER})`

/** What says whether bets are taken, beside the record and the hour. */
export const BETTING = [
  'heard_at',
  'told_at',
  'is_behind',
  'suspended_at',
  'suspended_until',
  'suspended_by',
  'changed_version',
  'priced_version',
  'priced_step',
  'is_halted',
  'is_disputed',
  'first_starts_at',
  'settled_at',
  'clock',
] as const satisfies readonly (keyof Row)[]

/**
 * What stops bets on a match; null where nothing does. Before it begins only a trader can, a dispute with its provider, and a start that was moved too far; one that goes on too late is stopped so, too. Odds that do not know the last news yet stop them as that
 * news does.
 */
export function suspensionOf(
  row: Pick<Row, 'record' | 'starts_at' | (typeof BETTING)[number]>,
  now: Date,
): SuspendedBy | null {
  const state = stateOf(row, now)
  const isLate = isPostponed(row.first_starts_at, state === 'open' ? row.starts_at : now)
  if (isLate && (state === 'open' || state === 'live')) return 'postponed'
  if ((row.is_halted || row.is_disputed) && (state === 'open' || state === 'live')) return 'halt'
  if (state !== 'live') return null
  if (row.is_behind) return 'gap'
  if (isSilent(row.heard_at.getTime(), now.getTime())) return 'silence'
  const news = row.suspended_by ?? 'phase'
  if (row.suspended_until !== null && now < row.suspended_until) return news
  return row.priced_version === null || row.priced_version < row.changed_version ? news : null
}

/** What it stands at; null before it has begun, and where that was not told. */
export const scoreOf = (record: SportRecord): { home: number; away: number } | null =>
  record.phase === 'scheduled' ? null : sportOf(record).scoreOf(record)

/** The game that is played, in a sport that is played in games. */
export const gameOf = (record: SportRecord): Output<'betframe/event'>['game'] =>
  sportOf(record).gameOf(record)

type Part = Output<'betframe/event'>['half']

/** Where the match is, of one that is played. */
export function momentOf({ record, clock }: Pick<Row, 'record' | 'clock'>): {
  minute: number | null
  half: Part
} {
  switch (record.phase) {
    case 'scheduled':
    case 'over':
      return { minute: null, half: null }
    case 'first-half':
      return { minute: clock?.minute ?? 0, half: 'first' }
    case 'second-half':
      return { minute: minuteIn(clock, 'second') ?? 45, half: 'second' }
    case 'half-time':
    case 'after-q1':
    case 'after-q3':
    case 'after-q4':
    case 'after-s1':
    case 'after-s2':
    case 'after-s3':
    case 'after-s4':
      return { minute: null, half: 'break' }
    case 'q1':
    case 'q2':
    case 'q3':
    case 'q4':
    case 'overtime':
    case 's1':
    case 's2':
    case 's3':
    case 's4':
    case 's5':
      return { minute: minuteIn(clock, record.phase) ?? 0, half: record.phase }
  }
}

/** The clock's minute, where it is of that part. */
function minuteIn(clock: MatchClock | null, part: Part): number | null {
  if (clock === null) return null
  const of = 'half' in clock ? clock.half : 'quarter' in clock ? clock.quarter : clock.set
  return of === part ? clock.minute : null
}
