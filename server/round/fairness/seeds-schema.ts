/** What the database holds of seeds by itself: a client seed is chosen once, and a pair revealed once. */
import { writtenOnce } from '../../database/forward-only.ts'

export const SEED_FUNCTIONS: readonly string[] = [
  writtenOnce('member_seeds', 'client_seed', 'revealed_at'),
]
