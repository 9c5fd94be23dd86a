/**
 * Works every round out again, from the stored seeds (sealed ones too) over the published tables, by the very
 * functions that a play is drawn by, and compares what is recorded: cost, book, multiplier, payout, and the jackpots
 * that it hit. Reads only.
 */
import type { Finding } from '#ledger/audit.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import type { Recomputed } from '../../audit/marked-audit.ts'
import type { Shelf } from '../publish/published.ts'
import { problemsOf, RECORDED_ROUNDS, ROUND_COLUMNS, type RoundRow } from './recorded-rounds.ts'

/** A round is drawn as it is bought: it goes under the mark by its number, whether it was ended or not. */
export const roundsOf = (games: Pick<Shelf, 'find'>): Recomputed => ({
  name: 'rounds',
  columns: ROUND_COLUMNS,
  from: RECORDED_ROUNDS,
  place: [
    ['r.member_id', 'bigint'],
    ['r.id', 'bigint'],
  ],
  endedAt: 'r.id',
  settledBy: lastBefore,
  pageRows: 5_000,
  begin: () => async (_q, rows) => {
    const findings: Finding[] = []
    // The columns of the query above.
    for (const row of rows as readonly RoundRow[])
      for (const kind of problemsOf(row, await games.find(row.game, row.version)))
        findings.push({ kind, memberId: row.member_id, seq: null, row: `round ${row.id}` })
    return findings
  },
})

async function lastBefore(q: QueryPort, moment: Date): Promise<bigint> {
  const { rows } = await q.query(
    'select coalesce(max(id), 0) as id from bets where placed_at < $1',
    [moment],
  )
  return BigInt(String(rows[0]?.['id']))
}
