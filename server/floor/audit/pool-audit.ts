/**
 * Rounds that share what was staked, held to their books: the tickets that are recorded are those that were sold, the jackpot goes on
 * from round to round, and prizes and winners are what balls and tickets give. That the balls are those that were drawn, the floor's
 * own audit holds. Reads only.
 */
import type { Recomputed, RecomputedRow } from '../../audit/marked-audit.ts'
import { ROUND_PLACE, findInRounds } from './audit-rounds.ts'
import { POOLED_KINDS, floorKind } from '../kinds/kinds.ts'
import type { FloorPool, FloorRules, RecordedOutcome } from '../kinds/table-kind.ts'

interface SharedRow extends RecomputedRow {
  table_id: string
  number: bigint
  kind: string
  rules: FloorRules
  salt: string
  outcome: RecordedOutcome
  /** Of the last round that was settled before; null where there is none. */
  previous: RecordedOutcome | null
  sold: { spot: string; amount: string }[]
}

const SOLD = `(select json_agg(json_build_object('spot', s.spot, 'amount', s.amount::text) order by s.place)
    from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
    where f.table_id = r.table_id and f.number = r.number and s.state <> 'back')`

export const SHARES: Recomputed = {
  name: 'rounds that share',
  columns: `
  r.table_id, r.number, t.kind, t.rules, t.salt, r.outcome,
  (select p.outcome from floor_rounds p where p.table_id = r.table_id and p.number < r.number and p.phase = 'settled'
    order by p.number desc limit 1) as previous,
  coalesce(${SOLD}, '[]') as sold,
  json_build_array(r.table_id, r.number, t.salt, r.outcome, ${SOLD})::text as content`,
  from: `
from floor_rounds r join floor_tables t on t.id = r.table_id
where t.kind in (${POOLED_KINDS.map((kind) => `'${kind}'`).join(', ')}) and r.phase = 'settled'`,
  ...ROUND_PLACE,
  pageRows: 1_000,
  begin: () => findInRounds(problemOf, 'floor-shares-differ'),
}

async function problemOf(row: SharedRow): Promise<string | null> {
  const { pool } = floorKind(row.kind)
  if (!pool) return null
  const recorded = pool.recorded(row.outcome)
  const stakes = row.sold.map(({ spot, amount }) => ({ spot, amount: BigInt(amount) }))
  const text = JSON.stringify
  if (text(pool.soldOf(stakes, row.rules)) !== text(recorded.tickets)) return 'floor-tickets-differ'
  if (recorded.pot.before !== leftBy(pool, row.previous)) return 'floor-jackpot-differs'
  const { table_id: table, number: round, salt, rules } = row
  const { balls, tickets, pot } = recorded
  const again = await pool.share({ balls }, { table, round, salt, rules }, tickets, pot.before)
  return text(again) === text(recorded) ? null : 'floor-shares-differ'
}

const leftBy = (pool: FloorPool, previous: RecordedOutcome | null): number =>
  previous === null ? 0 : pool.leftBy(previous)
