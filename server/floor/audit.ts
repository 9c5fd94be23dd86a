/**
 * What the floor's rows say of its bets and of what was drawn: the parts of a bet come to its stake and its payout, no bet is
 * open on a round that has ended, and every outcome is drawn again from the seed and the crowd that are recorded, over a chain
 * whose seeds follow each other from the end that was published. Reads only.
 */
import { createHash } from 'node:crypto'
import { wordsOf } from '#chance/floor.ts'
import type { CrossCheck, Finding } from '#ledger/audit.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import { floorKind } from './kinds.ts'
import type { FloorRules, RecordedOutcome } from './table-kind.ts'
import { hmacOfNode, sha256OfNode } from './leader.ts'

const STAKES = `
select problem.kind, f.member_id, null::bigint as seq, 'bet ' || f.id as row_name
from floor_bets f
left join bets b on b.member_id = f.member_id and b.id = f.id
left join floor_rounds r on r.table_id = f.table_id and r.number = f.number
left join lateral (
  select sum(s.amount) filter (where s.state <> 'back') as amount, sum(s.paid) as paid,
    sum(s.amount - s.taken) filter (where s.state = 'void') as returned,
    count(*) filter (where s.state = 'placed') as placed
  from floor_stakes s where s.member_id = f.member_id and s.bet_id = f.id
) s on true, lateral (values
  ('floor-bet-without-bet', b.id is null),
  ('floor-bet-without-round', r.number is null),
  ('floor-stakes-differ', b.stake is distinct from coalesce(s.amount, 0)),
  ('floor-paid-differs', b.payout is distinct from coalesce(s.paid, 0) + coalesce(s.returned, 0)),
  ('floor-bet-open-after-round', r.settled_at is not null and b.state = 'open'),
  ('floor-stake-open-after-bet', b.state <> 'open' and s.placed > 0)
) problem (kind, is_so) where problem.is_so`

const WITHOUT = `
select 'bet-without-floor' as kind, b.member_id, null::bigint as seq, 'bet ' || b.id as row_name
from bets b join floor_tables t on t.id = b.game
join catalogue_games g on g.id = t.game_id and g.kind = b.kind
left join floor_bets f on f.member_id = b.member_id and f.id = b.id where f.id is null`

interface DrawnRow {
  table_id: string
  number: bigint
  kind: string
  rules: FloorRules
  salt: string
  crowd: string[]
  outcome: RecordedOutcome
  seed: Buffer
  before: Buffer | null
  end_hash: Buffer | null
  is_first: boolean
}

const DRAWN = `
select r.table_id, r.number, t.kind, t.rules, t.salt, r.crowd, r.outcome, r.seed,
  before.seed as before, c.end_hash, coalesce(c.first_round = r.number, false) as is_first
from floor_rounds r join floor_tables t on t.id = r.table_id
left join floor_rounds before on before.table_id = r.table_id and before.number = r.number - 1
left join lateral (
  select end_hash, first_round from floor_chains c where c.table_id = r.table_id and c.first_round <= r.number
  order by c.first_round desc limit 1
) c on true
where r.phase = 'settled' and (r.table_id, r.number) > ($1, $2)
order by r.table_id, r.number limit 1000`

/** Every round of every table, page by page. */
async function findOtherOutcomes(q: QueryPort): Promise<Finding[]> {
  const findings: Finding[] = []
  for (let after: readonly [string, bigint] = ['', 0n]; ;) {
    const { rows } = await q.query(DRAWN, [...after])
    // The query answers exactly these columns.
    const page = rows as unknown as readonly DrawnRow[]
    for (const row of page) {
      const kind = await problemOf(row)
      const name = `round ${row.table_id} ${row.number}`
      if (kind !== null) findings.push({ kind, memberId: 0n, seq: null, row: name })
    }
    const last = page.at(-1)
    if (!last) return findings
    after = [last.table_id, last.number]
  }
}

async function problemOf(row: DrawnRow): Promise<string | null> {
  const { table_id, number, kind, rules, salt, crowd, outcome, seed } = row
  const before = row.is_first ? row.end_hash : row.before
  // The seed of a void round that could not be opened stands nowhere: the one after it is held to its own outcome alone.
  if (before !== null && !createHash('sha256').update(seed).digest().equals(before))
    return 'floor-seed-not-of-chain'
  const round = { table: table_id, round: number, clientSeeds: crowd, salt }
  const words = await wordsOf(hmacOfNode, sha256OfNode, seed, round)
  const drawn = await floorKind(kind).draw(words, rules)
  return JSON.stringify(drawn) === JSON.stringify(outcome) ? null : 'floor-outcome-not-drawn'
}

export const FLOOR_CHECKS: readonly CrossCheck[] = [
  { text: STAKES },
  { text: WITHOUT },
  { find: findOtherOutcomes },
]
