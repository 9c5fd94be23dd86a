/**
 * What rounds say of when and by whom they were made what they are: every stake was laid, and every one that was taken back was, while
 * that still decided nothing; no hand was paid more than the curve had reached by then; none went back by itself but with its round; nothing that was drawn became void; the crowd is the client
 * seeds of who bet first, and those are their members' own; a table plays by the rules of this house; a chain goes on behind a seed that was lost. Reads only.
 */
import { isDeepStrictEqual } from 'node:util'
import { CROWD_MAX } from '#chance/floor.ts'
import { GROWTH } from '#games/crash/numbers.ts'
import type { CrossCheck, Finding } from '#ledger/audit.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import { backInSql, halfInSql, payoutInSql, stakeInSql } from '../../bets/entry-reference.ts'
import { CLOCKS_MS_MAX } from '../../clocks.ts'
import { sha256 } from '../../crypto/node-hash.ts'
import { ADDED_SPOTS_OF_T, streetOfT } from '../kinds/kinds.ts'
import { ownTable } from '../tables/tables.ts'

/** Longer than a draw takes to be written down. */
const DRAW_MS_MAX = 10_000

/**
 * The moment before which nothing was worth so many hundredths: by the clock that entries are written by, where the process that led the
 * round had one ahead of it.
 */
const pressAt = (hundredths: string): string =>
  `least(r.begins_at, r.drawn_at + t.pause_ms * interval '1 millisecond') + (ln(${hundredths} / 100.0) / ${GROWTH.toFixed(5)}
    - ${CLOCKS_MS_MAX}) * interval '1 millisecond'`

/** Rounds from before their moments were kept are held to the one that their telling began at. */
const STAKES = `
select problem.kind, s.member_id, problem.seq, 'stake ' || s.bet_id || ' ' || s.seq as row_name
from floor_stakes s
join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
join floor_rounds r on r.table_id = f.table_id and r.number = f.number
join floor_tables t on t.id = f.table_id
cross join lateral (select ${stakeInSql('s.bet_id', 's.seq')} as stake,
  ${payoutInSql('s.bet_id', 's.seq')} as payout, ${ADDED_SPOTS_OF_T} as added,
  case when street.at > 0 then r.windows_closed[street.at] else coalesce(r.closed_at, r.begins_at) end as closed_at,
  case when street.at = 1 then r.drawn_at else r.windows_closed[street.at - 1] end as opened_at,
  coalesce(r.drawn_at, r.begins_at) as drawn_at
  from (values (coalesce(${streetOfT('s.spot')}, 0))) street (at)) own
left join entries laid on laid.member_id = s.member_id and laid.source = 'bet' and laid.reference = own.stake
left join entries back on back.member_id = s.member_id and back.source = 'bet'
  and back.reference = ${backInSql('s.bet_id', 's.seq')}
left join lateral (
  select min(e.seq) as seq, min(e.at) as at,
    max(e.at) filter (where e.reference = own.payout) as ended, max(e.at) filter (where e.reference <> own.payout) as half
  from entries e
  where e.member_id = s.member_id and e.source = 'bet' and e.reference in (own.payout, ${halfInSql('s.bet_id', 's.seq')})
) paid on true
left join lateral (
  select m.seq, m.client_seed from member_seeds m
  where m.member_id = s.member_id and m.client_seed is not null and m.created_at <= r.opened_at
    and (m.revealed_at is null or m.revealed_at > r.opened_at)
  order by m.seq desc limit 1
) seed on true,
lateral (values
  ('floor-stake-void-without-round', null::bigint, s.state = 'void' and r.phase = 'settled'),
  ('floor-stake-after-closing', laid.seq, laid.at > own.closed_at
    and (own.added is null or s.spot !~ own.added)),
  ('floor-stake-before-its-street', laid.seq, laid.at < own.opened_at),
  ('floor-back-after-closing', back.seq, s.state = 'back'
    and back.at > case when own.added is null then own.closed_at else own.drawn_at end),
  ('floor-paid-before-draw', paid.seq, paid.at < r.drawn_at),
  ('floor-press-before-its-time', paid.seq, t.kind = 'crash' and (
    s.end_request_id is not null and paid.ended < ${pressAt('s.ended_at')}
    or s.half_request_id is not null and paid.half < ${pressAt('s.half_at')})),
  -- The first seed of a member's is chosen later than its pair is made: it may have come too late for the round.
  ('floor-seed-not-of-member', laid.seq, s.client_seed is distinct from seed.client_seed
    and not (s.client_seed is null and seed.seq = 1))
) problem (kind, seq, is_so) where problem.is_so`

/** As \`floor_close\` picks them, worked out again: who bets on a later street comes too late. What cannot be drawn is void, and nothing else is. */
const ROUNDS = `
select problem.kind, 0::bigint as member_id, null::bigint as seq, 'round ' || r.table_id || ' ' || r.number as row_name
from floor_rounds r join floor_tables t on t.id = r.table_id
cross join lateral (select array(
  select first.client_seed from (
    select distinct on (s.member_id) s.member_id, s.client_seed, s.place
    from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
    where f.table_id = r.table_id and f.number = r.number and s.client_seed is not null
      and coalesce(${streetOfT('s.spot')}, 0) = 0
    order by s.member_id, s.place
  ) first order by first.place limit ${CROWD_MAX}) as crowd) picked,
lateral (values
  ('floor-crowd-not-of-bets', r.phase <> 'open' and (r.phase <> 'void' or r.crowd is not null)
    and r.crowd is distinct from picked.crowd),
  ('floor-void-after-draw', r.phase = 'void' and (r.outcome is not null or r.drawn_at is not null)),
  ('floor-begins-before-draw', r.begins_at < r.drawn_at - interval '${DRAW_MS_MAX} milliseconds'),
  ('floor-drawn-before-closing', r.drawn_at < r.closed_at)
) problem (kind, is_so) where problem.is_so`

/** The rules of a table are the house's own, by its version, and no operator's to change. */
async function findOtherRules(q: QueryPort): Promise<Finding[]> {
  const { rows } = await q.query('select id, kind, rules from floor_tables order by id', [])
  return rows.flatMap(({ id, kind, rules }): Finding[] => {
    const own = ownTable(String(id))
    if (own !== null && own.kind === kind && isDeepStrictEqual(rules, own.rules)) return []
    return [{ kind: 'floor-rules-not-ours', memberId: 0n, seq: null, row: `table ${String(id)}` }]
  })
}

/** Rounds behind one whose seed could not be opened, with the last link before it: of none, the end of their chain. */
const BEHIND_GAPS = `
select r.table_id, r.number, r.seed, coalesce(link.number, c.first_round - 1) as at,
  coalesce(link.seed, c.end_hash) as link
from floor_rounds gap
join floor_rounds r on r.table_id = gap.table_id and r.number = gap.number + 1 and r.seed is not null
join floor_chains c on c.table_id = r.table_id and r.number > c.first_round and r.number < c.first_round + c.rounds
left join lateral (
  select before.number, before.seed from floor_rounds before
  where before.table_id = r.table_id and before.number < gap.number and before.number >= c.first_round
    and before.seed is not null order by before.number desc limit 1
) link on true
where gap.phase = 'void' and gap.seed is null`

interface BehindGap {
  table_id: string
  number: bigint
  seed: Buffer
  at: bigint
  link: Buffer
}

/** Hashed as often as there are rounds between, a seed is the link before them. */
async function findBrokenBehindGaps(q: QueryPort): Promise<Finding[]> {
  const { rows } = await q.query(BEHIND_GAPS, [])
  // The query answers exactly these columns.
  return (rows as unknown as readonly BehindGap[]).flatMap((row): Finding[] => {
    let { seed } = row
    for (let at = row.number; at > row.at; at -= 1n) seed = sha256(seed)
    if (seed.equals(row.link)) return []
    const name = `round ${row.table_id} ${row.number}`
    return [{ kind: 'floor-seed-not-of-chain', memberId: 0n, seq: null, row: name }]
  })
}

export const MOMENT_CHECKS: readonly CrossCheck[] = [
  { text: STAKES },
  { text: ROUNDS },
  { find: findOtherRules },
  { find: findBrokenBehindGaps },
]
