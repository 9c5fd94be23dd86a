import type { Database } from '#server/database/database.ts'
import { payoutInSql, stakeInSql } from '#server/bets/entry-reference.ts'
import type { Acknowledged } from './crash-spins.ts'

/** What became of the acknowledged rounds. All zero is right. */
export interface RoundCheck {
  /** Not there, or not as it was acknowledged: round, payout or stake entry. */
  missing: number
  /** There more than once, or played without ever being acknowledged or asked for. */
  doubled: number
  /** Ended with a win, and not paid exactly once. */
  unpaid: number
}

const CHECK_ROUNDS = `
with acknowledged as (
  select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::boolean[])
    acknowledged (member_id, request_id, round_id, payout, is_ended)
), found as (
  select acknowledged.*,
    (select count(*) from rounds r
      where r.member_id = acknowledged.member_id and r.request_id = acknowledged.request_id) as rounds,
    (select count(*) from rounds r
      where r.member_id = acknowledged.member_id and r.request_id = acknowledged.request_id
        and r.id = acknowledged.round_id and r.payout = acknowledged.payout) as as_acknowledged,
    (select count(*) from entries e where e.member_id = acknowledged.member_id
      and e.source = 'round' and e.reference = ${stakeInSql('acknowledged.round_id')}) as stakes,
    (select count(*) from entries e where e.member_id = acknowledged.member_id
      and e.source = 'round' and e.reference = ${payoutInSql('acknowledged.round_id')}) as payouts
  from acknowledged
)
select
  (count(*) filter (where as_acknowledged = 0 or stakes = 0))::int as missing,
  (count(*) filter (where rounds > 1 or stakes > 1))::int
    + greatest(0, (select count(*) from rounds) - (select count(*) from acknowledged))::int as doubled,
  (count(*) filter (where is_ended and payouts <> 1))::int as unpaid
from found`

/** Looks every acknowledged round up in the database, through the table itself. */
export async function checkRounds(
  { pool }: Pick<Database, 'pool'>,
  acknowledged: readonly Acknowledged[],
): Promise<RoundCheck> {
  const { rows } = await pool.query<RoundCheck>(CHECK_ROUNDS, [
    acknowledged.map(({ memberId }) => memberId),
    acknowledged.map(({ requestId }) => requestId),
    acknowledged.map(({ roundId }) => roundId),
    acknowledged.map(({ payout }) => payout),
    acknowledged.map(({ isEnded }) => isEnded),
  ])
  if (!rows[0]) throw new Error('the database said nothing')
  return rows[0]
}
