/**
 * How often suns come to rest, counted over every spin there is (`scan.ts`; `npm run simulate` counts again).
 * First boards are exact by their strips alone; only what falls in needs the count.
 */

import { SCATTER_AWARDS } from './numbers.ts'
import { OPENINGS, type Suns } from './rules.ts'

export type FreeSpinsOpening = 'late' | Suns

/** Ways of a paid spin to rest with so many suns, by its first board: fewer than three (`late`), 3, 4, 5. */
export const AT_REST: Readonly<Record<FreeSpinsOpening, Readonly<Record<Suns, number>>>> = {
  late: { 3: 104_983, 4: 1767, 5: 0 },
  3: { 3: 351_833, 4: 1921, 5: 0 },
  4: { 3: 0, 4: 14_661, 5: 0 },
  5: { 3: 0, 4: 0, 5: 243 },
}

/** Ways of a free spin to rest with three suns or more, out of all. */
export const RETRIGGER_ODDS = { ways: 530_705, of: 72_665_775 } as const

/** Ways, out of every combination of stops, to play a paid spin so. */
export function waysTo(opening: 'plain' | 'feature' | FreeSpinsOpening): number {
  const late = AT_REST.late[3] + AT_REST.late[4] + AT_REST.late[5]
  if (opening === 'late') return late
  return opening === 'plain' ? OPENINGS.few.total - late : OPENINGS[opening].total
}

/** One in how many paid spins gives free spins: both numbers of the exact fraction. */
export const FEATURE_ODDS = {
  ways: waysTo('feature') + waysTo('late'),
  of: OPENINGS.few.total + OPENINGS.feature.total,
} as const

/** Exact chance that at least one of the free spins that so many suns give rests with three suns or more. */
export function retriggerOdds(suns: Suns): number {
  return 1 - (1 - RETRIGGER_ODDS.ways / RETRIGGER_ODDS.of) ** SCATTER_AWARDS[suns].freeSpins
}
