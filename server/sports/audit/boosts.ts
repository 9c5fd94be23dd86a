/**
 * Boosted prices: each leg at one was taken while its boost stood, at its odds, above the book's own and not above what was fair, and in no system;
 * nobody has staked more on a boost than it takes, and each was somebody's act. Reads only.
 */
import type { CrossCheck } from '#ledger/audit.ts'
import { findBoostProblem } from '#games/sports/boost.ts'
import type { ChanceParts } from '#games/sports/cash-out.ts'
import { KNOWN_MS_MAX } from '../feed/recorded-events.ts'

/** Moments in milliseconds since 1970, the stake as a text: it comes out of JSON. */
interface Boost {
  event_id: number
  market_key: string
  selection: string
  odds: number
  stake_max: string
  begins: number
  until: number
}

export interface BoostedLeg {
  event_id: bigint | number
  market_key: string
  selection: string
  odds: number
  /** The book's own; null of one that is not boosted, like its boost. */
  book_odds: number | null
  boost: Boost | null
  is_live: boolean
}

/** Of a leg `l`, as JSON: both of the above. */
export const BOOST_OF_L = `'book_odds', l.book_odds, 'boost', (
        select json_build_object('event_id', s.event_id, 'market_key', s.market_key, 'selection', s.selection, 'odds', s.odds,
          'stake_max', s.stake_max::text, 'begins', (extract(epoch from s.begins_at) * 1000)::float8,
          'until', (extract(epoch from least(s.until, s.ended_at)) * 1000)::float8)
        from sports_boosts s where s.id = l.boost_id)`

interface Taken {
  kind: string
  stake: bigint | null
  /** When it was accepted. */
  at: number | null
}

export function isBoostedRight(
  { boost, book_odds, ...leg }: BoostedLeg,
  { kind, stake, at }: Taken,
  chanceOf: () => ChanceParts | null,
): boolean {
  if (boost === null || book_odds === null) return boost === null && book_odds === null
  return (
    kind !== 'system' &&
    !leg.is_live &&
    BigInt(boost.event_id) === BigInt(leg.event_id) &&
    boost.market_key === leg.market_key &&
    boost.selection === leg.selection &&
    boost.odds === leg.odds &&
    stake !== null &&
    stake <= BigInt(boost.stake_max) &&
    at !== null &&
    at >= boost.begins - KNOWN_MS_MAX &&
    at <= boost.until + KNOWN_MS_MAX &&
    findBoostProblem(boost.odds, { odds: book_odds, chance: chanceOf() }) === null
  )
}

const ABOVE = `
select 'boost-above-its-stake' as kind, l.member_id, null::bigint as seq, 'boost ' || s.id as row_name
from sports_boosts s join sports_coupon_legs l on l.boost_id = s.id
join bets b on b.member_id = l.member_id and b.id = l.coupon_id and b.state <> 'void'
group by s.id, s.stake_max, l.member_id having sum(b.stake) > s.stake_max`

const WITHOUT_ACT = `
select 'boost-without-act' as kind, 0::bigint as member_id, null::bigint as seq, 'boost ' || min(s.id) as row_name
from sports_boosts s
group by s.event_id, s.market_key, s.selection, s.odds, s.stake_max, s.until
having count(*) > (select count(*) from actions a
  where a.what = 'sports.boost' and a.target = 'event:' || s.event_id || ':' || s.market_key || ':' || s.selection
    and a.after->'odds' = to_jsonb(s.odds) and a.after->>'stakeMax' = s.stake_max::text
    and (a.after->>'until')::timestamptz = date_trunc('milliseconds', s.until))`

export const BOOST_CHECKS = [ABOVE, WITHOUT_ACT].map((text) => ({ text })) satisfies CrossCheck[]
