/** How an event stands for whoever would bet on it, and what of it is shown. */
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { isSilent } from '#games/sports/feed.ts'
import type { SuspendedBy } from '#games/sports/football/live.ts'
import { goalsOf, type FootballRecord } from '#games/sports/football/record.ts'
import type { SportsEventsTable } from '../database/tables/sports.ts'

type Row = Selectable<SportsEventsTable>
export type EventState = 'open' | 'waiting' | 'live' | 'over'

/** Bets are taken until the hour that was said, by the house's own clock, and not once it has begun, whatever the hour. */
export function stateOf(
  { record, starts_at }: Pick<Row, 'record' | 'starts_at'>,
  now: Date,
): EventState {
  if (record.ending !== null || record.phase === 'over') return 'over'
  if (record.phase !== 'scheduled') return 'live'
  return starts_at !== null && now < starts_at ? 'open' : 'waiting'
}

/** The same of rows of `event`, for a query. */
export const IS_OVER = sql<boolean>`(event.record ->> 'ending' is not null or event.record ->> 'phase' = 'over')`
export const IS_LIVE = sql<boolean>`(event.record ->> 'phase' <> 'scheduled' and not ${IS_OVER})`

/** What says whether bets in play are taken. */
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
] as const satisfies readonly (keyof Row)[]

/**
 * What stops bets on a match; null where nothing does. Before it begins only a trader can. Odds that do not know the last news yet stop them as that
 * news does.
 */
export function suspensionOf(
  row: Pick<Row, 'record' | 'starts_at' | (typeof BETTING)[number]>,
  now: Date,
): SuspendedBy | null {
  const state = stateOf(row, now)
  if (row.is_halted && (state === 'open' || state === 'live')) return 'halt'
  if (state !== 'live') return null
  if (row.is_behind) return 'gap'
  if (isSilent(row.heard_at.getTime(), now.getTime())) return 'silence'
  const news = row.suspended_by ?? 'phase'
  if (row.suspended_until !== null && now < row.suspended_until) return news
  return row.priced_version === null || row.priced_version < row.changed_version ? news : null
}

/** What it stands at; null before it has begun, and where that was not told. */
export const scoreOf = (record: FootballRecord): { home: number; away: number } | null =>
  record.phase === 'scheduled' ? null : goalsOf(record)

/** Where the match is, of one that is played. */
export function momentOf({ record, clock }: Pick<Row, 'record' | 'clock'>): {
  minute: number | null
  half: 'first' | 'break' | 'second' | null
} {
  switch (record.phase) {
    case 'first-half':
      return { minute: clock?.minute ?? 0, half: 'first' }
    case 'half-time':
      return { minute: null, half: 'break' }
    case 'second-half':
      return { minute: clock?.half === 'second' ? clock.minute : 45, half: 'second' }
    case 'scheduled':
    case 'over':
      return { minute: null, half: null }
  }
}
