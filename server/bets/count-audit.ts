/**
 * What is counted of bets is what they came to: every bet that ended on a day that is counted, and none that still waits to
 * be. Reads only.
 */
import type { CrossCheck } from '#ledger/audit.ts'
import { COUNTS, IS_LISTED, WITH_PARTS } from './count.ts'

/** The moment behind the last day that is counted. */
const COUNTED_UNTIL = `(select (max(day) + 1)::timestamp at time zone 'Europe/Istanbul' from bet_count_days)`

const IS_WAITING = `exists (select from bets_uncounted late
  where late.member_id = bet.member_id and late.id = bet.id)`

/** A count of coupons has no game: what has none is told from the others by zero. */
const SUMS = `
select 'bets-miscounted' as kind, member_id, null::bigint as seq,
  'count of ' || kind || ' ' || outcome || ' on ' || day as row_name from (
  select member_id, day, kind, coalesce(game_id, 0) as game, outcome, records, stake, payout, jackpots from (
    ${COUNTS} from (select * from bets bet where settled_at is not null and ${IS_LISTED}
      and placed_at < ${COUNTED_UNTIL} and not ${IS_WAITING}) bet
    ${WITH_PARTS} group by 1, 2, 3, 4, 5) each) found
full join (select member_id, day, kind, coalesce(game_id, 0) as game, outcome, records, stake, payout, jackpots
  from bet_counts) kept using (member_id, day, kind, game, outcome)
where (found.records, found.stake, found.payout, found.jackpots)
  is distinct from (kept.records, kept.stake, kept.payout, kept.jackpots)`

/** An open bet of a day that is counted would never be. */
const WAITING = `
select 'bet-never-counted' as kind, bet.member_id, null::bigint as seq, 'bet ' || bet.id as row_name
from bets bet where bet.settled_at is null and ${IS_LISTED} and bet.placed_at < ${COUNTED_UNTIL}
  and not ${IS_WAITING}`

export const BET_COUNT_CHECKS: readonly CrossCheck[] = [SUMS, WAITING].map((text) => ({ text }))
