import type { Database } from '#server/database/database.ts'
import type { Acknowledged } from './crash-spins.ts'

/** What became of the acknowledged rounds. All zero is right. */
export interface Verdict {
  /** Not there, or not as it was told: round, payout or stake entry. */
  missing: number
  /** There more than once, or played without ever being acknowledged or asked for. */
  doubled: number
  /** Ended with a win, and not paid exactly once. */
  unpaid: number
}

const JUDGE = `
with told as (
  select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::boolean[])
    told (member_id, request_id, round_id, payout, is_ended)
), found as (
  select told.*,
    (select count(*) from rounds r
      where r.member_id = told.member_id and r.request_id = told.request_id) as rounds,
    (select count(*) from rounds r
      where r.member_id = told.member_id and r.request_id = told.request_id
        and r.id = told.round_id and r.payout = told.payout) as as_told,
    (select count(*) from entries e where e.member_id = told.member_id
      and e.source = 'round' and e.reference = 'stake:' || told.round_id) as stakes,
    (select count(*) from entries e where e.member_id = told.member_id
      and e.source = 'round' and e.reference = 'payout:' || told.round_id) as payouts
  from told
)
select
  (count(*) filter (where as_told = 0 or stakes = 0))::int as missing,
  (count(*) filter (where rounds > 1 or stakes > 1))::int
    + greatest(0, (select count(*) from rounds) - (select count(*) from told))::int as doubled,
  (count(*) filter (where is_ended and payouts <> 1))::int as unpaid
from found`

/** Looks every acknowledged round up in the database, through the table itself. */
export async function judge(
  { pool }: Pick<Database, 'pool'>,
  acknowledged: readonly Acknowledged[],
): Promise<Verdict> {
  const { rows } = await pool.query<Verdict>(JUDGE, [
    acknowledged.map(({ memberId }) => memberId),
    acknowledged.map(({ requestId }) => requestId),
    acknowledged.map(({ roundId }) => roundId),
    acknowledged.map(({ payout }) => payout),
    acknowledged.map(({ isEnded }) => isEnded),
  ])
  if (!rows[0]) throw new Error('the database said nothing')
  return rows[0]
}
