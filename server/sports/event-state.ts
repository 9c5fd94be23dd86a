/** How an event stands for whoever would bet on it, and what of it is shown. */
import type { Selectable } from 'kysely'
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
