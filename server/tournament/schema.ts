/** What the database holds of tournaments by itself: each is fixed or called off once, and each prize is paid once. */
import { writtenOnce } from '../database/forward-only.ts'

export const TOURNAMENT_FUNCTIONS: readonly string[] = [
  writtenOnce('tournaments', 'cancelled_at', 'fixed_at'),
  writtenOnce('tournament_standings', 'paid_at'),
]
