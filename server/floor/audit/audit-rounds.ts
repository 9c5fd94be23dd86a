/** Rounds of every table, as they are worked out again: where they stand, when they have ended, and how one is named. Reads only. */
import type { Finding } from '#ledger/audit.ts'
import {
  byMoment,
  microsOf,
  type Recomputed,
  type RecomputedRow,
} from '../../audit/marked-audit.ts'

interface RoundRow extends RecomputedRow {
  table_id: string
  number: bigint
}

export const ROUND_PLACE = {
  place: [
    ['r.table_id', 'text'],
    ['r.number', 'bigint'],
  ],
  endedAt: microsOf('r.settled_at'),
  settledBy: byMoment,
} satisfies Partial<Recomputed>

/** Holds rounds to what somebody says is wrong with one; one that cannot be read is `unreadable`. */
export const findInRounds =
  <Row extends RoundRow>(
    problemOf: (row: Row) => Promise<string | null>,
    unreadable: string,
  ): ReturnType<Recomputed['begin']> =>
  async (_q, rows) => {
    const findings: Finding[] = []
    // The query answers exactly these columns.
    for (const row of rows as readonly Row[]) {
      // Altered so far that it cannot be read, it is still named.
      const kind = await problemOf(row).catch(() => unreadable)
      const name = `round ${row.table_id} ${row.number}`
      if (kind !== null) findings.push({ kind, memberId: 0n, seq: null, row: name })
    }
    return findings
  }
