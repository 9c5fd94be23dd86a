/** A round that is bet on street by street: what the next one brings, and its times. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DrawnOutcome } from '#chance/floor-draws.ts'
import type { FloorKind, FloorStreets, RecordedOutcome } from '../kinds/table-kind.ts'
import type { FloorTable } from '../tables/tables.ts'

export type StreetKind = FloorKind & { streets: FloorStreets }
export const isInStreets = (kind: FloorKind): kind is StreetKind => kind.streets !== undefined

/** A fifth of a lease: on a busy machine too it is kept before it ends. */
const KEPT_EVERY_MS = 300

interface OpenedStreet {
  step: number
  outcome: RecordedOutcome
}

/** What the next street brings, and what its bets are worth. However long that takes, whatever else waits goes first, and the lease is kept. */
export async function openStreet(
  { streets }: StreetKind,
  round: { step: number; outcome: RecordedOutcome | null },
  drawn: DrawnOutcome,
  keep: () => Promise<void>,
): Promise<OpenedStreet> {
  const step = round.step + 1
  let keptAt = performance.now()
  const giveWay = async (): Promise<void> => {
    await nextTurn()
    if (performance.now() - keptAt < KEPT_EVERY_MS) return
    await keep()
    keptAt = performance.now()
  }
  return { step, outcome: await streets.open(drawn, step, round.outcome, giveWay) }
}

/** Until when a street is bet on, or when the round is over where nothing is any more. */
export function streetTimes(
  kind: StreetKind,
  { openMs, rules }: Pick<FloorTable, 'openMs' | 'rules'>,
  { step, outcome }: OpenedStreet,
  since: Date,
): { due_at: Date | null; ends_at: Date | null } {
  const after = (ms: number): Date => new Date(since.getTime() + ms)
  if (step > kind.streets.last)
    return { due_at: null, ends_at: after(kind.tellingMs(outcome, rules)) }
  return { due_at: after(kind.streets.leadMs(step) + openMs), ends_at: null }
}

/** Those of the first street with the beginning of its round: its prices take their time, and it begins once they are there. */
export function firstTimes(kind: StreetKind, table: FloorTable, first: OpenedStreet, now: Date) {
  const beginsAt = new Date(now.getTime() + table.pauseMs)
  return { ...streetTimes(kind, table, first, beginsAt), begins_at: beginsAt }
}
