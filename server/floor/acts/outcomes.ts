/** What the floor's SQL functions answer, as refusals. */
import { STAKE_REFUSALS } from '#contract/games/game-protocol.ts'
import { Refused, type RefusalName } from '#contract/refusals.ts'
import type { FloorTable } from '../tables/tables.ts'

/** The outcomes of the SQL functions that are refusals, by their names. */
const REFUSALS: Readonly<Record<string, RefusalName>> = {
  session: 'session-expired',
  expired: 'session-expired',
  reused: 'reference-reused',
  'table-closed': 'table-closed',
  'bets-closed': 'bets-closed',
  'spot-unknown': 'spot-unknown',
  'stake-range': 'stake-range',
  'spot-taken': 'spot-taken',
  'table-limit': 'table-limit',
  'room-full': 'room-full',
  'no-bet': 'no-bet',
  insufficient: 'insufficient-funds',
  limit: 'amount-out-of-range',
  'seat-taken': 'seat-taken',
  'seat-limit': 'seat-limit',
  'seat-not-yours': 'seat-not-yours',
  'seat-yours': 'seat-yours',
  'seat-empty': 'seat-empty',
  'seat-in-play': 'seat-in-play',
  late: 'decision-late',
  moved: 'not-asked',
}

/** What is refused of a session that was looked at first, and found to be one. */
export const SEATED: ReadonlySet<string> = new Set(
  Object.values(REFUSALS).filter((name) => name !== 'session-expired'),
)

/** Throws the refusal of that name, unless the outcome is one of these. */
export function refuseUnless(outcome: string, ...fine: readonly string[]): void {
  if (fine.includes(outcome)) return
  const name = Object.hasOwn(STAKE_REFUSALS, outcome)
    ? // Looked up in the closed table just before.
      (outcome as keyof typeof STAKE_REFUSALS)
    : REFUSALS[outcome]
  if (name === undefined) throw new Error(`the floor answers ${outcome}`)
  throw new Refused(name)
}

/** Why a table has no round of that number to bet on. */
export function whyMissing(table: FloorTable | undefined): string {
  if (!table || table.isOpen) return 'bets-closed'
  return table.isOpenItself ? 'product-closed' : 'table-closed'
}
