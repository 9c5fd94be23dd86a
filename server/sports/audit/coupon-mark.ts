/**
 * What of a coupon the mark of an audit holds, and when one has to be worked out again though it has ended: a match may be told
 * otherwise afterwards, or ruled on. What such a correction replaced stands as it was when the mark was made.
 */
import { byMoment, microsOf, type Recomputed } from '../../audit/marked-audit.ts'

const OF_C = (row: string): string => `${row}.member_id = c.member_id and ${row}.coupon_id = c.id`

/** The results that replaced another after the end of the layer are not there yet. */
const RESULT_THEN = `coalesce((
  select json_build_array(e.result, e.void_reason, e.settled_version, e.settled_ruling) from sports_earlier_results e
  where e.member_id = l.member_id and e.coupon_id = l.coupon_id and e.place = l.place and ${microsOf('e.replaced_at')} > $2::bigint
  order by e.replaced_at, e.settled_version, e.settled_ruling limit 1
), json_build_array(l.result, l.void_reason, l.settled_version, l.settled_ruling))`

export const LEGS_OF_C = `(
  select json_agg(json_build_array(l.place, l.event_id, l.market_key, l.market, l.selection, l.odds, l.version, l.is_live, l.shown_odds,
    l.held_odds, ${RESULT_THEN}) order by l.place)
  from sports_coupon_legs l where ${OF_C('l')})`

/** Of a boosted leg, its boost; nothing of any other, so that marks of before there were any still hold. */
export const BOOSTS_OF_C = `coalesce(' boosts ' || (
  select json_agg(json_build_array(l.place, l.boost_id, l.book_odds) order by l.place)
  from sports_coupon_legs l where ${OF_C('l')} and l.boost_id is not null)::text, '')`

/** By the last that was told of its matches, or corrected of it; null while one of them is not over, or not looked at again. */
const STIRRED_AT = `(
  select case when bool_and(e.settled_at is not null and e.reviews_due = e.reviews_done) then greatest(
    max(${microsOf('e.settled_at')}),
    max((select max(${microsOf('m.arrived_at')}) from sports_messages m where m.event_id = e.id)),
    max((select max(${microsOf('r.at')}) from sports_rulings r where r.event_id = e.id)),
    (select max(${microsOf('o.replaced_at')}) from sports_earlier_results o where ${OF_C('o')}),
    (select max(${microsOf('o.at')}) from sports_corrections o where ${OF_C('o')})) end
  from sports_coupon_legs l join sports_events e on e.id = l.event_id where ${OF_C('l')})`

/** A coupon goes under the mark once its bet has ended. */
export const ENDED_COUPONS = {
  place: [
    ['c.member_id', 'bigint'],
    ['c.id', 'bigint'],
  ],
  endedAt: microsOf('b.settled_at'),
  stirredAt: STIRRED_AT,
  settledBy: byMoment,
  pageRows: 200,
} satisfies Partial<Recomputed>
